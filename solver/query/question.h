// Asks Z3 one question and lets only the answer out.
//
// Every question has its own solver, made for its logic: on these formulas a fresh solver is far
// faster than one kept and pushed. Limits are counted in Z3's units of work (`rlimit`), so the same
// question ends the same way on every machine. Exceptions from Z3, and from code run under
// Guarded(), are turned into a status here.
#ifndef HOTSTONE_SOLVER_QUERY_QUESTION_H_
#define HOTSTONE_SOLVER_QUERY_QUESTION_H_

#include <z3++.h>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "base/progress.h"
#include "solver/query/answer.h"

namespace hotstone::solver {

struct Decision {
  Answer answer = Answer::kUnknown;
  std::optional<z3::model> model;  // of kSat
  uint64_t rlimit_used = 0;        // units of Z3's work
  double seconds = 0;              // of processor time, all threads of this process together
  std::string reason;              // of kUnknown, in Z3's words
};

struct AskLimits {
  uint64_t rlimit = 0;           // 0: none
  Progress* progress = nullptr;  // asked from the calling thread; may stop the question
  std::string what;              // the phrase that progress shows
};

// The processor time that this process has used so far. Proofs are timed by it, so a busy machine
// does not make them look slower.
double ProcessorSeconds();

// Whether the conjunction of `assertions` has a model, in the SMT-LIB logic `logic` ("QF_BV", "UF",
// ...; empty: Z3 chooses). Cancelled if progress says stop; Internal, with Z3's message, if Z3
// refuses the formula.
absl::StatusOr<Decision> Ask(z3::context& context, const z3::expr_vector& assertions,
                             std::string_view logic, const AskLimits& limits);

// Leaves Ctrl-C to the caller. Unasked, Z3 catches SIGINT during each check and ends only that one,
// with "unknown".
void LeaveInterrupts(z3::solver& solver);

// Asks `solver`, which has all its formulas, in a separate thread if there is a progress to poll,
// which it polls at least once. Sets `stopped` if progress said stop. May throw what Z3 throws.
z3::check_result CheckListening(z3::context& context, z3::solver& solver, const AskLimits& limits,
                                bool& stopped);

// The units of work that the solver's context has spent so far.
uint64_t WorkSpent(const z3::solver& solver);

// Runs `work`; an exception from Z3 becomes Internal, with `what` before its text; lack of memory
// becomes ResourceExhausted.
absl::Status Guarded(std::string_view what, const std::function<absl::Status()>& work);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_QUERY_QUESTION_H_
