// Witnesses as files: for each verdict that fails a game record (SGF) and a case (hotstone.case/1).
//
// The case states what the witness shows, so that `hotstone check` replays it: the play is legal or illegal,
// the position comes back, the interval is what it is. Files are named BOARD_RULES_CLAIM with the endings
// .sgf and .jsonl.
#ifndef HOTSTONE_ANSWERS_VERDICTS_WITNESS_FILES_H_
#define HOTSTONE_ANSWERS_VERDICTS_WITNESS_FILES_H_

#include <string>

#include "absl/status/status.h"
#include "certify/verdict.h"
#include "spec/rules/rule_set.h"

namespace hotstone::answers {

// Makes the folder if need be and tries a file in it. InvalidArgument, with the system's reason, if that
// fails.
absl::Status PrepareWitnessFolder(const std::string& folder);

// Writes both files for a verdict with a witness; each appears whole or not at all. Unavailable with the path
// and the system's reason if that fails.
absl::Status WriteWitness(const std::string& folder, const spec::RuleSet& rules,
                          const certify::Verdict& verdict);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_VERDICTS_WITNESS_FILES_H_
