// Filling in on numbers, and its formula, agree with spec/ on every position of boards up to nine
// points, legal or not.
#include "solver/plays/fill_in.h"

#include <gtest/gtest.h>

#include <array>
#include <map>

#include "spec/board/position.h"
#include "spec/counting/area.h"
#include "spec/counting/fill_in.h"
#include "tests/spec/fillings.h"

namespace hotstone::solver {
namespace {

using Counts = std::array<int, 6>;

int Value(const z3::expr& term) { return term.simplify().get_numeral_int(); }

void ExpectFillInAgrees(int cols, int rows) {
  std::map<Counts, spec::Position> seen;  // one position per set of counts
  for (const spec::Position& position : spec::AllColourings(*spec::BoardSize::Create(cols, rows))) {
    const spec::Area area = spec::CountArea(position);
    seen.emplace(Counts{area.black_stones, area.white_stones, area.black_spaces, area.white_spaces,
                        area.shared_spaces, area.unowned_spaces},
                 position);
  }
  z3::context context;
  for (const auto& [c, position] : seen) {
    const BoardCounts counts = TheseCounts(context, c[0], c[1], c[2], c[3], c[4], c[5]);
    EXPECT_EQ(Value(counts.AreaDifference()), spec::CountArea(position).Difference());
    for (const bool lent : {true, false}) {
      for (const bool worthless : {true, false}) {
        const int expected =
            spec::CountByFillingIn(
                position, {worthless ? spec::SharedReading::kSharedWorthless
                                     : spec::SharedReading::kHalfIsOwn,
                           lent ? spec::SurplusReading::kLent : spec::SurplusReading::kExact})
                .Difference();
        const FillInRendering rendering{lent, worthless, ""};
        EXPECT_EQ(Value(FillInDifference(counts, rendering)), expected) << position.cells();
        EXPECT_EQ(Value(FillInByFormula(counts, rendering)), expected) << position.cells();
      }
    }
  }
}

TEST(FillInNumbersTest, UpToFivePoints) {
  for (int n = 1; n <= 5; ++n) ExpectFillInAgrees(n, 1);
  ExpectFillInAgrees(2, 2);
}
TEST(FillInNumbersTest, UpToEightPoints) {
  ExpectFillInAgrees(3, 2);
  ExpectFillInAgrees(7, 1);
  ExpectFillInAgrees(4, 2);
}
TEST(FillInNumbersTest, NinePoints) { ExpectFillInAgrees(3, 3); }
TEST(FillInNumbersTest, NineInARow) { ExpectFillInAgrees(9, 1); }

}  // namespace
}  // namespace hotstone::solver
