#include "conformance/judge/cited_clause.h"

namespace hotstone::conformance {

using spec::Illegality;

std::string_view OwnClause(const spec::RuleSet& rules, std::string_view ing,
                           std::string_view tromp_taylor) {
  const bool of_tromp_taylor = rules.preset == "tromp-taylor" || rules.preset == "faulstich-2015" ||
                               rules.preset == "aga-like";
  return of_tromp_taylor ? tromp_taylor : ing;
}

std::string_view EndClause(const spec::RuleSet& rules) {
  return rules.end_passes == 2 ? "TT-END" : spec::IllegalityClause(Illegality::kGameOver);
}

std::string_view CitedClause(const spec::Ruling& ruling, const spec::Game& game) {
  const spec::RuleSet& rules = game.rules();
  const std::string_view by_law = spec::RulingClause(ruling, rules);
  switch (*ruling.why) {
    case Illegality::kOffBoard:
    case Illegality::kOccupied:
      return OwnClause(rules, by_law, "TT-MOVE");
    case Illegality::kGameOver:
      if (rules.capture_ends && !game.plies().empty() && !game.plies().back().move.IsPass()) {
        return "COMP-CAPTURE-ENDS";
      }
      return EndClause(rules);
    case Illegality::kHandicap:
      return OwnClause(rules, by_law, "TT-HANDICAP");
    case Illegality::kNoVariation:
    case Illegality::kSelfRemoval:
    case Illegality::kHotStone:
    case Illegality::kRecycling:
    case Illegality::kSuperko:
      break;
  }
  return by_law;
}

}  // namespace hotstone::conformance
