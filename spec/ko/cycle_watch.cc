#include "spec/ko/cycle_watch.h"

#include "spec/board/position.h"

namespace hotstone::spec {

std::optional<size_t> CycleWatch::Saw(const Position& position, Color to_move) {
  const auto [it, is_new] = latest_.try_emplace({position.cells(), to_move}, moves_.size());
  if (is_new) return std::nullopt;
  return std::exchange(it->second, moves_.size());
}

std::optional<CompletedCycle> CycleWatch::Add(const Move& move, const Position& after,
                                              Color to_move) {
  moves_.push_back(move);
  const auto first = Saw(after, to_move);
  if (!first.has_value()) return std::nullopt;
  return CompletedCycle{
      after, to_move, {moves_.begin() + static_cast<std::ptrdiff_t>(*first), moves_.end()}};
}

void CycleWatch::Restart(const Position& position, Color to_move) {
  latest_.clear();
  Saw(position, to_move);
}

}  // namespace hotstone::spec
