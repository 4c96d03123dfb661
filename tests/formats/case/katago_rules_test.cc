// KataGo's words for rules, against what its documentation says that they mean.
#include "formats/case/katago_rules.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "spec/rules/readings.h"

namespace hotstone::formats {
namespace {

using testing::HasSubstr;

std::string Read(const std::string& text) {
  const auto rules = ReadKatagoRules(text, {});
  if (!rules.ok()) return std::string(rules.status().message());
  return spec::RuleSetName(rules->rules) + " bonus " + std::to_string(BonusPoints(rules->bonus, 5));
}

TEST(KatagoRulesTest, ShortNames) {
  EXPECT_EQ(Read("tromp-taylor"), "tromp-taylor bonus 0");
  EXPECT_EQ(Read("Chinese"), "basic-only,self_removal=none,end_passes=2 bonus 5");
  const std::string positional = "basic-only,hot=none,cycle=psk,self_removal=none,end_passes=2";
  EXPECT_EQ(Read("chinese-ogs"), positional + " bonus 5");
  EXPECT_EQ(Read("chinese-kgs"), positional + " bonus 5");
  EXPECT_EQ(Read("aga"), "aga-like,compensation=0 bonus 4");
  EXPECT_EQ(Read("bga"), "aga-like,compensation=0 bonus 4");
  EXPECT_EQ(Read("new-zealand"), "aga-like,self_removal=groups,compensation=0 bonus 0");
  EXPECT_EQ(Read(" ing-1996,hot_scope=every "), "ing-1996,hot_scope=every,compensation=0 bonus 0");
}

TEST(KatagoRulesTest, WhatIsNotOursIsRefusedWithTheReason) {
  EXPECT_EQ(Read("korean"),
            "korean: territory scoring is not implemented: games are counted by area");
  EXPECT_EQ(Read("stone-scoring"), "stone-scoring: a group tax is not implemented");
  EXPECT_EQ(Read("aga-button"), "aga-button: the button is not implemented");
  EXPECT_THAT(Read("klingon"), HasSubstr("rules \"klingon\" are unknown; known are tromp-taylor,"));
  EXPECT_EQ(Read(R"({"scoring":"TERRITORY"})"),
            "rules:1:12: scoring: territory scoring is not implemented: games are counted by area");
  EXPECT_EQ(Read(R"({"tax":"SEKI"})"), "rules:1:8: tax: a group tax is not implemented");
  EXPECT_EQ(Read(R"({"hasButton":true})"), "rules:1:14: hasButton: the button is not implemented");
  EXPECT_THAT(
      Read(R"({"ko":"SPIGHT"})"),
      HasSubstr("rule \"SPIGHT\" is unknown; known are SIMPLE, POSITIONAL, SITUATIONAL, ING96"));
  EXPECT_THAT(Read(R"({"komi":7.5})"),
              HasSubstr("rules:1:9: komi: expected a text, true or false"));
  EXPECT_THAT(Read(R"({"komi":"7.5"})"), HasSubstr("\"komi\" is not a rule here; known are ko, "));
  EXPECT_THAT(Read(R"({"suicide":"yes"})"), HasSubstr("suicide: expected true or false"));
  EXPECT_THAT(Read(R"({"tax":"SOME"})"), HasSubstr("tax: expected NONE, SEKI, ALL"));
  EXPECT_THAT(Read(R"({"ko":"SIMPLE")"), HasSubstr("rules:1:15: "));
  EXPECT_THAT(Read(R"({"hotstone":"ing-1995"})"), HasSubstr("rule set \"ing-1995\" is unknown"));
}

TEST(KatagoRulesTest, Fields) {
  EXPECT_EQ(Read("{}"), "basic-only,hot=none,cycle=psk,end_passes=2 bonus 0");
  EXPECT_EQ(
      Read(R"({"ko":"SIMPLE","scoring":"AREA","suicide":false,"tax":"NONE","hasButton":false,)"
           R"("whiteHandicapBonus":"N-1","friendlyPassOk":true})"),
      "basic-only,self_removal=none,end_passes=2 bonus 4");
  EXPECT_EQ(Read(R"({"suicide":false,"ko":"SITUATIONAL"})"),
            "basic-only,hot=none,cycle=ssk,self_removal=none,end_passes=2 bonus 0");
  // Ing's ko rule brings Ing's game, and a ko rule in our words only itself.
  EXPECT_EQ(Read(R"({"ko":"ING96"})"), "ing-1996,compensation=0 bonus 0");
  EXPECT_EQ(Read(R"({"ko":"ing91","scoring":"AREA","suicide":false})"),
            "ing-1991,self_removal=none,scoring=area,compensation=0 bonus 0");
  EXPECT_EQ(Read(R"({"ko":"basic-only,ko=nssk,self_removal=none"})"),
            "basic-only,hot=none,cycle=nssk,end_passes=2 bonus 0");
}

TEST(KatagoRulesTest, OneFieldLeavesTheOthers) {
  const KatagoRules now{*spec::ParseRuleSet("ing-1996,self_removal=none"), HandicapBonus::kAll};
  const auto change = [&](const char* field, const char* value) {
    const auto rules = ChangeKatagoRule(field, value, now);
    return rules.ok() ? WriteKatagoRules(*rules) : std::string(rules.status().message());
  };
  EXPECT_EQ(change("suicide", "true"),
            R"({"ko":"ING96","scoring":"FILLIN","tax":"NONE","suicide":true,"hasButton":false,)"
            R"("whiteHandicapBonus":"N","friendlyPassOk":false,"hotstone":"ing-1996"})");
  EXPECT_THAT(
      change("ko", "POSITIONAL"),
      HasSubstr(R"("hotstone":"basic-only,hot=none,cycle=psk,self_removal=none,scoring=fill-in,)"
                R"(compensation=8,tie=black"})"));
  EXPECT_THAT(change("whiteHandicapBonus", "0"), HasSubstr(R"("whiteHandicapBonus":"0")"));
  EXPECT_EQ(change("hotstone", "ing-1996").substr(0, 29), "\"hotstone\" is not a rule here");
}

// What kata-get-rules says sets the same rules again, for each preset and each reading.
TEST(KatagoRulesTest, WhatIsWrittenIsReadBack) {
  std::vector<spec::RuleSet> all = *spec::ParseRuleSets("all;readings");
  all.push_back(
      *spec::ParseRuleSet("basic-only,ko=none,handicap=2,capture_ends=true,end_passes=2"));
  for (const spec::RuleSet& rules : all) {
    for (const auto bonus :
         {HandicapBonus::kNone, HandicapBonus::kAllButOne, HandicapBonus::kAll}) {
      const std::string text = WriteKatagoRules({rules, bonus});
      const auto back = ReadKatagoRules(text, {rules, HandicapBonus::kNone});
      ASSERT_TRUE(back.ok()) << text << back.status();
      EXPECT_EQ(back->rules, rules) << text;
      EXPECT_EQ(back->bonus, bonus);
    }
  }
}

TEST(KatagoRulesTest, EveryNameListedIsRead) {
  for (const std::string& name : KatagoRuleNames())
    EXPECT_TRUE(ReadKatagoRules(name, {}).ok()) << name;
}

TEST(KatagoRulesTest, NoStonesNoBonus) {
  EXPECT_EQ(BonusPoints(HandicapBonus::kAllButOne, 0), 0);
  EXPECT_EQ(BonusPoints(HandicapBonus::kAllButOne, 2), 1);
}

}  // namespace
}  // namespace hotstone::formats
