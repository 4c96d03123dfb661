// The clause register: every clause of the five texts and how the project treats it.
//
// A rule in spec/ cites the clauses that it renders. The register is the opposite direction: it
// leads from each clause to the code that renders it and the tests that exercise it, or to the
// reason why there is no such code. Its rows are in spec/clauses/register.tsv, built into the
// library; docs/reference/clauses.md shows them. tests/spec/clauses/clauses_test.cc keeps register,
// page, code and tests consistent.
//
// An id names a text, a rule, chapter or glossary number, and, if the rule has several paragraphs,
// one word for the paragraph: ING96-R3, ING96-R3-board-play, ING96-G509, ING91-1-kampf-ko, ZH-G22,
// TT-MOVE. COMP-... are rules that no text contains, kept for comparison.
#ifndef HOTSTONE_SPEC_CLAUSES_CLAUSES_H_
#define HOTSTONE_SPEC_CLAUSES_CLAUSES_H_

#include <optional>
#include <string_view>
#include <vector>

#include "spec/clauses/clause.h"

namespace hotstone::spec {

// All clauses, in the order of the register. The first call parses it.
const std::vector<Clause>& Clauses();

// The clause with that id; null if there is none. O(log clauses).
const Clause* FindClause(std::string_view id);

// Where a text says what a clause says. Its rows are in spec/clauses/text_lines.tsv, one for each
// clause in force; a test holds them to the texts.
struct TextLines {
  std::string_view where;  // "ing-1996-en.txt:995-996", lines from 1
  std::string_view
      digest;  // FNV-1a of 64 bits of these lines, their blanks and ends one blank each
};

// Nothing for a clause that is not in force, or that no line of our copies says. O(log clauses).
std::optional<TextLines> TextLinesOf(std::string_view id);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_CLAUSES_CLAUSES_H_
