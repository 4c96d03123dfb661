// The board of the texts' examples of counting: two halves, and what lies between them.
#ifndef HOTSTONE_TESTS_SPEC_COUNTING_SETTLED_BOARD_H_
#define HOTSTONE_TESTS_SPEC_COUNTING_SETTLED_BOARD_H_

#include "spec/board/position.h"
#include "tests/spec/diagrams.h"

namespace hotstone::spec {

// A settled 19x19 board: Black owns the rows 1 to 9 and `black` points of row 10 from the left, White the
// rows 11 to 19 and the rest of row 10 but for `shared` points between.
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
