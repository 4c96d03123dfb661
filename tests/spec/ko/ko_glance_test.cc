#include "spec/ko/ko_glance.h"

#include <gtest/gtest.h>

#include <random>
#include <utility>

#include "spec/board/chains.h"
#include "spec/board/position.h"
#include "spec/ko/ko.h"

namespace hotstone::spec {
namespace {

// A glance must never miss a ko: random legal positions.
TEST(KoGlanceTest, NoKoIsMissed) {
  std::mt19937 random(7);
  int with_kos = 0;
  int without = 0;
  for (const auto& [cols, rows] : {std::pair{2, 1}, {4, 1}, {3, 3}, {4, 3}, {5, 5}, {7, 4}}) {
    const BoardSize size = *BoardSize::Create(cols, rows);
    for (int round = 0; round < 2000; ++round) {
      Position position(size);
      for (int i = 0; i < size.points(); ++i) {
        const auto kind = random() % 9;
        if (kind < 6) position.Put(size.At(i), kind < 3 ? Color::kBlack : Color::kWhite);
      }
      if (!IsLegal(position)) continue;
      const bool has = !FindKos(position).empty();
      EXPECT_TRUE(!has || MayHaveKos(position)) << cols << "x" << rows << " " << position.cells();
      with_kos += has ? 1 : 0;
      without += MayHaveKos(position) ? 0 : 1;
    }
  }
  EXPECT_GT(with_kos, 100);
  EXPECT_GT(without, 1000);
}

}  // namespace
}  // namespace hotstone::spec
