// Where two rule sets permit different plays, counted over a whole board as far as the last ply
// decides.
//
// A *case* is a ply and the situation after it: a legal position, a player, and a board play or a
// pass that both rule sets permit there at the start of a game and that ends the game under
// neither. Every legal position can be reached under every rule set without a capture, by placing
// its stones one at a time while the other side passes, so all of them are examined. In the
// situation after the ply the count compares the board plays that the two permit. The history that
// they see is this ply alone, which can forbid
//
//   self-removal, variation   as the position determines
//   hot stones                what the ply made hot
//   psk                       a play that leads to the position before the ply or leaves the
//                             present one
//   ssk                       a play that leads to the position before the ply
//   fixed                     the step of the ply again: only where single stones may remove
//                             themselves
//   nssk                      nothing: the player to move has not made a position yet
//   square, completed cycles  nothing: one ply never restores a (position, player to move)
//
// Both colours are the same by symmetry: only Black's plies are examined, and everything is counted
// twice. O(positions x points) positions are examined.
#ifndef HOTSTONE_ENUMERATE_DIFFERENCE_RULE_DIFFERENCE_H_
#define HOTSTONE_ENUMERATE_DIFFERENCE_RULE_DIFFERENCE_H_

#include <array>
#include <cstdint>
#include <optional>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "enumerate/graph/situation_graph.h"
#include "enumerate/index/legal_index.h"
#include "enumerate/rules/chains.h"
#include "enumerate/rules/rule_set.h"
#include "enumerate/rules/situation.h"
#include "spec/rules/rule_set.h"
#include "spec/rules/ruling.h"

namespace hotstone::enumerate {

// A rule set as far as one ply of memory determines it.
struct OnePlyRules {
  FiniteRules finite;
  spec::Cycle cycle = spec::Cycle::kNone;

  // Unimplemented for rule sets with a part that is not enumerated, or with handicap passes.
  static absl::StatusOr<OnePlyRules> From(const spec::RuleSet& rules);
};

// The ply that led to a position, seen from the player who is to move now.
struct LastPly {
  enum class Kind { kNone, kPass, kPlay };
  Kind kind = Kind::kNone;
  Stones before;     // kPass, kPlay: the position before it
  BitBoard hot = 0;  // where it made stones hot
};

// The empty points where the player to move may not play, each once, by the first reason that spec/
// gives.
struct Forbidden {
  BitBoard self_removal = 0;
  BitBoard no_variation = 0;
  BitBoard hot = 0;
  BitBoard superko = 0;

  BitBoard All() const { return self_removal | no_variation | hot | superko; }
  // Requires one of the points.
  spec::Illegality Why(BitBoard at) const;
};

// `analysis` describes the current position, with the player to move as own.
Forbidden FindForbidden(const Grid& grid, const OnePlyRules& rules, const Analysis& analysis,
                        const LastPly& last);

struct RuleDifference {
  static constexpr size_t kReasons = 9;  // of spec::Illegality

  uint64_t cases = 0;
  uint64_t differing = 0;            // cases in which the plays differ
  uint64_t positions = 0;            // (position, player to move) after the ply, each once
  uint64_t differing_positions = 0;  // those that differ after some ply
  // By the rule set that permits the play (0 the first, 1 the second) and the reason why the other
  // forbids it.
  std::array<std::array<uint64_t, kReasons>, 2> plays{};

  // A differing case with the fewest stones. Black made the ply.
  struct Example {
    Stones before;  // own: Black
    BitMove move = kNoPoint;
  };
  std::optional<Example> example;

  uint64_t PlaysPermittedOnlyBy(int rules) const;
};

// The largest board, in points, that is counted.
inline constexpr int kRuleDifferencePoints = 16;

// ResourceExhausted for larger boards, Cancelled when `progress` says stop, and the errors of
// OnePlyRules::From and LegalIndex::Create. 3x3 takes milliseconds, 4x4 half a minute.
absl::StatusOr<RuleDifference> CountRuleDifference(const Grid& grid, const spec::RuleSet& a,
                                                   const spec::RuleSet& b, Progress* progress);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_DIFFERENCE_RULE_DIFFERENCE_H_
