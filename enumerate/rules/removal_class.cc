#include "enumerate/rules/removal_class.h"

namespace hotstone::enumerate {
namespace {

// The side that all these stones belong to, if there are any and it is one side.
std::optional<Side> SideOfAll(BitBoard own, BitBoard opp) {
  if ((own == 0) == (opp == 0)) return std::nullopt;
  return own != 0 ? Side::kOwn : Side::kOpp;
}

// Stones of which either set has one answer only.
BitBoard Changed(const RemovalAnswers& a, const RemovalAnswers& b) {
  return (a.removed ^ b.removed) | (a.kept ^ b.kept);
}

BitBoard ChangedByTakes(const RemovalFates& fates, const RemovalMoment& moment) {
  BitBoard changed = 0;
  for (const RemovalPlay& play : moment.plays) {
    changed |= Changed(fates.Of(moment.stones, play.player, 0),
                       fates.Of(moment.stones, play.player, play.at));
  }
  return changed;
}

// Stones with an open fate, and stones that are not simply alive, over all moments.
struct Says {
  BitBoard open = 0;
  BitBoard by_cycle = 0;  // dead or hanging
};

Says OfPosition(const RemovalFates& fates, const RemovalMoment& now) {
  const RemovalAnswers own = fates.Of(now.stones, Side::kOwn, 0);
  const RemovalAnswers opp = fates.Of(now.stones, Side::kOpp, 0);
  const BitBoard by_turn =
      (now.stones.own & opp.removed & own.kept) | (now.stones.opp & own.removed & opp.kept);
  const BitBoard hanging = ~((own.removed | own.kept) & (opp.removed | opp.kept));
  return {by_turn, (own.removed & opp.removed) | hanging};
}

Says OfCycle(const RemovalFates& fates, const std::vector<RemovalMoment>& moments) {
  Says says;
  std::optional<RemovalAnswers> first;
  for (const RemovalMoment& moment : moments) {
    const RemovalAnswers answers = fates.Of(moment.stones, *moment.to_move, moment.banned);
    if (!first.has_value()) first = answers;
    says.open |= Changed(answers, *first);
    says.by_cycle |= ~answers.kept;
  }
  return says;
}

}  // namespace

RemovalVerdict ClassByRemoval(const RemovalFates& fates, BitBoard stones,
                              const std::vector<RemovalMoment>& moments, bool by_take) {
  Says says =
      moments[0].to_move.has_value() ? OfCycle(fates, moments) : OfPosition(fates, moments[0]);
  if (by_take) {
    says.open = 0;
    for (const RemovalMoment& moment : moments) says.open |= ChangedByTakes(fates, moment);
  }
  const Stones& sides = moments[0].stones;
  const BitBoard open = says.open & stones;
  const BitBoard by_cycle = says.by_cycle & stones;
  if (open != 0) return {true, SideOfAll(open & sides.own, open & sides.opp), std::nullopt};
  return {false, std::nullopt, SideOfAll(by_cycle & sides.own, by_cycle & sides.opp)};
}

}  // namespace hotstone::enumerate
