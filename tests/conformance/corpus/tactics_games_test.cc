// The cases of the group `tactics` that have no drawing: new games, handicap stones, chains of
// every size, whole lines, and a position that comes again with the colours exchanged. Sizes and
// positions are counted here, from the moves alone.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "conformance/corpus/groups.h"
#include "conformance/corpus/quick.h"
#include "conformance/corpus/tactics.h"
#include "spec/board/board_play.h"

namespace hotstone::conformance {
namespace {

using spec::Color;

// The positions of the case, the first one included.
std::vector<spec::Position> Positions(const formats::Case& c) {
  std::vector<spec::Position> all = {c.setup};
  for (const formats::CaseEntry& entry : c.moves) {
    const spec::Position& now = all.back();
    all.push_back(entry.move.IsPass() ? now
                                      : spec::PlayAt(now, entry.move.player, *entry.move.at).after);
  }
  return all;
}

TEST(TacticsTest, EachPlayerCapturesChainsOfEverySize) {
  for (const auto& [board, longest] : std::map<size_t, int>{{0, 6}, {3, 14}, {4, 20}}) {
    Coverage coverage;
    const auto c =
        MakeChainsCase(*spec::ParseRuleSet("tromp-taylor"), TacticBoards()[board], coverage);
    ASSERT_TRUE(c.has_value());
    std::map<Color, std::set<int>> sizes;
    for (const auto& taken : c->expect.captured_by) {
      sizes[c->moves[static_cast<size_t>(taken.after) - 1].move.player].insert(
          static_cast<int>(taken.points.size()));
    }
    for (const Color player : {Color::kBlack, Color::kWhite}) {
      EXPECT_EQ(sizes[player].size(), static_cast<size_t>(longest));
      EXPECT_EQ(*sizes[player].begin(), 1);
      EXPECT_EQ(*sizes[player].rbegin(), longest);
    }
  }
}

TEST(TacticsTest, EachLineIsCapturedFromEitherEnd) {
  for (const auto& [board, side] : std::map<size_t, int>{{0, 5}, {2, 9}}) {
    Coverage coverage;
    const auto cases =
        MakeStripesCases(*spec::ParseRuleSet("aga-like"), TacticBoards()[board], coverage);
    ASSERT_EQ(cases.size(), 4u);
    // Pairs of neighbours, the one next to the capturing stone first.
    std::set<std::pair<int, int>> joined;
    for (const formats::Case& c : cases) {
      std::map<Color, int> count;
      for (const auto& taken : c.expect.captured_by) {
        const spec::Move by = c.moves[static_cast<size_t>(taken.after) - 1].move;
        ++count[by.player];
        std::vector<int> line;
        for (const spec::Point p : taken.points) line.push_back(c.setup.size().Index(p));
        if (line.back() < c.setup.size().Index(*by.at)) std::reverse(line.begin(), line.end());
        for (size_t i = 1; i < line.size(); ++i) joined.insert({line[i - 1], line[i]});
      }
      EXPECT_EQ(count.size(), 1u);
    }
    // All but those at the captured end.
    EXPECT_EQ(joined.size(), static_cast<size_t>(2 * side * ((side - 2) + (side - 3))));
  }
}

// A program that keeps the empty board only after a pass is seen by the game that begins without.
TEST(TacticsTest, TheQuickSetEmptiesTheBoardWithAndWithoutAPassAtTheStart) {
  Coverage coverage;
  const auto cases = QuickCases(*spec::ParseRuleSet("tromp-taylor"), 1, coverage, nullptr);
  ASSERT_TRUE(cases.ok());
  std::set<bool> passes;
  for (const formats::Case& c : *cases) {
    if (c.id.find("suicide-everything") == 0) passes.insert(c.moves[0].move.IsPass());
  }
  EXPECT_EQ(passes.size(), 2u);
}

TEST(TacticsTest, APositionComesAgainWithTheColoursExchanged) {
  for (const char* rules : {"basic-only", "tromp-taylor", "aga-like"}) {
    Coverage coverage;
    const auto c = MakeExchangeCase(*spec::ParseRuleSet(rules), TacticBoards()[0], coverage);
    ASSERT_TRUE(c.has_value());
    const std::vector<spec::Position> all = Positions(*c);
    EXPECT_TRUE(all.back() == spec::ColorSwapped(all[2])) << rules;
    EXPECT_EQ(all.back().StoneCount(Color::kBlack), 1);
    EXPECT_EQ(c->moves[1].move.player, c->moves.back().move.player);
    EXPECT_FALSE(MakeExchangeCase(*spec::ParseRuleSet(rules), TacticBoards()[1], coverage));
  }
}

// Directly after a case that ends with a ban: the forbidden play, as the first of a new game.
TEST(TacticsTest, ANewGameRemembersNoBan) {
  Coverage coverage;
  const auto rules = *spec::ParseRuleSet("basic-only");
  const auto cases = TacticCases(rules, {TacticBoards()[2]}, 1, coverage, nullptr);
  ASSERT_TRUE(cases.ok());
  int found = 0;
  for (size_t i = 1; i < cases->size(); ++i) {
    const formats::Case& c = (*cases)[i];
    if (c.id.find("-new-game") == std::string::npos) continue;
    ++found;
    const formats::ExpectMove& ban = (*cases)[i - 1].expect.illegal.back();
    EXPECT_EQ(ban.why, spec::Illegality::kHotStone);
    EXPECT_EQ(c.to_move, ban.move.player);
    ASSERT_EQ(c.expect.legal.size(), 1u);
    EXPECT_EQ(c.expect.legal[0].move, ban.move);
    EXPECT_EQ(c.expect.legal[0].after, 0);
    EXPECT_EQ(c.setup.size(), (*cases)[i - 1].setup.size());
  }
  EXPECT_EQ(found, 3 * 2);  // the ko stands on 5x5, 7x7 and 9x9
  EXPECT_EQ(std::count_if(cases->begin(), cases->end(),
                          [](const auto& c) { return c.setup.size().cols() > 9; }),
            0);
  for (const formats::Case& c : *cases) {
    if (c.id.find("snapback") == std::string::npos) continue;
    EXPECT_FALSE(MakeNewGameCase(c, coverage).has_value()) << c.id;
  }
}

TEST(TacticsTest, HandicapStonesAreTakenPointsAndCanBeCaptured) {
  Coverage coverage;
  const auto rules = *spec::ParseRuleSet("tromp-taylor");
  EXPECT_FALSE(MakeHandicapCase(2, rules, TacticBoards()[0], coverage).has_value());
  const auto c = MakeHandicapCase(9, rules, TacticBoards()[4], coverage);
  ASSERT_TRUE(c.has_value());
  EXPECT_EQ(c->setup.StoneCount(Color::kBlack), 9);
  EXPECT_EQ(c->to_move, Color::kWhite);
  EXPECT_EQ(c->expect.illegal.size(), 9u);
  EXPECT_EQ(c->expect.legal.size(), 4u);
  ASSERT_EQ(c->expect.captured_by.size(), 1u);
  EXPECT_EQ(c->expect.captured_by[0].points,
            (std::vector<spec::Point>{{9, 9}}));  // the centre, the ninth stone
}

}  // namespace
}  // namespace hotstone::conformance
