#include "enumerate/graph/situation_graph.h"

#include <cassert>
#include <limits>

namespace hotstone::enumerate {
namespace {

// The largest table of ban-free situations: 256 MiB.
constexpr uint64_t kDirectEntries = uint64_t{1} << 26;

}  // namespace

uint64_t SituationGraph::Code(const BitSituation& s) const {
  const auto passes = static_cast<uint64_t>(rules_.end_passes);
  const uint64_t slot = s.bans == 0 ? static_cast<uint64_t>(s.passes) : passes + s.bans;
  return (index_->Rank({s.black, s.white}) * 2 + static_cast<uint64_t>(s.player)) * Slots() + slot;
}

BitSituation SituationGraph::At(Node node) const {
  const auto passes = static_cast<uint64_t>(rules_.end_passes);
  const uint64_t slot = codes_[node] % Slots();
  const uint64_t pair = codes_[node] / Slots();
  const Stones stones = index_->Unrank(pair / 2);
  BitSituation s{stones.own, stones.opp, static_cast<int>(pair & 1), 0, 0};
  if (slot < passes) {
    s.passes = static_cast<int>(slot);
  } else {
    s.bans = slot - passes;
  }
  return s;
}

SituationGraph::Node SituationGraph::Find(const BitSituation& situation) const {
  if (situation.passes >= rules_.end_passes) return kNone;
  const Node* number = Number(Code(situation));
  return number == nullptr ? kNone : *number;
}

uint64_t SituationGraph::DirectIndex(uint64_t code) const {
  if (direct_.empty()) return kNotDirect;
  const auto passes = static_cast<uint64_t>(rules_.end_passes);
  const uint64_t pair = code / Slots();
  const uint64_t slot = code - pair * Slots();
  return slot < passes ? pair * passes + slot : kNotDirect;
}

const SituationGraph::Node* SituationGraph::Number(uint64_t code) const {
  const uint64_t direct = DirectIndex(code);
  if (direct != kNotDirect) return direct_[direct] == kNone ? nullptr : &direct_[direct];
  const auto it = numbers_.find(code);
  return it == numbers_.end() ? nullptr : &it->second;
}

void SituationGraph::SetNumber(uint64_t code, Node node) {
  const uint64_t direct = DirectIndex(code);
  if (direct != kNotDirect) {
    direct_[direct] = node;
  } else {
    numbers_.emplace(code, node);
  }
}

SituationGraph::Node SituationGraph::Reach(uint64_t code, Node from, uint64_t max_nodes) {
  if (const Node* number = Number(code)) return *number;
  if (codes_.size() >= max_nodes) {
    complete_ = false;
    return kNone;
  }
  const auto node = static_cast<Node>(codes_.size());
  SetNumber(code, node);
  codes_.push_back(code);
  parent_.push_back(from);
  return node;
}

void SituationGraph::Expand(Node node, uint64_t max_nodes) {
  ForEachMove(grid_, rules_, At(node), [&](BitMove, const BitSituation& next, bool finished) {
    if (finished) {
      ++finishing_moves_;
      return;
    }
    const Node to = Reach(Code(next), node, max_nodes);
    if (to != kNone) edges_.push_back(to);
  });
}

absl::StatusOr<SituationGraph> SituationGraph::Build(const Grid& grid, const LegalIndex& index,
                                                     const FiniteRules& rules, Roots roots,
                                                     uint64_t max_nodes, Progress* progress) {
  SituationGraph graph(grid, index, rules);
  if (graph.Slots() > std::numeric_limits<uint64_t>::max() / (2 * index.size())) {
    return absl::ResourceExhaustedError(
        "the situations of a board of this size do not fit into 64 bits");
  }
  max_nodes = std::min(max_nodes, uint64_t{kNone} - 1);
  const uint64_t without_ban = index.size() * 2 * static_cast<uint64_t>(rules.end_passes);
  if (without_ban <= kDirectEntries) graph.direct_.assign(without_ban, kNone);
  if (roots == Roots::kEmptyBoard) {
    graph.Reach(graph.Code(BitSituation{}), kNone, max_nodes);
  } else {
    index.ForEach(0, index.size(), [&](Stones stones) {
      for (int player = 0; player < 2; ++player) {
        for (int passes = 0; passes < rules.end_passes; ++passes) {
          graph.Reach(graph.Code({stones.own, stones.opp, player, passes, 0}), kNone, max_nodes);
        }
      }
    });
  }
  for (Node node = 0; node < graph.size(); ++node) {
    if ((node & 0xFFFF) == 0 && !KeepGoing(progress, "situation graph with edges", node, 0)) {
      return absl::CancelledError("interrupted while building the situation graph");
    }
    graph.first_edge_.push_back(graph.edges_.size());
    graph.Expand(node, max_nodes);
  }
  graph.first_edge_.push_back(graph.edges_.size());
  return graph;
}

BitMove SituationGraph::MoveBetween(Node from, Node to) const {
  std::optional<BitMove> found;
  ForEachMove(grid_, rules_, At(from), [&](BitMove move, const BitSituation& next, bool finished) {
    if (!finished && Find(next) == to) found = move;
  });
  assert(found.has_value());
  return found.value_or(kNoPoint);
}

}  // namespace hotstone::enumerate
