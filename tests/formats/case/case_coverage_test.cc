// Checks that tests/data covers what it is kept for: every key of `expect`, every reason, every key
// of the rules.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "formats/case/case_reader.h"

namespace hotstone::formats {
namespace {

std::vector<CaseLine> AllData() {
  std::vector<CaseLine> all;
  for (const char* name : {"expectations", "ko-classes", "moves", "ko-readings", "reasons", "rules",
                           "unknown", "value"}) {
    auto cases = ReadCaseFile(std::string(HOTSTONE_SOURCE_DIR "/tests/data/") + name + ".jsonl");
    EXPECT_TRUE(cases.ok()) << cases.status();
    if (cases.ok()) all.insert(all.end(), cases->begin(), cases->end());
  }
  return all;
}

TEST(CaseCoverageTest, EveryReason) {
  std::set<spec::Illegality> seen;
  for (const CaseLine& c : AllData()) {
    for (const ExpectMove& e : c.value.expect.illegal) {
      if (e.why.has_value()) seen.insert(*e.why);
    }
  }
  EXPECT_EQ(seen.size(), 9u);
  EXPECT_TRUE(seen.contains(spec::Illegality::kHandicap));  // the last of them
}

TEST(CaseCoverageTest, EveryKeyOfExpect) {
  std::map<std::string, size_t> entries;
  for (const CaseLine& c : AllData()) {
    const Expectations& e = c.value.expect;
    entries["legal"] += e.legal.size();
    entries["illegal"] += e.illegal.size();
    entries["legal_set"] += e.legal_set.size();
    entries["legal_count"] += e.legal_count.size();
    entries["ko_points"] += e.ko_points.size();
    entries["rows"] += e.rows.size();
    entries["captured_by"] += e.captured_by.size();
    entries["captured_total"] += e.captured_total.has_value() ? 1 : 0;
    entries["liberties"] += e.liberties.size();
    entries["area"] += e.area.size();
    entries["outcome"] += e.outcome.size();
    entries["ended"] += e.ended.size();
    entries["paused"] += e.paused.size();
    entries["ko_class"] += e.ko_class.size();
    entries["value"] += e.value.size();
  }
  EXPECT_EQ(entries.size(), 15u);
  for (const auto& [key, count] : entries) EXPECT_GT(count, 0u) << key;
}

// Each key of the rules occurs with a value that basic-only does not have.
TEST(CaseCoverageTest, EveryKeyOfTheRules) {
  std::set<std::string> seen;
  const auto base = spec::RuleKeys(spec::Presets()[0]);
  for (const CaseLine& c : AllData()) {
    const auto keys = spec::RuleKeys(c.value.rules);
    for (size_t i = 0; i < keys.size(); ++i) {
      if (keys[i].second != base[i].second) seen.insert(keys[i].first);
    }
  }
  EXPECT_EQ(seen.size(), base.size());
}

}  // namespace
}  // namespace hotstone::formats
