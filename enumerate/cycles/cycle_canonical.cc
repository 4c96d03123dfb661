#include "enumerate/cycles/cycle_canonical.h"

#include <algorithm>
#include <cassert>
#include <tuple>

namespace hotstone::enumerate {
namespace {

// The entry of a cycle at one of its vertices under a symmetry, with colours such that Black is to
// move.
Stones EntryStones(const Symmetries& symmetries, const CycleStep& step, int symmetry) {
  const Stones seen =
      step.player == 0 ? Stones{step.black, step.white} : Stones{step.white, step.black};
  return symmetries.Map(symmetry, seen);
}

int8_t MovedPoint(const Symmetries& symmetries, int symmetry, BitMove move) {
  return static_cast<int8_t>(move == kNoPoint ? kNoPoint : symmetries.MapPoint(symmetry, move));
}

CycleWord WordFrom(const Symmetries& symmetries, std::span<const CycleStep> steps, size_t entry,
                   int symmetry) {
  const Stones stones = EntryStones(symmetries, steps[entry], symmetry);
  CycleWord word;
  word.black = stones.own;
  word.white = stones.opp;
  word.edges = static_cast<int8_t>(steps.size());
  for (size_t i = 0; i < steps.size(); ++i) {
    word.moves[i] = MovedPoint(symmetries, symmetry, steps[(entry + i) % steps.size()].move);
  }
  return word;
}

// The step from s by this move, ignoring bans; nothing if it is illegal or finishes the game.
std::optional<BitSituation> Follow(const Grid& grid, const FiniteRules& rules,
                                   const BitSituation& s, BitMove move) {
  std::optional<BitSituation> result;
  ForEachMove(grid, rules, AtVertex(s.black, s.white, s.player),
              [&](BitMove at, const BitSituation& next, bool finished) {
                if (at == move && !finished) result = next;
              });
  return result;
}

bool SameVertex(const BitSituation& a, const BitSituation& b) {
  return a.black == b.black && a.white == b.white && a.player == b.player;
}

}  // namespace

CanonicalCycle FindCanonicalCycle(const Symmetries& symmetries, std::span<const CycleStep> steps) {
  assert(steps.size() >= 2 && steps.size() <= size_t{kMaxCycleLength});
  int most = 0;
  for (const CycleStep& step : steps) most = std::max(most, Count(step.black | step.white));
  CanonicalCycle best;
  int ways = 0;
  for (size_t entry = 0; entry < steps.size(); ++entry) {
    if (Count(steps[entry].black | steps[entry].white) != most) continue;
    for (int symmetry = 0; symmetry < symmetries.count(); ++symmetry) {
      const Stones stones = EntryStones(symmetries, steps[entry], symmetry);
      if (ways > 0 && std::tie(stones.own, stones.opp) > std::tie(best.word.black, best.word.white))
        continue;
      const CycleWord word = WordFrom(symmetries, steps, entry, symmetry);
      if (ways == 0 || word < best.word) {
        best.word = word;
        ways = 1;
      } else if (word == best.word) {
        ++ways;
      }
    }
  }
  best.members = 2 * symmetries.count() / std::max(ways, 1);
  return best;
}

BitBoard LegalPoints(const Grid& grid, const FiniteRules& rules, const BitSituation& s) {
  BitBoard points = 0;
  ForEachMove(grid, rules, s, [&](BitMove at, const BitSituation&, bool) {
    if (at != kNoPoint) points |= BitAt(at);
  });
  return points;
}

bool IsBanned(const Grid& grid, const FiniteRules& rules, const BitSituation& s, BitMove move) {
  if (move == kNoPoint || !CarriesBan(s)) return false;
  const BitBoard with = LegalPoints(grid, rules, s);
  const BitBoard without = LegalPoints(grid, rules, AtVertex(s.black, s.white, s.player));
  return (without & ~with & BitAt(move)) != 0;
}

std::optional<std::vector<CycleStep>> StepsOf(const Grid& grid, const FiniteRules& rules,
                                              const BitSituation& start,
                                              std::span<const BitMove> edges) {
  std::vector<CycleStep> steps;
  BitSituation s = AtVertex(start.black, start.white, start.player);
  bool plays = false;
  for (const BitMove edge : edges) {
    for (const CycleStep& step : steps) {
      if (SameVertex(AtVertex(step.black, step.white, step.player), s)) return std::nullopt;
    }
    const auto next = Follow(grid, rules, s, edge);
    if (!next.has_value()) return std::nullopt;
    steps.push_back({s.black, s.white, s.player, edge});
    plays |= edge != kNoPoint;
    s = *next;
  }
  if (!plays || !SameVertex(s, start)) return std::nullopt;
  return steps;
}

std::optional<std::vector<CyclePly>> PliesOf(const Grid& grid, const FiniteRules& rules,
                                             const CycleWord& word) {
  std::vector<BitMove> edges;
  for (int i = 0; i < word.edges; ++i) edges.push_back(word.moves[static_cast<size_t>(i)]);
  const BitSituation start = AtVertex(word.black, word.white, word.player);
  const auto steps = StepsOf(grid, rules, start, edges);
  if (!steps.has_value()) return std::nullopt;
  std::vector<CyclePly> plies;
  BitSituation s = start;
  for (size_t i = 0; i < edges.size(); ++i) {
    const BitMove move = edges[i];
    CyclePly ply{s.black, s.white, s.player, move, 0, 0, false};
    const BitSituation next = *Follow(grid, rules, s, move);
    if (move != kNoPoint) {
      const BitBoard own = s.player == 0 ? s.black : s.white;
      const BitBoard opp = s.player == 0 ? s.white : s.black;
      const BitBoard own_after = s.player == 0 ? next.black : next.white;
      const BitBoard opp_after = s.player == 0 ? next.white : next.black;
      ply.captured = opp & ~opp_after;
      ply.self_removed = (own | BitAt(move)) & ~own_after;
    }
    plies.push_back(ply);
    if (IsBanned(grid, rules, next, edges[(i + 1) % edges.size()])) {
      if (rules.end_passes <= 2) return std::nullopt;
      plies.push_back({next.black, next.white, next.player, kNoPoint, 0, 0, true});
      plies.push_back({next.black, next.white, 1 - next.player, kNoPoint, 0, 0, true});
    }
    s = next;
  }
  return plies;
}

}  // namespace hotstone::enumerate
