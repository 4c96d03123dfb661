// Endless games under the cycle rule `square`: found, written as a certificate, accepted by its
// checker.
//
// The three return cycles come from return_cycles.h. For boards of more than 64 points the search
// runs on a smaller board that shares the lower left corner of the large one. The stones that the
// cycles need seldom touch the other sides; the checker replays the cycles on the large board and
// decides whether they do.
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

// A certificate that certify::CheckEndless has accepted, or nothing if no cycles were found, which
// proves nothing. The start is the empty board, Black to move. InvalidArgument unless cycle=square;
// Unimplemented for an unsupported part of the rules or a handicap; Cancelled if `progress` says
// stop before anything is found; Internal, a bug of ours, if the checker rejects a find on the
// board itself.
absl::StatusOr<std::optional<certify::Endless>> BuildEndless(const spec::RuleSet& rules,
                                                             const spec::BoardSize& board,
                                                             Progress* progress);

// The cycles as an unchecked certificate for this rule set.
certify::Endless MakeEndless(const spec::RuleSet& rules, const spec::BoardSize& board,
                             const ReturnCycles& found);

// The first plies of the game: stem, then the cycles in the order of Thue's word. Nullopt is a
// pass. Requires cycles of two plies or more.
std::vector<std::optional<spec::Point>> EndlessMoves(const certify::Endless& endless, size_t plies);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_CYCLES_ENDLESS_GAMES_H_
