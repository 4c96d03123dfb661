// AddAnswer counts the answers of another solver, question by question: agreed, undecided, or a
// disagreement, which names the file.
//
// For example, if an obligation has two main questions, and cvc5 agrees with Z3 on one and leaves
// the other undecided, the agreement is "1 of 2"; had it answered the first one differently, the
// row would say DISAGREES and a line below it would name the file.
#include "answers/proofs/agreement.h"

#include "absl/strings/str_cat.h"

namespace hotstone::answers {

void AddAnswer(const solver::Script& script, solver::Answer answer, double seconds,
               Agreement& agreement) {
  ++agreement.questions;
  if (script.main) ++agreement.main_questions;
  agreement.seconds += seconds;
  if (answer == solver::Answer::kUnknown || script.status == solver::Answer::kUnknown) {
    ++agreement.undecided;
  } else if (answer == script.status) {
    ++agreement.agreed;
    if (script.main) ++agreement.main_agreed;
  } else {
    agreement.disagreements.push_back(
        absl::StrCat(script.file, ": Z3 says ", solver::AnswerName(script.status), ", ",
                     agreement.solver, " says ", solver::AnswerName(answer)));
  }
}

std::string AgreementText(const Agreement& agreement) {
  if (!agreement.skipped.empty()) return "skipped";
  if (agreement.solver.empty()) return "-";
  if (!agreement.disagreements.empty()) return "DISAGREES";
  if (agreement.main_questions == 0) return "-";
  if (agreement.main_agreed == agreement.main_questions) return "agrees";
  if (agreement.main_agreed == 0) return "no answer";
  return absl::StrCat(agreement.main_agreed, " of ", agreement.main_questions);
}

ShownValue Describe(const Agreement& agreement) {
  if (agreement.solver.empty()) {
    return agreement.skipped.empty() ? ShownValue(std::nullopt) : "skipped: " + agreement.skipped;
  }
  Shown shown;
  return shown.Set("solver", agreement.solver)
      .Set("agreement", AgreementText(agreement))
      .Set("questions", agreement.questions)
      .Set("agreed", agreement.agreed)
      .Set("undecided", agreement.undecided)
      .Set("disagreements", agreement.disagreements)
      .Set("seconds", agreement.seconds)
      .Set("proof_bytes", agreement.proof_bytes)
      .Set("lrat_bytes", agreement.lrat_bytes);
}

}  // namespace hotstone::answers
