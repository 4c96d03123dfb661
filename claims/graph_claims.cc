// The claims that need the situation graph of a finite-memory rule set: termination, determinacy, graph.
#include <algorithm>

#include "absl/strings/str_cat.h"
#include "certify/certificate_writer.h"
#include "certify/check.h"
#include "certify/recount.h"
#include "claims/certificates.h"
#include "claims/claim_state.h"
#include "enumerate/graph/components.h"
#include "enumerate/graph/lasso_search.h"
#include "enumerate/graph/situation_census.h"
#include "enumerate/rules/situation.h"
#include "enumerate/rules/spec_bridge.h"
#include "enumerate/values/intervals.h"

namespace hotstone::enumerate {
namespace {

// Bytes of a node of SituationGraph with its edges and of what FindComponents keeps for it, generously.
constexpr uint64_t kBytesPerNode = 160;

// Graphs of up to so many situations are built whole, which gives their components; in larger ones a cycle is
// looked for first.
constexpr uint64_t kWholeGraph = 6'000'000;

// Up to this board the literal law counts the situation graph again.
constexpr int kRecountPoints = 9;

// Edges to look at for each length of cycle, in search of a shortest one.
constexpr uint64_t kLassoBudget = 10'000'000;

Witness LassoWitness(const certify::Lasso& lasso) {
  Witness witness{lasso.setup, lasso.to_move, {}, lasso.stem.size(), "an endless play", 0, 0};
  spec::Color player = lasso.to_move;
  for (const auto* part : {&lasso.stem, &lasso.cycle}) {
    for (const auto& at : *part) {
      witness.moves.push_back({player, at});
      player = spec::Opponent(player);
    }
  }
  return witness;
}

// Streams the entries into a writer that was just created.
template <typename Entry>
absl::Status WriteEntries(absl::StatusOr<certify::CertificateWriter> writer,
                          const std::vector<Entry>& entries) {
  if (!writer.ok()) return writer.status();
  for (const Entry& entry : entries) {
    if (const auto status = writer->Add(entry); !status.ok()) return status;
  }
  return writer->Finish();
}

}  // namespace

std::optional<std::string> CertificatePath(const ClaimState& state, const spec::RuleSet& rules,
                                           std::string_view claim) {
  if (state.options.certificate_folder.empty()) return std::nullopt;
  return absl::StrCat(state.options.certificate_folder, "/", ClaimFileName(state.size, rules, claim),
                      ".certificate");
}

void NoteWritten(const absl::Status& status, Verdict& verdict) {
  if (!status.ok())
    absl::StrAppend(&verdict.note, "; certificate not written: ", std::string(status.message()));
}

certify::Lasso ToCertificate(const ClaimState& state, const spec::RuleSet& rules, const MoveLasso& found) {
  certify::Lasso lasso{rules, spec::Position(state.size), spec::Color::kBlack, {}, {}};
  for (const BitMove move : found.stem) lasso.stem.push_back(ToSpec(move, state.size));
  for (const BitMove move : found.cycle) lasso.cycle.push_back(ToSpec(move, state.size));
  return lasso;
}

void Refute(const ClaimState& state, const certify::Lasso& lasso, const std::string& note, Verdict& verdict) {
  const auto checked = certify::CheckLasso(lasso);
  if (!checked.ok()) {
    return SetUnknown(absl::InternalError(absl::StrCat("the lasso does not replay in spec/, a bug of ours: ",
                                                       std::string(checked.status().message()))),
                      verdict);
  }
  verdict.kind = VerdictKind::kFails;
  verdict.method = Method::kExhaustive;
  verdict.level = Level::kCertified;
  verdict.figure = lasso.cycle.size();
  verdict.witness = LassoWitness(lasso);
  verdict.note = absl::StrCat(note, "shortest cycle found: ", lasso.cycle.size(), " plies");
  if (const auto path = CertificatePath(state, lasso.rules, "termination")) {
    NoteWritten(certify::WriteLasso(*path, lasso), verdict);
  }
}

namespace {

// Refute with what the whole graph tells beside.
void RefuteByGraph(const ClaimState& state, const spec::RuleSet& rules, const SituationGraph& graph,
                   const Components& components, Verdict& verdict) {
  verdict.situations = graph.size();
  verdict.transitions = graph.edge_count() + graph.finishing_moves();
  certify::Lasso lasso = MakeLasso(rules, state.size, graph, FindLasso(graph, components, kLassoBudget));
  // On large graphs the budget may end before a short cycle is met; games played at random may meet one.
  LassoSearchLimits limits;
  limits.seed = state.options.seed;
  if (lasso.cycle.size() > limits.longest_cycle) {
    const auto found = SearchLasso(state.grid, graph.rules(), limits, state.options.progress);
    if (found.has_value() && found->cycle.size() < lasso.cycle.size()) {
      lasso = ToCertificate(state, rules, *found);
    }
  }
  Refute(
      state, lasso,
      absl::StrCat(components.cyclic_situations, " situations on cycles, in ", components.cyclic_components,
                   components.cyclic_components == 1 ? " component; " : " components; "),
      verdict);
}

void Prove(const ClaimState& state, const spec::RuleSet& rules, const SituationGraph& graph,
           const Components& components, Verdict& verdict) {
  const std::vector<uint32_t> ranks = FindRanking(graph, components);
  const auto entries = MakeRankingEntries(rules, state.size, graph, ranks);
  if (!entries.ok()) return SetUnknown(entries.status(), verdict);
  const auto checked =
      certify::CheckRanking(rules, spec::Position(state.size), spec::Color::kBlack, *entries);
  if (!checked.ok()) {
    return SetUnknown(absl::InternalError(absl::StrCat("the checker refuses the ranking, a bug of ours: ",
                                                       std::string(checked.status().message()))),
                      verdict);
  }
  verdict.kind = VerdictKind::kHolds;
  verdict.method = Method::kExhaustive;
  verdict.level = Level::kCertified;
  verdict.situations = checked->situations;
  verdict.transitions = checked->transitions;
  verdict.figure = *std::max_element(ranks.begin(), ranks.end());
  verdict.note = absl::StrCat("longest play: ", *verdict.figure, " plies");
  if (const auto path = CertificatePath(state, rules, "termination")) {
    NoteWritten(
        WriteEntries(certify::CertificateWriter::CreateRanking(*path, rules, spec::Position(state.size),
                                                               spec::Color::kBlack, entries->size()),
                     *entries),
        verdict);
  }
}

}  // namespace

void DecideTermination(ClaimState& state, const spec::RuleSet& rules, Verdict& verdict) {
  const FiniteRules finite = *FiniteRules::From(rules);
  if (state.index.size() * 2 * static_cast<uint64_t>(finite.end_passes) > kWholeGraph) {
    LassoSearchLimits limits;
    limits.seed = state.options.seed;
    if (const auto found = SearchLasso(state.grid, finite, limits, state.options.progress)) {
      Refute(state, ToCertificate(state, rules, *found), "", verdict);
      return;
    }
  }
  const uint64_t most = state.options.memory_bytes / kBytesPerNode;
  const auto graph = SituationGraph::Build(state.grid, state.index, finite,
                                           SituationGraph::Roots::kEmptyBoard, most, state.options.progress);
  if (!graph.ok()) return SetUnknown(graph.status(), verdict);
  const Components components = FindComponents(*graph);
  if (components.cyclic_components > 0) return RefuteByGraph(state, rules, *graph, components, verdict);
  if (graph->complete()) return Prove(state, rules, *graph, components, verdict);
  verdict.limit = absl::StrCat("no cycle among the first ", most, " situations; --memory ",
                               BytesText(state.options.memory_bytes), " holds no more");
}

namespace {

// Makes and checks a certificate for every interval of the board. OK means that the checker accepted it.
absl::StatusOr<certify::Checked> CertifyIntervals(const ClaimState& state, const spec::RuleSet& rules,
                                                  const FiniteRules& finite, const IntervalTable& table,
                                                  absl::Status& written) {
  const uint64_t most = state.options.memory_bytes / kBytesPerNode;
  const auto graph = SituationGraph::Build(
      state.grid, state.index, finite, SituationGraph::Roots::kAllPositions, most, state.options.progress);
  if (!graph.ok()) return graph.status();
  if (!graph->complete()) {
    return absl::ResourceExhaustedError(
        absl::StrCat("certifying the intervals needs more than ", most, " situations; --memory ",
                     BytesText(state.options.memory_bytes), " holds no more"));
  }
  const auto entries = MakeIntervalEntries(rules, state.size, *graph,
                                           [&](const BitSituation& s) { return table.ForBlack(s); });
  if (!entries.ok()) return entries.status();
  const auto checked = certify::CheckIntervals(rules, state.size, *entries);
  if (const auto path = CertificatePath(state, rules, "determinacy"); path.has_value() && checked.ok()) {
    written = WriteEntries(
        certify::CertificateWriter::CreateIntervals(*path, rules, state.size, entries->size()), *entries);
  }
  return checked;
}

}  // namespace

void DecideDeterminacy(ClaimState& state, const spec::RuleSet& rules, Verdict& verdict) {
  const FiniteRules finite = *FiniteRules::From(rules);
  // Where no certificate follows, the measure proves the values.
  const bool certified = state.size.points() <= state.options.certify_points;
  const IntervalOptions solve{state.options.threads, !certified};
  const uint64_t bytes = IntervalBytes(state.grid, solve);
  if (bytes > state.options.memory_bytes) {
    verdict.limit = absl::StrCat("needs about ", BytesText(bytes), ", --memory is ",
                                 BytesText(state.options.memory_bytes));
    return;
  }
  const auto table = IntervalTable::Solve(state.grid, finite, solve, state.options.progress);
  if (!table.ok()) return SetUnknown(table.status(), verdict);
  uint64_t up_to_symmetry = 0;
  uint64_t undetermined = 0;
  std::optional<std::pair<Stones, Interval>> example;
  table->ForEachUndetermined(state.index, [&](Stones stones, Interval interval, int orbit) {
    ++up_to_symmetry;
    undetermined += static_cast<uint64_t>(orbit);
    if (!example.has_value()) example = {stones, interval};
  });
  verdict.level = Level::kEnumerated;
  verdict.situations = state.index.size();
  absl::Status written = absl::OkStatus();
  if (certified) {
    const auto checked = CertifyIntervals(state, rules, finite, *table, written);
    if (!checked.ok()) return SetUnknown(checked.status(), verdict);
    if (checked->undetermined != undetermined) {
      return SetUnknown(absl::InternalError("the checker counts other undetermined positions, a bug of ours"),
                        verdict);
    }
    verdict.level = Level::kCertified;
    verdict.situations = checked->situations;
    verdict.transitions = checked->transitions;
  }
  const Interval empty = table->ForBlack(BitSituation{});
  verdict.kind = undetermined == 0 ? VerdictKind::kHolds : VerdictKind::kFails;
  verdict.method = Method::kExhaustive;
  verdict.figure = undetermined;
  verdict.note =
      absl::StrCat(undetermined, " of ", state.index.size(), " positions undetermined (", up_to_symmetry,
                   " up to symmetry); empty board [", empty.lo, ", ", empty.hi, "]");
  NoteWritten(written, verdict);
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

void CountGraph(ClaimState& state, const spec::RuleSet& rules, Verdict& verdict) {
  const FiniteRules finite = *FiniteRules::From(rules);
  const uint64_t bytes = CensusBytes(state.grid, finite);
  if (bytes > state.options.memory_bytes) {
    verdict.limit = absl::StrCat("needs about ", BytesText(bytes), ", --memory is ",
                                 BytesText(state.options.memory_bytes));
    return;
  }
  const auto census = CountSituations(state.grid, finite, {state.options.threads, state.options.progress});
  if (!census.ok()) return SetUnknown(census.status(), verdict);
  verdict.level = Level::kEnumerated;
  if (state.size.points() <= kRecountPoints) {
    const auto again = certify::RecountSituations(rules, state.size);
    if (!again.ok()) return SetUnknown(again.status(), verdict);
    const SituationCensus by_law{again->situations, again->transitions, again->finished, again->with_ban,
                                 again->depth};
    if (by_law != *census) {
      return SetUnknown(absl::InternalError(absl::StrCat("the literal law counts ", by_law.situations,
                                                         " situations, the enumerator ", census->situations,
                                                         ": a bug of ours")),
                        verdict);
    }
    verdict.level = Level::kCrossChecked;
  }
  verdict.kind = VerdictKind::kHolds;
  verdict.method = Method::kExhaustive;
  verdict.figure = census->situations;
  verdict.situations = census->situations;
  verdict.transitions = census->transitions;
  verdict.note = absl::StrCat(census->finished, " finished, ", census->with_ban,
                              " with a ban, farthest after ", census->depth, " plies");
}

}  // namespace hotstone::enumerate
