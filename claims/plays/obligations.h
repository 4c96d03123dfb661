// The claims about single board plays, checked on every legal position of a board with every play
// of both colours.
//
//   variation            every play that the rules permit changes the position
//   self-removal-lemma   a play leaves the position unchanged exactly if it removes just the stone
//                        played
//   closure              a permitted play leads to a legal position
//   freedom              every play that changes the position is permitted, ko rules apart
//   two-play-lemma       two permitted plays in a row that return to a position are a pair of
//                        single-stone ko captures (or, where single self-removal is permitted, two
//                        of those)
//   symmetry             turning and mirroring the board does the same to permitted plays, results
//                        and ko bans
//   colour-swap          exchanging the colours does the same to them
//
// One pass over the legal index serves all of them. IsLegal judges the results; it shares nothing
// with the masks that permit plays. The ranks are split evenly over the threads. Violations are
// merged in rank order, so the outcome does not depend on the number of threads.
#ifndef HOTSTONE_CLAIMS_PLAYS_OBLIGATIONS_H_
#define HOTSTONE_CLAIMS_PLAYS_OBLIGATIONS_H_

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "enumerate/graph/situation_graph.h"
#include "enumerate/index/legal_index.h"
#include "enumerate/rules/board_play.h"
#include "enumerate/rules/chains.h"
#include "enumerate/rules/rule_set.h"
#include "enumerate/rules/situation.h"

namespace hotstone::claims {

enum class Obligation {
  kVariation,
  kSelfRemovalLemma,
  kClosure,
  kFreedom,
  kTwoPlayLemma,
  kSymmetry,
  kColourSwap
};
inline constexpr size_t kObligationCount = 7;

std::string_view ObligationName(Obligation obligation);

// A position and one or two plays in it that break a claim. For `symmetry` and `colour-swap` it is
// the play whose counterpart on the other side of the map differs.
struct PlayWitness {
  enumerate::BitSituation before;
  enumerate::BitMove first = enumerate::kNoPoint;
  enumerate::BitMove second = enumerate::kNoPoint;
};

struct ObligationReport {
  uint64_t checked = 0;  // plays, pairs of plays, or plays times symmetries examined
  uint64_t violations = 0;
  std::optional<PlayWitness> witness;  // the violation with the lowest rank
};

struct ObligationReports {
  uint64_t positions = 0;
  uint64_t plays = 0;  // permitted plays of both colours
  std::array<ObligationReport, kObligationCount> reports;

  const ObligationReport& Of(Obligation o) const { return reports[static_cast<size_t>(o)]; }
};

// `rules` gives the self-removal option and whether plays carry a basic ban; its passes are
// ignored. O(positions x plays^2). Cancelled if `progress`, called only from the first thread, says
// stop.
absl::StatusOr<ObligationReports> CheckObligations(const enumerate::Grid& grid,
                                                   const enumerate::LegalIndex& index,
                                                   const enumerate::FiniteRules& rules, int threads,
                                                   Progress* progress);

// The functions required of the enumerator, so a wrong rendering can replace it to show which
// obligations it breaks.
struct PlayRendering {
  using Visit =
      std::function<void(enumerate::BitMove, const enumerate::BitSituation& next, bool finished)>;
  std::function<enumerate::BitBoard(const enumerate::Grid&, const enumerate::Analysis&,
                                    const enumerate::FiniteRules&)>
      legal_plays;
  std::function<enumerate::Resolved(const enumerate::Grid&, const enumerate::Analysis&,
                                    enumerate::BitBoard at)>
      resolve;
  std::function<enumerate::BitBoard(const enumerate::Grid&, const enumerate::Resolved&, int at,
                                    const enumerate::FiniteRules&)>
      bans_after;
  std::function<void(const enumerate::Grid&, const enumerate::FiniteRules&,
                     const enumerate::BitSituation&, const Visit&)>
      moves;
};

// The enumerator's.
PlayRendering EnumeratedPlays();

// CheckObligations with another rendering in place of the enumerator; slower.
absl::StatusOr<ObligationReports> CheckObligationsOf(const PlayRendering& plays,
                                                     const enumerate::Grid& grid,
                                                     const enumerate::LegalIndex& index,
                                                     const enumerate::FiniteRules& rules,
                                                     int threads, Progress* progress);

}  // namespace hotstone::claims

#endif  // HOTSTONE_CLAIMS_PLAYS_OBLIGATIONS_H_
