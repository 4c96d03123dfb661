// The page of the atlas about what a side forces whatever rule of repetition is in force: strategies to play
// against on small boards, from the empty board and from the positions of captions that stand on them.
//
// The bounds are those of enumerate/robust, the strategies were accepted by the checker of certify/solution,
// and are written as games (strategy_game.h): there the other side is granted every board play that removes
// something else than itself, whatever a rule of repetition, a hot stone or a rule about removing own stones
// may say of it, so that the game shows more than any one rule asks.
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

// The strategy as a game. The certificate has `images each` and `rules any-single-hot`. ResourceExhausted beyond
// `most` nodes; Internal for what CheckSolution would refuse.
absl::StatusOr<answers::StrategyGame> RobustGameOf(const certify::Solution& robust, size_t most);

// forced.html and forced/*.js for these boards. Errors of SolveRobust; Cancelled if `progress` says stop.
absl::Status AddForced(const std::vector<std::string>& boards, Progress* progress, Site& site);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_ATLAS_FORCED_PAGES_H_
