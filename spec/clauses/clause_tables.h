// The parts of the clause register, one a file, in the order of docs/reference/clauses.md. Read
// through clauses.h.
//
// A table is rows of id, status, where, tests; the text follows from the id's first word. Rows are written
// with the three statuses below, so that only rendered clauses can have tests.
#ifndef HOTSTONE_SPEC_CLAUSES_CLAUSE_TABLES_H_
#define HOTSTONE_SPEC_CLAUSES_CLAUSE_TABLES_H_

#include <span>
#include <string_view>

#include "spec/clauses/clause.h"

namespace hotstone::spec {

// The text of an id, by its first word; ids of no text are comparators'.
constexpr RuleText TextOfId(std::string_view id) {
  const std::string_view word = id.substr(0, id.find('-'));
  if (word == "ING96") return RuleText::kIng96;
  if (word == "ING91") return RuleText::kIng91;
  if (word == "ZH") return RuleText::kZh;
  if (word == "TT") return RuleText::kTt;
  if (word == "PAIR") return RuleText::kPair;
  return RuleText::kComparator;
}

constexpr Clause Rendered(std::string_view id, std::string_view where, std::string_view tests) {
  return {id, TextOfId(id), ClauseStatus::kRendered, where, tests};
}
constexpr Clause NotModelled(std::string_view id, std::string_view why) {
  return {id, TextOfId(id), ClauseStatus::kNotModelled, why, {}};
}

std::span<const Clause> ClausesOfIng96Rules();     // front matter, rules 1 to 20
std::span<const Clause> ClausesOfIng96Glossary();  // 101 to 611
std::span<const Clause> ClausesOfIng96Diagrams();  // captions of the illustrations
std::span<const Clause> ClausesOfIng91();
std::span<const Clause> ClausesOfZh();
std::span<const Clause> ClausesOfOtherTexts();  // Faulstich, pair go, comparators

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_CLAUSES_CLAUSE_TABLES_H_
