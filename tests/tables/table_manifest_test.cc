// A manifest that says something else than its cells is refused, whichever key is wrong.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "enumerate/index/occupancy_index.h"
#include "spec/rules/rule_set.h"
#include "tables/stream_cursor.h"
#include "tables/table_check.h"
#include "tables/table_reader.h"
#include "tables/table_writer.h"
#include "tests/base/temporary.h"
#include "tests/tables/damage.h"

namespace hotstone::tables {
namespace {

using enumerate::FiniteRules;
using enumerate::Grid;
using enumerate::IntervalSweeps;
using enumerate::OccupancyIndex;
using testing::HasSubstr;
using Json = nlohmann::ordered_json;

// A table of 3x3, and the same cells under another manifest.
class ManifestTest : public testing::Test {
 protected:
  void SetUp() override {
    const spec::RuleSet rules = *spec::ParseRuleSet("basic-only");
    const OccupancyIndex index = *OccupancyIndex::Create(*Grid::Create(3, 3));
    IntervalSweeps sweeps = *IntervalSweeps::Create(index, *FiniteRules::From(rules), true);
    ASSERT_TRUE(sweeps.Run(1, nullptr).ok());
    TableOptions options;
    options.block_bytes = kBlock;
    ASSERT_TRUE(WriteTable(path_, rules, sweeps, options, nullptr).ok());
    const auto table = *Table::Open(path_);
    manifest_ = table->file().manifest();
    for (const auto stream : {TableManifest::kValues, TableManifest::kLow, TableManifest::kHigh}) {
      StreamCursor cursor(table->file(), kBlock, 1 << 20);
      const StreamPlace place = table->manifest().PlaceOf(stream);
      std::vector<uint8_t>& bytes = streams_.emplace_back(place.bytes);
      for (uint64_t i = 0; i < bytes.size(); ++i) bytes[i] = **cursor.At(place, i);
    }
  }
  void TearDown() override { unlink(path_.c_str()); }

  // What the check says under this manifest: nothing if it is content.
  std::string Says(const std::string& manifest,
                   const TableCheckOptions& check = {.all = true}) const {
    const auto writer = *StoredFileWriter::Create(path_, {.block_bytes = kBlock, .replace = true});
    for (const std::vector<uint8_t>& bytes : streams_) {
      EXPECT_TRUE(writer->Append(bytes.data(), bytes.size()).ok());
      EXPECT_TRUE(writer->EndStream().ok());
    }
    EXPECT_TRUE(writer->Finish(manifest).ok());
    const auto table = Table::Open(path_);
    if (!table.ok()) return std::string(table.status().message());
    return std::string(CheckTable(**table, check, nullptr).status().message());
  }

  static constexpr uint32_t kBlock = 1 << 10;
  const std::string path_ = TestPath("manifest_says");
  std::string manifest_;
  std::vector<std::vector<uint8_t>> streams_;
};

struct Falsehood {
  std::string key;
  Json value;  // instead of the right one
  std::string says;
};

TEST_F(ManifestTest, EveryKeyIsHeldAgainstTheCells) {
  ASSERT_EQ(Says(manifest_), "");
  const Json right = Json::parse(manifest_);
  const auto plus = [&](const std::string& key, int more) -> Json {
    return right[key].get<int>() + more;
  };
  Json another = right["dictionary"];
  another.at(1) = Json::array({-9, -8});
  const std::vector<Falsehood> falsehoods = {
      {"schema", "hotstone.table/2", "its schema"},
      {"board", "9x1", "its counts do not match its board"},
      {"rules", "basic-only,hot=none", "had a different meaning"},
      {"rules", "basic-only,self_removal=any", "had a different meaning"},
      {"rule_keys", Json::object(), "had a different meaning"},
      {"cells", plus("cells", 1), "its counts do not match its board"},
      {"ko_cells", plus("ko_cells", -1), "its counts do not match its board"},
      {"legal", plus("legal", 1), "its manifest has 12676 legal positions"},
      {"legal", plus("legal", -1), "its manifest has 12674 legal positions"},
      {"undetermined", plus("undetermined", 1), "undetermined ones, its entries 12675 and"},
      {"undetermined", plus("undetermined", -1), "undetermined ones, its entries 12675 and"},
      {"empty", {8, 9}, "its manifest gives the empty board [8, 9], its entry [9, 9]"},
      {"empty", {-9, 9}, "its manifest gives the empty board [-9, 9], its entry [9, 9]"},
      {"empty", {8, 8}, "its manifest gives the empty board [8, 8], its entry [9, 9]"},
      {"measure", false, "blocks"},
      {"block_bytes", 2 * kBlock, "blocks"},
      {"dictionary", another, "its moves give"},
  };
  std::set<std::string> falsified = {"version"};  // names the program, and says nothing of cells
  for (const Falsehood& one : falsehoods) {
    Json wrong = right;
    wrong[one.key] = one.value;
    EXPECT_THAT(Says(wrong.dump()), HasSubstr(one.says)) << one.key << " " << one.value;
    falsified.insert(one.key);
  }
  for (const auto& [key, value] : right.items()) EXPECT_TRUE(falsified.contains(key)) << key;
}

TEST_F(ManifestTest, APairInTheDictionaryThatNoCellHasIsRefused) {
  Json wrong = Json::parse(manifest_);
  Json& dictionary = wrong["dictionary"];
  dictionary.insert(dictionary.begin() + 2, Json::array({-9, -8}));
  for (uint8_t& number : streams_[0]) number = number < 2 ? number : number + 1;
  EXPECT_THAT(Says(wrong.dump()), HasSubstr("its dictionary has 20 values, its entries 19"));
}

// An entry that stands alone in the manifest is compared in a sample, too.
TEST_F(ManifestTest, TheEmptyBoardIsComparedInASample) {
  Json wrong = Json::parse(manifest_);
  wrong["empty"] = {-9, 9};
  EXPECT_THAT(Says(wrong.dump(), {.sample = 1}), HasSubstr("gives the empty board"));
}

}  // namespace
}  // namespace hotstone::tables
