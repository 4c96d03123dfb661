#include "tournament/proofs/obligations.h"

#include "solver/query/obligation.h"
#include "tournament/proofs/clock_later.h"
#include "tournament/proofs/clock_penalties.h"
#include "tournament/proofs/in_out_measure.h"
#include "tournament/proofs/pair_go_claims.h"
#include "tournament/proofs/pair_go_penalty.h"
#include "tournament/proofs/pair_go_rotation.h"
#include "tournament/proofs/rank_scale.h"
#include "tournament/proofs/round_robin.h"

namespace hotstone::tournament {

const solver::ObligationTable& Obligations() {
  static const auto& all = *new solver::ObligationTable(solver::JoinFamilies({
      // One line per family of obligations.
      RoundRobinObligations(),
      InOutObligations(),
      ClockPenaltyObligations(),
      ClockLaterObligations(),
      PairGoClaimObligations(),
      PairGoRotationObligations(),
      PairGoPenaltyObligations(),
      RankScaleObligations(),
  }));
  return all;
}

}  // namespace hotstone::tournament
