// The conflict search against trying all settings one by one.
#include "solver/conflicts/conflict_search.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "spec/rules/rule_set.h"
#include "tests/base/stop_at.h"

namespace hotstone::solver {
namespace {

// A demand that fails under the settings of some cubes, each on two switches.
struct ToyDemand {
  std::vector<std::pair<Setting, std::vector<size_t>>>
      fails_at;  // values, and the switches that matter
  bool Holds(const Setting& setting) const {
    for (const auto& [values, switches] : fails_at) {
      if (std::all_of(switches.begin(), switches.end(),
                      [&](size_t i) { return values[i] == setting[i]; })) {
        return false;
      }
    }
    return true;
  }
};

std::vector<ToyDemand> RandomDemands(size_t count, std::mt19937_64& random) {
  std::vector<ToyDemand> demands(count);
  for (ToyDemand& demand : demands) {
    for (int cubes = 0; cubes < 3; ++cubes) {
      Setting values;
      for (const Switch& one : ReadingSwitches()) values.push_back(random() % one.values.size());
      std::vector<size_t> switches = {random() % values.size(), random() % values.size()};
      if (cubes == 2) switches.pop_back();
      demand.fails_at.emplace_back(values, switches);
    }
  }
  return demands;
}

// All maximal sets of demands that some setting satisfies, and the minimal sets that none
// satisfies.
struct Naive {
  std::set<Demands> consistent;
  std::set<Demands> contradictory;
};
Naive GoThroughAll(const std::vector<Setting>& settings, const std::vector<ToyDemand>& demands) {
  std::set<Demands> kept;
  for (const Setting& setting : settings) {
    Demands held;
    for (size_t d = 0; d < demands.size(); ++d) {
      if (demands[d].Holds(setting)) held.insert(d);
    }
    kept.insert(held);
  }
  const auto within = [](const Demands& a, const Demands& b) {
    return std::includes(b.begin(), b.end(), a.begin(), a.end());
  };
  Naive naive;
  for (const Demands& one : kept) {
    if (std::none_of(kept.begin(), kept.end(),
                     [&](const Demands& other) { return other != one && within(one, other); })) {
      naive.consistent.insert(one);
    }
  }
  for (size_t size = 1; size <= demands.size(); ++size) {
    for (size_t bits = 0; bits < size_t{1} << demands.size(); ++bits) {
      Demands set;
      for (size_t d = 0; d < demands.size(); ++d) {
        if ((bits >> d & 1) != 0) set.insert(d);
      }
      if (set.size() != size) continue;
      const bool consistent = std::any_of(kept.begin(), kept.end(),
                                          [&](const Demands& held) { return within(set, held); });
      const bool minimal = std::none_of(naive.contradictory.begin(), naive.contradictory.end(),
                                        [&](const Demands& less) { return within(less, set); });
      if (!consistent && minimal) naive.contradictory.insert(set);
    }
  }
  return naive;
}

TEST(ConflictSearchTest, FindsWhatGoingThroughAllSettingsFinds) {
  std::mt19937_64 random(517);
  const std::vector<Setting> settings = *ProperSettings(nullptr);
  size_t contradictory = 0;
  for (int round = 0; round < 10; ++round) {
    const std::vector<ToyDemand> demands = RandomDemands(5 + round % 5, random);
    ConflictSearch search(
        settings, demands.size(),
        [&](size_t d, const Setting& s) -> absl::StatusOr<bool> { return demands[d].Holds(s); },
        nullptr);
    const auto conflicts = search.Enumerate(1'000);
    ASSERT_TRUE(conflicts.ok());
    EXPECT_TRUE(conflicts->complete);
    const Naive naive = GoThroughAll(settings, demands);
    EXPECT_EQ(std::set<Demands>(conflicts->contradictory.begin(), conflicts->contradictory.end()),
              naive.contradictory);
    EXPECT_EQ(conflicts->contradictory.size(), naive.contradictory.size());
    std::set<Demands> consistent;
    for (const ConsistentReading& reading : conflicts->consistent) {
      consistent.insert(reading.kept);
      for (const size_t d : reading.kept) EXPECT_TRUE(demands[d].Holds(reading.setting));
      EXPECT_TRUE(RulesOf(reading.setting).has_value());
    }
    EXPECT_EQ(consistent, naive.consistent);
    contradictory += naive.contradictory.size();
  }
  EXPECT_GT(contradictory, 5u);
}

TEST(ConflictSearchTest, TheNearestAmendmentsAreAllFound) {
  std::mt19937_64 random(304);
  const std::vector<Setting> settings = *ProperSettings(nullptr);
  size_t found = 0;
  for (int round = 0; round < 8; ++round) {
    const std::vector<ToyDemand> demands = RandomDemands(3, random);
    const Setting text = settings[random() % settings.size()];
    ConflictSearch search(
        settings, demands.size(),
        [&](size_t d, const Setting& s) -> absl::StatusOr<bool> { return demands[d].Holds(s); },
        nullptr);
    const auto amendment = search.FindAmendment(text, {0, 1, 2});
    ASSERT_TRUE(amendment.ok());
    size_t least = text.size() + 1;
    std::vector<Setting> nearest;
    for (const Setting& s : settings) {
      if (!std::all_of(demands.begin(), demands.end(), [&](const auto& d) { return d.Holds(s); }))
        continue;
      size_t distance = 0;
      for (size_t i = 0; i < s.size(); ++i) distance += s[i] != text[i] ? 1 : 0;
      if (distance < least) nearest.clear();
      least = std::min(least, distance);
      if (distance == least) nearest.push_back(s);
    }
    ASSERT_EQ(amendment->has_value(), !nearest.empty());
    if (nearest.empty()) continue;
    ++found;
    EXPECT_EQ((*amendment)->distance, least);
    EXPECT_EQ((*amendment)->settings, nearest);
  }
  EXPECT_GT(found, 2u);
}

// A text that satisfies everything is its own nearest amendment.
TEST(ConflictSearchTest, NothingIsAmendedWithoutNeed) {
  const std::vector<Setting> settings = *ProperSettings(nullptr);
  ConflictSearch search(
      settings, 1, [](size_t, const Setting& s) -> absl::StatusOr<bool> { return s[6] == 1; },
      nullptr);
  const Setting text = *SettingOf(*spec::ParseRuleSet("ing-1996"));
  const auto amendment = search.FindAmendment(text, {0});
  ASSERT_TRUE(amendment.ok() && amendment->has_value());
  EXPECT_EQ((*amendment)->distance, 0u);
  EXPECT_EQ((*amendment)->settings, std::vector<Setting>{text});
}

// Stops at the fiftieth proposal. The search reports each, with the number of answers of the judge,
// and each new answer.
class FewProposals : public Progress {
 public:
  bool Report(std::string_view, uint64_t answers, uint64_t) override {
    if (std::exchange(answers_, answers) == answers) ++proposals_;
    return proposals_ < 50;
  }

 private:
  uint64_t answers_ = 0;
  int proposals_ = 0;
};

// One switch decides, so a failure is learned for all settings with its value.
TEST(ConflictSearchTest, AFailureIsLearnedForManySettingsAtOnce) {
  FewProposals few;
  ConflictSearch search(
      *ProperSettings(nullptr), 2,
      [](size_t d, const Setting& s) -> absl::StatusOr<bool> { return s[5] == d; }, &few);
  const auto conflicts = search.Enumerate(10);
  ASSERT_TRUE(conflicts.ok()) << conflicts.status();
  EXPECT_EQ(conflicts->contradictory, (std::vector<Demands>{{0, 1}}));
}

TEST(ConflictSearchTest, ALimitIsSaid) {
  const std::vector<Setting> settings = *ProperSettings(nullptr);
  const auto by_switch = [](size_t d, const Setting& s) -> absl::StatusOr<bool> {
    return s[5] == d;
  };
  ConflictSearch all(settings, 7, by_switch, nullptr);
  const auto conflicts = all.Enumerate(100);
  ASSERT_TRUE(conflicts.ok());
  EXPECT_TRUE(conflicts->complete);
  EXPECT_EQ(conflicts->consistent.size(), 7u);
  EXPECT_EQ(conflicts->contradictory.size(), 21u);
  ConflictSearch few(settings, 7, by_switch, nullptr);
  const auto some = few.Enumerate(3);
  ASSERT_TRUE(some.ok());
  EXPECT_FALSE(some->complete);
}

TEST(ConflictSearchTest, AStopIsCancelledAndAnErrorOfTheJudgeComesThrough) {
  StopAt stop(0);
  const auto yes = [](size_t, const Setting&) -> absl::StatusOr<bool> { return true; };
  ConflictSearch stopped(*ProperSettings(nullptr), 2, yes, &stop);
  EXPECT_EQ(stopped.Enumerate(10).status().code(), absl::StatusCode::kCancelled);
  ConflictSearch wrong(
      *ProperSettings(nullptr), 2,
      [](size_t, const Setting&) -> absl::StatusOr<bool> {
        return absl::InternalError("no board");
      },
      nullptr);
  EXPECT_EQ(wrong.Enumerate(10).status().message(), "no board");
}

TEST(ReadingSpaceTest, PresetsAreSettingsAndSettingsAreRuleSets) {
  const std::vector<Setting> settings = *ProperSettings(nullptr);
  EXPECT_GT(settings.size(), 500u);
  std::set<std::string> names;
  for (const Setting& setting : settings) {
    const auto rules = RulesOf(setting);
    ASSERT_TRUE(rules.has_value());
    EXPECT_EQ(SettingOf(*rules), setting) << SettingText(setting);
    names.insert(spec::RuleSetName(*rules));
  }
  EXPECT_EQ(names.size(), settings.size());
  for (const char* preset : {"ing-1996", "ing-1991", "ing-1996-recycling", "hot-only"}) {
    const auto setting = SettingOf(*spec::ParseRuleSet(preset));
    ASSERT_TRUE(setting.has_value()) << preset;
    EXPECT_TRUE(std::binary_search(settings.begin(), settings.end(), *setting)) << preset;
  }
  EXPECT_EQ(SettingOf(*spec::ParseRuleSet("tromp-taylor")), std::nullopt);
  const Setting text = *SettingOf(*spec::ParseRuleSet("ing-1996"));
  EXPECT_EQ(DifferenceText(*SettingOf(*spec::ParseRuleSet("ing-1996,unnamed=nobody")), text),
            "unnamed=nobody");
}

}  // namespace
}  // namespace hotstone::solver
