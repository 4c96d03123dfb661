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
// first in a sweep, as plays lead to them; a position is looked at again only if a node behind one
// of its plays has changed. A node whose bounds are equal when nothing is known has that value
// always, so it is as good as the end of a play, and is not visited again.
//
// When X3 has grown, the n-th X1 for the old X3 is part of the n-th one for the new, so the new one
// starts there (Browne, Clarke, Jha, Long and Marrero 1997).
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
  const std::vector<std::vector<uint32_t>>& readers;
  const Cells& start;  // the value of each node outside, and nothing inside
};

// For each node the positions that have a play to it, by number; after the positions the banned.
std::vector<std::vector<uint32_t>> FindReaders(const CircleGame& game,
                                               const std::vector<CircleGame::Position>& positions,
                                               const std::vector<CircleGame::Banned>& banned) {
  std::vector<std::vector<uint32_t>> readers(game.nodes());
  const auto add = [&](uint32_t node, uint32_t reader) {
    if (readers[node].empty() || readers[node].back() != reader) readers[node].push_back(reader);
  };
  const auto read = [&](const CircleGame::Position& position, uint32_t reader) {
    for (const uint32_t from : {position.own_moves, position.opp_moves}) {
      for (const CircleGame::Play& play : game.Plays(from)) {
        add(play.to, reader);
        add(play.hot, reader);
      }
    }
  };
  uint32_t reader = 0;
  for (const CircleGame::Position& position : positions) read(position, reader++);
  for (const CircleGame::Banned& one : banned) read(one.position, reader++);
  return readers;
}

class BoundSolver {
 public:
  BoundSolver(const CircleGame& game, const Part& part, const std::vector<Calls>& calls,
              Bound bound)
      : game_(game),
        part_(part),
        calls_(calls),
        bound_(bound),
        stale_(part.positions.size() + part.banned.size()) {}

  Cells Solve() {
    bad_ = part_.start;
    const bool names = std::any_of(calls_.begin(), calls_.end(),
                                   [](Calls c) { return (c & ~kWithoutDisturber) != 0; });
    if (!names) {
      Grow(part_.start);
      return std::move(cells_);
    }
    const auto board = static_cast<uint32_t>(game_.grid().full());
    Cells all = part_.start;
    for (const CircleGame::Position& p : part_.positions)
      all[p.own_moves] = all[p.opp_moves] = {board, board};
    for (const CircleGame::Banned& b : part_.banned) all[b.node] = {board, board};
    std::vector<Cells> grown;  // by round, for the X3 before
    while (true) {
      good_ = all;
      for (size_t round = 0;; ++round) {
        if (round == grown.size()) grown.push_back(part_.start);
        Grow(grown[round]);
        grown[round] = cells_;
        if (cells_ == good_) break;
        good_ = std::move(cells_);
      }
      if (cells_ == bad_) return std::move(cells_);
      bad_ = std::move(cells_);
    }
  }

 private:
  // The least fixpoint that reads good_ and bad_, from a part of it.
  void Grow(const Cells& from) {
    cells_ = from;
    std::fill(stale_.begin(), stale_.end(), true);
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
    for (const uint32_t reader : part_.readers[node]) stale_[reader] = true;
    return true;
  }

  // Whether anything changed.
  bool Sweep() {
    const int end = game_.end_passes();
    bool changed = false;
    size_t number = 0;
    for (const CircleGame::Position& p : part_.positions) {
      if (!std::exchange(stale_[number++], false)) continue;
      const FateChoice own = PlaysOf(p.own_moves, kNoPoint);
      const FateChoice opp = PlaysOf(p.opp_moves, kNoPoint);
      changed |= Set(p.own_moves, AnswersWithPasses(p.own, p.opp, 0, end, own, own, opp));
      changed |= Set(p.opp_moves, AnswersWithPasses(p.opp, p.own, 0, end, opp, opp, own));
    }
    for (const CircleGame::Banned& b : part_.banned) {
      if (!std::exchange(stale_[number++], false)) continue;
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
  std::vector<char> stale_;  // by reader: a node that it reads has changed
  Cells cells_;              // X1
  Cells good_;               // X2
  Cells bad_;                // X3
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
  const auto readers = FindReaders(game, game.positions(), game.banned());
  const CircleFates unknown = SolveBoth(game, {game.positions(), game.banned(), readers, start_},
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
  readers_ = FindReaders(game, positions_, banned_);
}

CircleFates CircleSolver::Solve(const std::vector<Calls>& calls) const {
  assert(calls.size() == game_.takes().size());
  assert(
      std::all_of(calls.begin(), calls.end(), [&](Calls c) { return c != 0 && (c & ~all_) == 0; }));
  return SolveBoth(game_, {positions_, banned_, readers_, start_}, calls);
}

}  // namespace hotstone::enumerate
