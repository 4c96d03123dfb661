#include "spec/board/move.h"

namespace hotstone::spec {

std::string MoveName(const Move& move) { return move.IsPass() ? "pass" : PointName(*move.at); }

}  // namespace hotstone::spec
