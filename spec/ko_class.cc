#include "spec/ko_class.h"

namespace hotstone::spec {

const std::vector<KoClass>& AllKoClasses() {
  static const auto& all =
      *new std::vector<KoClass>{KoClass::kNoKo,        KoClass::kDisturbedLife, KoClass::kDisturbedDeath,
                                KoClass::kCoexistence, KoClass::kUnclassified,  KoClass::kFighting};
  return all;
}

std::string_view KoClassName(KoClass ko_class) {
  switch (ko_class) {
    case KoClass::kNoKo:
      return "no-ko";
    case KoClass::kDisturbedLife:
      return "disturbed-life";
    case KoClass::kDisturbedDeath:
      return "disturbed-death";
    case KoClass::kCoexistence:
      return "coexistence";
    case KoClass::kUnclassified:
      return "unclassified";
    case KoClass::kFighting:
      return "fighting";
  }
  return "";
}

bool IsDisturbing(KoClass ko_class) {
  return ko_class == KoClass::kDisturbedLife || ko_class == KoClass::kDisturbedDeath ||
         ko_class == KoClass::kCoexistence;
}

namespace {

RaceClass Fighting(int kos) {
  RaceClass found;
  found.kind = KoClass::kFighting;
  found.hot = kos == 1 ? RaceHot::kSingle : RaceHot::kTwin;
  found.clause = "ING96-G507";
  return found;
}

RaceClass DisturbedDeath(RaceSide disturber, std::string_view clause) {
  RaceClass found;
  found.kind = KoClass::kDisturbedDeath;
  found.disturber = disturber;
  found.clause = clause;
  return found;
}

RaceClass DisturbedByTheStarter(KoClass kind, std::string_view clause) {
  RaceClass found;
  found.kind = kind;
  found.starter_disturbs = true;
  found.clause = clause;
  return found;
}

RaceClass Unnamed(KoClass kind) {
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
  if (kos == 0) return Unnamed(KoClass::kNoKo);
  if (first.eyes >= 2 && second.eyes >= 2) {
    return DisturbedByTheStarter(KoClass::kDisturbedLife, "ING96-G513");
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
    return DisturbedByTheStarter(KoClass::kCoexistence, "ING96-G412");
  }
  return inner == 1 ? Unnamed(KoClass::kUnclassified) : Fighting(kos);
}

}  // namespace hotstone::spec
