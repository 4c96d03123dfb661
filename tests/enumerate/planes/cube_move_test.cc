#include "enumerate/planes/cube_move.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "base/split_mix.h"

namespace hotstone::enumerate {
namespace {

// Random subcubes of random arrays, bit for bit.
TEST(CubeMove, MovesEachBitOfRandomSubcubes) {
  SplitMix random(20260101);
  CubeMove move;
  for (int round = 0; round < 3000; ++round) {
    const int from_bits = static_cast<int>(random.Next() % 13);
    const int to_bits = static_cast<int>(random.Next() % 13);
    const int most = std::min(from_bits, to_bits);
    const int free = static_cast<int>(random.Next() % static_cast<uint64_t>(most + 1));
    const auto choose = [&](int bits) {
      std::vector<int> all(static_cast<size_t>(bits));
      for (int b = 0; b < bits; ++b) all[static_cast<size_t>(b)] = b;
      for (size_t i = all.size(); i > 1; --i) std::swap(all[i - 1], all[random.Next() % i]);
      all.resize(static_cast<size_t>(free));
      return all;
    };
    const std::vector<int> from = choose(from_bits);
    const std::vector<int> to = choose(to_bits);
    uint32_t from_fixed = static_cast<uint32_t>(random.Next()) & ((uint32_t{1} << from_bits) - 1);
    uint32_t to_fixed = static_cast<uint32_t>(random.Next()) & ((uint32_t{1} << to_bits) - 1);
    move.Begin(to_bits, from_bits);
    for (size_t i = 0; i < from.size(); ++i) {
      move.AddFree(to[i], from[i]);
      from_fixed &= ~(uint32_t{1} << from[i]);
      to_fixed &= ~(uint32_t{1} << to[i]);
    }
    std::vector<uint64_t> source(WordsFor(from_bits));
    std::vector<uint64_t> target(WordsFor(to_bits));
    for (uint64_t& word : source) word = random.Next();
    for (uint64_t& word : target) word = random.Next();
    const std::vector<uint64_t> before = target;
    move.Prepare();
    move.Apply(source.data(), from_fixed, target.data(), to_fixed);
    std::vector<int> expected(size_t{1} << to_bits);
    for (size_t i = 0; i < expected.size(); ++i) expected[i] = BitOf(before.data(), i);
    for (uint32_t x = 0; x < uint32_t{1} << free; ++x) {
      uint32_t there = from_fixed;
      uint32_t here = to_fixed;
      for (size_t i = 0; i < from.size(); ++i) {
        if ((x >> i & 1) == 0) continue;
        there |= uint32_t{1} << from[i];
        here |= uint32_t{1} << to[i];
      }
      expected[here] = BitOf(source.data(), there);
    }
    for (size_t i = 0; i < expected.size(); ++i) {
      ASSERT_EQ(BitOf(target.data(), i), expected[i] != 0)
          << "round " << round << ", bit " << i << ", " << from_bits << " to " << to_bits
          << ", free " << free;
    }
  }
}

}  // namespace
}  // namespace hotstone::enumerate
