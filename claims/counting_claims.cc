#include "claims/counting_claims.h"

#include "absl/strings/str_cat.h"
#include "certify/witness.h"
#include "claims/argument.h"
#include "claims/plays/play_replay.h"
#include "enumerate/rules/spec_bridge.h"
#include "spec/counting/area.h"

namespace hotstone::claims {

using certify::CountOf;
using certify::Level;
using certify::Method;
using certify::Verdict;
using certify::VerdictKind;
using certify::Witness;
using enumerate::ToSpec;

void DecideCountingBy(const FillInLaw& law, ClaimState& state, Verdict& verdict) {
  if (!state.counting.has_value())
    state.counting = CheckCounting(state.grid, state.index, state.options.progress);
  if (!state.counting->ok()) return SetUnknown(state.counting->status(), verdict);
  const CountingReport& report = **state.counting;
  const uint64_t beyond_sets = report.positions - report.within_sets;
  verdict.method = Method::kExhaustive;
  verdict.level = Level::kEnumerated;
  verdict.situations = report.positions;
  verdict.figure = report.differ_within;
  verdict.figures = {CountOf("positions_within_sets", report.within_sets),
                     CountOf("positions_beyond_sets", beyond_sets),
                     CountOf("differ_beyond_literal", report.differ_beyond),
                     CountOf("differ_beyond_lent", report.differ_beyond_lent),
                     CountOf("differ_within_shared_worthless", report.differ_within_worthless)};
  verdict.note = absl::StrCat(
      report.within_sets, " positions in which the sets suffice; of the ", beyond_sets, " others ",
      report.differ_beyond, " differ if read literally, ", report.differ_beyond_lent,
      " with borrowed stones; if they suffice, ", report.differ_within_worthless,
      " differ if unfilled shared spaces count for nothing");
  verdict.kind = VerdictKind::kHolds;
  if (!report.witness.has_value()) return;
  const spec::Position position = ToSpec(*report.witness, state.size);
  verdict.kind = VerdictKind::kFails;
  verdict.witness = Witness{
      position,
      spec::Color::kBlack,
      {},
      0,
      "a position in which the sets suffice, but the fill-in difference is not the area difference",
      0,
      0};
  const spec::FillIn filled = law(position);
  if (!filled.within_sets || filled.Difference() == spec::CountArea(position).Difference()) {
    SetUnknown(absl::InternalError(kDoesNotReplay), verdict);
  }
}

void DecideCounting(ClaimState& state, const spec::RuleSet&, Verdict& verdict) {
  const auto read_literally = [](const spec::Position& position) {
    return spec::CountByFillingIn(position, {.surplus = spec::SurplusReading::kExact});
  };
  DecideCountingBy(read_literally, state, verdict);
}

bool CountingByArgument(const spec::RuleSet&, Verdict& verdict) {
  HoldsByArgument("where both sets suffice, filling in is an identity of numbers",
                  {"fill-in-within-sets"}, "docs/results/proofs.md", {kReadOffTheLaw}, verdict);
  return true;
}

void CountFinalPositions(ClaimState& state, const spec::RuleSet& rules, Verdict& verdict) {
  const auto report = CountOutcomes(state.grid, state.index, rules, state.options.progress);
  if (!report.ok()) return SetUnknown(report.status(), verdict);
  verdict.kind = VerdictKind::kCounted;
  verdict.method = Method::kExhaustive;
  verdict.level = Level::kEnumerated;
  verdict.situations = report->positions;
  verdict.figure = report->draws;
  verdict.figures = {CountOf("black_wins", report->black_wins),
                     CountOf("white_wins", report->white_wins), CountOf("drawn", report->draws)};
  verdict.note = absl::StrCat("final positions: Black wins ", report->black_wins, ", White wins ",
                              report->white_wins, ", drawn ", report->draws);
}

}  // namespace hotstone::claims
