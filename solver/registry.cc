#include "solver/all_boards/graph_lemmas.h"
#include "solver/all_boards/robust_lemmas.h"
#include "solver/all_boards/termination_lemmas.h"
#include "solver/cycles/cycle_obligations.h"
#include "solver/cycles/termination_obligations.h"
#include "solver/ko_classes/class_obligations.h"
#include "solver/ko_classes/hot_ko_obligations.h"
#include "solver/ko_race/ko_race.h"
#include "solver/plays/award_lemmas.h"
#include "solver/plays/counting_lemmas.h"
#include "solver/plays/no_liberty.h"
#include "solver/plays/one_play.h"
#include "solver/plays/play_invariance.h"
#include "solver/plays/two_plays.h"
#include "solver/query/obligation.h"
#include "solver/tournament/clock_later.h"
#include "solver/tournament/clock_penalties.h"
#include "solver/tournament/in_out_measure.h"
#include "solver/tournament/pair_go_claims.h"
#include "solver/tournament/pair_go_penalty.h"
#include "solver/tournament/pair_go_rotation.h"
#include "solver/tournament/rank_scale.h"
#include "solver/tournament/round_robin.h"

namespace hotstone::solver {

namespace {

std::vector<Obligation> Collected() {
  std::vector<Obligation> all;
  for (const auto& family : std::vector<std::vector<Obligation>>{
           // Each family of obligations has one line.
           GraphPlayLemmas(),
           GraphRepetitionLemmas(),
           CountingLemmas(),
           BoardCountingLemmas(),
           AwardLemmas(),
           TerminationLemmas(),
           RecyclingLemmas(),
           RobustLemmas(),
           OnePlayObligations(),
           TwoPlayObligations(),
           PlayInvarianceObligations(),
           NoLibertyObligations(),
           KoRaceObligations(),
           KoClassObligations(),
           HotKoObligations(),
           CycleObligations(),
           TerminationObligations(),
           RoundRobinObligations(),
           InOutObligations(),
           ClockPenaltyObligations(),
           ClockLaterObligations(),
           PairGoClaimObligations(),
           PairGoRotationObligations(),
           PairGoPenaltyObligations(),
           RankScaleObligations(),
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
