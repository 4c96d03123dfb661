#include "spec/fates/board_fates.h"

#include "spec/board/position.h"

namespace hotstone::spec {

StoneFate BoardFates::FateOf(const Position& position, Point stone) const {
  const Color owner = *position.At(stone);
  return {Of(position, Opponent(owner), std::nullopt, stone),
          Of(position, owner, std::nullopt, stone)};
}

}  // namespace hotstone::spec
