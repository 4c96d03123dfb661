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

namespace {

std::optional<spec::Color> ColorOf(std::optional<Side> side) {
  if (!side.has_value()) return std::nullopt;
  return *side == Side::kOwn ? spec::Color::kBlack : spec::Color::kWhite;
}

spec::KoClass ToSpec(KoClass ko_class) {
  switch (ko_class) {
    case KoClass::kFighting:
      return spec::KoClass::kFighting;
    case KoClass::kDisturbing:
      return spec::KoClass::kDisturbing;
    case KoClass::kUnclassified:
      break;
  }
  return spec::KoClass::kUnclassified;
}

spec::FightingKind ToSpec(FightingKind kind) {
  switch (kind) {
    case FightingKind::kSingle:
      return spec::FightingKind::kSingle;
    case FightingKind::kDouble:
      return spec::FightingKind::kDouble;
    case FightingKind::kTwin:
      break;
  }
  return spec::FightingKind::kTwin;
}

spec::DisturbingKind ToSpec(DisturbingKind kind) {
  return kind == DisturbingKind::kDisturbedDeath ? spec::DisturbingKind::kDisturbedDeath
                                                 : spec::DisturbingKind::kDisturbedLife;
}

spec::Unclear ToSpec(Unclear reason) {
  switch (reason) {
    case Unclear::kNoGroup:
      return spec::Unclear::kNoGroup;
    case Unclear::kDoubtfulEye:
      return spec::Unclear::kDoubtfulEye;
    case Unclear::kHoldsStones:
      return spec::Unclear::kHoldsStones;
    case Unclear::kOutOfReach:
      return spec::Unclear::kOutOfReach;
    case Unclear::kSeveralGroups:
      break;
  }
  return spec::Unclear::kSeveralGroups;
}

}  // namespace

spec::KoVerdict ToSpec(const KoVerdict& verdict) {
  spec::KoVerdict spec_verdict;
  spec_verdict.ko_class = ToSpec(verdict.ko_class);
  if (verdict.fighting.has_value()) spec_verdict.fighting = ToSpec(*verdict.fighting);
  if (verdict.disturbing.has_value()) spec_verdict.disturbing = ToSpec(*verdict.disturbing);
  if (verdict.unclear.has_value()) spec_verdict.unclear = ToSpec(*verdict.unclear);
  spec_verdict.settled = verdict.settled;
  spec_verdict.balanced = verdict.balanced;
  spec_verdict.score_open = verdict.score_open;
  spec_verdict.dead = ColorOf(verdict.dead);
  spec_verdict.at_stake = ColorOf(verdict.at_stake);
  return spec_verdict;
}

}  // namespace hotstone::enumerate
