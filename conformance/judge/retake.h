// The plain ko by its effect: the play that takes back at once what was just taken, whichever rule
// forbids or permits it.
#ifndef HOTSTONE_CONFORMANCE_JUDGE_RETAKE_H_
#define HOTSTONE_CONFORMANCE_JUDGE_RETAKE_H_

#include "spec/board/board_play.h"
#include "spec/rules/game.h"

namespace hotstone::conformance {

// Whether the play retakes at once the one stone that has just taken one stone. O(1).
inline bool TakesBackAtOnce(const spec::Game& game, const spec::BoardPlay& play) {
  if (game.plies().empty()) return false;
  const spec::Game::Ply& last = game.plies().back();
  return last.captured.size() == 1 && play.at == last.captured[0] && play.captured.size() == 1 &&
         play.captured[0] == last.move.at;
}

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_JUDGE_RETAKE_H_
