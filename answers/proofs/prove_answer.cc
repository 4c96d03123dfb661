// A row of the table has the verdict and the method, the seconds, whether the assumptions are
// satisfiable (not vacuous), how many mutants were caught, and how other solvers answered the same
// questions. ProofRecord is one tab-separated line for docs/, in which an unexpected verdict
// becomes the word AMISS.
#include "answers/proofs/prove_answer.h"

#include <algorithm>
#include <array>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "base/version.h"
#include "certify/theorems.h"

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

std::vector<std::string> TheoremTexts(const certify::ProofStep& step) {
  std::vector<std::string> texts;
  for (const auto& theorem : step.theorems) texts.push_back(certify::TheoremText(theorem));
  return texts;
}

// The theorem of proofs/ that matches the obligation, if there is one; and, for an obligation not
// about rules, the theorem that it is a step of.
Shown& AddTheorem(const std::string& obligation, Shown& shown) {
  const auto step = certify::StepOfObligation(obligation);
  return shown.Set("theorem", Maybe(certify::TheoremOfObligation(obligation), certify::TheoremText))
      .Set("step_of", Maybe(step, [](const certify::ProofStep& found) {
             return Shown().Set("statement", found.of).Set("theorems", TheoremTexts(found));
           }));
}

constexpr std::array<const char*, 9> kColumns = {"obligation", "verdict",     "method",
                                                 "seconds",    "not vacuous", "mutants",
                                                 "second",     "SAT",         "remarks"};

Shown TableRow(const std::array<std::string, kColumns.size()>& cells) {
  Shown row;
  for (size_t i = 0; i < cells.size(); ++i) row.Set(kColumns[i], cells[i]);
  return row.Line(
      "{obligation:<34} {verdict:<8} {method:<18} {seconds:>9} {not vacuous:>11} {mutants:>8} "
      "{second:<10} {SAT:<10}  {remarks}");
}

Shown RowOf(const Proof& proof, const Agreements& agreements) {
  std::string remarks = proof.limit;
  if (proof.kind != proof.obligation.expected) {
    remarks = absl::StrCat("EXPECTED ", certify::VerdictName(proof.obligation.expected),
                           remarks.empty() ? "" : "; ", remarks);
  }
  double seconds = 0;
  for (const auto& part : proof.parts) seconds += part.build_seconds + part.seconds;
  return TableRow({proof.obligation.name, certify::VerdictName(proof.kind), MethodText(proof),
                   absl::StrFormat("%.2f", seconds), CheckWord(proof.not_vacuous),
                   MutantsText(proof), AgreementText(agreements.second),
                   AgreementText(agreements.sat), remarks});
}

// The lines that are not empty.
std::vector<std::string> Lines(const std::string& text) {
  return absl::StrSplit(text, '\n', absl::SkipEmpty());
}

std::vector<Shown> PartsOf(const Proof& proof) {
  std::vector<Shown> parts;
  for (const auto& part : proof.parts) {
    parts.emplace_back();
    parts.back()
        .Set("name", part.name)
        .Set("answer", solver::AnswerName(part.answer))
        .Set("build_seconds", part.build_seconds)
        .Set("seconds", part.seconds)
        .Set("rlimit_used", part.work);
  }
  return parts;
}

std::vector<Shown> MutantsOf(const Proof& proof) {
  std::vector<Shown> mutants;
  for (const auto& mutant : proof.mutants) {
    mutants.emplace_back();
    mutants.back()
        .Set("name", mutant.name)
        .Set("words", mutant.words)
        .Set("caught", CheckWord(mutant.caught))
        .Set("model", mutant.model);
  }
  return mutants;
}

}  // namespace

Shown ProofTableHead() {
  std::array<std::string, kColumns.size()> cells;
  std::copy(kColumns.begin(), kColumns.end(), cells.begin());
  return Shown().Say("row", TableRow(cells)).Line("  {row}");
}

