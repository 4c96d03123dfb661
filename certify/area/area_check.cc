// Plays the tree of a certificate of area as games by the law.
//
// A Walk follows the steps as written. It has a spec::Game with its history, makes the side's moves
// from the file and every opponent's move that the law permits. Where the game ends it counts the
// area; at `!` it asks the robust leaves. A step too few or too many brings the walk out of step
// with the file, which is refused. Every line is finite, so the side forces the area whatever the
// rule of repetition says of endless play.
#include <algorithm>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "base/number_text.h"
#include "base/status_macros.h"
#include "certify/area/area_strategy.h"
#include "certify/area/robust_leaves.h"
#include "certify/refusal.h"
#include "spec/board/chains.h"
#include "spec/counting/area.h"
#include "spec/rules/game.h"
#include "spec/rules/rule_switches.h"

namespace hotstone::certify {
namespace {

using spec::Color;
using spec::Game;
using spec::Point;
using Kind = AreaStep::Kind;

// The walk recurses as deep as its lines are long.
constexpr size_t kMostPlies = 1000;
constexpr uint64_t kSituationsBetweenLooks = 1024;

class Walk {
 public:
  Walk(const AreaStrategy& strategy, const RobustLeaves* leaves, Progress* progress)
      : strategy_(strategy), leaves_(leaves), progress_(progress) {}

  absl::StatusOr<Checked> Run() {
    ASSIGN_OR_RETURN(const auto game,
                     Game::Create(strategy_.rules, strategy_.start, strategy_.to_move));
    RETURN_IF_ERROR(From(game));
    if (next_ == strategy_.steps.size()) return std::move(checked_);
    return absl::FailedPreconditionError(
        Counted(strategy_.steps.size() - next_, "step is unused", "steps are unused"));
  }

 private:
  absl::Status From(const Game& game) {
    if (earlier_.size() == kMostPlies)
      return Refuse(absl::StrCat("a line has more than ", kMostPlies, " plies, the limit"), game);
    earlier_.push_back(game.position().cells());
    const auto status = Follow(game);
    earlier_.pop_back();
    return status;
  }

  absl::Status Follow(const Game& game) {
    if (game.ended()) return End(game);
    if (checked_.situations++ % kSituationsBetweenLooks == 0 &&
        !KeepGoing(progress_, "area, steps checked", next_, strategy_.steps.size())) {
      return absl::CancelledError(
          absl::StrCat("stopped after ", next_, " steps of ", strategy_.steps.size()));
    }
    if (next_ == strategy_.steps.size()) return Refuse("the tree has too few steps", game);
    const AreaStep& step = strategy_.steps[next_++];
    switch (step.kind) {
      case Kind::kMove:
        return Move(game, step.at);
      case Kind::kAll:
        if (game.to_move() == strategy_.side)
          return Refuse("the tree lists all moves where its side is to move", game);
        return ForEachReply(game, [&](const Game& next) { return From(next); });
      case Kind::kRobust:
        return Robust(game);
    }
    std::abort();  // not an enumerator
  }

  absl::Status End(const Game& game) {
    ++checked_.ending_moves;
    const int area = spec::CountArea(game.position()).Difference();
    const int reached = strategy_.side == Color::kBlack ? area : -area;
    if (reached >= strategy_.at_least) return absl::OkStatus();
    return Refuse(absl::StrCat("the game ends with an area difference of ", reached), game);
  }

  absl::Status Move(const Game& game, const std::optional<Point>& at) {
    if (game.to_move() != strategy_.side)
      return Refuse("the tree gives a move where the opponent is to move", game);
    Game next = game;
    const spec::Move move{strategy_.side, at};
    if (const spec::Ruling ruling = next.Play(move); !ruling.legal()) {
      return Refuse(absl::StrCat("the move ", spec::MoveName(move), " is illegal: ",
                                 std::string(spec::RulingSentence(ruling, strategy_.rules))),
                    game);
    }
    ++checked_.transitions;
    return From(next);
  }

  // Calls visit(game) after each move of the opponent: plays in the order of the points, the pass.
  template <typename Visit>
  absl::Status ForEachReply(const Game& game, const Visit& visit) {
    const Color opponent = game.to_move();
    std::vector<std::optional<Point>> moves;
    for (const Point p : game.LegalPoints(opponent)) moves.push_back(p);
    moves.push_back(std::nullopt);
    for (const auto& at : moves) {
      ++checked_.transitions;
      Game next = game;
      next.Play({opponent, at});
      RETURN_IF_ERROR(visit(next));
    }
    return absl::OkStatus();
  }

  absl::Status Robust(const Game& game) {
    if (leaves_ == nullptr) return Refuse("no robust solution is named", game);
    if (game.to_move() == strategy_.side) return leaves_->Cover(game, earlier_);
    return ForEachReply(game, [&](const Game& next) {
      if (next.ended()) return End(next);
      earlier_.push_back(next.position().cells());
      const auto status = leaves_->Cover(next, earlier_);
      earlier_.pop_back();
      return status;
    });
  }

  const AreaStrategy& strategy_;
  const RobustLeaves* const leaves_;
  Progress* const progress_;
  Checked checked_;
  size_t next_ = 0;
  std::vector<std::string> earlier_;  // the cells of the positions on this line, with the last
};

absl::Status Admit(const AreaStrategy& strategy, const RobustLeaves* leaves) {
  const std::string name = spec::RuleSetName(strategy.rules);
  if (strategy.rules.handicap != 0 || strategy.rules.capture_ends) {
    return absl::InvalidArgumentError(absl::StrCat(
        "rule set ", name, ": certificates of area need handicap=0 and capture_ends=false"));
  }
  if (const auto chain = spec::ChainWithoutLiberty(strategy.start)) {
    return absl::FailedPreconditionError(absl::StrCat("the start is not legal: the chain at ",
                                                      spec::PointNames(chain->stones),
                                                      " has no liberty"));
  }
  if (leaves == nullptr) return absl::OkStatus();
  const SolutionHeader& header = leaves->header();
  const auto differs = [](const std::string& what) {
    return absl::FailedPreconditionError(absl::StrCat("the robust solution is ", what));
  };
  if (header.start.size() != strategy.start.size())
    return differs(absl::StrCat("for ", header.start.size().ToString()));
  if (header.side != strategy.side) return differs("for the other side");
  if (header.at_least < strategy.at_least)
    return differs(absl::StrCat("for an area difference of at least ", header.at_least, ", not ",
                                strategy.at_least));
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<Checked> CheckArea(const AreaStrategy& strategy, const RobustLeaves* leaves,
                                  Progress* progress) {
  RETURN_IF_ERROR(Admit(strategy, leaves));
  RETURN_IF_ERROR(spec::RulesInReach(strategy.rules, strategy.start.size()));
  ASSIGN_OR_RETURN(auto checked, Walk(strategy, leaves, progress).Run());
  checked.claim =
      absl::StrCat(spec::ColorName(strategy.side), " forces an area difference of at least ",
                   strategy.at_least, " for himself (board ", strategy.start.size().ToString(),
                   ", from ", std::string(1, spec::ColorLetter(strategy.to_move)), " ",
                   strategy.start.ToText(), ", rules ", spec::RuleSetName(strategy.rules), ")");
  return checked;
}

}  // namespace hotstone::certify
