#include "solver/counting_lemmas.h"
#include "solver/graph_lemmas.h"
#include "solver/obligation.h"
#include "solver/termination_lemmas.h"

namespace hotstone::solver {

std::vector<Obligation> AllObligations() {
  std::vector<Obligation> all;
  for (const auto& family : std::vector<std::vector<Obligation>>{
           // one line a family
           GraphPlayLemmas(),
           GraphRepetitionLemmas(),
           CountingLemmas(),
           BoardCountingLemmas(),
           TerminationLemmas(),
       }) {
    all.insert(all.end(), family.begin(), family.end());
  }
  return all;
}

}  // namespace hotstone::solver
