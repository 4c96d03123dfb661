#include "solver/registry.h"

#include "solver/all_boards/graph_lemmas.h"
#include "solver/all_boards/robust_lemmas.h"
#include "solver/all_boards/termination_lemmas.h"
#include "solver/cycles/cycle_class_obligations.h"
#include "solver/cycles/cycle_obligations.h"
#include "solver/cycles/termination_obligations.h"
#include "solver/ko_classes/class_obligations.h"
#include "solver/ko_classes/decision_table.h"
#include "solver/ko_classes/hot_ko_obligations.h"
#include "solver/ko_race/ko_race.h"
#include "solver/plays/award_lemmas.h"
#include "solver/plays/counting_lemmas.h"
#include "solver/plays/no_liberty.h"
#include "solver/plays/one_play.h"
#include "solver/plays/play_invariance.h"
#include "solver/plays/two_plays.h"
#include "solver/query/obligation.h"

namespace hotstone::solver {

const ObligationTable& GameObligations() {
  static const auto& all = *new ObligationTable(JoinFamilies({
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
      DecisionTableObligations(),
      HotKoObligations(),
      CycleObligations(),
      CycleClassObligations(),
      TerminationObligations(),
  }));
  return all;
}

ObligationTable JoinFamilies(const std::vector<ObligationTable>& families) {
  ObligationTable all;
  for (const ObligationTable& family : families)
    all.insert(all.end(), family.begin(), family.end());
  return all;
}

}  // namespace hotstone::solver
