#include "enumerate/planes/cube_move.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <vector>

#include "base/split_mix.h"
#include "tests/enumerate/lanes/each_target.h"

namespace hotstone::enumerate {
namespace {

// Random subcubes of random arrays, bit for bit; with `open` places, at those.
void ExpectBitsMoved(bool with_open) {
  SplitMix random(20260101);
  const auto move = std::make_unique<CubeMove>();
  for (int round = 0; round < 4000; ++round) {
    // Every other time small arrays.
    const uint64_t sizes = round % 2 == 0 ? 16 : 11;
    const int from_bits = static_cast<int>(random.Next() % sizes);
    const int to_bits = static_cast<int>(random.Next() % sizes);
    const int most = std::min(from_bits, to_bits);
    const int fixed = static_cast<int>(random.Next() % static_cast<uint64_t>(most + 1));
    const int free = most - (round % 3 == 0 ? fixed / 4 : fixed);
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
    move->Begin(to_bits, from_bits);
    for (size_t i = 0; i < from.size(); ++i) {
      move->AddFree(to[i], from[i]);
      from_fixed &= ~(uint32_t{1} << from[i]);
      to_fixed &= ~(uint32_t{1} << to[i]);
    }
    std::vector<uint64_t> source(WordsFor(from_bits));
    std::vector<uint64_t> target(WordsFor(to_bits));
    for (uint64_t& word : source) word = random.Next();
    for (uint64_t& word : target) word = random.Next();
    std::vector<uint64_t> open(target.size(), ~uint64_t{0});
    for (uint64_t& word : open) {
      if (with_open) word = random.Next() % 20 == 0 ? random.Next() : 0;
    }
    const std::vector<uint64_t> before = target;
    move->Prepare();
    move->Apply(source.data(), from_fixed, target.data(), to_fixed,
                with_open ? open.data() : nullptr);
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
      if (!BitOf(open.data(), i) && BitOf(target.data(), i) == BitOf(before.data(), i)) continue;
      ASSERT_EQ(BitOf(target.data(), i), expected[i] != 0)
          << "round " << round << ", bit " << i << ", " << from_bits << " to " << to_bits
          << ", free " << free;
    }
  }
}

TEST(CubeMove, MovesEachBitOfRandomSubcubes) {
  ForEachTarget([] { ExpectBitsMoved(false); });
}

TEST(CubeMove, MovesEachBitAtOpenPlaces) {
  ForEachTarget([] { ExpectBitsMoved(true); });
}

}  // namespace
}  // namespace hotstone::enumerate
