#include "search/proof_numbers/proof_table.h"

#include <gtest/gtest.h>

namespace hotstone::search {
namespace {

// One bucket of four entries.
TEST(ProofTableTest, ForgetsWhatWasCheapestToFind) {
  ProofTable table(1);
  table.Keep(1, ProofNumbers::Proved());
  table.Keep(2, ProofNumbers::Disproved());
  table.Keep(3, {40, 2});
  table.Keep(4, {3, 2});
  table.Keep(5, {7, 1});
  EXPECT_EQ(table.Find(4), std::nullopt);
  EXPECT_EQ(table.Find(3), (ProofNumbers{40, 2}));
  for (uint64_t key = 6; key < 20; ++key) table.Keep(key, {1000, 1000});
  EXPECT_EQ(table.Find(1), ProofNumbers::Proved());
  EXPECT_EQ(table.Find(2), ProofNumbers::Disproved());
  EXPECT_EQ(table.Find(3), std::nullopt);
}

TEST(ProofTableTest, WhatIsProvedStaysProved) {
  ProofTable table(1);
  table.Keep(1, {5, 6});
  table.Keep(1, {8, 3});
  EXPECT_EQ(table.Find(1), (ProofNumbers{8, 3}));
  table.Keep(1, ProofNumbers::Proved());
  table.Keep(1, ProofNumbers::Disproved());
  EXPECT_EQ(table.Find(1), ProofNumbers::Proved());
}

}  // namespace
}  // namespace hotstone::search
