#include "spec/board/board_play.h"

#include <cassert>
#include <set>

#include "spec/board/chains.h"

namespace hotstone::spec {

BoardPlay PlayAt(const Position& before, Color player, Point p) {
  assert(before.size().Contains(p) && before.IsEmpty(p));
  BoardPlay play{player, p, before, before, {}, {}};
  play.after.Put(p, player);

  std::set<int> breathless;
  for (const Point n : before.size().Neighbours(p)) {
    if (play.after.At(n) != Opponent(player)) continue;
    const Chain chain = ChainAt(play.after, n);
    if (!chain.liberties.empty()) continue;
    for (const Point stone : chain.stones) breathless.insert(before.size().Index(stone));
  }
  for (const int i : breathless) play.captured.push_back(before.size().At(i));
  for (const Point stone : play.captured) play.after.Remove(stone);

  if (play.captured.empty()) {
    const Chain own = ChainAt(play.after, p);
    if (own.liberties.empty()) {
      play.self_removed = own.stones;
      for (const Point stone : own.stones) play.after.Remove(stone);
    }
  }
  return play;
}

}  // namespace hotstone::spec
