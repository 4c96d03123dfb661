// Turns the enumerator's results into certificates that the checker accepts: rankings, and
// intervals with ranks.
//
// FindEndings collects the values of the finished games, their area difference or nothing.
// RankForcedValues gives each situation with a forced value the number of the round in which
// successors of earlier rounds settle it, as certify/check.h requires. MakeRankingEntries and
// MakeIntervalEntries write both under the keys of situations, in key order. SolveIntervals runs
// the interval solver and, on small enough boards, has the certificate checked; the promise
// `forced` calls it with every end worth nothing.
//
// For example, on 2x1 under hot-only a situation in which Black can force the best end by one move
// has rank 1, and one from which every move of White leads there has rank 2.
#include "claims/certificates.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "base/number_text.h"
#include "base/status_macros.h"
#include "certify/situation_key.h"
#include "claims/claim_files.h"
#include "claims/claim_memory.h"
#include "enumerate/rules/area.h"
#include "enumerate/rules/situation.h"
#include "enumerate/rules/spec_bridge.h"
#include "spec/rules/situation.h"

namespace hotstone::claims {

using enumerate::AreaDifference;
using enumerate::BitMove;
using enumerate::BitSituation;
using enumerate::FinalWorth;
using enumerate::FiniteRules;
using enumerate::ForEachMove;
using enumerate::Interval;
using enumerate::IntervalBytes;
using enumerate::IntervalOptions;
using enumerate::IntervalTable;
using enumerate::NodeLasso;
using enumerate::SituationGraph;
using enumerate::ToSpec;

namespace {

using Node = SituationGraph::Node;

std::vector<std::optional<spec::Point>> MovesAlong(const SituationGraph& graph,
                                                   const spec::BoardSize& size, Node from,
                                                   const std::vector<Node>& nodes) {
  std::vector<std::optional<spec::Point>> moves;
  for (const Node to : nodes) {
    moves.push_back(ToSpec(graph.MoveBetween(from, to), size));
    from = to;
  }
  return moves;
}

// The worst and the best area difference for Black among the finishing moves of a node.
struct Endings {
  bool any = false;
  int lowest = 0;
  int highest = 0;
};

std::vector<Endings> FindEndings(const SituationGraph& graph, FinalWorth worth) {
  std::vector<Endings> endings(graph.size());
  for (Node node = 0; node < graph.size(); ++node) {
    Endings& e = endings[node];
    ForEachMove(graph.grid(), graph.rules(), graph.At(node),
                [&](BitMove, const BitSituation& next, bool finished) {
                  if (!finished) return;
                  const int score = worth == FinalWorth::kArea
                                        ? AreaDifference(graph.grid(), {next.black, next.white})
                                        : 0;
                  e.lowest = e.any ? std::min(e.lowest, score) : score;
                  e.highest = e.any ? std::max(e.highest, score) : score;
                  e.any = true;
                });
  }
  return endings;
}

// Ranks for one end of the interval, from the side that forces it: `forcer` reaches at least
// value[node] in finite time. Values are given for that side. A node gets rank k in round k if the
// nodes of earlier rounds suffice.
absl::StatusOr<std::vector<uint32_t>> RankForcedValues(const SituationGraph& graph,
                                                       const std::vector<int>& players, int forcer,
                                                       const std::vector<int>& value,
                                                       const std::vector<Endings>& endings,
                                                       int worst) {
  std::vector<uint32_t> rank(graph.size(), 0);
  std::vector<Node> open;
  for (Node node = 0; node < graph.size(); ++node) {
    if (value[node] > worst) open.push_back(node);
  }
  const auto reaches = [&](Node from, Node to) {
    return value[to] > value[from] || (value[to] == value[from] && rank[to] != 0);
  };
  for (uint32_t round = 1; !open.empty(); ++round) {
    std::vector<Node> ranked;
    std::vector<Node> still_open;
    for (const Node node : open) {
      const auto successors = graph.Successors(node);
      const Endings& e = endings[node];
      // Endings are stored for Black; for White as the forcer best and worst are swapped.
      const int best_ending = forcer == 0 ? e.highest : -e.lowest;
      const int worst_ending = forcer == 0 ? e.lowest : -e.highest;
      bool done = false;
      if (players[node] == forcer) {
        done = (e.any && best_ending >= value[node]) ||
               std::any_of(successors.begin(), successors.end(),
                           [&](Node to) { return reaches(node, to); });
      } else {
        done = (!e.any || worst_ending >= value[node]) &&
               std::all_of(successors.begin(), successors.end(),
                           [&](Node to) { return reaches(node, to); });
      }
      (done ? ranked : still_open).push_back(node);
    }
    if (ranked.empty()) {
      return absl::InternalError(
          absl::StrCat(still_open.size(),
                       " values have no progress measure, so the solution is not the fixpoint"));
    }
    for (const Node node : ranked) rank[node] = round;
    open.swap(still_open);
  }
  return rank;
}

}  // namespace

certify::Lasso MakeLasso(const spec::RuleSet& rules, const spec::BoardSize& size,
                         const SituationGraph& graph, const NodeLasso& lasso) {
  const std::vector<Node> stem(lasso.stem.begin() + 1, lasso.stem.end());
  return {rules, spec::Position(size), spec::Color::kBlack,
          MovesAlong(graph, size, lasso.stem.front(), stem),
          MovesAlong(graph, size, lasso.cycle.back(), lasso.cycle)};
}

absl::StatusOr<std::vector<certify::RankingEntry>> MakeRankingEntries(
    const spec::RuleSet& rules, const spec::BoardSize& size, const SituationGraph& graph,
    const std::vector<uint32_t>& ranks) {
  ASSIGN_OR_RETURN(const auto keys, certify::SituationKeys::Create(rules, size));
  std::vector<certify::RankingEntry> entries;
  for (Node node = 0; node < graph.size(); ++node) {
    ASSIGN_OR_RETURN(const auto key, keys.KeyOf(ToSpec(graph.At(node), size)));
    entries.push_back({key, ranks[node]});
  }
  std::sort(entries.begin(), entries.end(),
            [](const auto& a, const auto& b) { return a.key < b.key; });
  return entries;
}

absl::StatusOr<std::vector<certify::IntervalEntry>> MakeIntervalEntries(
    const spec::RuleSet& rules, const spec::BoardSize& size, const SituationGraph& graph,
    const IntervalOfNode& interval_of, FinalWorth worth) {
  ASSIGN_OR_RETURN(const auto keys, certify::SituationKeys::Create(rules, size));
  std::vector<certify::IntervalEntry> entries(graph.size());
  std::vector<int> players(graph.size());
  std::vector<int> lo(graph.size());
  std::vector<int> minus_hi(graph.size());
  for (Node node = 0; node < graph.size(); ++node) {
    const BitSituation s = graph.At(node);
    ASSIGN_OR_RETURN(entries[node].key, keys.KeyOf(ToSpec(s, size)));
    const Interval interval = interval_of(s);
    players[node] = s.player;
    lo[node] = interval.lo;
    minus_hi[node] = -interval.hi;
    entries[node].lo = static_cast<int16_t>(interval.lo);
    entries[node].hi = static_cast<int16_t>(interval.hi);
  }
  const std::vector<Endings> endings = FindEndings(graph, worth);
  ASSIGN_OR_RETURN(const auto lo_rank,
                   RankForcedValues(graph, players, 0, lo, endings, -size.points()));
  ASSIGN_OR_RETURN(const auto hi_rank,
                   RankForcedValues(graph, players, 1, minus_hi, endings, -size.points()));
  for (Node node = 0; node < graph.size(); ++node) {
    entries[node].lo_rank = (lo_rank)[node];
    entries[node].hi_rank = (hi_rank)[node];
  }
  std::sort(entries.begin(), entries.end(),
            [](const auto& a, const auto& b) { return a.key < b.key; });
  return entries;
}

namespace {

using IntervalCheck = std::function<absl::StatusOr<certify::Checked>(
    const spec::RuleSet&, const spec::BoardSize&, std::span<const certify::IntervalEntry>)>;

// Makes and checks a certificate for every interval of the board. OK means that the checker
// accepted it.
absl::StatusOr<certify::Checked> CertifyIntervals(const IntervalCheck& check,
                                                  const ClaimState& state,
                                                  const spec::RuleSet& rules,
                                                  const FiniteRules& finite,
                                                  const IntervalTable& table, FinalWorth worth,
                                                  std::string_view claim, absl::Status& written) {
  const uint64_t most = state.options.memory_bytes / kBytesPerNode;
  ASSIGN_OR_RETURN(const auto graph, SituationGraph::Build(state.grid, state.index, finite,
                                                           SituationGraph::Roots::kAllPositions,
                                                           most, state.options.progress));
  if (!graph.complete()) {
    return absl::ResourceExhaustedError(
        absl::StrCat("the certificate of the intervals needs more than ", most,
                     " situations; the memory limit is ", BytesText(state.options.memory_bytes)));
  }
  ASSIGN_OR_RETURN(const auto entries,
                   MakeIntervalEntries(
                       rules, state.size, graph,
                       [&](const BitSituation& s) { return table.ForBlack(s); }, worth));
  const auto checked = check(rules, state.size, entries);
  if (const auto path = CertificatePath(state, rules, claim); path.has_value() && checked.ok()) {
    const char* const kind = worth == FinalWorth::kArea ? "intervals" : "endings";
    written = WriteEntries(
        certify::CertificateWriter::CreateIntervals(*path, rules, state.size, entries.size(), kind),
        entries);
  }
  return checked;
}

}  // namespace

absl::StatusOr<SolvedIntervals> SolveIntervals(const IntervalCheck& check, const ClaimState& state,
                                               const spec::RuleSet& rules,
                                               const FiniteRules& finite, FinalWorth worth,
                                               std::string_view claim) {
  // If there is no certificate, the measure proves the values.
  const bool certified = state.size.points() <= state.options.certify_points;
  const IntervalOptions solve{state.options.threads, !certified, worth};
  const uint64_t bytes = IntervalBytes(state.grid, solve);
  if (bytes > state.options.memory_bytes) {
    return absl::ResourceExhaustedError(absl::StrCat("needs about ", BytesText(bytes),
                                                     "; the memory limit is ",
                                                     BytesText(state.options.memory_bytes)));
  }
  ASSIGN_OR_RETURN(auto table,
                   IntervalTable::Solve(state.grid, finite, solve, state.options.progress));
  SolvedIntervals solved{std::move(table), std::nullopt};
  if (!certified) return solved;
  ASSIGN_OR_RETURN(auto checked, CertifyIntervals(check, state, rules, finite, solved.table, worth,
                                                  claim, solved.written));
  if (checked.undetermined != solved.table.CountUndetermined()) {
    return absl::InternalError(
        "bug in hotstone: the checker counts different undetermined positions");
  }
  // A certificate about only some positions would also be accepted for them.
  if (checked.positions != state.index.size()) {
    return absl::InternalError(absl::StrCat("bug in hotstone: the certificate covers ",
                                            checked.positions, " positions instead of ",
                                            state.index.size()));
  }
  solved.checked = std::move(checked);
  return solved;
}

}  // namespace hotstone::claims
