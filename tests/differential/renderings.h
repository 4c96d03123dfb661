// Compares two implementations of the law on one position: spec/ and the bit-boards of enumerate/.
//
// Each function returns the empty string if they agree; otherwise a description of the difference,
// where, and in which position. They share no rule code, so agreement on every position of a board
// is evidence about both. The cost is that of spec/: about a microsecond per play.
#ifndef HOTSTONE_TESTS_DIFFERENTIAL_RENDERINGS_H_
#define HOTSTONE_TESTS_DIFFERENTIAL_RENDERINGS_H_

#include <gtest/gtest.h>

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "enumerate/graph/situation_graph.h"
#include "enumerate/rules/area.h"
#include "enumerate/rules/board.h"
#include "enumerate/rules/board_play.h"
#include "enumerate/rules/chains.h"
#include "enumerate/rules/hot_stone.h"
#include "enumerate/rules/rule_set.h"
#include "enumerate/rules/situation.h"
#include "enumerate/rules/spec_bridge.h"
#include "spec/board/chains.h"
#include "spec/counting/area.h"
#include "spec/rules/hot_stone.h"
#include "spec/rules/situation.h"

namespace hotstone::renderings {

// A board in both implementations.
struct Board {
  Board(int cols, int rows)
      : grid(*enumerate::Grid::Create(cols, rows)), size(*spec::BoardSize::Create(cols, rows)) {}
  enumerate::Grid grid;
  spec::BoardSize size;
};

// One of the finite-memory rule sets, in both implementations.
struct Rules {
  explicit Rules(const spec::RuleSet& rule_set)
      : law(rule_set), bits(*enumerate::FiniteRules::From(rule_set)) {}
  spec::RuleSet law;
  enumerate::FiniteRules bits;
};

// Every combination of the keys that affect finite-memory play, 3 x 2 x 2 x 2, and four with more
// hot stones, or with some in fighting kos only.
inline const std::vector<Rules>& AllRules() {
  static const auto* const all = [] {
    auto* list = new std::vector<Rules>;
    for (const char* self : {"none", "groups", "any"}) {
      for (const char* hot : {"none", "basic"}) {
        for (const char* end : {"2", "4"}) {
          for (const char* capture : {"false", "true"}) {
            list->emplace_back(
                *spec::ParseRuleSet(absl::StrCat("basic-only,self_removal=", self, ",hot=", hot,
                                                 ",end_passes=", end, ",capture_ends=", capture)));
          }
        }
      }
    }
    // The kinds of hot stones are compared one by one, play by play (and their scopes in
    // ko/hot_scopes_agree_test.cc); this checks that they combine.
    for (const char* rules :
         {"hot-only",
          "hot-only,hot_kinds=double-add-any+double-capture+twin-triple,"
          "self_removal=none,end_passes=2",
          "hot-only,hot_scope=fighting,self_removal=any",
          "hot-only,hot_kinds=single+any-ko-stone,hot_scope=any-ko-stone,hot_class=before,"
          "hot_unclassified=cold,settled=outcome,end_passes=2"}) {
      list->emplace_back(*spec::ParseRuleSet(rules));
    }
    return list;
  }();
  return *all;
}

inline std::string Bans(const spec::Situation& s) {
  std::string text;
  for (const spec::Point p : s.bans) absl::StrAppend(&text, " with a ban at ", spec::PointName(p));
  return text;
}

// The bits of a list of points.
inline enumerate::BitBoard Bits(const spec::BoardSize& size,
                                const std::vector<spec::Point>& points) {
  enumerate::BitBoard bits = 0;
  for (const spec::Point p : points) bits |= enumerate::BitAt(size.Index(p));
  return bits;
}

// The cells of a position one by one, in both directions; everything below depends on this.
inline std::string CompareTranslation(const Board& board, enumerate::Stones stones) {
  const spec::Position position = enumerate::ToSpec(stones, board.size);
  for (int i = 0; i < board.size.points(); ++i) {
    const bool black = (stones.own >> i & 1) != 0;
    const bool white = (stones.opp >> i & 1) != 0;
    const char expected = black ? 'X' : white ? 'O' : '.';
    if (position.cells()[static_cast<size_t>(i)] != expected)
      return absl::StrCat("cell ", i, " of ", position.ToText());
  }
  return enumerate::FromSpec(position) == stones ? "" : "way back of " + position.ToText();
}

// The play of one colour at one empty point: removals, result, and the bans after it for each kind
// of hot stones.
inline std::string ComparePlay(const Board& board, const spec::Position& position,
                               spec::Color color, const enumerate::Analysis& analysis, int at) {
  const spec::BoardPlay play = spec::PlayAt(position, color, board.size.At(at));
  const enumerate::Resolved bits = enumerate::Resolve(board.grid, analysis, enumerate::BitAt(at));
  const bool black = color == spec::Color::kBlack;
  const enumerate::Stones after = black ? bits.after : enumerate::Swapped(bits.after);
  const char* what = nullptr;
  if (Bits(board.size, play.captured) != bits.captured) what = "captured stones";
  if (Bits(board.size, play.self_removed) != bits.removed) what = "removed own stones";
  if (enumerate::FromSpec(play.after) != after) what = "position after the play";
  const auto& kinds = spec::AllHotKinds();
  std::map<spec::HotKind, std::vector<spec::Point>> bans;
  for (const auto& hot : spec::FindHotStones(play, {.kinds = {kinds.begin(), kinds.end()}})) {
    bans[hot.kind].push_back(hot.at);
  }
  for (const spec::HotKind kind : kinds) {
    enumerate::FiniteRules rules;
    rules.hot = enumerate::HotRules::From({.kinds = {kind}});
    if (Bits(board.size, bans[kind]) != enumerate::BansAfter(board.grid, bits, at, rules)) {
      what = spec::HotKindName(kind).data();
    }
  }
  if (what == nullptr) return "";
  return absl::StrCat(what, ": ", spec::ColorName(color), " ", spec::PointName(board.size.At(at)),
                      " in ", position.ToText());
}

// Legality of the position, area, every play of both colours at every empty point. The position
// must be legal.
inline std::string ComparePlays(const Board& board, enumerate::Stones stones) {
  if (auto wrong = CompareTranslation(board, stones); !wrong.empty()) return wrong;
  const spec::Position position = enumerate::ToSpec(stones, board.size);
  if (spec::CountArea(position).Difference() != enumerate::AreaDifference(board.grid, stones)) {
    return "area difference of " + position.ToText();
  }
  for (const spec::Color color : {spec::Color::kBlack, spec::Color::kWhite}) {
    enumerate::Analysis analysis;
    enumerate::Analyse(
        board.grid, color == spec::Color::kBlack ? stones : enumerate::Swapped(stones), analysis);
    for (enumerate::BitBoard rest = analysis.empty; rest != 0; rest &= rest - 1) {
      auto wrong = ComparePlay(board, position, color, analysis, enumerate::FirstPoint(rest));
      if (!wrong.empty()) return wrong;
    }
  }
  return "";
}

// Every point, including occupied ones: may the player to move play there?
inline std::string CompareLegality(const Board& board, const Rules& rules,
                                   const spec::Situation& s) {
  enumerate::BitBoard bits = 0;
  enumerate::ForEachMove(board.grid, rules.bits, enumerate::FromSpec(s),
                         [&](enumerate::BitMove move, const enumerate::BitSituation&, bool) {
                           if (move != enumerate::kNoPoint) bits |= enumerate::BitAt(move);
                         });
  for (int i = 0; i < board.size.points(); ++i) {
    if (spec::Judge(s, board.size.At(i), rules.law).legal() == ((bits >> i & 1) != 0)) continue;
    return absl::StrCat("legality of ", spec::ColorName(s.to_move), " ",
                        spec::PointName(board.size.At(i)), " in ", s.position.ToText(), Bans(s),
                        " under ", spec::RuleSetName(rules.law));
  }
  return "";
}

// All moves in order and the situations they lead to. The situation must not be finished.
inline std::string CompareSuccessors(const Board& board, const Rules& rules,
                                     const spec::Situation& s) {
  const auto expected = spec::Successors(s, rules.law);
  size_t i = 0;
  std::string wrong;
  enumerate::ForEachMove(
      board.grid, rules.bits, enumerate::FromSpec(s),
      [&](enumerate::BitMove move, const enumerate::BitSituation& next, bool finished) {
        const bool same = i < expected.size() &&
                          enumerate::ToSpec(move, board.size) == expected[i].at &&
                          enumerate::FromSpec(expected[i].situation) == next &&
                          spec::IsFinished(expected[i].situation, rules.law) == finished;
        if (!same && wrong.empty()) wrong = absl::StrCat("move ", i + 1);
        ++i;
      });
  if (wrong.empty() && i != expected.size()) wrong = "number of moves";
  if (wrong.empty()) return "";
  return absl::StrCat(wrong, " of ", spec::ColorName(s.to_move), " in ", s.position.ToText(),
                      " after ", s.passes, " passes", Bans(s), " under ",
                      spec::RuleSetName(rules.law));
}

// Every situation that this position can be part of under these rules, with bans at every empty
// point: all points that a ban could name, and more than play ever leads to.
template <typename Visit>
void ForEachSituation(const Rules& rules, const spec::Position& position, const Visit& visit) {
  for (const spec::Color color : {spec::Color::kBlack, spec::Color::kWhite}) {
    for (int passes = 0; passes < rules.law.end_passes; ++passes) {
      visit(spec::Situation{position, color, passes, {}, 0});
    }
    if (rules.law.hot == spec::HotLayer::kNone) continue;
    for (const spec::Point ban : position.EmptyPoints())
      visit(spec::Situation{position, color, 0, {ban}, 0});
  }
}

// Calls visit(Stones) for each of the 3^points fillings, legal or not.
template <typename Visit>
void ForEachFilling(const Board& board, const Visit& visit) {
  const enumerate::BitBoard full = board.grid.full();
  for (enumerate::BitBoard own = full;; own = (own - 1) & full) {
    const enumerate::BitBoard rest = full & ~own;
    for (enumerate::BitBoard opp = rest;; opp = (opp - 1) & rest) {
      visit(enumerate::Stones{own, opp});
      if (opp == 0) break;
    }
    if (own == 0) break;
  }
}

// Columns and rows.
using Shape = std::pair<int, int>;

// Those of boards with so many points.
inline std::vector<Shape> Shapes(int fewest, int most) {
  std::vector<Shape> shapes;
  for (int cols = 1; cols <= most; ++cols) {
    for (int rows = 1; rows <= most; ++rows) {
      if (cols * rows >= fewest && cols * rows <= most) shapes.emplace_back(cols, rows);
    }
  }
  return shapes;
}

// Names a test with such a parameter: On4x3.
inline std::string ShapeName(const testing::TestParamInfo<Shape>& info) {
  return absl::StrCat("On", info.param.first, "x", info.param.second);
}

}  // namespace hotstone::renderings

#endif  // HOTSTONE_TESTS_DIFFERENTIAL_RENDERINGS_H_
