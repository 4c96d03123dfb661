#include "enumerate/circle/circle.h"

#include <cassert>
#include <cstdlib>

#include "enumerate/rules/breath.h"

namespace hotstone::enumerate {
namespace {

// The lasting stones of the ko position to which the ko with the stone at `stone` belongs.
uint32_t GroupsAround(const Grid& grid, uint32_t own, uint32_t opp, int stone) {
  for (const KoPosition& position : FindKoPositions(grid, {own, opp})) {
    bool is_here = false;
    for (const KoBetween& ko : position.kos) is_here |= ko.ko.stones == BitAt(stone);
    if (is_here) return static_cast<uint32_t>(position.LastingStones());
  }
  assert(false);  // a stone that can be taken is a ko stone
  return 0;
}

// Bounds of a set of stones.
struct Between {
  uint32_t least;
  uint32_t most;
};

// Fighting if the set holds any of `stones`. kDisturbs means only that it does not fight.
Calls FightsIfAny(const Between& set, uint32_t stones) {
  if ((set.least & stones) != 0) return kFights;
  return (set.most & stones) != 0 ? kFights | kDisturbs : kDisturbs;
}

// The answers that each stone may have.
struct PossibleAnswers {
  uint32_t removed;
  uint32_t kept;
  uint32_t hangs;
  PossibleAnswers(const FateCell& least, const FateCell& most)
      : removed(most.removed & ~least.kept),
        kept(most.kept & ~least.removed),
        hangs(~(least.removed | least.kept)) {}
};

// The stones with different answers.
Between Differ(const PossibleAnswers& a, const PossibleAnswers& b) {
  const uint32_t may_be_equal = (a.removed & b.removed) | (a.kept & b.kept) | (a.hangs & b.hangs);
  const uint32_t may_differ = (a.removed & (b.kept | b.hangs)) | (a.kept & (b.removed | b.hangs)) |
                              (a.hangs & (b.removed | b.kept));
  return {~may_be_equal, may_differ};
}

// Fights if one of two positions says so. If neither does, both have to name the same side.
Calls Either(Calls a, Calls b) {
  Calls both = ((a | b) & kFights) != 0 ? kFights : 0;
  if (a == kFights || b == kFights) return both;
  const auto named = static_cast<Calls>(a & b & (kTakerDisturbs | kOtherDisturbs));
  both |= named;
  // They name the same side for certain only if neither may say anything else.
  const auto without = [](Calls calls) { return static_cast<Calls>(calls & ~kFights); };
  if (without(a) != without(b) || named == 0 || (named & (named - 1)) != 0 || without(a) != named)
    both |= kDisturbs;
  return both;
}

}  // namespace

std::vector<CircleReading> CircleReadings() {
  std::vector<CircleReading> readings;
  for (const bool second_rule : {false, true}) {
    for (const auto not_settled :
         {NotSettled::kOpen, NotSettled::kUnsettled, NotSettled::kDecides}) {
      for (const auto when : {AskedWhen::kBefore, AskedWhen::kAfter, AskedWhen::kEither})
        readings.push_back({not_settled, when, second_rule});
    }
  }
  return readings;
}

std::string_view NotSettledName(NotSettled not_settled) {
  switch (not_settled) {
    case NotSettled::kOpen:
      return "open";
    case NotSettled::kUnsettled:
      return "unsettled";
    case NotSettled::kDecides:
      return "decides";
  }
  std::abort();  // not an enumerator
}

std::string_view AskedWhenName(AskedWhen when) {
  switch (when) {
    case AskedWhen::kBefore:
      return "before";
    case AskedWhen::kAfter:
      return "after";
    case AskedWhen::kEither:
      return "either";
  }
  std::abort();  // not an enumerator
}

Circle::Circle(const CircleGame& game, const CircleReading& reading)
    : game_(game), reading_(reading), solver_(game, all()) {
  for (const CircleGame::Take& take : game.takes()) {
    if (reading.when != AskedWhen::kAfter) before_.push_back(Find(take, true));
    if (reading.when != AskedWhen::kBefore) after_.push_back(Find(take, false));
  }
}

// Before the take the stone that it removes is on the board, and the taker is to move; after it the
// stone that took is, and the other player.
Circle::Where Circle::Find(const CircleGame::Take& take, bool before) const {
  const uint32_t ban = uint32_t{1} << take.ban;
  const uint32_t own = before ? take.opp & ~(uint32_t{1} << take.stone) : take.own;
  const uint32_t opp = before ? take.own | ban : take.opp;
  const int mouth = before ? take.stone : take.ban;
  const int stone = before ? take.ban : take.stone;
  const CircleGame::Place place = game_.PlaceOf(own, opp, mouth, stone);
  const auto map = [&](uint32_t points) { return game_.Map(place.symmetry, points); };
  return {place.node,
          game_.NodeOf(opp, own | opp),
          place.banned,
          map(own),
          map(opp),
          map(GroupsAround(game_.grid(), own, opp, stone)),
          map((own | opp) & ~(uint32_t{1} << stone)),
          before};
}

// ING96-G512, P3: the side that lives only as long as the disturbance goes on.
Calls Circle::Disturber(const Where& where, const FateSets& least, const FateSets& most) const {
  // Stones that are alive or by turn. More removed and kept stones are more of these.
  const auto safe = [](const FateSets& fates) {
    return (fates.owner_first.kept & (fates.attacker_first.removed | fates.attacker_first.kept)) |
           (fates.owner_first.removed & fates.attacker_first.kept);
  };
  const auto lost = [&](uint32_t side, const FateSets& fates) {
    const uint32_t stones = where.groups & side;
    return stones != 0 && (safe(fates) & stones) == 0;
  };
  const uint32_t taker = where.own_took ? where.own : where.opp;
  const uint32_t other = where.own_took ? where.opp : where.own;
  const bool taker_may = lost(taker, least), taker_must = lost(taker, most);
  const bool other_may = lost(other, least), other_must = lost(other, most);
  Calls calls = 0;
  if (taker_may && !other_must) calls |= kTakerDisturbs;
  if (other_may && !taker_must) calls |= kOtherDisturbs;
  if ((taker_may && other_may) || (!taker_must && !other_must)) calls |= kDisturbs;
  return calls;
}

Calls Circle::Ask(const Where& where, const CircleFates& fates) const {
  const auto sets = [&](const std::vector<FateCell>& cells) {
    return FateSets(where.own, where.opp, cells[where.own_moves], cells[where.opp_moves]);
  };
  const FateSets least = sets(fates.least);
  const FateSets most = sets(fates.most);
  Calls calls = 0;
  switch (reading_.not_settled) {
    case NotSettled::kOpen:
      calls = FightsIfAny({least.ByTurn(), most.ByTurn()}, where.groups);
      break;
    case NotSettled::kUnsettled:
      calls = FightsIfAny({~most.Settled(), ~least.Settled()}, where.groups);
      break;
    case NotSettled::kDecides: {
      const PossibleAnswers may(fates.least[where.own_moves], fates.most[where.own_moves]);
      const PossibleAnswers may_not(fates.least[where.banned], fates.most[where.banned]);
      calls = FightsIfAny(Differ(may, may_not), where.others);
      break;
    }
  }
  if (!reading_.second_rule || calls == kFights) return calls;
  return static_cast<Calls>((calls & kFights) | Disturber(where, least, most));
}

std::vector<Calls> Circle::Read(const CircleFates& fates) const {
  std::vector<Calls> image;
  image.reserve(takes());
  for (size_t take = 0; take < takes(); ++take) {
    if (reading_.when == AskedWhen::kBefore) {
      image.push_back(Ask(before_[take], fates));
    } else if (reading_.when == AskedWhen::kAfter) {
      image.push_back(Ask(after_[take], fates));
    } else {
      image.push_back(Either(Ask(before_[take], fates), Ask(after_[take], fates)));
    }
  }
  return image;
}

std::vector<Calls> Circle::Image(const std::vector<Calls>& calls) const {
  return Read(solver_.Solve(calls));
}

}  // namespace hotstone::enumerate
