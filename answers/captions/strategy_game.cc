// The plan: From walks one tree, step by step, and makes a node of each situation; Listed makes the
// nodes of the list, each once. Back and Tree make none: they lead to an existing node. Anything
// inconsistent, which the checker would have refused, ends the walk with an error.
//
// For example, White must take a stone in atari at B1 and plays A1: two nodes, the first with the
// move A1 to the second, whose end is gone.
#include "answers/captions/strategy_game.h"

#include <algorithm>
#include <map>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "spec/board/chains.h"
#include "spec/counting/area.h"
#include "spec/rules/game.h"

namespace hotstone::answers {
namespace {

using certify::StrategyGoal;
using certify::StrategyStep;
using spec::Color;
using spec::Game;
using spec::Situation;

using NodeNumber = uint32_t;

std::string NameOf(const std::optional<spec::Point>& at) {
  return at.has_value() ? spec::PointName(*at) : "pass";
}

Shown Describe(const StrategyNode& node) {
  Shown shown;
  shown.Set("rows", node.situation.position.ToText())
      .Set("to_move", spec::Letter(node.situation.to_move));
  if (node.situation.passes > 0) shown.Set("passes", node.situation.passes);
  if (node.threats != ThreatsLeft{}) {
    Shown threats;
    shown.Set("threats", threats.Set("B", node.threats.black).Set("W", node.threats.white));
  }
  shown.Set("area", spec::CountArea(node.situation.position).Difference());
  if (node.end != nullptr) return shown.Set("end", node.end);
  Shown moves;
  for (const auto& [name, number] : node.moves) moves.Set(name, number);
  shown.Set("moves", std::move(moves));
  return node.banned.empty() ? shown : shown.Set("banned", node.banned);
}

class GameMaker {
 public:
  GameMaker(const certify::Strategy& strategy, const certify::StrategyGroup& group, size_t most)
      : strategy_(strategy), group_(group), most_(most) {
    for (size_t i = 0; i < strategy.positions.size(); ++i) {
      lines_.emplace(strategy.positions[i].position.cells(), i);
    }
  }

  // The number of the first node of the last tree.
  absl::StatusOr<NodeNumber> Make() {
    for (tree_ = 0; tree_ < strategy_.trees.size(); ++tree_) {
      const certify::StrategyTree& tree = strategy_.trees[tree_];
      next_ = 0;
      way_.clear();
      ASSIGN_OR_RETURN(const auto game, Game::Create(strategy_.rules, tree.start, tree.to_move));
      starts_.push_back(From(game, {tree.black_threats, tree.white_threats}));
      if (!status_.ok()) return status_;
    }
    return starts_.back();
  }

  std::vector<StrategyNode> TakeNodes() { return std::move(nodes_); }

 private:
  NodeNumber Fail(absl::Status status) {
    status_.Update(std::move(status));
    return 0;
  }
  NodeNumber Odd(const char* what) {
    return Fail(absl::InternalError(absl::StrCat("invalid strategy: ", what)));
  }

  NodeNumber NewNode(const Situation& s, ThreatsLeft threats) {
    if (nodes_.size() == most_) {
      return Fail(absl::ResourceExhaustedError(absl::StrCat("more than ", most_, " situations")));
    }
    nodes_.push_back({s, threats, {}, {}, nullptr});
    return static_cast<NodeNumber>(nodes_.size() - 1);
  }

  NodeNumber EndNode(const Situation& s, ThreatsLeft threats, const char* end) {
    const NodeNumber number = NewNode(s, threats);
    if (status_.ok()) nodes_[number].end = end;
    return number;
  }

  void Lead(NodeNumber from, const std::string& name, NodeNumber to) {
    if (status_.ok()) nodes_[from].moves.emplace_back(name, to);
  }

  NodeNumber From(const Game& game, ThreatsLeft threats) {
    if (!status_.ok()) return 0;
    const Situation& s = game.situation();
    if (!group_.IsOn(s.position)) return EndNode(s, threats, "gone");
    if (game.ended()) return EndNode(s, threats, "ended");
    const std::vector<StrategyStep>& steps = strategy_.trees[tree_].steps;
    if (next_ == steps.size()) return Odd("too few steps");
    const StrategyStep& step = steps[next_++];
    switch (step.kind) {
      case StrategyStep::Kind::kSettled:
        return EndNode(s, threats, "settled");
      case StrategyStep::Kind::kListed:
        return Listed(s, threats, false);
      case StrategyStep::Kind::kBack:
        for (const auto& [earlier, number] : way_) {
          if (earlier == s) return number;
        }
        return Odd("nothing to return to");
      case StrategyStep::Kind::kTree:
        return step.tree < starts_.size() ? starts_[step.tree] : Odd("unknown tree");
      case StrategyStep::Kind::kMove:
      case StrategyStep::Kind::kThreat:
      case StrategyStep::Kind::kAll:
        break;
    }
    const NodeNumber number = NewNode(s, threats);
    way_.emplace_back(s, number);
    if (step.kind == StrategyStep::Kind::kMove) {
      Play(game, threats, number, step.at);
    } else if (step.kind == StrategyStep::Kind::kThreat) {
      Threaten(game, threats, number);
    } else {
      for (const spec::Point p : game.LegalPoints(s.to_move)) Play(game, threats, number, p);
      Play(game, threats, number, std::nullopt);
      if (threats.Of(s.to_move) > 0) Threaten(game, threats, number);
      if (status_.ok()) {
        for (const spec::Point p : game.KoPoints(s.to_move))
          nodes_[number].banned.push_back(spec::PointName(p));
      }
    }
    way_.pop_back();
    return number;
  }

