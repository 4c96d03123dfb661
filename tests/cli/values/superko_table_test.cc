// hotstone table with superko values as a user runs it: built, killed, stopped, out of room,
// probed, listed, verified.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "tests/cli/run_program.h"
#include "tests/cli/stopped_program.h"

namespace hotstone::cli {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::SizeIs;
using testing::StartsWith;

bool Exists(const std::string& path) { return access(path.c_str(), F_OK) == 0; }

// A name for a table; the files there and next to it are deleted with the object.
class SuperkoPath {
 public:
  explicit SuperkoPath(const std::string& name)
      : path_(testing::TempDir() + "hotstone_" + std::to_string(getpid()) + "_superko_" + name) {
    Remove();
  }
  ~SuperkoPath() { Remove(); }
  void Remove() const {
    for (const char* end : {"", ".partial", ".checkpoint", ".checkpoint.partial"})
      unlink((path_ + end).c_str());
  }
  const std::string& path() const { return path_; }
  std::string checkpoint() const { return path_ + ".checkpoint"; }
  std::string Bytes() const {
    std::ifstream in(path_, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
  }

 private:
  std::string path_;
};

ProgramResult BuildAt(const SuperkoPath& table, std::vector<std::string> more) {
  more.insert(more.begin(), {"table", "build", "--out", table.path()});
  return RunHotstone(more);
}

// A build that saves its state after every portion.
std::vector<std::string> BuildArgs(const SuperkoPath& table, const std::string& board) {
  return {"table", "build",   "--out", table.path(), "--checkpoint-every",
          "0",     "--board", board,   "--rules",    "tromp-taylor"};
}

TEST(SuperkoTableBuild, KilledBeforeAnyChangeOfAFileAndTakenUpItGivesTheSameBytes) {
  const SuperkoPath whole("whole");
  ASSERT_EQ(RunHotstone(BuildArgs(whole, "3x2")).exit_code, 0);
  EXPECT_THAT(whole.Bytes(), StartsWith("HOTSTONESUPK"));
  int changes = 0;
  for (bool killed = true; killed; ++changes) {
    const SuperkoPath table("killed");
    {
      StoppedProgram build(BuildArgs(table, "3x2"));
      for (int i = 0; i <= changes && killed; ++i) killed = build.RunToFileChange();
      if (killed) build.Signal(SIGKILL);
      ASSERT_EQ(build.Wait(), killed ? -SIGKILL : 0) << build.Errors();
    }
    if (!killed) break;
    const bool resume = Exists(table.checkpoint()) || Exists(table.path());
    const ProgramResult taken_up =
        resume ? BuildAt(table, {"--resume"}) : RunHotstone(BuildArgs(table, "3x2"));
    EXPECT_EQ(taken_up.exit_code, 0) << taken_up.err;
    EXPECT_EQ(table.Bytes(), whole.Bytes()) << "killed before change " << changes;
    EXPECT_FALSE(Exists(table.checkpoint()));
  }
  EXPECT_GT(changes, 10);
}

TEST(SuperkoTableBuild, AStopLeavesACheckpointAndSaysHowToGoOn) {
  const SuperkoPath whole("uninterrupted");
  ASSERT_EQ(RunHotstone(BuildArgs(whole, "4x3")).exit_code, 0);
  const SuperkoPath table("stopped");
  StoppedProgram build(BuildArgs(table, "4x3"));
  ASSERT_TRUE(build.RunTo({SYS_renameat, SYS_renameat2}) && build.FinishCall()) << build.Errors();
  build.Signal(SIGINT);
  ASSERT_EQ(build.Wait(), 3) << build.Errors();
  EXPECT_EQ(build.Errors(), "hotstone: interrupted; continue with: hotstone table build --out " +
                                table.path() + " --resume\n");
  EXPECT_FALSE(Exists(table.path()));
  const auto refused = [&](const std::vector<std::string>& more, const std::string& why) {
    const ProgramResult again = BuildAt(table, more);
    EXPECT_EQ(again.exit_code, 2);
    EXPECT_THAT(again.ErrorLines(), ElementsAre(HasSubstr(why)));
  };
  refused({"--board", "4x3", "--rules", "tromp-taylor"}, "holds the checkpoint of an earlier run");
  refused({"--resume", "--board", "3x3"}, "has the board 4x3, not 3x3");
  refused({"--resume", "--rules", "aga-like"}, "has the rules tromp-taylor, not aga-like");
  refused({"--resume", "--rules", "basic-only"}, "but a table of superko values");
  refused({"--resume", "--states", "5"}, "has values found with --states 200000, not 5");
  EXPECT_THAT(RunHotstone({"table", "probe", table.checkpoint()}).err,
              HasSubstr("the checkpoint of a run, not a finished table; continue it with"));
  EXPECT_EQ(BuildAt(table, {"--resume", "--threads", "2"}).exit_code, 0);
  EXPECT_EQ(table.Bytes(), whole.Bytes());
  EXPECT_FALSE(Exists(table.checkpoint()));
  const ProgramResult finished = BuildAt(table, {"--resume"});
  EXPECT_EQ(finished.exit_code, 0);
  EXPECT_THAT(finished.err, HasSubstr("the table is already complete; nothing to do"));
  refused({"--resume", "--rules", "aga-like"}, "has the rules tromp-taylor, not aga-like");
}

TEST(SuperkoTableBuild, WithoutRoomNothingIsLost) {
  const SuperkoPath whole("with_room");
  ASSERT_EQ(RunHotstone(BuildArgs(whole, "2x2")).exit_code, 0);
  const SuperkoPath table("no_room");
  StoppedProgram full(BuildArgs(table, "2x2"));
  ASSERT_TRUE(full.RunTo({SYS_renameat, SYS_renameat2}) && full.FinishCall()) << full.Errors();
  ASSERT_EQ(symlink("/dev/full", (table.path() + ".partial").c_str()), 0);
  EXPECT_EQ(full.Wait(), 2);
  EXPECT_EQ(full.Errors(), "hotstone: " + table.path() +
                               ": cannot be written: No space left on device; free some space and "
                               "run it again; continue with: hotstone table build --out " +
                               table.path() + " --resume\n");
  EXPECT_FALSE(Exists(table.path()));
  EXPECT_EQ(BuildAt(table, {"--resume"}).exit_code, 0);
  EXPECT_EQ(table.Bytes(), whole.Bytes());
}

TEST(SuperkoTableBuild, BadInputGetsOneLine) {
  const SuperkoPath table("bad");
  const auto refused = [&](const std::vector<std::string>& more, const std::string& why,
                           int exit_code = 2) {
    const ProgramResult result = BuildAt(table, more);
    EXPECT_EQ(result.exit_code, exit_code);
    EXPECT_THAT(result.ErrorLines(), ElementsAre(HasSubstr(why)));
    EXPECT_FALSE(Exists(table.path()) || Exists(table.checkpoint()));
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
  void SetUp() override { ASSERT_EQ(RunHotstone(BuildArgs(table_, "2x2")).exit_code, 0); }

  const SuperkoPath table_{"answers"};
};

TEST_F(SuperkoTableAnswers, AreShown) {
  EXPECT_THAT(RunHotstone({"table", "info", table_.path()}).out,
              HasSubstr("values: 57 of 57 positions with either player to move\n"
                        "open after 200000 states for a bound: 0\n"));
  const auto probed = RunHotstone({"table", "probe", table_.path(), "--to-move", "W", "--json"});
  EXPECT_THAT(probed.out, HasSubstr("\"to_move\":\"W\",\"lo\":-1,\"hi\":-1"));
  EXPECT_THAT(RunHotstone({"table", "probe", table_.path(), "--position", ".X/.."}).out,
              HasSubstr("value for Black: 4"));
  EXPECT_EQ(RunHotstone({"table", "probe", table_.path(), "--passes", "1"}).exit_code, 2);
  EXPECT_EQ(RunHotstone({"table", "probe", table_.path(), "--position", "..."}).exit_code, 2);
  const auto listed = RunHotstone({"table", "list", table_.path()});
  EXPECT_THAT(listed.OutputLines(), SizeIs(57));
  EXPECT_THAT(listed.out, StartsWith("../.. 1 1 -1 -1\n"));
  EXPECT_EQ(RunHotstone({"table", "list", table_.path() + ".none"}).exit_code, 2);
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
