// The law against the bit-boards on every legal position of every small board, both colours, every
// point: removals, results, bans, area, legality and successors under every combination of the
// finite-memory keys.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "tests/differential/renderings.h"

namespace hotstone::renderings {
namespace {

// Those with the longer side as columns.
std::vector<Shape> Lying(int fewest, int most) {
  std::vector<Shape> shapes = Shapes(fewest, most);
  std::erase_if(shapes, [](const Shape& shape) { return shape.first < shape.second; });
  return shapes;
}

// Runs `compare` on each legal position until something differs. The legality of each filling is
// compared as well.
template <typename Compare>
void OnEveryLegalPosition(const Board& board, const Compare& compare) {
  std::string wrong;
  uint64_t legal = 0;
  ForEachFilling(board, [&](enumerate::Stones stones) {
    if (!wrong.empty()) return;
    const spec::Position position = enumerate::ToSpec(stones, board.size);
    const bool is_legal = spec::IsLegal(position);
    if (is_legal != enumerate::IsLegal(board.grid, stones)) {
      wrong = "legality of the position " + position.ToText();
    } else if (is_legal) {
      ++legal;
      wrong = compare(stones, position);
    }
  });
  EXPECT_EQ(wrong, "");
  EXPECT_GT(legal, 0u);
}

void ExpectSamePlays(const Board& board) {
  OnEveryLegalPosition(board, [&](enumerate::Stones stones, const spec::Position&) {
    return ComparePlays(board, stones);
  });
}

// The fewest rules that reach every branch of legality and successors once, for slow boards: every
// self-removal option with and without ban.
bool IsPlain(const Rules& rules) { return rules.law.end_passes == 2 && !rules.law.capture_ends; }

void ExpectSameLegality(const Board& board) {
  OnEveryLegalPosition(board, [&](enumerate::Stones, const spec::Position& position) {
    std::string wrong;
    for (const Rules& rules : AllRules()) {
      if (!IsPlain(rules)) continue;
      ForEachSituation(rules, position, [&](const spec::Situation& s) {
        if (wrong.empty() && s.passes == 0) wrong = CompareLegality(board, rules, s);
      });
    }
    return wrong;
  });
}

using spec::SelfRemoval;

// Split by self-removal on boards where the whole takes long.
void ExpectSameSuccessors(const Board& board, const std::vector<SelfRemoval>& self_removals) {
  OnEveryLegalPosition(board, [&](enumerate::Stones, const spec::Position& position) {
    std::string wrong;
    for (const Rules& rules : AllRules()) {
      const SelfRemoval self = rules.law.self_removal;
      if (std::find(self_removals.begin(), self_removals.end(), self) == self_removals.end())
        continue;
      ForEachSituation(rules, position, [&](const spec::Situation& s) {
        if (wrong.empty()) wrong = CompareSuccessors(board, rules, s);
      });
    }
    return wrong;
  });
}

class SpecEqualsEnumerateTest : public testing::TestWithParam<Shape> {};
TEST_P(SpecEqualsEnumerateTest, Plays) { ExpectSamePlays({GetParam().first, GetParam().second}); }
INSTANTIATE_TEST_SUITE_P(UpToNinePoints, SpecEqualsEnumerateTest, testing::ValuesIn(Shapes(1, 9)),
                         ShapeName);
INSTANTIATE_TEST_SUITE_P(TenPoints, SpecEqualsEnumerateTest, testing::ValuesIn(Lying(10, 10)),
                         ShapeName);

class SpecEqualsEnumerateLegalityTest : public testing::TestWithParam<Shape> {};
TEST_P(SpecEqualsEnumerateLegalityTest, UnderEveryBan) {
  ExpectSameLegality({GetParam().first, GetParam().second});
}
INSTANTIATE_TEST_SUITE_P(UpToNinePoints, SpecEqualsEnumerateLegalityTest,
                         testing::ValuesIn(Shapes(1, 9)), ShapeName);
INSTANTIATE_TEST_SUITE_P(TenPoints, SpecEqualsEnumerateLegalityTest,
                         testing::ValuesIn(Lying(10, 10)), ShapeName);

class SpecEqualsEnumerateSuccessorsTest : public testing::TestWithParam<Shape> {};
TEST_P(SpecEqualsEnumerateSuccessorsTest, UnderEveryRuleSet) {
  ExpectSameSuccessors({GetParam().first, GetParam().second},
                       {SelfRemoval::kNone, SelfRemoval::kGroups, SelfRemoval::kAny});
}
INSTANTIATE_TEST_SUITE_P(UpToSevenPoints, SpecEqualsEnumerateSuccessorsTest,
                         testing::ValuesIn(Shapes(1, 7)), ShapeName);
INSTANTIATE_TEST_SUITE_P(EightPoints, SpecEqualsEnumerateSuccessorsTest,
                         testing::ValuesIn(Lying(8, 8)), ShapeName);

class SpecEqualsEnumerateSuccessorsSlow : public testing::TestWithParam<Shape> {};
TEST_P(SpecEqualsEnumerateSuccessorsSlow, UnderEveryRuleSet) {
  ExpectSameSuccessors({GetParam().first, GetParam().second},
                       {SelfRemoval::kNone, SelfRemoval::kGroups, SelfRemoval::kAny});
}
INSTANTIATE_TEST_SUITE_P(NinePoints, SpecEqualsEnumerateSuccessorsSlow,
                         testing::ValuesIn(Lying(9, 9)), ShapeName);

// Everything on all boards of up to twelve points, in both orientations: minutes for the larger
// ones.
class SpecEqualsEnumerateSlow : public testing::TestWithParam<Shape> {};
TEST_P(SpecEqualsEnumerateSlow, Plays) { ExpectSamePlays({GetParam().first, GetParam().second}); }
TEST_P(SpecEqualsEnumerateSlow, LegalityUnderEveryBan) {
  ExpectSameLegality({GetParam().first, GetParam().second});
}
TEST_P(SpecEqualsEnumerateSlow, SuccessorsWithoutSelfRemoval) {
  ExpectSameSuccessors({GetParam().first, GetParam().second}, {SelfRemoval::kNone});
}
TEST_P(SpecEqualsEnumerateSlow, SuccessorsWithSelfRemovalOfGroups) {
  ExpectSameSuccessors({GetParam().first, GetParam().second}, {SelfRemoval::kGroups});
}
TEST_P(SpecEqualsEnumerateSlow, SuccessorsWithAnySelfRemoval) {
  ExpectSameSuccessors({GetParam().first, GetParam().second}, {SelfRemoval::kAny});
}
INSTANTIATE_TEST_SUITE_P(UpToTwelvePoints, SpecEqualsEnumerateSlow,
                         testing::ValuesIn(Shapes(8, 12)), ShapeName);

}  // namespace
}  // namespace hotstone::renderings
