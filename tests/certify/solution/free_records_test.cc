// Which record serves after an answer, in which image, and which others keep it from serving.
#include "certify/solution/free_records.h"

#include <gtest/gtest.h>

#include <string_view>
#include <vector>

namespace hotstone::certify {
namespace {

const spec::BoardSize kBoard = *spec::BoardSize::Create(5, 1);

// `X` the owner, `O` the opponent, `.` known to be empty, `?` free.
KnownPosition Known(std::string_view row) {
  KnownPosition known;
  for (size_t i = 0; i < row.size(); ++i) {
    if (row[i] == 'X') known.own |= 1u << i;
    if (row[i] == 'O') known.opp |= 1u << i;
    if (row[i] == '.') known.empty |= 1u << i;
  }
  return known;
}

FreeRecord Record(std::string_view row, uint16_t rank, uint8_t move) {
  return {Known(row).opp, Known(row).empty, rank, move};
}

// The index of the record that serves, or -1. All rows have a stone of the owner at C1 alone.
int Serving(const std::vector<FreeRecord>& list, std::string_view row, uint32_t banned,
            uint32_t bound = 9) {
  const FreeRecord* const found =
      FindCover(list, WantedImages(FreeImages(kBoard), Known(row), banned), bound);
  return found == nullptr ? -1 : static_cast<int>(found - list.data());
}

constexpr uint32_t kB1 = 1u << 1;
constexpr uint32_t kD1 = 1u << 3;

TEST(FreeRecordsTest, ARecordServesWhereItsPointsAreKnown) {
  const std::vector<FreeRecord> list = {Record("?.X.O", 4, 3)};
  EXPECT_EQ(Serving(list, "..X.O", 0), 0);
  EXPECT_EQ(Serving(list, "?.X.O", 0), 0);
  EXPECT_EQ(Serving(list, "?.X.?", 0), -1);
  EXPECT_EQ(Serving(list, "..X..", 0), -1);
  EXPECT_EQ(Serving(list, "OOX.O", 0), -1);
  EXPECT_EQ(Serving(list, "O.X..", 0), 0) << "the other way round";
  EXPECT_EQ(Serving(list, "..X.O", 0, 5), 0);
  EXPECT_EQ(Serving(list, "..X.O", 0, 4), -1) << "the rank must be below the bound";
}

TEST(FreeRecordsTest, NoRecordWithABannedPlayServes) {
  const std::vector<FreeRecord> list = {Record("?.X.O", 4, 3), Record("?.X.O", 4, 1)};
  EXPECT_EQ(Serving(list, "..X.O", kB1), 0);
  EXPECT_EQ(Serving(list, "..X.O", kD1), 1);
  EXPECT_EQ(Serving({list[0]}, "..X.O", kD1), -1);
  EXPECT_EQ(Serving({list[0]}, "O.X..", kB1), -1) << "the other way round";
}

// The owner follows the lowest rank, and may find that play banned.
TEST(FreeRecordsTest, NoRecordServesWhereALowerOneMayBeBanned) {
  const FreeRecord open = Record("?.X.?", 4, 3);
  const auto serves_beside = [&](std::string_view row, uint16_t rank, uint8_t move) {
    return Serving({open, Record(row, rank, move)}, "?.X.O", kB1) == 0;
  };
  EXPECT_FALSE(serves_beside("..X.O", 3, 1));
  EXPECT_TRUE(serves_beside("..X.O", 4, 1));
  EXPECT_TRUE(serves_beside("..X.O", 3, 3));
  EXPECT_TRUE(serves_beside("O.X..", 3, 1)) << "it is about other positions";
  EXPECT_FALSE(serves_beside("O.X..", 3, 3)) << "the other way round";
}

TEST(FreeRecordsTest, KeysAreInBaseFour) {
  const KnownPosition known = Known(".XO?.");
  EXPECT_EQ(EncodedFree(known, 5, spec::Color::kBlack), 4u + 2 * 16 + 3 * 64);
  EXPECT_EQ(EncodedFree(known, 5, spec::Color::kWhite), 2u * 4 + 16 + 3 * 64);
  for (const spec::Color owner : {spec::Color::kBlack, spec::Color::kWhite})
    EXPECT_EQ(DecodedFree(EncodedFree(known, 5, owner), 5, owner), known);
  EXPECT_FALSE(DecodedFree(uint64_t{1} << 10, 5, spec::Color::kBlack).has_value());
}

}  // namespace
}  // namespace hotstone::certify
