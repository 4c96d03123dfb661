#include "solver/ko_race/ko_race.h"

namespace hotstone::solver {

std::vector<Obligation> KoRaceObligations() {
  std::vector<Obligation> all;
  for (const auto& some :
       {SettledRaceObligations(), BalancedRaceObligations(), TwinRaceObligations(),
        LevelRaceObligations(), RaceClassObligations(), EndlessRaceObligations()}) {
    all.insert(all.end(), some.begin(), some.end());
  }
  return all;
}

}  // namespace hotstone::solver
