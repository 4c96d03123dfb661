// Verdicts and claims, as text for people and as JSON lines for programs.
#ifndef HOTSTONE_ANSWERS_VERDICTS_VERDICT_OUTPUT_H_
#define HOTSTONE_ANSWERS_VERDICTS_VERDICT_OUTPUT_H_

#include <optional>
#include <string>

#include "answers/verdicts/expected_verdicts.h"
#include "certify/verdict.h"
#include "claims/claim_table.h"
#include "spec/board/board.h"
#include "spec/rules/rule_set.h"

namespace hotstone::answers {

// The column heads, and a row. `expected` is used under --expect; a row that differs says so at its
// end.
std::string VerdictTableHead();
std::string VerdictTableRow(const certify::Verdict& verdict, const spec::BoardSize& board,
                            bool expect, const std::optional<ExpectedVerdict>& expected);

// Setup, moves and cycle for people, indented.
std::string WitnessText(const certify::Witness& witness);

// One line of hotstone.result/1, without a newline.
std::string VerdictJson(const certify::Verdict& verdict, const spec::BoardSize& board,
                        const spec::RuleSet& rules, const std::optional<ExpectedVerdict>& expected);

// A claim from the table of claims: for people, and as one line of hotstone.result/1.
std::string ClaimText(const claims::Claim& claim);
std::string ClaimJson(const claims::Claim& claim);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_VERDICTS_VERDICT_OUTPUT_H_
