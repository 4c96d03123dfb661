// A ruling: may this move be played, and if not, why not and by which clause.
//
// The short names are those of the case format (docs/reference/case-format.md): occupied,
// no-variation, self-removal, hot-stone, recycling, superko, off-board, game-over; `handicap` is
// ours, for a board play by White while mandatory handicap passes are owed.
#ifndef HOTSTONE_SPEC_RULES_RULING_H_
#define HOTSTONE_SPEC_RULES_RULING_H_

#include <optional>
#include <string>
#include <string_view>

#include "spec/board/move.h"
#include "spec/rules/hot_kinds.h"
#include "spec/rules/rule_set.h"

namespace hotstone::spec {

enum class Illegality {
  kOffBoard,
  kOccupied,
  kNoVariation,
  kSelfRemoval,
  kHotStone,
  kRecycling,
  kSuperko,
  kGameOver,
  kHandicap,
};

struct Ruling {
  std::optional<Illegality> why;  // nothing: legal
  // Where it is known which stones the play would remove at once: of which kind they are hot. A game knows
  // (game.h), a situation does not.
  std::optional<HotKind> hot = std::nullopt;
  // Recycling under `disturber`: the cycle names nobody, and the rule set binds the player all the same.
  bool nobody_named = false;
  // Where a game knows: the reading of the cycle layer that forbids the play, the first in the list that does.
  std::optional<Cycle> by = std::nullopt;
  bool legal() const { return !why.has_value(); }
};

std::string_view IllegalityName(Illegality why);
std::optional<Illegality> IllegalityFromName(std::string_view name);

// The clause that forbids such a move, by its id in docs/reference/clauses.md.
std::string_view IllegalityClause(Illegality why);

// The reason in a sentence, for people.
std::string_view IllegalitySentence(Illegality why);

// Why a reading of the cycle layer forbids what it forbids; nothing for `none`.
std::optional<Illegality> CycleIllegality(Cycle cycle);

// The clause of the first reading of the cycle layer, which there must be.
std::string_view CycleLayerClause(const RuleSet& rules);

// The same for a ruling under a rule set, as exactly as they tell: the clause of the kind of hot stone, of
// the reading of recycling, of the form of superko. The ruling must be illegal.
std::string_view RulingClause(const Ruling& ruling, const RuleSet& rules);
std::string_view RulingSentence(const Ruling& ruling, const RuleSet& rules);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_RULES_RULING_H_
