// Decides the promises: `forced` by the solver with every end worth 0, or by strong promises and
// passes alone, and `cooperative` by passes.
//
// Under rules without a memory SolveIntervals determines for every situation who can force an end,
// with a certificate of kind `endings` on small enough boards. A failed promise gets a playable
// witness: the player who cannot force an end only passes, and the other makes the first move that
// still prevents an end. There are finitely many situations, so the line repeats. The certificate,
// not the line, shows that the other player has an answer to all other moves too. Under rules with
// a memory nothing is searched; each way to a verdict is a function with the obligations, the page
// and the steps on paper that support it.
//
// For example, on 2x1 under basic-only the empty board has the interval [-2, 2]: no player can
// force an end. Black passes, White plays A1, Black passes, White plays B1 and removes both stones,
// and so on. On 3x3 all intervals are [0, 0], and the promise holds.
#include "claims/promise_claims.h"

#include <cassert>
#include <map>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "certify/check.h"
#include "claims/argument.h"
#include "claims/certificates.h"
#include "claims/claim_files.h"
#include "claims/claim_memory.h"
#include "claims/history_claims.h"
#include "claims/refutation.h"
#include "enumerate/graph/ways_to_end.h"
#include "enumerate/rules/situation.h"
#include "enumerate/rules/spec_bridge.h"

