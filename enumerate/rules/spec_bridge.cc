#include "enumerate/rules/spec_bridge.h"

#include "spec/rules/situation.h"

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
  BitSituation bits{stones.own, stones.opp, situation.to_move == spec::Color::kBlack ? 0 : 1,
                    situation.passes, 0};
  for (const spec::Point p : situation.bans) bits.bans |= BitAt(situation.position.size().Index(p));
  return bits;
}

spec::Situation ToSpec(const BitSituation& situation, const spec::BoardSize& size) {
  spec::Situation spec_situation{ToSpec(Stones{situation.black, situation.white}, size),
                                 PlayerColor(situation.player),
                                 situation.passes,
                                 {},
                                 0};
  for (BitBoard rest = situation.bans; rest != 0; rest &= rest - 1) {
    spec_situation.bans.insert(size.At(FirstPoint(rest)));
  }
  return spec_situation;
}

}  // namespace hotstone::enumerate
