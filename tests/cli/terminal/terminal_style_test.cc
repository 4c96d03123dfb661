// Output that a terminal gets and a file does not, suggestions for misspelt words, and the shell's
// limit.
#include "answers/shown/terminal_style.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <csignal>
#include <map>
#include <new>
#include <string>
#include <thread>
#include <vector>

#include "answers/asked/limits.h"
#include "answers/asked/situation_words.h"
#include "answers/shown/board_picture.h"
#include "base/out_of_memory.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/options.h"
#include "spec/board/position.h"
#include "tests/cli/run_program.h"

namespace hotstone::cli {
namespace {

using testing::HasSubstr;

answers::TerminalStyle StyleWith(bool terminal,
                                 const std::map<std::string, std::string>& variables) {
  return answers::StyleOf(terminal, [&](const char* name) {
    const auto found = variables.find(name);
    return found == variables.end() ? nullptr : found->second.c_str();
  });
}

TEST(TerminalStyleTest, ColoursAndLinesNeedATerminalThatHasThem) {
  const std::map<std::string, std::string> good = {{"TERM", "xterm"}, {"LANG", "de_DE.UTF-8"}};
  EXPECT_TRUE(StyleWith(true, good).colours);
  EXPECT_TRUE(StyleWith(true, good).lines);
  EXPECT_FALSE(StyleWith(false, good).colours);
  EXPECT_FALSE(StyleWith(false, good).lines);
  for (const char* term : {"dumb", ""}) {
    EXPECT_FALSE(StyleWith(true, {{"TERM", term}, {"LANG", "C.UTF-8"}}).colours) << term;
    EXPECT_FALSE(StyleWith(true, {{"TERM", term}, {"LANG", "C.UTF-8"}}).lines) << term;
  }
  EXPECT_FALSE(StyleWith(true, {{"TERM", "xterm"}, {"NO_COLOR", "0"}}).colours);
  EXPECT_TRUE(StyleWith(true, {{"TERM", "xterm"}, {"NO_COLOR", ""}}).colours);
}

TEST(TerminalStyleTest, TheFirstVariableThatIsSetNamesTheLocale) {
  EXPECT_FALSE(StyleWith(true, {{"TERM", "xterm"}}).lines);
  EXPECT_FALSE(StyleWith(true, {{"TERM", "xterm"}, {"LC_ALL", "C"}, {"LANG", "C.UTF-8"}}).lines);
  EXPECT_TRUE(
      StyleWith(true, {{"TERM", "xterm"}, {"LC_ALL", ""}, {"LC_CTYPE", "C.utf8"}, {"LANG", "C"}})
          .lines);
}

TEST(TerminalStyleTest, OnlyVerdictsArePainted) {
  const answers::TerminalStyle painted{.colours = true};
  EXPECT_EQ(answers::Painted("holds   ", painted), "\033[32mholds   \033[0m");
  EXPECT_EQ(answers::Painted("fails", painted), "\033[31mfails\033[0m");
  EXPECT_EQ(answers::Painted("unknown", painted), "\033[33munknown\033[0m");
  EXPECT_EQ(answers::Painted("counted", painted), "counted");
  EXPECT_EQ(answers::Painted("holds", answers::TerminalStyle{}), "holds");
}

TEST(TerminalStyleTest, APictureHasLinesOrLetters) {
  const spec::Position empty(*spec::BoardSize::Create(1, 1));
  EXPECT_EQ(answers::BoardPicture(empty, {}, answers::TerminalStyle{.lines = true}),
            "   A\n 1 \u00B7 1\n   A\n");
  EXPECT_EQ(answers::BoardPicture(empty, {}, answers::TerminalStyle{}), "   A\n 1 . 1\n   A\n");
}

TEST(WordsMeantTest, APositionIsMeant) {
  EXPECT_EQ(
      answers::PositionMeant("xO/.o"),
      "; did you mean --position XO/.O? List the rows from the top: X is Black, O is White, . is "
      "empty, / ends a row");
  for (const char* word : {"", "ox.sgf", "3x3", "XO OX"})
    EXPECT_EQ(answers::PositionMeant(word), "") << word;
}

TEST(WordsMeantTest, TheProgramAsks) {
  EXPECT_THAT(
      RunHotstone({"perft", "--depht", "3"}).err,
      HasSubstr("\"--depht\" is not an option of hotstone perft; did you mean --depth? (try"));
  EXPECT_THAT(RunHotstone({"verfiy"}).err,
              HasSubstr("is not a command or an option of hotstone; did you mean verify?"));
  EXPECT_THAT(RunHotstone({"perft", "--xyzzy"}).err, HasSubstr("of hotstone perft (try"));
}

TEST(ProgressOptionTest, SecondsAreAWholeNumber) {
  EXPECT_THAT(RunHotstone({"perft", "--board", "2x2", "--depth", "1", "--progress", "-1"}).err,
              HasSubstr("--progress"));
  EXPECT_EQ(RunHotstone({"perft", "--board", "2x2", "--depth", "1", "--progress", "0"}).exit_code,
            0);
}

#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)

[[noreturn]] void ExitByTheLimitOfTheShell() {
  const rlimit limit = {uint64_t{1} << 30, uint64_t{1} << 30};
  setrlimit(RLIMIT_AS, &limit);
  std::_Exit(*answers::MemoryLimit("") <= uint64_t{768} << 20 ? 7 : 8);
}

void TakeAllThatTheShellLeaves() {
  EndWhenOutOfMemory("hotstone");
  const rlimit limit = {uint64_t{1} << 30, uint64_t{1} << 30};
  setrlimit(RLIMIT_AS, &limit);
  std::vector<std::string> more;
  for (;;) more.emplace_back(size_t{1} << 26, 'x');
}

// Without --memory the allowance stays below the shell's limit, and a failed allocation ends with a
// sentence.
TEST(MemoryLimitTest, KnowsTheLimitOfTheShell) {
  EXPECT_EXIT(ExitByTheLimitOfTheShell(), testing::ExitedWithCode(7), "");
}

TEST(OutOfMemoryTest, OneSentenceAndCode3) {
  EXPECT_EXIT(TakeAllThatTheShellLeaves(), testing::ExitedWithCode(3),
              "^hotstone: out of memory .*other programs.\n$");
}

void ThrowWhereNobodyCatches() {
  EndWhenOutOfMemory("hotstone");
  SayWhatNeedsLess("a smaller --board");
  std::thread([] { throw std::bad_alloc(); }).join();
}

TEST(OutOfMemoryTest, OfAThreadToo) {
  EXPECT_EXIT(ThrowWhereNobodyCatches(), testing::ExitedWithCode(3),
              "other programs.; try a smaller --board\n$");
}

void RunWithoutMemory(const std::vector<std::string>& options) {
  EndWhenOutOfMemory("hotstone");
  Program program("About", "hotstone");
  Command& command = program.AddCommand("work", "About");
  std::string value;
  for (const std::string& option : options) command.AddOption(option, &value, "About");
  command.OnRun([] {
    std::get_new_handler()();
    return 0;
  });
  char name[] = "hotstone";
  char word[] = "work";
  char* words[] = {name, word};
  program.Parse(2, words);
}

// Only options that the command has are named.
TEST(OutOfMemoryTest, SaysWhatMayBeTried) {
  const auto starved = [](const std::vector<std::string>& options, const std::string& end) {
    EXPECT_EXIT(RunWithoutMemory(options), testing::ExitedWithCode(3),
                "other programs." + end + "\n$");
  };
  starved({"--rules"}, "");
  starved({"--threads"}, "; try fewer --threads");
  starved({"--threads", "--board"}, "; try fewer --threads or a smaller --board");
  starved({"--threads", "--board", "--memory"},
          "; try a smaller --memory, fewer --threads or a smaller --board");
}

// A C library that runs out of memory ends the program in the same way.
TEST(OutOfMemoryTest, LibrariesInCToo) {
  EXPECT_THROW(FailAsNewDoes(), std::bad_alloc);
  const auto ask_in_vain = [] {
    EndWhenOutOfMemory("hotstone");
    FailAsNewDoes();
  };
  EXPECT_EXIT(ask_in_vain(), testing::ExitedWithCode(3), "^hotstone: out of memory");
}

// As Z3 throws it, known only by its name; any other uncaught exception stays an abort.
struct out_of_memory_error {};

template <typename Error>
void ThrowInAThread() {
  EndWhenOutOfMemory("hotstone");
  std::thread([] { throw Error(); }).join();  // nobody catches it there
}

TEST(OutOfMemoryTest, AnExceptionOfZ3Too) {
  EXPECT_EXIT(ThrowInAThread<out_of_memory_error>(), testing::ExitedWithCode(3),
              "^hotstone: out of memory .--memory, a limit of the shell");
  EXPECT_EXIT(ThrowInAThread<std::string>(), testing::KilledBySignal(SIGABRT), "");
}

#endif

// The tests skip progress lines, and no others.
TEST(TerminalStyle, WhatIsSaidBesidesHowFarItIs) {
  const auto besides = [](const std::string& line) {
    return ProgramResult{0, "", line + "\n"}.SaidBesides();
  };
  for (const char* line :
       {"census: 1.2 M of 3.4 M (35%), 2.0 k/s, 1:02 min left", "plays of 3x3: 12, 0/s",
        "cadical on q: two.smt2: 0, 0/s", "table: 1.0 T of 2.0 T (50%), 3.1 G/s, 12 s left"}) {
    EXPECT_EQ(besides(line), "") << line;
  }
  for (const char* line :
       {"hotstone: x: cannot be written: went on without, 3/s", "hotstone: x: 3, 3/s",
        "WARNING: ThreadSanitizer: data race: 3, 3/s", "==12==ERROR: x: 3, 3/s",
        "x: 3, 3/s, not much left", "3/s", "x: cannot be read"}) {
    EXPECT_EQ(besides(line), std::string(line) + "\n") << line;
  }
}

}  // namespace
}  // namespace hotstone::cli
