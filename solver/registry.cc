#include "solver/cycle_obligations.h"
#include "solver/obligation.h"
#include "solver/termination_obligations.h"

namespace hotstone::solver {

std::vector<Obligation> AllObligations() {
  std::vector<Obligation> all;
  for (const auto& family : std::vector<std::vector<Obligation>>{
           // one line a family
           CycleObligations(),
           TerminationObligations(),
       }) {
    all.insert(all.end(), family.begin(), family.end());
  }
  return all;
}

}  // namespace hotstone::solver
