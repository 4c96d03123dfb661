// The claim about captions: against a loop that decides each caption separately, and on made-up
// captions that remove each way to a verdict.
#include "claims/caption_claim.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "absl/strings/str_cat.h"
#include "certify/kinds/kind_table.h"
#include "certify/witness.h"
#include "search/decide/caption_judge.h"
#include "spec/captions/caption.h"
#include "spec/captions/caption_words.h"
#include "spec/rules/game.h"
#include "tests/base/stop_at.h"
#include "tests/base/temporary.h"
#include "tests/claims/checked_claims.h"

namespace hotstone::claims {
namespace {

using certify::Level;
using certify::Method;
using certify::Verdict;
using certify::VerdictKind;
using spec::Caption;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::StartsWith;

// Two small groups in a ko: the side that takes first kills. Black's group is B2's, White's is
// B1's.
constexpr char kKo[] = "OX./.OO";

Verdict Of(int cols, int rows, const std::string& rules, const std::vector<Caption>& captions,
           const ClaimOptions& options = {}) {
  const auto grid = *enumerate::Grid::Create(cols, rows);
  ClaimState state{*spec::BoardSize::Create(cols, rows),
                   grid,
                   *enumerate::LegalIndex::Create(grid),
                   options,
                   {},
                   {},
                   {}};
  Verdict verdict;
  verdict.claim = "captions";
  DecideCaptionsAmong(captions, state, *spec::ParseRuleSet(rules), verdict);
  return verdict;
}

Caption On(std::string_view position, std::vector<spec::Statement> statements) {
  return {"S1", "ING96-S1", "made up", position, "analogue", std::move(statements)};
}

const spec::Statement kTrue = spec::Permits("B:A1", "Black may take.");
const spec::Statement kFalse = spec::Permits("B:A1 W:A2", "White may take back.");
const spec::Statement kFalseToo = spec::Permits("B:B2", "Black may play on a stone.");
const spec::Statement kTrueOfGroups = spec::Takes('B', "A2", "Black takes it.");
const spec::Statement kFalseOfGroups = spec::Lives("A2", "It lives.");

struct Counts {
  uint64_t captions = 0;
  uint64_t statements = 0;
  uint64_t fail = 0;
};

// Each caption separately.
Counts CountedOneByOne(const std::string& board, const spec::RuleSet& rules) {
  Counts counts;
  for (const Caption& caption : spec::Captions()) {
    if (caption.position.empty()) continue;
    const size_t cols = std::min(caption.position.find('/'), caption.position.size());
    const size_t rows = (caption.position.size() + 1) / (cols + 1);
    if (absl::StrCat(cols, "x", rows) != board) continue;
    if (!spec::IsOfItsText(caption, rules.preset)) continue;
    ++counts.captions;
    auto judge = *search::CaptionJudge::Create(rules, caption, {}, nullptr);
    for (const spec::Statement& statement : caption.statements) {
      ++counts.statements;
      counts.fail += judge.Decide(statement)->kind == VerdictKind::kFails ? 1 : 0;
    }
  }
  return counts;
}

TEST(CaptionClaimTest, CountsWhatIsDecidedOneByOne) {
  uint64_t captions = 0;
  for (const auto& [cols, rows] : {std::pair{2, 1}, {3, 2}, {4, 3}, {12, 1}, {5, 3}}) {
    for (const char* rules : {"ing-1996", "ing-1991", "basic-only", "tromp-taylor"}) {
      const Verdict verdict = One(cols, rows, rules, "captions");
      const Counts counts =
          CountedOneByOne(absl::StrCat(cols, "x", rows), *spec::ParseRuleSet(rules));
      if (counts.captions == 0) continue;  // none of this text
      captions += counts.captions;
      ASSERT_GE(verdict.figures.size(), 4u) << verdict.limit;
      EXPECT_EQ(verdict.figures[0], certify::CountOf("captions", counts.captions));
      EXPECT_EQ(verdict.figures[1], certify::CountOf("statements", counts.statements));
      EXPECT_EQ(verdict.figure, counts.fail) << cols << "x" << rows << " " << rules;
      EXPECT_EQ(verdict.kind, counts.fail > 0 ? VerdictKind::kFails : VerdictKind::kHolds);
      EXPECT_EQ(verdict.method, Method::kExhaustive);
      EXPECT_EQ(verdict.witness.has_value(), counts.fail > 0);
    }
  }
  EXPECT_GT(captions, 20u);
}

TEST(CaptionClaimTest, AFailureIsALineThatTheLawPlays) {
  const Verdict verdict = One(3, 2, "tromp-taylor", "captions");
  ASSERT_EQ(verdict.kind, VerdictKind::kFails);
  const certify::Witness& witness = *verdict.witness;
  auto game =
      *spec::Game::Create(*spec::ParseRuleSet("tromp-taylor"), witness.setup, witness.to_move);
  ASSERT_EQ(witness.moves.size(), 2u);
  EXPECT_TRUE(game.Play(witness.moves[0]).legal());
  EXPECT_FALSE(game.Judge(witness.moves[1]).legal());
  EXPECT_THAT(witness.what,
              StartsWith("G308 (ING96-G308) says: The stone that has just taken one is hot."));
  EXPECT_THAT(witness.what, HasSubstr("Here W:A2 is refused by TT-MOVE"));
}

TEST(CaptionClaimTest, ABoardWithoutCaptionsHasNothingThatCouldFail) {
  const Verdict verdict = One(6, 1, "ing-1996", "captions");
  EXPECT_EQ(verdict.kind, VerdictKind::kCounted);
  EXPECT_EQ(verdict.figure, 0u);
  EXPECT_EQ(verdict.method, Method::kNone);
  EXPECT_THAT(verdict.note, HasSubstr("no caption"));
}

TEST(CaptionClaimTest, ATurnedBoardHasTheSameCaptions) {
  for (const auto& [cols, rows] : {std::pair{3, 2}, {2, 3}})
    EXPECT_EQ(Of(cols, rows, "ing-1996", {On(kKo, {kTrue})}).kind, VerdictKind::kHolds);
  for (const auto& [cols, rows] : {std::pair{3, 3}, {2, 2}, {6, 1}})
    EXPECT_EQ(Of(cols, rows, "ing-1996", {On(kKo, {kTrue})}).kind, VerdictKind::kCounted);
}

TEST(CaptionClaimTest, CertifiedWhereStrategiesWereChecked) {
  EXPECT_EQ(Of(3, 2, "ing-1996", {On(kKo, {kTrue})}).level, Level::kNone);
  const Verdict holds = Of(3, 2, "ing-1996", {On(kKo, {kTrue, kTrueOfGroups})});
  EXPECT_EQ(holds.kind, VerdictKind::kHolds) << holds.note;
  EXPECT_EQ(holds.level, Level::kCertified);
  // The refutation here is a line, though a strategy was found for the other statement.
  const Verdict fails = Of(3, 2, "ing-1996", {On(kKo, {kTrueOfGroups, kFalse})});
  EXPECT_EQ(fails.kind, VerdictKind::kFails);
  EXPECT_EQ(fails.level, Level::kNone);
}

TEST(CaptionClaimTest, TheFirstFailureIsTheWitnessAndAllAreCounted) {
  const Verdict verdict =
      Of(3, 2, "ing-1996", {On(kKo, {kTrue, kFalse, kFalseToo}), On(kKo, {kFalseToo})});
  EXPECT_EQ(verdict.kind, VerdictKind::kFails);
  EXPECT_EQ(verdict.figure, 3u);
  EXPECT_THAT(verdict.witness->what, HasSubstr("White may take back."));
  EXPECT_EQ(verdict.witness->moves.size(), 2u);
}

TEST(CaptionClaimTest, WhatIsNotDecidedIsUnknownUnlessAnotherFails) {
  ClaimOptions few;
  few.caption_nodes = 1;
  const Caption hard = On("XX.XOO/.XXOO./XXO.OO", {spec::Lives("A1", "It lives.")});
  const Verdict open = Of(6, 3, "ing-1996", {hard}, few);
  EXPECT_EQ(open.kind, VerdictKind::kUnknown);
  EXPECT_THAT(open.limit, HasSubstr("1 of 1 statements undecided, first: S1"));
  EXPECT_FALSE(open.figure.has_value());
  const Verdict fails =
      Of(6, 3, "ing-1996", {hard, On(hard.position, {spec::Permits("B:A1", "On a stone.")})}, few);
  EXPECT_EQ(fails.kind, VerdictKind::kFails);
  EXPECT_THAT(fails.note, HasSubstr("1 undecided"));
}

TEST(CaptionClaimTest, RulesThatTheSearchDoesNotTakeAreUnknown) {
  const Verdict verdict = Of(3, 2, "basic-only,capture_ends=true", {On(kKo, {kTrueOfGroups})});
  EXPECT_EQ(verdict.kind, VerdictKind::kUnknown);
  EXPECT_THAT(verdict.limit, HasSubstr("capture"));
}

TEST(CaptionClaimTest, AnInterruptionIsNoVerdict) {
  StopAt at_once(0);
  ClaimOptions options;
  options.progress = &at_once;
  EXPECT_EQ(Of(3, 2, "ing-1996", {On(kKo, {kFalse})}, options).limit, "interrupted");
}

class CaptionClaimFilesTest : public testing::Test {
 protected:
  std::vector<std::string> Files() const {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder_.path)) {
      names.push_back(entry.path().filename().string());
      EXPECT_TRUE(certify::CheckFile(entry.path().string(), {}).ok());
    }
    return names;
  }
  ClaimOptions Written() const {
    ClaimOptions options;
    options.certificate_folder = folder_.path;
    return options;
  }
  const TestFolder folder_{"caption_claim"};
};

// A statement about groups fails by the strategy of the other side, which is the certificate.
TEST_F(CaptionClaimFilesTest, AStrategyAgainstTheClaimIsItsCertificate) {
  const Verdict verdict =
      Of(3, 2, "ing-1996", {On(kKo, {kTrueOfGroups, kFalseOfGroups})}, Written());
  EXPECT_EQ(verdict.kind, VerdictKind::kFails);
  EXPECT_EQ(verdict.level, Level::kCertified);
  EXPECT_TRUE(verdict.witness->moves.empty());
  EXPECT_EQ(verdict.witness->to_move, spec::Color::kBlack);
  EXPECT_THAT(Files(), ElementsAre("3x2_ing-1996_captions-1.certificate"));
}

TEST_F(CaptionClaimFilesTest, WhereItHoldsEachStrategyIsWrittenOnce) {
  Of(3, 2, "ing-1996", {On(kKo, {kTrueOfGroups, kTrueOfGroups}), On(kKo, {kTrueOfGroups})},
     Written());
  EXPECT_THAT(Files(), ElementsAre("3x2_ing-1996_captions-1.certificate"));
}

}  // namespace
}  // namespace hotstone::claims
