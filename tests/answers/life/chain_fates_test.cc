// A stored table of fates says of every position what a table in memory says.
#include "answers/life/chain_fates.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "answers/life/life_answer.h"
#include "enumerate/rules/spec_bridge.h"
#include "spec/rules/situation.h"
#include "tables/fates/fate_file.h"
#include "tables/fates/fate_writer.h"
#include "tests/base/temporary.h"
#include "tests/base/texts.h"
#include "tests/spec/fillings.h"
#include "tests/tables/damage.h"

namespace hotstone::answers {
namespace {

using enumerate::FateTable;
using enumerate::Grid;
using testing::HasSubstr;
using testing::StartsWith;

FateTable Solved(int cols, int rows, const std::string& rules) {
  return *FateTable::SolveWithStages(*Grid::Create(cols, rows),
                                     *enumerate::FiniteRules::From(*spec::ParseRuleSet(rules)), 1,
                                     nullptr);
}

// A stored table; the file is deleted with this object.
class Stored {
 public:
  Stored(int cols, int rows, const std::string& rules = "basic-only")
      : path_(TestPath("chain_fates")) {
    const auto written = tables::WriteFates(path_, *spec::ParseRuleSet(rules),
                                            Solved(cols, rows, rules), {}, nullptr);
    EXPECT_TRUE(written.ok()) << written.status();
  }
  ~Stored() { unlink(path_.c_str()); }
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

std::string Json(const std::vector<ChainFate>& chains) {
  std::string all;
  for (const ChainFate& chain : chains) all += ToJson(Describe(chain)) + "\n";
  return all;
}

LifeQuestion Asked(const std::string& table, const std::string& rules = "basic-only") {
  LifeQuestion question{*spec::ParseRuleSet(rules), ""};
  question.table = table;
  return question;
}

TEST(ChainFates, AStoredTableSaysWhatOneInMemorySays) {
  for (const std::string rules :
       {"basic-only", "basic-only,hot=none", "basic-only,self_removal=any",
        "basic-only,self_removal=none,end_passes=2"}) {
    for (const auto& [cols, rows] : {std::pair{4, 1}, {3, 2}, {3, 3}}) {
      if (cols * rows > 6 && rules != "basic-only") continue;
      SCOPED_TRACE(rules + " " + std::to_string(cols) + "x" + std::to_string(rows));
      const Stored stored(cols, rows, rules);
      const auto file = *tables::FateFile::Open(stored.path());
      const FateTable table = Solved(cols, rows, rules);
      for (const spec::Position& position :
           spec::LegalPositions(*spec::BoardSize::Create(cols, rows))) {
        const auto found = ReadChains(*file, position);
        ASSERT_TRUE(found.ok()) << found.status();
        ASSERT_EQ(Json(*found), Json(ReadChains(table, position)));
      }
    }
  }
}

TEST(ChainFates, LifeIsTheSameWithATable) {
  const Stored stored(3, 3);
  for (const std::vector<std::string>& rows :
       {std::vector<std::string>{".O.", "OXO", "OX."}, {"...", "...", "..."}}) {
    LifeQuestion question = Asked("");
    question.presets = true;
    question.lines = true;
    const auto position = *spec::Position::FromRows(rows);
    const auto made = AskLife(position, question, nullptr);
    question.table = stored.path();
    const auto read = AskLife(position, question, nullptr);
    ASSERT_TRUE(made.ok() && read.ok()) << made.status() << read.status();
    EXPECT_EQ(ToText(Describe(*read)), ToText(Describe(*made)));
    EXPECT_EQ(ToJson(Describe(*read)), ToJson(Describe(*made)));
  }
}

TEST(ChainFates, ATableOfAnotherBoardOrOtherRulesIsRefused) {
  const Stored stored(3, 2);
  const auto refusal = [](const LifeQuestion& question, const std::vector<std::string>& rows) {
    return std::string(
        AskLife(*spec::Position::FromRows(rows), question, nullptr).status().message());
  };
  EXPECT_EQ(refusal(Asked(stored.path()), {"X.", ".O", ".."}),
            stored.path() + ": is a table of 3x2, not of 2x3");
  EXPECT_EQ(refusal(Asked(stored.path(), "basic-only,hot=none"), {"X..", ".O."}),
            stored.path() + ": is a table under basic-only, not basic-only,hot=none");
  EXPECT_THAT(refusal(Asked(stored.path() + ".none"), {"X..", ".O."}), HasSubstr("No such file"));
}

// Damage is found where it is read, and never changes an answer.
TEST(ChainFates, ADamagedTableIsRefusedOrReadRightly) {
  const Stored stored(3, 2);
  const auto position = *spec::Position::FromRows({"X..", ".O."});
  const auto right = AskLife(position, Asked(stored.path()), nullptr);
  ASSERT_TRUE(right.ok()) << right.status();
  int refused = 0;
  const std::string good = FileText(stored.path());
  tables::ForEachFlippedByte(good, [&](const std::string& flipped, size_t i) {
    tables::WriteBytes(stored.path(), flipped);
    const auto read = AskLife(position, Asked(stored.path()), nullptr);
    if (read.ok()) {
      EXPECT_EQ(Json(read->chains), Json(right->chains)) << i;
    } else {
      ++refused;
      EXPECT_THAT(std::string(read.status().message()), StartsWith(stored.path() + ": ")) << i;
    }
  });
  EXPECT_GT(refused, static_cast<int>(good.size() / 2));
}

// Stores the table again with another byte for every stone.
void Falsify(const std::string& path) {
  const auto table = *tables::FateFile::Open(path);
  const uint32_t block_bytes = table->manifest().block_bytes;
  const std::vector<uint8_t> bytes(table->place().bytes, 1);
  const auto writer = *tables::StoredFileWriter::Create(
      path, {.kind = tables::FileKind::kFates, .block_bytes = block_bytes, .replace = true});
  ASSERT_TRUE(writer->Append(bytes.data(), bytes.size()).ok());
  ASSERT_TRUE(writer->Finish(table->file().manifest()).ok());
}

TEST(ChainFates, ASearchContradictsAWrongTable) {
  const Stored stored(3, 3);
  Falsify(stored.path());
  LifeQuestion question = Asked(stored.path());
  question.lines = true;
  const auto read = AskLife(*spec::Position::FromRows({".X.", "XXX", ".X."}), question, nullptr);
  EXPECT_EQ(read.status().message(),
            stored.path() +
                ": a search finds another fate of the chain at B1; hotstone table verify --all "
                "shows which entry is wrong");
}

}  // namespace
}  // namespace hotstone::answers
