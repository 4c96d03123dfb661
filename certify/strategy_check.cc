// Plays the trees of a strategy as games by the law.
//
// A Walk follows the steps of one tree as written. It has a spec::Game with its history, makes the
// prover's moves from the file and every opponent's move that the law permits, and tests in every
// situation whether the group is gone or the game has ended. It is sound for these reasons. For
// takes every line ends with the group's removal, in a list, or in a tree that was checked before,
// so the group is removed in finite time. For keeps no line has a removal, and if a situation
// recurred under rules without history, the strategy continues as it did there. A missing or extra
// step brings the walk out of step with the file, and the file is refused.
//
// For example, if White must take a black stone in atari and both have no threats, the tree has the
// one step that takes it: after it the group is gone, and the file has nothing left.
#include <algorithm>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "certify/refusal.h"
#include "certify/settled.h"
#include "certify/strategy.h"
#include "certify/strategy_list.h"
#include "spec/board/chains.h"
#include "spec/rules/game.h"
#include "spec/rules/rule_switches.h"

namespace hotstone::certify {
namespace {

using spec::Color;
using spec::Game;
using spec::Point;
using Kind = StrategyStep::Kind;

// Each situation of a line stores its game, so memory grows with the square of the length. Lines
// found by a search have less than a tenth of this length.
constexpr size_t kMostPlies = 1000;

struct Threats {
  int black = 0;
  int white = 0;
  int& Of(Color c) { return c == Color::kBlack ? black : white; }
  friend bool operator==(const Threats&, const Threats&) = default;
};

// One path through a tree: the game since the last threat, and the situations on it.
struct Way {
  Game game;
  Threats threats;
  bool fresh = true;  // the ply before was a threat, or there was none
  std::vector<std::string> positions;
  std::vector<spec::Situation> situations;
};

Way Begin(const spec::RuleSet& rules, const spec::Position& position, Color to_move,
          Threats threats) {
  Way way{*Game::Create(rules, position, to_move), threats, true, {}, {}};
  way.positions.push_back(position.cells());
  way.situations.push_back(way.game.situation());
  return way;
}

Way After(const Way& way, const std::optional<Point>& at) {
  Way next = way;
  next.game.Play({way.game.to_move(), at});
  next.fresh = false;
  next.positions.push_back(next.game.position().cells());
  next.situations.push_back(next.game.situation());
  return next;
}

Way AfterThreat(const Way& way) {
  Threats left = way.threats;
  --left.Of(way.game.to_move());
  return Begin(way.game.rules(), way.game.position(), way.game.to_move(), left);
}

class Walk {
 public:
  Walk(const Strategy& strategy, const StrategyGroup& group, const StrategyList& list, size_t tree,
       Checked& checked)
      : strategy_(strategy), group_(group), list_(list), tree_(tree), checked_(checked) {}

  absl::Status Run() {
    const StrategyTree& tree = strategy_.trees[tree_];
    if (tree.start.size() != strategy_.trees.back().start.size()) {
      return absl::FailedPreconditionError(absl::StrCat("tree ", tree_, " is for another board"));
    }
    if (const auto chain = spec::ChainWithoutLiberty(tree.start)) {
      return absl::FailedPreconditionError(
          absl::StrCat("tree ", tree_, " does not start from a legal position: the chain at ",
                       spec::PointNames(chain->stones), " has no liberty"));
    }
    RETURN_IF_ERROR(From(Begin(strategy_.rules, tree.start, tree.to_move,
                               Threats{tree.black_threats, tree.white_threats})));
    if (next_ == tree.steps.size()) return absl::OkStatus();
    return absl::FailedPreconditionError(
        absl::StrCat("tree ", tree_, " has ", tree.steps.size() - next_, " unused steps"));
  }

 private:
  bool keeps() const { return group_.goal == StrategyGoal::kKeeps; }

  absl::Status From(const Way& way) {
    if (deep_ == kMostPlies) {
      return Refuse(absl::StrCat("a line has more than ", kMostPlies, " plies, the limit"),
                    way.game);
    }
    ++deep_;
    const auto status = Follow(way);
    --deep_;
    return status;
  }

  absl::Status Follow(const Way& way) {
    ++checked_.situations;
    if (!group_.IsOn(way.game.position())) {
      return keeps() ? Refuse("the group is removed", way.game) : absl::OkStatus();
    }
    if (way.game.ended()) {
      ++checked_.ending_moves;
      return keeps() ? absl::OkStatus()
                     : Refuse("the game ends while the group is still on the board", way.game);
    }
    if (next_ == strategy_.trees[tree_].steps.size()) {
      return Refuse(absl::StrCat("tree ", tree_, " has too few steps"), way.game);
    }
    const StrategyStep& step = strategy_.trees[tree_].steps[next_++];
    switch (step.kind) {
      case Kind::kMove:
        return Move(way, step);
      case Kind::kThreat:
        return Threat(way);
      case Kind::kAll:
        return All(way);
      case Kind::kSettled:
        if (!keeps()) return Refuse("\"settled\" cannot show that a group is captured", way.game);
        if (!IsSettled(way.game.position(), group_.stones[0])) {
          return Refuse("the group is not settled", way.game);
        }
        return absl::OkStatus();
      case Kind::kListed:
        return list_.Covers(way.game.situation(), way.positions);
      case Kind::kBack:
        return Back(way);
      case Kind::kTree:
        return Tree(way, step.tree);
    }
    std::abort();  // not an enumerator
  }

