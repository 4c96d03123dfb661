// hotstone table with fates as a user runs it: built, stopped, killed, out of room, probed,
// verified.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/syscall.h>

#include <cstdint>
#include <fstream>
#include <string>
#include <vector>

#include "tables/fates/fate_file.h"
#include "tables/stored_file.h"
#include "tables/stream_cursor.h"
#include "tests/base/texts.h"
#include "tests/cli/run_program.h"
#include "tests/cli/stopped_program.h"
#include "tests/cli/values/table_path.h"

namespace hotstone::cli {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

std::vector<std::string> FateBuild(const TablePath& table, const std::string& board) {
  return {"table", "build", "--fates", "--board", board, "--out", table.path()};
}

// Saves its state after every layer.
std::vector<std::string> SavingFateBuild(const TablePath& table,
                                         const std::vector<std::string>& more) {
  return WithMore({"table", "build", "--fates", "--out", table.path(), "--checkpoint-every", "0"},
                  more);
}

// A whole build on a tiny board is killed before each change of its files.
TEST(FateTableBuildSlow, KilledBeforeAnyChangeOfAFileAndTakenUpItGivesTheSameBytes) {
  const TablePath whole("fates_whole");
  ASSERT_EQ(RunHotstone(FateBuild(whole, "2x1")).exit_code, 0);
  EXPECT_THAT(whole.Bytes(), StartsWith("HOTSTONEFATE"));
  int changes = 0;
  int resumed = 0;
  for (bool killed = true; killed; ++changes) {
    const TablePath table("fates_killed");
    {
      StoppedProgram build(SavingFateBuild(table, {"--board", "2x1"}));
      for (int i = 0; i <= changes && killed; ++i) killed = build.RunToFileChange();
      if (killed) build.Signal(SIGKILL);
      ASSERT_EQ(build.Wait(), killed ? -SIGKILL : 0) << build.Errors();
    }
    if (table.HasCheckpoint()) {
      ++resumed;
      const ProgramResult taken_up = RunHotstone(SavingFateBuild(table, {"--resume"}));
      EXPECT_EQ(taken_up.exit_code, 0) << taken_up.err;
    } else if (!table.IsThere()) {
      EXPECT_EQ(RunHotstone(FateBuild(table, "2x1")).exit_code, 0);
    }
    EXPECT_EQ(table.Bytes(), whole.Bytes()) << "killed before change " << changes;
    EXPECT_FALSE(table.HasCheckpoint());
  }
  EXPECT_GT(changes, 30);
  EXPECT_GT(resumed, 20);
}

TEST(FateTableBuild, AStopLeavesACheckpointAndSaysHowToGoOn) {
  const TablePath whole("fates_uninterrupted");
  ASSERT_EQ(RunHotstone(FateBuild(whole, "3x3")).exit_code, 0);
  for (const int signal : {SIGTERM, SIGINT}) {
    const TablePath table("fates_stopped");
    StoppedProgram build(SavingFateBuild(table, {"--board", "3x3"}));
    ASSERT_TRUE(build.RunTo({SYS_renameat, SYS_renameat2}) && build.FinishCall()) << build.Errors();
    build.Signal(signal);
    EXPECT_EQ(build.Wait(), 3);
    EXPECT_EQ(build.Errors(), "hotstone: interrupted; continue with: hotstone table build --out " +
                                  table.path() + " --fates --resume\n");
    EXPECT_FALSE(table.IsThere() || table.IsHalfThere());
    EXPECT_THAT(Refusal(SavingFateBuild(table, {"--board", "3x3"})),
                HasSubstr("continue it with --resume, or remove it"));
    EXPECT_THAT(Refusal(SavingFateBuild(table, {"--resume", "--board", "3x2"})),
                HasSubstr("board 3x3, not of 3x2"));
    EXPECT_THAT(Refusal(SavingFateBuild(table, {"--resume", "--rules", "basic-only,hot=none"})),
                HasSubstr("rules basic-only, not of rules basic-only,hot=none"));
    const ProgramResult resumed =
        RunHotstone(SavingFateBuild(table, {"--resume", "--threads", "2"}));
    EXPECT_EQ(resumed.exit_code, 0) << resumed.err;
    EXPECT_EQ(table.Bytes(), whole.Bytes());
    EXPECT_FALSE(table.HasCheckpoint());
  }
}

TEST(FateTableBuild, WithoutRoomThereIsNoFile) {
#ifdef __SANITIZE_THREAD__
  GTEST_SKIP()
      << "ThreadSanitizer maps a file of its own, for which the limit of this test is too small";
#endif
  const TablePath table("fates_no_room");
  StoppedProgram build(FateBuild(table, "3x3"), 200);
  EXPECT_EQ(build.Wait(), 2);
  EXPECT_EQ(build.Errors(), "hotstone: " + table.path() + ": cannot be written: File too large; " +
                                table.checkpoint() + ": cannot be written: File too large\n");
  EXPECT_FALSE(table.IsThere() || table.IsHalfThere() || table.HasCheckpoint());
}

TEST(FateTableBuild, WhatCannotBeDoneIsSaidBeforeTheWork) {
  const TablePath table("fates_errors");
  const auto error = [&](std::vector<std::string> args, int code) {
    args.insert(args.begin(), {"table", "build", "--fates", "--out", table.path()});
    const std::string line = Refusal(args, code);
    EXPECT_FALSE(table.IsHalfThere());
    return line;
  };
  EXPECT_THAT(error({}, 2), HasSubstr("needs --board"));
  EXPECT_THAT(error({"--board", "3x3", "--resume"}, 2), HasSubstr("no checkpoint found"));
  EXPECT_THAT(error({"--board", "3x3", "--no-measure"}, 2), HasSubstr("--no-measure"));
  EXPECT_THAT(error({"--board", "3x3", "--checkpoint", "/proc/none"}, 2),
              HasSubstr("/proc/none: cannot be written"));
  EXPECT_THAT(error({"--board", "3x3", "--rules", "hot-only"}, 3),
              HasSubstr("cannot make a table under hot-only"));
  EXPECT_THAT(error({"--board", "4x4", "--memory", "1MiB"}, 3), HasSubstr("--memory allows 1 MiB"));
  EXPECT_THAT(error({"--board", "6x4"}, 2), HasSubstr("the limit is 21"));
  std::ofstream(table.path()) << "mine";
  EXPECT_THAT(error({"--board", "3x3"}, 2), HasSubstr("is not overwritten"));
  EXPECT_EQ(table.Bytes(), "mine");
}

// The JSON of a result without its last field but one, the seconds.
std::string WithoutSeconds(std::string json) {
  const size_t at = json.find("\"seconds\":");
  if (at != std::string::npos) json.erase(at, json.find(',', at) + 1 - at);
  return json;
}

TEST(FateTableAsk, InfoSaysWhatLifeSaysOfTheBoard) {
  const TablePath table("fates_info");
  std::vector<std::string> build = FateBuild(table, "3x3");
  build.emplace_back("--json");
  const ProgramResult built = RunHotstone(build);
  ASSERT_EQ(built.exit_code, 0) << built.err;
  EXPECT_EQ(built.SaidBesides(), "");
  const std::string info = Replaced(RunHotstone({"table", "info", table.path(), "--json"}).out,
                                    "table info", "table build");
  EXPECT_EQ(info, WithoutSeconds(built.out));
  const std::string life = RunHotstone({"life", "--board", "3x3", "--json"}).out;
  const size_t fates = life.find("\"fates\":[");
  ASSERT_NE(fates, std::string::npos);
  EXPECT_THAT(info, HasSubstr(life.substr(fates, life.find(']', fates) - fates)));
  EXPECT_THAT(RunHotstone({"table", "info", table.path()}).out,
              HasSubstr("cells: 4087 of positions, 314 of kos; stages up to 28\n"));
}

TEST(FateTableAsk, ProbeShowsTheChainsAndTheMovesAboutThem) {
  const TablePath table("fates_probe");
  ASSERT_EQ(RunHotstone(FateBuild(table, "4x3")).exit_code, 0);
  const auto probe = [&](std::vector<std::string> args) {
    args.insert(args.begin(), {"table", "probe", table.path()});
    return RunHotstone(args);
  };
  EXPECT_THAT(probe({"--position", ".XOO/X.OX/.XX."}).out,
              HasSubstr("Black to move, basic-only\n"
                        "what becomes of each chain, and the best moves about it:\n"
                        "  Black B1  alive     kept at stage 6: D1 B2\n"
                        "  Black A2  alive     kept at stage 6: D1 B2\n"
                        "  White C2  dead      removed at stage 1: B2\n"
                        "  Black D2  by-turn   kept at stage 6: D1 B2\n"));
  EXPECT_THAT(probe({"--position", ".XOO/X.OX/.XX.", "--to-move", "W", "--json"}).out,
              HasSubstr("{\"owner\":\"B\",\"stones\":[\"D2\"],\"fate\":\"by-turn\","
                        "\"answer\":\"removed\",\"stage\":1,\"moves\":[\"D1\"]}"));
  // After three passes one more ends the game.
  EXPECT_THAT(probe({"--position", "..../.X../....", "--passes", "3"}).out,
              HasSubstr("  Black B2  -         kept at stage 1: pass\n"));
  EXPECT_THAT(probe({}).out, HasSubstr("no stones\n"));
  EXPECT_THAT(probe({"--position", "XX/.."}).err, HasSubstr("--position has a board of 2x2"));
}

// Stores a table again, with another byte for one stone.
void ChangeByte(const std::string& path, size_t at) {
  const auto table = *tables::FateFile::Open(path);
  const uint32_t block_bytes = table->manifest().block_bytes;
  std::vector<uint8_t> bytes(table->place().bytes);
  tables::StreamCursor cursor(table->file(), block_bytes, 1 << 20);
  for (uint64_t i = 0; i < bytes.size(); ++i) bytes[i] = **cursor.At(table->place(), i);
  ++bytes[at];
  const auto writer = *tables::StoredFileWriter::Create(
      path, {.kind = tables::FileKind::kFates, .block_bytes = block_bytes, .replace = true});
  ASSERT_TRUE(writer->Append(bytes.data(), bytes.size()).ok());
  ASSERT_TRUE(writer->Finish(table->file().manifest()).ok());
}

TEST(FateTableAsk, VerifyShowsTheWrongEntry) {
  const TablePath table("fates_wrong");
  ASSERT_EQ(RunHotstone(FateBuild(table, "2x1")).exit_code, 0);
  ChangeByte(table.path(), 1);
  const ProgramResult wrong = RunHotstone({"table", "verify", table.path(), "--all"});
  EXPECT_EQ(wrong.exit_code, 1);
  EXPECT_THAT(wrong.out,
              StartsWith("proof: fails\n" + table.path() +
                         ": cell 2, X. with Black to move: the stone at A1 is stored as removed at "
                         "stage 2, but its moves give removed at stage 1\n"));
}

TEST(FateTableAsk, VerifyReadsAllOfIt) {
  const TablePath table("fates_verify");
  ASSERT_EQ(RunHotstone(FateBuild(table, "3x2")).exit_code, 0);
  EXPECT_THAT(RunHotstone({"table", "verify", table.path(), "--all"}).out,
              StartsWith("proof: holds for all "));
  EXPECT_THAT(RunHotstone({"table", "verify", table.path(), "--sample", "20", "--seed", "7"}).out,
              StartsWith("sample: holds for 20 entries drawn with seed 7"));
  EXPECT_THAT(RunHotstone({"table", "verify", table.path(), "--all", "--json"}).out,
              HasSubstr("\"check\":\"proof\",\"status\":\"holds\",\"all\":true,\"seed\":null,"));
  std::string bytes = table.Bytes();
  bytes[20] = static_cast<char>(bytes[20] ^ 1);
  std::ofstream(table.path(), std::ios::binary) << bytes;
  const ProgramResult damaged = RunHotstone({"table", "verify", table.path()});
  EXPECT_EQ(damaged.exit_code, 2);
  EXPECT_THAT(damaged.err, HasSubstr("damaged: its SHA-256 does not match its footer"));
}

}  // namespace
}  // namespace hotstone::cli
