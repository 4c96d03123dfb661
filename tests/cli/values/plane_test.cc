// hotstone plane as a user runs it: queried, stopped and resumed, refused.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "base/read_file.h"
#include "base/whole_file.h"
#include "tests/base/temporary.h"
#include "tests/cli/run_program.h"
#include "tests/cli/stopped_program.h"

namespace hotstone::cli {
namespace {

using testing::HasSubstr;

ProgramResult Plane(std::vector<std::string> args) {
  args.insert(args.begin(), "plane");
  return RunHotstone(args);
}

TEST(PlaneCommand, SaysWhetherItIsForced) {
  const ProgramResult yes = Plane({"--board", "3x3", "--at-least", "9"});
  EXPECT_EQ(yes.exit_code, 0) << yes.err;
  EXPECT_THAT(yes.out, HasSubstr("forced: yes\nlegal positions: 12675; "));
  const std::string rules = "basic-only,self_removal=none,end_passes=2";
  EXPECT_EQ(Plane({"--board", "4x3", "--at-least", "4", "--rules", rules}).exit_code, 0);
  const ProgramResult no = Plane({"--board", "4x3", "--at-least", "5", "--rules", rules, "--json"});
  EXPECT_EQ(no.exit_code, 1) << no.err;
  EXPECT_THAT(no.out, HasSubstr("\"at_least\":5,\"forced\":false,\"legal_positions\":321689,"));
  // White, to move, with endless play counted against White: the interval of 4x3 is [4, 12] for
  // Black.
  EXPECT_EQ(Plane({"--board", "4x3", "--to-move", "W", "--side", "W", "--at-least", "4", "--rules",
                   rules})
                .exit_code,
            0);
  EXPECT_EQ(
      Plane({"--board", "4x3", "--side", "W", "--at-least", "-11", "--rules", rules}).exit_code, 1);
}

TEST(PlaneCommand, AStoppedRunIsTakenUpToTheSameAnswer) {
  const std::string path = TestPath("planes");
  const std::vector<std::string> asked = {"--board", "3x3",          "--at-least", "9",
                                          "--json",  "--checkpoint", path};
  const auto with = [&](const std::vector<std::string>& more) {
    return Plane(WithMore(asked, more));
  };
  ProgramResult run = with({"--layers", "5"});
  EXPECT_EQ(run.exit_code, 3);
  EXPECT_THAT(run.err,
              HasSubstr("stopped in sweep 1; continue with the same options and --resume"));
  EXPECT_THAT(with({}).err, HasSubstr("continue it with --resume, or remove it"));
  int stops = 1;
  for (; run.exit_code == 3 && stops < 100; ++stops) run = with({"--layers", "7", "--resume"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_GT(stops, 5);
  const ProgramResult whole = Plane({"--board", "3x3", "--at-least", "9", "--json"});
  const auto before_seconds = [](const std::string& out) {
    return out.substr(0, out.find("\"seconds\""));
  };
  EXPECT_EQ(before_seconds(run.out), before_seconds(whole.out));
  unlink(path.c_str());
}

std::string PlaneFiles(const std::string& folder) {
  std::string all;
  for (const char* name : {"/first.blocks", "/first.kos", "/second.blocks", "/second.kos"}) {
    all += ReadWholeFile(folder + name).value_or("");
  }
  return all;
}

// Killed before each piece it writes in turn, and resumed.
TEST(PlaneCommandSlow, KilledBeforeAnyWriteAPlaneOnDiskEndsInTheSameBits) {
  const std::string path = TestPath("on_disk");
  const std::vector<std::string> asked = {"plane", "--board",   "3x1", "--at-least",
                                          "3",     "--on-disk", path};
  ProgramResult whole = RunHotstone(asked);
  EXPECT_EQ(whole.exit_code, 0) << whole.err;
  EXPECT_THAT(whole.out, HasSubstr("forced: yes\nlegal positions: 15; "));
  EXPECT_THAT(whole.out, HasSubstr(" half-sweeps, "));
  const std::string expected = PlaneFiles(path);
  ASSERT_FALSE(expected.empty());
  std::vector<std::string> resumed = asked;
  resumed.push_back("--resume");
  int kills = 0;
  for (bool killed = true; killed; ++kills) {
    std::filesystem::remove_all(path);
    {
      StoppedProgram run(asked);
      for (int i = 0; i <= kills && killed; ++i) {
        killed =
            run.RunTo({SYS_pwrite64, SYS_fdatasync, SYS_ftruncate, SYS_renameat, SYS_renameat2});
      }
      if (killed) run.Signal(SIGKILL);
      ASSERT_EQ(run.Wait(), killed ? -SIGKILL : 0) << run.Errors();
    }
    // Until the first point has its final name there is no run to resume.
    if (!IsThere(path + "/point.json")) {
      Refusal(resumed);
      continue;
    }
    const ProgramResult again = RunHotstone(resumed);
    ASSERT_EQ(again.exit_code, 0) << again.err;
    EXPECT_EQ(PlaneFiles(path), expected) << kills;
  }
  EXPECT_GT(kills, 20);
  std::filesystem::remove_all(path);
}

// A byte of the planes changes on disk: one line says where, nothing is written, and --mend
// restores the bits.
TEST(PlaneCommand, ADamagedPlaneOnDiskIsRefusedAndMended) {
  const std::string path = TestPath("damaged_on_disk");
  const std::vector<std::string> asked = {"--board", "3x3", "--at-least", "9", "--on-disk", path};
  const auto with = [&](const std::vector<std::string>& more) {
    return Plane(WithMore(asked, more));
  };
  ASSERT_EQ(with({}).exit_code, 0);
  const std::string expected = PlaneFiles(path);
  {
    std::fstream file(path + "/second.blocks", std::ios::binary | std::ios::in | std::ios::out);
    file.seekp(500);
    file.put('\x5A');
  }
  const std::string damaged = PlaneFiles(path);
  ASSERT_NE(damaged, expected);
  const ProgramResult refused = with({"--resume"});
  EXPECT_EQ(refused.exit_code, 2);
  EXPECT_THAT(refused.err, HasSubstr("/second.blocks: damaged: the "));
  EXPECT_TRUE(PlaneFiles(path) == damaged);
  const ProgramResult mended = with({"--resume", "--mend"});
  EXPECT_EQ(mended.exit_code, 0) << mended.err;
  EXPECT_THAT(mended.err, HasSubstr("1 page does not match its digest"));
  EXPECT_TRUE(PlaneFiles(path) == expected);
  EXPECT_THAT(with({"--mend"}).err, HasSubstr("--mend needs --on-disk DIR and --resume"));
  std::filesystem::remove_all(path);
}

TEST(PlaneCommand, AllThresholdsAreKeptAndTakenUp) {
  const std::string path = TestPath("thresholds");
  const std::vector<std::string> asked = {"plane",
                                          "--board",
                                          "3x2",
                                          "--all-thresholds",
                                          path,
                                          "--rules",
                                          "basic-only,self_removal=none,end_passes=2"};
  const ProgramResult whole = RunHotstone(asked);
  EXPECT_EQ(whole.exit_code, 0) << whole.err;
  EXPECT_THAT(whole.out,
              HasSubstr("undetermined: 105 of 489 legal positions, from the planes of 12"));
  std::vector<std::string> resumed = asked;
  resumed.push_back("--resume");
  for (const int lost : {-5, 3, 6}) {  // and everything after it
    for (int t = lost; t > -6; --t)
      std::filesystem::remove(path + "/" + std::to_string(t) + ".planes");
    const ProgramResult again = RunHotstone(resumed);
    EXPECT_EQ(again.exit_code, 0) << again.err;
    EXPECT_THAT(again.out, HasSubstr("undetermined: 105 of 489"));
  }
  Refusal(asked);
  std::filesystem::remove_all(path);
}

// For another board, for other rules, and under a wrong name: nothing is added to the folder.
TEST(PlaneCommand, AllThresholdsLeaveTheFolderOfAnotherRunAsItIs) {
  const std::string path = TestPath("thresholds_of_another");
  ASSERT_EQ(Plane({"--board", "2x1", "--all-thresholds", path}).exit_code, 0);
  const auto files = [&] {
    const std::filesystem::directory_iterator all(path);
    return std::distance(begin(all), end(all));
  };
  ASSERT_EQ(files(), 4);
  const auto refusal = [&](const std::string& board, const std::string& rules) {
    const std::string line = Refusal(
        {"plane", "--board", board, "--all-thresholds", path, "--resume", "--rules", rules});
    EXPECT_EQ(files(), 4);
    return line;
  };
  EXPECT_THAT(refusal("3x1", "basic-only"),
              HasSubstr("planes of another run, of 2x1 for at least "));
  EXPECT_THAT(refusal("2x1", "basic-only,hot=none"),
              HasSubstr(" under basic-only; name another folder"));
  std::filesystem::rename(path + "/2.planes", path + "/3.planes");
  EXPECT_THAT(refusal("2x1", "basic-only"), HasSubstr("3.planes: planes of another run"));
  std::filesystem::rename(path + "/3.planes", path + "/2.planes");
  EXPECT_EQ(Plane({"--board", "2x1", "--all-thresholds", path, "--resume"}).exit_code, 0);
  std::filesystem::remove_all(path);
}

TEST(PlaneCommand, AnEmptyFolderIsNoRun) {
  const std::string path = TestPath("empty");
  std::filesystem::create_directory(path);
  for (const std::string name : {"--on-disk", "--all-thresholds"}) {
    std::vector<std::string> asked = {"plane", "--board", "2x1", name, path};
    if (name == "--on-disk") asked.insert(asked.end(), {"--at-least", "1"});
    EXPECT_THAT(Refusal(asked),
                HasSubstr(": already exists; continue it with --resume if it is a run, or name"));
  }
  EXPECT_THAT(
      Refusal({"plane", "--board", "2x1", "--at-least", "1", "--on-disk", path, "--resume"}),
      HasSubstr(": contains no planes of a run; name another folder to begin"));
  std::filesystem::remove_all(path);
}

TEST(PlaneCommand, BadInputIsRefusedInOneLine) {
  const auto refusal = [](std::vector<std::string> args, int exit_code) {
    args.insert(args.begin(), "plane");
    return Refusal(args, exit_code);
  };
  EXPECT_THAT(refusal({"--board", "3x3", "--at-least", "10"}, 2),
              HasSubstr("on 3x3 it must be from -8 to 9"));
  EXPECT_THAT(refusal({"--board", "6x5", "--at-least", "1"}, 2), HasSubstr("more than 25 points"));
  EXPECT_THAT(refusal({"--board", "3x3", "--at-least", "1", "--layers", "2"}, 2),
              HasSubstr("need --checkpoint"));
  EXPECT_THAT(
      refusal({"--board", "3x3", "--at-least", "1", "--resume", "--checkpoint", "/nowhere/x"}, 2),
      HasSubstr("no checkpoint found"));
  EXPECT_THAT(refusal({"--board", "3x3", "--at-least", "1", "--rules", "hot-only"}, 3),
              HasSubstr("only for bans of one point"));
  EXPECT_THAT(refusal({"--board", "4x4", "--at-least", "1", "--memory", "1MiB"}, 3),
              HasSubstr("--memory allows"));
  EXPECT_THAT(refusal({"--at-least", "1"}, 2), HasSubstr("plane"));
  for (const auto& [name, value] : {std::pair("--side", "W"), std::pair("--to-move", "W"),
                                    std::pair("--passes", "1"), std::pair("--ban", "A1")}) {
    EXPECT_THAT(refusal({"--board", "2x1", "--all-thresholds", "x", name, value}, 2),
                HasSubstr(std::string(name) + " cannot be combined with --all-thresholds"));
  }
  EXPECT_THAT(refusal({"--position", "X.", "--all-thresholds", "x"}, 2),
              HasSubstr("--position cannot be combined with --all-thresholds"));
  EXPECT_THAT(refusal({"--board", "2x1", "--at-least", "1", "--checkpoint-every", "600"}, 2),
              HasSubstr("--checkpoint-every needs --checkpoint"));
  EXPECT_THAT(
      refusal({"--board", "2x1", "--at-least", "1", "--on-disk", "x", "--checkpoint-every", "1"},
              2),
      HasSubstr("--checkpoint-every needs --checkpoint"));
  EXPECT_THAT(refusal({"--board", "2x1", "--at-least", "1", "--checkpoint", "x",
                       "--checkpoint-every", "nan"},
                      2),
              HasSubstr("\"nan\" is not a number"));
  EXPECT_THAT(refusal({"--board", "3x3"}, 2), HasSubstr("--at-least T or --all-thresholds DIR"));
  EXPECT_THAT(refusal({"--board", "3x3", "--at-least", "1", "--all-thresholds", "x"}, 2),
              HasSubstr("give either --at-least T or --all-thresholds DIR"));
  EXPECT_THAT(
      refusal({"--board", "3x3", "--at-least", "1", "--on-disk", "x", "--checkpoint", "y"}, 2),
      HasSubstr("give only one"));
  EXPECT_THAT(refusal({"--board", "3x3", "--at-least", "1", "--on-disk", "/nowhere/x"}, 2),
              HasSubstr("/nowhere/x: No such file"));
  EXPECT_THAT(
      refusal({"--board", "4x5", "--at-least", "1", "--on-disk", "x", "--memory", "100MiB"}, 3),
      HasSubstr("with one of them on disk, the planes of 4x5 need about"));
  EXPECT_FALSE(IsThere("x"));
}

}  // namespace
}  // namespace hotstone::cli
