// Boards, points and positions written as the texts draw them: the vocabulary of the tests of
// spec/. Malformed input ends the test program (by dereferencing a bad StatusOr), so a typing slip
// cannot turn into a passing test.
#ifndef HOTSTONE_TESTS_SPEC_DIAGRAMS_H_
#define HOTSTONE_TESTS_SPEC_DIAGRAMS_H_

#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "spec/board/position.h"
#include "spec/rules/rule_set.h"
#include "spec/rules/ruling.h"
#include "tests/spec/fillings.h"

namespace hotstone::spec {

inline constexpr Color kB = Color::kBlack;
inline constexpr Color kW = Color::kWhite;

inline BoardSize Board(int cols, int rows) { return BoardSize::Create(cols, rows).value(); }

// Top row first: X black, O white, '.' empty.
inline Position Diagram(const std::vector<std::string>& rows) {
  return Position::FromRows(rows).value();
}

inline Position Empty(int cols, int rows) { return Position(Board(cols, rows)); }

inline Point At(std::string_view name) {
  return ParsePoint(name, Board(kMaxSide, kMaxSide)).value();
}

inline RuleSet Rules(std::string_view text) { return ParseRuleSet(text).value(); }

// Why the text is no rule set, or "accepted".
inline std::string RulesError(std::string_view text) {
  const auto rules = ParseRuleSet(text);
  return rules.ok() ? "accepted" : std::string(rules.status().message());
}

inline std::vector<Position> AllColourings(int cols, int rows) {
  return AllColourings(Board(cols, rows));
}

inline std::vector<Position> LegalPositions(int cols, int rows) {
  return LegalPositions(Board(cols, rows));
}

// How GoogleTest shows them in a failure.
inline void PrintTo(const Point& p, std::ostream* out) { *out << p.col << "," << p.row; }
inline void PrintTo(Illegality why, std::ostream* out) { *out << IllegalityName(why); }
inline void PrintTo(Color c, std::ostream* out) { *out << ColorName(c); }
inline void PrintTo(const Position& position, std::ostream* out) {
  for (const std::string& row : position.ToRows()) *out << "\n" << row;
}

}  // namespace hotstone::spec

#endif  // HOTSTONE_TESTS_SPEC_DIAGRAMS_H_
