#include "solver/counting_lemmas.h"
#include "solver/cycle_obligations.h"
#include "solver/graph_lemmas.h"
#include "solver/ko_race.h"
#include "solver/no_liberty.h"
#include "solver/obligation.h"
#include "solver/one_play.h"
#include "solver/play_invariance.h"
#include "solver/termination_lemmas.h"
#include "solver/termination_obligations.h"
#include "solver/two_plays.h"

namespace hotstone::solver {

namespace {

std::vector<Obligation> Collected() {
  std::vector<Obligation> all;
  for (const auto& family : std::vector<std::vector<Obligation>>{
           // one line a family
           GraphPlayLemmas(),
           GraphRepetitionLemmas(),
           CountingLemmas(),
           BoardCountingLemmas(),
           TerminationLemmas(),
           OnePlayObligations(),
           TwoPlayObligations(),
           PlayInvarianceObligations(),
           NoLibertyObligations(),
           KoRaceObligations(),
           CycleObligations(),
           TerminationObligations(),
       }) {
    all.insert(all.end(), family.begin(), family.end());
  }
  return all;
}

}  // namespace

const std::vector<Obligation>& AllObligations() {
  static const auto& all = *new std::vector<Obligation>(Collected());
  return all;
}

}  // namespace hotstone::solver
