// Slices of a sorted list: each key belongs to one slice, which contains all records of the key.
#include "certify/solution/solution_slice.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace hotstone::certify {
namespace {

TEST(SolutionSliceTest, EachKeyBelongsToOneSlice) {
  const std::vector<SolutionEntry> list = {{1, 0, 1}, {1, 0, 2}, {2, 7, 3},
                                           {5, 9, 4}, {5, 9, 5}, {9, 1, 6}};
  const ReadRecords read = [&](uint64_t first,
                               std::span<SolutionEntry> into) -> absl::StatusOr<size_t> {
    const size_t count = std::min<size_t>(into.size(), list.size() - first);
    std::copy_n(list.begin() + static_cast<ptrdiff_t>(first), count, into.begin());
    return count;
  };
  for (const uint64_t most : {1, 2, 3, 4, 6, 7}) {
    std::vector<int> owners(12, 0);
    uint64_t seen = 0;
    for (SolutionSlice slice; seen < list.size(); seen += slice.size()) {
      ASSERT_TRUE(slice.Load(read, seen, most).ok());
      ASSERT_LE(slice.size(), most + 1);
      for (uint64_t key = 0; key < owners.size(); ++key) {
        if (!slice.Owns(key)) continue;
        ++owners[key];
        std::vector<SolutionEntry> there;
        std::copy_if(list.begin(), list.end(), std::back_inserter(there),
                     [&](const SolutionEntry& entry) { return entry.key == key; });
        const auto found = slice.Find(key);
        ASSERT_EQ(found.has_value(), !there.empty()) << most << " " << key;
        if (!found.has_value()) continue;
        EXPECT_EQ(found->rank, there[0].rank);
        ASSERT_EQ(found->moves.size(), there.size()) << most << " " << key;
        for (size_t i = 0; i < there.size(); ++i) EXPECT_EQ(found->moves[i], there[i].move);
      }
    }
    EXPECT_EQ(seen, list.size());
    EXPECT_EQ(owners, std::vector<int>(12, 1)) << most;
  }
  SolutionSlice none;
  ASSERT_TRUE(none.Load(read, list.size(), 3).ok());
  EXPECT_EQ(none.size(), 0u);
  const auto broken = [](uint64_t, std::span<SolutionEntry>) -> absl::StatusOr<size_t> {
    return absl::DataLossError("gone");
  };
  EXPECT_EQ(none.Load(broken, 0, 3).code(), absl::StatusCode::kDataLoss);
}

}  // namespace
}  // namespace hotstone::certify
