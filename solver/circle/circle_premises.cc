// Premises are found by halves (QuickXplain: Junker 2004).
//
// For example, if only the calls of takes 3 and 7 of eight matter, the image of the first four is
// not enough, nor that of the last four. With the last four kept, 3 is found among the first; with
// 3 kept, 7 is found among the last.
#include "solver/circle/circle_premises.h"

#include <algorithm>
#include <cassert>

#include "base/status_macros.h"

namespace hotstone::solver {

absl::StatusOr<bool> CirclePremises::Excludes(const Partial& calls,
                                              const Question& question) const {
  ASSIGN_OR_RETURN(const auto image, image_(calls));
  return (image[question.take] & question.excluded) == 0;
}

// Takes among which there are enough premises: those consulted for this take before, if they are
// enough again, or all of which anything is said.
absl::StatusOr<std::vector<size_t>> CirclePremises::Candidates(const Question& question) const {
  Partial part(takes_, all_);
  for (const size_t c : consulted_[question.take]) part[c] = question.calls[c];
  ASSIGN_OR_RETURN(const bool enough, Excludes(part, question));
  if (!enough) {
    part = question.calls;
    ASSIGN_OR_RETURN(const bool all_are_enough, Excludes(part, question));
    if (!all_are_enough) return absl::DataLossError("a clause does not follow from its premises");
  }
  std::vector<size_t> candidates;
  for (size_t take = 0; take < takes_; ++take) {
    if (part[take] != all_) candidates.push_back(take);
  }
  return candidates;
}

// Of the candidates a minimal part whose calls, with those of `base`, exclude the calls asked
// about. `grown`: base has grown since it was last asked.
absl::StatusOr<std::vector<size_t>> CirclePremises::Least(
    const Question& question, Partial base, bool grown,
    const std::vector<size_t>& candidates) const {
  if (grown) {
    ASSIGN_OR_RETURN(const bool enough, Excludes(base, question));
    if (enough) return std::vector<size_t>();
  }
  assert(!candidates.empty());
  if (candidates.size() == 1) return candidates;
  const auto middle = candidates.begin() + static_cast<std::ptrdiff_t>(candidates.size() / 2);
  const std::vector<size_t> first(candidates.begin(), middle);
  const std::vector<size_t> second(middle, candidates.end());
  Partial with_first = base;
  for (const size_t c : first) with_first[c] = question.calls[c];
  ASSIGN_OR_RETURN(auto needed, Least(question, with_first, true, second));
  for (const size_t c : needed) base[c] = question.calls[c];
  ASSIGN_OR_RETURN(const auto more, Least(question, base, !needed.empty(), first));
  needed.insert(needed.end(), more.begin(), more.end());
  return needed;
}

absl::StatusOr<std::vector<CalledTake>> CirclePremises::Of(const Partial& calls, size_t take,
                                                           Calls excluded) const {
  const Question question{calls, take, excluded};
  ASSIGN_OR_RETURN(const auto candidates, Candidates(question));
  Partial part(takes_, all_);
  ASSIGN_OR_RETURN(auto needed, Least(question, part, true, candidates));
  std::sort(needed.begin(), needed.end());
  for (const size_t c : needed) part[c] = calls[c];
  std::vector<CalledTake> premises;
  for (const size_t c : needed) {
    for (Calls call = 1; (call & all_) != 0; call = static_cast<Calls>(call << 1)) {
      const Calls narrow = std::exchange(part[c], static_cast<Calls>(part[c] | call));
      if (part[c] == narrow) continue;
      ASSIGN_OR_RETURN(const bool enough, Excludes(part, question));
      if (!enough) part[c] = narrow;
    }
    premises.push_back({c, part[c]});
  }
  return premises;
}

}  // namespace hotstone::solver
