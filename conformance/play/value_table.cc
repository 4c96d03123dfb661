#include "conformance/play/value_table.h"

#include <algorithm>
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

std::vector<spec::Move> ValueTable::GoodMoves(const spec::Situation& situation,
                                              const spec::RuleSet& rules) {
  if (stored_ != nullptr && !spec::IsFinished(situation, rules)) {
    if (auto moves = stored_(situation, rules); moves.has_value()) return *std::move(moves);
  }
  const spec::BoardSize& size = situation.position.size();
  const auto finite = enumerate::FiniteRules::From(rules);
  if (size.points() > kTablePoints || !finite.ok() || spec::IsFinished(situation, rules)) return {};
  if (solved_ == nullptr || solved_->size != size || solved_->rules != *finite) {
    const auto grid = enumerate::Grid::Create(size.cols(), size.rows());
    if (!grid.ok()) return {};
    auto table = enumerate::IntervalTable::Solve(*grid, *finite, {.measure = true}, nullptr);
    if (!table.ok()) return {};
    solved_ = std::make_unique<Solved>(Solved{size, *finite, *grid, *std::move(table)});
  }
  const BitSituation now = enumerate::FromSpec(situation);
  const auto& table = solved_->table;
  // The value that the player to move forces if endless play counts as his loss.
  const enumerate::End end = now.player == 0 ? enumerate::End::kLo : enumerate::End::kHi;
  const auto forced = [&](const enumerate::Interval& value) {
    return now.player == 0 ? value.lo : -value.hi;
  };
  const int goal = forced(table.ForBlack(now));
  if (goal == -size.points()) return {};
  std::vector<std::pair<uint32_t, BitMove>>
      good;  // a pass, -1, sorts before plays that lead to the same place
  enumerate::ForEachMove(solved_->grid, solved_->rules, now,
                         [&](BitMove move, const BitSituation& next, bool) {
                           if (forced(table.ForBlackOrFinal(next)) != goal) return;
                           good.emplace_back(table.Place(next, end), move);
                         });
  std::sort(good.begin(), good.end());
  std::vector<spec::Move> moves;
  for (const auto& [place, move] : good)
    moves.push_back({situation.to_move, enumerate::ToSpec(move, size)});
  return moves;
}

}  // namespace hotstone::conformance
