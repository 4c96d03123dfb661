// Which case tells each engine with a changed condition from the law.
//
// The engines are generated: every condition of seeded/toy_condition.h with every change, under
// each rule set in which it matters, for Black's plays, for White's and for both. Each is asked the
// questions of the cases, like an engine behind GTP but without a process, until an answer differs
// from the law's. An engine that no sequence of commands tells apart (SameAsTheLaw) is asked all.
#ifndef HOTSTONE_CONFORMANCE_TRIAL_CONDITIONS_H_
#define HOTSTONE_CONFORMANCE_TRIAL_CONDITIONS_H_

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "conformance/seeded/toy_bug.h"
#include "formats/case/case_reader.h"

namespace hotstone::conformance {

struct ConditionOptions {
  std::vector<std::pair<std::string, std::vector<formats::CaseLine>>> files;
  // Rule sets with fewer cases are left out: they share most of theirs with another.
  size_t least_cases = 0;
  // Called before each engine; false stops.
  std::function<bool(const std::string& mistake, uint64_t done, uint64_t total)> progress;
};

// One engine under one rule set.
struct ConditionRow {
  const ToyConditionEntry* condition = nullptr;
  ToyChange change = ToyChange::kNothing;
  std::string mistake;  // as the toy reads it: "ko-alone:left-out:black"
  std::string rules;
  char color = '.';
  std::string found;      // the first case that tells it from the law; or empty
  std::string_view same;  // why none can; or empty
  bool good() const { return found.empty() != same.empty(); }
};

// The engines under each rule set of the files that the toy plays and that has a ko rule. Cancelled
// when `progress` says stop. O(engines * questions).
absl::StatusOr<std::vector<ConditionRow>> FindConditions(const ConditionOptions& options);

// A line for each condition and change, with tabs between its fields: condition, change, what the
// law does, file and words of spec/, the first case that finds Black's mistake, White's, how many
// of the engines are found, how many there are, and why the others cannot be.
std::string ConditionsText(const std::vector<ConditionRow>& rows);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_TRIAL_CONDITIONS_H_