  void Play(const Game& game, ThreatsLeft threats, NodeNumber from,
            const std::optional<spec::Point>& at) {
    if (!status_.ok()) return;
    Game next = game;
    if (!next.Play({game.to_move(), at}).legal()) {
      Odd("an illegal move");
      return;
    }
    Lead(from, NameOf(at), From(next, threats));
  }

  // History before a threat does not count after it.
  void Threaten(const Game& game, ThreatsLeft threats, NodeNumber from) {
    if (!status_.ok()) return;
    --threats.Of(game.to_move());
    const auto anew = Game::Create(game.rules(), game.position(), game.to_move());
    std::vector<std::pair<Situation, NodeNumber>> way;
    way.swap(way_);
    Lead(from, "threat", From(*anew, threats));
    way_.swap(way);
  }

  // Follows the list. `passed`: the other side has just passed here, or left everything unchanged.
  NodeNumber Listed(const Situation& s, ThreatsLeft threats, bool passed) {
    if (!status_.ok()) return 0;
    if (!group_.IsOn(s.position)) return EndNode(s, threats, "gone");
    if (spec::IsFinished(s, strategy_.rules)) return EndNode(s, threats, "ended");
    const auto key = std::make_tuple(s, threats, passed);
    if (const auto found = listed_.find(key); found != listed_.end()) return found->second;
    const auto line = lines_.find(s.position.cells());
    if (line == lines_.end()) return Odd("an unlisted position");
    const certify::StrategyPosition& one = strategy_.positions[line->second];
    if (one.settled) return listed_[key] = EndNode(s, threats, "settled");
    const NodeNumber number = NewNode(s, threats);
    listed_[key] = number;
    if (s.to_move == group_.prover) {
      Answer(one, s, threats, passed, number);
    } else {
      GrantAll(s, threats, number);
    }
    return number;
  }

  void Answer(const certify::StrategyPosition& one, const Situation& s, ThreatsLeft threats,
              bool passed, NodeNumber from) {
    std::optional<spec::Point> at;
    // If a group is to be kept, a pass is answered by a pass, and nothing else needs to be known.
    if (!passed || strategy_.goal == StrategyGoal::kTakes) {
      const auto fits = [&](const certify::StrategyAnswer& answer) {
        return answer.bans == s.bans;
      };
      const auto answer = std::find_if(one.answers.begin(), one.answers.end(), fits);
      if (answer == one.answers.end()) {
        Odd("a position without an answer");
        return;
      }
      at = answer->at;
    }
    if (!spec::Judge(s, at, strategy_.rules).legal()) {
      Odd("an illegal answer");
      return;
    }
    Lead(from, NameOf(at), Listed(spec::After(s, at, strategy_.rules), threats, false));
  }

  void GrantAll(const Situation& s, ThreatsLeft threats, NodeNumber from) {
    for (const spec::Point p : s.position.EmptyPoints()) {
      if (!status_.ok()) return;
      if (!spec::Judge(s, p, strategy_.rules).legal()) {
        if (s.bans.contains(p)) nodes_[from].banned.push_back(spec::PointName(p));
        continue;
      }
      const Situation after = spec::After(s, p, strategy_.rules);
      Lead(from, spec::PointName(p), Listed(after, threats, after.position == s.position));
    }
    Lead(from, "pass", Listed(spec::After(s, std::nullopt, strategy_.rules), threats, true));
    if (threats.Of(s.to_move) == 0) return;
    --threats.Of(s.to_move);
    Lead(from, "threat", Listed({s.position, s.to_move, 0, {}, 0}, threats, false));
  }

  const certify::Strategy& strategy_;
  const certify::StrategyGroup& group_;
  const size_t most_;
  std::map<std::string, size_t> lines_;  // of the list, by the position's cells
  std::vector<StrategyNode> nodes_;
  std::vector<NodeNumber> starts_;  // by tree
  std::map<std::tuple<Situation, ThreatsLeft, bool>, NodeNumber> listed_;
  size_t tree_ = 0;
  size_t next_ = 0;
  std::vector<std::pair<Situation, NodeNumber>> way_;  // since the last threat
  absl::Status status_;
};

}  // namespace

absl::StatusOr<StrategyGame> StrategyGameOf(const certify::Strategy& strategy, size_t most) {
  const certify::StrategyTree& claim = strategy.trees.back();
  const spec::Chain chain = spec::ChainAt(claim.start, strategy.group);
  const Color prover =
      strategy.goal == StrategyGoal::kKeeps ? chain.color : spec::Opponent(chain.color);
  StrategyGame game{
      strategy.rules, {strategy.goal, chain.color, prover, chain.stones}, 0, {}, std::nullopt};
  GameMaker maker(strategy, game.group, most);
  ASSIGN_OR_RETURN(game.first, maker.Make());
  game.nodes = maker.TakeNodes();
  return game;
}

Shown Describe(const StrategyGame& game) {
  std::vector<std::string> stones;
  for (const spec::Point p : game.group.stones) stones.push_back(spec::PointName(p));
  std::vector<Shown> nodes;
  for (const StrategyNode& node : game.nodes) nodes.push_back(Describe(node));
  Shown shown;
  shown.Set("rules", spec::RuleSetName(game.rules))
      .Set("goal", game.at_least.has_value()                 ? "forces"
                   : game.group.goal == StrategyGoal::kKeeps ? "keeps"
                                                             : "takes");
  if (game.at_least.has_value()) shown.Set("at_least", *game.at_least);
  return shown.Set("group", std::move(stones))
      .Set("owner", spec::Letter(game.group.owner))
      .Set("prover", spec::Letter(game.group.prover))
      .Set("first", game.first)
      .Set("nodes", std::move(nodes));
}

}  // namespace hotstone::answers
