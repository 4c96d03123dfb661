// Proof-number search for strategies that lead only to new positions.
//
// A node is a place. Leaves are valued when they are made: the group is gone, or it is settled. For
// the others the first guess is the liberties of the group, since each of them takes a move. The
// walk is that of proof_number_search.h; Conclude accepts a place as proved only if what is proved
// keeps an order, and marks what is refuted by way of a position on the line.
//
// For example, if White is to move and the group is a black chain in atari, taking it is a child
// that is proved when made, so the place is proved after one step with that play chosen.
#include "search/strategy/new_positions.h"

#include <algorithm>

#include "search/plays/settled_life.h"

namespace hotstone::search {

using enumerate::BitAt;
using enumerate::Coloured;
using enumerate::kNoPoint;

NewPositions::NodeId NewPositions::NodeOf(const Place& place) {
  const auto [it, is_new] = ids_.try_emplace({place.position, place.prover_to_move, place.bans},
                                             static_cast<NodeId>(nodes_.size()));
  if (!is_new) return it->second;
  Node node;
  node.place = place;
  const Coloured position = plays_.At(place.position);
  const BitBoard own = group_.owner == 0 ? position.black : position.white;
  const bool settled = (group_.stones & ~SettledStones(plays_.grid(), own)) == 0;
  if (settled) {
    node.settled = goal_ == Goal::kKeeps;
    node.numbers = node.settled ? ProofNumbers::Proved() : ProofNumbers::Disproved();
  } else {
    const BitBoard chain = plays_.grid().Flood(group_.stones & (~group_.stones + 1), own);
    const BitBoard empty = plays_.grid().full() & ~(position.black | position.white);
    const auto liberties =
        static_cast<uint32_t>(enumerate::Count(plays_.grid().Adjacent(chain) & empty));
    (goal_ == Goal::kTakes ? node.numbers.proof : node.numbers.disproof) = std::max(1u, liberties);
  }
  nodes_.push_back(std::move(node));
  return it->second;
}

void NewPositions::AddChild(NodeId n, int at, PositionId after, int player, BitBoard bans,
                            BitBoard removed) {
  const bool by_play = after != nodes_[n].place.position;
  if ((removed & group_.stones) != 0) {
    // The group is gone: proved or refuted at once, as a child without a place of its own.
    const bool proved = goal_ == Goal::kTakes;
    Node& node = nodes_[n];
    const bool by_prover = node.place.prover_to_move;
    if (proved && by_prover) {
      node.numbers = ProofNumbers::Proved();
      node.chosen = static_cast<uint32_t>(node.children.size());
      node.children.push_back({at, by_play, n});
    } else if (!proved && !by_prover) {
      node.numbers = ProofNumbers::Disproved();
    }
    return;
  }
  const NodeId child = NodeOf(PlaceOf(after, 1 - player, bans));
  nodes_[n].children.push_back({at, by_play, child});
}

void NewPositions::Expand(NodeId n) {
  const Place place = nodes_[n].place;
  nodes_[n].expanded = true;
  const int player = place.prover_to_move ? prover_ : 1 - prover_;
  for (const Play& play : plays_.PlaysOf(place.position, player)) {
    if ((place.bans & BitAt(play.at)) != 0) continue;
    if (play.after == place.position) {
      // It leaves everything unchanged: useless to the prover, and as good as a pass for the
      // opponent.
      continue;
    }
    AddChild(n, play.at, play.after, player, play.bans, play.removed);
    if (nodes_[n].numbers.settled()) return;
  }
  const bool passes = place.prover_to_move ? goal_ == Goal::kKeeps : goal_ == Goal::kTakes;
  if (passes) AddChild(n, kNoPoint, place.position, player, 0, 0);
}

// Whether the child counts as refuted here, whatever its numbers.
bool NewPositions::IsOut(const Child& child) const {
  if (child.barred || !child.by_play) return child.barred;
  const PositionId position = nodes_[child.node].place.position;
  return position < on_line_.size() && on_line_[position] != 0;
}

// Places refuted by way of the line in an earlier round are tried again.
void NewPositions::Refresh(Node& node) const {
  if (!node.by_line || node.round == round_) return;
  node.by_line = false;
  node.numbers = {};
}

const ProofNumbers& NewPositions::NumbersOf(const Child& child) {
  static constexpr ProofNumbers kOut = ProofNumbers::Disproved();
  if (IsOut(child)) return kOut;
  Refresh(nodes_[child.node]);
  return nodes_[child.node].numbers;
}

// Whether going back from the position along proved plays reaches one of these.
bool NewPositions::LeadsTo(PositionId position, const absl::flat_hash_set<PositionId>& next) const {
  absl::flat_hash_set<PositionId> seen;
  std::vector<PositionId> waiting = {position};
  while (!waiting.empty()) {
    const PositionId one = waiting.back();
    waiting.pop_back();
    if (next.contains(one)) return true;
    if (!seen.insert(one).second) continue;
    const auto led = led_here_.find(one);
    if (led != led_here_.end())
      waiting.insert(waiting.end(), led->second.begin(), led->second.end());
  }
  return false;
}

void NewPositions::Raise(PositionId position, uint32_t rank) {
  std::vector<std::pair<PositionId, uint32_t>> waiting = {{position, rank}};
  while (!waiting.empty()) {
    const auto [one, least] = waiting.back();
    waiting.pop_back();
    uint32_t& now = ranks_[one];
    if (now >= least) continue;
    now = least;
    const auto led = led_here_.find(one);
    if (led == led_here_.end()) continue;
    for (const PositionId before : led->second) waiting.emplace_back(before, least + 1);
  }
}

// Whether the plays of this node, with this child chosen if the prover is to move, fit the order of
// what is proved; if so they become part of it.
bool NewPositions::FindsOrder(NodeId n, size_t chosen) {
  const Node& node = nodes_[n];
  absl::flat_hash_set<PositionId> next;
  for (size_t i = 0; i < node.children.size(); ++i) {
    const Child& child = node.children[i];
    if (!child.by_play || (node.place.prover_to_move && i != chosen)) continue;
    next.insert(nodes_[child.node].place.position);
  }
  if (next.empty()) return true;
  const PositionId position = node.place.position;
  uint32_t highest = 0;
  for (const PositionId one : next) {
    const auto rank = ranks_.find(one);
    if (rank != ranks_.end()) highest = std::max(highest, rank->second);
  }
  if (ranks_[position] <= highest && LeadsTo(position, next)) return false;
  for (const PositionId one : next) led_here_[one].push_back(position);
  Raise(position, highest + 1);
  return true;
}

bool NewPositions::Open(NodeId n) {
  if (++steps_ >= limit_) Stop();
  if (!nodes_[n].expanded) Expand(n);
  return !nodes_[n].numbers.settled();
}

void NewPositions::Enter(NodeId n) {
  if (on_line_.size() < plays_.positions()) on_line_.resize(plays_.positions() + 1024);
  ++on_line_[nodes_[n].place.position];
}

// For a refuted node: whether the refutation rests on positions on the line, or on barred children.
bool NewPositions::IsDisprovedByLine(const Node& node) {
  return std::any_of(node.children.begin(), node.children.end(), [&](const Child& child) {
    return (node.place.prover_to_move || NumbersOf(child).disproved()) &&
           (IsOut(child) || nodes_[child.node].by_line);
  });
}

bool NewPositions::Conclude(NodeId n, size_t chosen, ProofNumbers& numbers) {
  Node& node = nodes_[n];
  if (numbers.disproved()) {
    node.by_line = IsDisprovedByLine(node);
    node.round = round_;
    return true;
  }
  const bool prover = node.place.prover_to_move;
  if (!FindsOrder(n, chosen)) {
    if (prover) {
      node.children[chosen].barred = true;
      return false;
    }
    numbers = ProofNumbers::Disproved();
    return true;
  }
  node.chosen = static_cast<uint32_t>(chosen);
  if (prover && node.children[chosen].by_play) {
    made_.insert(nodes_[node.children[chosen].node].place.position);
  }
  return true;
}

bool NewPositions::Prove(const Place& place, uint64_t steps) {
  const NodeId n = NodeOf(place);
  if (nodes_[n].numbers.proved()) return true;
  if (nodes_[n].tried >= steps) return false;
  if (nodes_[n].numbers.disproved() && !nodes_[n].by_line) return false;
  ++round_;
  Refresh(nodes_[n]);
  limit_ = steps_ + steps - nodes_[n].tried;
  nodes_[n].tried = steps;
  Enter(n);
  SearchFrom(n);
  Back(n);
  return nodes_[n].numbers.proved();
}

NewPositions::Step NewPositions::StepAt(const Place& place) {
  const Node& node = nodes_[NodeOf(place)];
  Step step;
  step.settled = node.settled;
  if (step.settled) return step;
  if (place.prover_to_move) {
    const Child& child = node.children[node.chosen];
    step.at = child.at;
    // A child that is its own node takes the group.
    if (&nodes_[child.node] != &node) step.next.push_back(nodes_[child.node].place);
    return step;
  }
  for (const Child& child : node.children) step.next.push_back(nodes_[child.node].place);
  return step;
}

bool NewPositions::MayMake(const Place& place, const std::vector<PositionId>& earlier,
                           bool by_either) {
  const auto rank_of = [&](PositionId position) {
    const auto rank = ranks_.find(position);
    return rank == ranks_.end() ? 0 : rank->second;
  };
  const uint32_t rank = rank_of(place.position);
  absl::flat_hash_set<PositionId> unwanted;
  for (const PositionId position : earlier) {
    const bool made = by_either ? led_here_.contains(position) : made_.contains(position);
    if (made && rank_of(position) < rank) unwanted.insert(position);
  }
  if (unwanted.empty()) return false;
  absl::flat_hash_set<NodeId> seen;
  std::vector<NodeId> waiting = {NodeOf(place)};
  while (!waiting.empty()) {
    const NodeId n = waiting.back();
    waiting.pop_back();
    if (!seen.insert(n).second) continue;
    const Node& node = nodes_[n];
    if (node.settled) continue;
    if (!node.place.prover_to_move) {
      for (const Child& child : node.children) {
        const PositionId next = nodes_[child.node].place.position;
        if (by_either && child.by_play && unwanted.contains(next)) return true;
        waiting.push_back(child.node);
      }
      continue;
    }
    const Child& child = node.children[node.chosen];
    if (child.node == n) continue;
    if (child.by_play && unwanted.contains(nodes_[child.node].place.position)) return true;
    waiting.push_back(child.node);
  }
  return false;
}

}  // namespace hotstone::search
