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
// A fixpoint may start from any part of it that a step only makes larger. When X3 has grown, the
// n-th X1 for the old X3 is such a part of the n-th one for the new (Browne, Clarke, Jha, Long and
// Marrero 1997). The same is true of what was solved for other calls: if they said less, of the
// lower bound, and if they said more, of the upper one. And the lower bound is such a part of the
// upper one. Then only what can tell the difference is looked at: the nodes with a take of which
// the calls differ, and those behind which X2 or X3 does.
#include "enumerate/circle/circle_fates.h"

#include <algorithm>
#include <cassert>
#include <optional>
#include <utility>

namespace hotstone::enumerate {
namespace {

enum class Bound { kLeast, kMost };

using Cells = CircleSolver::Cells;
using Part = CircleSolver::Part;
using Solved = CircleSolver::Solved;
using SharedCells = CircleSolver::SharedCells;

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

// For each take the positions and banned nodes that can make it, numbered in the same way.
std::vector<std::vector<uint32_t>> FindTakers(const CircleGame& game, const Part& part) {
  std::vector<std::vector<uint32_t>> takers(game.takes().size());
  const auto read = [&](const CircleGame::Position& position, uint32_t reader) {
    for (const uint32_t from : {position.own_moves, position.opp_moves}) {
      for (const CircleGame::Play& play : game.Plays(from)) {
        if (play.take == CircleGame::kNoTake) continue;
        std::vector<uint32_t>& there = takers[play.take];
        if (there.empty() || there.back() != reader) there.push_back(reader);
      }
    }
  };
  uint32_t reader = 0;
  for (const CircleGame::Position& position : part.positions) read(position, reader++);
  for (const CircleGame::Banned& one : part.banned) read(one.position, reader++);
  return takers;
}

bool IsOneCall(Calls calls) { return (calls & (calls - 1)) == 0; }

class BoundSolver {
 public:
  // `from` has a part of the solution from which it may start. `differs[t]`: a step through take t
  // may be another one than it was there.
  BoundSolver(const CircleGame& game, const Part& part, const std::vector<Calls>& calls,
              Bound bound, const Solved& from, const std::vector<char>& differs)
      : game_(game),
        part_(part),
        calls_(calls),
        bound_(bound),
        differs_(differs),
        solved_(from),
        stale_(part.positions.size() + part.banned.size()) {}

  Solved Solve() {
    solved_.calls = calls_;
    is_old_.assign(solved_.rounds.size(), true);
    bad_ = solved_.cells;
    while (part_.names) {
      good_ = part_.all;
      for (size_t round = 0;; ++round) {
        Grow(round);
        const SharedCells grown = solved_.rounds[round].grown;
        const bool same = *grown == *good_;
        good_ = grown;
        if (same) break;
      }
      const bool same = *good_ == *bad_;
      bad_ = good_;
      if (same) break;
    }
    if (!part_.names) {
      Grow(0);
      bad_ = solved_.rounds[0].grown;
    }
    solved_.cells = bad_;
    // Rounds that were not needed this time were grown for other calls.
    solved_.rounds.resize(std::find(is_old_.begin(), is_old_.end(), 1) - is_old_.begin());
    return std::move(solved_);
  }

 private:
  // Marks what reads a node that differs.
  void MarkDifferent(const SharedCells& a, const SharedCells& b) {
    if (a == b) return;
    for (size_t node = 0; node < a->size(); ++node) {
      if ((*a)[node] == (*b)[node]) continue;
      for (const uint32_t reader : part_.readers[node]) stale_[reader] = true;
    }
  }

  // The least fixpoint that reads good_ and bad_, from a part of it.
  void Grow(size_t round) {
    std::vector<CircleSolver::Round>& rounds = solved_.rounds;
    if (round == rounds.size()) {
      rounds.push_back({});
      is_old_.push_back(false);
      cells_ = *bad_;
      std::fill(stale_.begin(), stale_.end(), true);
    } else {
      cells_ = *rounds[round].grown;
      MarkDifferent(rounds[round].good, good_);
      MarkDifferent(rounds[round].bad, bad_);
      if (std::exchange(is_old_[round], false)) {
        for (size_t take = 0; take < differs_.size(); ++take) {
          if (differs_[take] == 0) continue;
          for (const uint32_t taker : part_.takers[take]) stale_[taker] = true;
        }
      }
    }
    while (Sweep()) {
    }
    rounds[round] = {good_, bad_, std::make_shared<const Cells>(cells_)};
  }

