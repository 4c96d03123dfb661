#include "conformance/corpus/random.h"

#include <gtest/gtest.h>

#include <array>
#include <set>

namespace hotstone::conformance {
namespace {

// The numbers of a stream are part of the corpus: if they change, all its bytes do. Computed
// separately by another program from the published algorithms (SplitMix64 from state 0 begins with
// e220a8397b1dcdaf).
TEST(CorpusRandomTest, AStreamIsWhatItIsEverywhere) {
  EXPECT_EQ(CorpusRandom(0, "").Next(), 0x5b21f68ffa77f14cu);
  EXPECT_EQ(CorpusRandom(1, "game-9x9-0").Next(), 0x6ee11f0fa72b6c7u);
}

TEST(CorpusRandomTest, SeedsAndNamesGiveOtherStreams) {
  std::set<uint64_t> firsts;
  for (const uint64_t seed : {0, 1, 2}) {
    for (const char* name : {"", "a", "b", "ab"}) firsts.insert(CorpusRandom(seed, name).Next());
  }
  EXPECT_EQ(firsts.size(), 12u);
}

TEST(CorpusRandomTest, EveryNumberBelowTheBoundComesUpAboutAsOften) {
  CorpusRandom random(7, "even");
  std::array<int, 5> counts{};
  for (int i = 0; i < 5000; ++i) ++counts.at(random.Below(5));
  for (const int count : counts) EXPECT_NEAR(count, 1000, 150);
  EXPECT_EQ(random.Below(1), 0u);
}

}  // namespace
}  // namespace hotstone::conformance
