// Solution files: what is written is read back, in one spelling only; files of the older kind
// `robust` read as the same solutions.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <memory>
#include <sstream>

#include "absl/strings/str_cat.h"
#include "certify/positions/packed_number.h"
#include "certify/solution/solution_check.h"
#include "tests/base/temporary.h"
#include "tests/base/texts.h"
#include "tests/certify/naive_graph.h"
#include "tests/certify/solution/robust_solutions.h"

namespace hotstone::certify {
namespace {

using spec::Color;
using spec::Position;
using testing::HasSubstr;

// The format of older files: keys without room for a ban, ranks of four bytes.
std::string OldText(const Solution& robust) {
  const SolutionHeader& header = robust.header;
  std::string text = absl::StrCat(
      "hotstone-certificate 1\nkind robust\nboard ", header.start.size().ToString(), "\nside ",
      std::string(1, spec::ColorLetter(header.side)), "\nat-least ", header.at_least, "\nstart ",
      std::string(1, spec::ColorLetter(header.to_move)), " ", header.start.ToText(), "\nhot ",
      header.rules == GoodUnder::kAny ? "every" : "single", "\nimages ",
      header.images == SolutionImages::kOne ? "one" : "each", "\nentries ", robust.entries.size(),
      "\n");
  for (const SolutionEntry& entry : robust.entries) {
    PackNumber(text, entry.key / PositionKeys::SlotsOn(header.start.size()));
    PackNumber(text, entry.rank);
    PackNumber(text, entry.move);
  }
  return text;
}

absl::StatusOr<SolutionReader> OpenText(const std::string& text) {
  return SolutionReader::Open(std::make_unique<std::istringstream>(text), "f");
}

std::string ReadError(const std::string& text) {
  return std::string(OpenText(text).status().message());
}

TEST(RobustFileTest, WhatIsWrittenIsReadBack) {
  Solution robust = OnThreePoints();
  const std::string path = TestPath("robust.cert");
  ASSERT_TRUE(WriteSolution(path, robust.header, robust.entries).ok());
  const auto read = ReadSolution(path);
  ASSERT_TRUE(read.ok()) << read.status();
  EXPECT_EQ(read->entries, robust.entries);
  EXPECT_EQ(
      SolutionHeaderText(read->header, 2),
      "hotstone-certificate 1\nkind solution\nboard 3x1\nside B\nat-least 3\nrules any-single-hot\n"
      "settled-board no\nimages each\nstart B ...\nentries 2\n");
  robust.entries[0].rank = kMostSolutionRank + 1;
  EXPECT_EQ(WriteSolution(path, robust.header, robust.entries).message(),
            path + ": rank 65536 is larger than 65535");
  EXPECT_EQ(ReadSolution(path)->entries, read->entries);
  unlink(path.c_str());
  EXPECT_EQ(ReadSolution(path).status().code(), absl::StatusCode::kNotFound);
}

// Switches of both old kinds, each read back from its text.
TEST(RobustFileTest, OldFilesAreReadAsTheSameSolutions) {
  for (const GoodUnder rules : {GoodUnder::kAny, GoodUnder::kAnySingleHot}) {
    for (const SolutionImages images : {SolutionImages::kEach, SolutionImages::kOne}) {
      Solution robust = OnThreePoints();
      robust.header.rules = rules;
      robust.header.images = images;
      robust.entries.push_back({24, 0x87654321, 0});
      auto reader = OpenText(OldText(robust));
      ASSERT_TRUE(reader.ok()) << reader.status();
      EXPECT_EQ(SolutionHeaderText(reader->header(), 3), SolutionHeaderText(robust.header, 3));
      std::vector<SolutionEntry> entries(3);
      ASSERT_EQ(*reader->Read(0, entries), 3u);
      EXPECT_EQ(entries, robust.entries);
      robust.entries.pop_back();
      reader = OpenText(OldText(robust));
      EXPECT_TRUE(CheckSolution(*reader).ok());
    }
  }
}

// The key of an old file is never mistaken for another: 3^3 and more name nothing, however large.
TEST(RobustFileTest, OldKeysThatAreNoneStayNone) {
  for (const uint64_t code :
       {uint64_t{27}, uint64_t{1} << 62, (uint64_t{1} << 62) + 3, ~uint64_t{0}}) {
    std::string text = OldText(OnThreePoints());
    std::string key;
    PackNumber(key, code);
    text.replace(text.size() - 13, 8, key);
    auto reader = OpenText(text);
    ASSERT_TRUE(reader.ok()) << reader.status();
    EXPECT_EQ(CheckSolution(*reader).status().code(), absl::StatusCode::kFailedPrecondition)
        << code;
    std::vector<SolutionEntry> entries(2);
    ASSERT_TRUE(reader->Read(0, entries).ok());
    EXPECT_FALSE(KeysOf(reader->header())->NamedBy(entries[1].key).has_value()) << code;
  }
}

// On more than 36 points positions with a ban have no keys.
TEST(RobustFileTest, BoardsOfFortyPoints) {
  const Position start =
      *Position::FromRows({"XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", ".X.XXXXX"});
  Solution large{Robustly(Color::kBlack, 40, start), {}};
  large.entries.push_back({KeysOf(large.header)->KeyOf(start), 0, kSolutionPass});
  EXPECT_EQ(Said(large), "accepted");
  auto old = OpenText(OldText(large));
  ASSERT_TRUE(old.ok()) << old.status();
  EXPECT_TRUE(CheckSolution(*old).ok());
  large.header.rules = GoodUnder::kBasicKo;
  EXPECT_EQ(CheckSolution(large).status().message(),
            "position keys exist for boards of up to 36 points; 8x5 has 40");
  large.header = Robustly(Color::kBlack, 40, EmptyBoard(10, 5));
  EXPECT_EQ(CheckSolution(large).status().message(),
            "position keys exist for boards of up to 40 points; 10x5 has 50");
}

TEST(RobustFileTest, BytesLeftOverAreRefused) {
  const Solution robust = OnThreePoints();
  const std::string text = SolutionText(robust.header, robust.entries);
  const std::string old = OldText(robust);
  for (const std::string& changed : {text + "x", text.substr(0, text.size() - 1)}) {
    EXPECT_THAT(ReadError(changed),
                testing::ContainsRegex(
                    "f:10:1: 2 entries of 11 bytes each are declared, but (23|21) bytes follow"));
  }
  for (const std::string& changed : {old + "x", old.substr(0, old.size() - 1)}) {
    EXPECT_THAT(ReadError(changed),
                testing::ContainsRegex(
                    "f:9:1: 2 entries of 13 bytes each are declared, but (27|25) bytes follow"));
  }
}

TEST(RobustFileTest, OneSpellingOnly) {
  const auto said = [](const Solution& robust, bool old, const std::string& from,
                       const std::string& to) {
    const std::string text = old ? OldText(robust) : SolutionText(robust.header, robust.entries);
    EXPECT_TRUE(OpenText(text).ok());
    return ReadError(Replaced(text, from, to));
  };
  Solution robust = OnThreePoints();
  robust.entries.clear();
  for (const bool old : {false, true}) {
    const auto changed = [&](const std::string& from, const std::string& to) {
      return said(robust, old, from, to);
    };
    EXPECT_EQ(changed("certificate 1", "certificate 2"), "f:1:22: only version 1 is supported");
    EXPECT_EQ(changed("kind ", "kind x"), "f:2:6: expected a solution");
    EXPECT_EQ(changed("side B", "side b"), "f:4:6: expected B or W");
    EXPECT_EQ(changed("at-least 3", "at-least 03"),
              "f:5:1: \"at-least 03\" must be written \"at-least 3\"");
    EXPECT_EQ(changed("at-least 3", "at-least 4"),
              absl::StrCat("f:5:10: expected a number from ", old ? -3 : -2, " to 3"));
    EXPECT_THAT(changed("at-least 3", "at-least x"), HasSubstr("f:5:10: expected a number"));
    EXPECT_THAT(changed("start B ...", "start B .../..."),
                HasSubstr("the rows are not of this board"));
    EXPECT_THAT(changed("start B ...", "start"), HasSubstr("expected a line"));
    EXPECT_THAT(changed("start B ...", "start "), HasSubstr("expected a colour and rows"));
    EXPECT_THAT(changed("start B", "start X"), HasSubstr("expected a colour and rows"));
    EXPECT_THAT(changed("images each", "images all"), HasSubstr("expected each or one"));
    EXPECT_THAT(changed("entries 0", "entries 1"),
                HasSubstr("bytes each are declared, but 0 bytes follow"));
    EXPECT_THAT(changed("entries 0", "entry 0"), HasSubstr("expected a line \"entries ...\""));
    EXPECT_THAT(changed("board 3x1", "board 03x1"), HasSubstr("must be written \"board 3x1\""));
  }
  EXPECT_EQ(said(robust, false, "images each", "images one"),
            "f:8:1: \"images one\" must be written \"start B ...\"");
  EXPECT_THAT(said(robust, false, "any-single-hot", "single"),
              HasSubstr("f:6:7: expected any, any-single-hot"));
  EXPECT_THAT(said(robust, true, "hot single", "hot none"),
              HasSubstr("f:7:5: expected single or every"));
  EXPECT_THAT(said(robust, true, "images each\n", ""),
              HasSubstr("f:8:1: expected a line \"images ...\""));
  EXPECT_THAT(ReadError(""), HasSubstr("f:1:1: expected a line"));
}

TEST(FreePointsFileTest, HeadersThatCannotHaveThemAreRefused) {
  const std::string before = "hotstone-certificate 1\nkind solution\nboard 3x1\nside B\n";
  const std::string after = "free-points yes\nstart B ...\nentries 0\n";
  const auto text = [&](const std::string& between) { return before + between + after; };
  const std::string good = "at-least 3\nrules any-single-hot-with-basic-ko\nsettled-board next\n";
  const auto reader = OpenText(text(good));
  ASSERT_TRUE(reader.ok()) << reader.status();
  EXPECT_TRUE(reader->header().free_points);
  EXPECT_EQ(SolutionHeaderText(reader->header(), 0), text(good));
  EXPECT_TRUE(OpenText(text("at-least 3\nrules any-with-basic-ko\nsettled-board next\n")).ok());
  for (const char* bad : {
           "at-least 3\nrules any\nsettled-board next\n",
           "at-least 2\nrules any-single-hot-with-basic-ko\nsettled-board next\n",
           "at-least 3\nrules any-single-hot\nsettled-board next\n",
           "at-least 3\nrules basic-ko\nsettled-board next\n",
           "at-least 3\nrules any-single-hot-with-basic-ko\nsettled-board held\n",
       }) {
    EXPECT_THAT(ReadError(text(bad)), HasSubstr("f:8:13: free points require rules ")) << bad;
  }
  EXPECT_THAT(ReadError(text(good + "images each\n")), HasSubstr("no images"));
  std::string no = text(good);
  no.replace(no.find("yes"), 3, "no");
  EXPECT_THAT(ReadError(no), HasSubstr("f:8:13: expected yes"));
}

}  // namespace
}  // namespace hotstone::certify
