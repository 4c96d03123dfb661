// Attack tries the liberties of the chain, Defend all moves of its owner. Both append the steps of
// the strategy that they prove. Defend first tries what can save the chain, its last liberty and
// the captures, since a ladder that fails mostly fails there.
#include "search/strategy/ladder.h"

#include <algorithm>
#include <cassert>
#include <string>
#include <utility>
#include <vector>

#include "base/status_macros.h"
#include "spec/board/chains.h"
#include "spec/board/position.h"
#include "spec/rules/game.h"

namespace hotstone::search {
namespace {

using certify::StrategyStep;
using spec::Game;
using spec::Point;
using Steps = std::vector<StrategyStep>;
using Kind = StrategyStep::Kind;

class Ladder {
 public:
  Ladder(Point group, spec::Color owner, uint64_t most_plays, Progress* progress)
      : group_(group), owner_(owner), most_plays_(most_plays), progress_(progress) {}

  // The chain is on the board, and the attacker is to move.
  bool Attack(const Game& game, Steps& steps) {
    const std::vector<Point> liberties = spec::ChainAt(game.position(), group_).liberties;
    if (liberties.size() > 2) return false;
    // A ladder that comes back to a position, round a ko, is none.
    const std::string& cells = game.position().cells();
    if (std::find(line_.begin(), line_.end(), cells) != line_.end()) return false;
    if (line_.size() == cells.size()) return false;  // a ladder adds a stone each time
    line_.push_back(cells);
    const bool found = AttackAt(game, liberties, steps);
    line_.pop_back();
    return found;
  }

  bool AttackAt(const Game& game, const std::vector<Point>& liberties, Steps& steps) {
    for (const Point liberty : liberties) {
      Game next = game;
      if (!Play(next, liberty)) continue;
      const size_t mark = steps.size();
      steps.push_back({Kind::kMove, liberty, 0});
      if (IsGone(next)) return true;
      if (!next.ended() && InAtari(next) && Defend(next, steps)) return true;
      steps.resize(mark);
    }
    return false;
  }

  // The chain is in atari, and its owner is to move.
  bool Defend(const Game& game, Steps& steps) {
    struct Reply {
      std::optional<Point> at;
      Steps steps;
    };
    std::vector<Reply> replies;
    for (const Point p : game.LegalPoints(owner_)) replies.push_back({p, {}});
    replies.push_back({std::nullopt, {}});
    const Point last = spec::ChainAt(game.position(), group_).liberties[0];
    for (const bool likely : {true, false}) {
      for (Reply& reply : replies) {
        Game next = game;
        if (!Play(next, reply.at)) return false;
        const bool may_save = reply.at == last || !next.plies().back().captured.empty();
        if (may_save != likely || IsGone(next)) continue;
        if (next.ended() || !Attack(next, reply.steps)) return false;
      }
    }
    steps.push_back({Kind::kAll, std::nullopt, 0});
    for (const Reply& reply : replies)
      steps.insert(steps.end(), reply.steps.begin(), reply.steps.end());
    return true;
  }

  bool InAtari(const Game& game) const {
    return spec::ChainAt(game.position(), group_).liberties.size() == 1;
  }

 private:
  bool IsGone(const Game& game) const { return game.position().At(group_) != owner_; }

  // False if the play is not permitted, or no more may be tried.
  bool Play(Game& game, const std::optional<Point>& at) {
    ++plays_;
    if (plays_ % 256 == 0 && !KeepGoing(progress_, "plays of a ladder", plays_, most_plays_))
      plays_ = most_plays_;
    return plays_ < most_plays_ && game.Play({game.to_move(), at}).legal();
  }

  Point group_;
  spec::Color owner_;
  uint64_t most_plays_;
  Progress* progress_;
  uint64_t plays_ = 0;
  std::vector<std::string> line_;  // the positions with the attacker to move, so far
};

}  // namespace

absl::StatusOr<std::optional<certify::Strategy>> FindLadder(const spec::RuleSet& rules,
                                                            const spec::Position& position,
                                                            Point group, spec::Color to_move,
                                                            uint64_t most_plays,
                                                            Progress* progress) {
  assert(!position.IsEmpty(group));
  ASSIGN_OR_RETURN(const auto game, Game::Create(rules, position, to_move));
  const spec::Color owner = *position.At(group);
  Ladder ladder(group, owner, most_plays, progress);
  Steps steps;
  const bool found = to_move == owner ? ladder.InAtari(game) && ladder.Defend(game, steps)
                                      : ladder.Attack(game, steps);
  if (!found) return std::nullopt;
  return certify::Strategy{rules,
                           certify::StrategyGoal::kTakes,
                           group,
                           {},
                           {{position, to_move, 0, 0, std::move(steps)}}};
}

}  // namespace hotstone::search
