#include "certify/endless/endless.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "absl/strings/str_replace.h"
#include "certify/endless/endless_names.h"
#include "tests/base/temporary.h"
#include "tests/base/texts.h"
#include "tests/certify/naive_graph.h"

namespace hotstone::certify {
namespace {

using testing::HasSubstr;

Endless Make(std::string_view rules, const spec::Position& setup, const std::string& stem,
             const std::array<std::string, 3>& cycles) {
  Endless endless{Rules(rules), setup, spec::Color::kBlack, MovesIn(setup.size(), stem), {}};
  for (size_t i = 0; i < 3; ++i) endless.cycles[i] = MovesIn(setup.size(), cycles[i]);
  return endless;
}

// Formal model, section 4: a black stone on the point d of a b / c d, that is B1.
Endless OfTheModel(std::string_view rules = "cycle=square") {
  return Make(rules, EmptyBoard(2, 2), "B1",
              {"A2 B2 A1 B1 B2 B1", "A2 A1 B2 B1 A1 B1", "B2 A1 A2 B1 A1 B1"});
}

std::string OnTwoPoints(const std::string& stem, const std::array<std::string, 3>& cycles) {
  return VerdictText(CheckEndless(Make("cycle=square", EmptyBoard(2, 1), stem, cycles)));
}

TEST(EndlessTest, TheCyclesOfTheModelAreAccepted) {
  const auto checked = CheckEndless(OfTheModel());
  ASSERT_TRUE(checked.ok()) << checked.status();
  EXPECT_EQ(checked->claim,
            "play need not end (board 2x2, rules basic-only,cycle=square): a stem of 1 move, then "
            "cycles of 6, "
            "6 and 6 in the order of any square-free word, without a square");
  EXPECT_EQ(checked->situations, 19u);
  EXPECT_EQ(
      VerdictText(CheckEndless(OfTheModel("cycle=square,hot=none,self_removal=none,end_passes=2"))),
      "accepted");
}

// White passes while Black fills both points and so removes them again, in either order; or the
// reverse.
TEST(EndlessTest, SelfRemovalOnTwoPoints) {
  EXPECT_EQ(OnTwoPoints("", {"A1 pass B1 pass", "B1 pass A1 pass", "pass A1 pass B1"}),
            "cycle-a does not lead back:");
  EXPECT_EQ(OnTwoPoints("", {"A1 B1 pass A1", "B1 A1 pass B1", "pass A1 pass B1"}), "accepted");
  // The start recurs after this stem, which is then a block, equal to cycle-c.
  EXPECT_EQ(OnTwoPoints("pass A1 pass B1", {"A1 B1 pass A1", "B1 A1 pass B1", "pass A1 pass B1"}),
            "block 1 of the stem is a prefix of cycle-a followed by a suffix of cycle-c, which may "
            "make a square");
}

TEST(EndlessTest, WhatMayMakeASquareIsRefused) {
  Endless endless = OfTheModel();
  endless.cycles[2] = endless.cycles[0];
  EXPECT_THAT(VerdictText(CheckEndless(endless)),
              HasSubstr("followed by a suffix of cycle-c, which may make a square"));
  // Two passes restore the position and the player to move.
  EXPECT_EQ(OnTwoPoints("", {"A1 B1 pass A1", "B1 A1 pass B1", "pass pass"}),
            "cycle-c does not lead back:");
  EXPECT_EQ(OnTwoPoints("", {"A1 B1 pass A1", "B1 A1 pass B1", "pass pass pass A1 pass B1"}),
            "cycle-c returns to its first position and player before its end");
  // (.X W)(.X B) stands there twice.
  EXPECT_EQ(OnTwoPoints("", {"B1 pass pass pass A1 A1 pass B1", "B1 A1 pass B1", "A1 B1 pass A1"}),
            "cycle-a contains a square");
  EXPECT_EQ(OnTwoPoints("B1 pass pass pass A1 A1 pass B1",
                        {"A1 B1 pass A1", "B1 A1 pass B1", "pass A1 pass B1"}),
            "block 1 of the stem contains a square");
  const spec::Position setup = *spec::Position::FromRows({"X."});
  const auto behind_setup = [&](const std::string& stem) {
    return VerdictText(CheckEndless(
        Make("cycle=square", setup, stem, {"A1 B1 pass A1", "B1 A1 pass B1", "pass A1 pass B1"})));
  };
  EXPECT_EQ(behind_setup("pass pass pass B1 pass A1"), "the stem contains a square");
  // After (X. B) the head is all of cycle-a after its mark: (X. W)(.O B)(.O W)(.. B) may come
  // twice.
  EXPECT_EQ(behind_setup("pass B1 pass A1"),
            "cycle-a is a prefix of cycle-b followed by a suffix of the stem's head, which may "
            "make a square");
}

// (.O B)(.O W) twice is the end of this cycle.
TEST(EndlessTest, ASquareThatEndsABlockIsSeen) {
  EXPECT_EQ(OnTwoPoints("", {"pass B1 pass pass pass A1", "A1 B1 pass A1", "B1 A1 pass B1"}),
            "cycle-a contains a square");
}

// The second cycle leaves the first one and returns to it: both parts belong to one block.
TEST(EndlessTest, BeginningAndEndMayBeOfOneBlock) {
  EXPECT_EQ(
      OnTwoPoints("", {"A1 B1 pass A1", "A1 pass B1 B1 pass A1", "B1 A1 pass B1"}),
      "cycle-a is a prefix of cycle-b followed by a suffix of cycle-b, which may make a square");
}

// The first cycle follows the second and turns off to the start: it is a beginning with nothing
// after it.
TEST(EndlessTest, ABlockMayBeABeginningAlone) {
  EXPECT_EQ(
      OnTwoPoints("", {"A1 B1 pass A1", "A1 B1 pass pass A1 pass B1 A1 pass B1", "B1 A1 pass B1"}),
      "cycle-a is a prefix of cycle-b followed by a suffix of cycle-b, which may make a square");
}

// The conditions accept these cycles; the resulting play has a square if their order has one.
TEST(EndlessTest, TheCyclesAreAlsoPlayedUnderTheRule) {
  const auto played = [](std::string_view order) {
    return VerdictText(CheckEndlessPlayed(OfTheModel(), order));
  };
  EXPECT_EQ(played(kThueBeginning), "accepted");
  EXPECT_EQ(played("aa"), "as a game, ply 12 is illegal: the play would repeat a completed cycle");
  EXPECT_EQ(played("abcabc"),
            "as a game, ply 36 is illegal: the play would repeat a completed cycle");
  EXPECT_EQ(played("abcac"), "accepted");
}

// Two ways out and two ways back: one of three combinations is always made of the two others.
TEST(EndlessTest, CombinationsOfWaysThereAndBack) {
  EXPECT_THAT(OnTwoPoints("", {"A1 B1 pass A1", "pass A1 pass B1", "A1 B1 pass A1"}),
              HasSubstr("is a prefix"));
  EXPECT_THAT(VerdictText(CheckEndless(Make(
                  "cycle=square,hot=none", EmptyBoard(3, 1), "A1",
                  {"B1 pass C1 A1", "C1 pass B1 A1", "C1 pass B1 A1 pass pass C1 pass B1 A1"}))),
              HasSubstr("cycle-c returns"));
}

TEST(EndlessTest, MovesMustBeLegalAndThereMustBeSome) {
  EXPECT_EQ(OnTwoPoints("A1 A1", {"pass", "pass", "pass"}),
            "stem, move 2, A1, is illegal: there is a stone on the point");
  EXPECT_EQ(OnTwoPoints("", {"A1 B1 A1", "pass", "pass"}),
            "cycle-a, move 3, A1, is illegal: the play would remove a hot stone at once");
  EXPECT_EQ(OnTwoPoints("pass pass pass pass", {"A1", "A1", "A1"}),
            "cycle-a, move 1, A1, is illegal: the game has ended");
  EXPECT_EQ(OnTwoPoints("", {"A1 B1 pass A1", "", "pass A1 pass B1"}), "cycle-b has no move");
  EXPECT_THAT(VerdictText(CheckEndless(
                  Make("cycle=square", *spec::Position::FromRows({"XO"}), "", {"A1", "A1", "A1"}))),
              HasSubstr("the start is not a legal position"));
}

// On 2x2 there are no kos, and nobody is named. On 3x2 somebody may be.
TEST(EndlessTest, BesideADisturberWhoIsNamedNowhere) {
  for (const char* rules : {"cycle=disturber+square", "hot=none,cycle=square+disturber"}) {
    EXPECT_EQ(VerdictText(CheckEndless(OfTheModel(rules))), "accepted") << rules;
  }
  EXPECT_THAT(VerdictText(CheckEndless(OfTheModel("cycle=disturber+square,unnamed=both"))),
              HasSubstr("need unnamed=nobody"));
  const Endless named =
      Make("ing-1996,unnamed=nobody,cycle=disturber+square", EmptyBoard(3, 2), "B1 A1 B2 A2",
           {"pass A1 pass A2", "pass C1 pass C2", "pass A2 pass A1"});
  EXPECT_THAT(VerdictText(CheckEndless(named)), HasSubstr("ply 8 is illegal"));
  EXPECT_THAT(std::string(CheckNobodyIsNamed(named).message()),
              HasSubstr("is the disturber of the cycle "));
  EXPECT_TRUE(CheckNobodyIsNamed(OfTheModel("cycle=disturber+square")).ok());
}

TEST(EndlessTest, OnlyUnderSquare) {
  for (const char* rules :
       {"basic-only", "tromp-taylor", "aga-like", "ing-1996", "cycle=psk+square"}) {
    EXPECT_THAT(VerdictText(CheckEndless(OfTheModel(rules))), HasSubstr("need cycle=square"))
        << rules;
  }
  for (const char* rules : {"cycle=square,square_gap=anywhere", "cycle=square,resume=dispute"}) {
    EXPECT_THAT(VerdictText(CheckEndless(OfTheModel(rules))),
                HasSubstr("square_gap=row, resume=free"))
        << rules;
  }
  EXPECT_THAT(VerdictText(CheckEndless(OfTheModel("cycle=square,handicap=2"))),
              HasSubstr("has a handicap"));
}

TEST(EndlessTest, TheTextIsReadBack) {
  const Endless endless = OfTheModel();
  const std::string text = EndlessText(endless);
  EXPECT_EQ(
      text,
      "hotstone-certificate 1\nkind endless\nboard 2x2\nrules basic-only,cycle=square\nstart B "
      "../..\n"
      "stem B1\ncycle-a A2 B2 A1 B1 B2 B1\ncycle-b A2 A1 B2 B1 A1 B1\ncycle-c B2 A1 A2 B1 A1 B1\n");
  const auto read = ParseEndless(text, "x");
  ASSERT_TRUE(read.ok()) << read.status();
  EXPECT_EQ(EndlessText(*read), text);

  const std::string path = TestPath("endless");
  ASSERT_TRUE(WriteEndless(path, endless).ok());
  const auto from_file = ParseEndless(FileText(path), path);
  ASSERT_TRUE(from_file.ok()) << from_file.status();
  EXPECT_EQ(EndlessText(*from_file), text);
  EXPECT_FALSE(std::ifstream(path + ".partial").is_open());
  EXPECT_EQ(WriteEndless("/no/such/folder/x", endless).code(), absl::StatusCode::kUnavailable);
  EXPECT_EQ(WriteEndless("/dev/full", endless).code(), absl::StatusCode::kUnavailable);
}

TEST(EndlessTest, OneSpellingOnly) {
  const std::string text = EndlessText(OfTheModel());
  const auto error = [&](const std::string& from, const std::string& to) {
    const auto read = ParseEndless(absl::StrReplaceAll(text, {{from, to}}), "x");
    return read.ok() ? std::string("read") : std::string(read.status().message());
  };
  EXPECT_EQ(error("kind", "sort"), "x:2:1: expected a line \"kind ...\"");
  EXPECT_EQ(error("endless", "lasso"), "x:2:1: \"kind lasso\" must be written \"kind endless\"");
  EXPECT_THAT(error("board 2x2", "board 02x2"), testing::StartsWith("x:3:"));
  EXPECT_THAT(error("basic-only,", ""),
              testing::StartsWith("x:4:1: \"rules cycle=square\" must be written"));
  EXPECT_THAT(error("=square", "=squares"),
              testing::StartsWith("x:4:7: rule cycle=squares is unknown"));
  EXPECT_EQ(error("../..", ".../..."), "x:5:7: the rows are not of this board");
  EXPECT_EQ(error("start B", "start b"),
            "x:5:1: \"start b ../..\" must be written \"start B ../..\"");
  EXPECT_THAT(error("stem B1", "stem Z1"), testing::StartsWith("x:6:6: "));
  EXPECT_EQ(error("stem B1", "stem b1"), "x:6:1: \"stem b1\" must be written \"stem B1\"");
  EXPECT_THAT(error("cycle-c B2", "cycle-c  B2"), testing::StartsWith("x:9:9: "));
  EXPECT_EQ(error("cycle-c", "cycle-d"), "x:9:1: expected a line \"cycle-c ...\"");
  EXPECT_EQ(ParseEndless(text + "\n", "x").status().message(),
            "x:10:1: expected the end of the file after cycle-c");
  EXPECT_EQ(ParseEndless(text.substr(0, text.size() - 1), "x").status().message(),
            "x:9:1: expected a line \"cycle-c ...\"");
  EXPECT_FALSE(ParseEndless("", "x").ok());
}

}  // namespace
}  // namespace hotstone::certify