  absl::Status Move(const Way& way, const StrategyStep& step) {
    if (way.game.to_move() != group_.prover) {
      return Refuse("the tree gives a move where the opponent is to move", way.game);
    }
    const spec::Move move{group_.prover, step.at};
    if (const spec::Ruling ruling = way.game.Judge(move); !ruling.legal()) {
      return Refuse(absl::StrCat("the move ", spec::MoveName(move), " is illegal: ",
                                 std::string(spec::RulingSentence(ruling, strategy_.rules))),
                    way.game);
    }
    ++checked_.transitions;
    return From(After(way, step.at));
  }

  absl::Status Threat(const Way& way) {
    if (way.game.to_move() != group_.prover) {
      return Refuse("the tree gives a threat where the opponent is to move", way.game);
    }
    Threats threats = way.threats;
    if (threats.Of(group_.prover) == 0) return Refuse("no ko threat is left", way.game);
    ++checked_.transitions;
    return From(AfterThreat(way));
  }

  // All moves of the opponent: plays in the order of the points, the pass, the threat.
  absl::Status All(const Way& way) {
    const Color opponent = way.game.to_move();
    if (opponent == group_.prover) {
      return Refuse("the tree lists all moves where the prover is to move", way.game);
    }
    std::vector<std::optional<Point>> moves;
    for (const Point p : way.game.LegalPoints(opponent)) moves.push_back(p);
    moves.push_back(std::nullopt);
    for (const auto& at : moves) {
      ++checked_.transitions;
      RETURN_IF_ERROR(From(After(way, at)));
    }
    Threats threats = way.threats;
    if (threats.Of(opponent) == 0) return absl::OkStatus();
    ++checked_.transitions;
    return From(AfterThreat(way));
  }

  absl::Status Back(const Way& way) {
    if (!keeps()) return Refuse("\"back\" cannot show that a group is captured", way.game);
    if (!strategy_.rules.HasFiniteMemory()) {
      return Refuse(
          "under rules that depend on history a repeated position is not the same situation",
          way.game);
    }
    const auto now = way.situations.end() - 1;
    if (std::find(way.situations.begin(), now, *now) == now) {
      return Refuse("the situation has not occurred before", way.game);
    }
    return absl::OkStatus();
  }

  absl::Status Tree(const Way& way, size_t number) {
    if (number >= tree_)
      return Refuse(absl::StrCat("tree ", number, " does not come earlier"), way.game);
    const StrategyTree& tree = strategy_.trees[number];
    if (!way.fresh || tree.start != way.game.position() || tree.to_move != way.game.to_move() ||
        Threats{tree.black_threats, tree.white_threats} != way.threats) {
      return Refuse(absl::StrCat("tree ", number, " does not start from here"), way.game);
    }
    return absl::OkStatus();
  }

  const Strategy& strategy_;
  const StrategyGroup& group_;
  const StrategyList& list_;
  size_t tree_;
  Checked& checked_;
  size_t next_ = 0;
  size_t deep_ = 0;  // situations on the current line
};

absl::Status Admit(const Strategy& strategy) {
  const std::string name = spec::RuleSetName(strategy.rules);
  if (strategy.trees.empty())
    return absl::InvalidArgumentError("a strategy needs at least one tree");
  if (strategy.rules.handicap != 0 || strategy.rules.capture_ends) {
    return absl::InvalidArgumentError(
        absl::StrCat("rule set ", name, ": strategies need handicap=0 and capture_ends=false"));
  }
  const StrategyTree& claim = strategy.trees.back();
  if (!claim.start.size().Contains(strategy.group) || claim.start.IsEmpty(strategy.group)) {
    return absl::FailedPreconditionError(
        absl::StrCat("there is no group at ", spec::PointName(strategy.group)));
  }
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<Checked> CheckStrategy(const Strategy& strategy) {
  RETURN_IF_ERROR(Admit(strategy));
  const StrategyTree& claim = strategy.trees.back();
  RETURN_IF_ERROR(spec::RulesInReach(strategy.rules, claim.start.size()));
  const spec::Chain chain = spec::ChainAt(claim.start, strategy.group);
  StrategyGroup group{strategy.goal, chain.color, chain.color, chain.stones};
  if (strategy.goal == StrategyGoal::kTakes) group.prover = spec::Opponent(chain.color);
  ASSIGN_OR_RETURN(const auto list, StrategyList::Check(strategy, group));
  Checked checked;
  for (size_t k = 0; k < strategy.trees.size(); ++k) {
    RETURN_IF_ERROR(Walk(strategy, group, list, k, checked).Run());
  }
  checked.situations += strategy.positions.size();
  checked.transitions += list.plays();
  checked.claim =
      absl::StrCat(spec::ColorName(group.prover),
                   strategy.goal == StrategyGoal::kKeeps ? " keeps " : " captures ",
                   spec::PointName(strategy.group), ", ", spec::ColorName(claim.to_move),
                   " to move, ko threats of Black ", claim.black_threats, ", of White ",
                   claim.white_threats, " (board ", claim.start.size().ToString(), ", rules ",
                   spec::RuleSetName(strategy.rules), ")");
  return checked;
}

}  // namespace hotstone::certify