Shown Describe(const Proof& proof, const Agreements& agreements) {
  Shown shown = Shown::Result("prove");
  shown.Set("obligation", proof.obligation.name)
      .Set("clauses", proof.obligation.clauses)
      .Set("instance", proof.instance)
      .Set("expected", certify::VerdictName(proof.obligation.expected))
      .Line("  {row}");
  if (!proof.not_applicable.empty()) {
    return shown.Set("verdict", std::nullopt)
        .Set("not_applicable", proof.not_applicable)
        .Say("row",
             TableRow({proof.obligation.name, "-", "-", "-", "-", "-", "-", "-",
                       absl::StrCat("not on ", proof.instance, ": ", proof.not_applicable)}));
  }
  const char* const method = certify::MethodName(proof.method);
  std::vector<std::string> disagreements = agreements.second.disagreements;
  disagreements.insert(disagreements.end(), agreements.sat.disagreements.begin(),
                       agreements.sat.disagreements.end());
  shown.Set("verdict", certify::VerdictName(proof.kind))
      .Set("method", method == nullptr ? ShownValue(std::nullopt) : method)
      .Set("parts", PartsOf(proof))
      .Set("rlimit_used", proof.work)
      .Set("seconds", proof.seconds)
      .Set("not_vacuous", CheckWord(proof.not_vacuous))
      .Set("mutants", MutantsOf(proof))
      .Set("second_solver", Describe(agreements.second))
      .Set("sat_solver", Describe(agreements.sat))
      .Set("limit", OrNull(proof.limit))
      .Set("witness", OrNull(proof.witness_text))
      .Set("on_paper", proof.obligation.on_paper)
      .Set("defects", proof.defects)
      .Set("as_expected", proof.AsExpected() && !agreements.Disagree())
      .Set("version", kVersion)
      .Say("row", RowOf(proof, agreements))
      .Say("witness_lines", Lines(proof.witness_text))
      .Say("disagreements", disagreements);
  return AddTheorem(proof.obligation.name, shown)
      .Line("{witness_lines?        {:\n        }}")
      .Line("{defects?      DEFECT: {:\n      DEFECT: }}")
      .Line("{disagreements?      DISAGREEMENT: {:\n      DISAGREEMENT: }}");
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

void ProveTally::Add(const Proof& proof, const Agreements& agreements) {
  if (!proof.not_applicable.empty()) return;
  (proof.kind == certify::VerdictKind::kHolds   ? holds
   : proof.kind == certify::VerdictKind::kFails ? fails
                                                : unknown)++;
  const bool unknown_verdict = proof.kind == certify::VerdictKind::kUnknown &&
                               proof.obligation.expected != certify::VerdictKind::kUnknown;
  bool unknown_check = proof.not_vacuous == Check::kUnknown;
  for (const auto& mutant : proof.mutants) unknown_check |= mutant.caught == Check::kUnknown;
  if (!proof.defects.empty() || agreements.Disagree() ||
      (!unknown_verdict && proof.kind != proof.obligation.expected)) {
    ++amiss;
  } else if (unknown_verdict || unknown_check) {
    ++undecided;
  }
}

Shown Describe(const ProveTally& tally) {
  Shown shown;
  return shown.Say("holds", tally.holds)
      .Say("fails", tally.fails)
      .Say("unknown", tally.unknown)
      .Say("amiss", tally.amiss)
      .Say("undecided", tally.undecided)
      .Line(
          "\n{holds} hold, {fails} fail, {unknown} unknown; {amiss?{} NOT AS EXPECTED}{amiss!"
          "{undecided?{} undecided, the others as expected}{undecided!all as expected}}.")
      .ExitWith(tally.amiss > 0       ? kExitFails
                : tally.undecided > 0 ? kExitUnknown
                                      : kExitOk);
}

Shown Describe(const solver::ObligationInfo& info) {
  Shown shown = Shown::Result("prove --list");
  shown.Set("obligation", info.name)
      .Set("reach", ReachName(info.scope))
      .Set("expected", certify::VerdictName(info.expected))
      .Set("statement", info.statement)
      .Set("clauses", info.clauses)
      .Set("on_paper", info.on_paper)
      .Set("mutants", MutantLines(info))
      .Set("version", kVersion)
      .Say("where", info.scope == solver::Scope::kAllBoards ? info.domain : ReachName(info.scope))
      .Say("bounded", info.scope == solver::Scope::kBounded)
      .Say("bound", info.bound)
      .Say("most_bound", info.most_bound);
  return AddTheorem(info.name, shown)
      .Line("{obligation}  ({where}; expected: {expected})")
      .Line("    {statement}")
      .Line("    {clauses}")
      .Line("{bounded?    bound: {bound} by default, at most {most_bound}}")
      .Line("{on_paper?    on paper: {}}")
      .Line("{theorem?    theorem: {}}")
      .Line("{step_of?    a step of arithmetic, towards: {step_of.statement}}")
      .Line("{step_of.theorems?    carried by the theorem: {:\n    carried by the theorem: }}")
      .Line("{mutants?    mutant {:\n    mutant }}");
}

}  // namespace hotstone::answers
