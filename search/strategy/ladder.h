// Ladders: a chain taken by atari after atari, on a board of any size.
//
// The attacker plays only at liberties of the chain, and only while it has at most two; every reply
// of the owner is tried. A ladder found is a strategy; finding none proves nothing. Games are
// played by spec/, so each rule set has the ladders that it permits.
//
// For example, in .OO./OX../.... with White to move, White plays at C2, and the black stone is
// taken wherever Black plays next.
#ifndef HOTSTONE_SEARCH_STRATEGY_LADDER_H_
#define HOTSTONE_SEARCH_STRATEGY_LADDER_H_

#include <cstdint>
#include <optional>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "certify/strategy.h"
#include "spec/board/board.h"
#include "spec/board/color.h"
#include "spec/rules/rule_set.h"

namespace hotstone::search {

// A strategy that captures the chain at `group`, unchecked. Nothing if there is no such ladder, if
// more than `most_plays` plays were tried, or if `progress` says stop. If the owner moves first the
// chain must be in atari. Errors of Game::Create. Requires a stone at `group`.
absl::StatusOr<std::optional<certify::Strategy>> FindLadder(const spec::RuleSet& rules,
                                                            const spec::Position& position,
                                                            spec::Point group, spec::Color to_move,
                                                            uint64_t most_plays,
                                                            Progress* progress);

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_STRATEGY_LADDER_H_
