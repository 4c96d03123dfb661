// A test case of the format hotstone.case/1: a position, the moves played from it, the rules, and
// what is expected to hold after some of the plies.
//
// docs/reference/case-format.md is the public page of the format; these are its data, one struct
// for each concept. Three points define the meaning:
//
//   - `after` counts the plies actually played from the setup. A refused move (below) and an
//     agreement on dead stones are entries of `moves` but not plies. The moment "after n" is when
//     everything listed before ply n + 1 has happened: the situation in which ply n + 1 is chosen.
//   - a move is refused if `expect.illegal` lists it at the number of plies played so far. It is
//     then never played, whether or not the rules agree that it is illegal, and the turn stays.
//   - points that are only asked about (`legal`, `illegal`, and therefore `moves`) may lie off this
//     board but on the 19x19 board: the reason off-board exists for them. All other points lie on
//     the board.
//
// Sets of points are kept in index order without duplicates, so equal cases are equal data and are
// written as equal bytes.
#ifndef HOTSTONE_FORMATS_CASE_CASE_H_
#define HOTSTONE_FORMATS_CASE_CASE_H_

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "spec/board/position.h"
#include "spec/rules/rule_set.h"
#include "spec/rules/ruling.h"

namespace hotstone::formats {

inline constexpr std::string_view kCaseSchema = "hotstone.case/1";

// One entry of `moves`: a move, or the stones removed by agreement while the game is paused.
struct CaseEntry {
  spec::Move move;
  std::optional<std::vector<spec::Point>> dead;  // if set: an agreement, and `move` is ignored

  friend bool operator==(const CaseEntry&, const CaseEntry&) = default;
};

struct ExpectMove {  // legal, illegal
  int after = 0;
  spec::Move move;
  std::optional<spec::Illegality> why;  // illegal only

  friend bool operator==(const ExpectMove&, const ExpectMove&) = default;
};

struct ExpectPoints {  // legal_set, ko_points, captured_by (has no colour: Black here)
  int after = 0;
  spec::Color color = spec::Color::kBlack;
  std::vector<spec::Point> points;

  friend bool operator==(const ExpectPoints&, const ExpectPoints&) = default;
};

struct ExpectCount {  // legal_count
  int after = 0;
  spec::Color color = spec::Color::kBlack;
  int count = 0;

  friend bool operator==(const ExpectCount&, const ExpectCount&) = default;
};

struct ExpectRows {
  int after = 0;
  spec::Position position;

  friend bool operator==(const ExpectRows&, const ExpectRows&) = default;
};

struct ExpectTotal {  // captured_total; a colour left out is not checked
  std::optional<int> black;
  std::optional<int> white;

  friend bool operator==(const ExpectTotal&, const ExpectTotal&) = default;
};

struct ExpectLiberties {
  int after = 0;
  std::vector<std::pair<spec::Point, int>> of;  // in index order

  friend bool operator==(const ExpectLiberties&, const ExpectLiberties&) = default;
};

struct ExpectArea {
  int after = 0;
  int difference = 0;  // Black minus White

  friend bool operator==(const ExpectArea&, const ExpectArea&) = default;
};

struct ExpectOutcome {
  int after = 0;
  std::optional<spec::Color> winner;  // nothing: a draw
  std::optional<int> by_x2;           // half points; nothing: not checked

  friend bool operator==(const ExpectOutcome&, const ExpectOutcome&) = default;
};

struct ExpectState {  // ended, paused
  int after = 0;
  bool is = false;

  friend bool operator==(const ExpectState&, const ExpectState&) = default;
};

struct ExpectKoClass {
  int after = 0;
  std::string ko_class;   // fighting, disturbing, unclassified
  std::string disturber;  // B, W, either; empty: not checked

  friend bool operator==(const ExpectKoClass&, const ExpectKoClass&) = default;
};

struct ExpectValue {
  int after = 0;
  int lo = 0;
  int hi = 0;

  friend bool operator==(const ExpectValue&, const ExpectValue&) = default;
};

struct Expectations {
  std::vector<ExpectMove> legal;
  std::vector<ExpectMove> illegal;
  std::vector<ExpectPoints> legal_set;
  std::vector<ExpectCount> legal_count;
  std::vector<ExpectPoints> ko_points;
  std::vector<ExpectRows> rows;
  std::vector<ExpectPoints> captured_by;
  std::optional<ExpectTotal> captured_total;
  std::vector<ExpectLiberties> liberties;
  std::vector<ExpectArea> area;
  std::vector<ExpectOutcome> outcome;
  std::vector<ExpectState> ended;
  std::vector<ExpectState> paused;
  std::vector<ExpectKoClass> ko_class;
  std::vector<ExpectValue> value;

  friend bool operator==(const Expectations&, const Expectations&) = default;
};

struct Case {
  // A case without moves or expectations: Black to move, under basic-only.
  explicit Case(spec::Position start) : setup(std::move(start)) {}

  std::string id;
  std::string source;  // free text; empty if the file has none
  spec::Position setup;
  spec::Color to_move = spec::Color::kBlack;
  bool free_turns = false;  // a colour may move twice in a row
  std::vector<CaseEntry> moves;
  spec::RuleSet rules;
  Expectations expect;

  friend bool operator==(const Case&, const Case&) = default;
};

// The moves that a case lists as illegal, for repeated queries. O(log n) per query.
class RefusedMoves {
 public:
  explicit RefusedMoves(const Case& c) {
    for (const ExpectMove& e : c.expect.illegal) listed_.emplace(e.after, e.move.player, e.move.at);
  }
  bool Contains(int after, const spec::Move& move) const {
    return listed_.contains({after, move.player, move.at});
  }

 private:
  std::set<std::tuple<int, spec::Color, std::optional<spec::Point>>> listed_;
};

// The number of plies that the case plays if every move it does not refuse is legal: the last
// moment.
inline int PlyCount(const Case& c) {
  const RefusedMoves refused(c);
  int plies = 0;
  for (const CaseEntry& entry : c.moves) {
    if (!entry.dead.has_value() && !refused.Contains(plies, entry.move)) ++plies;
  }
  return plies;
}

}  // namespace hotstone::formats

#endif  // HOTSTONE_FORMATS_CASE_CASE_H_
