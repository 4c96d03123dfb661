#include "claims/robust_claim.h"

#include "absl/strings/str_cat.h"
#include "base/bytes_text.h"
#include "certify/robust/robust.h"
#include "enumerate/robust/robust_bounds.h"
#include "enumerate/values/intervals.h"

namespace hotstone::claims {

using certify::CountOf;
using certify::RobustHot;
using certify::RobustUnder;
using certify::Verdict;

void CountRobustPositions(ClaimState& state, const spec::RuleSet& rules, Verdict& verdict) {
  const RobustHot hot = RobustUnder(RobustHot::kSingle, rules).ok() ? RobustHot::kSingle : RobustHot::kEvery;
  if (const auto covered = RobustUnder(hot, rules); !covered.ok()) return SetUnknown(covered, verdict);
  const enumerate::IntervalOptions options{state.options.threads, false};
  const uint64_t bytes = enumerate::IntervalBytes(state.grid, options);
  if (bytes > state.options.memory_bytes) {
    verdict.limit = absl::StrCat("needs about ", BytesText(bytes), ", --memory is ",
                                 BytesText(state.options.memory_bytes));
    return;
  }
  auto found = state.robust.find(hot);
  if (found == state.robust.end()) {
    found = state.robust.emplace(hot, CountRobust(state.grid, hot, options, state.options.progress)).first;
  }
  if (!found->second.ok()) return SetUnknown(found->second.status(), verdict);
  const enumerate::RobustCount& count = *found->second;
  verdict.kind = certify::VerdictKind::kCounted;
  verdict.method = certify::Method::kExhaustive;
  verdict.level = certify::Level::kEnumerated;
  verdict.situations = count.positions;
  verdict.figure = count.same;
  verdict.figures = {CountOf("same_under_every_rule", count.same),
                     CountOf("positions", count.positions),
                     {"empty_lower", count.empty.lo},
                     {"empty_upper", count.empty.hi}};
  verdict.note = absl::StrCat(count.same, " of ", count.positions,
                              " positions have the same value under every rule of repetition; empty board [",
                              count.empty.lo, ", ", count.empty.hi, "]");
}

}  // namespace hotstone::claims
