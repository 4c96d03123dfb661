#include "conformance/play/value_table.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "enumerate/rules/situation.h"
#include "enumerate/rules/spec_bridge.h"
#include "enumerate/values/intervals.h"
#include "spec/rules/situation.h"

namespace hotstone::conformance {

using enumerate::BitMove;
using enumerate::BitSituation;

struct ValueTable::Solved {
  spec::BoardSize size;
  enumerate::FiniteRules rules;
  enumerate::Grid grid;
  enumerate::IntervalTable table;
};

ValueTable::ValueTable(StoredMoves stored) : stored_(std::move(stored)) {}
ValueTable::~ValueTable() = default;
ValueTable::ValueTable(ValueTable&&) noexcept = default;
ValueTable& ValueTable::operator=(ValueTable&&) noexcept = default;

std::optional<std::vector<KnownMove>> ValueTable::Known(const spec::Situation& situation,
                                                        const spec::RuleSet& rules) {
  if (spec::IsFinished(situation, rules)) return std::nullopt;
  if (stored_ != nullptr) {
    if (auto moves = stored_(situation, rules); moves.has_value()) return moves;
  }
  const spec::BoardSize& size = situation.position.size();
  const auto finite = enumerate::FiniteRules::From(rules);
  if (size.points() > kTablePoints || !finite.ok()) return std::nullopt;
  if (solved_ == nullptr || solved_->size != size || solved_->rules != *finite) {
    const auto grid = enumerate::Grid::Create(size.cols(), size.rows());
    if (!grid.ok()) return std::nullopt;
    auto table = enumerate::IntervalTable::Solve(*grid, *finite, {.measure = true}, nullptr);
    if (!table.ok()) return std::nullopt;
    solved_ = std::make_unique<Solved>(Solved{size, *finite, *grid, *std::move(table)});
  }
  const BitSituation now = enumerate::FromSpec(situation);
  const auto& table = solved_->table;
  // The value that the player to move forces if endless play counts as his loss.
  const enumerate::End end = now.player == 0 ? enumerate::End::kLo : enumerate::End::kHi;
  // A pass, -1, sorts before plays that lead to the same place.
  std::vector<std::tuple<int, uint32_t, BitMove, int>> found;
  enumerate::ForEachMove(solved_->grid, solved_->rules, now,
                         [&](BitMove move, const BitSituation& next, bool) {
                           const auto value = table.ForBlackOrFinal(next);
                           const int low = now.player == 0 ? value.lo : -value.hi;
                           const int high = now.player == 0 ? value.hi : -value.lo;
                           found.emplace_back(-low, table.Place(next, end), move, high);
                         });
  std::sort(found.begin(), found.end());
  std::vector<KnownMove> moves;
  for (const auto& [negative_low, place, move, high] : found)
    moves.push_back({enumerate::ToSpec(move, size), -negative_low, high});
  return moves;
}

std::vector<spec::Move> ValueTable::GoodMoves(const spec::Situation& situation,
                                              const spec::RuleSet& rules) {
  const auto known = Known(situation, rules);
  std::vector<spec::Move> moves;
  if (!known.has_value() || known->empty()) return moves;
  const int goal = known->front().low;
  if (goal == -situation.position.size().points()) return moves;
  for (const KnownMove& move : *known) {
    if (move.low == goal) moves.push_back({situation.to_move, move.at});
  }
  return moves;
}

}  // namespace hotstone::conformance
