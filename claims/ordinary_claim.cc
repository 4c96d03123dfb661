#include "claims/ordinary_claim.h"

#include <algorithm>
#include <atomic>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "base/fan_out.h"
#include "certify/witness.h"
#include "enumerate/rules/breath.h"
#include "enumerate/rules/spec_bridge.h"
#include "enumerate/rules/superko.h"
#include "spec/board/chains.h"
#include "spec/rules/cycle_traits.h"
#include "spec/rules/game.h"

namespace hotstone::claims {

using certify::CountOf;
using certify::Verdict;
using certify::Witness;
using enumerate::Analyse;
using enumerate::Analysis;
using enumerate::BansAfter;
using enumerate::BitAt;
using enumerate::BitBoard;
using enumerate::BoardPlayRules;
using enumerate::ByColour;
using enumerate::Coloured;
using enumerate::FiniteRules;
using enumerate::FirstPoint;
using enumerate::Grid;
using enumerate::LegalPlays;
using enumerate::Resolve;
using enumerate::Resolved;
using enumerate::Stones;
using enumerate::Swapped;

namespace {

constexpr uint64_t kPortion = 1024;  // positions taken at a time

spec::RuleSet UnderBasicKo(spec::RuleSet rules) {
  rules.hot = spec::HotLayer::kBasic;
  rules.hot_fighting_only = {};
  rules.cycle = spec::Cycle::kNone;
  return rules;
}

class Asker {
 public:
  Asker(const Grid& grid, const spec::RuleSet& rules)
      : grid_(grid),
        rules_(rules),
        asked_(BoardPlayRules(rules)),
        basic_(BoardPlayRules(UnderBasicKo(rules))) {}

  // Black as own.
  void Ask(Stones position, OrdinaryCount& report) const {
    const auto kos = enumerate::FindKos(grid_, position);
    if (!kos.empty() && !IsOrdinary(grid_, position)) return;
    ++report.positions;
    if (!kos.empty()) ++report.with_kos;
    for (const bool white : {false, true}) AskPlayer(position, white, report);
  }

 private:
  void AskPlayer(Stones position, bool white, OrdinaryCount& report) const {
    Analysis analysis;
    const Stones mover = white ? Swapped(position) : position;
    Analyse(grid_, mover, analysis);
    for (BitBoard rest = LegalPlays(grid_, analysis, basic_); rest != 0; rest &= rest - 1) {
      const int at = FirstPoint(rest);
      const Resolved play = Resolve(grid_, analysis, BitAt(at));
      const BitBoard usual = BansAfter(grid_, play, at, basic_);
      const BitBoard refused =
          BansAfter(grid_, play, at, asked_) | RefusedByCycles(ByColour(mover, white), play, white);
      const BitBoard differ = usual ^ refused;
      if (usual == 0 && differ == 0) {
        ++report.plays;
        continue;
      }
      if (!IsOrdinary(grid_, play.after)) {
        report.fights += differ != 0 ? 1 : 0;
        continue;
      }
      ++report.plays;
      ++report.kos_taken;
      report.differences += static_cast<uint64_t>(enumerate::Count(differ));
      if (differ != 0 && !report.first.has_value())
        report.first = OrdinaryDifference{position, white, at, FirstPoint(differ)};
    }
  }

  // The answers that the cycle layer refuses. No cycle has been completed before an answer, so only
  // a superko refuses any: those that restore the position before the play.
  BitBoard RefusedByCycles(Coloured before, const Resolved& play, bool white) const {
    BitBoard refused = 0;
    for (const spec::Cycle cycle : rules_.cycle.members()) {
      if (!spec::IsSuperko(cycle) || enumerate::Count(play.captured) != 1) continue;
      const Coloured after = ByColour(play.after, white);
      enumerate::SuperkoHistory history(cycle, before, white);
      history.AfterPlay(before, after, white);
      Analysis answer;
      Analyse(grid_, Swapped(play.after), answer);
      if ((LegalPlays(grid_, answer, basic_) & play.captured) == 0) continue;
      const Resolved back = Resolve(grid_, answer, play.captured);
      if (history.Forbids(after, ByColour(back.after, !white), !white)) refused |= play.captured;
    }
    return refused;
  }

