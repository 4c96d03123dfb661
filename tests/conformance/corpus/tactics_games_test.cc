// The cases of the group `tactics` that have no drawing: new games, handicap stones, chains of
// every size, whole lines, and games about superko. Sizes and positions are counted here, from the
// moves alone.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "absl/strings/match.h"
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

// The games about superko whose id starts with `what`, on the board with this many lines.
Cases SuperkoCases(const char* rules, const char* what, int side, bool all_pairs = false) {
  Coverage coverage;
  Cases cases;
  const auto board = *spec::BoardSize::Create(side, side);
  for (const formats::Case& c :
       MakeSuperkoCases(*spec::ParseRuleSet(rules), board, all_pairs, coverage)) {
    if (absl::StartsWith(c.id, what)) cases.push_back(c);
  }
  return cases;
}

const std::vector<const char*> kSuperkoRules = {"tromp-taylor", "aga-like",
                                                "basic-only,hot=none,cycle=nssk"};

TEST(TacticsTest, APositionComesAgainWithTheColoursExchanged) {
  for (const char* rules : kSuperkoRules) {
    const Cases cases = SuperkoCases(rules, "exchange", 5);
    ASSERT_EQ(cases.size(), 1u);
    const formats::Case& c = cases[0];
    const std::vector<spec::Position> all = Positions(c);
    EXPECT_TRUE(all.back() == spec::ColorSwapped(all[2])) << rules;
    EXPECT_EQ(all.back().StoneCount(Color::kBlack), 1);
    EXPECT_EQ(c.moves[1].move.player, c.moves.back().move.player);
    EXPECT_TRUE(SuperkoCases(rules, "exchange", 7).empty());
  }
  EXPECT_TRUE(SuperkoCases("basic-only", "", 5).empty());
  EXPECT_TRUE(SuperkoCases("basic-only,hot=none,cycle=square", "", 5).empty());
}

// A capture of two chains is refused, then a play before which there was one, then a play after it;
// each would make an earlier position of the same player, on 19x19 after more than a hundred plays.
TEST(TacticsTest, PositionsComeAgainByAndAfterALargeCapture) {
  for (const char* rules : kSuperkoRules) {
    for (const auto& [side, stones] : std::map<int, size_t>{{5, 4}, {7, 10}, {13, 42}, {19, 114}}) {
      std::set<Color> takers;
      for (const formats::Case& c : SuperkoCases(rules, "return", side)) {
        const auto& taken = c.expect.captured_by;
        ASSERT_EQ(taken.size(), 5u) << c.id;
        EXPECT_EQ(taken[1].points.size(), stones) << c.id;
        EXPECT_EQ(taken[1].points, taken[3].points) << c.id;
        const std::vector<spec::Position> all = Positions(c);
        const auto moment = static_cast<size_t>(taken[1].after);
        const spec::Move exit = c.moves[moment - 1].move;
        takers.insert(exit.player);
        size_t chains = 0;
        for (const spec::Point p : c.setup.size().Neighbours(*exit.at)) {
          if (!all[moment - 1].IsEmpty(p) && all[moment].IsEmpty(p)) ++chains;
        }
        EXPECT_EQ(chains, 2u) << c.id;
        ASSERT_EQ(c.expect.illegal.size(), 3u) << c.id;
        std::vector<int> back;      // the earlier position of each refusal, by plies
        std::vector<size_t> plays;  // that did not pass since then
        for (const formats::ExpectMove& e : c.expect.illegal) {
          EXPECT_EQ(e.why, spec::Illegality::kSuperko) << c.id;
          const auto now = static_cast<size_t>(e.after);
          const spec::Position then = spec::PlayAt(all[now], e.move.player, *e.move.at).after;
          size_t i = now;
          while (i > 0 && !(all[i] == then && c.moves[i - 1].move.player == e.move.player)) --i;
          back.push_back(static_cast<int>(i));
          plays.push_back(static_cast<size_t>(
              std::count_if(c.moves.begin() + back.back(), c.moves.begin() + e.after,
                            [](const auto& entry) { return !entry.move.IsPass(); })));
        }
        EXPECT_EQ(c.expect.illegal[0].move, exit);
        EXPECT_LT(back[1], taken[1].after) << c.id;
        EXPECT_GT(c.expect.illegal[1].after, taken[1].after) << c.id;
        EXPECT_EQ(back[2], taken[3].after) << c.id;
        EXPECT_GT(back[0], 0) << c.id;
        EXPECT_EQ(plays, (std::vector<size_t>{stones, stones, 2})) << c.id;
      }
      EXPECT_EQ(takers.size(), 2u) << rules << side;
    }
  }
}

