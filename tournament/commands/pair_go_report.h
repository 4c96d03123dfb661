// Reports a game of pair go played by the law, and the search over all courses, for people and for
// programs.
#ifndef HOTSTONE_TOURNAMENT_COMMANDS_PAIR_GO_REPORT_H_
#define HOTSTONE_TOURNAMENT_COMMANDS_PAIR_GO_REPORT_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "answers/shown/shown.h"
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

// Plays the events one by one. InvalidArgument with file and line for an impossible event.
absl::StatusOr<PlayedPairGo> PlayPairGo(const PairGoRecord& record, const std::string& file,
                                        const PairGoRules& rules);

// A line for each event, with its ruling and the clauses. Names are safe for a terminal.
answers::Shown DescribePairGo(const PairGoRecord& record, const PlayedPairGo& played);

// Exits with kExitFails if some course does not restore the rotation.
answers::Shown DescribePairGoCourses(const PairGoRules& rules, int letters,
                                     const PairGoCourses& courses);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_COMMANDS_PAIR_GO_REPORT_H_
