// The encoding is the law: on small boards for every filling, every legal position, both colours
// and every point; on larger boards for random positions.
#include "tests/solver/rules/encoded_law.h"

#include <gtest/gtest.h>

#include <random>
#include <vector>

#include "tests/spec/fillings.h"

namespace hotstone::solver {
namespace {

std::string Picture(const spec::Position& position) {
  std::string text;
  for (const std::string& row : position.ToRows()) text += row + "\n";
  return text;
}

// Every filling of the board whose number is `rest` modulo `step`: legality, and all plays.
void CompareAll(int cols, int rows, uint64_t step = 1, uint64_t rest = 0) {
  EncodedLaw law(cols, rows);
  const auto size = *spec::BoardSize::Create(cols, rows);
  for (const spec::Position& position : spec::AllColourings(size, step, rest)) {
    const bool legal = spec::IsLegal(position);
    ASSERT_EQ(law.IsLegalPosition(position), legal) << Picture(position);
    if (!legal) continue;
    for (int p = 0; p < size.points(); ++p) {
      ASSERT_EQ(law.Compare(position, size.At(p)), "")
          << Picture(position) << spec::PointName(size.At(p));
    }
  }
}

// Positions of a random game, with one point of them now and then.
void CompareRandom(int cols, int rows, int plies, int every, unsigned seed) {
  EncodedLaw law(cols, rows);
  std::mt19937 random(seed);
  spec::Position position(*spec::BoardSize::Create(cols, rows));
  for (int ply = 1; ply <= plies; ++ply) {
    const std::vector<spec::Point> empty = position.EmptyPoints();
    ASSERT_FALSE(empty.empty());
    const spec::Point p = empty[random() % empty.size()];
    if (ply % every == 0) {
      ASSERT_TRUE(law.IsLegalPosition(position)) << Picture(position);
      ASSERT_EQ(law.Compare(position, p), "") << Picture(position) << spec::PointName(p);
    }
    const auto player = ply % 2 == 1 ? spec::Color::kBlack : spec::Color::kWhite;
    position = spec::PlayAt(position, player, p).after;
    if (ply % every == 0) {  // a stone in the corner without a liberty
      spec::Position illegal = position;
      illegal.Put({0, 0}, player);
      for (const spec::Point n : illegal.size().Neighbours({0, 0}))
        illegal.Put(n, spec::Opponent(player));
      ASSERT_FALSE(law.IsLegalPosition(illegal)) << Picture(illegal);
    }
  }
}

TEST(EncodedLawTest, EveryPositionUpToSixPoints) {
  for (int cols = 1; cols <= 6; ++cols) {
    for (int rows = 1; cols * rows <= 6; ++rows) CompareAll(cols, rows);
  }
}

TEST(EncodedLawTest, EverySixtyFirstFillingOfThreeByThree) { CompareAll(3, 3, 61, 7); }

TEST(EncodedLawTest, PositionsOfRandomGames) {
  CompareRandom(4, 3, 100, 5, 1);
  CompareRandom(5, 5, 100, 10, 2);
  CompareRandom(9, 2, 100, 10, 3);
  CompareRandom(9, 9, 200, 100, 4);
}

TEST(EncodedLawSlow, PositionsOfLongRandomGames) {
  CompareRandom(4, 4, 1000, 5, 6);
  CompareRandom(7, 7, 1000, 20, 7);
  CompareRandom(13, 13, 900, 90, 8);
  CompareRandom(19, 19, 1500, 300, 9);
}

TEST(EncodedLawSlow, EveryPositionOfSevenToNinePoints) {
  for (int cols = 1; cols <= 9; ++cols) {
    for (int rows = 1; rows <= cols; ++rows) {  // the transposed boards: symmetry-invariance
      if (cols * rows >= 7 && cols * rows <= 9) CompareAll(cols, rows);
    }
  }
}

}  // namespace
}  // namespace hotstone::solver
