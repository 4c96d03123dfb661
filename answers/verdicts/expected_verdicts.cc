#include "answers/verdicts/expected_verdicts.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"

namespace hotstone::answers {

extern const char* const kExpectedVerdictsTable;  // generated from expected_verdicts.tsv

namespace {

using Key = std::tuple<std::string, std::string, std::string>;

struct Table {
  std::map<Key, ExpectedVerdict> rows;
  std::vector<std::string> boards;
};

const Table& Recorded() {
  static const auto* const table = [] {
    auto* result = new Table;
    const std::vector<std::string> lines = absl::StrSplit(kExpectedVerdictsTable, '\n');
    for (const std::string& line : lines) {
      if (line.empty() || line[0] == '#') continue;
      const std::vector<std::string> fields = absl::StrSplit(line, '\t');
      if (fields.size() != 5) continue;
      result->rows[{fields[0], fields[1], fields[2]}] = {fields[3], fields[4]};
      if (std::find(result->boards.begin(), result->boards.end(), fields[0]) ==
          result->boards.end()) {
        result->boards.push_back(fields[0]);
      }
    }
    return result;
  }();
  return *table;
}

std::string BoardKey(const spec::BoardSize& board) {
  return absl::StrCat(std::max(board.cols(), board.rows()), "x",
                      std::min(board.cols(), board.rows()));
}

std::string FigureText(const certify::Verdict& verdict) {
  return verdict.figure.has_value() ? absl::StrCat(*verdict.figure) : "-";
}

}  // namespace

std::optional<ExpectedVerdict> FindExpected(const spec::BoardSize& board,
                                            const spec::RuleSet& rules, const std::string& claim) {
  const auto it = Recorded().rows.find({BoardKey(board), spec::RuleSetName(rules), claim});
  if (it == Recorded().rows.end()) return std::nullopt;
  return it->second;
}

bool HasExpected(const spec::BoardSize& board) {
  const auto& boards = Recorded().boards;
  return std::find(boards.begin(), boards.end(), BoardKey(board)) != boards.end();
}

std::vector<std::string> RecordedBoards() { return Recorded().boards; }

bool Matches(const ExpectedVerdict& expected, const certify::Verdict& verdict) {
  return expected.verdict == certify::VerdictName(verdict.kind) &&
         expected.figure == FigureText(verdict);
}

std::string ExpectedLine(const spec::BoardSize& board, const spec::RuleSet& rules,
                         const certify::Verdict& verdict) {
  return absl::StrCat(BoardKey(board), "\t", spec::RuleSetName(rules), "\t", verdict.claim, "\t",
                      certify::VerdictName(verdict.kind), "\t", FigureText(verdict));
}

}  // namespace hotstone::answers
