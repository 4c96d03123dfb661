// The value of a game under a rule with a memory: bounds first, then one question after the other,
// then a line.
//
// SolveWithHistory takes the interval without hot stones as bounds, builds the plays of the board,
// and lets Narrow halve the range between them. AskedGame hides which search answers. Show then
// plays a line: the player to move asks whether the value is still kept, and makes the move that
// the answer names.
//
// For example 2x2 under tromp-taylor begins with [-4, 4]. Black reaches 0, which is the guess,
// reaches 1, does not reach 3 and not 2: the value is 1, shown by B:A1 W:B2 B:B1 and two passes.
#include "search/values/history_value.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/number_text.h"
#include "base/status_macros.h"
#include "enumerate/rules/rule_set.h"
#include "enumerate/values/intervals.h"
#include "search/cycles/cycle_memory.h"
#include "search/history/history_graph.h"
#include "search/values/asked_game.h"
#include "search/values/bound_questions.h"
#include "spec/rules/cycle_traits.h"

namespace hotstone::search {

using enumerate::BoardPlayRules;
using enumerate::FiniteRules;
using enumerate::Grid;
using enumerate::Interval;
using enumerate::IntervalBytes;
using enumerate::IntervalOptions;
using enumerate::IntervalTable;
using enumerate::kNoPoint;
using enumerate::LegalIndex;
using enumerate::Stones;

namespace {

// What either side forces without hot stones, whatever is repeated: bounds of the value, since
// neither needs a play that brings anything back (remaining_force.h, for a game that begins here).
// Nothing with hot stones, or without memory for the table; nor under `same=fight`, where a cycle
// that the other side completes may forbid a new play in its place. With `basic_ko` what they force
// under that rule: not bounds, but usually near the value.
absl::StatusOr<std::optional<HistoryBounds>> IntervalOf(const Grid& grid,
                                                        const spec::RuleSet& rules, bool basic_ko,
                                                        Stones black_as_own, int player,
                                                        const HistoryLimits& limits,
                                                        Progress* progress) {
  const IntervalOptions how;
  const bool in_place = rules.same == spec::SamePlay::kFight && !basic_ko;
  if (rules.hot != spec::HotLayer::kNone || in_place || IntervalBytes(grid, how) > limits.bytes)
    return std::nullopt;
  FiniteRules plays = BoardPlayRules(rules);
  if (basic_ko) plays.hot.single = true;
  ASSIGN_OR_RETURN(const auto table, IntervalTable::Solve(grid, plays, how, progress));
  const Interval interval = table.ForBlack({black_as_own.own, black_as_own.opp, player, 0, 0});
  return HistoryBounds{interval.lo, interval.hi};
}

std::string LimitText(HistoryAnswer answer, const HistoryLimits& limits) {
  switch (answer) {
    case HistoryAnswer::kMemory:
      return absl::StrCat("the search memory is full at ", BytesText(limits.bytes),
                          ", see --memory");
    case HistoryAnswer::kStates:
      return absl::StrCat("more than ", limits.states, " states with their histories");
    case HistoryAnswer::kStopped:
      return "interrupted";
    case HistoryAnswer::kYes:
    case HistoryAnswer::kNo:
      break;
  }
  return "";
}

void Narrow(AskedGame& game, std::optional<int> guess, const HistoryValueOptions& options,
            HistoryValue& value) {
  HistoryBounds& bounds = value.bounds;
  BoundQuestions questions(guess);
  while (bounds.lo < bounds.hi) {
    const int bound = questions.Next(bounds);
    const HistoryAnswer answer = game.Ask(bound);
    questions.Hear(bound, answer == HistoryAnswer::kYes);
    if (answer == HistoryAnswer::kYes) {
      bounds.lo = bound;
    } else if (answer == HistoryAnswer::kNo) {
      bounds.hi = bound - 1;
    } else {
      value.limit = LimitText(answer, options.limits);
      return;
    }
    if (options.proved) options.proved(bounds);
  }
}

// The line in which both keep the value. InvalidArgument if a proof contradicts it: then the bounds
// known before are wrong.
absl::Status Show(AskedGame& game, const Grid& grid, int end_passes, int plies,
                  HistoryValue& value) {
  const int worth = value.bounds.lo;
  while (static_cast<int>(value.line.size()) < plies) {
    int at = kNoPoint;
    // A player who cannot do worse keeps the value with any move.
    const bool black = game.state().player == 0;
    if (black ? worth > -grid.points() : worth < grid.points()) {
      const HistoryAnswer answer = game.Ask(black ? worth : worth + 1);
      if (answer == (black ? HistoryAnswer::kNo : HistoryAnswer::kYes)) {
        return absl::InvalidArgumentError(absl::StrCat("the bounds known in advance are ", worth,
                                                       ", but a proof contradicts them"));
      }
      if (answer != (black ? HistoryAnswer::kYes : HistoryAnswer::kNo)) return absl::OkStatus();
      at = game.move();
    }
    game.Make(at);
    value.line.push_back(at);
    if (game.state().passes == end_passes) {
      value.line_ends = true;
      return absl::OkStatus();
    }
  }
  return absl::OkStatus();
}

}  // namespace

std::optional<std::string> NoHistoryValue(const spec::RuleSet& rules) {
  if (HistoryGraph::Supports(rules)) return std::nullopt;
  if (!CycleMemory::Supports(rules)) {
    return "values with history are computed under psk, ssk, nssk and fixed without hot stones, "
           "and under second-cycle, starter and disturber with cycle_colour=same and "
           "recycling=any; none of them with handicap, capture_ends, resume=dispute or a second "
           "cycle rule";
  }
  if (spec::TraitsOf(rules.cycle).names_classes && !spec::BindsEachCycle(rules.unnamed)) {
    return "where a cycle binds nobody play may never end, so there may be no value";
  }
  return std::nullopt;
}

absl::StatusOr<HistoryValue> SolveWithHistory(const Grid& grid, const LegalIndex& index,
                                              const spec::RuleSet& rules, Stones black_as_own,
                                              int player, const HistoryValueOptions& options,
                                              Progress* progress) {
  if (const auto why = NoHistoryValue(rules)) {
    return absl::UnimplementedError(absl::StrCat(spec::RuleSetName(rules), ": ", *why));
  }
  HistoryValue value;
  value.bounds = options.known.value_or(HistoryBounds{-grid.points(), grid.points()});
  if (value.bounds.lo > value.bounds.hi || value.bounds.lo < -grid.points() ||
      value.bounds.hi > grid.points()) {
    return absl::InvalidArgumentError(absl::StrCat("[", value.bounds.lo, ", ", value.bounds.hi,
                                                   "] are not bounds of a value on this board"));
  }
  ASSIGN_OR_RETURN(const auto interval,
                   IntervalOf(grid, rules, false, black_as_own, player, options.limits, progress));
  const uint64_t bytes = AskedGameBytes(grid, index, rules, options.leaves);
  const bool fits = bytes <= options.limits.bytes;
  const std::string too_large =
      absl::StrCat(AsksRobustBounds(rules, options.leaves) ? "the robust bounds" : "the plays",
                   " of this board need about ", BytesText(bytes), "; the memory limit is ",
                   BytesText(options.limits.bytes));
  if (interval.has_value()) {
    value.bounds.lo = std::max(value.bounds.lo, interval->lo);
    value.bounds.hi = std::min(value.bounds.hi, interval->hi);
    if (value.bounds.lo > value.bounds.hi) {
      return absl::InvalidArgumentError(
          "the bounds known in advance contradict what either side forces");
    }
    if (options.proved) options.proved(value.bounds);
  }
  if (!fits && !interval.has_value()) return absl::ResourceExhaustedError(too_large);
  if (!fits) {
    value.limit = too_large;
    return value;
  }
  HistoryLimits limits = options.limits;
  limits.bytes -= bytes;
  const HistoryState start{static_cast<uint32_t>(index.Rank(black_as_own)), player, 0};
  ASSIGN_OR_RETURN(const auto asked,
                   AskGame(grid, index, rules, start, options.leaves, limits, progress));
  AskedGame& game = *asked;
  std::optional<int> guess;
  if (!value.exact()) {
    ASSIGN_OR_RETURN(const auto near,
                     IntervalOf(grid, rules, true, black_as_own, player, options.limits, progress));
    if (near.has_value()) guess = std::clamp(0, near->lo, near->hi);
  }
  Narrow(game, guess, options, value);
  if (value.exact()) {
    RETURN_IF_ERROR(Show(game, grid, rules.end_passes, options.plies, value));
  }
  value.states = game.states();
  return value;
}

}  // namespace hotstone::search