// Mirrored left and right, top and bottom, at either diagonal, or turned by a half, and with the
// colours exchanged: by either player.
TEST(TacticsTest, ImagesWithTheColoursExchangedAreMadeByEitherPlayer) {
  for (const char* rules : kSuperkoRules) {
    const Cases cases = SuperkoCases(rules, "mirrored", 13);
    std::set<size_t> symmetries;
    for (const formats::Case& c : cases) {
      EXPECT_TRUE(c.expect.illegal.empty()) << c.id;
      const std::vector<spec::Position> all = Positions(c);
      std::map<size_t, std::set<bool>> images;
      for (size_t i = 1; i < all.size(); ++i) {
        for (size_t k = 1; k < i; ++k) {
          if (c.moves[i - 1].move.IsPass() || c.moves[k - 1].move.IsPass()) continue;
          if (all[i] == all[k]) continue;
          for (const size_t symmetry : {1, 2, 3, 4, 7}) {
            spec::Position image(c.setup.size());
            for (int p = 0; p < image.size().points(); ++p) {
              const spec::Point from = image.size().At(p);
              spec::Point to = from;
              if ((symmetry & 1) != 0) to.col = 12 - from.col;
              if ((symmetry & 2) != 0) to.row = 12 - from.row;
              if ((symmetry & 4) != 0) std::swap(to.col, to.row);
              if (!all[k].IsEmpty(from)) image.Put(to, spec::Opponent(*all[k].At(from)));
            }
            if (image == all[i]) {
              images[symmetry].insert(c.moves[i - 1].move.player == c.moves[k - 1].move.player);
            }
          }
        }
      }
      ASSERT_EQ(images.size(), 1u) << c.id;
      EXPECT_EQ(images.begin()->second.size(), 2u) << c.id;
      symmetries.insert(images.begin()->first);
    }
    EXPECT_EQ(symmetries.size(), 5u) << rules;
    EXPECT_EQ(cases.size(), 5u) << rules;
  }
}

// Each pair of stones, of one colour or of both, is one after the other; or each pair with one of
// three corners.
TEST(TacticsTest, NoTwoStonesHaveTheSameKey) {
  constexpr int kPoints = 25;
  std::map<bool, std::set<std::set<std::pair<Color, int>>>> pairs;
  for (const bool all_pairs : {false, true}) {
    const Cases cases = SuperkoCases("aga-like", "keys", 5, all_pairs);
    for (const formats::Case& c : cases) {
      const std::vector<spec::Position> all = Positions(c);
      for (const auto& e : c.expect.ko_points) {
        EXPECT_TRUE(e.points.empty()) << c.id;
        const auto now = static_cast<size_t>(e.after);
        const spec::Move last =
            c.moves[now - 1].move.IsPass() ? c.moves[now - 2].move : c.moves[now - 1].move;
        for (const spec::Point p : all[now].EmptyPoints()) {
          pairs[all_pairs].insert(
              {{last.player, c.setup.size().Index(*last.at)}, {e.color, c.setup.size().Index(p)}});
        }
      }
    }
  }
  // The last points of a full board are not played. No stone comes after one on its own point.
  EXPECT_GE(pairs[true].size(), static_cast<size_t>(2 * kPoints * (kPoints - 1)) - 8);
  EXPECT_EQ(pairs[false].size(), 4u * 3 * (kPoints - 3) + 4u * 3);
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
