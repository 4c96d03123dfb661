#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "absl/strings/str_split.h"
#include "certify/kinds/kind_table.h"
#include "tests/cli/run_program.h"

namespace hotstone::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

constexpr const char* kComparator = "basic-only,self_removal=none,end_passes=2";

TEST(ValueCommandTest, EmptyBoardsHaveTheKnownIntervals) {
  struct Known {
    const char* board;
    const char* json;
  };
  for (const Known& known :
       {Known{"2x2", "\"lo\":-4,\"hi\":4,"}, Known{"3x2", "\"lo\":-6,\"hi\":6,"},
        Known{"4x2", "\"lo\":8,\"hi\":8,"}, Known{"3x3", "\"lo\":9,\"hi\":9,"},
        Known{"4x3", "\"lo\":4,\"hi\":12,"}, Known{"3x4", "\"lo\":4,\"hi\":12,"}}) {
    const ProgramResult run =
        RunHotstone({"value", "--board", known.board, "--rules", kComparator, "--json"});
    EXPECT_EQ(run.exit_code, 0) << run.err;
    EXPECT_THAT(
        run.out,
        StartsWith(
            std::string("{\"schema\":\"hotstone.result/1\",\"command\":\"value\",\"board\":\"") +
            known.board + "\",\"rules\":\""));
    EXPECT_THAT(run.out, HasSubstr(known.json)) << known.board;
    EXPECT_EQ(run.OutputLines().size(), 1u);
  }
}

TEST(ValueCommandTest, WordsSayWhoDecides) {
  const ProgramResult determined = RunHotstone({"value", "--board", "3x3", "--rules", kComparator});
  EXPECT_EQ(determined.exit_code, 0) << determined.err;
  EXPECT_EQ(determined.SaidBesides(), "");
  EXPECT_THAT(determined.out,
              HasSubstr("interval for Black: [9, 9], determined\na line that keeps it: B:B2 "));
  const ProgramResult open = RunHotstone({"value", "--board", "2x2", "--rules", kComparator});
  EXPECT_THAT(open.out, HasSubstr("interval for Black: [-4, 4], undetermined"));
  EXPECT_THAT(open.out, HasSubstr("if endless play counts for White: "));
  EXPECT_THAT(open.out, HasSubstr("if endless play counts for Black: "));
}

TEST(ValueCommandTest, TheListIsOfAWholeBoard) {
  EXPECT_THAT(Refusal({"value", "--position", "X./.O", "--undetermined"}),
              HasSubstr("--undetermined lists the positions of a whole board: give --board"));
}

// Black forces 2 of 9 however endless play counts, so that line ends; White forces nothing.
TEST(ValueCommandTest, TheLineOfAForcedValueEnds) {
  const ProgramResult run =
      RunHotstone({"value", "--board", "3x3", "--rules", "basic-only,hot=none"});
  EXPECT_THAT(run.out, HasSubstr("interval for Black: [2, 9], undetermined"));
  const std::string white = run.out.substr(run.out.find("counts for White: "));
  EXPECT_THAT(white.substr(0, white.find('\n')), HasSubstr("(end of the game)"));
}

// Both colours pass in an ended position: the value is the area.
TEST(ValueCommandTest, ASituationIsReadInFull) {
  const ProgramResult last =
      RunHotstone({"value", "--position", "XX./.XX/OO.", "--to-move", "W", "--rules",
                   "basic-only,hot=none,end_passes=2", "--passes", "1", "--json"});
  EXPECT_EQ(last.exit_code, 0) << last.err;
  EXPECT_THAT(last.out, HasSubstr("\"rows\":[\"XX.\",\".XX\",\"OO.\"],\"to_move\":\"W\","));
  // One ko on two points: with the ban only passes remain, which end the game as it stands.
  const ProgramResult banned =
      RunHotstone({"value", "--position", ".X", "--to-move", "W", "--ban", "A1", "--rules",
                   kComparator, "--plies", "1", "--json"});
  EXPECT_EQ(banned.exit_code, 0) << banned.err;
  EXPECT_THAT(banned.out, HasSubstr("\"line\":[\"W:pass\"]"));
  EXPECT_THAT(RunHotstone({"value", "--position", ".X", "--to-move", "W", "--passes", "1",
                           "--rules", kComparator, "--json"})
                  .out,
              HasSubstr("\"lo\":-2,"));
}

