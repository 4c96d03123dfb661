#include "enumerate/graph/lasso_search.h"

#include <algorithm>
#include <map>
#include <random>
#include <tuple>
#include <utility>

#include "enumerate/rules/chains.h"

namespace hotstone::enumerate {
namespace {

using Key = std::tuple<BitBoard, BitBoard, int, int, BitBoard>;

Key KeyOf(const BitSituation& s) { return {s.black, s.white, s.player, s.passes, s.bans}; }

struct Step {
  BitMove move;
  BitSituation next;
  bool finished;
};

std::vector<Step> Steps(const Grid& grid, const FiniteRules& rules, const BitSituation& s) {
  std::vector<Step> steps;
  ForEachMove(grid, rules, s, [&](BitMove move, const BitSituation& next, bool finished) {
    steps.push_back({move, next, finished});
  });
  return steps;
}

// The situation after these moves, or nothing if one is illegal or finishes the game.
std::optional<BitSituation> SituationAfter(const Grid& grid, const FiniteRules& rules,
                                           BitSituation s, const std::vector<BitMove>& moves) {
  for (const BitMove move : moves) {
    const auto steps = Steps(grid, rules, s);
    const auto step =
        std::find_if(steps.begin(), steps.end(), [&](const Step& x) { return x.move == move; });
    if (step == steps.end() || step->finished) return std::nullopt;
    s = step->next;
  }
  return s;
}

// A shortest way from s back to s, empty if there is none within the limits.
std::vector<BitMove> ShortestReturn(const Grid& grid, const FiniteRules& rules,
                                    const BitSituation& s, size_t longest, uint64_t situations) {
  struct Node {
    BitSituation situation;
    size_t parent;
    BitMove move;
  };
  std::vector<Node> nodes = {{s, 0, kNoPoint}};
  std::map<Key, size_t> seen;
  size_t level_end = 1;
  size_t depth = 1;
  for (size_t i = 0; i < nodes.size() && nodes.size() < situations; ++i) {
    if (i == level_end) {
      level_end = nodes.size();
      ++depth;
    }
    if (depth > longest) break;
    for (const Step& step : Steps(grid, rules, nodes[i].situation)) {
      if (step.finished) continue;
      if (step.next == s) {
        std::vector<BitMove> moves = {step.move};
        for (size_t back = i; back != 0; back = nodes[back].parent)
          moves.push_back(nodes[back].move);
        std::reverse(moves.begin(), moves.end());
        return moves;
      }
      if (seen.try_emplace(KeyOf(step.next), nodes.size()).second)
        nodes.push_back({step.next, i, step.move});
    }
  }
  return {};
}

// A situation on a cycle together with the cycle's moves.
struct Cycle {
  BitSituation start;
  std::vector<BitMove> moves;

  int Stones() const { return Count(start.black | start.white); }
  bool BetterThan(const Cycle& other) const {
    return std::pair(moves.size(), Stones()) < std::pair(other.moves.size(), other.Stones());
  }
};

// Whether the moves, played twice from a position without ban or passes, lead to the same situation
// after the second round as after the first.
bool Repeats(const Grid& grid, const FiniteRules& rules, const BitSituation& start,
             const std::vector<BitMove>& moves) {
  const auto once = SituationAfter(grid, rules, start, moves);
  if (!once.has_value()) return false;
  const auto twice = SituationAfter(grid, rules, *once, moves);
  return twice.has_value() && *twice == *once;
}

// Removes every stone that the cycle does not need.
Cycle Strip(const Grid& grid, const FiniteRules& rules, Cycle cycle) {
  cycle.start.passes = 0;
  cycle.start.bans = 0;
  for (bool changed = true; changed;) {
    changed = false;
    for (BitBoard rest = cycle.start.black | cycle.start.white; rest != 0; rest &= rest - 1) {
      BitSituation fewer = cycle.start;
      const BitBoard stone = rest & (~rest + 1);
      fewer.black &= ~stone;
      fewer.white &= ~stone;
      if (!IsLegal(grid, {fewer.black, fewer.white}) || !Repeats(grid, rules, fewer, cycle.moves))
        continue;
      cycle.start = fewer;
      changed = true;
    }
  }
  return cycle;
}

// Places the stones of a legal position one by one from the empty board and ends with this player
// to move.
std::vector<BitMove> PlaceStones(const BitSituation& target) {
  std::vector<BitMove> moves;
  BitBoard left[2] = {target.black, target.white};
  int player = 0;
  while ((left[0] | left[1]) != 0) {
    moves.push_back(left[player] == 0 ? kNoPoint : FirstPoint(left[player]));
    left[player] &= left[player] - 1;
    player = 1 - player;
  }
  if (player != target.player) moves.push_back(kNoPoint);
  return moves;
}

}  // namespace

std::optional<MoveLasso> LassoFromEmptyBoard(const Grid& grid, const FiniteRules& rules,
                                             const BitSituation& start,
                                             const std::vector<BitMove>& cycle) {
  MoveLasso lasso{PlaceStones(start), cycle};
  const auto entered = SituationAfter(grid, rules, BitSituation{}, lasso.stem);
  if (!entered.has_value()) return std::nullopt;
  const auto once = SituationAfter(grid, rules, *entered, cycle);
  if (!once.has_value()) return std::nullopt;
  if (*once != *entered) {
    // The first round still differs in passes or ban: it belongs to the stem.
    lasso.stem.insert(lasso.stem.end(), cycle.begin(), cycle.end());
    const auto twice = SituationAfter(grid, rules, *once, cycle);
    if (!twice.has_value() || *twice != *once) return std::nullopt;
  }
  return lasso;
}

std::optional<MoveLasso> SearchLasso(const Grid& grid, const FiniteRules& rules,
                                     const LassoSearchLimits& limits, Progress* progress) {
  std::mt19937_64 random(limits.seed);
  std::optional<Cycle> best;
  std::optional<MoveLasso> lasso;
  for (int game = 0; game < limits.games; ++game) {
    if (!KeepGoing(progress, "search for a cycle", static_cast<uint64_t>(game),
                   static_cast<uint64_t>(limits.games))) {
      return std::nullopt;
    }
    BitSituation s;
    for (int ply = 0; ply < 6 * grid.points(); ++ply) {
      const size_t longest = best.has_value() ? best->moves.size() : limits.longest_cycle;
      // Cycles need stones to remove, so the first plies are skipped.
      if (2 * Count(s.black | s.white) >= grid.points()) {
        Cycle found{s, ShortestReturn(grid, rules, s, longest, limits.situations_each)};
        if (!found.moves.empty() &&
            Repeats(grid, rules, {s.black, s.white, s.player, 0, 0}, found.moves)) {
          found = Strip(grid, rules, std::move(found));
          if (!best.has_value() || found.BetterThan(*best)) {
            if (auto candidate = LassoFromEmptyBoard(grid, rules, found.start, found.moves)) {
              best = found;
              lasso = std::move(candidate);
            }
          }
        }
      }
      std::vector<Step> steps = Steps(grid, rules, s);
      if (steps.size() > 1) steps.pop_back();  // pass only if nothing else is legal
      const Step& step = steps[random() % steps.size()];
      if (step.finished) break;
      s = step.next;
    }
  }
  return lasso;
}

}  // namespace hotstone::enumerate
