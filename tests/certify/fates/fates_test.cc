// Certificates of fates: true ones of whole boards are accepted, and forged ones are not.
#include "certify/fates/fates.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <utility>

#include "absl/strings/str_replace.h"
#include "base/split_mix.h"
#include "spec/fates/plain_fates.h"
#include "tests/certify/fates/naive_fates.h"
#include "tests/certify/naive_graph.h"

namespace hotstone::certify {
namespace {

using spec::Color;
using spec::Point;
using testing::HasSubstr;
using testing::StartsWith;

// The checker's words for a text, without the diagram, or the reader's.
std::string Said(const std::string& text) {
  const auto fates = ParseFates(text, "file");
  if (!fates.ok()) return std::string(fates.status().message());
  return VerdictText(CheckFates(*fates));
}

// White moves first or second against A1; if White does, B1 takes.
constexpr char kHead[] = "hotstone-certificate 1\nkind fates\nboard 2x1\nrules basic-only\n";
constexpr char kTaken[] = "stone B A1\nclaims 1\nX. W removed\npositions 1\nX. W:r1\n";
constexpr char kEither[] =
    "stone B A1\nclaims 2\nX. W removed\nX. B removed\npositions 1\nX. B:r2 W:r1 W1:r1\n";

std::string File(const std::string& rest) { return kHead + rest; }

TEST(FatesTest, WholeBoardsAreAcceptedAndAgreeWithThePlainLaw) {
  for (const auto& [cols, rows] : {std::pair{2, 2}, std::pair{3, 2}}) {
    const auto law = *spec::PlainFates(Board(cols, rows));
    for (const Point stone : {Point{0, 0}, Point{1, 0}}) {
      for (const Color owner : {Color::kBlack, Color::kWhite}) {
        const Fates fates = WholeBoard(cols, rows, "basic-only", stone, owner);
        const auto checked = CheckFates(fates);
        ASSERT_TRUE(checked.ok()) << checked.status();
        EXPECT_GT(checked->situations, 100u);
        for (const FateClaim& claim : fates.claims) {
          EXPECT_EQ(claim.answer,
                    ToCertify(law->Of(claim.position, claim.to_move, std::nullopt, stone)));
        }
        const auto again = ParseFates(FatesText(fates), "file");
        ASSERT_TRUE(again.ok()) << again.status();
        EXPECT_EQ(FatesText(*again), FatesText(fates));
      }
    }
  }
}

TEST(FatesTest, OtherRulesAreAcceptedToo) {
  for (const char* rules : {"basic-only,hot=none", "basic-only,hot=none,end_passes=2", "hot-only",
                            "tromp-taylor,cycle=none"}) {
    const auto checked = CheckFates(WholeBoard(2, 2, rules, {0, 0}, Color::kBlack));
    EXPECT_TRUE(checked.ok()) << rules << ": " << checked.status();
  }
}

// Without hot stones a ko goes on for ever, and stones hang.
TEST(FatesTest, StonesHang) {
  const Fates fates = WholeBoard(3, 2, "basic-only,hot=none", {0, 0}, Color::kBlack);
  const auto checked = CheckFates(fates);
  ASSERT_TRUE(checked.ok()) << checked.status();
  std::set<FateAnswer> seen;
  for (const FateClaim& claim : fates.claims) seen.insert(claim.answer);
  EXPECT_EQ(seen.size(), 3u);
}

// All rows are there, so another answer in one of them contradicts the others.
TEST(FatesTest, AFalseRowIsRefused) {
  SplitMix random(7);
  Fates fates = WholeBoard(3, 2, "basic-only,hot=none", {0, 0}, Color::kBlack);
  for (int i = 0; i < 300; ++i) {
    auto& rows = fates.positions[random.Below(fates.positions.size())].rows;
    FateRow& row = rows[random.Below(rows.size())];
    const FateRow good = row;
    for (const FateAnswer answer : {FateAnswer::kRemoved, FateAnswer::kKept, FateAnswer::kHangs}) {
      if (answer == good.answer) continue;
      row.answer = answer;
      row.stage = answer == FateAnswer::kHangs ? 0 : 1'000'000;
      EXPECT_FALSE(CheckFates(fates).ok()) << FateRowName(row);
    }
    row = good;
    if (good.answer == FateAnswer::kHangs) continue;
    row.stage = 0;  // the least stage is one more than that of some move
    EXPECT_FALSE(CheckFates(fates).ok()) << FateRowName(row);
    row.stage = good.stage - 1;
    EXPECT_FALSE(CheckFates(fates).ok()) << FateRowName(row);
    row = good;
  }
  EXPECT_TRUE(CheckFates(fates).ok());
}

TEST(FatesTest, SaysWhatIsProved) {
  const auto checked = CheckFates(*ParseFates(File(kEither), "file"));
  ASSERT_TRUE(checked.ok()) << checked.status();
  EXPECT_EQ(
      checked->claim,
      "A1 of X. is removed within 1 ply if White moves first and is removed within 2 plies if "
      "Black moves first under basic-only");
  EXPECT_EQ(checked->situations, 3u);
  EXPECT_EQ(Said(File(kTaken)), "accepted");
}

// What `from` becomes `to` in kEither.
std::string Forged(const std::string& from, const std::string& to) {
  const std::string text = File(kEither);
  EXPECT_NE(text.find(from), std::string::npos) << from;
  return Said(absl::StrReplaceAll(text, {{from, to}}));
}

TEST(FatesTest, ForgedRowsAreRefused) {
  EXPECT_EQ(
      Forged("B:r2", "B:r1"),
      "line 10, row B: the move pass leads to removed at stage 1, and not to removed at a stage "
      "below 1");
  EXPECT_EQ(Forged("W:r1", "W:r0"), "line 10, row W: no move leads to removed at a stage below 0");
  EXPECT_EQ(
      Forged(" W1:r1", ""),
      "line 10, row B: the move pass leads to a situation without a row, and not to removed at "
      "a stage below 2");
  EXPECT_EQ(
      Forged("W1:r1", "W1:h"),
      "line 10, row B: the move pass leads to a row that hangs, and not to removed at a stage "
      "below 2");
  EXPECT_EQ(Forged("B:r2", "B:k2"), "line 10, row B: no move leads to kept at a stage below 2");
  EXPECT_EQ(Forged("W:r1", "W:h"),
            "line 10, row W: the move B1 leads to removed at stage 0, so the stone does not hang");
  EXPECT_EQ(Forged("B:r2", "B:h"), "line 10, row B: no move leads to a row that hangs");
  EXPECT_EQ(Forged("W1:r1", "W1:r1 W1:k1"),
            "line 10: the row W1 does not come after the one before");
  EXPECT_EQ(Forged("W1:r1", "W1:r1 W4:r1"), "line 10, row W4: the game is over");
  EXPECT_EQ(Forged("W1:r1", "W1:r1\nX. W1:k1\n").substr(0, 8), "file:11:");
}

TEST(FatesTest, ForgedPositionsAreRefused) {
  EXPECT_EQ(Forged("stone B A1", "stone W A1"), "line 10: White has no stone at A1");
  EXPECT_EQ(Forged("stone B A1", "stone B B1"), "line 10: Black has no stone at B1");
  EXPECT_EQ(Said(File("stone B A1\nclaims 1\nX. W removed\npositions 2\nX. W:r1\nXO W:r1\n")),
            "line 10: the position is not legal: the chain at A1 has no liberty");
  EXPECT_EQ(Said(File("stone B A1\nclaims 1\nX. W removed\npositions 2\nX. W:r1\nX. W:k1\n")),
            "line 10: the position does not come after the one before");
  EXPECT_EQ(Said(File("stone B A1\nclaims 1\nX. B removed\npositions 1\nX. W:r1\n")),
            "line 7: the claim has no row");
  EXPECT_EQ(Said(File("stone B A1\nclaims 1\nX. W kept\npositions 1\nX. W:r1\n")),
            "line 7: the row of the claim says removed at stage 1");
  EXPECT_EQ(Said(File("stone B A1\nclaims 1\nX. W hangs\npositions 0\n")),
            "line 7: the claim has no row");
}

// Without hot stones, Black hangs if he moves first. Nothing can be left out.
TEST(FatesTest, AHangingStoneNeedsAllItsRows) {
  const std::string text =
      "hotstone-certificate 1\nkind fates\nboard 3x2\nrules basic-only,hot=none\nstone B A1\n"
      "claims 2\n.OX/X.. W removed\n.OX/X.. B hangs\npositions 10\n.OX/X.. B:h W:r3 W1:r3\n"
      "XOX/X.. W:r1\n.OX/X.X W:r3\n.O./XO. B:r2 W:r1 W1:r1\n.OX/XO. B:r2 W:r1 W1:r1\n"
      ".O./XOX W:r1\n..X/XX. B:k5\n.OX/XX. B1:k5 W:h\nX.X/XX. B1:k3 B3:k1 W:k4 W2:k2\n"
      ".O./XXO B:h W1:r1\n";
  EXPECT_EQ(Said(text), "accepted");
  const Fates fates = *ParseFates(text, "file");
  for (size_t i = 0; i < fates.positions.size(); ++i) {
    for (size_t k = 0; k < fates.positions[i].rows.size(); ++k) {
      Fates less = fates;
      auto& rows = less.positions[i].rows;
      rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(k));
      EXPECT_FALSE(CheckFates(less).ok()) << i << " " << k;
    }
  }
  EXPECT_EQ(Said(absl::StrReplaceAll(text, {{"XOX/X.. W:r1\n", "XOX/X.. W1:r1\n"}})),
            "line 10, row B: the move A2 leads to a situation without a row");
}

// A row with a pass or a ban is none of the claim.
TEST(FatesTest, AClaimIsAboutAStart) {
  EXPECT_EQ(Said(File("stone B A1\nclaims 1\nX. W removed\npositions 1\nX. W1:r1\n")),
            "line 7: the claim has no row");
  EXPECT_EQ(Said(File("stone B A1\nclaims 1\nX. B removed\npositions 1\nX. B/B1:r2 W1:r1\n")),
            "line 7: the claim has no row");
}

// Left out, or set where there is none, a ban makes another situation.
TEST(FatesTest, BansBelongToASituation) {
  EXPECT_EQ(Said(File("stone B A1\nclaims 1\nX. W removed\npositions 1\nX. W:r1 W/B1:r9\n")),
            "line 9, row W/B1: no move leads to removed at a stage below 9");
  EXPECT_EQ(Said(File("stone B A1\nclaims 1\nX. W removed\npositions 1\nX. W:r1 W1/B1:r1\n")),
            "line 9, row W1/B1: a pass leaves no bans");
  EXPECT_EQ(Said(File("stone B A1\nclaims 1\nX. W removed\npositions 1\nX. W:r1 W/A1:r1\n")),
            "line 9, row W/A1: the banned point is not empty");
  const Fates fates = WholeBoard(3, 2, "basic-only", {0, 0}, Color::kBlack);
  const std::string text = FatesText(fates);
  size_t refused = 0;
  for (size_t at = text.find('/', text.find("positions")); at != std::string::npos;
       at = text.find('/', at + 1)) {
    const size_t colon = text.find(':', at);
    if (text[at - 1] != 'B' && text[at - 1] != 'W') continue;  // between the rows of a position
    std::string forged = text;
    forged.erase(at, colon - at);
    EXPECT_NE(Said(forged), "accepted") << text.substr(at, 10);
    ++refused;
  }
  EXPECT_GT(refused, 0u);
  EXPECT_THAT(Said(absl::StrReplaceAll(text, {{"rules basic-only", "rules basic-only,hot=none"}})),
              StartsWith("line "));
  EXPECT_EQ(Said(absl::StrReplaceAll(
                File(kTaken), {{"basic-only", "basic-only,hot=none"}, {"W:r1", "W:r1 W/B1:r1"}})),
            "line 9, row W/B1: these rules have no bans");
  EXPECT_EQ(Said(absl::StrReplaceAll(File(kTaken), {{"W:r1", "W:r1 W/A1+B1:r1"}})),
            "line 9, row W/A1+B1: the banned point is not empty");
}

TEST(FatesTest, NoClaimProvesNothing) {
  Fates fates = *ParseFates(File(kTaken), "file");
  fates.claims.clear();
  EXPECT_EQ(VerdictText(CheckFates(fates)), "there is no claim");
}

TEST(FatesTest, RulesThatThisKindDoesNotCover) {
  for (const auto& [rules, why] :
       {std::pair{"basic-only,cycle=ssk", "depends on the whole game"},
        std::pair{"basic-only,capture_ends=true", "fates need capture_ends=false"},
        std::pair{"basic-only,resume=dispute", "depends on the whole game"},
        std::pair{"basic-only,handicap=2", "has a handicap"}}) {
    const auto fates =
        ParseFates(absl::StrReplaceAll(File(kTaken), {{"basic-only", rules}}), "file");
    ASSERT_TRUE(fates.ok()) << fates.status();
    const auto checked = CheckFates(*fates);
    EXPECT_THAT(std::string(checked.status().message()), HasSubstr(why));
    EXPECT_NE(checked.status().code(), absl::StatusCode::kFailedPrecondition) << rules;
  }
}

TEST(FatesTest, TextsThatAreNoCertificates) {
  const auto error = [](const std::string& from, const std::string& to) {
    return Said(absl::StrReplaceAll(File(kEither), {{from, to}}));
  };
  EXPECT_EQ(error("board 2x1", "board 0x1").substr(0, 9), "file:3:1:");
  EXPECT_EQ(error("stone B", "stone X"), "file:5:1: \"X\" is not a colour; write B or W");
  EXPECT_EQ(error("claims 2", "claims 0"), "file:6:1: fates need at least one claim");
  EXPECT_EQ(error("claims 2", "claims 3"),
            "file:9:1: expected a claim: the rows, B or W, and an answer");
  EXPECT_EQ(error("X. W removed", "X. W dead"), "file:7:1: \"dead\" is not removed, kept or hangs");
  EXPECT_EQ(error("X. W removed", "X W removed"), "file:7:1: the rows are not of this board");
  EXPECT_EQ(error("positions 1", "positions 2"),
            "file:11:1: the file ends in the list of positions");
  EXPECT_EQ(error("W1:r1\n", "W1:r1\nmore\n"),
            "file:11:1: expected the end of the file after the last position");
  EXPECT_EQ(error("W1:r1\n", "W1:r1"), "file:10:1: the file ends in the list of positions");
  EXPECT_EQ(error("X. B:r2 W:r1 W1:r1", "X."), "file:10:1: expected rows after the position");
  EXPECT_EQ(error("W1:r1", "W1"), "file:10:1: \"W1\" is not a row; write for example W2/A1:r3");
  EXPECT_EQ(error("W1:r1", "W1:x"),
            "file:10:1: \"x\" is not an answer; write h, or r or k and a stage");
  EXPECT_EQ(error("W1:r1", "W1:r4294967296"),
            "file:10:1: \"4294967296\" is not a number up to 4294967295");
  EXPECT_THAT(error("W1:r1", "W1:r01"), HasSubstr("must be written \"X. B:r2 W:r1 W1:r1\""));
  EXPECT_THAT(error(" W:r1", " W0:r1"), HasSubstr("must be written"));
  EXPECT_THAT(error("W1:r1", "W1/B1+B1:r1"), HasSubstr("must be written"));
  EXPECT_THAT(error("stone B A1", "stone B a1"), HasSubstr("must be written"));
}

}  // namespace
}  // namespace hotstone::certify
