// Plays a case under its rules with the literal law (spec::Game) and compares what it expects.
//
// Every expectation ends as held, failed or unknown. Unknown is what this program cannot tell yet: a rule set
// or a key that is not rendered, a value that no solver was given for; it never counts as held. The moves of
// a case are one more expectation, of the key `moves`: each is played in turn and legal, or refused as
// listed. Where a move fails, the game stops there, and what asks about a later moment fails as not reached.
//
// A list entry is one expectation, but each point of `liberties` and each colour of `captured_total` counts
// for itself.
#ifndef HOTSTONE_CONFORMANCE_JUDGE_CASE_RUNNER_H_
#define HOTSTONE_CONFORMANCE_JUDGE_CASE_RUNNER_H_

#include <optional>
#include <string>
#include <vector>

#include "conformance/judge/value_solver.h"
#include "formats/case/case.h"

namespace hotstone::formats {
struct CaseLine;
}  // namespace hotstone::formats

namespace hotstone::conformance {

// An expectation that did not hold, or that nobody could tell.
struct CaseFinding {
  bool unknown = false;
  std::string key;           // "illegal[0]", "moves[3]", "captured_total.B"
  std::optional<int> after;  // the moment; nothing for `moves`
  std::string expected;
  std::string found;
  std::string clause;  // the clause of docs/reference/clauses.md that decides, "-" where none does
};

struct CaseReport {
  int held = 0;
  int failed = 0;
  int unknown = 0;
  std::vector<CaseFinding> findings;  // of those failed or unknown, in the order of the case

  int Total() const { return held + failed + unknown; }
};

// Runs one case. Without a solver every `value` is unknown. The time is that of the plies and of the
// questions: O(points^2) for each legal_set, legal_count and ko_points.
CaseReport RunCase(const formats::Case& c, const ValueSolver& solver);

// The reports of many cases in their order, by several threads: cases know nothing of each other, and a
// solver, which is not for two threads at once, is asked by one at a time.
std::vector<CaseReport> RunCases(const std::vector<formats::CaseLine>& cases, const ValueSolver& solver,
                                 int threads);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_JUDGE_CASE_RUNNER_H_
