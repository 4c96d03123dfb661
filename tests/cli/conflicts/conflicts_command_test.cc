// hotstone conflicts: the demands of the texts, what contradicts what, and the file of answers.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "answers/captions/demand_file.h"
#include "base/whole_file.h"
#include "claims/demands/demands.h"
#include "search/decide/played_statements.h"
#include "spec/rules/rule_set.h"
#include "tests/base/texts.h"
#include "tests/cli/run_program.h"

namespace hotstone::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

const claims::Demand& DemandOf(const std::vector<claims::Demand>& demands, const std::string& id) {
  const auto found = std::find_if(demands.begin(), demands.end(),
                                  [&](const claims::Demand& demand) { return demand.id == id; });
  EXPECT_NE(found, demands.end()) << id;
  return *found;
}

bool HoldsUnder(const std::vector<claims::Demand>& demands, const std::string& id,
                const std::string& rules) {
  claims::DemandAnswers answers;
  const auto holds = answers.Holds(DemandOf(demands, id), *spec::ParseRuleSet(rules));
  EXPECT_TRUE(holds.ok()) << holds.status();
  return holds.ok() && *holds;
}

TEST(ConflictDemandsTest, ADemandIsWhatACaptionSaysOfOnePosition) {
  const std::vector<claims::Demand> demands = claims::DemandsOf("1996");
  std::set<std::string> ids;
  for (const claims::Demand& demand : demands) {
    EXPECT_TRUE(ids.insert(demand.id).second) << demand.id;
    EXPECT_EQ(demand.searched, demand.id.find(':') != std::string::npos) << demand.id;
    for (const claims::PlayedStatement& played : demand.statements) {
      EXPECT_EQ(search::IsPlayed(played.statement->kind), !demand.searched) << demand.id;
      EXPECT_EQ(played.caption, demand.statements.front().caption);
      EXPECT_EQ(played.caption->id, demand.caption);
    }
  }
  EXPECT_EQ(demands.back().id, "ends");
  EXPECT_TRUE(ids.contains("Q5"));
  EXPECT_TRUE(ids.contains("Q5/2"));
  for (const std::string& id : claims::NotPlayed("1996")) EXPECT_FALSE(ids.contains(id)) << id;
  const auto played = [](std::string_view text) {
    const std::vector<claims::Demand> all = claims::DemandsOf(text);
    return std::count_if(all.begin(), all.end(),
                         [](const claims::Demand& demand) { return !demand.searched; }) -
           1;
  };
  std::ptrdiff_t of_texts = 0;
  for (const claims::DemandText& text : claims::DemandTexts()) of_texts += played(text.name);
  EXPECT_EQ(played("all"), of_texts);
}

constexpr char kTwinsEverywhere[] =
    "ing-1996,hot_kinds=single+double-add+twin,hot_scope=every,same=board,start=all";

// With twins hot in every ko, the seki of Q5 reverses; and where recycling is allowed, play never
// ends.
TEST(ConflictDemandsTest, AreJudgedByPlaying) {
  const std::vector<claims::Demand> demands = claims::DemandsOf("1996");
  EXPECT_TRUE(HoldsUnder(demands, "Q5", "ing-1996"));
  EXPECT_FALSE(HoldsUnder(demands, "Q5", kTwinsEverywhere));
  EXPECT_TRUE(HoldsUnder(demands, "ends", "ing-1996"));
  EXPECT_FALSE(HoldsUnder(demands, "ends", "ing-1996,unnamed=nobody"));
  // Not its first line fails, but the class.
  EXPECT_TRUE(HoldsUnder(demands, "HISTORY-3", "ing-1996"));
  EXPECT_FALSE(HoldsUnder(demands, "HISTORY-3", "ing-1996,settled=life"));
  const auto failed =
      claims::FirstFailure(DemandOf(demands, "Q5"), *spec::ParseRuleSet(kTwinsEverywhere));
  ASSERT_TRUE(failed.ok());
  ASSERT_TRUE(failed->played.has_value());
  EXPECT_THAT(std::string(failed->played->statement->says), HasSubstr("does not retake"));
}

// Each caption statement about groups is one demand, listed once; the seki of Q5 dies where twins
// are hot in every ko.
TEST(ConflictDemandsTest, GroupsAreJudgedBySearch) {
  const std::vector<claims::Demand> demands = claims::DemandsOf("1996");
  EXPECT_TRUE(HoldsUnder(demands, "S4:seki-A1-F1", "ing-1996"));
  EXPECT_FALSE(HoldsUnder(demands, "S4:seki-A1-F1", kTwinsEverywhere));
  EXPECT_TRUE(HoldsUnder(demands, "HISTORY-3:dies-A3-1-0", "ing-1996"));
  const auto failed = claims::FirstFailure(DemandOf(demands, "S4:seki-A1-F1"),
                                           *spec::ParseRuleSet(kTwinsEverywhere));
  ASSERT_TRUE(failed.ok() && failed->played.has_value());
  EXPECT_THAT(failed->why, HasSubstr("is captured if"));
  // Q5 and P1 also say of the same position that it is a seki.
  for (const claims::Demand& demand : demands) EXPECT_NE(demand.id, "Q5:seki-A1-F1");
}

