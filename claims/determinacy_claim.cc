#include "claims/determinacy_claim.h"

#include "absl/strings/str_cat.h"
#include "base/bytes_text.h"
#include "certify/check.h"
#include "certify/witness.h"
#include "claims/certificates.h"
#include "claims/claim_files.h"
#include "claims/claim_memory.h"
#include "enumerate/rules/situation.h"
#include "enumerate/rules/spec_bridge.h"
#include "enumerate/values/intervals.h"

namespace hotstone::claims {

using certify::CountOf;
using certify::Level;
using certify::Method;
using certify::Verdict;
using certify::VerdictKind;
using certify::Witness;
using enumerate::BitSituation;
using enumerate::FinalWorth;
using enumerate::FiniteRules;
using enumerate::Interval;
using enumerate::IntervalBytes;
using enumerate::IntervalOptions;
using enumerate::IntervalTable;
using enumerate::SituationGraph;
using enumerate::Stones;
using enumerate::ToSpec;

namespace {

// Makes and checks a certificate for every interval of the board. OK means that the checker accepted it.
absl::StatusOr<certify::Checked> CertifyIntervals(const IntervalCheck& check, const ClaimState& state,
                                                  const spec::RuleSet& rules, const FiniteRules& finite,
                                                  const IntervalTable& table, FinalWorth worth,
                                                  std::string_view claim, absl::Status& written) {
  const uint64_t most = state.options.memory_bytes / kBytesPerNode;
  const auto graph = SituationGraph::Build(
      state.grid, state.index, finite, SituationGraph::Roots::kAllPositions, most, state.options.progress);
  if (!graph.ok()) return graph.status();
  if (!graph->complete()) {
    return absl::ResourceExhaustedError(
        absl::StrCat("certifying the intervals needs more than ", most, " situations; --memory ",
                     BytesText(state.options.memory_bytes), " holds no more"));
  }
  const auto entries = MakeIntervalEntries(
      rules, state.size, *graph, [&](const BitSituation& s) { return table.ForBlack(s); }, worth);
  if (!entries.ok()) return entries.status();
  const auto checked = check(rules, state.size, *entries);
  if (const auto path = CertificatePath(state, rules, claim); path.has_value() && checked.ok()) {
    const auto create = worth == FinalWorth::kArea ? certify::CertificateWriter::CreateIntervals
                                                   : certify::CertificateWriter::CreateEndings;
    written = WriteEntries(create(*path, rules, state.size, entries->size()), *entries);
  }
  return checked;
}

}  // namespace

absl::StatusOr<SolvedIntervals> SolveIntervals(const IntervalCheck& check, const ClaimState& state,
                                               const spec::RuleSet& rules, const FiniteRules& finite,
                                               FinalWorth worth, std::string_view claim) {
  // Where no certificate follows, the measure proves the values.
  const bool certified = state.size.points() <= state.options.certify_points;
  const IntervalOptions solve{state.options.threads, !certified, worth};
  const uint64_t bytes = IntervalBytes(state.grid, solve);
  if (bytes > state.options.memory_bytes) {
    return absl::ResourceExhaustedError(absl::StrCat("needs about ", BytesText(bytes), ", --memory is ",
                                                     BytesText(state.options.memory_bytes)));
  }
  auto table = IntervalTable::Solve(state.grid, finite, solve, state.options.progress);
  if (!table.ok()) return table.status();
  SolvedIntervals solved{*std::move(table), std::nullopt};
  if (!certified) return solved;
  auto checked = CertifyIntervals(check, state, rules, finite, solved.table, worth, claim, solved.written);
  if (!checked.ok()) return checked.status();
  if (checked->undetermined != solved.table.CountUndetermined()) {
    return absl::InternalError("the checker counts other undetermined positions, a bug of ours");
  }
  // A certificate about some positions only would be right about them, too.
  if (checked->positions != state.index.size()) {
    return absl::InternalError(absl::StrCat("the certificate covers ", checked->positions, " positions of ",
                                            state.index.size(), ", a bug of ours"));
  }
  solved.checked = *std::move(checked);
  return solved;
}

void DecideDeterminacyAgainst(const IntervalCheck& check, ClaimState& state, const spec::RuleSet& rules,
                              Verdict& verdict) {
  const auto solved =
      SolveIntervals(check, state, rules, *FiniteRules::From(rules), FinalWorth::kArea, verdict.claim);
  if (!solved.ok()) return SetUnknown(solved.status(), verdict);
  uint64_t up_to_symmetry = 0;
  uint64_t undetermined = 0;
  std::optional<std::pair<Stones, Interval>> example;
  solved->table.ForEachUndetermined(state.index, [&](Stones stones, Interval interval, int orbit) {
    ++up_to_symmetry;
    undetermined += static_cast<uint64_t>(orbit);
    if (!example.has_value()) example = {stones, interval};
  });
  verdict.level = solved->checked.has_value() ? Level::kCertified : Level::kEnumerated;
  verdict.situations = solved->checked.has_value() ? solved->checked->situations : state.index.size();
  if (solved->checked.has_value()) verdict.transitions = solved->checked->transitions;
  const Interval empty = solved->table.ForBlack(BitSituation{});
  verdict.kind = undetermined == 0 ? VerdictKind::kHolds : VerdictKind::kFails;
  verdict.method = Method::kExhaustive;
  verdict.figure = undetermined;
  verdict.figures = {CountOf("undetermined", undetermined),
                     CountOf("positions", state.index.size()),
                     CountOf("undetermined_up_to_symmetry", up_to_symmetry),
                     {"empty_lo", empty.lo},
                     {"empty_hi", empty.hi}};
  verdict.note =
      absl::StrCat(undetermined, " of ", state.index.size(), " positions undetermined (", up_to_symmetry,
                   " up to symmetry); empty board [", empty.lo, ", ", empty.hi, "]");
  NoteWritten(solved->written, verdict);
  if (!example.has_value()) return;
  if (empty.lo < empty.hi) example = {Stones{}, empty};
  verdict.witness = Witness{
      ToSpec(example->first, state.size),
      spec::Color::kBlack,
      {},
      0,
      absl::StrCat("an undetermined position: interval [", example->second.lo, ", ", example->second.hi, "]"),
      example->second.lo,
      example->second.hi};
}

void DecideDeterminacy(ClaimState& state, const spec::RuleSet& rules, Verdict& verdict) {
  DecideDeterminacyAgainst(certify::CheckIntervals, state, rules, verdict);
}

}  // namespace hotstone::claims
