// hotstone table as a user runs it: built, killed, resumed, stopped, out of room, queried,
// verified.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <fstream>
#include <set>
#include <string>
#include <vector>

#include "base/whole_file.h"
#include "tables/checkpoint.h"
#include "tests/base/texts.h"
#include "tests/cli/run_program.h"
#include "tests/cli/stopped_program.h"
#include "tests/cli/values/table_path.h"

namespace hotstone::cli {
namespace {

using testing::HasSubstr;
using testing::IsSupersetOf;
using testing::StartsWith;
using testing::UnorderedElementsAre;

constexpr char kBoard[] = "3x3";
// A build that saves its state after every layer, so that its system calls are the same each time.
std::vector<std::string> BuildArgs(const TablePath& table, const std::vector<std::string>& more) {
  return WithMore({"table", "build", "--out", table.path(), "--checkpoint-every", "0"}, more);
}

// Starts a build, or resumes an unfinished one.
std::vector<std::string> BeginOrResume(const TablePath& table, const char* board) {
  return table.HasCheckpoint() ? BuildArgs(table, {"--resume"})
                               : BuildArgs(table, {"--board", board, "--threads", "2"});
}

std::string WholeTable(const char* board) {
  const TablePath whole("whole");
  const ProgramResult built =
      RunHotstone({"table", "build", "--out", whole.path(), "--board", board});
  EXPECT_EQ(built.exit_code, 0) << built.err;
  return whole.Bytes();
}

// What a kill hit: a run at its values, at its measure, finished; a checkpoint or a table half
// written.
void Note(const TablePath& table, std::set<std::string>& met) {
  if (table.IsThere()) met.insert("finished");
  if (table.IsHalfThere()) met.insert("table");
  if (IsThere(table.checkpoint() + ".partial")) met.insert("checkpoint");
  const auto info = tables::ReadCheckpointInfo(table.checkpoint());
  ASSERT_TRUE(info.ok() || absl::IsNotFound(info.status())) << info.status();
  if (info.ok()) met.insert(info->point.phase == enumerate::Phase::kValues ? "values" : "measure");
}

// A whole build on a tiny board changes its files this many times; it is killed before each change.
TEST(TableBuildSlow, KilledBeforeAnyChangeOfAFileAndTakenUpItGivesTheSameBytes) {
  const std::string expected = WholeTable("2x1");
  ASSERT_THAT(expected, StartsWith("HOTSTONE"));
  std::set<std::string> met;
  int changes = 0;
  for (bool killed = true; killed; ++changes) {
    const TablePath table("killed");
    {
      StoppedProgram build(BuildArgs(table, {"--board", "2x1"}));
      for (int i = 0; i <= changes && killed; ++i) killed = build.RunToFileChange();
      if (killed) build.Signal(SIGKILL);
      ASSERT_EQ(build.Wait(), killed ? -SIGKILL : 0) << build.Errors();
    }
    Note(table, met);
    const ProgramResult taken_up = RunHotstone(BeginOrResume(table, "2x1"));
    // The last change deletes the checkpoint; the table already exists by then.
    const bool finished = table.IsThere() && taken_up.exit_code == 2;
    EXPECT_TRUE(taken_up.exit_code == 0 || finished) << taken_up.err;
    EXPECT_EQ(table.Bytes(), expected) << "killed before change " << changes;
    EXPECT_FALSE(table.HasCheckpoint());
  }
  EXPECT_GT(changes, 50);
  EXPECT_THAT(met, UnorderedElementsAre("values", "measure", "finished", "checkpoint", "table"));
}

TEST(TableBuild, KilledAgainAndAgainItGivesTheSameBytes) {
  const std::string expected = WholeTable(kBoard);
  const TablePath table("killed_again");
  std::set<std::string> met;
  int kills = 0;
  for (bool killed = true; killed;) {
    ASSERT_LT(kills, 1000);
    StoppedProgram build(BeginOrResume(table, kBoard));
    // Every fourth run does not even reach its first checkpoint; the longest saves about twenty
    // layers.
    const int changes = kills % 4 == 0 ? 5 : 50 * (kills % 4) + kills;
    for (int i = 0; i < changes && killed; ++i) killed = build.RunToFileChange();
    if (killed) build.Signal(SIGKILL);
    ASSERT_EQ(build.Wait(), killed ? -SIGKILL : 0) << build.Errors();
    kills += killed;
    Note(table, met);
  }
  EXPECT_EQ(table.Bytes(), expected);
  EXPECT_FALSE(table.HasCheckpoint());
  EXPECT_GT(kills, 10);
  EXPECT_THAT(met, IsSupersetOf({"values", "measure", "finished", "checkpoint"}));
}

// Lets a build run until its first checkpoint has its final name.
void RunToFirstCheckpoint(StoppedProgram& build) {
  ASSERT_TRUE(build.RunTo({SYS_renameat, SYS_renameat2}) && build.FinishCall()) << build.Errors();
}

TEST(TableBuild, AStopLeavesACheckpointAndSaysHowToGoOn) {
  const TablePath whole("uninterrupted");
  ASSERT_EQ(
      RunHotstone({"table", "build", "--out", whole.path(), "--board", kBoard, "--no-measure"})
          .exit_code,
      0);
  for (const int signal : {SIGTERM, SIGINT, SIGHUP}) {
    const TablePath table("stopped");
    StoppedProgram build(BuildArgs(table, {"--board", kBoard, "--no-measure"}));
    RunToFirstCheckpoint(build);
    build.Signal(signal);
    ASSERT_EQ(build.Wait(), 3) << build.Errors();
    EXPECT_EQ(build.Errors(), "hotstone: interrupted; continue with: hotstone table build --out " +
                                  table.path() + " --no-measure --resume\n");
    EXPECT_FALSE(table.IsThere());
    EXPECT_FALSE(table.IsHalfThere());
    EXPECT_THAT(Refusal({"table", "build", "--out", table.path(), "--board", kBoard}),
                HasSubstr("holds the checkpoint of an earlier run; continue it with --resume"));
    const auto resume = [&](const std::vector<std::string>& more) {
      return RunHotstone(WithMore({"table", "build", "--out", table.path(), "--resume"}, more));
    };
    EXPECT_THAT(resume({}).err, HasSubstr("without the measure, not of one with the measure"));
    EXPECT_THAT(resume({"--no-measure", "--board", "3x2"}).err, HasSubstr("board 3x3, not of 3x2"));
    EXPECT_THAT(resume({"--no-measure", "--rules", "basic-only,hot=none"}).err,
                HasSubstr("rules basic-only, not of basic-only,hot=none"));
    EXPECT_EQ(resume({"--no-measure"}).exit_code, 0);
    EXPECT_EQ(table.Bytes(), whole.Bytes());
    EXPECT_FALSE(table.HasCheckpoint());
    const ProgramResult finished = resume({});
    EXPECT_EQ(finished.exit_code, 0);
    EXPECT_THAT(finished.err, HasSubstr("the table is already complete; nothing to do"));
    EXPECT_THAT(resume({"--board", "3x2"}).err,
                HasSubstr("is a finished table of 3x3, not of 3x2"));
  }
}

TEST(TableBuild, WithoutRoomNothingIsLost) {
#ifdef __SANITIZE_THREAD__
  GTEST_SKIP()
      << "ThreadSanitizer maps a file of its own, for which the limit of this test is too small";
#endif
  // A limit on file size makes a write fail as a full disk does.
  const TablePath table("no_room");
  StoppedProgram build({"table", "build", "--board", "3x3", "--out", table.path()}, 200);
  EXPECT_EQ(build.Wait(), 2);
  EXPECT_EQ(build.Errors(), "hotstone: " + table.path() + ": cannot be written: File too large; " +
                                table.checkpoint() + ": cannot be written: File too large\n");
  EXPECT_FALSE(table.IsThere() || table.IsHalfThere() || table.HasCheckpoint());

  // Room for the checkpoint, none for the table: its file is redirected to a full device.
  const TablePath whole("with_room");
  ASSERT_EQ(RunHotstone({"table", "build", "--board", "2x2", "--out", whole.path()}).exit_code, 0);
  StoppedProgram full(BuildArgs(table, {"--board", "2x2"}));
  RunToFirstCheckpoint(full);
  ASSERT_EQ(symlink("/dev/full", table.partial().c_str()), 0);
  EXPECT_EQ(full.Wait(), 2);
  EXPECT_EQ(full.Errors(), "hotstone: " + table.path() +
                               ": cannot be written: No space left on device; free some space and "
                               "run it again; continue with: hotstone table build --out " +
                               table.path() + " --resume\n");
  EXPECT_FALSE(table.IsThere() || table.IsHalfThere());
  const ProgramResult again = RunHotstone({"table", "build", "--out", table.path(), "--resume"});
  EXPECT_EQ(again.exit_code, 0) << again.err;
  EXPECT_EQ(table.Bytes(), whole.Bytes());
}

TEST(TableBuild, WhatCannotBeDoneIsSaidBeforeTheWork) {
  const auto error = [](std::vector<std::string> args, int code) {
    args.insert(args.begin(), {"table", "build"});
    return Refusal(args, code);
  };
  const TablePath table("errors");
  EXPECT_THAT(error({"--out", table.path()}, 2), HasSubstr("needs --board"));
  EXPECT_THAT(error({"--out", table.path(), "--board", "6x4"}, 2),
              HasSubstr("more than 21 points"));
  EXPECT_THAT(error({"--out", table.path(), "--board", "3x3", "--rules", "hot-only"}, 3),
              HasSubstr("cannot make a table"));
  EXPECT_THAT(error({"--out", table.path(), "--board", "3x3", "--rules", "ing-1996"}, 3),
              HasSubstr("histor"));
  EXPECT_THAT(error({"--out", table.path(), "--board", "4x4", "--memory", "1MiB"}, 3),
              HasSubstr("--memory allows 1 MiB; a smaller board: hotstone table build"));
  EXPECT_THAT(error({"--out", table.path(), "--resume"}, 2), HasSubstr("no checkpoint found"));
  EXPECT_THAT(error({"--out", "/proc/no.table", "--board", "3x3"}, 2),
              HasSubstr("/proc/no.table: cannot be written: No such file or directory"));
  EXPECT_THAT(error({"--out", table.path(), "--board", "3x3", "--checkpoint", "/proc/none"}, 2),
              HasSubstr("/proc/none: cannot be written"));
  EXPECT_FALSE(table.IsThere() || table.IsHalfThere());
  std::ofstream(table.path()) << "mine";
  EXPECT_THAT(error({"--out", table.path(), "--board", "3x3"}, 2), HasSubstr("is not overwritten"));
  EXPECT_THAT(error({"--out", table.path(), "--resume"}, 2),
              HasSubstr("is not a table of hotstone"));
  EXPECT_EQ(table.Bytes(), "mine");
}

// The JSON of a result without its times.
std::string WithoutTimes(std::string json) {
  for (const std::string key :
       {"open_microseconds", "value_microseconds", "moves_microseconds", "seconds"}) {
    const size_t at = json.find("\"" + key + "\":");
    if (at == std::string::npos) continue;
    json.erase(at, json.find(',', at) + 1 - at);
  }
  return json;
}

TEST(TableAsk, ProbeVerifyAndInfo) {
  const TablePath table("asked");
  const ProgramResult built =
      RunHotstone({"table", "build", "--board", "3x2", "--out", table.path(), "--json"});
  ASSERT_EQ(built.exit_code, 0) << built.err;
  EXPECT_EQ(built.SaidBesides(), "");
  const std::string facts = WithoutTimes(built.out);
  EXPECT_THAT(
      facts,
      StartsWith("{\"schema\":\"hotstone.result/1\",\"command\":\"table build\",\"file\":\"" +
                 table.path() +
                 "\",\"board\":\"3x2\",\"rules\":\"basic-only\",\"lo\":-6,\"hi\":6,"
                 "\"legal_positions\":489,\"undetermined\":"));
  EXPECT_THAT(facts, HasSubstr("\"measure\":true,"));
  const ProgramResult info = RunHotstone({"table", "info", table.path(), "--json"});
  EXPECT_EQ(Replaced(info.out, "table info", "table build"), facts);
  EXPECT_THAT(RunHotstone({"table", "info", table.path()}).out,
              HasSubstr("empty board: [-6, 6]\n"));

  const auto probe = [&](std::vector<std::string> args) {
    args.insert(args.begin(), {"table", "probe", table.path()});
    return RunHotstone(args);
  };
  EXPECT_EQ(
      WithoutTimes(probe({"--position", "X.X/XX.", "--to-move", "W", "--json"}).out),
      "{\"schema\":\"hotstone.result/1\",\"command\":\"table probe\",\"file\":\"" + table.path() +
          "\",\"board\":\"3x2\",\"rules\":\"basic-only\",\"rows\":[\"X.X\",\"XX.\"],\"to_move\":"
          "\"W\","
          "\"passes\":0,\"ban\":null,\"lo\":6,\"hi\":6,\"determined\":true,\"best_lo\":[\"pass\"],"
          "\"best_hi\":[\"pass\"],\"stored\":true,\"version\":\"0.1.0\"}\n");
  EXPECT_THAT(probe({"--position", ".XO/XO.", "--ban", "C1"}).out,
              HasSubstr("interval for Black: ["));
  EXPECT_THAT(probe({"--player", "white", "--passes", "3"}).out,
              HasSubstr("White to move, basic-only, passes before: 3"));
  EXPECT_THAT(probe({"--position", "X../..."}).err, testing::IsEmpty());
  EXPECT_THAT(probe({"--position", "XX/.."}).err, HasSubstr("--position has a board of 2x2"));
  EXPECT_THAT(probe({"--position", "XXX/XXX"}).err, HasSubstr("no liberty"));
  Refusal({"table", "probe", table.path(), "--passes", "4"});
  Refusal({"table", "probe", table.path(), "--ban", "A9"});

  EXPECT_THAT(RunHotstone({"table", "verify", table.path(), "--all"}).out,
              StartsWith("proof: holds for all "));
  EXPECT_THAT(RunHotstone({"table", "verify", table.path(), "--sample", "20", "--seed", "7"}).out,
              StartsWith("sample: holds for 20 entries drawn with seed 7"));
  const std::string one = RunHotstone({"table", "verify", table.path(), "--all", "--json"}).out;
  EXPECT_THAT(
      one, HasSubstr(
               "\"check\":\"proof\",\"status\":\"holds\",\"all\":true,\"seed\":null,\"entries\":"));
  EXPECT_EQ(
      WithoutTimes(one),
      WithoutTimes(
          RunHotstone({"table", "verify", table.path(), "--all", "--threads", "2", "--json"}).out));

  // A bit flipped in a block that this probe does not read is found by verify.
  std::string bytes = table.Bytes();
  bytes[20] = static_cast<char>(bytes[20] ^ 1);
  std::ofstream(table.path(), std::ios::binary) << bytes;
  const ProgramResult damaged = RunHotstone({"table", "verify", table.path()});
  EXPECT_EQ(damaged.exit_code, 2);
  EXPECT_THAT(damaged.err, HasSubstr("damaged: its SHA-256 does not match its footer"));
}

}  // namespace
}  // namespace hotstone::cli
