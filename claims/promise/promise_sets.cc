#include "claims/promise/promise_sets.h"

#include <algorithm>
#include <utility>

#include "base/status_macros.h"
#include "certify/verdict.h"
#include "claims/claims.h"
#include "spec/rules/rule_switches.h"

namespace hotstone::claims {
namespace {

void DecideStrong(SetAnswer& answer) {
  answer.theorems = certify::TheoremsOfTermination(answer.rules);
  if (!answer.theorems.empty()) {
    answer.answer = PromiseAnswer::kKept;
    return;
  }
  answer.game = EndlessUnder(answer.rules);
  if (answer.game == nullptr) return;
  answer.answer = PromiseAnswer::kBroken;
  answer.board = answer.game->size.ToString();
}

// `checker` is for 2x2.
void DecideForcedBy(ClaimChecker& checker, SetAnswer& answer) {
  answer.theorems = certify::TheoremsOfTermination(answer.rules);
  if (answer.theorems.empty()) {
    if (const auto alone = certify::TheoremOfOnlyPassing(answer.rules); alone.has_value())
      answer.theorems.push_back(*alone);
  }
  if (!answer.theorems.empty()) {
    answer.answer = PromiseAnswer::kKept;
    return;
  }
  checker.Check(
      answer.rules, [](std::string_view claim) { return claim == "forced"; },
      [&](const certify::Verdict& verdict) {
        if (verdict.kind != certify::VerdictKind::kFails) return;
        if (verdict.level != certify::Level::kCertified) return;
        answer.answer = PromiseAnswer::kBroken;
        answer.board = "2x2";
      });
}

bool IsSubset(SentenceSet a, SentenceSet b) { return (a & ~b) == 0; }

// Those with this answer for which no other set with it is related in this way.
template <typename Related>
std::vector<SetAnswer> Border(const std::vector<SetAnswer>& answers, PromiseAnswer wanted,
                              const Related& related) {
  std::vector<SetAnswer> border;
  for (const SetAnswer& one : answers) {
    const auto beyond = [&](const SetAnswer& other) {
      return other.answer == wanted && other.set != one.set && related(other.set, one.set);
    };
    if (one.answer == wanted && std::none_of(answers.begin(), answers.end(), beyond))
      border.push_back(one);
  }
  return border;
}

}  // namespace

absl::StatusOr<std::vector<SetAnswer>> DecidePromise(const PromiseText& text, PromiseKind kind,
                                                     spec::ClassBy class_by, Progress* progress) {
  ASSIGN_OR_RETURN(const spec::BoardSize square, spec::BoardSize::Create(2, 2));
  ASSIGN_OR_RETURN(ClaimChecker checker, ClaimChecker::Create(square, {}));
  const std::vector<SentenceSet> sets = SetsOf(text);
  std::vector<SetAnswer> answers;
  for (const SentenceSet set : sets) {
    if (!KeepGoing(progress, "sets of sentences", answers.size(), sets.size()))
      return absl::CancelledError("interrupted");
    SetAnswer answer;
    answer.set = set;
    answer.rules = text.rules_of(set);
    if (spec::HasEffect(answer.rules, "class_by")) answer.rules.class_by = class_by;
    // Sets in which the further sentences say nothing are the same rules.
    const auto same = std::find_if(answers.begin(), answers.end(), [&](const SetAnswer& earlier) {
      return earlier.rules == answer.rules;
    });
    if (same != answers.end()) {
      answer = *same;
      answer.set = set;
    } else if (kind == PromiseKind::kStrong) {
      DecideStrong(answer);
    } else {
      DecideForcedBy(checker, answer);
    }
    answers.push_back(std::move(answer));
  }
  return answers;
}

std::vector<SetAnswer> Minimal(const std::vector<SetAnswer>& answers) {
  return Border(answers, PromiseAnswer::kKept, IsSubset);
}

std::vector<SetAnswer> Maximal(const std::vector<SetAnswer>& answers) {
  return Border(answers, PromiseAnswer::kBroken,
                [](SentenceSet other, SentenceSet one) { return IsSubset(one, other); });
}

bool Monotone(const std::vector<SetAnswer>& answers) {
  return std::none_of(answers.begin(), answers.end(), [&](const SetAnswer& kept) {
    return kept.answer == PromiseAnswer::kKept &&
           std::any_of(answers.begin(), answers.end(), [&](const SetAnswer& other) {
             return other.answer != PromiseAnswer::kKept && IsSubset(kept.set, other.set);
           });
  });
}

}  // namespace hotstone::claims
