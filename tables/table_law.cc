#include "tables/table_law.h"

#include <algorithm>
#include <cassert>
#include <limits>

#include "base/status_macros.h"
#include "enumerate/rules/spec_bridge.h"
#include "spec/board/chains.h"
#include "spec/counting/area.h"
#include "spec/rules/situation.h"

namespace hotstone::tables {
namespace {

constexpr ForcedAt kAfterAll = {1 << 16, 0};

int StonesOf(const spec::Situation& situation) {
  return situation.position.StoneCount(spec::Color::kBlack) +
         situation.position.StoneCount(spec::Color::kWhite);
}

}  // namespace

TableLaw::TableLaw(const Table& table, uint64_t memory) : table_(table), cursor_(table, memory) {}

absl::StatusOr<TableLaw::Entry> TableLaw::EntryOf(uint64_t cell, int stones) {
  ASSIGN_OR_RETURN(const auto value, cursor_.Value(cell));
  Entry entry;
  entry.legal = value != enumerate::kIllegalCell;
  if (!entry.legal) return entry;
  entry.low = enumerate::LowOf(value);
  entry.high = enumerate::HighOf(value);
  if (!table_.manifest().measure) return entry;
  ASSIGN_OR_RETURN(const auto stages, cursor_.StagesOf(cell));
  entry.low_at = {stages.low, stones};
  entry.high_at = {stages.high, stones};
  return entry;
}

absl::StatusOr<LawValues> TableLaw::OfMove(const spec::Situation& next, const ForcedAt& low_at,
                                           const ForcedAt& high_at) {
  ++moves_seen_;
  LawValues values;
  if (spec::IsFinished(next, table_.rules())) {
    const int difference = spec::CountArea(next.position).Difference();
    values.low = values.high = next.to_move == spec::Color::kBlack ? -difference : difference;
    return values;
  }
  const std::optional<uint64_t> cell = CellOfSituation(table_.index(), next);
  if (!cell.has_value()) {
    if (next.passes == 0) return absl::InternalError("a situation reached by play has no entry");
    // One player's low is the other's high.
    ASSIGN_OR_RETURN(const auto there, ByMoves(next, high_at, low_at));
    return LawValues{-there.high, -there.low, there.high_progress, there.low_progress};
  }
  ASSIGN_OR_RETURN(const auto value, cursor_.Value(*cell));
  if (value == enumerate::kIllegalCell) {
    return absl::FailedPreconditionError(
        "a move leads to a position that the table marks as illegal");
  }
  values.low = -enumerate::HighOf(value);
  values.high = -enumerate::LowOf(value);
  if (table_.manifest().measure) {
    ASSIGN_OR_RETURN(const auto stages, cursor_.StagesOf(*cell));
    const int stones = StonesOf(next);
    values.low_progress = ForcedAt{stages.high, stones}.Before(low_at);
    values.high_progress = ForcedAt{stages.low, stones}.Before(high_at);
  }
  return values;
}

absl::StatusOr<LawValues> TableLaw::ByMoves(const spec::Situation& situation,
                                            const ForcedAt& low_at, const ForcedAt& high_at) {
  assert(spec::IsLegal(situation.position) && !spec::IsFinished(situation, table_.rules()));
  constexpr int kNone = std::numeric_limits<int>::min();
  LawValues best{kNone, kNone, false, true};
  for (const spec::Successor& move : spec::Successors(situation, table_.rules())) {
    ASSIGN_OR_RETURN(const auto values, OfMove(move.situation, low_at, high_at));
    if (values.low > best.low) {
      best.low = values.low;
      best.low_progress = values.low_progress;
    } else if (values.low == best.low) {
      best.low_progress = best.low_progress || values.low_progress;
    }
    if (values.high > best.high) {
      best.high = values.high;
      best.high_progress = values.high_progress;
    } else if (values.high == best.high) {
      best.high_progress = best.high_progress && values.high_progress;
    }
  }
  return best;
}

absl::StatusOr<TableLaw::Answer> TableLaw::Probe(const spec::Situation& situation) {
  Answer answer;
  ForcedAt low_at = kAfterAll;
  ForcedAt high_at = kAfterAll;
  const std::optional<uint64_t> cell = CellOfSituation(table_.index(), situation);
  if (cell.has_value()) {
    ASSIGN_OR_RETURN(const auto entry, EntryOf(*cell, StonesOf(situation)));
    if (!entry.legal) return table_.file().Damaged("a legal position is marked as illegal");
    answer.stored = true;
    answer.low = entry.low;
    answer.high = entry.high;
    low_at = entry.low_at;
    high_at = entry.high_at;
  } else {
    answer.low = answer.high = std::numeric_limits<int>::min();
  }
  for (const spec::Successor& move : spec::Successors(situation, table_.rules())) {
    ASSIGN_OR_RETURN(const auto values, OfMove(move.situation, low_at, high_at));
    answer.moves.push_back({move.at, values});
    if (!answer.stored) {
      answer.low = std::max(answer.low, values.low);
      answer.high = std::max(answer.high, values.high);
    }
  }
  return answer;
}

}  // namespace hotstone::tables
