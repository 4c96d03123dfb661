#include "search/values/rule_pairs.h"

#include <memory>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "enumerate/index/legal_index.h"
#include "enumerate/index/symmetry.h"
#include "enumerate/rules/rule_set.h"
#include "enumerate/rules/spec_bridge.h"
#include "search/values/history_value.h"

namespace hotstone::search {

using enumerate::End;
using enumerate::FiniteRules;
using enumerate::Grid;
using enumerate::IntervalTable;
using enumerate::LegalIndex;
using enumerate::Stones;
using enumerate::Symmetries;
using enumerate::ToSpec;

namespace {

using spec::BoardSize;
using spec::RuleSet;

// The values of the positions of one board; intervals are computed once.
class BoardValues {
 public:
  BoardValues(const Grid& grid, const LegalIndex& index, const BoardSize& size,
              const HistoryLimits& limits, Progress* progress)
      : grid_(grid), index_(index), size_(size), limits_(limits), progress_(progress) {}

  // With Black to move, under `rule`.
  absl::StatusOr<int> Of(Stones stones, const ComparedRule& rule) {
    if (rule.end.has_value()) return IntervalEnd(stones, rule);
    HistoryValueOptions options;
    options.limits = limits_;
    ASSIGN_OR_RETURN(const auto value,
                     SolveWithHistory(grid_, index_, rule.rules, stones, 0, options, progress_));
    if (value.exact()) return value.bounds.lo;
    return absl::ResourceExhaustedError(
        absl::StrCat(spec::RuleSetName(rule.rules), ", ", ToSpec(stones, size_).ToText(),
                     ": between ", value.bounds.lo, " and ", value.bounds.hi, ", ", value.limit));
  }

 private:
  absl::StatusOr<int> IntervalEnd(Stones stones, const ComparedRule& rule) {
    for (const auto& [rules, table] : tables_) {
      if (rules == rule.rules)
        return Pick(table->ForBlack({stones.own, stones.opp, 0, 0, 0}), *rule.end);
    }
    ASSIGN_OR_RETURN(const auto finite, FiniteRules::From(rule.rules));
    ASSIGN_OR_RETURN(auto table, IntervalTable::Solve(grid_, finite, {}, progress_));
    tables_.emplace_back(rule.rules, std::make_unique<IntervalTable>(std::move(table)));
    return IntervalEnd(stones, rule);
  }

  const Grid& grid_;
  const LegalIndex& index_;
  const BoardSize& size_;
  const HistoryLimits& limits_;
  Progress* const progress_;
  std::vector<std::pair<RuleSet, std::unique_ptr<IntervalTable>>> tables_;
};

class PairSearch {
 public:
  PairSearch(std::span<const ComparedRule> rules, const HistoryLimits& limits, Progress* progress)
      : rules_(rules), limits_(limits), progress_(progress) {
    found_.first.assign(rules.size(), std::vector<std::optional<size_t>>(rules.size()));
  }

  bool Done() const {
    for (size_t i = 0; i < rules_.size(); ++i) {
      if (IsOpen(i)) return false;
    }
    return true;
  }

  absl::Status GoThrough(const BoardSize& size) {
    ASSIGN_OR_RETURN(const auto grid, Grid::Create(size.cols(), size.rows()));
    ASSIGN_OR_RETURN(const auto index, LegalIndex::Create(grid));
    const Symmetries symmetries(grid);
    BoardValues values(grid, index, size, limits_, progress_);
    for (uint64_t rank = 0; rank < index.size() && !Done(); ++rank) {
      if (!KeepGoing(progress_, absl::StrCat("positions of ", size.ToString()), rank,
                     index.size())) {
        return absl::CancelledError("interrupted while comparing rules");
      }
      const Stones stones = index.Unrank(rank);
      if (!symmetries.IsCanonical(stones)) continue;
      RETURN_IF_ERROR(LookAt(stones, size, values));
    }
    return absl::OkStatus();
  }

  RulePairs Found() && { return std::move(found_); }

 private:
  // Whether some other rule has not been distinguished from this one.
  bool IsOpen(size_t i) const {
    for (size_t j = 0; j < rules_.size(); ++j) {
      if (j != i && !found_.first[i][j].has_value()) return true;
    }
    return false;
  }

  absl::Status LookAt(Stones stones, const BoardSize& size, BoardValues& values) {
    std::vector<std::optional<int>> here(rules_.size());
    const auto fill_in = [&](bool all) -> absl::Status {
      for (size_t i = 0; i < rules_.size(); ++i) {
        if (here[i].has_value() || (!all && !IsOpen(i))) continue;
        ASSIGN_OR_RETURN(here[i], values.Of(stones, rules_[i]));
      }
      return absl::OkStatus();
    };
    RETURN_IF_ERROR(fill_in(false));
    bool tells = false;
    for (size_t i = 0; i < rules_.size(); ++i) {
      for (size_t j = 0; j < rules_.size(); ++j) {
        if (found_.first[i][j].has_value() || !here[i].has_value() || !here[j].has_value())
          continue;
        if (*here[i] == *here[j]) continue;
        found_.first[i][j] = found_.positions.size();
        tells = true;
      }
    }
    if (!tells) return absl::OkStatus();
    RETURN_IF_ERROR(fill_in(true));
    TellingPosition telling{ToSpec(stones, size), {}};
    for (const auto& value : here) telling.values.push_back(*value);
    found_.positions.push_back(std::move(telling));
    return absl::OkStatus();
  }

  const std::span<const ComparedRule> rules_;
  const HistoryLimits& limits_;
  Progress* const progress_;
  RulePairs found_;
};

}  // namespace

std::vector<ComparedRule> ComparedRules(std::span<const RuleSet> rule_sets) {
  std::vector<ComparedRule> rules;
  for (const RuleSet& rule_set : rule_sets) {
    if (!rule_set.HasFiniteMemory()) {
      rules.push_back({rule_set, std::nullopt});
      continue;
    }
    for (const End end : {End::kLo, End::kHi}) rules.push_back({rule_set, end});
  }
  return rules;
}

absl::StatusOr<RulePairs> FindRulePairs(std::span<const ComparedRule> rules,
                                        std::span<const BoardSize> boards,
                                        const HistoryLimits& limits, Progress* progress) {
  PairSearch search(rules, limits, progress);
  for (const BoardSize& board : boards) {
    RETURN_IF_ERROR(search.GoThrough(board));
  }
  return std::move(search).Found();
}

}  // namespace hotstone::search
