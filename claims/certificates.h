// Certificates for the enumerator's results, in the form that the separate checker (certify/)
// reads.
//
// Only the values come from the solver. The ranks of an interval certificate are recomputed by
// working backwards from finished games, so a wrong fixpoint (the greatest taken for the least,
// say) cannot be ranked and is detected here, before the checker would refuse it.
#ifndef HOTSTONE_CLAIMS_CERTIFICATES_H_
#define HOTSTONE_CLAIMS_CERTIFICATES_H_

#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "base/status_macros.h"
#include "certify/certificate.h"
#include "certify/certificate_writer.h"
#include "certify/check.h"
#include "claims/claim_state.h"
#include "enumerate/graph/components.h"
#include "enumerate/graph/situation_graph.h"
#include "enumerate/rules/situation.h"
#include "enumerate/values/intervals.h"

namespace hotstone::claims {

// The moves of a lasso whose stem starts on the empty board.
certify::Lasso MakeLasso(const spec::RuleSet& rules, const spec::BoardSize& size,
                         const enumerate::SituationGraph& graph, const enumerate::NodeLasso& lasso);

// Entries of a ranking certificate from ranks by node (components.h).
absl::StatusOr<std::vector<certify::RankingEntry>> MakeRankingEntries(
    const spec::RuleSet& rules, const spec::BoardSize& size, const enumerate::SituationGraph& graph,
    const std::vector<uint32_t>& ranks);

// Values by node: the interval for Black.
using IntervalOfNode = std::function<enumerate::Interval(const enumerate::BitSituation&)>;

// Entries of an interval certificate, or of one of endings if ends are worth nothing. The graph
// must be complete and have all positions as roots. Internal if a value has no progress measure,
// which means that it is not the right fixpoint. O(edges x longest forced play).
absl::StatusOr<std::vector<certify::IntervalEntry>> MakeIntervalEntries(
    const spec::RuleSet& rules, const spec::BoardSize& size, const enumerate::SituationGraph& graph,
    const IntervalOfNode& interval_of, enumerate::FinalWorth worth = enumerate::FinalWorth::kArea);

// Streams the entries into a newly created writer.
template <typename Entry>
absl::Status WriteEntries(absl::StatusOr<certify::CertificateWriter> writer,
                          const std::vector<Entry>& entries) {
  if (!writer.ok()) return writer.status();
  for (const Entry& entry : entries) {
    RETURN_IF_ERROR(writer->Add(entry));
  }
  return writer->Finish();
}

// Intervals that a claim rests on, and the checker's verdict on their certificate.
struct SolvedIntervals {
  enumerate::IntervalTable table;
  std::optional<certify::Checked> checked;  // beyond ClaimOptions::certify_points: a measure
  absl::Status written = absl::OkStatus();  // of the file, if one is wanted
};

// Solves for the intervals of all situations of the board, with ends worth their area difference or
// nothing, and has `check` accept a certificate of them, which is written under the name of
// `claim`. An error names the limit reached; Internal if the checker refuses the certificate or
// does not see all positions.
absl::StatusOr<SolvedIntervals> SolveIntervals(const std::function<absl::StatusOr<certify::Checked>(
                                                   const spec::RuleSet&, const spec::BoardSize&,
                                                   std::span<const certify::IntervalEntry>)>& check,
                                               const ClaimState& state, const spec::RuleSet& rules,
                                               const enumerate::FiniteRules& finite,
                                               enumerate::FinalWorth worth, std::string_view claim);

}  // namespace hotstone::claims

#endif  // HOTSTONE_CLAIMS_CERTIFICATES_H_
