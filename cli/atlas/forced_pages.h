// The atlas page about what a side can force under any rule of repetition: strategies to play
// against on small boards, from the empty board and from the positions of captions on them.
//
// The bounds come from enumerate/robust. The strategies were accepted by the checker of
// certify/solution, and are written as games (strategy_game.h). In these games the other side may
// make every board play that removes something other than itself, regardless of repetition rules,
// hot stones and rules about removing own stones, so the game covers more than any single rule
// requires.
#ifndef HOTSTONE_CLI_ATLAS_FORCED_PAGES_H_
#define HOTSTONE_CLI_ATLAS_FORCED_PAGES_H_

#include <cstddef>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "base/progress.h"
#include "cli/atlas/site.h"

namespace hotstone::answers {
struct StrategyGame;
}  // namespace hotstone::answers

namespace hotstone::certify {
struct Solution;
}  // namespace hotstone::certify

namespace hotstone::cli {

// The strategy as a game. The certificate has `images each` and `rules any-single-hot`.
// ResourceExhausted beyond `most` nodes; Internal for anything that CheckSolution would refuse.
absl::StatusOr<answers::StrategyGame> RobustGameOf(const certify::Solution& robust, size_t most);

// forced.html and forced/*.js for these boards. Errors of SolveRobust; Cancelled if `progress` says
// stop.
absl::Status AddForced(const std::vector<std::string>& boards, Progress* progress, Site& site);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_ATLAS_FORCED_PAGES_H_
