// Witness files: a game record (SGF) and a case (hotstone.case/1) for each verdict that fails.
//
// The case states what the witness shows, so that `hotstone check` can replay it: the play is legal
// or illegal, the position returns, the interval has its value. Files are named BOARD_RULES_CLAIM
// with the extensions .sgf and .jsonl.
#ifndef HOTSTONE_ANSWERS_VERDICTS_WITNESS_FILES_H_
#define HOTSTONE_ANSWERS_VERDICTS_WITNESS_FILES_H_

#include <string>

#include "absl/status/status.h"
#include "certify/verdict.h"
#include "spec/rules/rule_set.h"

namespace hotstone::answers {

// Writes both files for a verdict with a witness; each is written atomically. Unavailable with the
// path and the system's reason if that fails.
absl::Status WriteWitness(const std::string& folder, const spec::RuleSet& rules,
                          const certify::Verdict& verdict);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_VERDICTS_WITNESS_FILES_H_
