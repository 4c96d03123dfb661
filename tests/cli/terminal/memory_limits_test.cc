// What --memory allows is all that a command takes beside the program itself: under a limit of the
// address space it answers or refuses, and never runs into that limit.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdint>
#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "base/program.h"
#include "cli/all_commands.h"
#include "cli/terminal/command_line.h"
#include "tests/cli/command_names.h"

namespace hotstone::cli {
namespace {

using testing::HasSubstr;
using testing::Not;

// Work that needs more than kAllowed, or nearly as much, of every command with --memory. HERE is a
// new folder for each run.
constexpr const char* kLimitedLines[] = {
    "verify --board 3x3 --rules ing-1996",
    "prove --only ko-class-letters --board 4x4 --quick",
    "count --board 10x10",
    "count --board 2x2 --quantity games",
    "value --board 4x3",
    "value --board 4x3 --rules tromp-taylor",
    "value --board 4x3 --rules tromp-taylor,cycle=fixed",
    "value --board 4x3 --rules ing-1996,same=board",
    "robust --board 4x3 --threads 1",
    "decide --board 4x3 --endless disturber --list",
    "life --board 4x3 --kos",
    "table build --board 4x3 --out HERE/table",
    "table build --board 4x3 --fates --out HERE/table",
    "table build --board 2x2 --rules tromp-taylor --out HERE/table",
    "solve --board 4x3 --at-least 4 --out HERE/solution",
    "solve --board 4x3 --at-least 4 --by planes --out HERE/solution",
    "solve --board 4x3 --at-least 5 --by search --plies 20 --out HERE/solution",
    "solve --board 4x3 --at-least 12 --by deepening --out HERE/solution",
    "shrink HOME/proofs/second_checker/samples/held_next.certificate --out HERE/solution",
    "book --board 4x3 --out HERE/book",
    "plane --board 4x3 --at-least 1",
};

constexpr uint64_t kMebi = uint64_t{1} << 20;
constexpr uint64_t kAllowed = 64 * kMebi;
constexpr uint64_t kBeside = 24 * kMebi;  // what the allocator keeps, and small tables
constexpr uint64_t kAThread =
    144 * kMebi;  // its stack, and addresses reserved for what it allocates

ProgramRun RunWithin(uint64_t address_space, const std::vector<std::string>& words) {
  ProgramLimits limits;
  limits.memory = address_space;
  const auto run = RunProgram(HOTSTONE_PROGRAM, words, limits);
  EXPECT_TRUE(run.ok()) << run.status();
  return run.ok() ? *run : ProgramRun{};
}

// The least address space in which the program can say its version.
uint64_t OfTheProgram() {
  uint64_t bytes = 8 * kMebi;
  while (bytes < 1024 * kMebi && RunWithin(bytes, {"--version"}).exit_code != 0) bytes += 4 * kMebi;
  return bytes;
}

#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)

TEST(MemoryLimitsTest, AreKept) {
  const uint64_t program = OfTheProgram();
  const std::string here = testing::TempDir() + absl::StrCat("hotstone_", getpid(), "_memory");
  for (const std::string line : kLimitedLines) {
    std::filesystem::remove_all(here);
    std::filesystem::create_directories(here);
    std::vector<std::string> words = absl::StrSplit(line, ' ');
    for (std::string& word : words)
      word = absl::StrReplaceAll(word, {{"HERE", here}, {"HOME", HOTSTONE_SOURCE_DIR}});
    words.insert(words.end(), {"--memory", "64MiB"});
    const bool threads = CommandOf(line) == "prove" || CommandOf(line) == "verify";
    const ProgramRun run =
        RunWithin(program + kAllowed + kBeside + (threads ? kAThread : 0), words);
    EXPECT_THAT(run.exit_code, testing::AnyOf(0, 1, 3)) << line << "\n" << run.err;
    EXPECT_THAT(run.err, Not(HasSubstr("out of memory (a limit of the shell"))) << line;
  }
  std::filesystem::remove_all(here);
}

#endif

TEST(MemoryLimitsTest, AreTriedOnAllCommandsThatTakeThem) {
  std::set<std::string> tried;
  for (const char* line : kLimitedLines) tried.insert(CommandOf(line));
  Program program("For tests.", "hotstone");
  AddAllCommands(program);
  EXPECT_EQ(tried, CommandsWith(program.Outline(), "--memory"));
}

}  // namespace
}  // namespace hotstone::cli
