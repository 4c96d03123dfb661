#include "spec/clauses/clauses.h"

#include <map>
#include <span>

#include "spec/clauses/clause_tables.h"

namespace hotstone::spec {

const std::vector<Clause>& Clauses() {
  static const auto* const clauses = [] {
    auto* all = new std::vector<Clause>;
    for (const std::span<const Clause> table :
         {ClausesOfIng96Rules(), ClausesOfIng96Glossary(), ClausesOfIng96Diagrams(), ClausesOfIng91(),
          ClausesOfZh(), ClausesOfOtherTexts()}) {
      all->insert(all->end(), table.begin(), table.end());
    }
    return all;
  }();
  return *clauses;
}

const Clause* FindClause(std::string_view id) {
  static const auto* const by_id = [] {
    auto* index = new std::map<std::string_view, const Clause*>;
    for (const Clause& clause : Clauses()) index->emplace(clause.id, &clause);
    return index;
  }();
  const auto found = by_id->find(id);
  return found == by_id->end() ? nullptr : found->second;
}

std::string_view RuleTextName(RuleText text) {
  switch (text) {
    case RuleText::kIng96:
      return "ing96";
    case RuleText::kIng91:
      return "ing91";
    case RuleText::kZh:
      return "zh";
    case RuleText::kTt:
      return "tt";
    case RuleText::kPair:
      return "pair";
    case RuleText::kComparator:
      break;
  }
  return "comparator";
}

std::string_view ClauseStatusName(ClauseStatus status) {
  switch (status) {
    case ClauseStatus::kRendered:
      return "rendered";
    case ClauseStatus::kNotModelled:
      break;
  }
  return "not modelled";
}

}  // namespace hotstone::spec
