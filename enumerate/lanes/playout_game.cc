#include "enumerate/lanes/playout_game.h"

namespace hotstone::enumerate {

PlayoutTotals& PlayoutTotals::operator+=(const PlayoutTotals& more) {
  games += more.games;
  unfinished += more.unfinished;
  plays += more.plays;
  black_wins += more.black_wins;
  white_wins += more.white_wins;
  black_area += more.black_area;
  white_area += more.white_area;
  return *this;
}

}  // namespace hotstone::enumerate
