// Endless games under the cycle rule `square`: found, put into a certificate, accepted by its checker.
//
// The three return cycles come from return_cycles.h. On boards of more than 64 points they are looked for on
// a smaller board whose lower left corner is that of the large one: the stones that the cycles need seldom
// touch the other sides, and whether they do is for the checker to find out, which replays them where they
// are to be played.
#ifndef HOTSTONE_ENUMERATE_CYCLES_ENDLESS_GAMES_H_
#define HOTSTONE_ENUMERATE_CYCLES_ENDLESS_GAMES_H_

#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "certify/endless/endless.h"
#include "enumerate/cycles/return_cycles.h"
#include "spec/rules/rule_set.h"

namespace hotstone::enumerate {

// A certificate that certify::CheckEndless has accepted; nothing if no cycles were found, which means nothing
// more. The start is the empty board, Black to move. InvalidArgument unless cycle=square; Unimplemented for a
// part that is not rendered or a handicap; Cancelled if `progress` says stop before anything is found;
// Internal, a bug of ours, if the checker refuses what was found on the board itself.
absl::StatusOr<std::optional<certify::Endless>> BuildEndless(const spec::RuleSet& rules,
                                                             const spec::BoardSize& board,
                                                             const ReturnCycleLimits& limits,
                                                             Progress* progress);

// The cycles as a certificate for this rule set, not checked.
certify::Endless MakeEndless(const spec::RuleSet& rules, const spec::BoardSize& board,
                             const ReturnCycles& found);

// The first plies of the game: stem, then the cycles in the order of Thue's word. A pass is nothing. Requires
// cycles of two plies or more.
std::vector<std::optional<spec::Point>> EndlessMoves(const certify::Endless& endless, size_t plies);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_CYCLES_ENDLESS_GAMES_H_
