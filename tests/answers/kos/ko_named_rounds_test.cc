// Checks the tables of docs/results/ko-classes.md. For each named position with a cycle they say
// who is refused when it is played round and round under the Ing presets, and by which clause; for
// those without a class, what they are if cyclic kos are disturbing.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <map>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "formats/case/case_reader.h"
#include "spec/ko/ko_class.h"
#include "spec/ko/ko_cycle.h"
#include "spec/rules/game.h"

namespace hotstone::answers {
namespace {

constexpr const char* kIngPresets[] = {"ing-1996", "ing-1996-recycling", "ing-1991"};
constexpr int kRounds = 4;

using RoundsRow = std::vector<std::string>;

// "Black, 2: R3-board-play": the first ply refused is Black's, in the second round, by that clause.
std::string RefusedInRounds(const formats::Case& c, const char* preset) {
  auto game = spec::Game::Create(*spec::ParseRuleSet(preset), c.setup, c.to_move);
  if (!game.ok()) return std::string(game.status().message());
  for (int round = 1; round <= kRounds; ++round) {
    for (const formats::CaseEntry& entry : c.moves) {
      const spec::Ruling ruling = game->Play(entry.move);
      if (ruling.legal()) continue;
      std::string clause(spec::RulingClause(ruling, game->rules()));
      if (clause.rfind("ING96-", 0) == 0) clause = clause.substr(6);
      return absl::StrCat(spec::ColorName(entry.move.player), ", ", round, ": ", clause);
    }
  }
  return "nobody";
}

// The cycles of the named positions, by number.
std::map<std::string, formats::Case> NamedCycles() {
  std::map<std::string, formats::Case> cycles;
  for (const char* file : {"named-positions.jsonl", "more-positions.jsonl"}) {
    const auto cases =
        formats::ReadCaseFile(absl::StrCat(HOTSTONE_SOURCE_DIR "/corpus/named/", file));
    EXPECT_TRUE(cases.ok()) << cases.status();
    if (!cases.ok()) return cycles;
    for (const formats::CaseLine& line : *cases) {
      const std::string& id = line.value.id;
      if (id.substr(id.find('/') + 1) == "cycle") cycles.emplace(id.substr(0, 2), line.value);
    }
  }
  return cycles;
}

std::map<std::string, RoundsRow> RoundsPlayed() {
  std::map<std::string, RoundsRow> played;
  for (const auto& [number, one] : NamedCycles()) {
    for (const char* preset : kIngPresets) played[number].push_back(RefusedInRounds(one, preset));
  }
  return played;
}

// The rows with this many columns that begin with a number, without their first two cells.
std::map<std::string, RoundsRow> RoundsOnThePage(size_t columns) {
  std::map<std::string, RoundsRow> rows;
  std::ifstream page(HOTSTONE_SOURCE_DIR "/docs/results/ko-classes.md");
  for (std::string line; std::getline(page, line);) {
    if (line.size() < 2 || line.front() != '|' || line.back() != '|') continue;
    RoundsRow cells = absl::StrSplit(line.substr(1, line.size() - 2), '|');
    for (std::string& cell : cells) cell = std::string(absl::StripAsciiWhitespace(cell));
    if (cells.size() != columns || cells[0].size() != 2 || !absl::ascii_isdigit(cells[0][0]))
      continue;
    rows[cells[0]] = RoundsRow(cells.begin() + 2, cells.end());
  }
  return rows;
}

TEST(KoNamedRoundsTest, ThePageSaysWhoIsRefused) { EXPECT_EQ(RoundsOnThePage(5), RoundsPlayed()); }

// ING96-AFTERWORD-rare-kos: the cycles without a class to which the reading gives one, and who is
// refused.
TEST(KoNamedRoundsTest, ThePageSaysWhatCyclicKosAre) {
  constexpr const char* kWithoutAfterword = "ing-1996,cyclic=unclassified";
  const std::map<std::string, RoundsRow> page = RoundsOnThePage(4);
  EXPECT_EQ(page.size(), 19u);
  size_t classed = 0;
  for (const auto& [number, one] : NamedCycles()) {
    spec::CompletedCycle cycle{one.setup, one.to_move, {}};
    for (const formats::CaseEntry& entry : one.moves) cycle.moves.push_back(entry.move);
    const auto plain =
        spec::ClassifyCycle(cycle, spec::ParseRuleSet(kWithoutAfterword)->ReadingOfCycles());
    const auto verdict =
        spec::ClassifyCycle(cycle, spec::ParseRuleSet("ing-1996")->ReadingOfCycles());
    ASSERT_TRUE(plain.ok() && verdict.ok()) << number;
    const bool changed = plain->verdict != verdict->verdict;
    classed += changed ? 1 : 0;
    const auto row = page.find(number);
    EXPECT_TRUE(row != page.end() || !changed) << number;
    if (row == page.end()) continue;
    EXPECT_EQ(plain->verdict.ko_class, spec::KoClass::kUnclassified) << number;
    const std::string name = absl::StrCat(
        spec::VerdictName(verdict->verdict),
        verdict->disturber.has_value() ? absl::StrCat(", ", spec::ColorName(*verdict->disturber))
                                       : "");
    EXPECT_EQ(row->second, (RoundsRow{name, RefusedInRounds(one, "ing-1996")})) << number;
  }
  EXPECT_EQ(classed, 11u);
}

// Rule 3 forbids recycling to everybody in any class: whatever the classification leaves open, no
// cycle of the corpus is played for ever under ing-1996.
TEST(KoNamedRoundsTest, RuleThreeCoversEveryCycle) {
  for (const auto& [number, refused] : RoundsPlayed()) {
    EXPECT_NE(refused[0], "nobody") << number;
    EXPECT_EQ(refused.size(), std::size(kIngPresets)) << number;
  }
}

}  // namespace
}  // namespace hotstone::answers
