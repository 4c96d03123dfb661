// A solver's answer to a question: whether its assertions have a model. Z3, cvc5 and CaDiCaL share
// one type, so their answers can be compared.
#ifndef HOTSTONE_SOLVER_QUERY_ANSWER_H_
#define HOTSTONE_SOLVER_QUERY_ANSWER_H_

namespace hotstone::solver {

enum class Answer { kSat, kUnsat, kUnknown };

// "sat", "unsat", "unknown", as in SMT-LIB.
const char* AnswerName(Answer answer);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_QUERY_ANSWER_H_
