// Each statement takes its words from a clause of its own text that has lines, and names what it
// adds.
#include "spec/captions/provenance.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "spec/clauses/clauses.h"

namespace hotstone::spec {
namespace {

using testing::ElementsAre;

std::string_view TextOf(std::string_view clause) { return clause.substr(0, clause.find('-')); }

TEST(ProvenanceTest, EachStatementHasLinesOfItsOwnText) {
  for (const Caption& caption : Captions()) {
    for (const Statement& statement : caption.statements) {
      const std::string_view from = SourceOf(caption, statement);
      EXPECT_EQ(TextOf(from), TextOf(caption.clause)) << caption.id << ": " << statement.says;
      EXPECT_TRUE(TextLinesOf(from).has_value()) << from;
      if (statement.from.empty()) continue;
      const std::vector<std::string> clauses = absl::StrSplit(std::string(statement.from), '|');
      for (const std::string& clause : clauses)
        EXPECT_TRUE(TextLinesOf(clause).has_value()) << clause << ": " << statement.says;
    }
  }
}

TEST(ProvenanceTest, EachReadingIsAddedSomewhereAndNoOther) {
  std::set<std::string_view> added;
  for (const Caption& caption : Captions()) {
    for (const Statement& statement : caption.statements) {
      for (const std::string_view reading : AddedBy(caption, statement)) added.insert(reading);
    }
  }
  std::set<std::string_view> known;
  for (const AddedReading& reading : AddedReadings()) known.insert(reading.name);
  EXPECT_EQ(added, known);
}

const Statement* Find(std::string_view id, std::string_view says, const Caption** of) {
  for (const Caption& caption : Captions()) {
    for (const Statement& statement : caption.statements) {
      if (caption.id != id || statement.says != says) continue;
      *of = &caption;
      return &statement;
    }
  }
  ADD_FAILURE() << id << " does not say: " << says;
  return nullptr;
}

std::string SourceAndReadings(std::string_view id, std::string_view says) {
  const Caption* caption = nullptr;
  const Statement* statement = Find(id, says, &caption);
  if (statement == nullptr) return "";
  std::string text(SourceOf(*caption, *statement));
  for (const std::string_view reading : AddedBy(*caption, *statement))
    absl::StrAppend(&text, " ", std::string(reading));
  return text;
}

TEST(ProvenanceTest, OfSomeStatements) {
  const char* const hot = "The stone that has just taken one is hot.";
  EXPECT_EQ(SourceAndReadings("S1", hot), "ING96-G508 our-position");
  EXPECT_EQ(SourceAndReadings("1991-0-ko", hot), "ING91-1-hot-stones our-position");
  EXPECT_EQ(SourceAndReadings("ZH-G38", hot), "ZH-G10 our-position");
  EXPECT_EQ(SourceAndReadings("S15", "Four passes end it."), "ING96-S15");
  EXPECT_EQ(SourceAndReadings("H5", "Disturbed death."), "ING96-H5 our-position class-by-breaths");
  EXPECT_EQ(SourceAndReadings("P1", "The fight alters nothing."),
            "ING96-G515 our-position alters-nothing");
  EXPECT_EQ(SourceAndReadings("Q7", "The side that is first, or has the threat, wins."),
            "ING96-R5-fighting-ko our-position turn-or-threats");
  EXPECT_EQ(SourceAndReadings("S20", "Nor does the one threat in the picture help."),
            "ING96-S20 our-position whoever-begins abstract-threats");
}

// Passes and the end, on boards where the words leave nothing open.
TEST(ProvenanceTest, FewStatementsAddNothing) {
  std::set<std::string> nothing;
  for (const Caption& caption : Captions()) {
    const bool plain = std::any_of(
        caption.statements.begin(), caption.statements.end(),
        [&](const Statement& statement) { return AddedBy(caption, statement).empty(); });
    if (plain) nothing.emplace(caption.id);
  }
  EXPECT_THAT(nothing,
              ElementsAre("1991-1-passen", "S11", "S12", "S13", "S14", "S15", "ZH-G18", "ZH-G19"));
}

}  // namespace
}  // namespace hotstone::spec
