// Every recorded verdict of the smallest boards, decided anew in this program.
//
// The record (cli/verify/expected_verdicts.tsv) is what `verify --expect` compares with. That the program
// agrees with it is looked at here too, because a mutant of a claim is linked into the tests and not into the
// program.
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "claims/claim_table.h"
#include "claims/claims.h"

namespace hotstone::claims {
namespace {

using Row = std::tuple<std::string, std::string, std::string, std::string>;  // rules, claim, verdict, figure

std::vector<Row> RecordedOn(const std::string& board) {
  std::ifstream file(HOTSTONE_SOURCE_DIR "/cli/verify/expected_verdicts.tsv");
  std::vector<Row> rows;
  for (std::string line; std::getline(file, line);) {
    const std::vector<std::string> fields = absl::StrSplit(line, '\t');
    if (fields.size() == 5 && fields[0] == board)
      rows.emplace_back(fields[1], fields[2], fields[3], fields[4]);
  }
  return rows;
}

std::vector<Row> DecidedOn(const spec::BoardSize& board, const std::vector<Row>& recorded) {
  auto checker = *ClaimChecker::Create(board, {});
  std::vector<Row> rows;
  std::set<std::string> done;
  for (const auto& [rules, claim, verdict, figure] : recorded) {
    if (!done.insert(rules).second) continue;
    checker.Check(
        *spec::ParseRuleSet(rules), [](std::string_view) { return true; },
        [&, &name = rules](const certify::Verdict& v) {
          rows.emplace_back(name, v.claim, certify::VerdictName(v.kind),
                            v.figure.has_value() ? absl::StrCat(*v.figure) : "-");
        });
  }
  return rows;
}

void ExpectAsRecorded(int cols, int rows) {
  const spec::BoardSize board = *spec::BoardSize::Create(cols, rows);
  const std::vector<Row> recorded = RecordedOn(board.ToString());
  ASSERT_EQ(recorded.size(), 36 * Claims().size()) << board.ToString();
  const std::vector<Row> decided = DecidedOn(board, recorded);
  ASSERT_EQ(decided.size(), recorded.size());
  for (size_t i = 0; i < recorded.size(); ++i) {
    EXPECT_EQ(decided[i], recorded[i]) << board.ToString();
  }
}

TEST(RecordedVerdictsTest, OnePoint) { ExpectAsRecorded(1, 1); }
TEST(RecordedVerdictsTest, TwoPoints) { ExpectAsRecorded(2, 1); }
TEST(RecordedVerdictsTest, ThreeInARow) { ExpectAsRecorded(3, 1); }
TEST(RecordedVerdictsTest, TwoByTwo) { ExpectAsRecorded(2, 2); }
TEST(RecordedVerdictsTest, ThreeByTwo) { ExpectAsRecorded(3, 2); }

}  // namespace
}  // namespace hotstone::claims
