#include "answers/values/table_advice.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "spec/board/chains.h"
#include "spec/counting/area.h"

namespace hotstone::answers {
namespace {

using tables::ForcedAt;

constexpr ForcedAt kAtTheEnd{0, std::numeric_limits<int>::max()};
constexpr ForcedAt kNever{std::numeric_limits<int>::max(), 0};

}  // namespace

absl::StatusOr<TableAdvice> TableAdvice::Open(const std::string& path) {
  ASSIGN_OR_RETURN(auto table, tables::Table::Open(path));
  if (!table->manifest().measure) {
    return absl::InvalidArgumentError(
        absl::StrCat(path,
                     ": was built with --no-measure, so it does not show which moves make progress "
                     "towards the end"));
  }
  return TableAdvice(std::move(table));
}

absl::StatusOr<TableAdvice::Standing> TableAdvice::StandingOf(
    const spec::Situation& situation) const {
  if (spec::IsFinished(situation, rules())) {
    const int score = spec::CountArea(situation.position).Difference();
    const int mover = situation.to_move == spec::Color::kBlack ? score : -score;
    return Standing{mover, mover, kAtTheEnd, kAtTheEnd};
  }
  const auto cell = tables::CellOfSituation(table_->index(), situation);
  if (cell.has_value()) {
    const int stones = size().points() - static_cast<int>(situation.position.EmptyPoints().size());
    ASSIGN_OR_RETURN(const auto entry, law_->EntryOf(*cell, stones));
    return Standing{entry.low, entry.high, entry.low_at, entry.high_at};
  }
  // Computed from the moves, for a situation with passes before it or other bans. The mover chooses
  // the move nearest to the end; his opponent leaves him the farthest one.
  const int least = -size().points() - 1;
  Standing best{least, least, kNever, kAtTheEnd};
  for (const spec::Successor& move : spec::Successors(situation, rules())) {
    ASSIGN_OR_RETURN(const auto there, StandingOf(move.situation));
    if (-there.high > best.low || (-there.high == best.low && there.high_at.Before(best.low_at))) {
      best.low = -there.high;
      best.low_at = there.high_at;
    }
    if (-there.low > best.high || (-there.low == best.high && best.high_at.Before(there.low_at))) {
      best.high = -there.low;
      best.high_at = there.low_at;
    }
  }
  return best;
}

absl::StatusOr<TableAdvice::Advice> TableAdvice::Ask(const spec::Situation& situation) const {
  assert(situation.position.size() == size() && spec::IsLegal(situation.position));
  assert(!spec::IsFinished(situation, rules()));
  Advice advice;
  advice.forced = -size().points();
  std::vector<std::pair<ForcedAt, size_t>> places;
  for (const spec::Successor& move : spec::Successors(situation, rules())) {
    ASSIGN_OR_RETURN(const auto there, StandingOf(move.situation));
    places.emplace_back(there.high_at, advice.moves.size());
    advice.moves.push_back({move.at, -there.high, -there.low});
    advice.forced = std::max(advice.forced, -there.high);
  }
  std::stable_sort(places.begin(), places.end(),
                   [](const auto& a, const auto& b) { return a.first.Before(b.first); });
  for (const auto& [place, number] : places) {
    if (advice.moves[number].forced == advice.forced)
      advice.keeping.push_back(advice.moves[number].at);
  }
  return advice;
}

}  // namespace hotstone::answers
