// Stored tables of fates: written, read, damaged, and checked by the plain law.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "enumerate/fates/fates.h"
#include "enumerate/index/legal_index.h"
#include "enumerate/rules/spec_bridge.h"
#include "spec/rules/situation.h"
#include "tables/fates/fate_check.h"
#include "tables/fates/fate_file.h"
#include "tables/fates/fate_law.h"
#include "tables/fates/fate_writer.h"
#include "tables/table_reader.h"
#include "tests/base/temporary.h"
#include "tests/base/texts.h"
#include "tests/tables/damage.h"

namespace hotstone::tables {
namespace {

using enumerate::Answer;
using enumerate::FateTable;
using enumerate::FiniteRules;
using enumerate::Grid;
using testing::HasSubstr;
using testing::StartsWith;

constexpr const char* kRuleSets[] = {"basic-only", "basic-only,hot=none",
                                     "basic-only,self_removal=none,end_passes=2",
                                     "basic-only,self_removal=any"};

FateTable Solved(int cols, int rows, const std::string& rules) {
  return *FateTable::SolveWithStages(*Grid::Create(cols, rows),
                                     *FiniteRules::From(*spec::ParseRuleSet(rules)), 1, nullptr);
}

// A table in a file that is deleted with this object.
class TestFates {
 public:
  TestFates(const std::string& name, int cols, int rows, const std::string& rules = "basic-only",
            int threads = 1)
      : path_(TestPath(name)) {
    TableOptions options;
    options.block_bytes = 1 << 10;
    options.threads = threads;
    const auto written =
        WriteFates(path_, *spec::ParseRuleSet(rules), Solved(cols, rows, rules), options, nullptr);
    EXPECT_TRUE(written.ok()) << written.status();
    EXPECT_EQ(written->bytes, FileText(path_).size());
  }
  ~TestFates() { unlink(path_.c_str()); }

  const std::string& path() const { return path_; }
  std::unique_ptr<FateFile> Open() const {
    auto table = FateFile::Open(path_);
    EXPECT_TRUE(table.ok()) << table.status();
    return *std::move(table);
  }

  // The bytes of all stones.
  std::vector<uint8_t> Bytes() const {
    const auto table = Open();
    StreamCursor cursor(table->file(), table->manifest().block_bytes, 1 << 20);
    std::vector<uint8_t> bytes(table->place().bytes);
    for (uint64_t i = 0; i < bytes.size(); ++i) bytes[i] = **cursor.At(table->place(), i);
    return bytes;
  }

  // Writes others in their place.
  void Write(const std::vector<uint8_t>& bytes, const std::string& manifest) const {
    const auto writer = *StoredFileWriter::Create(
        path_, {.kind = FileKind::kFates, .block_bytes = 1 << 10, .replace = true});
    ASSERT_TRUE(writer->Append(bytes.data(), bytes.size()).ok());
    ASSERT_TRUE(writer->Finish(manifest).ok());
  }

