#include "answers/verdicts/verdict_output.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "answers/shown/terminal_style.h"
#include "base/version.h"
#include "certify/theorems.h"
#include "certify/witness.h"
#include "formats/json_line.h"

namespace hotstone::answers {
namespace {

using certify::Verdict;
using certify::Witness;

std::string MovesText(const Witness& witness, size_t first, size_t last) {
  std::string text;
  for (size_t i = first; i < last; ++i) {
    absl::StrAppend(&text, text.empty() ? "" : " ", spec::Letter(witness.moves[i].player), ":",
                    spec::MoveName(witness.moves[i]));
  }
  return text.empty() ? "-" : text;
}

std::vector<std::string> MoveNames(const Witness& witness, size_t first, size_t last) {
  std::vector<std::string> names;
  for (size_t i = first; i < last; ++i) names.push_back(spec::MoveName(witness.moves[i]));
  return names;
}

// The theorems of proofs/ behind a result for all boards: that every play ends, and its
// consequences; that passes alone end the game, or that one player's passes do.
std::vector<std::string> TheoremsBehind(const Verdict& verdict, const spec::RuleSet& rules) {
  std::vector<std::string> names;
  if (!verdict.argument.has_value()) return names;
  const std::vector<std::string>& obligations = verdict.argument->obligations;
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

}  // namespace

std::string VerdictTableHead() {
  return absl::StrFormat("  %-19s %-8s %-15s %-11s %12s %12s %9s  %s\n", "claim", "verdict",
                         "method", "level", "figure", "covered", "seconds", "remarks");
}

std::string VerdictTableRow(const Verdict& verdict, const spec::BoardSize& board, bool expect,
                            const std::optional<ExpectedVerdict>& expected) {
  const char* method = certify::MethodName(verdict.method);
  const char* level = certify::LevelName(verdict.level);
  std::string method_text = method == nullptr ? "-" : method;
  if (verdict.method == certify::Method::kExhaustive)
    absl::StrAppend(&method_text, " ", board.ToString());
  std::string remarks = verdict.limit.empty() ? verdict.note : verdict.limit;
  if (expect && !expected.has_value()) {
    remarks = "NOT RECORDED; " + remarks;
  } else if (expect && !Matches(*expected, verdict)) {
    remarks = absl::StrCat("EXPECTED ", expected->verdict, " with figure ", expected->figure, "; ",
                           remarks);
  }
  return absl::StrFormat("  %-19s %s %-15s %-11s %12s %12s %9.2f  %s\n", verdict.claim,
                         Painted(absl::StrFormat("%-8s", certify::VerdictName(verdict.kind))),
                         method_text, level == nullptr ? "-" : level,
                         verdict.figure.has_value() ? absl::StrCat(*verdict.figure) : "-",
                         verdict.transitions.has_value()  ? absl::StrCat(*verdict.transitions)
                         : verdict.situations.has_value() ? absl::StrCat(*verdict.situations)
                                                          : "-",
                         verdict.seconds, remarks);
}

std::string WitnessText(const Witness& witness) {
  std::string text =
      absl::StrCat("      ", witness.what, "; ", spec::ColorName(witness.to_move), " to move\n");
  for (const std::string& row : witness.setup.ToRows())
    absl::StrAppend(&text, "        ", row, "\n");
  if (witness.moves.empty()) return text;
  absl::StrAppend(&text, "      moves: ", MovesText(witness, 0, witness.cycle_start), "\n");
  if (witness.cycle_start < witness.moves.size()) {
    absl::StrAppend(&text, "      repeated forever: ",
                    MovesText(witness, witness.cycle_start, witness.moves.size()), "\n");
  }
  return text;
}

std::string VerdictJson(const Verdict& verdict, const spec::BoardSize& board,
                        const spec::RuleSet& rules,
                        const std::optional<ExpectedVerdict>& expected) {
  formats::JsonLine json;
  const auto text_or_null = [&](const char* key, const char* value) {
    value == nullptr ? json.SetNull(key) : json.Set(key, value);
  };
  const auto number_or_null = [&](const char* key, const std::optional<uint64_t>& value) {
    value.has_value() ? json.Set(key, *value) : json.SetNull(key);
  };
  json.Set("schema", "hotstone.result/1")
      .Set("command", "verify")
      .Set("board", board.ToString())
      .Set("rules", spec::RuleSetName(rules))
      .Set("claim", verdict.claim)
      .Set("clauses", verdict.clauses)
      .Set("verdict", certify::VerdictName(verdict.kind));
  text_or_null("expected", expected.has_value() ? expected->verdict.c_str() : nullptr);
  text_or_null("method", certify::MethodName(verdict.method));
  json.SetNull("bound");
  text_or_null("level", certify::LevelName(verdict.level));
  number_or_null("figure", verdict.figure);
  number_or_null("situations", verdict.situations);
  number_or_null("transitions", verdict.transitions);
  json.Set("seconds", verdict.seconds);
  if (verdict.witness.has_value()) {
    const Witness& witness = *verdict.witness;
    formats::JsonLine object;
    object.Set("what", witness.what)
        .Set("rows", witness.setup.ToRows())
        .Set("to_move", spec::Letter(witness.to_move))
        .Set("moves", MoveNames(witness, 0, witness.cycle_start))
        .Set("cycle", MoveNames(witness, witness.cycle_start, witness.moves.size()));
    json.Set("witness", object);
  } else {
    json.SetNull("witness");
  }
  text_or_null("limit", verdict.limit.empty() ? nullptr : verdict.limit.c_str());
  json.Set("version", kVersion);
  text_or_null("note", verdict.note.empty() ? nullptr : verdict.note.c_str());
  formats::JsonLine figures;
  for (const certify::Figure& figure : verdict.figures) figures.Set(figure.name, figure.value);
  json.Set("figures", figures);
  if (verdict.argument.has_value()) {
    json.Set("obligations", verdict.argument->obligations)
        .Set("page", verdict.argument->page)
        .Set("on_paper", verdict.argument->on_paper);
  } else {
    json.Set("obligations", std::vector<std::string>()).SetNull("page").SetNull("on_paper");
  }
  json.Set("theorems", TheoremsBehind(verdict, rules));
  return json.ToString();
}

std::string ClaimText(const claims::Claim& claim) {
  std::string text = absl::StrFormat("%-19s %s\n", claim.name, claim.sentence);
  absl::StrAppend(&text, "                    figure: ", claim.figure, "\n");
  if (!claim.clauses.empty()) {
    absl::StrAppend(&text, "                    clauses: ", absl::StrJoin(claim.clauses, ", "),
                    "\n");
  }
  if (!claim.can_fail()) absl::StrAppend(&text, "                    a count, which cannot fail\n");
  if (claim.needs_finite_memory()) {
    absl::StrAppend(&text, "                    needs rules without memory of the game\n");
  }
  return text;
}

std::string ClaimJson(const claims::Claim& claim) {
  formats::JsonLine json;
  json.Set("schema", "hotstone.result/1")
      .Set("command", "verify")
      .Set("claim", claim.name)
      .Set("clauses", claim.clauses)
      .Set("sentence", claim.sentence)
      .Set("figure", claim.figure)
      .Set("can_fail", claim.can_fail())
      .Set("needs_finite_memory", claim.needs_finite_memory())
      .Set("version", kVersion);
  return json.ToString();
}

}  // namespace hotstone::answers
