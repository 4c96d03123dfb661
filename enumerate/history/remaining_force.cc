#include "enumerate/history/remaining_force.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace hotstone::enumerate {

RemainingForce::RemainingForce(const HistoryGraph& graph, OtherSide other, std::vector<BitBoard> avoided)
    : graph_(graph),
      other_(other),
      avoided_(std::move(avoided)),
      passes_(static_cast<size_t>(graph.end_passes())) {
  for (int player = 0; player < 2; ++player) {
    for (uint32_t p = 0; p < graph.positions(); ++p) {
      plays_[player].push_back(static_cast<uint16_t>(graph.From(p, player).size()));
    }
  }
  const size_t states = 2 * size_t{graph.positions()} * passes_;
  won_.resize(states);
  pass_won_.resize(states);
  choices_.resize(states);
  marked_.resize(states);
}

bool RemainingForce::Decide(const HistoryGoal& goal, const SeenKeys& seen, const HistoryState& state) {
  const size_t target = IndexOf(state);
  Start(goal, seen);
  for (size_t i = 0; i < queue_.size() && won_[target] == 0; ++i) Spread(seen, queue_[i]);
  return won_[target] != 0;
}

void RemainingForce::DecideAll(const HistoryGoal& goal, const SeenKeys& seen) {
  Start(goal, seen);
  for (size_t i = 0; i < queue_.size(); ++i) Spread(seen, queue_[i]);
}

bool RemainingForce::MightDecide(const SeenKeys& seen, size_t size, const HistoryState& state) {
  const size_t target = IndexOf(state);
  if (won_[target] != 0) return true;
  const size_t before = queue_.size();
  trial_ = true;
  for (size_t i = size; i < seen.size() && other_ == OtherSide::kBound; ++i) {
    const uint32_t key = seen.keys()[i];
    const auto to = graph_.ForbiddenResult(key, 1 - goal_.side);
    // Plays that lead into the set have been closed already.
    if (!to.has_value() || won_[IndexOf({*to, goal_.side, 0})] != 0) continue;
    graph_.ForEachForbidden(key, 1 - goal_.side, [&](uint32_t from) { CloseOne(from); });
  }
  for (size_t i = before; i < queue_.size() && won_[target] == 0; ++i) Spread(seen, queue_[i]);
  const bool might = won_[target] != 0;
  trial_ = false;
  for (; queue_.size() > before; queue_.pop_back()) won_[queue_.back()] = 0;
  for (; !pass_changes_.empty(); pass_changes_.pop_back()) pass_won_[pass_changes_.back()] = 0;
  for (; !open_changes_.empty(); open_changes_.pop_back()) ++open_[open_changes_.back()];
  return might;
}

void RemainingForce::CloseOne(uint32_t position) {
  if (trial_) open_changes_.push_back(position);
  if (--open_[position] != 0) return;
  const size_t first = IndexOf({position, 1 - goal_.side, 0});
  for (size_t k = 0; k < passes_; ++k) {
    if (pass_won_[first + k] != 0) Win(first + k);
  }
}

void RemainingForce::Start(const HistoryGoal& goal, const SeenKeys& seen) {
  goal_ = goal;
  const int other = 1 - goal.side;
  open_ = plays_[other];
  std::memset(won_.data(), 0, won_.size());
  std::memset(pass_won_.data(), 0, pass_won_.size());
  queue_.clear();
  if (other_ == OtherSide::kBound) {
    for (const uint32_t key : seen.keys())
      graph_.ForEachForbidden(key, other, [&](uint32_t from) { --open_[from]; });
  }
  const int last = graph_.end_passes() - 1;
  for (uint32_t p = 0; p < graph_.positions(); ++p) {
    if (!goal.Met(graph_.Score(p))) continue;
    const size_t mine = IndexOf({p, goal.side, last});
    choices_[mine] = {p, 0, kNoPoint};
    Win(mine);
    const size_t theirs = IndexOf({p, other, last});
    pass_won_[theirs] = 1;
    if (open_[p] == 0) Win(theirs);
  }
}

void RemainingForce::Spread(const SeenKeys& seen, size_t state) {
  const auto passes = static_cast<int>(state % passes_);
  const auto position = static_cast<uint32_t>(state / passes_ / 2);
  const auto mover = 1 - static_cast<int>(state / passes_ & 1);  // who made the ply that leads here
  if (passes > 0) {
    const size_t before = IndexOf({position, mover, passes - 1});
    if (mover == goal_.side) {
      if (won_[before] == 0) choices_[before] = {position, 0, kNoPoint};
      Win(before);
    } else {
      if (trial_ && pass_won_[before] == 0) pass_changes_.push_back(static_cast<uint32_t>(before));
      pass_won_[before] = 1;
      if (open_[position] == 0) Win(before);
    }
    return;
  }
  for (const HistoryGraph::Play& play : graph_.To(position, mover)) {
    if (mover != goal_.side) {
      if (!Bound(seen, play.key)) CloseOne(play.position);
      continue;
    }
    if (seen.Has(play.key) || Avoids(play.position, play.at)) continue;
    if (play.position != position) {
      const size_t first = IndexOf({play.position, mover, 0});
      for (size_t k = 0; k < passes_; ++k) {
        if (won_[first + k] == 0) choices_[first + k] = {position, play.key, play.at};
        Win(first + k);
      }
    }
  }
}

void RemainingForce::Needs(const SeenKeys& seen, const HistoryState& state, std::vector<uint32_t>& absent,
                           std::vector<uint32_t>& present) {
  absent.clear();
  present.clear();
  std::vector<uint32_t> stack;
  std::vector<uint32_t> visited;
  const auto visit = [&](size_t s) {
    if (marked_[s] != 0) return;
    marked_[s] = 1;
    stack.push_back(static_cast<uint32_t>(s));
    visited.push_back(static_cast<uint32_t>(s));
  };
  visit(IndexOf(state));
  while (!stack.empty()) {
    const size_t s = stack.back();
    stack.pop_back();
    const auto passes = static_cast<int>(s % passes_);
    const auto position = static_cast<uint32_t>(s / passes_ / 2);
    const auto player = static_cast<int>(s / passes_ & 1);
    const bool ends = passes + 1 == graph_.end_passes();
    if (player == goal_.side) {
      const Choice& choice = choices_[s];
      if (choice.at != kNoPoint) {
        absent.push_back(choice.key);
        visit(IndexOf({choice.to, 1 - player, 0}));
      } else if (!ends) {
        visit(IndexOf({position, 1 - player, passes + 1}));
      }
      continue;
    }
    if (!ends) visit(IndexOf({position, 1 - player, passes + 1}));
    for (const HistoryGraph::Play& play : graph_.From(position, player)) {
      if (Bound(seen, play.key)) {
        present.push_back(play.key);
      } else {
        visit(IndexOf({play.position, 1 - player, 0}));
      }
    }
  }
  for (const uint32_t s : visited) marked_[s] = 0;
  for (auto* keys : {&absent, &present}) {
    std::sort(keys->begin(), keys->end());
    keys->erase(std::unique(keys->begin(), keys->end()), keys->end());
  }
}

}  // namespace hotstone::enumerate
