#include "spec/ko_race/ko_race.h"

#include <cassert>

#include "absl/strings/str_cat.h"

namespace hotstone::spec {
namespace {

int HotAfterTake(const KoRace& after, RaceSide taker, RaceHot hot) {
  const int all = after.Of(taker).kos;
  switch (hot) {
    case RaceHot::kNone:
      return 0;
    case RaceHot::kSingle:
      return 1;
    case RaceHot::kTwin:
      return all;
    case RaceHot::kTwinTriple:
      return after.Kos() == 3 ? all : 1;
  }
  return 0;
}

// The opponent's group is removed first; the liberties of the other group then no longer matter.
void Remove(KoRace& race, RaceSide mover) {
  if (RaceLiberties(race, OtherSide(mover)) == 0) {
    race.removed = OtherSide(mover);
  } else if (RaceLiberties(race, mover) == 0) {
    race.removed = mover;
  }
}

}  // namespace

RaceSide OtherSide(RaceSide side) {
  return side == RaceSide::kFirst ? RaceSide::kSecond : RaceSide::kFirst;
}

const char* RaceSideName(RaceSide side) { return side == RaceSide::kFirst ? "first" : "second"; }

int RaceLiberties(const KoRace& race, RaceSide side) {
  const RaceGroup& group = race.Of(side);
  return group.eyes + group.external + race.shared + group.kos;
}

bool IsRace(const KoRace& race) {
  for (const RaceGroup& group : race.groups) {
    if (group.eyes < 0 || group.external < 0 || group.kos < 0 || group.threats < 0) return false;
  }
  if (race.shared < 0 || race.passes < 0 || race.hot < 0) return false;
  if (race.hot > race.Of(OtherSide(race.to_move)).kos) return false;
  if (race.removed.has_value()) return true;
  return RaceLiberties(race, RaceSide::kFirst) > 0 && RaceLiberties(race, RaceSide::kSecond) > 0;
}

const std::vector<RaceMove>& AllRaceMoves() {
  static const auto& all =
      *new std::vector<RaceMove>{RaceMove::kTake,         RaceMove::kConnect,
                                 RaceMove::kFillExternal, RaceMove::kFillOwnExternal,
                                 RaceMove::kFillShared,   RaceMove::kFillEye,
                                 RaceMove::kFillOwnEye,   RaceMove::kThreat,
                                 RaceMove::kPass};
  return all;
}

std::string_view RaceMoveName(RaceMove move) {
  switch (move) {
    case RaceMove::kTake:
      return "take";
    case RaceMove::kConnect:
      return "connect";
    case RaceMove::kFillExternal:
      return "fill-external";
    case RaceMove::kFillOwnExternal:
      return "fill-own-external";
    case RaceMove::kFillShared:
      return "fill-shared";
    case RaceMove::kFillEye:
      return "fill-eye";
    case RaceMove::kFillOwnEye:
      return "fill-own-eye";
    case RaceMove::kThreat:
      return "threat";
    case RaceMove::kPass:
      return "pass";
  }
  return "";
}

bool IsRaceOver(const KoRace& race, const RaceLaw& law) {
  return race.removed.has_value() || race.passes >= law.end_passes;
}

std::optional<RaceSide> RaceWinner(const KoRace& race) {
  if (!race.removed.has_value()) return std::nullopt;
  return OtherSide(*race.removed);
}

bool IsLegalRaceMove(const KoRace& race, RaceMove move, const RaceLaw& law) {
  if (IsRaceOver(race, law)) return false;
  const RaceSide mover = race.to_move;
  const RaceGroup& own = race.Of(mover);
  const RaceGroup& other = race.Of(OtherSide(mover));
  switch (move) {
    case RaceMove::kTake:
      return other.kos > race.hot && law.barred != mover;
    case RaceMove::kConnect:
      return own.kos > 0;
    case RaceMove::kFillExternal:
      return other.external > 0;
    case RaceMove::kFillOwnExternal:
      return own.external > 0;
    case RaceMove::kFillShared:
      return race.shared > 0;
    case RaceMove::kFillEye:
      return other.eyes == 1 && RaceLiberties(race, OtherSide(mover)) == 1;
    case RaceMove::kFillOwnEye:
      return own.eyes > 0;
    case RaceMove::kThreat:
      return own.threats > 0;
    case RaceMove::kPass:
      return true;
  }
  return false;
}

std::vector<RaceMove> RaceMoves(const KoRace& race, const RaceLaw& law) {
  std::vector<RaceMove> moves;
  for (const RaceMove move : AllRaceMoves()) {
    if (IsLegalRaceMove(race, move, law)) moves.push_back(move);
  }
  return moves;
}

KoRace AfterRaceMove(const KoRace& race, RaceMove move, const RaceLaw& law) {
  assert(IsLegalRaceMove(race, move, law));
  const RaceSide mover = race.to_move;
  KoRace after = race;
  RaceGroup& own = after.Of(mover);
  RaceGroup& other = after.Of(OtherSide(mover));
  after.hot = 0;
  after.passes = 0;
  after.to_move = OtherSide(mover);
  switch (move) {
    case RaceMove::kTake:
      --other.kos;
      ++own.kos;
      after.hot = HotAfterTake(after, mover, law.hot);
      break;
    case RaceMove::kConnect:
      --own.kos;
      break;
    case RaceMove::kFillExternal:
      --other.external;
      break;
    case RaceMove::kFillOwnExternal:
      --own.external;
      break;
    case RaceMove::kFillShared:
      --after.shared;
      break;
    case RaceMove::kFillEye:
      --other.eyes;
      break;
    case RaceMove::kFillOwnEye:
      --own.eyes;
      break;
    case RaceMove::kThreat:
      --own.threats;
      after.to_move = mover;
      return after;
    case RaceMove::kPass:
      after.passes = race.passes + 1;
      return after;
  }
  Remove(after, mover);
  if (after.removed.has_value()) after.hot = 0;
  return after;
}

std::string RaceText(const KoRace& race) {
  const RaceGroup& first = race.groups[0];
  const RaceGroup& second = race.groups[1];
  std::string text =
      absl::StrCat("eyes ", first.eyes, "/", second.eyes, ", external ", first.external, "/",
                   second.external, ", shared ", race.shared, ", kos ", first.kos, "/", second.kos,
                   ", threats ", first.threats, "/", second.threats);
  if (race.removed.has_value())
    return absl::StrCat(text, ", ", RaceSideName(*race.removed), " removed");
  return absl::StrCat(text, ", ", RaceSideName(race.to_move), " to move, ", race.hot, " hot, ",
                      race.passes, " passes");
}

}  // namespace hotstone::spec
