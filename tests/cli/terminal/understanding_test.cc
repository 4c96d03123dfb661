// A command line that is parsed and not run, work that is stopped after a number of reports, and
// errors that are one line.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "answers/runs/terminal_progress.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/report.h"

namespace hotstone::cli {
namespace {

TEST(UnderstandingTest, WhatIsUnderstoodIsNotRun) {
  int runs = 0;
  int depth = 0;
  const auto parsed = [&](std::vector<std::string> words, bool run) {
    Program program("What it is for.", "name");
    Command& count = program.AddCommand("count", "Counts");
    count.AddOption("--depth", &depth, "how far").Range(0, 9);
    count.OnRun([&runs] { return ++runs; });
    std::vector<char*> pointers;
    for (std::string& word : words) pointers.push_back(word.data());
    const int size = static_cast<int>(pointers.size());
    return run ? program.Parse(size, pointers.data()) : program.Understand(size, pointers.data());
  };
  EXPECT_EQ(parsed({"name", "count", "--depth", "3"}, false).kind, Parsed::Kind::kRan);
  EXPECT_EQ(runs, 0);
  EXPECT_EQ(depth, 3);
  const Parsed refused = parsed({"name", "count", "--depth", "10"}, false);
  EXPECT_EQ(refused.kind, Parsed::Kind::kRefused);
  EXPECT_EQ(refused.text, parsed({"name", "count", "--depth", "10"}, true).text);
  EXPECT_EQ(parsed({"name", "count"}, true).exit_code, 1);
  EXPECT_EQ(runs, 1);
}

TEST(UnderstandingTest, WorkStopsAfterSoManyReports) {
  {
    answers::TerminalProgress progress;
    for (int i = 0; i < 5; ++i) EXPECT_TRUE(progress.Report("work", 1, 0));
    answers::TerminalProgress::ReportsToStop() = 2;
    EXPECT_TRUE(progress.Report("work", 2, 0));
    EXPECT_FALSE(answers::TerminalProgress::Interrupted());
    EXPECT_FALSE(progress.Report("work", 3, 0));
    EXPECT_TRUE(answers::TerminalProgress::Interrupted());
  }
  // Restarted work stops at once.
  answers::TerminalProgress next;
  EXPECT_FALSE(answers::TerminalProgress::Interrupted());
  EXPECT_FALSE(next.Report("more", 1, 0));
  answers::TerminalProgress::ReportsToStop() = -1;
}

TEST(UnderstandingTest, AnErrorIsOneLineWhateverItQuotes) {
  testing::internal::CaptureStderr();
  EXPECT_EQ(ReportError(absl::InvalidArgumentError(
                "\"a\nb\x1B[2Jc\x7F\" is wrong: \xC3\xBC\xC2\x9B\xC2\xA0")),
            2);
  EXPECT_EQ(testing::internal::GetCapturedStderr(),
            "hotstone: \"a b [2Jc \" is wrong: \xC3\xBC  \xC2\xA0\n");
}

}  // namespace
}  // namespace hotstone::cli
