// The page docs/ko-classes.md says of each named position with a cycle who is refused when it is played round
// and round under the Ing presets, and by which clause. Its table is held equal to what happens.
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
#include "spec/rules/game.h"

namespace hotstone::cli {
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

std::map<std::string, RoundsRow> RoundsPlayed() {
  std::map<std::string, RoundsRow> played;
  for (const char* file : {"named-positions.jsonl", "more-positions.jsonl"}) {
    const auto cases = formats::ReadCaseFile(absl::StrCat(HOTSTONE_SOURCE_DIR "/corpus/named/", file));
    EXPECT_TRUE(cases.ok()) << cases.status();
    if (!cases.ok()) return played;
    for (const formats::CaseLine& line : *cases) {
      const std::string& id = line.value.id;
      if (id.substr(id.find('/') + 1) != "cycle") continue;
      for (const char* preset : kIngPresets) {
        played[id.substr(0, 2)].push_back(RefusedInRounds(line.value, preset));
      }
    }
  }
  return played;
}

// The rows of five columns that begin with a number.
std::map<std::string, RoundsRow> RoundsOnThePage() {
  std::map<std::string, RoundsRow> rows;
  std::ifstream page(HOTSTONE_SOURCE_DIR "/docs/ko-classes.md");
  for (std::string line; std::getline(page, line);) {
    if (line.size() < 2 || line.front() != '|' || line.back() != '|') continue;
    RoundsRow cells = absl::StrSplit(line.substr(1, line.size() - 2), '|');
    for (std::string& cell : cells) cell = std::string(absl::StripAsciiWhitespace(cell));
    if (cells.size() != 5 || cells[0].size() != 2 || !absl::ascii_isdigit(cells[0][0])) continue;
    rows[cells[0]] = {cells[2], cells[3], cells[4]};
  }
  return rows;
}

TEST(KoNamedRoundsTest, ThePageSaysWhoIsRefused) { EXPECT_EQ(RoundsOnThePage(), RoundsPlayed()); }

// Rule 3 forbids recycling to anybody and in any class: whatever the classification leaves open, no cycle of
// the corpus is played for ever under ing-1996.
TEST(KoNamedRoundsTest, RuleThreeCoversEveryCycle) {
  for (const auto& [number, refused] : RoundsPlayed()) {
    EXPECT_NE(refused[0], "nobody") << number;
    EXPECT_EQ(refused.size(), std::size(kIngPresets)) << number;
  }
}

}  // namespace
}  // namespace hotstone::cli
