#include "spec/board/single_hot_stone.h"

#include "spec/board/board_play.h"
#include "spec/board/chains.h"

namespace hotstone::spec {

std::optional<Point> SingleHotStoneBan(const BoardPlay& play) {
  if (play.captured.size() != 1) return std::nullopt;
  const Chain own = ChainAt(play.after, play.at);
  if (own.stones.size() != 1 || own.liberties.size() != 1) return std::nullopt;
  return own.liberties[0];
}

}  // namespace hotstone::spec
