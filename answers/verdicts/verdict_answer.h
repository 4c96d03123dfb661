// The answers of `hotstone verify`: a verdict, a claim, and the totals of a run.
#ifndef HOTSTONE_ANSWERS_VERDICTS_VERDICT_ANSWER_H_
#define HOTSTONE_ANSWERS_VERDICTS_VERDICT_ANSWER_H_

#include <map>
#include <optional>
#include <string>

#include "answers/shown/shown.h"
#include "answers/verdicts/expected_verdicts.h"
#include "certify/verdict.h"
#include "claims/claim_table.h"
#include "spec/board/board.h"
#include "spec/rules/rule_set.h"

namespace hotstone::answers {

struct VerdictAnswer {
  const spec::BoardSize& board;
  const spec::RuleSet& rules;
  const certify::Verdict& verdict;
  std::optional<ExpectedVerdict> expected = FindExpected(board, rules, verdict.claim);
  std::string atlas = {};  // the address of an atlas that shows the witness; empty: none

  bool AsRecorded() const { return expected.has_value() && Matches(*expected, verdict); }
};

// As text a row of a table, followed by the witness; with `expect` a row that is not as recorded
// says so.
Shown Describe(const VerdictAnswer& answer, bool expect = false);

// What precedes the rows: board, rules, and the heads of the columns. Text only.
Shown VerdictTableHead(const spec::BoardSize& board, const spec::RuleSet& rules);

// A row of the table of claims.
Shown Describe(const claims::Claim& claim);

struct VerdictTotals {
  bool expect = false;  // whether the verdicts should be as recorded
  std::map<certify::VerdictKind, int> verdicts = {};
  int not_as_recorded = 0;
  int not_recorded = 0;

  void Add(const VerdictAnswer& answer);
};

// Text only. Exits with kExitFails if a verdict is not as recorded or, without `expect`, if a
// claim fails; otherwise with kExitUnknown if one is not recorded or, without `expect`, unknown.
Shown Describe(const VerdictTotals& totals);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_VERDICTS_VERDICT_ANSWER_H_
