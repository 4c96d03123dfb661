#include "enumerate/spec_bridge.h"

namespace hotstone::enumerate {

Stones FromSpec(const spec::Position& position) {
  Stones stones;
  for (int i = 0; i < position.size().points(); ++i) {
    const auto color = position.At(position.size().At(i));
    if (color == spec::Color::kBlack) stones.own |= BitAt(i);
    if (color == spec::Color::kWhite) stones.opp |= BitAt(i);
  }
  return stones;
}

spec::Position ToSpec(Stones stones, const spec::BoardSize& size) {
  spec::Position position(size);
  for (int i = 0; i < size.points(); ++i) {
    if ((stones.own & BitAt(i)) != 0) position.Put(size.At(i), spec::Color::kBlack);
    if ((stones.opp & BitAt(i)) != 0) position.Put(size.At(i), spec::Color::kWhite);
  }
  return position;
}

BitSituation FromSpec(const spec::Situation& situation) {
  const Stones stones = FromSpec(situation.position);
  return {stones.own, stones.opp, situation.to_move == spec::Color::kBlack ? 0 : 1, situation.passes,
          situation.ban.has_value() ? situation.position.size().Index(*situation.ban) : kNoPoint};
}

spec::Situation ToSpec(const BitSituation& situation, const spec::BoardSize& size) {
  return {ToSpec(Stones{situation.black, situation.white}, size), PlayerColor(situation.player),
          situation.passes, ToSpec(situation.ban, size), 0};
}

}  // namespace hotstone::enumerate
