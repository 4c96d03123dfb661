// Stored tables of superko values: written, read, and damaged.
#include "tables/superko/superko_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tables/table_reader.h"
#include "tests/base/temporary.h"
#include "tests/base/texts.h"
#include "tests/tables/damage.h"

namespace hotstone::tables {
namespace {

using enumerate::CellValue;
using enumerate::kIllegalCell;
using enumerate::MakeCell;
using enumerate::OccupancyIndex;
using testing::HasSubstr;
using testing::StartsWith;

OccupancyIndex Index() { return *OccupancyIndex::Create(*enumerate::Grid::Create(2, 1)); }

// 2x1, the values of its cells for the mover: the empty board, X., O. (the same as .X and .O).
std::vector<CellValue> Cells() {
  std::vector<CellValue> cells(Index().cells(), kIllegalCell);
  cells[Index().CellOf(0, 0)] = MakeCell(0, 1);
  cells[Index().CellOf(1, 1)] = MakeCell(2, 2);
  cells[Index().CellOf(0, 1)] = MakeCell(-2, 1);
  return cells;
}

StoredSuperko Write(const std::string& path, const std::vector<uint8_t>& portions = {}) {
  unlink(path.c_str());
  const auto written =
      WriteSuperko(path, *spec::ParseRuleSet("tromp-taylor"), Index(), {Cells(), portions}, 77);
  EXPECT_TRUE(written.ok()) << written.status();
  return *written;
}

TEST(SuperkoFile, IsReadAsItIsWritten) {
  const std::string path = TestPath("superko");
  const StoredSuperko written = Write(path);
  EXPECT_EQ(written.bytes, FileText(path).size());
  const auto table = ReadSuperko(path);
  ASSERT_TRUE(table.ok()) << table.status();
  EXPECT_TRUE(table->finished());
  EXPECT_EQ(table->cells, Cells());
  EXPECT_EQ(table->stored.digest, written.digest);
  const SuperkoManifest& manifest = table->stored.manifest;
  EXPECT_EQ(manifest.board, "2x1");
  EXPECT_EQ(manifest.states, 77);
  EXPECT_EQ(manifest.legal, 5);
  EXPECT_EQ(manifest.open, 3);  // the empty board, and O. with its image
  EXPECT_EQ(manifest.empty.first, 0);
  EXPECT_EQ(manifest.empty.second, 1);
  EXPECT_EQ(WriteSuperko(path, manifest.rules, Index(), {Cells(), {}}, 77).status().code(),
            absl::StatusCode::kAlreadyExists);
  unlink(path.c_str());
}

TEST(SuperkoFile, WhiteHasTheValuesOfBlackWithTheColoursExchanged) {
  const std::string path = TestPath("superko_white");
  Write(path);
  const auto table = *ReadSuperko(path);
  const auto of = [&](enumerate::Stones stones, spec::Color to_move) {
    return table.ForBlack(stones, to_move);
  };
  EXPECT_EQ(of({0, 0}, spec::Color::kBlack), (enumerate::Interval{0, 1}));
  EXPECT_EQ(of({0, 0}, spec::Color::kWhite), (enumerate::Interval{-1, 0}));
  EXPECT_EQ(of({2, 0}, spec::Color::kBlack), (enumerate::Interval{2, 2}));
  EXPECT_EQ(of({0, 2}, spec::Color::kBlack), (enumerate::Interval{-2, 1}));
  EXPECT_EQ(of({2, 0}, spec::Color::kWhite), (enumerate::Interval{-1, 2}));
  unlink(path.c_str());
}

TEST(SuperkoFile, ACheckpointHasItsPortionsAndReplacesAnOlderOne) {
  const std::string path = TestPath("superko_checkpoint");
  Write(path, {0, 0, 1});
  ASSERT_TRUE(WriteSuperko(path, *spec::ParseRuleSet("tromp-taylor"), Index(),
                           {Cells(), std::vector<uint8_t>{1, 0, 1}}, 77)
                  .ok());
  const auto table = ReadSuperko(path);
  ASSERT_TRUE(table.ok()) << table.status();
  EXPECT_FALSE(table->finished());
  EXPECT_EQ(table->portions_done, (std::vector<uint8_t>{1, 0, 1}));
  unlink(path.c_str());
}

TEST(SuperkoFile, EveryFlippedOrMissingByteIsRefused) {
  const std::string path = TestPath("superko_damaged");
  Write(path, {1, 0});
  const std::string good = FileText(path);
  const auto refused = [&](const std::string& bytes) {
    WriteBytes(path, bytes);
    return StartsWith(path + ": ")
        .
        operator testing::Matcher<std::string>()
        .Matches(std::string(ReadSuperko(path).status().message()));
  };
  ForEachFlippedByte(
      good, [&](const std::string& flipped, size_t i) { EXPECT_TRUE(refused(flipped)) << i; });
  for (size_t size = 0; size < good.size(); size += 7) EXPECT_TRUE(refused(good.substr(0, size)));
  unlink(path.c_str());
}

TEST(SuperkoFile, IsNotATableOfIntervals) {
  const std::string path = TestPath("superko_kind");
  Write(path);
  EXPECT_TRUE(IsOfKind(path, FileKind::kSuperko));
  EXPECT_FALSE(IsOfKind(path, FileKind::kFates));
  EXPECT_THAT(std::string(Table::Open(path).status().message()),
              HasSubstr("is not a table of hotstone but a table of superko values"));
  unlink(path.c_str());
}

TEST(SuperkoFile, AManifestIsReadAsItIsWritten) {
  const std::string path = TestPath("superko_manifest");
  const std::string text = WriteSuperkoManifest(Write(path).manifest);
  unlink(path.c_str());
  EXPECT_EQ(WriteSuperkoManifest(*ParseSuperkoManifest(text)), text);
  const auto refusal = [&text](const std::string& from, const std::string& to) {
    return std::string(ParseSuperkoManifest(Replaced(text, from, to)).status().message());
  };
  EXPECT_THAT(refusal("superko/1", "superko/2"), HasSubstr("schema"));
  EXPECT_THAT(refusal("\"2x1\"", "\"9x9\""), HasSubstr("board 9x9"));
  EXPECT_THAT(refusal("\"tromp-taylor\"", "\"no-rules\""), HasSubstr("no-rules"));
  EXPECT_THAT(refusal("\"self_removal\":\"any\"", "\"self_removal\":\"none\""),
              HasSubstr("had a different meaning (self_removal)"));
  EXPECT_THAT(refusal("\"open\":3", "\"open\":6"), HasSubstr("impossible"));
  EXPECT_THAT(refusal("\"portions\":0", "\"portions\":99"), HasSubstr("impossible"));
  EXPECT_THAT(refusal("\"states\":", "\"stares\":"), HasSubstr("states"));
}

}  // namespace
}  // namespace hotstone::tables