// Unknown answers make no contradiction, are reported, and are decided again with another limit.
TEST(ConflictDemandsTest, WhatASearchLeavesOpenCountsAsKeptAndIsSaid) {
  const std::vector<claims::Demand> demands = claims::DemandsOf("1996");
  const claims::Demand& seki = DemandOf(demands, "S4:seki-A1-F1");
  const spec::RuleSet every = *spec::ParseRuleSet(kTwinsEverywhere);
  claims::DemandAnswers few(1);
  EXPECT_TRUE(*few.Holds(seki, every));
  EXPECT_EQ(few.Unknown(), (std::map<std::string, int>{{"S4:seki-A1-F1", 1}}));
  const std::string path = WriteTestFile("conflict-answers-open.tsv", "");
  ASSERT_TRUE(WriteWholeFile(path, answers::DemandAnswersText(few)).ok());
  claims::DemandAnswers same(1);
  ASSERT_TRUE(answers::ReadDemandAnswers(path, &same).ok());
  EXPECT_EQ(same.size(), 1u);
  claims::DemandAnswers more;
  ASSERT_TRUE(answers::ReadDemandAnswers(path, &more).ok());
  EXPECT_EQ(more.size(), 0u);
  EXPECT_FALSE(*more.Holds(seki, every));
  EXPECT_TRUE(more.Unknown().empty());
  for (const claims::Demand& demand : claims::DemandsOf("1996", false))
    EXPECT_FALSE(demand.searched) << demand.id;
}

TEST(ConflictDemandsTest, AnswersOfOtherTablesAreNotTaken) {
  claims::DemandAnswers answers;
  const auto read = [&](const std::string& content) {
    return std::string(
        answers::ReadDemandAnswers(WriteTestFile("conflict-answers-other.tsv", content), &answers)
            .message());
  };
  EXPECT_THAT(read("hotstone-answers 2 captions 0000000000000000\nQ5\ting-1996\tholds\n"),
              HasSubstr("answers about tables of captions other than"));
  EXPECT_THAT(read("hotstone-answers 1 captions 0000000000000000\nQ5\ting-1996\tholds\n"),
              HasSubstr("stored no digest"));
  EXPECT_EQ(answers.size(), 0u);
}

// One changed bit in the name of a rule set would turn it into the answer about another.
TEST(ConflictDemandsTest, EveryFlippedByteOfAnswersIsNoticed) {
  claims::DemandAnswers answers;
  ASSERT_TRUE(answers
                  .Holds(DemandOf(claims::DemandsOf("1996", false), "ends"),
                         *spec::ParseRuleSet("ing-1996"))
                  .ok());
  const std::string path = WriteTestFile("conflict-answers-flipped.tsv", "");
  ASSERT_TRUE(WriteWholeFile(path, answers::DemandAnswersText(answers)).ok());
  const std::string text = FileText(path);
  for (size_t i = 0; i < text.size(); ++i) {
    std::string flipped = text;
    flipped[i] = static_cast<char>(flipped[i] ^ (1 << i % 8));
    claims::DemandAnswers read;
    EXPECT_FALSE(
        answers::ReadDemandAnswers(WriteTestFile("conflict-answers-flipped.tsv", flipped), &read)
            .ok())
        << i;
    EXPECT_EQ(read.size(), 0u);
  }
}

TEST(ConflictsCommandSlow, TheChineseGlossaryContradictsItselfNowhere) {
  // Creates an answers file that does not exist yet.
  const ProgramResult result =
      RunHotstone({"conflicts", "--text", "zh", "--nodes", "0", "--answers",
                   WriteTestFile("conflict-answers-none.tsv", "") + ".new"});
  EXPECT_EQ(result.exit_code, 0) << result.err;
  EXPECT_THAT(result.out, HasSubstr("minimal contradictory sets: 0"));
  EXPECT_THAT(result.out, HasSubstr("all kept: 1 switch changed\n"
                                    "      hot_scope=fighting; forbids 0 of "));
}

// One answers file serves all of these, since making it takes seconds. The output says that more
// was found than asked.
TEST(ConflictsCommandSlow, AnswersAreKeptAndTakenUpAgain) {
  const std::string path = WriteTestFile("conflict-answers.tsv", "");
  std::remove(path.c_str());
  const ProgramResult first =
      RunHotstone({"conflicts", "--text", "1991", "--nodes", "0", "--answers", path, "--json"});
  ASSERT_EQ(first.exit_code, 0) << first.err;
  EXPECT_THAT(first.out, HasSubstr("\"contradictory\":[{\"demands\":[\"1991-0-ko"));
  const ProgramResult again =
      RunHotstone({"conflicts", "--text", "1991", "--nodes", "0", "--answers", path, "--json"});
  EXPECT_EQ(again.out, first.out);
  claims::DemandAnswers answers;
  ASSERT_TRUE(answers::ReadDemandAnswers(path, &answers).ok());
  EXPECT_GT(answers.size(), 500u);
  const ProgramResult one = RunHotstone(
      {"conflicts", "--text", "1991", "--nodes", "0", "--answers", path, "--most", "1"});
  EXPECT_EQ(one.exit_code, 3) << one.out;
  EXPECT_THAT(one.out, HasSubstr("and more (--most)"));
}

TEST(ConflictsCommandTest, BadInputIsOneErrorWithItsPlace) {
  const auto error = [](const std::string& content) {
    const std::string path = WriteTestFile("conflict-answers-bad.tsv", content);
    return Refusal({"conflicts", "--text", "1991", "--nodes", "0", "--answers", path});
  };
  EXPECT_THAT(error("what\n"), HasSubstr(".tsv:1: not a file of answers"));
  EXPECT_THAT(error("hotstone-answers 2 captions 0000000000000000\n"),
              HasSubstr(".tsv:1: answers about tables of captions other"));
  EXPECT_THAT(Refusal({"conflicts", "--text", "1997"}), HasSubstr("1996"));
}

}  // namespace
}  // namespace hotstone::cli
