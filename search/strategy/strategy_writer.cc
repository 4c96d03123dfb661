// Turns a decided search into a certificate.
//
// Sizes are counted first, from the leaves up, so the shortest of several winning moves is chosen.
// Then Tree writes the steps of one fresh node; if a threat leads to another fresh node that is not
// a leaf, that node's tree is written first and referred to. List collects the places after every
// listed leaf, merges those of one position, and orders the positions by a walk that visits a
// position after all those that its plays lead to.
//
// For example, a node where the prover is to move and takes the group at A1 becomes the one step
// A1; a node of the opponent with three moves, all leading to settled groups, becomes `* = = =`.
#include "search/strategy/strategy_writer.h"

#include <algorithm>
#include <map>
#include <set>

#include "absl/container/flat_hash_map.h"
#include "enumerate/rules/spec_bridge.h"

namespace hotstone::search {
namespace {

using certify::StrategyStep;
using Kind = certify::StrategyStep::Kind;
using Place = NewPositions::Place;
using NodeId = StrategySearch::NodeId;

class Writer {
 public:
  Writer(StrategySearch& search, Goal goal)
      : search_(search), goal_(goal), prover_(ProverOf(goal, search.group())) {}

  absl::StatusOr<certify::Strategy> Write(NodeId root) {
    result_.rules = search_.rules();
    result_.goal =
        goal_ == Goal::kKeeps ? certify::StrategyGoal::kKeeps : certify::StrategyGoal::kTakes;
    result_.group = search_.group_point();
    Tree(root);
    for (const auto& [position, needed] : needed_) {
      if (!Order(position)) {
        return absl::InternalError(
            "the positions of the list cannot be put in order, so they show nothing");
      }
    }
    return std::move(result_);
  }

 private:
  const BoardPlays& plays() const { return search_.plays(); }

  // The steps that a node needs, excluding trees that it refers to.
  uint64_t SizeOf(NodeId n) {
    const auto known = sizes_.find(n);
    if (known != sizes_.end()) return known->second;
    const StrategySearch::Node& node = search_.At(n);
    uint64_t size = 1;
    const bool chooses = node.player == prover_;
    uint64_t least = ~uint64_t{0};
    for (const auto& edge : node.edges) {
      if (search_.DecidedAs(edge.node) != goal_) continue;
      const uint64_t one = SizeOf(edge.node);
      if (chooses) least = std::min(least, one);
      if (!chooses) size += one;
    }
    if (chooses && !node.edges.empty()) size += least;
    sizes_[n] = size;
    return size;
  }

  // Writes the tree of a fresh node. Returns its number.
  uint32_t Tree(NodeId fresh) {
    const auto known = trees_.find(fresh);
    if (known != trees_.end()) return known->second;
    const StrategySearch::Node& node = search_.At(fresh);
    certify::StrategyTree tree{plays().SpecAt(node.position),
                               enumerate::PlayerColor(node.player),
                               node.threats[0],
                               node.threats[1],
                               {}};
    Steps(fresh, tree.steps);
    const auto number = static_cast<uint32_t>(result_.trees.size());
    result_.trees.push_back(std::move(tree));
    trees_[fresh] = number;
    return number;
  }

  void Steps(NodeId n, std::vector<StrategyStep>& steps) {
    const StrategySearch::Node& node = search_.At(n);
    switch (node.leaf) {
      case StrategySearch::Leaf::kGone:
      case StrategySearch::Leaf::kEnded:
        return;
      case StrategySearch::Leaf::kSettled:
        steps.push_back({Kind::kSettled, std::nullopt, 0});
        return;
      case StrategySearch::Leaf::kBack:
        steps.push_back({Kind::kBack, std::nullopt, 0});
        return;
      case StrategySearch::Leaf::kListed:
        steps.push_back({Kind::kListed, std::nullopt, 0});
        Need(search_.ListOf(goal_).PlaceOf(node.position, node.player, node.bans));
        return;
      case StrategySearch::Leaf::kNone:
        break;
    }
    if (node.player != prover_) {
      steps.push_back({Kind::kAll, std::nullopt, 0});
      for (const auto& edge : node.edges) Follow(edge, steps);
      return;
    }
    const StrategySearch::Edge* chosen = nullptr;
    for (const auto& edge : node.edges) {
      if (search_.DecidedAs(edge.node) != goal_) continue;
      if (chosen == nullptr || SizeOf(edge.node) < SizeOf(chosen->node)) chosen = &edge;
    }
    if (chosen->move == StrategySearch::kThreat) {
      steps.push_back({Kind::kThreat, std::nullopt, 0});
    } else {
      steps.push_back(
          {Kind::kMove, enumerate::ToSpec(enumerate::BitMove{chosen->move}, plays().size()), 0});
    }
    Follow(*chosen, steps);
  }

