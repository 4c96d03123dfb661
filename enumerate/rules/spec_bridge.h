// Converts positions, situations and moves between the types of the two renderings. Data only; no
// rule is applied.
#ifndef HOTSTONE_ENUMERATE_RULES_SPEC_BRIDGE_H_
#define HOTSTONE_ENUMERATE_RULES_SPEC_BRIDGE_H_

#include <optional>

#include "enumerate/rules/board.h"
#include "enumerate/rules/ko_class.h"
#include "enumerate/rules/situation.h"
#include "spec/board/board.h"
#include "spec/board/color.h"
#include "spec/ko/ko_class.h"

namespace hotstone::spec {
class Position;
struct Situation;
}  // namespace hotstone::spec

namespace hotstone::enumerate {

// Black as own.
Stones FromSpec(const spec::Position& position);
spec::Position ToSpec(Stones stones, const spec::BoardSize& size);

BitSituation FromSpec(const spec::Situation& situation);
spec::Situation ToSpec(const BitSituation& situation, const spec::BoardSize& size);

inline std::optional<spec::Point> ToSpec(BitMove move, const spec::BoardSize& size) {
  if (move == kNoPoint) return std::nullopt;
  return size.At(move);
}
// The class of a ko position that is seen from Black.
spec::KoVerdict ToSpec(const KoVerdict& verdict);

inline spec::Color PlayerColor(int player) {
  return player == 0 ? spec::Color::kBlack : spec::Color::kWhite;
}

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_RULES_SPEC_BRIDGE_H_
