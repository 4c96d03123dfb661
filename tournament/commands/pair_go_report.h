// A game of pair go played by the law, for people and for programs, and what became of all courses.
#ifndef HOTSTONE_TOURNAMENT_COMMANDS_PAIR_GO_REPORT_H_
#define HOTSTONE_TOURNAMENT_COMMANDS_PAIR_GO_REPORT_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "tournament/courses/pair_go_courses.h"
#include "tournament/formats/pair_go_events.h"

namespace hotstone::tournament {

struct PlayedPairGo {
  PairGoRules rules;
  struct Step {
    PairGoLine line;
    PairGoStep step;
    PairGoSeat turn;        // whose turn it was before the event
    PairGoSeat last_right;  // whose turn the last move was, if there was one
    int penalty = 0;        // points, if a token was given
  };
  std::vector<Step> steps;
  PairGoGame game;
};

// The events, one by one. InvalidArgument with file and line where one cannot be.
absl::StatusOr<PlayedPairGo> PlayPairGo(const PairGoRecord& record, const std::string& file,
                                        const PairGoRules& rules);

// A line for each event, with what is made of it and the clauses. Names are fit for a terminal.
std::string PairGoText(const PairGoRecord& record, const PlayedPairGo& played);
// One JSON object (hotstone.result/1), with its line's end.
std::string PairGoJson(const PairGoRecord& record, const PlayedPairGo& played);

std::string PairGoCoursesText(const PairGoRules& rules, int letters, const PairGoCourses& courses);
std::string PairGoCoursesJson(const PairGoRules& rules, int letters, const PairGoCourses& courses);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_COMMANDS_PAIR_GO_REPORT_H_