namespace hotstone::claims {

using certify::CountOf;
using certify::Level;
using certify::Method;
using certify::Verdict;
using certify::VerdictKind;
using enumerate::BitMove;
using enumerate::BitSituation;
using enumerate::FarthestFromEnd;
using enumerate::FinalWorth;
using enumerate::FiniteRules;
using enumerate::ForEachMove;
using enumerate::Interval;
using enumerate::IntervalTable;
using enumerate::kNoPoint;
using enumerate::PliesToEnd;
using enumerate::SituationGraph;
using enumerate::Stones;
using enumerate::ToSpec;

namespace {

constexpr char kPage[] = "docs/explanation/termination.md";
constexpr char kAnyEndWillDo[] =
    "a player who can force an end can force one with at least his value";

// Whether `hurt` cannot force an end.
bool CannotForce(const Interval& interval, int hurt) {
  return hurt == 0 ? interval.lo < 0 : interval.hi > 0;
}

// A move after which `hurt` still cannot force an end: a board play if there is one. Requires one.
std::pair<BitMove, BitSituation> KeepsGoing(const ClaimState& state, const FiniteRules& finite,
                                            const IntervalTable& table, const BitSituation& s,
                                            int hurt) {
  std::optional<std::pair<BitMove, BitSituation>> kept;
  ForEachMove(state.grid, finite, s, [&](BitMove move, const BitSituation& next, bool finished) {
    if (finished || (kept.has_value() && kept->first != kNoPoint)) return;
    if (CannotForce(table.ForBlack(next), hurt)) kept = {move, next};
  });
  return *kept;
}

// The situation after a pass, which does not finish the game.
BitSituation AfterPass(const ClaimState& state, const FiniteRules& finite, const BitSituation& s) {
  BitSituation after = s;
  ForEachMove(state.grid, finite, s, [&](BitMove move, const BitSituation& next, bool) {
    if (move == kNoPoint) after = next;
  });
  return after;
}

// The line from a position with Black to move in which `hurt` only passes, up to its first
// repetition.
certify::Lasso PassingLine(const ClaimState& state, const spec::RuleSet& rules,
                           const FiniteRules& finite, const IntervalTable& table,
                           const Stones& stones, int hurt) {
  BitSituation s;
  s.black = stones.own;
  s.white = stones.opp;
  std::map<std::tuple<uint64_t, uint64_t, uint64_t, int, int>, size_t> seen;
  std::vector<std::optional<spec::Point>> moves;
  const auto key = [](const BitSituation& at) {
    return std::tuple{at.black, at.white, at.bans, static_cast<int>(at.player),
                      static_cast<int>(at.passes)};
  };
  while (seen.emplace(key(s), moves.size()).second) {
    if (s.player == hurt) {
      moves.push_back(std::nullopt);
      s = AfterPass(state, finite, s);
      continue;
    }
    const auto [move, next] = KeepsGoing(state, finite, table, s, hurt);
    moves.push_back(ToSpec(move, state.size));
    s = next;
  }
  const auto enter = moves.begin() + static_cast<std::ptrdiff_t>(seen.at(key(s)));
  return {rules,
          ToSpec(stones, state.size),
          spec::Color::kBlack,
          {moves.begin(), enter},
          {enter, moves.end()}};
}

// Shows that a player cannot force an end from this position with Black to move. False if the line
// does not replay in spec/; the verdict then says so.
bool ShowEndless(const ClaimState& state, const spec::RuleSet& rules, const FiniteRules& finite,
                 const IntervalTable& table, const Stones& stones, Verdict& verdict) {
  BitSituation s;
  s.black = stones.own;
  s.white = stones.opp;
  const int hurt = CannotForce(table.ForBlack(s), 0) ? 0 : 1;
  const certify::Lasso lasso = PassingLine(state, rules, finite, table, stones, hurt);
  if (const auto checked = certify::CheckLasso(lasso); !checked.ok()) {
    SetUnknown(
        absl::InternalError(absl::StrCat("bug in hotstone: the line does not replay in spec/: ",
                                         std::string(checked.status().message()))),
        verdict);
    return false;
  }
  const char* const names[] = {"Black", "White"};
  verdict.witness =
      LassoWitness(lasso, absl::StrCat(names[1 - hurt], " keeps play from ending, whatever ",
                                       names[hurt], " does; here ", names[hurt], " only passes"));
  return true;
}

// A player who only passes lets the other add stones until there is no room.
void PassesEndWithoutOwnRemovals(Verdict& verdict) {
  HoldsByArgument(
      "a player who only passes ends the game, because the opponent may not remove his own stones",
      {"ends-own-stones-grow", "ends-passes-alone"}, kPage,
      {"no rule refuses a pass", "the number of stones is finite", kAnyEndWillDo, kReadOffTheLaw},
      verdict);
}

// A player who only passes leaves the other to close cycles alone. He disturbs himself in them, and
// they are no fight.
void PassesEndWhereRoundsAloneBind(Verdict& verdict) {
  HoldsByArgument(
      "a player who only passes ends the game, because the opponent is the disturber of every "
      "cycle that he closes alone",
      {"ends-own-stones-grow", "ends-passes-alone"}, kPage,
      {"no rule refuses a pass",
       "a player who alone leads play back to a position removes stones of his own and is its "
       "disturber",
       "no player repeats a play that is forbidden to him", kAnyEndWillDo, kReadOffTheLaw},
      verdict);
}

}  // namespace

void DecideForcedAgainst(const IntervalCheck& check, ClaimState& state, const spec::RuleSet& rules,
                         Verdict& verdict) {
  const FiniteRules finite = *FiniteRules::From(rules);
  const auto solved =
      SolveIntervals(check, state, rules, finite, FinalWorth::kNothing, verdict.claim);
  if (!solved.ok()) {
    const bool too_large = solved.status().code() == absl::StatusCode::kResourceExhausted;
    if (too_large && rules.self_removal == spec::SelfRemoval::kNone) {
      return PassesEndWithoutOwnRemovals(verdict);
    }
    return SetUnknown(solved.status(), verdict);
  }
  uint64_t positions = 0;
  uint64_t mover = 0;
  uint64_t other = 0;
  std::optional<Stones> example;
  solved->table.ForEachUndetermined(state.index, [&](Stones stones, Interval interval, int orbit) {
    positions += static_cast<uint64_t>(orbit);
    if (CannotForce(interval, 0)) mover += static_cast<uint64_t>(orbit);
    if (CannotForce(interval, 1)) other += static_cast<uint64_t>(orbit);
    if (!example.has_value()) example = stones;
  });
  const uint64_t open = solved->checked.has_value() ? solved->checked->undetermined_situations
                                                    : solved->table.CountOpenCells();
  if (open > 0 && positions == 0) {
    return SetUnknown(
        absl::UnimplementedError(
            "a player cannot force an end in some situations, all of them with a ban; such "
            "situations give no witness"),
        verdict);
  }
  if (example.has_value()) {
    if (solved->table.ForBlack(BitSituation{}) != Interval{0, 0}) example = Stones{};
    if (!ShowEndless(state, rules, finite, solved->table, *example, verdict)) return;
  }
  verdict.kind = positions == 0 ? VerdictKind::kHolds : VerdictKind::kFails;
  verdict.method = Method::kExhaustive;
  verdict.level = solved->checked.has_value() ? Level::kCertified : Level::kEnumerated;
  verdict.situations =
      solved->checked.has_value() ? solved->checked->situations : state.index.size();
  if (solved->checked.has_value()) verdict.transitions = solved->checked->transitions;
  verdict.figure = positions;
  verdict.figures = {CountOf("positions_without_forced_end", positions),
                     CountOf("positions", state.index.size()), CountOf("mover_cannot", mover),
                     CountOf("opponent_cannot", other)};
  verdict.note =
      positions == 0
          ? "each player can force an end from every situation"
          : absl::StrCat("in ", positions, " of ", state.index.size(),
                         " positions a player cannot force an end: the player to move in ", mover,
                         ", the other in ", other);
  NoteWritten(solved->written, verdict);
}

void DecideForced(ClaimState& state, const spec::RuleSet& rules, Verdict& verdict) {
  assert(FiniteRules::From(rules).ok());
  DecideForcedAgainst(certify::CheckEndings, state, rules, verdict);
}

namespace {

// Who keeps play going where two passes end it never lets two come in a row. So play has no pause,
// and what resumes it makes no difference.
void DecideForcedOverDisputes(ClaimState& state, const spec::RuleSet& rules, Verdict& verdict) {
  spec::RuleSet without_pauses = rules;
  without_pauses.resume = spec::Resume::kFree;
  without_pauses.end_passes = 2;
  const auto finite = FiniteRules::From(without_pauses);
  if (!finite.ok()) return SetUnknown(finite.status(), verdict);
  Verdict found = verdict;
  DecideForced(state, without_pauses, found);
  if (found.kind == VerdictKind::kHolds) {
    verdict.limit =
        "each player can force an end where two passes end the game; with pauses it depends on the "
        "whole game, which this program does not search";
    return;
  }
  verdict = std::move(found);
  if (verdict.kind == VerdictKind::kFails) absl::StrAppend(&verdict.note, "; play without a pause");
}

}  // namespace

bool ForcedByArgument(const spec::RuleSet& rules, Verdict& verdict) {
  Verdict ends;
  if (EndsByArgument(rules, ends)) {
    // Then every strategy ends play, including the one that guarantees a player's value.
    HoldsByArgument("every game ends, whatever the players want", ends.argument->obligations, kPage,
                    {ends.argument->on_paper, kAnyEndWillDo}, verdict);
    return true;
  }
  if (rules.self_removal == spec::SelfRemoval::kNone) {
    PassesEndWithoutOwnRemovals(verdict);
    return true;
  }
  for (const spec::Cycle cycle :
       {spec::Cycle::kDisturber, spec::Cycle::kSecondCycle, spec::Cycle::kStarter}) {
    if (!rules.cycle.Has(cycle)) continue;
    PassesEndWhereRoundsAloneBind(verdict);
    return true;
  }
  return false;
}

void DecideForcedWithHistory(ClaimState& state, const spec::RuleSet& rules, Verdict& verdict) {
  if (ForcedByArgument(rules, verdict)) return;
  if (state.size.points() == 1 && rules.self_removal == spec::SelfRemoval::kGroups) {
    verdict.kind = VerdictKind::kHolds;
    verdict.method = Method::kExhaustive;
    verdict.level = Level::kEnumerated;
    verdict.situations = 2 * static_cast<uint64_t>(rules.end_passes);
    verdict.note = "the board has one point, so there are no board plays";
    return;
  }
  if (rules.resume == spec::Resume::kDispute && rules.cycle.members().empty())
    return DecideForcedOverDisputes(state, rules, verdict);
  verdict.limit =
      "who can force an end depends on the whole game, which this program does not search";
}

void DecideCooperative(ClaimState& state, const spec::RuleSet& rules, Verdict& verdict) {
  const auto finite = FiniteRules::From(rules);
  if (finite.ok() && state.size.points() <= state.options.certify_points) {
    const auto graph = SituationGraph::Build(
        state.grid, state.index, *finite, SituationGraph::Roots::kAllPositions,
        state.options.memory_bytes / kBytesPerNode, state.options.progress);
    if (!graph.ok()) return SetUnknown(graph.status(), verdict);
    if (graph->complete()) {
      const auto farthest = FarthestFromEnd(PliesToEnd(*graph));
      if (!farthest.has_value()) {
        return SetUnknown(
            absl::InternalError("bug in hotstone: no end can be reached from a situation"),
            verdict);
      }
      verdict.figure = *farthest;
      verdict.figures = {CountOf("farthest_from_end", *farthest)};
      verdict.situations = graph->size();
      verdict.transitions = graph->edge_count() + graph->finishing_moves();
    }
  }
  CooperativeByArgument(rules, verdict);
}

bool CooperativeByArgument(const spec::RuleSet& /*rules*/, Verdict& verdict) {
  HoldsByArgument("passes are always legal, and consecutive passes end the game",
                  {"ends-passes-alone"}, kPage, {"no rule refuses a pass", kReadOffTheLaw},
                  verdict);
  return true;
}

}  // namespace hotstone::claims
