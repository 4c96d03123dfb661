// A game of pair go played by the law, for people and for programs, and what became of all courses.
#ifndef HOTSTONE_CLI_TOURNAMENT_PAIR_GO_REPORT_H_
#define HOTSTONE_CLI_TOURNAMENT_PAIR_GO_REPORT_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "enumerate/tournament/pair_go_courses.h"
#include "formats/tournament/pair_go_events.h"

namespace hotstone::cli {

struct PlayedPairGo {
  spec::PairGoRules rules;
  struct Step {
    formats::PairGoLine line;
    spec::PairGoStep step;
    spec::PairGoSeat turn;        // whose turn it was before the event
    spec::PairGoSeat last_right;  // whose turn the last move was, if there was one
    int penalty = 0;              // points, if a token was given
  };
  std::vector<Step> steps;
  spec::PairGoGame game;
};

// The events, one by one. InvalidArgument with file and line where one cannot be.
absl::StatusOr<PlayedPairGo> PlayPairGo(const formats::PairGoRecord& record, const std::string& file,
                                        const spec::PairGoRules& rules);

// A line for each event, with what is made of it and the clauses. Names are fit for a terminal.
std::string PairGoText(const formats::PairGoRecord& record, const PlayedPairGo& played);
// One JSON object (hotstone.result/1), with its line's end.
std::string PairGoJson(const formats::PairGoRecord& record, const PlayedPairGo& played);

std::string PairGoCoursesText(const spec::PairGoRules& rules, int letters,
                              const enumerate::PairGoCourses& courses);
std::string PairGoCoursesJson(const spec::PairGoRules& rules, int letters,
                              const enumerate::PairGoCourses& courses);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_TOURNAMENT_PAIR_GO_REPORT_H_