  void Follow(const StrategySearch::Edge& edge, std::vector<StrategyStep>& steps) {
    const bool shared = edge.move == StrategySearch::kThreat &&
                        search_.At(edge.node).leaf == StrategySearch::Leaf::kNone;
    if (shared) {
      steps.push_back({Kind::kTree, std::nullopt, Tree(edge.node)});
    } else {
      Steps(edge.node, steps);
    }
  }

  // Collects a place of the list and all places after it.
  void Need(const Place& first) {
    NewPositions& list = search_.ListOf(goal_);
    std::vector<Place> waiting = {first};
    while (!waiting.empty()) {
      const Place place = waiting.back();
      waiting.pop_back();
      if (!places_.insert(place).second) continue;
      const NewPositions::Step step = list.StepAt(place);
      certify::StrategyPosition& needed =
          needed_
              .try_emplace(place.position,
                           certify::StrategyPosition{plays().SpecAt(place.position), {}, {}, {}})
              .first->second;
      if (step.settled) {
        needed.settled = true;
        continue;
      }
      if (place.prover_to_move) {
        certify::StrategyAnswer answer{
            {}, enumerate::ToSpec(enumerate::BitMove{step.at}, plays().size())};
        for (BitBoard bans = place.bans; bans != 0; bans &= bans - 1) {
          answer.bans.insert(plays().size().At(enumerate::FirstPoint(bans)));
        }
        needed.answers.push_back(answer);
      } else {
        needed.opponent_to_move = true;
      }
      for (const Place& next : step.next) {
        if (next.position != place.position) leads_to_[place.position].insert(next.position);
        waiting.push_back(next);
      }
    }
  }

  // Appends the positions that this one needs, then itself. False if it needs itself.
  bool Order(PositionId first) {
    enum Mark { kEntered = 1, kDone = 2 };
    std::vector<PositionId> waiting = {first};
    while (!waiting.empty()) {
      const PositionId position = waiting.back();
      int& mark = marks_[position];
      if (mark == kDone) {
        waiting.pop_back();
        continue;
      }
      if (mark == kEntered) {
        marks_[position] = kDone;
        result_.positions.push_back(needed_.at(position));
        auto& answers = result_.positions.back().answers;
        std::sort(answers.begin(), answers.end(),
                  [](const auto& a, const auto& b) { return a.bans < b.bans; });
        waiting.pop_back();
        continue;
      }
      mark = kEntered;
      for (const PositionId next : leads_to_[position]) {
        const int there = marks_[next];
        if (there == kDone) continue;
        if (there == kEntered) return false;
        waiting.push_back(next);
      }
    }
    return true;
  }

  StrategySearch& search_;
  Goal goal_;
  int prover_;
  certify::Strategy result_;
  absl::flat_hash_map<NodeId, uint64_t> sizes_;
  absl::flat_hash_map<NodeId, uint32_t> trees_;
  std::set<Place> places_;
  std::map<PositionId, certify::StrategyPosition> needed_;
  std::map<PositionId, std::set<PositionId>> leads_to_;
  std::map<PositionId, int> marks_;
};

}  // namespace

absl::StatusOr<certify::Strategy> WriteStrategy(StrategySearch& search, const Question& question) {
  const NodeId root = search.RootOf(question);
  const auto goal = search.DecidedAs(root);
  if (!goal.has_value()) return absl::FailedPreconditionError("the question is undecided");
  return Writer(search, *goal).Write(root);
}

}  // namespace hotstone::search
