// Each bound is solved by itself. The condition on endless plays has three ranks: for a given stone
// and question, a take may be bad (it names the asking side), good (it names the other), or
// neither; bad outranks good. The solution is the nested fixpoint of such a condition (a parity
// game, Emerson and Jutla 1991),
//
//     least X3. greatest X2. least X1. step(X1, X2, X3)
//
// where a step reads X3 through bad takes, X2 through good ones and X1 through all other plays. If
// no take can name anybody, X1 alone is read, and one least fixpoint is enough.
//
// Sets of one fixpoint grow sweep by sweep until nothing changes. Positions with more stones come
// first in a sweep, as plays lead to them. A node whose bounds are equal when nothing is known has
// that value always, so it is as good as the end of a play, and is not visited again.
#include "enumerate/circle/circle_fates.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace hotstone::enumerate {
namespace {

enum class Bound { kLeast, kMost };

using Cells = std::vector<FateCell>;

// What does not change: the part of the game to visit, and the nodes outside it.
struct Part {
  const std::vector<CircleGame::Position>& positions;
  const std::vector<CircleGame::Banned>& banned;
  const Cells& start;  // the value of each node outside, and nothing inside
};

class BoundSolver {
 public:
  BoundSolver(const CircleGame& game, const Part& part, const std::vector<Calls>& calls,
              Bound bound)
      : game_(game), part_(part), calls_(calls), bound_(bound) {}

  Cells Solve() {
    bad_ = part_.start;
    const bool names = std::any_of(calls_.begin(), calls_.end(),
                                   [](Calls c) { return (c & ~kWithoutDisturber) != 0; });
    if (!names) {
      Grow();
      return std::move(cells_);
    }
    const auto board = static_cast<uint32_t>(game_.grid().full());
    Cells all = part_.start;
    for (const CircleGame::Position& p : part_.positions)
      all[p.own_moves] = all[p.opp_moves] = {board, board};
    for (const CircleGame::Banned& b : part_.banned) all[b.node] = {board, board};
    while (true) {
      good_ = all;
      while (true) {
        Grow();
        if (cells_ == good_) break;
        good_ = std::move(cells_);
      }
      if (cells_ == bad_) return std::move(cells_);
      bad_ = std::move(cells_);
    }
  }

 private:
  // The least fixpoint that reads good_ and bad_.
  void Grow() {
    cells_ = part_.start;
    while (Sweep()) {
    }
  }

  // What a node after a take gives if the take names the side with the stones `named`.
  FateCell Naming(uint32_t node, uint32_t named) const {
    const FateCell& good = good_[node];
    const FateCell& bad = bad_[node];
    return {(good.removed & named) | (bad.removed & ~named),
            (bad.kept & named) | (good.kept & ~named)};
  }

  // What the node after a play gives, in the frame of that node.
  FateCell Then(const CircleGame::Play& play) const {
    if (play.take == CircleGame::kNoTake) return cells_[play.to];
    const Calls calls = calls_[play.take];
    FateCell least = kIllegalFates;
    FateCell most;
    const auto add = [&](const FateCell& one) {
      least = {least.removed & one.removed, least.kept & one.kept};
      most = {most.removed | one.removed, most.kept | one.kept};
    };
    if ((calls & kFights) != 0) add(cells_[play.hot]);
    if ((calls & kDisturbs) != 0) add(cells_[play.to]);
    if ((calls & kTakerDisturbs) != 0) add(Naming(play.to, play.mover_after));
    if ((calls & kOtherDisturbs) != 0) add(Naming(play.to, ~play.mover_after));
    return bound_ == Bound::kLeast ? least : most;
  }

  FateChoice PlaysOf(uint32_t node, int but_at) const {
    FateChoice choice;
    for (const CircleGame::Play& play : game_.Plays(node)) {
      if (play.point == but_at) continue;
      const FateCell then = Then(play);
      choice.Add({game_.Map(play.back, then.removed) | play.gone,
                  game_.Map(play.back, then.kept) & ~play.gone});
    }
    return choice;
  }

  bool Set(uint32_t node, const FateCell& value) {
    if (cells_[node] == value) return false;
    cells_[node] = value;
    return true;
  }

  // Whether anything changed.
  bool Sweep() {
    const int end = game_.end_passes();
    bool changed = false;
    for (const CircleGame::Position& p : part_.positions) {
      const FateChoice own = PlaysOf(p.own_moves, kNoPoint);
      const FateChoice opp = PlaysOf(p.opp_moves, kNoPoint);
      changed |= Set(p.own_moves, AnswersWithPasses(p.own, p.opp, 0, end, own, own, opp));
      changed |= Set(p.opp_moves, AnswersWithPasses(p.opp, p.own, 0, end, opp, opp, own));
    }
    for (const CircleGame::Banned& b : part_.banned) {
      const CircleGame::Position& p = b.position;
      changed |= Set(b.node, AnswersWithPasses(p.own, p.opp, 0, end, PlaysOf(p.own_moves, b.point),
                                               PlaysOf(p.own_moves, kNoPoint),
                                               PlaysOf(p.opp_moves, kNoPoint)));
    }
    return changed;
  }

  const CircleGame& game_;
  const Part part_;
  const std::vector<Calls>& calls_;
  const Bound bound_;
  Cells cells_;  // X1
  Cells good_;   // X2
  Cells bad_;    // X3
};

CircleFates SolveBoth(const CircleGame& game, const Part& part, const std::vector<Calls>& calls) {
  CircleFates fates{BoundSolver(game, part, calls, Bound::kLeast).Solve(), {}};
  const bool complete =
      std::all_of(calls.begin(), calls.end(), [](Calls c) { return (c & (c - 1)) == 0; });
  fates.most = complete ? fates.least : BoundSolver(game, part, calls, Bound::kMost).Solve();
  return fates;
}

}  // namespace

CircleSolver::CircleSolver(const CircleGame& game, Calls all) : game_(game), all_(all) {
  start_.assign(game.nodes(), {});
  const CircleFates unknown = SolveBoth(game, {game.positions(), game.banned(), start_},
                                        std::vector<Calls>(game.takes().size(), all));
  const auto is_apart = [&](uint32_t node) { return unknown.least[node] != unknown.most[node]; };
  const auto keep = [&](uint32_t node) { start_[node] = unknown.least[node]; };
  for (const CircleGame::Position& p : game.positions()) {
    if (is_apart(p.own_moves) || is_apart(p.opp_moves)) {
      positions_.push_back(p);
    } else {
      keep(p.own_moves);
      keep(p.opp_moves);
    }
  }
  for (const CircleGame::Banned& b : game.banned()) {
    if (is_apart(b.node)) {
      banned_.push_back(b);
    } else {
      keep(b.node);
    }
  }
}

CircleFates CircleSolver::Solve(const std::vector<Calls>& calls) const {
  assert(calls.size() == game_.takes().size());
  assert(
      std::all_of(calls.begin(), calls.end(), [&](Calls c) { return c != 0 && (c & ~all_) == 0; }));
  return SolveBoth(game_, {positions_, banned_, start_}, calls);
}

}  // namespace hotstone::enumerate
