// Once a symbolic position is known, its counts are those of spec/, and no other counts are
// possible.
#include "solver/plays/area.h"

#include <gtest/gtest.h>

#include <random>

#include "solver/query/question.h"
#include "spec/board/position.h"
#include "spec/counting/area.h"

namespace hotstone::solver {
namespace {

using spec::Color;

void ExpectSameCounts(const spec::Position& position, bool integers) {
  const spec::BoardSize& size = position.size();
  z3::context context;
  BoardArea board(context, size.cols(), size.rows(), integers, "");
  if (integers) board.AssumeOneKindEach();
  const BoardCounts counts = board.Counts();
  const spec::Area area = spec::CountArea(position);
  z3::expr_vector asked(context);
  for (const Assertion& assumption : board.assumptions()) asked.push_back(assumption.formula);
  for (int i = 0; i < size.points(); ++i) {
    asked.push_back(board.IsKind(i, AreaKind::kBlack) ==
                    context.bool_val(position.At(size.At(i)) == Color::kBlack));
    asked.push_back(board.IsKind(i, AreaKind::kWhite) ==
                    context.bool_val(position.At(size.At(i)) == Color::kWhite));
  }
  const z3::expr same =
      counts.black_stones == area.black_stones && counts.white_stones == area.white_stones &&
      counts.black_spaces == area.black_spaces && counts.white_spaces == area.white_spaces &&
      counts.shared_spaces == area.shared_spaces && counts.unowned_spaces == area.unowned_spaces;
  for (const bool is : {true, false}) {
    z3::expr_vector question(context);
    for (unsigned i = 0; i < asked.size(); ++i) question.push_back(asked[static_cast<int>(i)]);
    question.push_back(is ? same : !same);
    const absl::StatusOr<Decision> decision =
        Ask(context, question, integers ? "QF_LIA" : "QF_BV", {});
    ASSERT_TRUE(decision.ok()) << decision.status();
    EXPECT_EQ(decision->answer, is ? Answer::kSat : Answer::kUnsat) << position.cells();
    if (is && decision->answer == Answer::kSat) {
      const absl::StatusOr<spec::Position> decoded = board.Decode(*decision->model);
      ASSERT_TRUE(decoded.ok());
      EXPECT_EQ(*decoded, position);
    }
  }
}

void ExpectSameCountsAtRandom(int cols, int rows, int positions, bool integers) {
  std::mt19937 random(1);
  const spec::BoardSize size = *spec::BoardSize::Create(cols, rows);
  for (int n = 0; n < positions; ++n) {
    spec::Position position(size);
    // From sparse to dense.
    const unsigned of = 3u + static_cast<unsigned>(n % 8);
    for (int i = 0; i < size.points(); ++i) {
      const unsigned drawn = static_cast<unsigned>(random()) % of;
      if (drawn == 0) position.Put(size.At(i), Color::kBlack);
      if (drawn == 1) position.Put(size.At(i), Color::kWhite);
    }
    ExpectSameCounts(position, integers);
  }
}

TEST(BoardAreaTest, CountsAsTheLawDoes) {
  ExpectSameCounts(spec::Position(*spec::BoardSize::Create(3, 3)), true);
  ExpectSameCountsAtRandom(3, 3, 12, true);
  ExpectSameCountsAtRandom(3, 3, 12, false);
  ExpectSameCountsAtRandom(5, 4, 8, true);
  ExpectSameCountsAtRandom(9, 9, 2, true);
}

}  // namespace
}  // namespace hotstone::solver
