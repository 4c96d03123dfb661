// The answers of `hotstone playouts`: how random games end, and one of them move by move.
#ifndef HOTSTONE_ANSWERS_NUMBERS_PLAYOUTS_ANSWER_H_
#define HOTSTONE_ANSWERS_NUMBERS_PLAYOUTS_ANSWER_H_

#include <cstdint>

#include "answers/shown/shown.h"
#include "enumerate/lanes/playout_plain.h"
#include "enumerate/lanes/playouts.h"
#include "spec/board/board.h"

namespace hotstone::answers {

struct PlayoutsQuestion {
  spec::BoardSize size;
  uint64_t seed = 1;
  bool superko = false;
};

// The games played so far.
struct PlayoutsAnswer {
  PlayoutsQuestion asked;
  uint64_t games = 0;  // asked for
  enumerate::PlayoutTotals totals;
  double seconds = 0;
};

struct PlayoutGame {
  PlayoutsQuestion asked;
  uint64_t number = 0;
  enumerate::PlainPlayout played;
};

Shown Describe(const PlayoutsAnswer& answer);
Shown Describe(const PlayoutGame& game);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_NUMBERS_PLAYOUTS_ANSWER_H_
