// A ruling: whether a move may be played and, if not, the reason and the clause.
//
// The short names are those of the case format (docs/reference/case-format.md): occupied,
// no-variation, self-removal, hot-stone, recycling, superko, off-board, game-over. `handicap` is
// our own, for a board play by White while mandatory handicap passes are owed.
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
  // The kind of the hot stones that the play would remove at once, if known. A game knows it
  // (game.h), a situation does not.
  std::optional<HotKind> hot = std::nullopt;
  // Recycling under `disturber`: the cycle names nobody, and the rule set still binds the player.
  bool nobody_named = false;
  // The first reading in the cycle layer that forbids the play, if known. A game knows it.
  std::optional<Cycle> by = std::nullopt;
  bool legal() const { return !why.has_value(); }
};

std::string_view IllegalityName(Illegality why);
std::optional<Illegality> IllegalityFromName(std::string_view name);

// The clause that forbids such a move, by its id in docs/reference/clauses.md.
std::string_view IllegalityClause(Illegality why);

// The reason in a sentence for people.
std::string_view IllegalitySentence(Illegality why);

// The reason for which a reading of the cycle layer forbids plays; nothing for `none`.
std::optional<Illegality> CycleIllegality(Cycle cycle);

// The clause of the first reading of the cycle layer. The layer must not be empty.
std::string_view CycleLayerClause(const RuleSet& rules);

// The same for a ruling under a rule set, as precise as both allow: the clause of the kind of hot
// stone, of the reading of recycling, of the form of superko. The ruling must be illegal.
std::string_view RulingClause(const Ruling& ruling, const RuleSet& rules);
std::string_view RulingSentence(const Ruling& ruling, const RuleSet& rules);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_RULES_RULING_H_
