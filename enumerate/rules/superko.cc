#include "enumerate/rules/superko.h"

#include <cstdlib>

namespace hotstone::enumerate {

SuperkoHistory::SuperkoHistory(spec::Cycle cycle, Coloured start, bool white_to_move)
    : cycle_(cycle) {
  switch (cycle) {
    case spec::Cycle::kPsk:
    case spec::Cycle::kSsk:
      Push(start, white_to_move, {});
      break;
    case spec::Cycle::kNssk:
    case spec::Cycle::kFixed:
      break;  // no play made the start
    case spec::Cycle::kNone:
    case spec::Cycle::kSquare:
    case spec::Cycle::kSecondCycle:
    case spec::Cycle::kStarter:
    case spec::Cycle::kStarterFirst:
    case spec::Cycle::kDisturber:
      std::abort();  // no superko
  }
}

bool SuperkoHistory::Repeats(Coloured before, Coloured after, bool by_white) const {
  for (const Entry& entry : entries_) {
    if (entry.position != after) continue;
    switch (cycle_) {
      case spec::Cycle::kPsk:
        return true;
      case spec::Cycle::kSsk:
        if (entry.tag != by_white) return true;  // the opponent would be to move
        break;
      case spec::Cycle::kNssk:
        if (entry.tag == by_white) return true;
        break;
      case spec::Cycle::kFixed:
        if (entry.before == before) return true;
        break;
      case spec::Cycle::kNone:
      case spec::Cycle::kSquare:
      case spec::Cycle::kSecondCycle:
      case spec::Cycle::kStarter:
      case spec::Cycle::kStarterFirst:
      case spec::Cycle::kDisturber:
        std::abort();  // no superko
    }
  }
  return false;
}

}  // namespace hotstone::enumerate
