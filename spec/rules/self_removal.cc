#include "spec/rules/self_removal.h"

#include "spec/board/board_play.h"

namespace hotstone::spec {

bool ForbidsSelfRemoval(SelfRemoval option, const BoardPlay& play) {
  return option == SelfRemoval::kNone && !play.self_removed.empty();
}

}  // namespace hotstone::spec
