#include "spec/ko_race/ko_race_class.h"

namespace hotstone::spec {

std::string_view RaceKindName(RaceKind kind) {
  switch (kind) {
    case RaceKind::kNoKo:
      return "no-ko";
    case RaceKind::kDisturbedLife:
      return "disturbed-life";
    case RaceKind::kDisturbedDeath:
      return "disturbed-death";
    case RaceKind::kCoexistence:
      return "coexistence";
    case RaceKind::kUnclassified:
      return "unclassified";
    case RaceKind::kFighting:
      return "fighting";
  }
  return "";
}

namespace {

RaceClass Fighting(int kos) {
  RaceClass found;
  found.kind = RaceKind::kFighting;
  found.hot = kos == 1 ? RaceHot::kSingle : RaceHot::kTwin;
  found.clause = "ING96-G507";
  return found;
}

RaceClass DisturbedDeath(RaceSide disturber, std::string_view clause) {
  RaceClass found;
  found.kind = RaceKind::kDisturbedDeath;
  found.disturber = disturber;
  found.clause = clause;
  return found;
}

RaceClass DisturbedByTheStarter(RaceKind kind, std::string_view clause) {
  RaceClass found;
  found.kind = kind;
  found.starter_disturbs = true;
  found.clause = clause;
  return found;
}

RaceClass RaceWithout(RaceKind kind) {
  RaceClass found;
  found.kind = kind;
  return found;
}

}  // namespace

RaceClass ClassifyRace(const KoRace& race) {
  const RaceGroup& first = race.groups[0];
  const RaceGroup& second = race.groups[1];
  const int kos = race.Kos();
  const int shared = race.shared;
  if (kos == 0) return RaceWithout(RaceKind::kNoKo);
  if (first.eyes >= 2 && second.eyes >= 2) {
    return DisturbedByTheStarter(RaceKind::kDisturbedLife, "ING96-G513");
  }
  if (first.eyes >= 2) return DisturbedDeath(RaceSide::kSecond, "ING96-G512");
  if (second.eyes >= 2) return DisturbedDeath(RaceSide::kFirst, "ING96-G512");
  if (first.eyes != second.eyes) {
    const RaceSide eyeless = first.eyes == 0 ? RaceSide::kFirst : RaceSide::kSecond;
    if (race.Of(eyeless).external > 0 || (kos == 1 && shared == 0)) return Fighting(kos);
    return DisturbedDeath(eyeless, "ING96-H5");
  }
  if (first.external != second.external || kos % 2 == 1) return Fighting(kos);
  const int inner = first.eyes + shared;
  if (kos >= 4 || inner >= 2 || (inner == 1 && first.external == 0)) {
    return DisturbedByTheStarter(RaceKind::kCoexistence, "ING96-G412");
  }
  return inner == 1 ? RaceWithout(RaceKind::kUnclassified) : Fighting(kos);
}

}  // namespace hotstone::spec
