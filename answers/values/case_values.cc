#include "answers/values/case_values.h"

#include <map>
#include <memory>
#include <tuple>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "enumerate/rules/spec_bridge.h"
#include "enumerate/values/intervals.h"
#include "spec/rules/situation.h"

namespace hotstone::answers {
namespace {

constexpr uint64_t kMaxTableBytes = uint64_t{2} << 30;  // of all tables together

class Tables {
 public:
  absl::StatusOr<std::pair<int, int>> Value(const spec::Situation& situation,
                                            const spec::RuleSet& rule_set) {
    const spec::BoardSize& size = situation.position.size();
    if (size.points() > kMaxSolvedPoints) {
      return absl::ResourceExhaustedError(absl::StrCat("the ", size.ToString(),
                                                       " board has more than ", kMaxSolvedPoints,
                                                       " points, too many to solve here"));
    }
    ASSIGN_OR_RETURN(const auto rules, enumerate::FiniteRules::From(rule_set));
    const Key key = {size.cols(), size.rows(), rules};
    auto found = tables_.find(key);
    if (found == tables_.end()) {
      ASSIGN_OR_RETURN(auto solved, Solve(size, rules));
      found = tables_.emplace(key, std::move(solved)).first;
    }
    const auto interval = found->second.ForBlackOrFinal(enumerate::FromSpec(situation));
    return std::pair(interval.lo, interval.hi);
  }

 private:
  using Key = std::tuple<int, int, enumerate::FiniteRules>;

  absl::StatusOr<enumerate::IntervalTable> Solve(const spec::BoardSize& size,
                                                 const enumerate::FiniteRules& rules) {
    ASSIGN_OR_RETURN(const auto grid, enumerate::Grid::Create(size.cols(), size.rows()));
    const enumerate::IntervalOptions solve;
    const uint64_t bytes = enumerate::IntervalBytes(grid, solve);
    if (bytes > kMaxTableBytes) {
      return absl::ResourceExhaustedError(
          absl::StrCat("the intervals of the ", size.ToString(), " board need ", bytes, " bytes"));
    }
    if (bytes_ + bytes > kMaxTableBytes) {
      tables_.clear();
      bytes_ = 0;
    }
    bytes_ += bytes;
    return enumerate::IntervalTable::Solve(grid, rules, solve, nullptr);
  }

  std::map<Key, enumerate::IntervalTable> tables_;
  uint64_t bytes_ = 0;
};

}  // namespace

conformance::ValueSolver MakeValueSolver() {
  const auto tables = std::make_shared<Tables>();
  return [tables](const spec::Situation& situation, const spec::RuleSet& rules) {
    return tables->Value(situation, rules);
  };
}

}  // namespace hotstone::answers