  const Grid& grid_;
  const spec::RuleSet& rules_;
  const FiniteRules asked_;
  const FiniteRules basic_;
};

// Whether the law permits the last move under exactly one of the two rule sets.
bool Replays(const spec::RuleSet& rules, const Witness& witness) {
  std::vector<bool> permitted;
  for (const spec::RuleSet& one : {rules, UnderBasicKo(rules)}) {
    auto game = spec::Game::Create(one, witness.setup, witness.to_move);
    if (!game.ok() || !game->Play(witness.moves[0]).legal()) return false;
    permitted.push_back(game->Judge(witness.moves[1]).legal());
  }
  return permitted[0] != permitted[1];
}

Witness WitnessOf(const OrdinaryDifference& found, const spec::BoardSize& size) {
  const spec::Color player = found.white_plays ? spec::Color::kWhite : spec::Color::kBlack;
  Witness witness{enumerate::ToSpec(found.before, size), player, {}, 2, ""};
  witness.moves = {{player, enumerate::ToSpec(found.first, size)},
                   {spec::Opponent(player), enumerate::ToSpec(found.second, size)}};
  witness.what =
      "an answer that basic ko and this rule set judge differently, though every group at "
      "a ko is alive by itself";
  return witness;
}

}  // namespace

void OrdinaryCount::Add(const OrdinaryCount& part) {
  positions += part.positions;
  with_kos += part.with_kos;
  plays += part.plays;
  kos_taken += part.kos_taken;
  differences += part.differences;
  fights += part.fights;
  if (!first.has_value()) first = part.first;
}

OrdinaryCount AskOrdinary(const Grid& grid, const spec::RuleSet& rules, Stones position) {
  OrdinaryCount count;
  Asker(grid, rules).Ask(position, count);
  return count;
}

bool IsOrdinary(const Grid& grid, Stones stones) {
  for (const enumerate::KoPosition& position : enumerate::FindKoPositions(grid, stones)) {
    for (const enumerate::KoBetween& ko : position.kos) {
      if (ko.holders == 0 || ko.takers == 0) return false;
    }
    for (const enumerate::KoGroup& group : position.groups) {
      if (!group.alive) return false;
    }
  }
  return true;
}

void DecideOrdinary(ClaimState& state, const spec::RuleSet& rules, Verdict& verdict) {
  if (rules.capture_ends) {
    return SetUnknown(absl::UnimplementedError("the first removal ends the game"), verdict);
  }
  const Asker asker(state.grid, rules);
  Portions portions(0, state.index.size(), kPortion);
  const auto threads = std::min<uint64_t>(static_cast<uint64_t>(state.options.threads),
                                          std::max<uint64_t>(portions.count(), 1));
  std::vector<OrdinaryCount> parts(portions.count());
  std::atomic<bool> stopped{false};
  FanOut(threads, [&](size_t thread) {
    for (Portion portion = portions.Take(); !portion.empty(); portion = portions.Take()) {
      OrdinaryCount& part = parts[portion.first / kPortion];
      state.index.ForEach(portion.first, portion.last,
                          [&](Stones stones) { asker.Ask(stones, part); });
      if (thread == 0 &&
          !KeepGoing(state.options.progress, "ordinary", portion.last, state.index.size())) {
        stopped = true;
      }
      if (stopped) return;
    }
  });
  if (stopped) return SetUnknown(absl::CancelledError("interrupted"), verdict);
  OrdinaryCount report;
  for (const OrdinaryCount& part : parts) report.Add(part);
  verdict.method = certify::Method::kExhaustive;
  verdict.level = certify::Level::kEnumerated;
  verdict.situations = 2 * report.positions;
  verdict.transitions = report.plays;
  verdict.figure = report.differences;
  verdict.figures = {CountOf("differences", report.differences),
                     CountOf("ordinary_ko_positions", report.with_kos),
                     CountOf("kos_taken", report.kos_taken), CountOf("fights", report.fights)};
  if (!report.first.has_value()) {
    verdict.kind = certify::VerdictKind::kHolds;
    if (report.kos_taken == 0) verdict.note = "no ko lies between living groups on this board";
    return;
  }
  verdict.kind = certify::VerdictKind::kFails;
  Witness witness = WitnessOf(*report.first, state.size);
  if (!Replays(rules, witness)) {
    SetUnknown(absl::InternalError("the law does not confirm the counterexample"), verdict);
  }
  verdict.witness = std::move(witness);
}

}  // namespace hotstone::claims
