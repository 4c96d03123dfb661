// Tables of superko values: what is refused, and which entries are found wrong.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <functional>
#include <string>
#include <vector>

#include "answers/superko/superko_probe.h"
#include "answers/superko/superko_table.h"
#include "answers/superko/superko_verify.h"
#include "base/whole_file.h"
#include "spec/rules/rule_set.h"
#include "tests/base/temporary.h"

namespace hotstone::answers {
namespace {

using enumerate::CellValue;
using enumerate::MakeCell;
using testing::HasSubstr;

class SuperkoAnswers : public testing::Test {
 protected:
  SuperkoAnswers() { Clear(); }
  ~SuperkoAnswers() override { Clear(); }
  void SetUp() override {
    TableBuildOptions options = Options();
    options.board = "2x2";
    options.rules = "tromp-taylor";
    ASSERT_TRUE(Build(options).ok());
  }
  void Clear() const {
    for (const char* end : {"", ".checkpoint"}) unlink((path_ + end).c_str());
  }
  TableBuildOptions Options() const {
    TableBuildOptions options;
    options.out = path_;
    return options;
  }
  TableBuildOptions Resumed() const {
    TableBuildOptions options = Options();
    options.keep.resume = true;
    return options;
  }
  static absl::Status Build(const TableBuildOptions& options) {
    return BuildSuperkoTable(options, [](const std::string&) {}).status();
  }
  // Turns the table into one with other cells, or into a checkpoint.
  void Write(const std::function<void(std::vector<CellValue>&)>& change,
             const std::vector<uint8_t>& portions = {}) const {
    auto table = *tables::ReadSuperko(path_);
    change(table.cells);
    const std::string path = portions.empty() ? path_ : path_ + ".checkpoint";
    unlink(path.c_str());
    ASSERT_TRUE(tables::WriteSuperko(path, table.stored.manifest.rules, table.index,
                                     {table.cells, portions}, 200'000)
                    .ok());
  }
  std::string Verdict() const {
    const auto verdict = VerifySuperko(path_, {.all = true}, nullptr);
    EXPECT_TRUE(verdict.ok()) << verdict.status();
    return ToText(Describe(*verdict));
  }

  const std::string path_ = TestPath("superko_answers");
};

TEST_F(SuperkoAnswers, WrongEntriesAreFound) {
  EXPECT_THAT(Verdict(), HasSubstr("proof: holds for all 17 entries"));
  Write([](auto& cells) { cells[0] = MakeCell(2, 2); });
  EXPECT_THAT(Verdict(), HasSubstr("cell 0, ../.. with Black to move: Black does not force an area "
                                   "difference of 2"));
  Write([](auto& cells) { cells[0] = MakeCell(0, 0); });
  EXPECT_THAT(Verdict(), HasSubstr("with Black to move: White does not force an area difference "
                                   "of 0"));
  Write([](auto& cells) { cells[0] = MakeCell(1, 5); });
  EXPECT_THAT(Verdict(), HasSubstr("its bounds are no area differences"));
  Write([](auto& cells) { cells[0] = enumerate::kIllegalCell; });
  EXPECT_THAT(Verdict(), HasSubstr("the position is not as legal as the entry says"));
  Write([](auto& cells) { cells[0] = MakeCell(0, 2); });  // no value, but right
  EXPECT_THAT(Verdict(), HasSubstr("1 of them have two bounds, not a value"));
}

TEST_F(SuperkoAnswers, ACheckpointIsNoTable) {
  Write([](auto&) {}, {1});
  const std::string path = path_ + ".checkpoint";
  EXPECT_TRUE(tables::ReadSuperko(path).ok());
  for (const absl::Status& status :
       {AskSuperkoTable(path).status(), ProbeSuperko({path, "", {}}).status(),
        ListSuperko(path, [](const Shown&) {}), VerifySuperko(path, {}, nullptr).status()}) {
    EXPECT_THAT(std::string(status.message()), HasSubstr("not a finished table"));
  }
  // The table is complete, and the checkpoint is left from its run.
  EXPECT_TRUE(Build(Resumed()).ok());
  EXPECT_FALSE(IsThere(path));
}

TEST_F(SuperkoAnswers, OnlyTheSameQuestionIsContinued) {
  Write([](auto&) {}, {0});
  unlink(path_.c_str());
  const auto refused = [&](const std::function<void(TableBuildOptions&)>& change) {
    TableBuildOptions options = Resumed();
    change(options);
    return std::string(Build(options).message());
  };
  EXPECT_THAT(refused([](auto& o) { o.board = "3x2"; }), HasSubstr("has the board 2x2, not 3x2"));
  EXPECT_THAT(refused([](auto& o) { o.rules = "aga-like"; }),
              HasSubstr("has the rules tromp-taylor, not aga-like"));
  EXPECT_THAT(refused([](auto& o) { o.states = 7; }), HasSubstr("--states 200000, not 7"));
  EXPECT_TRUE(Build(Resumed()).ok());
  EXPECT_FALSE(IsThere(path_ + ".checkpoint"));
  EXPECT_THAT(refused([](auto& o) { o.rules = "aga-like"; }), HasSubstr("not aga-like"));
}

TEST_F(SuperkoAnswers, ATableIsContinuedWithMoreStates) {
  Write([](auto& cells) { cells[0] = MakeCell(-4, 4); });
  const std::string open = path_ + ".open";
  ASSERT_EQ(rename(path_.c_str(), open.c_str()), 0);
  TableBuildOptions options = Options();
  options.from = open;
  EXPECT_THAT(std::string(Build(options).message()), HasSubstr("searching again needs more"));
  options.states = 300'000;
  options.rules = "aga-like";
  EXPECT_THAT(std::string(Build(options).message()), HasSubstr("not aga-like"));
  options.rules = "";
  options.keep.resume = true;
  EXPECT_FALSE(Build(options).ok());
  options.keep.resume = false;
  EXPECT_TRUE(Build(options).ok());
  EXPECT_TRUE(IsThere(open));
  EXPECT_EQ((*tables::ReadSuperko(path_)).cells[0], MakeCell(1, 1));
  unlink(open.c_str());
}

TEST_F(SuperkoAnswers, NothingMayHaveBeenPlayed) {
  Circumstances circumstances;
  EXPECT_TRUE(ProbeSuperko({path_, "", circumstances}).ok());
  circumstances.passes = 1;
  EXPECT_THAT(std::string(ProbeSuperko({path_, "", circumstances}).status().message()),
              HasSubstr("need a table of intervals"));
}

}  // namespace
}  // namespace hotstone::answers
