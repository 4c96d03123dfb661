#include "solver/cycles/cycle_layer.h"

#include <algorithm>
#include <cassert>
#include <vector>

namespace hotstone::solver {
namespace {

// The line of play, by ply.
class Line {
 public:
  Line(z3::context& context, const CycleWalk& walk)
      : context_(context), walk_(walk), k_(static_cast<int>(walk.edges.size())) {}

  z3::expr True() const { return context_.bool_val(true); }
  z3::expr Any(const std::vector<z3::expr>& formulas) const { return AnyOf(context_, formulas); }
  z3::expr All(const std::vector<z3::expr>& formulas) const { return AllOf(context_, formulas); }

  z3::expr Plays(int t) const { return !IsPass(EdgeAt(t)); }
  static bool SamePlayer(int s, int t) { return (s - t) % 2 == 0; }

  // Whether the positions before ply s and before ply t are the same.
  z3::expr SamePositionAt(int s, int t) const {
    return s % k_ == t % k_ ? True() : SamePosition(VertexAt(s), VertexAt(t));
  }
  // Same position and player to move.
  z3::expr SameVertex(int s, int t) const {
    return SamePlayer(s, t) ? SamePositionAt(s, t) : context_.bool_val(false);
  }
  // The same point in the same position by the same player.
  z3::expr SamePlay(int s, int t) const {
    if (s % k_ == t % k_) return Plays(t);
    return SameVertex(s, t) && Plays(t) && SameSet(EdgeAt(s).play.at, EdgeAt(t).play.at);
  }
  // Before ply b the vertex of time a has returned, for the first time since.
  z3::expr Completed(int a, int b) const {
    std::vector<z3::expr> conditions = {SameVertex(a, b)};
    for (int c = a + 1; c < b; ++c) conditions.push_back(!SameVertex(c, b));
    return All(conditions);
  }

 private:
  const SymbolicPly& EdgeAt(int t) const { return walk_.edges[static_cast<size_t>(t % k_)]; }
  const SymbolicPosition& VertexAt(int t) const {
    return walk_.vertices[static_cast<size_t>(t % k_)];
  }
  z3::context& context_;
  const CycleWalk& walk_;
  const int k_;
};

// The rules about completed cycles. `binds(a)`: whether a cycle completed since time a binds the
// player of t.
template <typename Binds>
z3::expr InCompletedCycle(const Line& line, int t, int times, const Binds& binds) {
  std::vector<z3::expr> cycles;
  for (int b = 1; b <= t; ++b) {
    for (int a = 0; a < b; ++a) {
      if (!binds(a)) continue;
      std::vector<z3::expr> plays;
      for (int u = a; u < b; ++u) plays.push_back(line.SamePlay(u, t));
      z3::expr forbids = line.Completed(a, b) && line.Any(plays);
      if (times > 1) {  // made twice before, for the mistake
        std::vector<z3::expr> earlier;
        for (int u = 0; u < a; ++u) earlier.push_back(line.SamePlay(u, t));
        forbids = forbids && line.Any(earlier);
      }
      cycles.push_back(forbids);
    }
  }
  return line.Any(cycles);
}

// The entries at times .. t + 1 end in a repeated sequence.
z3::expr EndsInRepetition(const Line& line, int t, int copies) {
  std::vector<z3::expr> ways;
  for (int length = 1; copies * length <= t + 2; ++length) {
    std::vector<z3::expr> same;
    for (int i = 0; i < (copies - 1) * length; ++i)
      same.push_back(line.SameVertex(t + 1 - i - length, t + 1 - i));
    ways.push_back(line.All(same));
  }
  return line.Any(ways);
}

}  // namespace

z3::expr ForbidsPly(z3::context& context, const CycleWalk& walk, spec::Cycle rule, int t,
                    MemoryMistake mistake) {
  assert(t >= 0 && rule != spec::Cycle::kNone && rule != spec::Cycle::kDisturber);
  const Line line(context, walk);
  const int first = mistake == MemoryMistake::kForgets ? std::max(0, t - 2) : 0;
  std::vector<z3::expr> seen;
  z3::expr repeats = context.bool_val(false);
  switch (rule) {
    case spec::Cycle::kPsk:
      for (int s = first; s <= t; ++s) {
        seen.push_back(mistake == MemoryMistake::kPlayerToo ? line.SameVertex(s, t + 1)
                                                            : line.SamePositionAt(s, t + 1));
      }
      repeats = line.Any(seen);
      break;
    case spec::Cycle::kSsk:
      for (int s = first; s <= t; ++s) seen.push_back(line.SameVertex(s, t + 1));
      repeats = line.Any(seen);
      break;
    case spec::Cycle::kNssk:
      for (int s = first; s < t; ++s) {
        if (Line::SamePlayer(s, t))
          seen.push_back(line.Plays(s) && line.SamePositionAt(s + 1, t + 1));
      }
      repeats = line.Any(seen);
      break;
    case spec::Cycle::kFixed:
      for (int s = first; s < t; ++s) {
        seen.push_back(line.Plays(s) && line.SamePositionAt(s, t) &&
                       line.SamePositionAt(s + 1, t + 1));
      }
      repeats = line.Any(seen);
      break;
    case spec::Cycle::kSecondCycle:
      repeats = InCompletedCycle(line, t, mistake == MemoryMistake::kSecondTime ? 2 : 1,
                                 [](int) { return true; });
      break;
    case spec::Cycle::kStarter:
      repeats = InCompletedCycle(line, t, 1, [&](int a) {
        return Line::SamePlayer(mistake == MemoryMistake::kStarterStays ? 0 : a, t);
      });
      break;
    case spec::Cycle::kStarterFirst:
      repeats = InCompletedCycle(line, t, 1, [&](int) { return Line::SamePlayer(0, t); });
      break;
    case spec::Cycle::kSquare:
      repeats = EndsInRepetition(line, t, mistake == MemoryMistake::kSecondTime ? 3 : 2);
      break;
    case spec::Cycle::kNone:
    case spec::Cycle::kDisturber:
      break;
  }
  return line.Plays(t) && repeats;
}

z3::expr ForbidsWithin(z3::context& context, const CycleWalk& walk, spec::Cycle rule, int rounds,
                       MemoryMistake mistake) {
  std::vector<z3::expr> plies;
  const int k = static_cast<int>(walk.edges.size());
  for (int t = 0; t < rounds * k; ++t) plies.push_back(ForbidsPly(context, walk, rule, t, mistake));
  return AnyOf(context, plies);
}

}  // namespace hotstone::solver
