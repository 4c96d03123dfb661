// Boards, points and positions written as the texts draw them, and every position of a small board:
// the vocabulary of the tests of spec/. Malformed input ends the test program (by dereferencing a
// bad StatusOr), so a typing slip cannot turn into a passing test.
#ifndef HOTSTONE_TESTS_SPEC_DIAGRAMS_H_
#define HOTSTONE_TESTS_SPEC_DIAGRAMS_H_

#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "spec/board/chains.h"
#include "spec/board/position.h"
#include "spec/rules/rule_set.h"
#include "spec/rules/ruling.h"

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

// All 3^points colourings, legal or not, in order; for boards of up to about ten points.
inline std::vector<Position> AllColourings(int cols, int rows) {
  const BoardSize size = Board(cols, rows);
  std::vector<Position> result = {Position(size)};
  for (int i = 0; i < size.points(); ++i) {
    const size_t count = result.size();
    for (size_t k = 0; k < count; ++k) {
      for (const Color color : {kB, kW}) {
        result.push_back(result[k]);
        result.back().Put(size.At(i), color);
      }
    }
  }
  return result;
}

inline std::vector<Position> LegalPositions(int cols, int rows) {
  std::vector<Position> result;
  for (const Position& position : AllColourings(cols, rows)) {
    if (IsLegal(position)) result.push_back(position);
  }
  return result;
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
