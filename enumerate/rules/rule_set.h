// The parts of a finite-memory rule set that the bit-board engine needs, and which plays it
// permits.
//
// Rule sets come as data from spec/; this file renders their effect on a position a second time,
// from the masks of enumerate/rules/board.h.
#ifndef HOTSTONE_ENUMERATE_RULES_RULE_SET_H_
#define HOTSTONE_ENUMERATE_RULES_RULE_SET_H_

#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "enumerate/rules/board.h"
#include "enumerate/rules/board_play.h"
#include "enumerate/rules/chains.h"
#include "enumerate/rules/hot_stone.h"
#include "enumerate/rules/self_removal.h"
#include "spec/rules/rule_set.h"

namespace hotstone::enumerate {

struct FiniteRules {
  HotRules hot;               // which stones may not be removed at once
  bool forbid_single = true;  // removing just the stone played is forbidden
  bool forbid_groups = true;  // removing several own stones is forbidden
  int end_passes = 4;
  bool capture_ends = false;
  // Not the rules of any text, but the worst of many for the player whom endless play hurts: that
  // player removes no stones of their own; no ban binds the other; and every ban that the other may
  // leave binds that player, present or not (enumerate/robust/robust_bounds.h). Only the sweeps
  // know this flag.
  bool robust = false;

  // Unimplemented for rule sets with history, or with handicap passes.
  static absl::StatusOr<FiniteRules> From(const spec::RuleSet& rules);

  friend auto operator<=>(const FiniteRules&, const FiniteRules&) = default;
};

// The part of a rule set without a second rendering, by its key and value: a cycle layer of several
// readings and `resume=dispute` need memory that no table here has. Nothing for all others,
// including `disturber` (ko_cycle.h).
std::optional<std::string> NotEnumerated(const spec::RuleSet& rules);

// The parts common to every rule set, whatever its cycle layer: the self-removal options and the
// hot layer.
FiniteRules BoardPlayRules(const spec::RuleSet& rules);

// Where the side `own` may play, ignoring bans.
inline BitBoard LegalPlays(const Grid& grid, const Analysis& analysis, const FiniteRules& rules) {
  if (!rules.forbid_single) return analysis.empty;
  const SelfRemovals self = FindSelfRemovals(grid, analysis);
  return analysis.empty & ~(rules.forbid_groups ? self.all : self.single);
}

// The points where hot stones forbid the opponent to play at once after a play.
inline BitBoard BansAfter(const Grid& grid, const Resolved& play, int at,
                          const FiniteRules& rules) {
  BitBoard bans = 0;
  if (rules.hot.single) {
    const int ko = SingleKoPoint(grid, play, at);
    if (ko != kNoPoint) bans = BitAt(ko);
  }
  if (rules.hot.BeyondSingle()) bans |= BansBeyondSingle(grid, play, at, rules.hot);
  return bans;
}

// True if the play ends the game.
inline bool EndsGame(const Resolved& play, const FiniteRules& rules) {
  return rules.capture_ends && (play.captured | play.removed) != 0;
}

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_RULES_RULE_SET_H_
