// The recorded expected verdicts, against which "green" is measured.
//
// Some readings are supposed to fail, so a run is right if every verdict equals the recorded one.
// The table is answers/verdicts/expected_verdicts.tsv, built into the program: board, rules, claim,
// verdict, figure ('-' if the claim has none). Boards are recorded with their longer side as
// columns; turning a board changes no verdict.
#ifndef HOTSTONE_ANSWERS_VERDICTS_EXPECTED_VERDICTS_H_
#define HOTSTONE_ANSWERS_VERDICTS_EXPECTED_VERDICTS_H_

#include <optional>
#include <string>
#include <vector>

#include "certify/verdict.h"
#include "spec/board/board.h"
#include "spec/rules/rule_set.h"

namespace hotstone::answers {

struct ExpectedVerdict {
  std::string verdict;  // holds, fails, unknown
  std::string figure;   // decimal, or '-'
};

// The record for a claim, if any.
std::optional<ExpectedVerdict> FindExpected(const spec::BoardSize& board,
                                            const spec::RuleSet& rules, const std::string& claim);

// Whether the board has any records; and all such boards, in the order of the table.
bool HasExpected(const spec::BoardSize& board);
std::vector<std::string> RecordedBoards();

// Whether verdict and figure are as recorded.
bool Matches(const ExpectedVerdict& expected, const certify::Verdict& verdict);

// The table line for a verdict.
std::string ExpectedLine(const spec::BoardSize& board, const spec::RuleSet& rules,
                         const certify::Verdict& verdict);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_VERDICTS_EXPECTED_VERDICTS_H_
