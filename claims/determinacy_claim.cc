#include "claims/determinacy_claim.h"

#include <cassert>

#include "absl/strings/str_cat.h"
#include "base/number_text.h"
#include "certify/check.h"
#include "certify/solution/solution_under.h"
#include "certify/witness.h"
#include "claims/argument.h"
#include "claims/certificates.h"
#include "claims/claim_files.h"
#include "claims/history_claims.h"
#include "enumerate/robust/robust_count.h"
#include "enumerate/rules/situation.h"
#include "enumerate/rules/spec_bridge.h"
#include "enumerate/values/intervals.h"

namespace hotstone::claims {

using certify::CountOf;
using certify::FreshRobustUnder;
using certify::Level;
using certify::Method;
using certify::RobustHot;
using certify::Verdict;
using certify::VerdictKind;
using certify::Witness;
using enumerate::BitSituation;
using enumerate::FinalWorth;
using enumerate::FiniteRules;
using enumerate::Interval;
using enumerate::Stones;
using enumerate::ToSpec;

void DecideDeterminacyAgainst(const IntervalCheck& check, ClaimState& state,
                              const spec::RuleSet& rules, Verdict& verdict) {
  const auto solved = SolveIntervals(check, state, rules, *FiniteRules::From(rules),
                                     FinalWorth::kArea, verdict.claim);
  if (!solved.ok()) return SetUnknown(solved.status(), verdict);
  uint64_t up_to_symmetry = 0;
  uint64_t undetermined = 0;
  std::optional<std::pair<Stones, Interval>> example;
  solved->table.ForEachUndetermined(state.index, [&](Stones stones, Interval interval, int orbit) {
    ++up_to_symmetry;
    undetermined += static_cast<uint64_t>(orbit);
    if (!example.has_value()) example = {stones, interval};
  });
  verdict.level = solved->checked.has_value() ? Level::kCertified : Level::kEnumerated;
  verdict.situations =
      solved->checked.has_value() ? solved->checked->situations : state.index.size();
  if (solved->checked.has_value()) verdict.transitions = solved->checked->transitions;
  const Interval empty = solved->table.ForBlack(BitSituation{});
  verdict.kind = undetermined == 0 ? VerdictKind::kHolds : VerdictKind::kFails;
  verdict.method = Method::kExhaustive;
  verdict.figure = undetermined;
  verdict.figures = {CountOf("undetermined", undetermined),
                     CountOf("positions", state.index.size()),
                     CountOf("undetermined_up_to_symmetry", up_to_symmetry),
                     {"empty_lo", empty.lo},
                     {"empty_hi", empty.hi}};
  verdict.note = absl::StrCat(undetermined, " of ", state.index.size(), " positions undetermined (",
                              up_to_symmetry, " up to symmetry); empty board [", empty.lo, ", ",
                              empty.hi, "]");
  NoteWritten(solved->written, verdict);
  if (!example.has_value()) return;
  if (empty.lo < empty.hi) example = {Stones{}, empty};
  verdict.witness = Witness{ToSpec(example->first, state.size),
                            spec::Color::kBlack,
                            {},
                            0,
                            absl::StrCat("an undetermined position: interval [", example->second.lo,
                                         ", ", example->second.hi, "]"),
                            example->second.lo,
                            example->second.hi};
}

void DecideDeterminacy(ClaimState& state, const spec::RuleSet& rules, Verdict& verdict) {
  assert(FiniteRules::From(rules).ok());
  DecideDeterminacyAgainst(certify::CheckIntervals, state, rules, verdict);
}

bool DeterminateByArgument(const spec::RuleSet& rules, Verdict& verdict) {
  Verdict ends;
  if (!EndsByArgument(rules, ends)) return false;
  HoldsByArgument(
      "every game ends, so each position with its history has one value, by backward induction",
      ends.argument->obligations, "docs/explanation/determinacy.md",
      {absl::StrCat("every game ends (", ends.argument->page, ")"), ends.argument->on_paper,
       "backward induction over games that all end"},
      verdict);
  return true;
}

void DecideDeterminacyWithHistory(ClaimState& /*state*/, const spec::RuleSet& rules,
                                  Verdict& verdict) {
  if (DeterminateByArgument(rules, verdict)) return;
  verdict.limit = "no argument shows that every game ends under this rule set on all boards";
}

void CountRobustPositions(ClaimState& state, const spec::RuleSet& rules, Verdict& verdict) {
  const RobustHot hot =
      FreshRobustUnder(RobustHot::kSingle, rules).ok() ? RobustHot::kSingle : RobustHot::kEvery;
  if (const auto covered = FreshRobustUnder(hot, rules); !covered.ok())
    return SetUnknown(covered, verdict);
  const uint64_t bytes = enumerate::IntervalBytes(state.grid, {});
  if (bytes > state.options.memory_bytes) {
    verdict.limit = absl::StrCat("needs about ", BytesText(bytes), "; the memory limit is ",
                                 BytesText(state.options.memory_bytes));
    return;
  }
  auto found = state.robust.find(hot);
  if (found == state.robust.end()) {
    found = state.robust
                .emplace(hot, CountRobust(state.grid, hot, state.options.threads,
                                          state.options.progress))
                .first;
  }
  if (!found->second.ok()) return SetUnknown(found->second.status(), verdict);
  const enumerate::RobustCount& count = *found->second;
  verdict.kind = VerdictKind::kCounted;
  verdict.method = Method::kExhaustive;
  verdict.level = Level::kEnumerated;
  verdict.situations = count.positions;
  verdict.figure = count.same;
  verdict.figures = {CountOf("same_under_every_rule", count.same),
                     CountOf("positions", count.positions),
                     {"empty_lower", count.empty_lower},
                     {"empty_upper", count.empty_upper}};
  verdict.note =
      absl::StrCat(count.same, " of ", count.positions,
                   " positions have the same value under every rule of repetition; empty board [",
                   count.empty_lower, ", ", count.empty_upper, "]");
}

}  // namespace hotstone::claims
