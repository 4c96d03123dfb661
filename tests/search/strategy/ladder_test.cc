#include "search/strategy/ladder.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <string_view>

#include "certify/strategy.h"
#include "enumerate/fates/fates.h"
#include "enumerate/rules/spec_bridge.h"
#include "spec/board/chains.h"
#include "spec/rules/rule_set.h"

namespace hotstone::search {
namespace {

using spec::Color;
using spec::Point;

std::optional<certify::Strategy> Find(const std::string& cells, const std::string& group,
                                      Color to_move, uint64_t most_plays = 100'000) {
  const auto rules = spec::ParseRuleSet("basic-only");
  const auto position = spec::Position::FromText(cells);
  EXPECT_TRUE(position.ok()) << position.status();
  const Point point = *spec::ParsePoint(group, position->size());
  const auto found = FindLadder(*rules, *position, point, to_move, most_plays, nullptr);
  EXPECT_TRUE(found.ok()) << found.status();
  return *found;
}

// A white ladder that drives B5 to the lower right.
constexpr char kLadder[] = ".O..../OX..../O...../....../....../......";
constexpr char kBroken[] = ".O..../OX..../O...../....../...X../......";

TEST(LadderTest, AChainInAtariIsTakenAtOnce) {
  const auto found = Find("XO./.../...", "A3", Color::kWhite);
  ASSERT_TRUE(found.has_value());
  EXPECT_EQ(found->trees.back().steps.size(), 1u);
}

TEST(LadderTest, RunsToTheEdgeUnlessAStoneBreaksIt) {
  const auto found = Find(kLadder, "B5", Color::kWhite);
  ASSERT_TRUE(found.has_value());
  const auto checked = certify::CheckStrategy(*found);
  EXPECT_TRUE(checked.ok()) << checked.status();
  EXPECT_FALSE(Find(kBroken, "B5", Color::kWhite).has_value());
}

TEST(LadderTest, ThreeLibertiesAreNoLadder) {
  EXPECT_FALSE(Find("...../.OX../...../...../.....", "C4", Color::kWhite).has_value());
}

// A chain that lives by retaking a ko is in no ladder, and the search for one ends.
TEST(LadderTest, ARoundOfKosIsNone) {
  const auto position = spec::Position::FromText("XXOO/X.XO/XXOO/XO.O/XXOO/XO.O/XXOO");
  for (const char* text : {"basic-only", "basic-only,hot=none"}) {
    const auto rules = spec::ParseRuleSet(text);
    for (const spec::Chain& chain : spec::AllChains(*position)) {
      for (const Color to_move : {Color::kBlack, Color::kWhite}) {
        const auto found = FindLadder(*rules, *position, chain.stones[0], to_move, 40'000, nullptr);
        ASSERT_TRUE(found.ok()) << found.status();
        if (!found->has_value()) continue;
        const auto checked = certify::CheckStrategy(**found);
        EXPECT_TRUE(checked.ok()) << checked.status();
      }
    }
  }
}

// Remembers how many plays were tried, in steps of 256.
class PlaysTried : public Progress {
 public:
  bool Report(std::string_view, uint64_t done, uint64_t) override {
    plays_ = done;
    return true;
  }
  uint64_t plays() const { return plays_; }

 private:
  uint64_t plays_ = 0;
};

// Without hot stones the kos of these positions go round. A ladder that comes back to a position is
// given up, so few plays are tried; otherwise there would be thousands.
TEST(LadderTest, RoundsOfKosCostLittle) {
  const auto rules = spec::ParseRuleSet("basic-only,hot=none");
  for (const char* cells : {"XOX./X.OX/XO.O/.XOO", "XXOX/X..X/OX.O/.OXO"}) {
    const auto position = spec::Position::FromText(cells);
    for (const spec::Chain& chain : spec::AllChains(*position)) {
      for (const Color to_move : {Color::kBlack, Color::kWhite}) {
        PlaysTried tried;
        EXPECT_TRUE(FindLadder(*rules, *position, chain.stones[0], to_move, 40'000, &tried).ok());
        EXPECT_EQ(tried.plays(), 0u) << cells;
      }
    }
  }
}

TEST(LadderTest, GivesUpAtItsLimit) {
  EXPECT_FALSE(Find(kLadder, "B5", Color::kWhite, 20).has_value());
}

// Whatever a ladder takes is removed by the table of fates, and its strategy is accepted.
TEST(LadderTest, TakesNothingThatTheTableKeeps) {
  const auto rules = spec::ParseRuleSet("basic-only");
  const spec::BoardSize size = *spec::BoardSize::Create(4, 3);
  const auto grid = *enumerate::Grid::Create(4, 3);
  const auto table =
      enumerate::FateTable::Solve(grid, *enumerate::FiniteRules::From(*rules), 1, nullptr);
  ASSERT_TRUE(table.ok()) << table.status();
  std::mt19937 random(1);
  int found_first = 0;
  int found_second = 0;
  for (int i = 0; i < 400; ++i) {
    spec::Position position(size);
    for (int p = 0; p < size.points(); ++p) {
      const auto kind = random() % 4;
      if (kind >= 2) continue;
      position.Put(size.At(p), kind == 0 ? Color::kBlack : Color::kWhite);
    }
    if (!spec::IsLegal(position)) continue;
    const enumerate::Stones stones = enumerate::FromSpec(position);
    for (const spec::Chain& chain : spec::AllChains(position)) {
      const int point = size.Index(chain.stones[0]);
      const enumerate::Fate fate = table->FateOf(stones.own, stones.opp, point);
      for (const bool attacker : {true, false}) {
        const Color to_move = attacker ? spec::Opponent(chain.color) : chain.color;
        const auto ladder = FindLadder(*rules, position, chain.stones[0], to_move, 10'000, nullptr);
        ASSERT_TRUE(ladder.ok()) << ladder.status();
        if (!ladder->has_value()) continue;
        ++(attacker ? found_first : found_second);
        EXPECT_EQ(attacker ? fate.attacker_first : fate.owner_first, enumerate::Answer::kRemoved)
            << position.ToRows()[0];
        const auto checked = certify::CheckStrategy(**ladder);
        EXPECT_TRUE(checked.ok()) << checked.status();
      }
    }
  }
  EXPECT_GT(found_first, 100);
  EXPECT_GT(found_second, 20);
}

}  // namespace
}  // namespace hotstone::search
