// The board of the texts' counting examples: two halves, and the points between them.
#ifndef HOTSTONE_TESTS_SPEC_COUNTING_SETTLED_BOARD_H_
#define HOTSTONE_TESTS_SPEC_COUNTING_SETTLED_BOARD_H_

#include "spec/board/position.h"
#include "tests/spec/diagrams.h"

namespace hotstone::spec {

// A settled 19x19 board: Black owns rows 1 to 9 and the leftmost `black` points of row 10, White
// rows 11 to 19 and the rest of row 10 except for `shared` points between.
inline Position SettledBoard(int black, int shared) {
  Position position = Empty(19, 19);
  for (int col = 0; col < 19; ++col) {
    position.Put({col, 8}, kB);
    position.Put({col, 10}, kW);
    if (col < black) position.Put({col, 9}, kB);
    if (col >= black + shared) position.Put({col, 9}, kW);
  }
  return position;
}

}  // namespace hotstone::spec

#endif  // HOTSTONE_TESTS_SPEC_COUNTING_SETTLED_BOARD_H_
