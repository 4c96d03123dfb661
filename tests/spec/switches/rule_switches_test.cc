// Which switches combine with which keys: what is refused, what falls back, and what files keep.
#include "spec/rules/rule_switches.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "spec/ko/cycle_reading.h"
#include "spec/rules/hot_stone.h"
#include "spec/rules/rule_set.h"
#include "tests/spec/diagrams.h"

namespace hotstone::spec {
namespace {

using ::testing::HasSubstr;

struct Row {
  std::string setting;  // a value other than the default
  std::string with;     // a rule set in which it has an effect
  std::string without;  // one in which it has none
  std::string clause;
};

const std::vector<Row>& Rows() {
  static const auto* const rows = new std::vector<Row>{
      {"hot_scope=fighting", "hot-only", "basic-only,hot=none", "ING91-1-stoerungs-ko"},
      {"hot_scope=single", "basic-only", "tromp-taylor", "ING91-1-stoerungs-ko"},
      {"hot_class=before", "hot-only,hot_scope=twin", "hot-only", "ING91-1-stoerungs-ko"},
      {"hot_unclassified=cold", "hot-only,hot_scope=fighting", "hot-only", "ZH-G41"},
      {"settled=outcome", "hot-only,cycle=disturber", "hot-only,cycle=starter", "ING96-G515"},
      {"settled=outcome", "hot-only,hot_scope=fighting", "hot-only", "ING96-G515"},
      {"class_by=removal", "hot-only,cycle=disturber", "hot-only", "ING96-R4-life-and-death"},
      {"class_by=removal-decides", "hot-only,hot_scope=fighting", "hot-only",
       "ING96-R4-life-and-death"},
      {"unnamed=both", "hot-only,cycle=disturber", "ing-1991", "ING96-R3-board-play"},
      {"unnamed=starter", "basic-only,cycle=disturber", "hot-only", "ING96-R3-board-play"},
      {"disturber_by=initiator", "ing-1996", "basic-only,cycle=square", "ING96-G512"},
      {"cyclic=disturbing", "hot-only,cycle=disturber", "ing-1991", "ING96-AFTERWORD-rare-kos"},
      {"unnamed=both-if-unclassified", "basic-only,cycle=disturber", "hot-only",
       "ING96-R3-board-play"},
      {"hot_fights=life", "hot-only,hot_scope=twin,settled=outcome", "hot-only,hot_scope=twin",
       "ING96-R5-fighting-ko"},
      {"hot_fights=life", "hot-only,hot_scope=fighting,settled=outcome",
       "hot-only,hot_scope=single,settled=outcome", "ING96-R5-fighting-ko"},
      {"recycling=disturbing", "ing-1996-recycling", "ing-1996", "ING96-G517"},
      {"recycling=disturbing", "ing-1991", "basic-only", "ING96-G517"},
      {"same=fight", "basic-only,cycle=starter", "ing-1996-recycling", "ING96-R5-disturbing-ko"},
      {"same=fight", "basic-only,cycle=disturber", "basic-only", "ING96-R5-disturbing-ko"},
      {"start=first", "basic-only,cycle=starter", "ing-1996-recycling", "ING91-0-ko"},
      {"start=first", "basic-only,cycle=disturber", "basic-only", "ING91-0-ko"},
      {"start=first", "basic-only,cycle=starter-first", "basic-only,cycle=second-cycle",
       "ING91-0-ko"},
      {"square_of=position", "basic-only,cycle=square", "tromp-taylor", "ING96-G517"},
      {"square_of=position", "basic-only,cycle=disturber+square", "ing-1996", "ING96-G517"},
      {"square_gap=anywhere", "basic-only,cycle=square", "tromp-taylor", "ING96-R3-board-play"},
      {"resume=dispute", "ing-1996", "tromp-taylor", "ING96-R4-verification"},
  };
  return *rows;
}

std::string KeyOf(const Row& row) { return row.setting.substr(0, row.setting.find('=')); }

TEST(RuleSwitchesTest, EachHasAnEffectWhereTheKeyIsOnThatItReads) {
  for (const Row& row : Rows()) {
    const RuleSet rules = Rules(row.with + "," + row.setting);
    EXPECT_TRUE(HasEffect(rules, KeyOf(row))) << row.setting;
    EXPECT_TRUE(IsSwitch(KeyOf(row)));
    EXPECT_EQ(Rules(RuleSetName(rules)), rules) << RuleSetName(rules);
    EXPECT_THAT(RuleSetName(rules), HasSubstr(row.setting));
  }
}

TEST(RuleSwitchesTest, OneThatWasSetInVainIsRefusedWithTheClause) {
  for (const Row& row : Rows()) {
    EXPECT_FALSE(HasEffect(Rules(row.without), KeyOf(row))) << row.setting;
    EXPECT_THAT(RulesError(row.without + "," + row.setting),
                HasSubstr("rule " + row.setting + " selects "))
        << row.setting;
    EXPECT_THAT(RulesError(row.without + "," + row.setting),
                HasSubstr("(" + row.clause + "); it requires "));
  }
  EXPECT_EQ(RulesError("basic-only,hot=none,hot_scope=fighting"),
            "rule hot_scope=fighting selects which stones are hot only in fighting kos "
            "(ING91-1-stoerungs-ko); it requires hot=basic or hot=hot");
  // The order of the keys does not matter.
  EXPECT_EQ(RulesError("unnamed=both,cycle=disturber"), "accepted");
  EXPECT_EQ(RulesError("cycle=disturber,unnamed=both,cycle=none"), RulesError("unnamed=both"));
}

// A default is never set in vain. If the preset has another value, the default overrides it, and
// whatever depended on that value falls back too.
TEST(RuleSwitchesTest, DefaultsGoWithEverything) {
  for (const char* setting :
       {"hot_scope=every", "hot_class=after", "hot_unclassified=hot", "settled=life",
        "class_by=breath", "unnamed=nobody", "disturber_by=eyeless", "cyclic=unclassified",
        "start=all", "square_of=situation", "square_gap=row", "resume=free"}) {
    const std::string key = std::string(setting).substr(0, std::string(setting).find('='));
    for (const RuleSet& preset : Presets()) {
      RuleSet expected = preset;
      ASSERT_TRUE(SetRule(expected, key, std::string(setting).substr(key.size() + 1)).ok());
      ASSERT_TRUE(SettleSwitches(expected, {}).ok());
      EXPECT_EQ(Rules(preset.preset + "," + setting), expected) << setting;
      EXPECT_EQ(expected == preset, RuleSetName(expected) == preset.preset) << setting;
    }
  }
}

TEST(RuleSwitchesTest, AScopeOfKindsNamesKindsInForce) {
  EXPECT_EQ(Rules("hot-only,hot_scope=twin+single").hot_fighting_only,
            (HotKinds{HotKind::kSingle, HotKind::kTwin}));
  EXPECT_EQ(Rules("hot-only,hot_scope=fighting").hot_fighting_only.size(), AllHotKinds().size());
  EXPECT_EQ(Rules("hot-only,hot_scope=fighting").HotLawInForce().fighting_only,
            (HotKinds{HotKind::kSingle, HotKind::kDoubleAdd, HotKind::kTwin}));
  EXPECT_EQ(Rules("basic-only,hot_scope=fighting").HotLawInForce().fighting_only,
            HotKinds{HotKind::kSingle});
  EXPECT_EQ(RuleSetName(Rules("hot-only,hot_scope=twin+single")), "hot-only,hot_scope=single+twin");
  EXPECT_EQ(RuleSetName(Rules("hot-only,hot_scope=fighting")), "hot-only,hot_scope=fighting");
  EXPECT_EQ(RulesError("hot-only,hot_scope=twin-triple+single"),
            "rule hot_scope=single+twin-triple names twin-triple, but the hot stones in force "
            "(ING96-R5-hot-stone) are "
            "single, double-add, twin");
  EXPECT_THAT(RulesError("basic-only,hot_scope=twin"), HasSubstr("names twin"));
  EXPECT_THAT(RulesError("hot-only,hot_scope=all"),
              HasSubstr("known values: every, fighting, single, double-add, double-add-any, "
                        "double-capture, twin, twin-triple, any-ko-stone, joined by +, each once"));
}

// A preset's own setting that another key has made idle is not refused: it falls back.
TEST(RuleSwitchesTest, WhatCameWithThePresetFallsBack) {
  RuleSet rules =
      Rules("ing-1996,hot_scope=fighting,hot_class=before,unnamed=both,settled=outcome");
  rules.cycle = Cycle::kPsk;
  ASSERT_TRUE(SettleSwitches(rules, {"cycle"}).ok());
  EXPECT_EQ(rules.unnamed, Unnamed::kNobody);
  EXPECT_EQ(rules.hot_class, HotClass::kBefore);
  EXPECT_EQ(rules.settled, SettledBy::kOutcome);  // hot_scope still asks for classes
  rules.hot = HotLayer::kNone;
  ASSERT_TRUE(SettleSwitches(rules, {"hot"}).ok());
  EXPECT_EQ(rules, Rules("ing-1996,hot=none,cycle=psk"));
  EXPECT_EQ(RuleSetName(rules), "ing-1996,hot=none,cycle=psk");
  RuleSet kinds = Rules("hot-only,hot_scope=single+twin");
  kinds.hot = HotLayer::kBasic;
  ASSERT_TRUE(SettleSwitches(kinds, {"hot"}).ok());
  EXPECT_EQ(kinds.hot_fighting_only, HotKinds{HotKind::kSingle});
}

// A file written before switches existed keeps its meaning.
TEST(RuleSwitchesTest, FilesKeepWhatIsNotDefault) {
  const auto plain = KeptKeys(Rules("hot-only"));
  EXPECT_EQ(plain.size(), RuleKeys(RuleSet()).size() - 15);
  EXPECT_FALSE(plain.contains("hot_scope"));
  EXPECT_EQ(ChangedKey(Rules("hot-only"), plain), std::nullopt);
  EXPECT_EQ(ChangedKey(Rules("hot-only,hot_scope=fighting"), plain), "hot_scope");
  const auto scoped = KeptKeys(Rules("hot-only,hot_scope=fighting"));
  EXPECT_EQ(scoped.at("hot_scope"), "fighting");
  EXPECT_EQ(ChangedKey(Rules("hot-only,hot_scope=fighting"), scoped), std::nullopt);
  EXPECT_EQ(ChangedKey(Rules("hot-only"), scoped), "hot_scope");
  auto without = plain;
  without.erase("tie");
  EXPECT_EQ(ChangedKey(Rules("hot-only"), without), "tie");
}

}  // namespace
}  // namespace hotstone::spec
