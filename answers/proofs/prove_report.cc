// Proofs and obligations as text, as JSON, and as lines for the record.
//
// A row of the table has the verdict and the method, the seconds, whether the assumptions are
// satisfiable (not vacuous), how many mutants were caught, and how other solvers answered the same
// questions. AddAnswer counts the answers of another solver, question by question: agreed,
// undecided, or a disagreement, which names the file. Details follow below the row: a
// counterexample that was replayed, defects, disagreements. ProofRecord is one tab-separated line
// for docs/, in which an unexpected verdict becomes the word AMISS.
//
// For example, if an obligation has two main questions, and cvc5 agrees with Z3 on one and leaves
// the other undecided, the agreement is "1 of 2"; had it answered the first one differently, the
// row would say DISAGREES and a line below it would name the file. An obligation whose three
// mutants were all caught has 3/3.
#include "answers/proofs/prove_report.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "base/version.h"
#include "certify/theorems.h"
#include "formats/json_line.h"

namespace hotstone::answers {
namespace {

using solver::Check;
using solver::Proof;

const char* CheckWord(Check check) {
  switch (check) {
    case Check::kPassed:
      return "yes";
    case Check::kFailed:
      return "NO";
    case Check::kUnknown:
      return "unknown";
    case Check::kNotAsked:
      break;
  }
  return "-";
}

const char* ReachName(solver::Scope scope) {
  switch (scope) {
    case solver::Scope::kAllBoards:
      return "all boards";
    case solver::Scope::kBoard:
      return "each board";
    case solver::Scope::kBounded:
      break;
  }
  return "bounded";
}

// Each is written as "name: words".
std::vector<std::string> MutantLines(const solver::ObligationInfo& info) {
  std::vector<std::string> lines;
  for (const auto& mutant : info.mutants)
    lines.push_back(absl::StrCat(mutant.name, ": ", mutant.words));
  return lines;
}

std::string MutantsText(const Proof& proof) {
  if (proof.mutants.empty()) return "-";
  const auto caught =
      std::count_if(proof.mutants.begin(), proof.mutants.end(),
                    [](const auto& mutant) { return mutant.caught == Check::kPassed; });
  return absl::StrCat(caught, "/", proof.mutants.size());
}

std::string MethodText(const Proof& proof) {
  const char* method = certify::MethodName(proof.method);
  if (method == nullptr) return "-";
  // "all boards" or "all numbers" is enough; the others name their board and bound.
  return proof.method == certify::Method::kAllBoards ? proof.instance
                                                     : absl::StrCat(method, " ", proof.instance);
}

// "agrees"; "2 of 3" of the obligation's own questions decided, the others not; "skipped"; "-" if
// not requested.
std::string AgreementText(const Agreement& agreement) {
  if (!agreement.skipped.empty()) return "skipped";
  if (agreement.solver.empty()) return "-";
  if (!agreement.disagreements.empty()) return "DISAGREES";
  if (agreement.main_questions == 0) return "-";
  if (agreement.main_agreed == agreement.main_questions) return "agrees";
  if (agreement.main_agreed == 0) return "no answer";
  return absl::StrCat(agreement.main_agreed, " of ", agreement.main_questions);
}

void SetAgreement(formats::JsonLine& json, const char* key, const Agreement& agreement) {
  if (agreement.solver.empty()) {
    agreement.skipped.empty() ? json.SetNull(key) : json.Set(key, "skipped: " + agreement.skipped);
    return;
  }
  formats::JsonLine line;
  line.Set("solver", agreement.solver).Set("agreement", AgreementText(agreement));
  line.Set("questions", agreement.questions).Set("agreed", agreement.agreed);
  line.Set("undecided", agreement.undecided).Set("disagreements", agreement.disagreements);
  line.Set("seconds", agreement.seconds)
      .Set("proof_bytes", agreement.proof_bytes)
      .Set("lrat_bytes", agreement.lrat_bytes);
  json.Set(key, line);
}

std::vector<std::string> TheoremTexts(const certify::ProofStep& step) {
  std::vector<std::string> texts;
  for (const auto& theorem : step.theorems) texts.push_back(certify::TheoremText(theorem));
  return texts;
}

// The theorem of proofs/ that matches the obligation, if there is one; and, for an obligation not
// about rules, the theorem that it is a step of.
void SetTheorem(formats::JsonLine& json, const std::string& obligation) {
  const auto theorem = certify::TheoremOfObligation(obligation);
  theorem.has_value() ? json.Set("theorem", certify::TheoremText(*theorem))
                      : json.SetNull("theorem");
  const auto step = certify::StepOfObligation(obligation);
  if (!step.has_value()) {
    json.SetNull("step_of");
    return;
  }
  formats::JsonLine line;
  line.Set("statement", step->of).Set("theorems", TheoremTexts(*step));
  json.Set("step_of", line);
}

std::string Indented(const std::string& text) {
  std::string result;
  for (const auto line : absl::StrSplit(text, '\n')) {
    if (!line.empty()) absl::StrAppend(&result, "        ", line, "\n");
  }
  return result;
}

}  // namespace

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

std::string ProofTableHead() {
  return absl::StrFormat("  %-34s %-8s %-18s %9s %11s %8s %-10s %-10s  %s\n", "obligation",
                         "verdict", "method", "seconds", "not vacuous", "mutants", "second", "SAT",
                         "remarks");
}

std::string ProofTableRow(const Proof& proof, const Agreements& agreements) {
  if (!proof.not_applicable.empty()) {
    return absl::StrFormat("  %-34s %-8s %-18s %9s %11s %8s %-10s %-10s  %s\n",
                           proof.obligation.name, "-", "-", "-", "-", "-", "-", "-",
                           "not on " + proof.instance + ": " + proof.not_applicable);
  }
  std::string remarks = proof.limit;
  if (proof.kind != proof.obligation.expected) {
    remarks = absl::StrCat("EXPECTED ", certify::VerdictName(proof.obligation.expected),
                           remarks.empty() ? "" : "; ", remarks);
  }
  double seconds = 0;
  for (const auto& part : proof.parts) seconds += part.build_seconds + part.seconds;
  return absl::StrFormat("  %-34s %-8s %-18s %9.2f %11s %8s %-10s %-10s  %s\n",
                         proof.obligation.name, certify::VerdictName(proof.kind), MethodText(proof),
                         seconds, CheckWord(proof.not_vacuous), MutantsText(proof),
                         AgreementText(agreements.second), AgreementText(agreements.sat), remarks);
}

std::string ProofDetails(const Proof& proof, const Agreements& agreements) {
  std::string text;
  if (!proof.witness_text.empty()) text += Indented(proof.witness_text);
  for (const std::string& defect : proof.defects)
    absl::StrAppend(&text, "      DEFECT: ", defect, "\n");
  for (const Agreement* agreement : {&agreements.second, &agreements.sat}) {
    for (const std::string& line : agreement->disagreements) {
      absl::StrAppend(&text, "      DISAGREEMENT: ", line, "\n");
    }
  }
  return text;
}

std::string ProofJson(const Proof& proof, const Agreements& agreements) {
  formats::JsonLine json;
  json.Set("schema", "hotstone.result/1")
      .Set("command", "prove")
      .Set("obligation", proof.obligation.name);
  json.Set("clauses", proof.obligation.clauses).Set("instance", proof.instance);
  json.Set("expected", certify::VerdictName(proof.obligation.expected));
  if (!proof.not_applicable.empty()) {
    json.SetNull("verdict").Set("not_applicable", proof.not_applicable).Set("version", kVersion);
    return json.ToString();
  }
  json.Set("verdict", certify::VerdictName(proof.kind));
  const char* method = certify::MethodName(proof.method);
  method == nullptr ? json.SetNull("method") : json.Set("method", method);
  std::vector<formats::JsonLine> parts;
  for (const auto& part : proof.parts) {
    formats::JsonLine line;
    line.Set("name", part.name).Set("answer", solver::AnswerName(part.answer));
    line.Set("build_seconds", part.build_seconds)
        .Set("seconds", part.seconds)
        .Set("rlimit_used", part.work);
    parts.push_back(std::move(line));
  }
  json.Set("parts", parts).Set("rlimit_used", proof.work).Set("seconds", proof.seconds);
  json.Set("not_vacuous", CheckWord(proof.not_vacuous));
  std::vector<formats::JsonLine> mutants;
  for (const auto& mutant : proof.mutants) {
    formats::JsonLine line;
    line.Set("name", mutant.name)
        .Set("words", mutant.words)
        .Set("caught", CheckWord(mutant.caught));
    line.Set("model", mutant.model);
    mutants.push_back(std::move(line));
  }
  json.Set("mutants", mutants);
  SetAgreement(json, "second_solver", agreements.second);
  SetAgreement(json, "sat_solver", agreements.sat);
  proof.limit.empty() ? json.SetNull("limit") : json.Set("limit", proof.limit);
  proof.witness_text.empty() ? json.SetNull("witness") : json.Set("witness", proof.witness_text);
  json.Set("on_paper", proof.obligation.on_paper).Set("defects", proof.defects);
  json.Set("as_expected", proof.AsExpected() && !agreements.Disagree()).Set("version", kVersion);
  SetTheorem(json, proof.obligation.name);
  return json.ToString();
}

std::string ProofRecord(const Proof& proof, const Agreements& agreements) {
  if (!proof.not_applicable.empty()) return "";
  double build = 0;
  double solve = 0;
  for (const auto& part : proof.parts) {
    build += part.build_seconds;
    solve += part.seconds;
  }
  const std::string verdict =
      proof.AsExpected() && !agreements.Disagree() ? certify::VerdictName(proof.kind) : "AMISS";
  return absl::StrJoin(
      {proof.obligation.name, std::string(ReachName(proof.obligation.scope)), proof.instance,
       proof.kind == certify::VerdictKind::kUnknown ? "unknown" : verdict,
       absl::StrFormat("%.2f", build), absl::StrFormat("%.2f", solve), absl::StrCat(proof.work),
       std::string(CheckWord(proof.not_vacuous)), MutantsText(proof),
       AgreementText(agreements.second), AgreementText(agreements.sat), proof.obligation.statement},
      "\t");
}

std::string ObligationText(const solver::ObligationInfo& info) {
  const bool one_domain = info.scope == solver::Scope::kAllBoards;
  std::string text =
      absl::StrCat(info.name, "  (", one_domain ? info.domain : ReachName(info.scope),
                   "; expected: ", certify::VerdictName(info.expected), ")\n    ", info.statement,
                   "\n    ", absl::StrJoin(info.clauses, " "), "\n");
  if (info.scope == solver::Scope::kBounded) {
    absl::StrAppend(&text, "    bound: ", info.bound, " by default, at most ", info.most_bound,
                    "\n");
  }
  if (!info.on_paper.empty()) absl::StrAppend(&text, "    on paper: ", info.on_paper, "\n");
  if (const auto theorem = certify::TheoremOfObligation(info.name)) {
    absl::StrAppend(&text, "    theorem: ", certify::TheoremText(*theorem), "\n");
  }
  if (const auto step = certify::StepOfObligation(info.name)) {
    absl::StrAppend(&text, "    a step of arithmetic, towards: ", step->of, "\n");
    for (const std::string& theorem : TheoremTexts(*step)) {
      absl::StrAppend(&text, "    carried by the theorem: ", theorem, "\n");
    }
  }
  for (const std::string& mutant : MutantLines(info))
    absl::StrAppend(&text, "    mutant ", mutant, "\n");
  return text;
}

std::string ObligationJson(const solver::ObligationInfo& info) {
  formats::JsonLine json;
  json.Set("schema", "hotstone.result/1")
      .Set("command", "prove --list")
      .Set("obligation", info.name);
  json.Set("reach", ReachName(info.scope)).Set("expected", certify::VerdictName(info.expected));
  json.Set("statement", info.statement).Set("clauses", info.clauses).Set("on_paper", info.on_paper);
  json.Set("mutants", MutantLines(info)).Set("version", kVersion);
  SetTheorem(json, info.name);
  return json.ToString();
}

}  // namespace hotstone::answers
