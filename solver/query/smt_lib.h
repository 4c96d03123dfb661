// Questions as SMT-LIB 2 text, so any solver can answer them again.
//
// The text opens with the question: obligation, part, statement, clauses. Then come the expected
// status, the logic, the declarations and one `assert` per assertion, under a comment that states
// the assertion in words. Names of constants are those of the formulas: black_B2, rank_B2, ... The
// same assertions give the same text.
#ifndef HOTSTONE_SOLVER_QUERY_SMT_LIB_H_
#define HOTSTONE_SOLVER_QUERY_SMT_LIB_H_

#include <z3++.h>

#include <string>
#include <vector>

#include "solver/query/obligation.h"
#include "solver/query/question.h"

namespace hotstone::solver {

struct ScriptHeader {
  std::vector<std::string> comments;  // lines; may hold any text
  std::string logic;
  Answer status = Answer::kUnknown;  // expected
};

// May throw what Z3 throws. O(size of the formulas as directed graphs).
std::string SmtLibText(z3::context& context, const ScriptHeader& header,
                       const std::vector<Assertion>& assertions);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_QUERY_SMT_LIB_H_
