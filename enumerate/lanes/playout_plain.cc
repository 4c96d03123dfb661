#include "enumerate/lanes/playout_plain.h"

#include <set>
#include <utility>

#include "enumerate/lanes/playout_stream.h"
#include "enumerate/rules/board_play.h"
#include "enumerate/rules/chains.h"
#include "enumerate/rules/hot_stone.h"
#include "enumerate/rules/rule_set.h"

namespace hotstone::enumerate {
namespace {

// The stones of either colour on the points diagonal to p, and whether p lies at the edge.
BitBoard Diagonals(const Grid& grid, int p) {
  BitBoard result = 0;
  const int col = p % grid.cols(), row = p / grid.cols();
  for (const int r : {row - 1, row + 1}) {
    for (const int c : {col - 1, col + 1}) {
      if (r >= 0 && r < grid.rows() && c >= 0 && c < grid.cols())
        result |= BitAt(r * grid.cols() + c);
    }
  }
  return result;
}
bool AtEdge(const Grid& grid, int p) { return Count(Diagonals(grid, p)) < 4; }

BitBoard Eyes(const Grid& grid, Stones stones) {
  BitBoard eyes = 0;
  for (BitBoard empty = grid.full() & ~(stones.own | stones.opp); empty != 0; empty &= empty - 1) {
    const int p = FirstPoint(empty);
    if ((grid.neighbours(p) & ~stones.own) != 0) continue;
    if (Count(Diagonals(grid, p) & stones.opp) <= (AtEdge(grid, p) ? 0 : 1)) eyes |= BitAt(p);
  }
  return eyes;
}

// The point that the word chooses among the candidates, or kNoPoint.
int Chosen(BitBoard candidates, uint32_t word) {
  const auto n = static_cast<uint32_t>(Count(candidates));
  const uint32_t needed = std::bit_ceil(n + 1) - 1;
  for (int tries = 0; tries < 6; ++tries) {
    const uint32_t k = (word >> (5 * tries)) & 31 & needed;
    if (k >= n) continue;
    for (uint32_t i = 0; i < k; ++i) candidates &= candidates - 1;
    return FirstPoint(candidates);
  }
  return kNoPoint;
}

}  // namespace

PlainPlayout PlayPlainly(const Grid& grid, uint64_t seed, uint64_t game, bool superko) {
  PlainPlayout result;
  PlayoutStream stream(seed, game);
  std::set<std::pair<BitBoard, BitBoard>> seen;  // (black, white)
  Stones stones;
  bool white = false, passed = false, ended = false;
  BitBoard barred = 0;  // banned by ko, or refused since the last move
  while (!ended && result.end.words < kPlayoutWords) {
    const uint32_t word = stream.Next();
    ++result.end.words;
    const BitBoard empty = grid.full() & ~(stones.own | stones.opp);
    const BitBoard candidates = empty & ~Eyes(grid, stones) & ~barred;
    if (candidates == 0) {
      result.moves.push_back(kNoPoint);
      ended = passed;
      passed = true;
      barred = 0;
    } else {
      const int p = Chosen(candidates, word);
      if (p == kNoPoint) continue;
      Analysis analysis;
      Analyse(grid, stones, analysis);
      const Resolved play = Resolve(grid, analysis, BitAt(p));
      const auto position = white ? std::pair{play.after.opp, play.after.own}
                                  : std::pair{play.after.own, play.after.opp};
      if (play.removed != 0 || (superko && seen.contains(position))) {
        barred |= BitAt(p);
        continue;
      }
      seen.insert(position);
      result.moves.push_back(p);
      const int ko = SingleKoPoint(grid, play, p);
      barred = ko == kNoPoint ? 0 : BitAt(ko);
      passed = false;
      stones = play.after;
    }
    stones = Swapped(stones);
    white = !white;
  }
  result.end.black = white ? stones.opp : stones.own;
  result.end.white = white ? stones.own : stones.opp;
  result.end.unfinished = !ended;
  return result;
}

}  // namespace hotstone::enumerate
