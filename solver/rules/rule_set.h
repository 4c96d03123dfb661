// Which rules without history the formulas render, as data.
//
// A rule set of spec/ is read for what concerns a ply: which own stones a play may remove, what a
// play makes hot, when the game is over. spec/ is not asked what such a rule means;
// solver/rules/ply.h states that again as formulas. Besides the law there is room for mistakes: a
// member `Removal` or `HotStone` that is not the default is a rule that is wrong on purpose.
#ifndef HOTSTONE_SOLVER_RULES_RULE_SET_H_
#define HOTSTONE_SOLVER_RULES_RULE_SET_H_

#include "absl/status/statusor.h"
#include "solver/rules/board_play.h"
#include "solver/rules/single_hot_stone.h"
#include "spec/ko/cycle_reading.h"
#include "spec/rules/hot_scope.h"
#include "spec/rules/rule_set.h"
#include "spec/rules/self_removal.h"

namespace hotstone::solver {

// What a play makes hot (spec/rules/hot_stone.h).
struct HotFlags {
  bool single = false;
  bool double_add = false;
  bool double_add_any = false;
  bool double_capture = false;
  bool twin = false;
  bool twin_triple = false;
  bool any_ko_stone = false;

  bool LooksAtPairs() const { return double_add || double_add_any || double_capture; }
  bool LooksAtFights() const { return twin || twin_triple || any_ko_stone; }
  bool Any() const { return single || LooksAtPairs() || LooksAtFights(); }
};

// How to decide whether a ko is a fighting one (spec/rules/hot_scope.h).
struct HotScope {
  spec::HotClass class_of = spec::HotClass::kAfter;
  bool unclassified_is_hot = true;
  spec::SettledBy settled = spec::SettledBy::kLife;
  spec::SettledBy settled_beyond_single = spec::SettledBy::kLife;  // all kinds but the single one
};

struct FiniteLaw {
  spec::SelfRemoval self_removal = spec::SelfRemoval::kGroups;
  HotFlags hot;               // in every ko
  HotFlags fighting_only;     // in fighting kos
  HotScope scope;             // of fighting_only
  int end_passes = 4;         // this many passes in a row end the game
  bool capture_ends = false;  // the first removal ends it too

  Removal removal;
  HotStone hot_stone;
};

// Unimplemented, naming the part, for a rule set with a history or with handicap passes.
absl::StatusOr<FiniteLaw> FiniteLawOf(const spec::RuleSet& rules);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_RULES_RULE_SET_H_