// Known: with superko 2x2 is worth 1 and has no interval.
TEST(ValueCommandTest, SuperkoLeavesOneValue) {
  const ProgramResult run =
      RunHotstone({"value", "--board", "2x2", "--rules", "tromp-taylor", "--json"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("\"lo\":1,\"hi\":1,"));
}

TEST(ValueCommandTest, AMemoryLeavesALineThatBothKeep) {
  const ProgramResult run =
      RunHotstone({"value", "--board", "5x1", "--rules", "aga-like,cycle=psk"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("value for Black: 0 ("));
  EXPECT_THAT(
      run.out,
      HasSubstr("a line in which both keep it: B:B1 W:D1 B:pass W:pass (end of the game)\n"));
  const ProgramResult cut =
      RunHotstone({"value", "--board", "5x1", "--rules", "aga-like", "--plies", "2"});
  EXPECT_THAT(cut.out, HasSubstr("(not shown beyond 2 plies)"));
  EXPECT_THAT(RunHotstone({"value", "--board", "3x1", "--rules", "ing-1991", "--json"}).out,
              HasSubstr("\"lo\":3,\"hi\":3,"));
}

TEST(ValueCommandTest, LinksToItsLinesWhereTheJudgeCanShowThem) {
  const auto value = [](std::vector<std::string> more) {
    return RunHotstone(
               WithMore({"value", "--position", ".X", "--to-move", "W", "--link", "a"}, more))
        .out;
  };
  EXPECT_THAT(value({"--rules", "ing-1996"}),
              HasSubstr("\na/judge.html#rules=ing-1996&rows=.X&to_move=W&moves=W:pass,B:pass,"));
  EXPECT_THAT(value({"--json"}),
              AllOf(HasSubstr("\"link\":\"a/judge.html#rules=basic-only&rows=.X&to_move=W&moves="),
                    HasSubstr("\"link_hi\":\"a/judge.html#")));
  EXPECT_THAT(value({"--passes", "1"}), Not(HasSubstr("judge.html")));
}

TEST(ValueCommandTest, WritesCertificatesOfBothSides) {
  const std::string folder = testing::TempDir() + "value certificates";
  const ProgramResult run =
      RunHotstone({"value", "--board", "2x2", "--rules", "tromp-taylor", "--certificates", folder});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr(folder + "/black.area: Black forces at least 1; "));
  EXPECT_THAT(run.out, HasSubstr(folder + "/white.area: White forces at least -1; "));
  for (const std::string name : {"black.area", "white.area"}) {
    const auto checked = certify::CheckFile(folder + "/" + name, {});
    EXPECT_TRUE(checked.ok()) << checked.status();
  }
  // Every end gives White -9.
  const ProgramResult all = RunHotstone(
      {"value", "--board", "3x3", "--rules", "tromp-taylor", "--certificates", folder, "--json"});
  EXPECT_THAT(all.out, HasSubstr("\"certificates\":[{\"side\":\"B\",\"at_least\":9,\"steps\":"));
  EXPECT_THAT(all.out, Not(HasSubstr("\"side\":\"W\"")));
  std::filesystem::remove_all(folder);
}

TEST(ValueCommandTest, CertificatesNeedAMemoryAndAFolder) {
  EXPECT_THAT(Refusal({"value", "--board", "2x2", "--certificates", "x"}),
              HasSubstr("hotstone verify --claims determinacy --out DIR"));
  Refusal({"value", "--board", "2x2", "--rules", "tromp-taylor", "--certificates", "/dev/null/x"});
}

// A limit leaves bounds; a run that continues from them reaches the value.
TEST(ValueCommandTest, AMemoryCanBeInterruptedAndResumed) {
  const std::string file = testing::TempDir() + "value_checkpoint";
  std::filesystem::remove(file);
  const std::vector<std::string> ask = {
      "value", "--board", "6x1", "--rules", "aga-like,cycle=psk", "--checkpoint", file};
  const auto with = [&](std::vector<std::string> more) {
    more.insert(more.begin(), ask.begin(), ask.end());
    return RunHotstone(more);
  };
  const ProgramResult cut = with({"--states", "40"});
  EXPECT_EQ(cut.exit_code, 3) << cut.err;
  EXPECT_THAT(cut.out, HasSubstr("unknown: more than 40 states with their histories"));
  EXPECT_EQ(with({}).exit_code, 2);  // it is there already
  const ProgramResult resumed = with({"--resume"});
  EXPECT_EQ(resumed.exit_code, 0) << resumed.err;
  EXPECT_THAT(resumed.out, HasSubstr("value for Black: 1 ("));
  EXPECT_THAT(Refusal({"value", "--board", "5x1", "--rules", "aga-like,cycle=psk", "--checkpoint",
                       file, "--resume"}),
              HasSubstr("is not a checkpoint of this position"));
  std::ofstream(file, std::ios::app) << "more\n";
  const ProgramResult damaged = with({"--resume"});
  EXPECT_EQ(damaged.exit_code, 2);
  EXPECT_THAT(damaged.err, HasSubstr("it was damaged or changed"));
  Refusal({"value", "--board", "5x1", "--rules", "aga-like", "--resume"});
}

// A refusal says what has become of the checkpoint.
TEST(ValueCommandTest, NothingProvedLeavesNoCheckpoint) {
  const std::string file = testing::TempDir() + "value_no_checkpoint";
  std::filesystem::remove(file);
  const std::string refusal = Refusal({"value", "--board", "4x3", "--rules", "ing-1996,same=board",
                                       "--memory", "64MiB", "--checkpoint", file},
                                      3);
  EXPECT_THAT(refusal, HasSubstr("the plays of this board need about "));
  EXPECT_THAT(refusal, HasSubstr("; nothing was proved that " + file + " could keep"));
  EXPECT_FALSE(std::filesystem::exists(file));
  // 64 MiB would hold the plays of 3x3, but what its search needs besides is not known.
  const std::string smaller = "value --board 3x3 --rules ing-1996,same=board";
  EXPECT_THAT(refusal, HasSubstr("; a smaller board: hotstone " + smaller + "\n"));
  EXPECT_EQ(RunHotstone(absl::StrSplit(smaller, ' ')).exit_code, 0);
}

TEST(ValueCommandTest, BadInputIsOneLineAndCode2) {
  const std::vector<std::vector<std::string>> all = {
      {"value"},
      {"value", "--board", "3x3", "--position", "..."},
      {"value", "--board", "2x2", "--checkpoint", "nothing"},
      {"value", "--board", "2x2", "--states", "5"},
      {"value", "--board", "0x3"},
      {"value", "--board", "9x9"},
      {"value", "--position", "X.Z"},
      {"value", "--position", "XO/X"},
      {"value", "--position", "XO/.X"},
      {"value", "--board", "3x3", "--rules", "best"},
      {"value", "--board", "3x3", "--rules", "basic-only;hot-only"},
      {"value", "--board", "3x3", "--to-move", "X"},
      {"value", "--board", "3x3", "--passes", "4"},
      {"value", "--board", "3x3", "--passes", "2", "--rules", kComparator},
      {"value", "--board", "3x3", "--ban", "D1"},
      {"value", "--board", "3x3", "--ban", "I1"},
      {"value", "--position", "X..", "--ban", "A1"},
      {"value", "--board", "3x3", "--ban", "A1", "--passes", "1"},
      {"value", "--board", "3x3", "--ban", "A1", "--rules", "basic-only,hot=none"},
      {"value", "--board", "2x2", "--passes", "1", "--rules", "tromp-taylor"},
      {"value", "--board", "3x3", "--memory", "much"},
      {"value", "--board", "3x3", "--plies", "0"},
  };
  for (const auto& args : all) Refusal(args);
}

TEST(ValueCommandTest, LimitsAndWhatIsNotRenderedAreCode3) {
  for (const auto& [rules, part] :
       {std::pair{"basic-only,cycle=disturber", "there may be no value"},
        {"basic-only,handicap=2", "handicap"}}) {
    EXPECT_THAT(Refusal({"value", "--board", "2x2", "--rules", rules}, 3), HasSubstr(part));
  }
  const std::string tight = Refusal({"value", "--board", "4x4", "--memory", "1MiB"}, 3);
  EXPECT_THAT(tight, HasSubstr("the intervals of 4x4 need about "));
  EXPECT_THAT(tight, HasSubstr(" MiB; --memory allows 1 MiB"));
}

}  // namespace
}  // namespace hotstone::cli
