#include "enumerate/fates/fate_arrays.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "tests/enumerate/fates/solved_fates.h"

namespace hotstone::enumerate {
namespace {

// The byte of an answer, as the header has it.
int ByteOf(Answer answer) {
  return answer == Answer::kRemoved ? 1 : answer == Answer::kKept ? 2 : 3;
}

struct Filled {
  std::vector<int8_t> cells;
  std::vector<uint8_t> attacker_first;
  std::vector<uint8_t> owner_first;

  Filled(const FateTable& table, const LegalIndex& index, uint64_t first, uint64_t count)
      : cells(count * static_cast<uint64_t>(table.grid().points())),
        attacker_first(cells.size()),
        owner_first(cells.size()) {
    FillFates(table, index, first,
              {absl::MakeSpan(cells), absl::MakeSpan(attacker_first), absl::MakeSpan(owner_first)});
  }
};

TEST(FateArraysTest, EveryPositionOnceWithTheFatesOfTheTable) {
  for (const auto& [cols, rows] : {std::pair{4, 1}, {1, 4}, {3, 2}, {2, 3}, {3, 3}}) {
    const FateTable table = SolvedFates(cols, rows);
    const auto index = *LegalIndex::Create(*Grid::Create(cols, rows));
    const Filled all(table, index, 0, index.size());
    const auto points = static_cast<uint64_t>(cols * rows);
    std::set<std::vector<int8_t>> seen;
    for (uint64_t i = 0; i < index.size(); ++i) {
      const auto begin = all.cells.begin() + static_cast<std::ptrdiff_t>(i * points);
      seen.insert({begin, begin + static_cast<std::ptrdiff_t>(points)});
      // From the top row down, as a picture; point 0 is at the lower left.
      const auto at = [&](uint64_t point) {
        const uint64_t row = point / static_cast<uint64_t>(cols);
        const uint64_t from_top = static_cast<uint64_t>(rows) - 1 - row;
        return i * points + from_top * static_cast<uint64_t>(cols) +
               point % static_cast<uint64_t>(cols);
      };
      BitBoard black = 0;
      BitBoard white = 0;
      for (uint64_t point = 0; point < points; ++point) {
        if (all.cells[at(point)] == 1) black |= BitAt(static_cast<int>(point));
        if (all.cells[at(point)] == -1) white |= BitAt(static_cast<int>(point));
      }
      EXPECT_EQ(index.Rank({black, white}), i);
      for (uint64_t point = 0; point < points; ++point) {
        if (all.cells[at(point)] == 0) {
          EXPECT_EQ(all.attacker_first[at(point)], 0);
          EXPECT_EQ(all.owner_first[at(point)], 0);
          continue;
        }
        const Fate fate = table.FateOf(black, white, static_cast<int>(point));
        EXPECT_EQ(all.attacker_first[at(point)], ByteOf(fate.attacker_first));
        EXPECT_EQ(all.owner_first[at(point)], ByteOf(fate.owner_first));
      }
    }
    EXPECT_EQ(seen.size(), index.size());
  }
}

TEST(FateArraysTest, PartsAreThoseOfTheWhole) {
  const FateTable table = SolvedFates(3, 2, "hot-only");
  const auto index = *LegalIndex::Create(*Grid::Create(3, 2));
  const Filled all(table, index, 0, index.size());
  const Filled part(table, index, 100, 7);
  EXPECT_TRUE(std::equal(part.cells.begin(), part.cells.end(), all.cells.begin() + 600));
  EXPECT_TRUE(
      std::equal(part.owner_first.begin(), part.owner_first.end(), all.owner_first.begin() + 600));
  EXPECT_EQ(FateArrayBytes(index.size(), 6), 3 * all.cells.size());
}

}  // namespace
}  // namespace hotstone::enumerate
