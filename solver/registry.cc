#include "solver/ko_race.h"
#include "solver/obligation.h"

namespace hotstone::solver {

std::vector<Obligation> AllObligations() {
  std::vector<Obligation> all;
  for (const auto& family : std::vector<std::vector<Obligation>>{
           KoRaceObligations(),
       }) {
    all.insert(all.end(), family.begin(), family.end());
  }
  return all;
}

}  // namespace hotstone::solver
