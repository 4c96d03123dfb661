// Plays a case under its rules with the literal law (spec::Game) and checks its expectations.
//
// Every expectation ends as held, failed or unknown. Unknown means that this program cannot tell
// yet: a rule set or a key that is not rendered, or a value without a solver for it; it never
// counts as held. The moves of a case are one more expectation, with the key `moves`: each move is
// played in turn and must be legal, or refused as listed. If a move fails, the game stops there,
// and questions about later moments fail as not reached.
//
// A list entry is one expectation, but each point of `liberties` and each colour of
// `captured_total` counts separately.
#ifndef HOTSTONE_CONFORMANCE_JUDGE_CASE_RUNNER_H_
#define HOTSTONE_CONFORMANCE_JUDGE_CASE_RUNNER_H_

#include <optional>
#include <string>
#include <vector>

#include "conformance/judge/value_solver.h"

namespace hotstone::formats {
struct Case;
struct CaseLine;
}  // namespace hotstone::formats

namespace hotstone::conformance {

// An expectation that failed or could not be decided.
struct CaseFinding {
  bool unknown = false;
  std::string key;           // "illegal[0]", "moves[3]", "captured_total.B"
  std::optional<int> after;  // the moment; nothing for `moves`
  std::string expected;
  std::string found;
  std::string clause;  // the deciding clause of docs/reference/clauses.md, or "-"
};

struct CaseReport {
  int held = 0;
  int failed = 0;
  int unknown = 0;
  std::vector<CaseFinding> findings;  // the failed and unknown ones, in the order of the case

  int Total() const { return held + failed + unknown; }
};

// Runs one case. Without a solver every `value` is unknown. Takes the time of the plies and the
// questions: O(points^2) for each legal_set, legal_count and ko_points.
CaseReport RunCase(const formats::Case& c, const ValueSolver& solver);

// The reports of many cases in order, by several threads. Cases are independent; the solver is not
// thread-safe and is called by one thread at a time.
std::vector<CaseReport> RunCases(const std::vector<formats::CaseLine>& cases,
                                 const ValueSolver& solver, int threads);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_JUDGE_CASE_RUNNER_H_
