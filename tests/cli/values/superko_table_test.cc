// hotstone table with superko values as a user runs it: built, killed, stopped, out of room,
// probed, listed, verified.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <string>
#include <vector>

#include "tests/cli/run_program.h"
#include "tests/cli/stopped_program.h"
#include "tests/cli/values/table_path.h"

namespace hotstone::cli {
namespace {

using testing::HasSubstr;
using testing::SizeIs;
using testing::StartsWith;

std::vector<std::string> BuildAt(const TablePath& table, std::vector<std::string> more) {
  more.insert(more.begin(), {"table", "build", "--out", table.path()});
  return more;
}

// A build that saves its state after every portion.
std::vector<std::string> SuperkoBuild(const TablePath& table, const std::string& board) {
  return {"table", "build",   "--out", table.path(), "--checkpoint-every",
          "0",     "--board", board,   "--rules",    "tromp-taylor"};
}

TEST(SuperkoTableBuild, KilledBeforeAnyChangeOfAFileAndTakenUpItGivesTheSameBytes) {
  const TablePath whole("superko_whole");
  ASSERT_EQ(RunHotstone(SuperkoBuild(whole, "3x2")).exit_code, 0);
  EXPECT_THAT(whole.Bytes(), StartsWith("HOTSTONESUPK"));
  int changes = 0;
  for (bool killed = true; killed; ++changes) {
    const TablePath table("superko_killed");
    {
      StoppedProgram build(SuperkoBuild(table, "3x2"));
      for (int i = 0; i <= changes && killed; ++i) killed = build.RunToFileChange();
      if (killed) build.Signal(SIGKILL);
      ASSERT_EQ(build.Wait(), killed ? -SIGKILL : 0) << build.Errors();
    }
    if (!killed) break;
    const bool resume = table.HasCheckpoint() || table.IsThere();
    const ProgramResult taken_up =
        RunHotstone(resume ? BuildAt(table, {"--resume"}) : SuperkoBuild(table, "3x2"));
    EXPECT_EQ(taken_up.exit_code, 0) << taken_up.err;
    EXPECT_EQ(table.Bytes(), whole.Bytes()) << "killed before change " << changes;
    EXPECT_FALSE(table.HasCheckpoint());
  }
  EXPECT_GT(changes, 10);
}

TEST(SuperkoTableBuild, AStopLeavesACheckpointAndSaysHowToGoOn) {
  const TablePath whole("superko_uninterrupted");
  ASSERT_EQ(RunHotstone(SuperkoBuild(whole, "4x3")).exit_code, 0);
  const TablePath table("superko_stopped");
  StoppedProgram build(SuperkoBuild(table, "4x3"));
  ASSERT_TRUE(build.RunTo({SYS_renameat, SYS_renameat2}) && build.FinishCall()) << build.Errors();
  build.Signal(SIGINT);
  ASSERT_EQ(build.Wait(), 3) << build.Errors();
  EXPECT_EQ(build.Errors(), "hotstone: interrupted; continue with: hotstone table build --out " +
                                table.path() + " --resume\n");
  EXPECT_FALSE(table.IsThere());
  const auto refused = [&](const std::vector<std::string>& more, const std::string& why) {
    EXPECT_THAT(Refusal(BuildAt(table, more)), HasSubstr(why));
  };
  refused({"--board", "4x3", "--rules", "tromp-taylor"}, "holds the checkpoint of an earlier run");
  refused({"--resume", "--board", "3x3"}, "has the board 4x3, not 3x3");
  refused({"--resume", "--rules", "aga-like"}, "has the rules tromp-taylor, not aga-like");
  refused({"--resume", "--rules", "basic-only"}, "but a table of superko values");
  refused({"--resume", "--states", "5"}, "has values found with --states 200000, not 5");
  EXPECT_THAT(Refusal({"table", "probe", table.checkpoint()}),
              HasSubstr("the checkpoint of a run, not a finished table; continue it with"));
  EXPECT_EQ(RunHotstone(BuildAt(table, {"--resume", "--threads", "2"})).exit_code, 0);
  EXPECT_EQ(table.Bytes(), whole.Bytes());
  EXPECT_FALSE(table.HasCheckpoint());
  const ProgramResult finished = RunHotstone(BuildAt(table, {"--resume"}));
  EXPECT_EQ(finished.exit_code, 0);
  EXPECT_THAT(finished.err, HasSubstr("the table is already complete; nothing to do"));
  refused({"--resume", "--rules", "aga-like"}, "has the rules tromp-taylor, not aga-like");
}

TEST(SuperkoTableBuild, WithoutRoomNothingIsLost) {
  const TablePath whole("superko_with_room");
  ASSERT_EQ(RunHotstone(SuperkoBuild(whole, "2x2")).exit_code, 0);
  const TablePath table("superko_no_room");
  StoppedProgram full(SuperkoBuild(table, "2x2"));
  ASSERT_TRUE(full.RunTo({SYS_renameat, SYS_renameat2}) && full.FinishCall()) << full.Errors();
  ASSERT_EQ(symlink("/dev/full", table.partial().c_str()), 0);
  EXPECT_EQ(full.Wait(), 2);
  EXPECT_EQ(full.Errors(), "hotstone: " + table.path() +
                               ": cannot be written: No space left on device; free some space and "
                               "run it again; continue with: hotstone table build --out " +
                               table.path() + " --resume\n");
  EXPECT_FALSE(table.IsThere());
  EXPECT_EQ(RunHotstone(BuildAt(table, {"--resume"})).exit_code, 0);
  EXPECT_EQ(table.Bytes(), whole.Bytes());
}

TEST(SuperkoTableBuild, BadInputGetsOneLine) {
  const TablePath table("superko_bad");
  const auto refused = [&](const std::vector<std::string>& more, const std::string& why,
                           int exit_code = 2) {
    EXPECT_THAT(Refusal(BuildAt(table, more), exit_code), HasSubstr(why));
    EXPECT_FALSE(table.IsThere() || table.HasCheckpoint());
  };
  refused({"--board", "2x2", "--rules", "ing-1996"}, "need psk, ssk or nssk without", 3);
  refused({"--board", "2x2", "--rules", "aga-like,cycle=fixed"}, "need psk, ssk or nssk", 3);
  refused({"--rules", "tromp-taylor"}, "needs --board");
  refused({"--board", "2x2", "--rules", "tromp-taylor", "--fates"}, "--fates needs a rule set");
  refused({"--board", "2x2", "--rules", "tromp-taylor", "--no-measure"}, "--no-measure needs");
  refused({"--board", "2x2", "--states", "9"}, "--states needs a rule set with superko");
  refused({"--board", "4x4", "--rules", "tromp-taylor", "--memory", "1MiB"}, "--memory allows", 3);
}

class SuperkoTableAnswers : public testing::Test {
 protected:
  void SetUp() override { ASSERT_EQ(RunHotstone(SuperkoBuild(table_, "2x2")).exit_code, 0); }

