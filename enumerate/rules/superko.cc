#include "enumerate/rules/superko.h"

#include <cassert>

#include "spec/rules/cycle_traits.h"

namespace hotstone::enumerate {

SuperkoHistory::SuperkoHistory(spec::Cycle cycle, Coloured start, bool white_to_move)
    : by_step_(!spec::TraitsOf(cycle).by_result),
      player_(by_step_ ? SuperkoPlayer::kMaker : SuperkoPlayerOf(cycle)) {
  assert(spec::IsSuperko(cycle));
  if (player_ != SuperkoPlayer::kMaker) Push(start, white_to_move, {});  // no play made the start
}

bool SuperkoHistory::Repeats(Coloured before, Coloured after, bool by_white) const {
  for (const Entry& entry : entries_) {
    if (entry.position != after) continue;
    if (by_step_) {
      if (entry.before == before) return true;
      continue;
    }
    switch (player_) {
      case SuperkoPlayer::kNone:
        return true;
      case SuperkoPlayer::kToMove:
        if (entry.tag != by_white) return true;  // the opponent would be to move
        break;
      case SuperkoPlayer::kMaker:
        if (entry.tag == by_white) return true;
        break;
    }
  }
  return false;
}

}  // namespace hotstone::enumerate
