// Compares the situation graphs of small boards in two model checkers with the literal law and the
// enumerator. See docs/explanation/proofs.md.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <tuple>

#include "absl/strings/ascii.h"
#include "enumerate/graph/situation_census.h"
#include "enumerate/index/legal_index.h"
#include "enumerate/rules/rule_set.h"
#include "tests/differential/model_murphi.h"
#include "tests/differential/model_promela.h"
#include "tests/differential/model_reference.h"
#include "tests/differential/model_run.h"

namespace hotstone::models {
namespace {

constexpr const char* kPublished = "basic-only,self_removal=any,end_passes=2";

ModelRequest Request(const std::string& board, const std::string& rules,
                     Mutant mutant = Mutant::kNone) {
  return {*spec::ParseBoardSize(board), *spec::ParseRuleSet(rules), mutant};
}

// The figures that Rumur reports.
Figures WithoutDepth(Figures figures) {
  figures.depth.reset();
  return figures;
}

Figures Enumerated(const ModelRequest& request) {
  const auto grid = *enumerate::Grid::Create(request.size.cols(), request.size.rows());
  const auto rules = *enumerate::FiniteRules::From(request.rules);
  const auto census = *enumerate::CountSituations(grid, rules);
  return {census.situations, census.transitions, census.finished, census.with_ban, census.depth};
}

void ExpectBothToolsFind(const ModelRequest& request, const Figures& expected) {
  const auto spin = RunSpin(request);
  ASSERT_TRUE(spin.ok()) << spin.status();
  EXPECT_EQ(*spin, expected) << "SPIN";
  const auto rumur = RunRumur(request);
  ASSERT_TRUE(rumur.ok()) << rumur.status();
  EXPECT_EQ(*rumur, WithoutDepth(expected)) << "Rumur";
}

TEST(ModelToolsTest, AreInstalled) {
  const auto spin = SpinVersion();
  ASSERT_TRUE(spin.ok()) << spin.status();
  EXPECT_THAT(*spin, testing::StartsWith("Spin Version 6."));
  const auto rumur = RumurVersion();
  ASSERT_TRUE(rumur.ok()) << rumur.status();
  EXPECT_THAT(*rumur, testing::StartsWith("Rumur version v20"));
}

// Known figures, confirmed by earlier programs.
TEST(ModelFiguresTest, KnownGraphs) {
  ExpectBothToolsFind(Request("2x2", kPublished), {270, 484, 90, 0, 9});
  ExpectBothToolsFind(Request("3x2", kPublished), {2724, 6232, 900, 24, 13});
}

TEST(ModelFiguresSlow, LargerBoards) {
  ExpectBothToolsFind(Request("3x3", kPublished), {75516, 227796, 24916, 768, 19});
  const ModelRequest request = Request("4x3", kPublished);
  const Figures expected{1946852, 7317116, 641128, 23468, 25};
  EXPECT_EQ(Enumerated(request), expected);
  ExpectBothToolsFind(request, expected);
}

// A name such as "3x3_basic_only_end_passes_2".
std::string CaseName(const testing::TestParamInfo<std::tuple<const char*, const char*>>& info) {
  std::string name = std::string(std::get<0>(info.param)) + "_" + std::get<1>(info.param);
  for (char& c : name) {
    if (!absl::ascii_isalnum(static_cast<unsigned char>(c))) c = '_';
  }
  return name;
}

class ModelAgreementTest : public testing::TestWithParam<std::tuple<const char*, const char*>> {};

void ExpectAllAgree(const char* board, const char* rules) {
  const ModelRequest request = Request(board, rules);
  const Figures law = FiguresOfTheLaw(request.size, request.rules);
  EXPECT_EQ(Enumerated(request), law) << "enumerator";
  ExpectBothToolsFind(request, law);
}

TEST_P(ModelAgreementTest, SpinRumurLawAndEnumerator) {
  ExpectAllAgree(std::get<0>(GetParam()), std::get<1>(GetParam()));
}

INSTANTIATE_TEST_SUITE_P(
    SmallBoards, ModelAgreementTest,
    testing::Combine(testing::Values("2x2", "3x2"),
                     testing::Values(kPublished, "basic-only",
                                     "basic-only,self_removal=none,end_passes=2",
                                     "basic-only,hot=none,self_removal=any,end_passes=2",
                                     "basic-only,capture_ends=true")),
    CaseName);

class ModelAgreementSlow : public ModelAgreementTest {};

// The other rule sets need more states on 3x3.
class ModelAgreementWithTheLawSlow : public ModelAgreementTest {};
TEST_P(ModelAgreementWithTheLawSlow, SpinRumurLawAndEnumerator) {
  ExpectAllAgree(std::get<0>(GetParam()), std::get<1>(GetParam()));
}
INSTANTIATE_TEST_SUITE_P(
    ThreeByThree, ModelAgreementWithTheLawSlow,
    testing::Combine(testing::Values("3x3"),
                     testing::Values("basic-only", "basic-only,self_removal=none,end_passes=2",
                                     "basic-only,hot=none,self_removal=any,end_passes=2",
                                     "basic-only,capture_ends=true")),
    CaseName);
INSTANTIATE_TEST_SUITE_P(
    Strips, ModelAgreementWithTheLawSlow,
    testing::Combine(testing::Values("1x1", "4x1"),
                     testing::Values(kPublished, "basic-only",
                                     "basic-only,self_removal=none,end_passes=2",
                                     "basic-only,hot=none,self_removal=any,end_passes=2",
                                     "basic-only,capture_ends=true")),
    CaseName);

TEST_P(ModelAgreementSlow, SpinRumurAndEnumerator) {
  const auto [board, rules] = GetParam();
  const ModelRequest request = Request(board, rules);
  const Figures enumerated = Enumerated(request);
  ExpectBothToolsFind(request, enumerated);
}

INSTANTIATE_TEST_SUITE_P(
    FourByThree, ModelAgreementSlow,
    testing::Combine(testing::Values("4x3"),
                     testing::Values("basic-only,self_removal=none,end_passes=2",
                                     "basic-only,hot=none,self_removal=any,end_passes=2",
                                     "basic-only,capture_ends=true")),
    CaseName);

// A wrong rule in the model must show in its figures, in either language; otherwise the comparison
// proves nothing.
std::string MutantName(const testing::TestParamInfo<Mutant>& info) {
  switch (info.param) {
    case Mutant::kBanSurvivesPass:
      return "BanSurvivesPass";
    case Mutant::kOwnStonesFirst:
      return "OwnStonesFirst";
    case Mutant::kEveryCaptureBans:
      return "EveryCaptureBans";
    case Mutant::kSelfRemovalRefused:
      return "SelfRemovalRefused";
    case Mutant::kNone:
      break;
  }
  return "None";
}

class ModelMutantTest : public testing::TestWithParam<Mutant> {};

TEST_P(ModelMutantTest, IsCaught) {
  const ModelRequest right = Request("3x2", kPublished);
  const ModelRequest wrong = Request("3x2", kPublished, GetParam());
  const Figures law = FiguresOfTheLaw(right.size, right.rules);
  const auto spin = RunSpin(wrong);
  ASSERT_TRUE(spin.ok()) << spin.status();
  EXPECT_NE(*spin, law);
  const auto rumur = RunRumur(wrong);
  ASSERT_TRUE(rumur.ok()) << rumur.status();
  EXPECT_NE(*rumur, WithoutDepth(law));
  EXPECT_EQ(*rumur, WithoutDepth(*spin)) << "the same wrong rule, so the same wrong figures";
}

INSTANTIATE_TEST_SUITE_P(WrongRules, ModelMutantTest,
                         testing::Values(Mutant::kBanSurvivesPass, Mutant::kOwnStonesFirst,
                                         Mutant::kEveryCaptureBans, Mutant::kSelfRemovalRefused),
                         MutantName);

// SPIN's replay must be play that the law permits and that returns to where its cycle began.
void ExpectEndlessPlay(const ModelRequest& request) {
  const auto found = SearchEndlessPlay(request);
  ASSERT_TRUE(found.ok()) << found.status();
  ASSERT_TRUE(found->has_value());
  const spec::Situation start =
      StartOf(request.rules, spec::Position(request.size), spec::Color::kBlack);
  const auto entry = Replay(start, (*found)->stem, request.rules);
  ASSERT_TRUE(entry.has_value()) << "the stem is not a legal play";
  const auto back = Replay(*entry, (*found)->cycle, request.rules);
  ASSERT_TRUE(back.has_value()) << "the cycle is not a legal play";
  EXPECT_EQ(*back, *entry);
  EXPECT_FALSE((*found)->cycle.empty());
}

TEST(ModelTerminationTest, BasicKoAloneHasEndlessPlays) {
  ExpectEndlessPlay(Request("2x2", "basic-only"));
  ExpectEndlessPlay(Request("3x2", "basic-only"));
  ExpectEndlessPlay(Request("3x2", "basic-only,self_removal=none,end_passes=2"));
}

TEST(ModelTerminationTest, CaptureEndsHasNone) {
  for (const char* board : {"1x1", "2x2", "3x2"}) {
    const auto found = SearchEndlessPlay(Request(board, "basic-only,capture_ends=true"));
    ASSERT_TRUE(found.ok()) << board << ": " << found.status();
    EXPECT_FALSE(found->has_value()) << board;
  }
}

TEST(ModelTerminationSlow, CaptureEndsHasNoneOnThreeByThree) {
  const auto found = SearchEndlessPlay(Request("3x3", "basic-only,capture_ends=true"));
  ASSERT_TRUE(found.ok()) << found.status();
  EXPECT_FALSE(found->has_value());
}

TEST(ModelRequestTest, WhatTheModelsDoNotRenderIsRefused) {
  for (const char* rules : {"basic-only,cycle=psk", "hot-only", "basic-only,handicap=2"}) {
    EXPECT_EQ(PromelaModel(Request("2x2", rules)).status().code(), absl::StatusCode::kUnimplemented)
        << rules;
    EXPECT_EQ(MurphiModel(Request("2x2", rules)).status().code(), absl::StatusCode::kUnimplemented)
        << rules;
  }
  EXPECT_TRUE(PromelaModel(Request("6x5", kPublished)).ok());
  EXPECT_EQ(PromelaModel(Request("19x19", kPublished)).status().code(),
            absl::StatusCode::kUnimplemented);
}

TEST(ModelRequestTest, UnknownWordsAreNamed) {
  EXPECT_THAT(ParseMutant("x").status().message(),
              testing::HasSubstr("unknown mutant `x`; known: none"));
}

}  // namespace
}  // namespace hotstone::models