  const TablePath table_{"superko_answers"};
};

TEST_F(SuperkoTableAnswers, AreShown) {
  EXPECT_THAT(RunHotstone({"table", "info", table_.path()}).out,
              HasSubstr("values: 57 of 57 positions with either player to move\n"
                        "open after 200000 states for a bound: 0\n"));
  const auto probed = RunHotstone({"table", "probe", table_.path(), "--to-move", "W", "--json"});
  EXPECT_THAT(probed.out, HasSubstr("\"to_move\":\"W\",\"lo\":-1,\"hi\":-1"));
  EXPECT_THAT(RunHotstone({"table", "probe", table_.path(), "--position", ".X/.."}).out,
              HasSubstr("value for Black: 4"));
  Refusal({"table", "probe", table_.path(), "--passes", "1"});
  Refusal({"table", "probe", table_.path(), "--position", "..."});
  const auto listed = RunHotstone({"table", "list", table_.path()});
  EXPECT_THAT(listed.OutputLines(), SizeIs(57));
  EXPECT_THAT(listed.out, StartsWith("../.. 1 1 -1 -1\n"));
  Refusal({"table", "list", table_.path() + ".none"});
}

TEST_F(SuperkoTableAnswers, AreProvedByTheLaw) {
  const ProgramResult verified = RunHotstone({"table", "verify", table_.path(), "--all"});
  EXPECT_EQ(verified.exit_code, 0) << verified.err;
  EXPECT_THAT(verified.out, StartsWith("proof: holds for all 17 entries; 29 certificates"));
  EXPECT_THAT(RunHotstone({"table", "verify", table_.path(), "--sample", "3", "--json"}).out,
              HasSubstr("\"status\":\"holds\",\"all\":false,\"seed\":1,\"entries\":3"));
}

}  // namespace
}  // namespace hotstone::cli
