#include "spec/board/board_play.h"

#include <algorithm>
#include <cassert>

#include "spec/board/chains.h"

namespace hotstone::spec {

BoardPlay PlayAt(const Position& before, Color player, Point p) {
  assert(before.size().Contains(p) && before.IsEmpty(p));
  BoardPlay play{player, p, before, before, {}, {}};
  play.after.Put(p, player);

  // Chains of one colour do not touch, so removing one gives no other a liberty.
  const BoardSize& size = before.size();
  for (const Point n : size.Neighbours(p)) {
    if (play.after.At(n) != Opponent(player) || HasLiberty(play.after, n)) continue;
    for (const Point stone : ChainAt(play.after, n).stones) {
      play.captured.push_back(stone);
      play.after.Remove(stone);
    }
  }
  std::sort(play.captured.begin(), play.captured.end(),
            [&size](Point a, Point b) { return size.Index(a) < size.Index(b); });

  if (play.captured.empty() && !HasLiberty(play.after, p)) {
    play.self_removed = ChainAt(play.after, p).stones;
    for (const Point stone : play.self_removed) play.after.Remove(stone);
  }
  return play;
}

}  // namespace hotstone::spec
