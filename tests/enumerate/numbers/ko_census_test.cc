// The count of ko positions on bit-boards, against the same count by the law alone.
#include "enumerate/numbers/ko_census.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "spec/board/position.h"
#include "spec/ko/breath.h"
#include "spec/ko/cycle_reading.h"
#include "spec/ko/ko_class.h"
#include "tests/spec/fillings.h"

namespace hotstone::enumerate {
namespace {

void AddLine(std::vector<std::string>& lines, const std::string& what, const Tally& tally) {
  lines.push_back(absl::StrCat(what, " ", tally.count, " ", tally.rows, " ", tally.move));
}

// Everything that a count reports except races.
std::vector<std::string> Lines(const KoCensus& census) {
  std::vector<std::string> lines = {
      absl::StrCat(census.legal, " legal, ", census.with_ko, " with a ko, ", census.ko_positions)};
  for (const auto& [name, tally] : census.verdicts) AddLine(lines, name, tally);
  AddLine(lines, "open, not balanced", census.open_unbalanced);
  AddLine(lines, "settled, balanced", census.settled_balanced);
  AddLine(lines, "settled, not balanced", census.settled_unbalanced);
  AddLine(lines, "open, balanced", census.open_balanced);
  AddLine(lines, "unclassified", census.unclassified);
  for (const auto& [classes, tally] : census.by_breath_and_removal)
    AddLine(lines, absl::StrCat(classes.first, ", ", classes.second), tally);
  return lines;
}

// The same by the law: positions in the order of their codes in base 3, A1 first.
KoCensus CountByTheLaw(const spec::BoardSize& size, spec::KoReading reading) {
  KoCensus census;
  for (const spec::Position& position : spec::LegalPositions(size)) {
    const auto found = spec::KoPositions(position);
    ++census.legal;
    census.with_ko += found.empty() ? 0 : 1;
    census.ko_positions += found.size();
    for (const spec::KoPosition& one : found) {
      const spec::KoVerdict verdict = spec::Classify(position, one, reading);
      census.verdicts[spec::VerdictName(verdict)].Add(position);
      if (reading.class_by != spec::ClassBy::kBreath) {
        const spec::KoVerdict breath = spec::Classify(position, one, {reading.settled});
        census.by_breath_and_removal[{spec::VerdictName(breath), spec::VerdictName(verdict)}].Add(
            position);
      }
      if (verdict.ko_class == spec::KoClass::kUnclassified) {
        census.unclassified.Add(position);
      } else if (verdict.settled) {
        (verdict.balanced ? census.settled_balanced : census.settled_unbalanced).Add(position);
      } else {
        (verdict.balanced ? census.open_balanced : census.open_unbalanced).Add(position);
      }
    }
  }
  return census;
}

TEST(KoCensusTest, CountsWhatTheLawCounts) {
  for (const auto& [cols, rows] : {std::pair{3, 3}, {2, 4}, {4, 2}, {5, 2}, {1, 9}, {2, 2}}) {
    const spec::BoardSize size = *spec::BoardSize::Create(cols, rows);
    for (const auto settled : {spec::SettledBy::kLife, spec::SettledBy::kOutcome}) {
      for (const auto by : {spec::ClassBy::kBreath, spec::ClassBy::kRemoval}) {
        if (by == spec::ClassBy::kRemoval && size.points() > 9) continue;
        EXPECT_EQ(Lines(CountKos(size, {settled, by}, false)),
                  Lines(CountByTheLaw(size, {settled, by})))
            << size.ToString();
      }
    }
  }
}

}  // namespace
}  // namespace hotstone::enumerate