 private:
  std::string path_;
};

absl::StatusOr<TableCheck> CheckAll(const TestFates& stored, int threads = 1) {
  TableCheckOptions options;
  options.all = true;
  options.threads = threads;
  return CheckFates(*stored.Open(), options, nullptr);
}

TEST(FateTable, AnswersEverySituationAsTheSolverDoes) {
  for (const std::string rules : kRuleSets) {
    for (const auto& [cols, rows] : {std::pair{1, 1}, {4, 1}, {3, 2}}) {
      SCOPED_TRACE(rules + " " + std::to_string(cols) + "x" + std::to_string(rows));
      const TestFates stored("fates", cols, rows, rules);
      const auto table = stored.Open();
      const FateTable solved = Solved(cols, rows, rules);
      EXPECT_EQ(table->manifest().counts, solved.Count());
      FateLaw law(*table);
      const auto legal = *enumerate::LegalIndex::Create(solved.grid());
      legal.ForEach(0, legal.size(), [&](enumerate::Stones stones) {
        for (const int player : {0, 1}) {
          for (int passes = 0; passes < table->rules().end_passes; ++passes) {
            const enumerate::BitSituation bits{stones.own, stones.opp, player, passes, 0};
            const auto found = law.Probe(enumerate::ToSpec(bits, table->size()));
            ASSERT_TRUE(found.ok()) << found.status();
            EXPECT_EQ(found->stored, passes == 0);
            const enumerate::FateCell cell = solved.AnswersAt(bits);
            for (int point = 0; point < table->size().points(); ++point) {
              if ((bits.black >> point & 1) == 0 && (bits.white >> point & 1) == 0) continue;
              const int worth = found->worths[static_cast<size_t>(point)];
              ASSERT_EQ(worth > 0   ? Answer::kRemoved
                        : worth < 0 ? Answer::kKept
                                    : Answer::kHangs,
                        AnswerOf(cell, point));
            }
          }
        }
      });
    }
  }
}

TEST(FateTable, ThreadsLeaveNoTrace) {
  EXPECT_EQ(FileText(TestFates("one", 3, 2).path()),
            FileText(TestFates("three", 3, 2, "basic-only", 3).path()));
}

TEST(FateTable, EveryFlippedByteIsRefused) {
  const TestFates stored("damaged", 2, 2);
  ForEachFlippedByte(FileText(stored.path()), [&](const std::string& flipped, size_t i) {
    WriteBytes(stored.path(), flipped);
    const auto table = FateFile::Open(stored.path());
    const absl::Status status = table.ok() ? (*table)->file().CheckWhole(nullptr) : table.status();
    EXPECT_THAT(std::string(status.message()), StartsWith(stored.path() + ": ")) << i;
  });
}

TEST(FateTable, IsNotATableOfIntervals) {
  const TestFates stored("kind", 2, 1);
  EXPECT_TRUE(IsOfKind(stored.path(), FileKind::kFates));
  EXPECT_FALSE(IsOfKind(stored.path() + ".none", FileKind::kFates));
  EXPECT_THAT(std::string(Table::Open(stored.path()).status().message()),
              HasSubstr("is not a table of hotstone but a table of fates"));
  std::string interval = FileText(stored.path());
  interval.replace(8, 4, "TABL");
  WriteBytes(stored.path(), interval);
  EXPECT_FALSE(IsOfKind(stored.path(), FileKind::kFates));
  EXPECT_THAT(std::string(FateFile::Open(stored.path()).status().message()),
              HasSubstr("is not a table of fates of hotstone but a table"));
}

TEST(FateTable, AManifestIsReadAsItIsWritten) {
  const TestFates stored("manifest", 3, 2);
  const std::string text = stored.Open()->file().manifest();
  EXPECT_EQ(WriteFateManifest(*ParseFateManifest(text)), text);
  const auto refusal = [&text](const std::string& from, const std::string& to) {
    return std::string(ParseFateManifest(Replaced(text, from, to)).status().message());
  };
  EXPECT_THAT(refusal("fates/1", "fates/2"), HasSubstr("schema"));
  EXPECT_THAT(refusal("\"3x2\"", "\"9x9\""), HasSubstr("board 9x9"));
  EXPECT_THAT(refusal("\"basic-only\"", "\"no-rules\""), HasSubstr("no-rules"));
  EXPECT_THAT(refusal("\"self_removal\":\"groups\"", "\"self_removal\":\"any\""),
              HasSubstr("had a different meaning (self_removal)"));
  EXPECT_THAT(refusal("\"stones\":", "\"stores\":"), HasSubstr("stones"));
  EXPECT_THAT(refusal("\"block_bytes\":1024", "\"block_bytes\":3"), HasSubstr("impossible"));
}

TEST(FateCheck, ProvesTablesThatAreRight) {
  for (const std::string rules : kRuleSets) {
    const TestFates stored("right", 3, 2, rules);
    const auto check = CheckAll(stored);
    ASSERT_TRUE(check.ok()) << check.status();
    EXPECT_EQ(check->name, "proof");
    EXPECT_EQ(check->ko_entries > 0, rules != "basic-only,hot=none");
    EXPECT_EQ(check->entries + check->illegal, stored.Open()->manifest().total_cells());
  }
}

TEST(FateCheck, ASampleIsTheSameForASeed) {
  const TestFates stored("sample", 3, 2);
  TableCheckOptions options;
  options.sample = 100;
  const auto one = CheckFates(*stored.Open(), options, nullptr);
  options.threads = 3;
  const auto three = CheckFates(*stored.Open(), options, nullptr);
  ASSERT_TRUE(one.ok() && three.ok());
  EXPECT_EQ(one->name, "sample");
  EXPECT_EQ(one->entries, 100);
  EXPECT_EQ(one->moves, three->moves);
}

// Each byte with another answer, another stage, a fate where none may be.
TEST(FateCheck, CatchesEveryWrongByte) {
  for (const auto& [cols, rows] : {std::pair{2, 1}, {2, 2}, {4, 1}}) {
    const TestFates stored("wrong", cols, rows);
    const std::string manifest = stored.Open()->file().manifest();
    const std::vector<uint8_t> good = stored.Bytes();
    for (size_t i = 0; i < good.size(); ++i) {
      for (const int value : {0, good[i] + 1, good[i] - 1, good[i] ^ 0x80, 0x80, 200}) {
        std::vector<uint8_t> bytes = good;
        bytes[i] = static_cast<uint8_t>(value);
        if (bytes == good) continue;
        stored.Write(bytes, manifest);
        ASSERT_EQ(CheckAll(stored).status().code(), absl::StatusCode::kFailedPrecondition)
            << "byte " << i << " is " << value << " instead of " << int{good[i]};
      }
    }
  }
}

// The message for the first wrong byte after `change`, on 3x2.
std::string Caught(const std::function<void(std::vector<uint8_t>&)>& change) {
  const TestFates stored("caught", 3, 2);
  const std::string manifest = stored.Open()->file().manifest();
  std::vector<uint8_t> bytes = stored.Bytes();
  change(bytes);
  stored.Write(bytes, manifest);
  const auto one = CheckAll(stored, 1);
  EXPECT_EQ(one.status(), CheckAll(stored, 2).status());
  return std::string(one.status().message());
}

TEST(FateCheck, SaysWhatIsWrong) {
  EXPECT_EQ(Caught([](auto&) {}), "");
  // The first byte is that of the lone stone of cell 1.
  EXPECT_THAT(Caught([](auto& bytes) { bytes[0] = 0; }), HasSubstr("is stored as hangs, but"));
  EXPECT_THAT(Caught([](auto& bytes) { ++bytes[0]; }),
              HasSubstr(": cell 1, .../O.. with Black to move: the stone at A1 is stored as "));
}

// Without stages each entry would follow from others here, too.
TEST(FateCheck, IsNotContentWithAnswersThatSupportOneAnother) {
  EXPECT_THAT(Caught([](auto& bytes) {
                for (uint8_t& byte : bytes) byte = 0;
              }),
              HasSubstr("but its moves give"));
  EXPECT_THAT(Caught([](auto& bytes) {
                for (uint8_t& byte : bytes) byte = byte == 0 ? 100 : byte;
              }),
              HasSubstr("is stored as removed at stage 100"));
}

// Each number is one more than it is: that of a stone in the first place of its list.
TEST(FateCheck, ComparesTheCountsOfTheManifest) {
  const TestFates stored("counts", 3, 2);
  const std::vector<uint8_t> bytes = stored.Bytes();
  const std::string right = stored.Open()->file().manifest();
  for (const auto& [key, says] : std::map<std::string, std::string>{
           {"legal\":", "do not have the counts of its manifest"},
           {"unsettled\":", "do not have the counts of its manifest"},
           {"stones\":[[", "do not have the counts of its manifest"},
           {"stages\":", "do not have the counts of its manifest"},
           {"cells\":", "counts do not match its board"},
           {"ko_cells\":", "counts do not match its board"}}) {
    std::string manifest = right;
    const size_t at = manifest.find("\"" + key) + 1 + key.size();
    const size_t end = manifest.find_first_of(",]", at);
    manifest.replace(at, end - at, std::to_string(std::stoi(manifest.substr(at, end - at)) + 1));
    stored.Write(bytes, manifest);
    const auto table = FateFile::Open(stored.path());
    const absl::Status status = table.ok() ? CheckAll(stored).status() : table.status();
    EXPECT_THAT(std::string(status.message()), HasSubstr(says)) << key;
  }
}

TEST(FateCheck, ProvesAllFatesOfNinePoints) {
  for (const std::string rules : kRuleSets) {
    const auto check = CheckAll(TestFates("nine", 3, 3, rules), 2);
    EXPECT_TRUE(check.ok()) << check.status();
  }
}

}  // namespace
}  // namespace hotstone::tables
