#include "certify/solution/settled_board.h"

#include "certify/solution/held_board.h"

namespace hotstone::certify {

bool SettlesBoard(const spec::Position& position, spec::Color owner) {
  return HoldsBoard(position, owner, 0);
}

}  // namespace hotstone::certify
