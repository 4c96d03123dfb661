// Slices of a sorted list: each key belongs to one slice, and all records of a key are in it.
#include "certify/positions/key_slice.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "absl/status/statusor.h"

namespace hotstone::certify {
namespace {

struct KeySliceRecord {
  uint64_t key = 0;
  int what = 0;
};

TEST(KeySliceTest, EachKeyBelongsToOneSlice) {
  const std::vector<KeySliceRecord> list = {{1, 1}, {1, 2}, {2, 3}, {5, 4}, {5, 5}, {9, 6}};
  const auto read = [&](uint64_t first, std::span<KeySliceRecord> into) -> absl::StatusOr<size_t> {
    const size_t count = std::min<size_t>(into.size(), list.size() - first);
    std::copy_n(list.begin() + static_cast<ptrdiff_t>(first), count, into.begin());
    return count;
  };
  for (const uint64_t most : {1, 2, 3, 4, 6, 7}) {
    std::vector<int> owners(12, 0);
    uint64_t seen = 0;
    for (KeySlice<KeySliceRecord> slice; seen < list.size(); seen += slice.size()) {
      ASSERT_TRUE(slice.Load(read, seen, most).ok());
      ASSERT_LE(slice.size(), most + 1);
      for (uint64_t key = 0; key < owners.size(); ++key) {
        if (!slice.Owns(key)) continue;
        ++owners[key];
        const auto there =
            std::count_if(list.begin(), list.end(), [&](const KeySliceRecord& r) { return r.key == key; });
        EXPECT_EQ(slice.Of(key).size(), there) << most << " " << key;
      }
    }
    EXPECT_EQ(seen, list.size());
    EXPECT_EQ(owners, std::vector<int>(12, 1)) << most;
  }
  KeySlice<KeySliceRecord> none;
  ASSERT_TRUE(none.Load(read, list.size(), 3).ok());
  EXPECT_EQ(none.size(), 0u);
  const auto broken = [](uint64_t, std::span<KeySliceRecord>) -> absl::StatusOr<size_t> {
    return absl::DataLossError("gone");
  };
  EXPECT_EQ(none.Load(broken, 0, 3).code(), absl::StatusCode::kDataLoss);
}

}  // namespace
}  // namespace hotstone::certify
