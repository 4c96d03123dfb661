// Checks the table of docs/results/ko-classes.md, which gives the class of each named position, and
// its counts for boards small enough to count here.
#include <gmock/gmock.h>

#include <fstream>
#include <map>
#include <sstream>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "enumerate/numbers/ko_census.h"
#include "formats/case/case_reader.h"
#include "spec/ko/breath.h"
#include "spec/ko/cycle_reading.h"
#include "spec/ko/ko_class.h"
#include "spec/ko/ko_cycle.h"

namespace hotstone::answers {
namespace {

// The rows of the page's tables with this many columns, cells stripped.
std::vector<std::vector<std::string>> Rows(size_t columns) {
  std::ifstream page(HOTSTONE_SOURCE_DIR "/docs/results/ko-classes.md");
  std::vector<std::vector<std::string>> rows;
  for (std::string line; std::getline(page, line);) {
    if (line.size() < 2 || line.front() != '|' || line.back() != '|') continue;
    std::vector<std::string> cells =
        absl::StrSplit(line.substr(1, line.size() - 2), '|');  // no cell has a bar in it
    for (std::string& cell : cells) cell = std::string(absl::StripAsciiWhitespace(cell));
    if (cells.size() == columns) rows.push_back(std::move(cells));
  }
  return rows;
}

std::string AtTheStart(const spec::Position& board, spec::KoReading reading = {}) {
  std::vector<std::string> classes;
  for (const spec::KoPosition& found : spec::KoPositions(board)) {
    classes.push_back(spec::VerdictName(spec::Classify(board, found, reading)));
  }
  return classes.empty() ? "no ko" : absl::StrJoin(classes, "; ");
}

std::string OfTheCycle(const formats::Case& c, const spec::CycleReading& reading = {}) {
  spec::CompletedCycle cycle{c.setup, c.to_move, {}};
  for (const formats::CaseEntry& entry : c.moves) cycle.moves.push_back(entry.move);
  const auto verdict = spec::ClassifyCycle(cycle, reading);
  if (!verdict.ok()) return std::string(verdict.status().message());
  return absl::StrCat(spec::VerdictName(verdict->verdict),
                      verdict->disturber.has_value()
                          ? absl::StrCat(", ", spec::ColorName(*verdict->disturber))
                          : "");
}

TEST(KoNamedTest, ThePageSaysWhatIsFound) {
  std::map<std::string, std::pair<std::string, std::string>> found;  // by number
  for (const char* file : {"named-positions.jsonl", "more-positions.jsonl"}) {
    const auto cases =
        formats::ReadCaseFile(absl::StrCat(HOTSTONE_SOURCE_DIR "/corpus/named/", file));
    ASSERT_TRUE(cases.ok()) << cases.status();
    for (const formats::CaseLine& line : *cases) {
      const std::string number = line.value.id.substr(0, 2);
      const std::string what = line.value.id.substr(line.value.id.find('/') + 1);
      if (what == "position") found[number] = {AtTheStart(line.value.setup), "-"};
      if (what == "cycle") found[number].second = OfTheCycle(line.value);
    }
  }
  ASSERT_GE(found.size(), 57u);
  std::map<std::string, std::pair<std::string, std::string>> page;
  for (const auto& row : Rows(6)) {
    if (row[0].size() == 2 && row[0] >= "01" && row[0] <= "99") page[row[0]] = {row[2], row[3]};
  }
  EXPECT_EQ(page, found);
}

// number, position, board, and the class at the start and of the cycle by either rendering of
// removal.
TEST(KoNamedTest, ThePageSaysWhatRemovalSays) {
  std::map<std::string, std::vector<std::string>> found;  // by number
  for (const char* file : {"named-positions.jsonl", "more-positions.jsonl"}) {
    const auto cases =
        formats::ReadCaseFile(absl::StrCat(HOTSTONE_SOURCE_DIR "/corpus/named/", file));
    ASSERT_TRUE(cases.ok()) << cases.status();
    for (const formats::CaseLine& line : *cases) {
      const formats::Case& c = line.value;
      if (c.setup.size().points() > 9) continue;  // seconds by the plain law
      const std::string what = c.id.substr(c.id.find('/') + 1);
      auto& row = found[c.id.substr(0, 2)];
      row.resize(4, "-");
      for (const bool decides : {false, true}) {
        const auto by = decides ? spec::ClassBy::kRemovalDecides : spec::ClassBy::kRemoval;
        const size_t first = decides ? 2 : 0;
        if (what == "position") row[first] = AtTheStart(c.setup, {spec::SettledBy::kLife, by});
        if (what == "cycle") row[first + 1] = OfTheCycle(c, {{}, {}, {}, by});
      }
    }
  }
  const std::vector<std::string> nothing = {"no ko", "-", "no ko", "-"};
  std::erase_if(found, [&](const auto& row) { return row.second == nothing; });
  EXPECT_EQ(found.size(), 12u);
  std::map<std::string, std::vector<std::string>> page;
  for (const auto& row : Rows(7)) {
    const auto size = spec::ParseBoardSize(row[2]);
    if (size.ok() && size->points() <= 9) page[row[0]] = {row[3], row[4], row[5], row[6]};
  }
  EXPECT_EQ(page, found);
}

// board, legal, ko positions, fighting, disturbing, both, neither, unclassified
TEST(KoNamedTest, ThePageCountsAreFound) {
  int compared = 0;
  for (const auto& row : Rows(8)) {
    const auto size = spec::ParseBoardSize(row[0]);
    if (!size.ok() || size->points() > 8) continue;
    const enumerate::KoCensus census = enumerate::CountKos(*size, {}, false);
    const std::vector<std::string> expected = {row[0],
                                               absl::StrCat(census.legal),
                                               absl::StrCat(census.ko_positions),
                                               absl::StrCat(census.open_unbalanced.count),
                                               absl::StrCat(census.settled_balanced.count),
                                               absl::StrCat(census.settled_unbalanced.count),
                                               absl::StrCat(census.open_balanced.count),
                                               absl::StrCat(census.unclassified.count)};
    EXPECT_EQ(row, expected);
    ++compared;
  }
  EXPECT_EQ(compared, 11);
}

// board, ko positions, unclassified by breaths, and fighting, disturbed death and disturbed life
// under either rendering of removal.
TEST(KoNamedTest, ThePageCountsByRemovalAreFound) {
  int compared = 0;
  for (const auto& row : Rows(9)) {
    const auto size = spec::ParseBoardSize(row[0]);
    if (!size.ok() || size->points() > 9) continue;
    std::vector<std::string> found = {row[0]};
    for (const auto by :
         {spec::ClassBy::kBreath, spec::ClassBy::kRemoval, spec::ClassBy::kRemovalDecides}) {
      const enumerate::KoCensus census =
          enumerate::CountKos(*size, {spec::SettledBy::kLife, by}, false);
      uint64_t fighting = 0;
      for (const auto& [name, tally] : census.verdicts)
        fighting += absl::StartsWith(name, "fighting") ? tally.count : 0;
      const auto count = [&](const char* name) {
        const auto tally = census.verdicts.find(name);
        return absl::StrCat(tally == census.verdicts.end() ? 0 : tally->second.count);
      };
      if (by == spec::ClassBy::kBreath) {
        found.push_back(absl::StrCat(census.ko_positions));
        found.push_back(absl::StrCat(census.unclassified.count));
        continue;
      }
      EXPECT_EQ(census.unclassified.count, 0u);
      found.push_back(absl::StrCat(fighting));
      found.push_back(count("disturbing (disturbed-death)"));
      found.push_back(count("disturbing (disturbed-life)"));
    }
    std::vector<std::string> plain;  // without thousands separators
    for (const std::string& cell : row) plain.push_back(absl::StrReplaceAll(cell, {{",", ""}}));
    EXPECT_EQ(plain, found);
    ++compared;
  }
  EXPECT_EQ(compared, 11);
}

}  // namespace
}  // namespace hotstone::answers
