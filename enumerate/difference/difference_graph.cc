#include "enumerate/difference/difference_graph.h"

#include <algorithm>

#include "enumerate/rules/board_play.h"
#include "enumerate/rules/chains.h"

namespace hotstone::enumerate {

DifferenceGraph::Node DifferenceGraph::Reach(const SharedSituation& situation) {
  const auto [it, is_new] = numbers_.try_emplace(situation, size());
  if (is_new) situations_.push_back(situation);
  return it->second;
}

SharedSituation DifferenceGraph::Make(Stones stones, int player, int passes, const LastPly& last,
                                      const std::array<BitBoard, 2>& hot) const {
  Analysis analysis;
  Analyse(grid_, stones, analysis);
  SharedSituation made{stones, player, passes, {}};
  for (size_t i = 0; i < 2; ++i) {
    LastPly seen = last;
    seen.hot = hot[i];
    made.forbidden[i] = FindForbidden(grid_, rules_[i], analysis, seen).All();
  }
  return made;
}

void DifferenceGraph::Expand(Node node) {
  const SharedSituation s = At(node);
  Analysis analysis;
  Analyse(grid_, s.stones, analysis);
  BitBoard open = analysis.empty & ~(s.forbidden[0] | s.forbidden[1]);
  for (; open != 0; open &= open - 1) {
    const int at = FirstPoint(open);
    const Resolved play = Resolve(grid_, analysis, BitAt(at));
    if (EndsGame(play, rules_[0].finite) || EndsGame(play, rules_[1].finite)) continue;
    const std::array<BitBoard, 2> hot = {BansAfter(grid_, play, at, rules_[0].finite),
                                         BansAfter(grid_, play, at, rules_[1].finite)};
    edges_.push_back({Reach(Make(Swapped(play.after), 1 - s.player, 0,
                                 {LastPly::Kind::kPlay, Swapped(s.stones), 0}, hot)),
                      at});
  }
  if (s.passes + 1 >= std::min(rules_[0].finite.end_passes, rules_[1].finite.end_passes)) return;
  edges_.push_back({Reach(Make(Swapped(s.stones), 1 - s.player, s.passes + 1,
                               {LastPly::Kind::kPass, Swapped(s.stones), 0}, {0, 0})),
                    kNoPoint});
}

// The plies of a shortest way round from this node, beginning with a board play. The first two
// plies are examined one by one, to exclude plays that cannot be taken back at once.
int DifferenceGraph::Return(Node node, const WayLengths& ways) const {
  // The ply that closes the way round may end the game, and then it is no edge; that needs
  // `capture_ends`.
  if (rules_[0].finite.capture_ends || rules_[1].finite.capture_ends) return 1;
  const Stones start = At(node).stones;
  int best = kNever;
  for (const Edge& edge : Edges(node)) {
    if (edge.move == kNoPoint) continue;
    if (Swapped(At(edge.to).stones) == start) return 1;
    if (edge.to + 1 >= first_edge_.size()) {  // beyond the limit: assume the least
      best = std::min(best, 2);
      continue;
    }
    for (const Edge& second : Edges(edge.to)) {
      const int back = ways.AtLeast(At(second.to).stones, start);
      if (back < WayLengths::kFar) best = std::min(best, 2 + back);
    }
  }
  return best;
}

// From each node the plies to the nearest one at which plies[] is 0, or as much more as plies[]
// gives there.
void DifferenceGraph::Spread(std::vector<int>& plies) const {
  for (bool changed = true; changed;) {
    changed = false;
    for (size_t node = first_edge_.size() - 1; node-- > 0;) {
      for (const Edge& edge : Edges(static_cast<Node>(node))) {
        if (plies[edge.to] + 1 >= plies[node]) continue;
        plies[node] = plies[edge.to] + 1;
        changed = true;
      }
    }
  }
}

absl::StatusOr<DifferenceGraph> DifferenceGraph::Build(const Grid& grid, const OnePlyRules& a,
                                                       const OnePlyRules& b, const WayLengths& ways,
                                                       uint64_t max_nodes, Progress* progress) {
  DifferenceGraph graph(grid, a, b);
  graph.Reach(graph.Make({}, 0, 0, {}, {0, 0}));
  Node node = 0;
  for (int plies = 0; node < graph.size() && graph.full_plies_ == kNever; ++plies) {
    for (const Node level_end = graph.size(); node < level_end; ++node) {
      if (graph.size() > max_nodes) {
        graph.full_plies_ = plies;
        break;
      }
      if ((node & 0xFFF) == 0 && !KeepGoing(progress, "shared situations", node, 0)) {
        return absl::CancelledError("interrupted while finding shared situations");
      }
      graph.first_edge_.push_back(graph.edges_.size());
      graph.Expand(node);
    }
  }
  graph.first_edge_.push_back(graph.edges_.size());
  graph.to_one_ply_.assign(graph.size(), kNever);
  graph.to_return_.assign(graph.size(), kNever);
  for (Node v = 0; v < graph.size(); ++v) {
    if (graph.Differs(v)) graph.to_one_ply_[v] = 0;
    graph.to_return_[v] = v + 1 < graph.first_edge_.size() ? graph.Return(v, ways) : 1;
  }
  graph.Spread(graph.to_one_ply_);
  graph.Spread(graph.to_return_);
  return graph;
}

}  // namespace hotstone::enumerate
