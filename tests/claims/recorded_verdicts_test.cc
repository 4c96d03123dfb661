// Decides every recorded verdict of the smallest boards again in this program.
//
// `verify --expect` compares with the record (answers/verdicts/expected_verdicts.tsv). This test
// also compares the program with it, because a mutant of a claim is linked into the tests and not
// into the program.
#include <gtest/gtest.h>

#include <fstream>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "claims/claim_table.h"
#include "claims/claims.h"

namespace hotstone::claims {
namespace {

using Row = std::tuple<std::string, std::string, std::string,
                       std::string>;  // rules, claim, verdict, figure

std::vector<Row> RecordedOn(const std::string& board) {
  std::ifstream file(HOTSTONE_SOURCE_DIR "/answers/verdicts/expected_verdicts.tsv");
  std::vector<Row> rows;
  for (std::string line; std::getline(file, line);) {
    const std::vector<std::string> fields = absl::StrSplit(line, '\t');
    if (fields.size() == 5 && fields[0] == board)
      rows.emplace_back(fields[1], fields[2], fields[3], fields[4]);
  }
  return rows;
}

using Wanted = std::function<bool(const spec::RuleSet& rules, std::string_view claim)>;

// The wanted rows, decided again, in the order of the record.
std::vector<Row> Decided(const spec::BoardSize& board, const std::vector<Row>& recorded,
                         const Wanted& wanted) {
  auto checker = *ClaimChecker::Create(board, {});
  std::vector<Row> rows;
  std::set<std::string> done;
  for (const auto& [text, claim, verdict, figure] : recorded) {
    if (!done.insert(text).second) continue;
    const spec::RuleSet rules = *spec::ParseRuleSet(text);
    checker.Check(
        rules, [&](std::string_view name) { return wanted(rules, name); },
        [&, &name = text](const certify::Verdict& v) {
          rows.emplace_back(name, v.claim, certify::VerdictName(v.kind),
                            v.figure.has_value() ? absl::StrCat(*v.figure) : "-");
        });
  }
  return rows;
}

// Decides `count` rows of the board among the wanted ones and compares them with the record.
void ExpectAsRecorded(int cols, int rows, size_t count, const Wanted& wanted) {
  const spec::BoardSize board = *spec::BoardSize::Create(cols, rows);
  const std::vector<Row> recorded = RecordedOn(board.ToString());
  std::vector<Row> expected;
  for (const Row& row : recorded) {
    if (wanted(*spec::ParseRuleSet(std::get<0>(row)), std::get<1>(row))) expected.push_back(row);
  }
  ASSERT_EQ(expected.size(), count) << board.ToString();
  const std::vector<Row> decided = Decided(board, expected, wanted);
  ASSERT_EQ(decided.size(), expected.size());
  for (size_t i = 0; i < expected.size(); ++i)
    EXPECT_EQ(decided[i], expected[i]) << board.ToString();
}

void ExpectAsRecorded(int cols, int rows) {
  ExpectAsRecorded(cols, rows, 45 * Claims().size(),
                   [](const spec::RuleSet&, std::string_view) { return true; });
}

TEST(RecordedVerdictsTest, OnePoint) { ExpectAsRecorded(1, 1); }
TEST(RecordedVerdictsTest, TwoPoints) { ExpectAsRecorded(2, 1); }
TEST(RecordedVerdictsTest, ThreeInARow) { ExpectAsRecorded(3, 1); }
TEST(RecordedVerdictsTest, TwoByTwo) { ExpectAsRecorded(2, 2); }
TEST(RecordedVerdictsTest, ThreeByTwo) { ExpectAsRecorded(3, 2); }

// From the larger boards, the quick rows: whether play ends under rules with a memory, whose
// verdicts need no graph; and on 5x2, everything else under one rule set.
TEST(RecordedVerdictsSlow, RowsOfLargerBoards) {
  const auto memory = [](const spec::RuleSet& rules, std::string_view claim) {
    return claim == "termination" && !rules.HasFiniteMemory();
  };
  ExpectAsRecorded(4, 3, 28, memory);
  ExpectAsRecorded(6, 2, 28, memory);
  ExpectAsRecorded(12, 1, 28, memory);
  ExpectAsRecorded(5, 2, 28 + Claims().size() - 1,
                   [&](const spec::RuleSet& rules, std::string_view claim) {
                     return memory(rules, claim) ||
                            (claim != "termination" && spec::RuleSetName(rules) == "basic-only");
                   });
}

}  // namespace
}  // namespace hotstone::claims
