// The clause register as data: every clause of the five texts, and what became of it.
//
// A rule in spec/ cites the clauses that it renders. This table is the other direction: from each clause to
// the code that renders it and the tests that exercise it, or to the reason why there is none. Whether every
// clause of the texts has been dealt with can then be asked by a program. docs/reference/clauses.md
// is the same register with each clause in our own words; tests/spec/clauses/clauses_test.cc holds
// the page, this table, the code and the tests together, so that none can move without the others.
//
// Ids are those of docs/reference/clauses.md: a text, a rule or chapter or glossary number, and
// where a rule has paragraphs one word for the paragraph: ING96-R3, ING96-R3-board-play,
// ING96-G509, ING91-1-kampf-ko, ZH-G22,
// TT-MOVE. COMP-... are rules that no text contains, kept to compare with.
#ifndef HOTSTONE_SPEC_CLAUSES_CLAUSES_H_
#define HOTSTONE_SPEC_CLAUSES_CLAUSES_H_

#include <string_view>
#include <vector>

#include "spec/clauses/clause.h"

namespace hotstone::spec {

// All clauses, in the order of docs/reference/clauses.md.
const std::vector<Clause>& Clauses();

// The clause of that id; null if there is none. O(log clauses).
const Clause* FindClause(std::string_view id);

// "ing96", "ing91", "zh", "tt", "pair", "comparator".
std::string_view RuleTextName(RuleText text);

// "rendered", "not modelled".
std::string_view ClauseStatusName(ClauseStatus status);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_CLAUSES_CLAUSES_H_
