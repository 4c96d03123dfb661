// The encoding is the law: on small boards for every filling, every legal position, both colours and every
// point; beyond that on random positions.
#include "tests/solver/encoded_law.h"

#include <gtest/gtest.h>

#include <vector>

namespace hotstone::solver {
namespace {

std::string Picture(const spec::Position& position) {
  std::string text;
  for (const std::string& row : position.ToRows()) text += row + "\n";
  return text;
}

// Every filling of the board whose number leaves `rest` when divided by `step`: legality, and all plays.
void CompareAll(int cols, int rows, int step = 1, int rest = 0) {
  EncodedLaw law(cols, rows);
  const auto size = *spec::BoardSize::Create(cols, rows);
  int fillings = 1;
  for (int p = 0; p < size.points(); ++p) fillings *= 3;
  for (int number = rest; number < fillings; number += step) {
    spec::Position position(size);
    for (int p = 0, left = number; p < size.points(); ++p, left /= 3) {
      if (left % 3 != 0) position.Put(size.At(p), left % 3 == 1 ? spec::Color::kBlack : spec::Color::kWhite);
    }
    const bool legal = spec::IsLegal(position);
    ASSERT_EQ(law.IsLegalPosition(position), legal) << Picture(position);
    if (!legal) continue;
    for (const spec::Color player : {spec::Color::kBlack, spec::Color::kWhite}) {
      for (int p = 0; p < size.points(); ++p) {
        ASSERT_EQ(law.Compare(position, player, size.At(p)), "")
            << Picture(position) << spec::ColorName(player) << " " << spec::PointName(size.At(p));
      }
    }
  }
}

TEST(EncodedLawTest, EveryPositionUpToSixPoints) {
  for (int cols = 1; cols <= 6; ++cols) {
    for (int rows = 1; cols * rows <= 6; ++rows) CompareAll(cols, rows);
  }
}

TEST(EncodedLawTest, EverySixtyFirstFillingOfThreeByThree) { CompareAll(3, 3, 61, 7); }

TEST(EncodedLawSlow, EveryPositionOfSevenToNinePoints) {
  for (int cols = 1; cols <= 9; ++cols) {
    for (int rows = 1; rows <= 9; ++rows) {
      if (cols * rows >= 7 && cols * rows <= 9) CompareAll(cols, rows);
    }
  }
}

}  // namespace
}  // namespace hotstone::solver
