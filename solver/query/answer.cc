#include "solver/query/answer.h"

namespace hotstone::solver {

const char* AnswerName(Answer answer) {
  switch (answer) {
    case Answer::kSat:
      return "sat";
    case Answer::kUnsat:
      return "unsat";
    case Answer::kUnknown:
      break;
  }
  return "unknown";
}

}  // namespace hotstone::solver
