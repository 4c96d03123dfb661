// In a build with assertions, a call that violates a precondition ends the program.
#include <gtest/gtest.h>

#include "base/split_mix.h"
#include "enumerate/index/legal_index.h"
#include "spec/board/board_play.h"
#include "spec/board/chains.h"
#include "spec/board/position.h"
#include "spec/rules/superko.h"

namespace hotstone {
namespace {

class ViolatedPreconditionDeathTest : public testing::Test {
 protected:
  void SetUp() override {
#ifdef NDEBUG
    GTEST_SKIP() << "this build has no assertions";
#endif
  }
};

TEST_F(ViolatedPreconditionDeathTest, OfBase) {
  SplitMix random(1);
  EXPECT_DEATH(random.Below(0), "bound > 0");
}

TEST_F(ViolatedPreconditionDeathTest, OfTheLaw) {
  const spec::Position empty(*spec::BoardSize::Create(2, 1));
  EXPECT_DEATH(spec::ChainAt(empty, {0, 0}), "IsEmpty");
  EXPECT_DEATH(spec::PlayAt(empty, spec::Color::kBlack, {2, 0}), "Contains");
  EXPECT_DEATH(spec::PointName({-1, 0}), "p.col");
  EXPECT_DEATH(spec::MakeSuperko(spec::Cycle::kSquare, empty, spec::Color::kBlack), "IsSuperko");
}

TEST_F(ViolatedPreconditionDeathTest, OfTheEnumerator) {
  const auto index = enumerate::LegalIndex::Create(*enumerate::Grid::Create(2, 1));
  EXPECT_DEATH(index->Unrank(index->size()), "rank < size_");
  // The chain on both points of the board has no liberty.
  EXPECT_DEATH(index->Rank({3, 0}), "kDead");
}

}  // namespace
}  // namespace hotstone
