#include "spec/board.h"

#include <gtest/gtest.h>

#include "spec/area.h"
#include "spec/fill_in.h"
#include "spec/game.h"

namespace hotstone::spec {
namespace {

TEST(PointTest, NamesSkipTheLetterI) {
  EXPECT_EQ(PointName({7, 0}), "H1");
  EXPECT_EQ(PointName({8, 18}), "J19");
  const auto size = *BoardSize::Create(19, 19);
  EXPECT_FALSE(ParsePoint("I5", size).ok());
  for (int i = 0; i < size.points(); ++i) EXPECT_EQ(*ParsePoint(PointName(size.At(i)), size), size.At(i));
}

}  // namespace
}  // namespace hotstone::spec
