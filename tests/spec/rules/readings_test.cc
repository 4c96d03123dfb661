#include "spec/rules/readings.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "spec/ko/cycle_reading.h"
#include "spec/rules/hot_stone.h"
#include "spec/rules/rule_set.h"

namespace hotstone::spec {
namespace {

TEST(ReadingsTest, EachIsARuleSetOfItsOwn) {
  std::set<std::string> names;
  for (const std::string_view reading : Readings()) {
    const auto rules = ParseRuleSet(reading);
    ASSERT_TRUE(rules.ok()) << rules.status();
    EXPECT_EQ(RuleSetName(*rules), reading);  // so the table and the command give it the same name
    EXPECT_TRUE(names.insert(RuleSetName(*rules)).second) << reading;
  }
}

TEST(ReadingsTest, TheKeywordStandsForAll) {
  const auto rule_sets = ParseRuleSets("basic-only;readings");
  ASSERT_TRUE(rule_sets.ok());
  EXPECT_EQ(rule_sets->size(), Readings().size() + 1);
}

// Every value of the two ko layers occurs, and every kind of hot stones.
TEST(ReadingsTest, EveryReadingIsThere) {
  std::set<Cycle> cycles;
  bool lists = false;
  bool gaps = false;
  bool disputes = false;
  bool cyclic = false;
  HotKinds kinds;
  const auto rule_sets = ParseRuleSets("basic-only;readings");
  ASSERT_TRUE(rule_sets.ok());
  for (const RuleSet& rules : *rule_sets) {
    if (const auto only = rules.cycle.Only(); only.has_value()) {
      cycles.insert(*only);
    } else {
      lists = true;
    }
    gaps |= rules.square_gap == SquareGap::kAnywhere;
    disputes |= rules.resume == Resume::kDispute;
    cyclic |= rules.cyclic == CyclicKos::kDisturbing;
    for (const HotKind kind : rules.HotKindsInForce()) kinds.insert(kind);
  }
  EXPECT_EQ(cycles.size(), 10u);
  EXPECT_EQ(kinds.size(), AllHotKinds().size());
  EXPECT_TRUE(lists && gaps && disputes && cyclic);
}

}  // namespace
}  // namespace hotstone::spec
