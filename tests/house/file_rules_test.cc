#include "tests/house/file_rules.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"
#include "base/version.h"

namespace hotstone::house {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::string Repeated(const std::string& line, size_t times) {
  std::string text;
  for (size_t i = 0; i < times; ++i) text += line;
  return text;
}

TEST(FileRules, NoFileOfTheTreeBreaksThem) {
  int headers = 0;
  for (const SourceFile& file : SourceTree()) {
    EXPECT_THAT(MachinePathSlips(file), IsEmpty());
    EXPECT_THAT(WordSlips(file), IsEmpty());
    EXPECT_THAT(WidthSlips(file), IsEmpty());
    if (!IsCode(file.path)) continue;
    EXPECT_THAT(LengthSlips(file), IsEmpty());
    if (file.path.back() != 'h') continue;
    ++headers;
    EXPECT_THAT(HeaderSlips(file), IsEmpty());
  }
  EXPECT_GT(headers, 60);
}

TEST(FileRules, LengthEndsAtTheLimit) {
  EXPECT_THAT(LengthSlips({"spec/a.cc", Repeated("x\n", kMaxLines)}), IsEmpty());
  EXPECT_THAT(LengthSlips({"spec/a.cc", Repeated("x\n", kMaxLines + 1)}),
              ElementsAre("spec/a.cc:501: 501 lines, of at most 500"));
}

TEST(FileRules, WidthEndsAtTheLimitOutsideRawStrings) {
  const std::string wide(kMaxColumns + 1, 'x');
  const auto slips = [](const std::string& text) { return WidthSlips({"spec/a.cc", text}); };
  EXPECT_THAT(slips(wide.substr(1) + "\n"), IsEmpty());
  EXPECT_THAT(slips("\n// " + wide + "\n"),
              ElementsAre("spec/a.cc:2: 104 columns, of at most 100"));
  // Characters count, not bytes.
  std::string han;
  for (size_t i = 0; i < kMaxColumns; ++i) han += "\xE5\x8A\xAB";
  EXPECT_THAT(slips(han), IsEmpty());
  EXPECT_THAT(slips(han + "x"), ElementsAre("spec/a.cc:1: 101 columns, of at most 100"));
  // Within a raw string, and on the lines that open and close it; not after it.
  const std::string raw = "a = R\"x(" + wide + "\n" + wide + ")\"\n" + wide + ")x\";";
  EXPECT_THAT(slips(raw), IsEmpty());
  EXPECT_THAT(slips(raw + "\n" + wide), ElementsAre("spec/a.cc:4: 101 columns, of at most 100"));
}

TEST(FileRules, WidthIsCheckedInPythonAndCMakeToo) {
  const std::string wide(kMaxColumns + 1, 'x');
  const auto wide_in = [&](const std::string& path, const std::string& begin = "") {
    return WidthSlips({path, begin + wide + "\n"}).size();
  };
  for (const char* path : {"scripts/a.py", "python/a.pyi", "cmake/a.cmake", "spec/CMakeLists.txt"})
    EXPECT_EQ(wide_in(path), 1u) << path;
  EXPECT_EQ(wide_in("scripts/a", "#!/usr/bin/env python3\n"), 1u);
  EXPECT_EQ(wide_in("scripts/a", "#!/usr/bin/env bash\n"), 0u);
  EXPECT_EQ(wide_in("docs/a.md"), 0u);
  // Only C++ has raw strings.
  EXPECT_EQ(wide_in("scripts/a.py", "a = R\"("), 1u);
}

TEST(FileRules, AHeaderOpensWithAnEssayAndItsGuard) {
  const std::string essay = "// The chains of a position and their liberties.\n";
  const std::string guard = "#ifndef HOTSTONE_SPEC_A_H_\n#define HOTSTONE_SPEC_A_H_\n";
  const std::string end = "#endif  // HOTSTONE_SPEC_A_H_\n";
  const std::string silent = "spec/a.h:1: does not open with a comment on what it is and why";
  EXPECT_THAT(HeaderSlips({"spec/a.h", essay + guard + end}), IsEmpty());
  EXPECT_THAT(HeaderSlips({"spec/a.h", guard + end}), ElementsAre(silent));
  EXPECT_THAT(HeaderSlips({"spec/a.h", "// chains\n" + guard + end}), ElementsAre(silent));
  EXPECT_THAT(HeaderSlips({"spec/b.h", essay + guard + end}),
              ElementsAre("spec/b.h:2: needs the guard HOTSTONE_SPEC_B_H_",
                          "spec/b.h:4: ends without #endif  // HOTSTONE_SPEC_B_H_"));
  EXPECT_THAT(HeaderSlips({"spec/a.h", essay + "#pragma once\n"}),
              ElementsAre("spec/a.h:2: needs the guard HOTSTONE_SPEC_A_H_",
                          "spec/a.h:2: ends without #endif  // HOTSTONE_SPEC_A_H_"));
}

TEST(FileRules, FoldersOfOneMachineAreSlips) {
  const std::string slash = "/";  // split off, so that this file itself passes the check
  const auto slips = [](const std::string& text) { return MachinePathSlips({"docs/a.md", text}); };
  EXPECT_THAT(slips("see " + slash + "work/shared"),
              ElementsAre("docs/a.md:1: names a folder of one machine: " + slash + "work"));
  EXPECT_THAT(slips("\n`" + slash + "home/me/x`, \"" + slash + "root\""),
              ElementsAre("docs/a.md:2: names a folder of one machine: " + slash + "root",
                          "docs/a.md:2: names a folder of one machine: " + slash + "home"));
  EXPECT_THAT(slips("docs" + slash + "work/x, " + slash + "workshop, ${x}" + slash +
                    "home, and/or, network/root.md"),
              IsEmpty());
}

TEST(FileRules, WordsAboutTheMakingAreSlips) {
  EXPECT_THAT(WordSlips({"docs/a.md", "One\nsession later, two Sessions."}),
              ElementsAre("docs/a.md:2: speaks of \"session\""));
  EXPECT_THAT(WordSlips({"spec/a.cc", "// the session of the solver"}), IsEmpty());
  EXPECT_THAT(WordSlips({"spec/a.cc", absl::StrCat("// a sub", "agent")}),
              ElementsAre(absl::StrCat("spec/a.cc:1: speaks of \"sub", "agent\"")));
  EXPECT_THAT(WordSlips({"docs/a.md", "obsession, sessional, promptly"}), IsEmpty());
}

// project(VERSION) cannot be read from the header, so both places must agree.
TEST(FileRules, TheVersionIsThatOfTheProject) { EXPECT_EQ(kVersion, HOTSTONE_PROJECT_VERSION); }

}  // namespace
}  // namespace hotstone::house
