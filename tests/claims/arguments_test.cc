// "Holds on all boards" names its reasons, and the reasons exist: each obligation is in the record
// of proofs, proved on all boards, and the page with the written argument exists and names it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "certify/theorems.h"
#include "claims/claim_table.h"
#include "spec/rules/readings.h"
#include "tests/base/texts.h"
#include "tests/claims/checked_claims.h"

namespace hotstone::claims {
namespace {

using certify::Argument;
using certify::Method;
using certify::Verdict;
using certify::VerdictKind;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

// The obligations of an argument that are not recorded as proved for all boards, with the fault. A
// step of arithmetic involves no board.
std::vector<std::string> Unproved(const Argument& argument, const std::string& proofs) {
  std::map<std::string, std::vector<std::string>> rows;
  const std::vector<std::string> lines = absl::StrSplit(proofs, '\n');
  for (const std::string& line : lines) {
    const std::vector<std::string> fields = absl::StrSplit(line, '\t');
    if (fields.size() >= 4 && line[0] != '#') rows[fields[0]] = fields;
  }
  std::vector<std::string> unproved;
  for (const std::string& name : argument.obligations) {
    const auto row = rows.find(name);
    if (row == rows.end()) {
      unproved.push_back(name + " is not recorded");
    } else if (row->second[1] != "all boards" ||
               (row->second[2] != "all boards" && !certify::StepOfObligation(name).has_value())) {
      unproved.push_back(name + " is not about all boards");
    } else if (row->second[3] != "holds") {
      unproved.push_back(name + " does not hold");
    }
  }
  return unproved;
}

TEST(ArgumentsTest, WhatIsNotProvedIsNoticed) {
  const std::string proofs =
      "# head\na\tall boards\tall boards\tholds\nb\teach board\t3x3\tholds\nc\tall boards\tall "
      "boards\tunknown\ne\tall boards\tall numbers\tholds\nends-passes-alone\tall boards\tall "
      "numbers\tholds\n";
  EXPECT_THAT(Unproved({{"a", "ends-passes-alone"}, "", ""}, proofs), IsEmpty());
  EXPECT_THAT(Unproved({{"b", "a", "c", "d", "e"}, "", ""}, proofs),
              ElementsAre("b is not about all boards", "c does not hold", "d is not recorded",
                          "e is not about all boards"));
}

// Rule sets with each reading that holds on all boards, and the obligations that support it.
TEST(ArgumentsTest, EachReadingNamesWhatCarriesIt) {
  const std::vector<std::string> items = {"ends-memory-measure", "ends-no-item-twice"};
  const std::vector<std::string> plays = {"ends-no-play-twice", "ends-memory-measure"};
  const std::vector<std::string> own = {"ends-starter-only-passes", "ends-own-stones-grow"};
  const std::vector<std::string> bound = {"ends-each-cycle-binds", "ends-own-stones-grow"};
  const std::vector<std::pair<std::string, std::vector<std::string>>> readings = {
      {"cycle=psk", items},
      {"cycle=ssk", items},
      {"cycle=nssk", items},
      {"cycle=fixed", items},
      {"cycle=psk,capture_ends=true", items},
      {"cycle=second-cycle", plays},
      {"cycle=second-cycle,cycle_colour=either", plays},
      {"cycle=starter", plays},
      {"cycle=starter-first,self_removal=none", own},
      {"cycle=starter-first,start=first,self_removal=none", own},
      {"cycle=starter-first+square,start=first,self_removal=none", own},
      {"cycle=starter-first,capture_ends=true", {}},
      {"cycle=starter,start=first", plays},
      {"cycle=disturber,unnamed=both", bound},
      {"cycle=disturber,unnamed=starter,disturber_by=initiator", bound},
      {"cycle=disturber,capture_ends=true", {}},
      {"cycle=square,capture_ends=true", {}},
  };
  const std::string proofs = SourceText("docs/results/proofs.tsv");
  for (const auto& [reading, obligations] : readings) {
    const Verdict verdict = One(2, 2, "basic-only," + reading, "termination");
    ASSERT_EQ(verdict.kind, VerdictKind::kHolds) << reading;
    EXPECT_EQ(verdict.method, Method::kAllBoards) << reading;
    ASSERT_TRUE(verdict.argument.has_value()) << reading;
    EXPECT_EQ(verdict.argument->obligations, obligations) << reading;
    EXPECT_THAT(Unproved(*verdict.argument, proofs), IsEmpty()) << reading;
    EXPECT_NE(verdict.argument->on_paper, "") << reading;
    const std::string page = SourceText(verdict.argument->page);
    EXPECT_NE(page, "") << verdict.argument->page;
  }
}

// The page of an argument names its obligations, so a reader can find the way back.
TEST(ArgumentsTest, ThePageNamesTheObligations) {
  const Verdict verdict = One(1, 1, "tromp-taylor", "termination");
  const std::string page = SourceText(verdict.argument->page);
  for (const char* obligation :
       {"ends-memory-measure", "ends-no-item-twice", "ends-no-play-twice",
        "ends-starter-only-passes", "ends-own-stones-grow", "ends-each-cycle-binds"}) {
    EXPECT_THAT(page, HasSubstr(obligation));
  }
  const Verdict closure = One(19, 19, "tromp-taylor", "closure");
  EXPECT_THAT(SourceText(closure.argument->page), HasSubstr(closure.argument->obligations[0]));
}

// No verdict of another method has an argument, and every verdict of this method has one.
TEST(ArgumentsTest, ExactlyWhatHoldsOnAllBoardsHasOne) {
  std::vector<spec::RuleSet> rule_sets = spec::Presets();
  for (const std::string_view reading : spec::Readings())
    rule_sets.push_back(*spec::ParseRuleSet(reading));
  auto checker = *ClaimChecker::Create(*spec::BoardSize::Create(2, 1), {});
  int arguments = 0;
  for (const spec::RuleSet& rules : rule_sets) {
    checker.Check(
        rules, [](std::string_view) { return true; },
        [&](const Verdict& verdict) {
          EXPECT_EQ(verdict.argument.has_value(), verdict.method == Method::kAllBoards)
              << spec::RuleSetName(rules) << " " << verdict.claim;
          arguments += verdict.argument.has_value() ? 1 : 0;
        });
  }
  EXPECT_GT(arguments, 10);
}

// Presets and readings, each also with the other options of self-removal.
std::vector<spec::RuleSet> ManyRuleSets() {
  std::vector<spec::RuleSet> rule_sets = spec::Presets();
  for (const std::string_view reading : spec::Readings())
    rule_sets.push_back(*spec::ParseRuleSet(reading));
  const size_t known = rule_sets.size();
  for (size_t i = 0; i < known; ++i) {
    for (const auto option :
         {spec::SelfRemoval::kNone, spec::SelfRemoval::kGroups, spec::SelfRemoval::kAny}) {
      spec::RuleSet rules = rule_sets[i];
      if (rules.self_removal == option) continue;
      rules.self_removal = option;
      rule_sets.push_back(rules);
    }
  }
  return rule_sets;
}

// An argument for all boards must not say what a small board refutes.
TEST(ArgumentsTest, WhatIsArguedHoldsWhereItIsEnumerated) {
  auto checker = *ClaimChecker::Create(*spec::BoardSize::Create(2, 2), {});
  std::map<std::string, int> agreements;
  for (const spec::RuleSet& rules : ManyRuleSets()) {
    checker.Check(
        rules,
        [&](std::string_view name) {
          Verdict argued;
          const Claim* claim = FindClaim(name);
          return claim->argue != nullptr && claim->argue(rules, argued);
        },
        [&](const Verdict& verdict) {
          EXPECT_NE(verdict.kind, VerdictKind::kFails)
              << spec::RuleSetName(rules) << " " << verdict.claim;
          if (verdict.method == Method::kExhaustive) ++agreements[verdict.claim];
        });
  }
  for (const char* claim : {"variation", "self-removal-lemma", "closure", "two-play-lemma",
                            "symmetry", "colour-swap", "counting", "forced"}) {
    EXPECT_GT(agreements[claim], 0) << claim;
  }
}

TEST(ArgumentsTest, LargeBoardsHaveArgumentsOnly) {
  const std::string proofs = SourceText("docs/results/proofs.tsv");
  for (const auto& [cols, rows] : {std::pair{6, 6}, {9, 9}, {19, 19}}) {
    const Verdicts verdicts = Check(cols, rows, "ing-1996");
    for (const auto& [claim, verdict] : verdicts) {
      if (verdict.kind == VerdictKind::kUnknown) {
        EXPECT_THAT(verdict.limit, HasSubstr("no argument for all boards is known")) << claim;
        continue;
      }
      EXPECT_EQ(verdict.method, Method::kAllBoards) << claim;
      EXPECT_THAT(Unproved(*verdict.argument, proofs), IsEmpty()) << claim;
    }
    EXPECT_EQ(verdicts.at("termination").kind, VerdictKind::kHolds);
    EXPECT_EQ(verdicts.at("freedom").kind, VerdictKind::kUnknown);
    EXPECT_EQ(One(cols, rows, "basic-only", "termination").kind, VerdictKind::kUnknown);
    EXPECT_EQ(One(cols, rows, "tromp-taylor", "variation").kind, VerdictKind::kUnknown);
  }
}

}  // namespace
}  // namespace hotstone::claims
