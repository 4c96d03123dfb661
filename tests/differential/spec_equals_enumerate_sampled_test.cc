// The law against the bit-boards on boards too large to exhaust: random fillings made legal, and
// random games. The seed is fixed; HOTSTONE_TEST_SEED in the environment overrides it, and a
// failure names it.
#include <gtest/gtest.h>

#include <cstdlib>
#include <random>
#include <string>
#include <utility>

#include "tests/differential/renderings.h"

namespace hotstone::renderings {
namespace {

using Sides = std::pair<int, int>;

uint64_t Seed() {
  const char* text = std::getenv("HOTSTONE_TEST_SEED");
  return text == nullptr ? 20010916 : std::strtoull(text, nullptr, 10);
}

class SpecEqualsEnumerateSampledTest : public testing::TestWithParam<Sides> {
 protected:
  SpecEqualsEnumerateSampledTest() : board_(GetParam().first, GetParam().second), random_(Seed()) {}

  size_t Below(size_t limit) { return random_() % limit; }

  // Every play of both colours, and one situation with its moves under one rule set.
  void Compare(const spec::Situation& s, const Rules& rules) {
    std::string wrong = ComparePlays(board_, enumerate::FromSpec(s.position));
    if (wrong.empty()) wrong = CompareLegality(board_, rules, s);
    if (wrong.empty()) wrong = CompareSuccessors(board_, rules, s);
    ASSERT_EQ(wrong, "") << "HOTSTONE_TEST_SEED=" << Seed();
  }

  // Random stones, with one in `sparseness` points left empty; then chains without a liberty are
  // removed.
  spec::Position RandomPosition(size_t sparseness) {
    spec::Position position(board_.size);
    for (int i = 0; i < board_.size.points(); ++i) {
      if (Below(sparseness) != 0) {
        position.Put(board_.size.At(i), Below(2) == 0 ? spec::Color::kBlack : spec::Color::kWhite);
      }
    }
    while (const auto chain = spec::ChainWithoutLiberty(position)) {
      EXPECT_FALSE(enumerate::IsLegal(board_.grid, enumerate::FromSpec(position)))
          << position.ToText();
      for (const spec::Point p : chain->stones) position.Remove(p);
    }
    EXPECT_TRUE(enumerate::IsLegal(board_.grid, enumerate::FromSpec(position)))
        << position.ToText();
    return position;
  }

  Board board_;
  std::mt19937_64 random_;
};

TEST_P(SpecEqualsEnumerateSampledTest, RandomFillings) {
  for (int round = 0; round < 300; ++round) {
    const spec::Position position = RandomPosition(2 + Below(12));
    const Rules& rules = AllRules()[Below(AllRules().size())];
    spec::Situation s{
        position, Below(2) == 0 ? spec::Color::kBlack : spec::Color::kWhite, 0, {}, 0};
    const auto empty = position.EmptyPoints();
    if (rules.bits.hot.Any() && Below(2) == 0) {
      s.bans = {empty[Below(empty.size())]};
      if (rules.law.hot == spec::HotLayer::kHot) s.bans.insert(empty[Below(empty.size())]);
    } else {
      s.passes = static_cast<int>(Below(static_cast<size_t>(rules.law.end_passes)));
    }
    Compare(s, rules);
    if (HasFatalFailure()) return;
  }
}

// Long games reach captures, kos and large chains. A capture must not end them.
TEST_P(SpecEqualsEnumerateSampledTest, RandomGames) {
  const int games = board_.size.points() < 30 ? 20 : 4;
  int captures = 0;
  int bans = 0;
  for (const Rules& rules : AllRules()) {
    if (rules.law.capture_ends || rules.law.end_passes == 2) continue;
    for (int game = 0; game < games; ++game) {
      spec::Situation s =
          spec::StartOf(rules.law, spec::Position(board_.size), spec::Color::kBlack);
      for (int ply = 0; ply < 4 * board_.size.points() && !spec::IsFinished(s, rules.law); ++ply) {
        if (ply % 2 == 0 || !s.bans.empty()) Compare(s, rules);
        if (HasFatalFailure()) return;
        auto moves = spec::Successors(s, rules.law);
        if (moves.size() > 1 && Below(20) != 0) moves.pop_back();  // the pass
        const auto empty = s.position.EmptyPoints().size();
        s = moves[Below(moves.size())].situation;
        captures += s.passes == 0 && s.position.EmptyPoints().size() >= empty ? 1 : 0;
        bans += s.bans.empty() ? 0 : 1;
      }
    }
  }
  EXPECT_GT(captures, 10);
  EXPECT_GT(bans, 0);
}

std::string SidesName(const testing::TestParamInfo<Sides>& shape) {
  return absl::StrCat("On", shape.param.first, "x", shape.param.second);
}
INSTANTIATE_TEST_SUITE_P(Boards, SpecEqualsEnumerateSampledTest,
                         testing::Values(Sides{4, 4}, Sides{5, 5}, Sides{7, 7}, Sides{8, 8},
                                         Sides{3, 15}, Sides{15, 3}, Sides{16, 4}, Sides{4, 16},
                                         Sides{19, 3}, Sides{3, 19}, Sides{19, 1}, Sides{1, 19}),
                         SidesName);

}  // namespace
}  // namespace hotstone::renderings
