#include "answers/verdicts/verdict_answer.h"

#include <algorithm>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "answers/shown/judge_link.h"
#include "answers/shown/terminal_style.h"
#include "base/version.h"
#include "certify/theorems.h"
#include "certify/witness.h"
#include "spec/board/move.h"

namespace hotstone::answers {
namespace {

using certify::Verdict;
using certify::VerdictKind;
using certify::Witness;

// The theorems of proofs/ behind a result for all boards: that every play ends, and its
// consequences; that passes alone end the game, or that one player's passes do.
std::vector<std::string> TheoremsBehind(const Verdict& verdict, const spec::RuleSet& rules) {
  std::vector<std::string> names;
  if (!verdict.argument.has_value()) return names;
  const std::vector<std::string>& obligations = verdict.argument->obligations;
  for (const std::string& obligation : obligations) {
    const auto theorem = certify::TheoremOfObligation(obligation);
    if (theorem.has_value()) names.push_back(certify::TheoremText(*theorem));
  }
  if (!names.empty()) return names;
  if (std::count(obligations.begin(), obligations.end(), "ends-passes-alone") > 0) {
    if (obligations.size() > 1) {
      const auto theorem = certify::TheoremOfOnlyPassing(rules);
      if (theorem.has_value()) names.push_back(certify::TheoremText(*theorem));
    } else if (const auto step = certify::StepOfObligation("ends-passes-alone"); step.has_value()) {
      for (const auto& theorem : step->theorems) names.push_back(certify::TheoremText(theorem));
    }
    return names;
  }
  for (const auto& theorem : certify::TheoremsOfTermination(rules)) {
    names.push_back(certify::TheoremText(theorem));
  }
  return names;
}

Shown Describe(const Witness& witness, const spec::RuleSet& rules, const std::string& atlas) {
  std::vector<std::string> moves, cycle, played, repeated;
  for (size_t i = 0; i < witness.moves.size(); ++i) {
    const bool repeats = i >= witness.cycle_start;
    (repeats ? cycle : moves).push_back(spec::MoveName(witness.moves[i]));
    (repeats ? repeated : played).push_back(spec::PlayerAndMove(witness.moves[i]));
  }
  if (played.empty() && !repeated.empty()) played.emplace_back("-");
  Shown shown;
  shown.Set("what", witness.what)
      .Set("rows", witness.setup.ToRows())
      .Set("to_move", spec::Letter(witness.to_move))
      .Set("moves", std::move(moves))
      .Set("cycle", std::move(cycle))
      .Say("mover", spec::ColorName(witness.to_move))
      .Say("played", std::move(played))
      .Say("repeated", std::move(repeated));
  AddJudgeLink(shown, atlas, rules, witness.setup, witness.to_move, witness.moves);
  return shown.Line("{what}; {mover} to move")
      .Line("  {rows:\n  }")
      .Line("{played?moves: {}}")
      .Line("{repeated?repeated forever: {}}")
      .Line("{link?{}}");
}

std::string TotalsRecorded(int differ, int missing) {
  std::vector<std::string> parts;
  if (differ > 0) parts.push_back(absl::StrCat(differ, " NOT AS RECORDED"));
  if (missing > 0) parts.push_back(absl::StrCat(missing, " not recorded"));
  return parts.empty() ? "all as recorded" : absl::StrJoin(parts, ", ");
}

}  // namespace

Shown Describe(const VerdictAnswer& answer, bool expect) {
  const auto& [board, rules, verdict, expected, atlas] = answer;
  const char* method = certify::MethodName(verdict.method);
  Shown shown;
  shown.Set("schema", "hotstone.result/1")
      .Set("command", "verify")
      .Set("board", board.ToString())
      .Set("rules", spec::RuleSetName(rules))
      .Set("claim", verdict.claim)
      .Set("clauses", verdict.clauses)
      .Set("verdict", certify::VerdictName(verdict.kind))
      .Set("expected", Maybe(expected, [](const auto& recorded) { return recorded.verdict; }))
      .Set("method", method)
      .Set("bound", std::nullopt)
      .Set("level", certify::LevelName(verdict.level))
      .Set("figure", verdict.figure)
      .Set("situations", verdict.situations)
      .Set("transitions", verdict.transitions)
      .Set("seconds", verdict.seconds)
      .Set("witness", verdict.witness.has_value()
                          ? ShownValue(Describe(*verdict.witness, rules, atlas))
                          : ShownValue(std::nullopt))
      .Set("limit", OrNull(verdict.limit))
      .Set("version", kVersion)
      .Set("note", OrNull(verdict.note));
  Shown figures;
  for (const certify::Figure& figure : verdict.figures) figures.Set(figure.name, figure.value);
  const auto& argument = verdict.argument;
  shown.Set("figures", std::move(figures))
      .Set("obligations", argument.has_value() ? argument->obligations : std::vector<std::string>())
      .Set("page", Maybe(argument, [](const auto& known) { return known.page; }))
      .Set("on_paper", Maybe(argument, [](const auto& known) { return known.on_paper; }))
      .Set("theorems", TheoremsBehind(verdict, rules));
  if (expect && !expected.has_value()) {
    shown.Say("differs", "NOT RECORDED");
  } else if (expect && !answer.AsRecorded()) {
    shown.Say("differs",
              absl::StrCat("EXPECTED ", expected->verdict, " with figure ", expected->figure));
  }
  return shown.Say("kind", Painted(absl::StrFormat("%-8s", certify::VerdictName(verdict.kind))))
      .Say("how", verdict.method == certify::Method::kExhaustive
                      ? ShownValue(absl::StrCat(method, " ", board.ToString()))
                      : ShownValue(method))
      .Say("covered", verdict.transitions.has_value() ? verdict.transitions : verdict.situations)
      .Line(
          "  {claim:<19} {kind} {how:<15-} {level:<11-} {figure:>12-} {covered:>12-} "
          "{seconds:>9.2}  {differs?{}; }{limit}{limit!{note}}")
      .Line("      {witness}");
}

Shown VerdictTableHead(const spec::BoardSize& board, const spec::RuleSet& rules) {
  Shown shown;
  return shown.Say("board", board.ToString())
      .Say("rules", spec::RuleSetName(rules))
      .Line("\n{board}  {rules}")
      .Line(absl::StrFormat("  %-19s %-8s %-15s %-11s %12s %12s %9s  %s", "claim", "verdict",
                            "method", "level", "figure", "covered", "seconds", "remarks"));
}

Shown Describe(const claims::Claim& claim) {
  const std::string indent(20, ' ');
  return Shown::Result("verify")
      .Set("claim", claim.name)
      .Set("clauses", claim.clauses)
      .Set("sentence", claim.sentence)
      .Set("figure", claim.figure)
      .Set("can_fail", claim.can_fail())
      .Set("needs_finite_memory", claim.needs_finite_memory())
      .Line("{claim:<19} {sentence}")
      .Line(indent + "figure: {figure}")
      .Line("{clauses?" + indent + "clauses: {clauses:, }}")
      .Line("{can_fail!" + indent + "a count, which cannot fail}")
      .Line("{needs_finite_memory?" + indent + "needs rules without memory of the game}");
}

void VerdictTotals::Add(const VerdictAnswer& answer) {
  ++verdicts[answer.verdict.kind];
  if (!expect || answer.AsRecorded()) return;
  ++(answer.expected.has_value() ? not_as_recorded : not_recorded);
}

Shown Describe(const VerdictTotals& totals) {
  auto verdicts = totals.verdicts;
  const int fails = verdicts[VerdictKind::kFails];
  const int unknown = verdicts[VerdictKind::kUnknown];
  Shown shown;
  shown.Say("holds", verdicts[VerdictKind::kHolds])
      .Say("fails", fails)
      .Say("unknown", unknown)
      .Say("counted", verdicts[VerdictKind::kCounted])
      .Say("recorded", !totals.expect
                           ? std::string()
                           : TotalsRecorded(totals.not_as_recorded, totals.not_recorded));
  const int wrong = totals.expect ? totals.not_as_recorded : fails;
  const int open = totals.expect ? totals.not_recorded : unknown;
  shown.ExitWith(wrong > 0 ? kExitFails : open > 0 ? kExitUnknown : kExitOk);
  return shown.Line(
      "\n{holds} hold, {fails} fail, {unknown} unknown{counted?, {} counted}{recorded?; {}}.");
}

}  // namespace hotstone::answers