  // What a node after a take gives if the take names the side with the stones `named`.
  FateCell Naming(uint32_t node, uint32_t named) const {
    const FateCell& good = (*good_)[node];
    const FateCell& bad = (*bad_)[node];
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
  const Part& part_;
  const std::vector<Calls>& calls_;
  const Bound bound_;
  const std::vector<char>& differs_;
  Solved solved_;
  std::vector<char> is_old_;  // by round: it was grown for other calls
  std::vector<char> stale_;   // by reader: a node that it reads has changed
  Cells cells_;               // X1
  SharedCells good_;          // X2
  SharedCells bad_;           // X3
};

// How many takes differ, if every call that `few` leaves is left by `many`; else nothing.
std::optional<size_t> Narrower(const std::vector<Calls>& few, const std::vector<Calls>& many) {
  size_t differing = 0;
  for (size_t take = 0; take < few.size(); ++take) {
    if ((few[take] & ~many[take]) != 0) return std::nullopt;
    differing += few[take] != many[take] ? 1 : 0;
  }
  return differing;
}

std::vector<char> Differences(const std::vector<Calls>& a, const std::vector<Calls>& b) {
  std::vector<char> differs(a.size());
  for (size_t take = 0; take < a.size(); ++take) differs[take] = a[take] != b[take] ? 1 : 0;
  return differs;
}

}  // namespace

CircleSolver::CircleSolver(const CircleGame& game, Calls all) : game_(game), all_(all) {
  part_.names = (all & ~kWithoutDisturber) != 0;
  part_.positions = game.positions();
  part_.banned = game.banned();
  part_.start.assign(game.nodes(), {});
  Begin();
  const CircleFates unknown = Solve(std::vector<Calls>(game.takes().size(), all));
  const auto is_apart = [&](uint32_t node) { return unknown.least[node] != unknown.most[node]; };
  const auto keep = [&](uint32_t node) { part_.start[node] = unknown.least[node]; };
  part_.positions.clear();
  part_.banned.clear();
  for (const CircleGame::Position& p : game.positions()) {
    if (is_apart(p.own_moves) || is_apart(p.opp_moves)) {
      part_.positions.push_back(p);
    } else {
      keep(p.own_moves);
      keep(p.opp_moves);
    }
  }
  for (const CircleGame::Banned& b : game.banned()) {
    if (is_apart(b.node)) {
      part_.banned.push_back(b);
    } else {
      keep(b.node);
    }
  }
  Begin();
}

void CircleSolver::Begin() {
  part_.readers = FindReaders(game_, part_.positions, part_.banned);
  part_.takers = FindTakers(game_, part_);
  Cells all = part_.start;
  const auto board = static_cast<uint32_t>(game_.grid().full());
  for (const CircleGame::Position& p : part_.positions)
    all[p.own_moves] = all[p.opp_moves] = {board, board};
  for (const CircleGame::Banned& b : part_.banned) all[b.node] = {board, board};
  part_.all = std::make_shared<const Cells>(std::move(all));
  least_.clear();
  most_.clear();
}

const CircleSolver::Solved& CircleSolver::Keep(std::deque<Solved>& kept, Solved solved) const {
  if (kept.size() == kKept) kept.pop_back();
  kept.push_front(std::move(solved));
  return kept.front();
}

CircleFates CircleSolver::Solve(const std::vector<Calls>& calls) const {
  assert(calls.size() == game_.takes().size());
  assert(
      std::all_of(calls.begin(), calls.end(), [&](Calls c) { return c != 0 && (c & ~all_) == 0; }));
  // Of what was solved before, that with the fewest takes that differ.
  const auto nearest = [](const std::deque<Solved>& kept, const auto& differing) {
    const Solved* best = nullptr;
    size_t fewest = 0;
    for (const Solved& one : kept) {
      const std::optional<size_t> count = differing(one.calls);
      if (!count.has_value() || (best != nullptr && *count >= fewest)) continue;
      best = &one;
      fewest = *count;
    }
    return best;
  };
  const Solved* from =
      nearest(least_, [&](const std::vector<Calls>& other) { return Narrower(calls, other); });
  const Solved nothing{calls, {}, std::make_shared<const Cells>(part_.start)};
  if (from == nullptr) from = &nothing;
  const Solved least = Keep(least_, BoundSolver(game_, part_, calls, Bound::kLeast, *from,
                                                Differences(calls, from->calls))
                                        .Solve());
  if (std::all_of(calls.begin(), calls.end(), IsOneCall)) return {*least.cells, *least.cells};
  std::vector<char> differs(calls.size());
  for (size_t take = 0; take < calls.size(); ++take) differs[take] = IsOneCall(calls[take]) ? 0 : 1;
  from = nearest(most_, [&](const std::vector<Calls>& other) { return Narrower(other, calls); });
  if (from == nullptr) {
    from = &least;
  } else {
    differs = Differences(calls, from->calls);
  }
  const Solved& most =
      Keep(most_, BoundSolver(game_, part_, calls, Bound::kMost, *from, differs).Solve());
  return {*least.cells, *most.cells};
}

}  // namespace hotstone::enumerate
