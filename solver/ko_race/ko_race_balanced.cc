// Claim R2 about ko races: in balanced ones both sides live, unless the side that starts taking may
// go on forever.
//
// The statement is about side 0. IsKept says what it must have after its own move: at least as many
// eyes, external liberties and kos as side 1, and a lead in something if few kos are left.
// KeepingStrategy maintains that: it removes if it can, answers a take by a take and a filled
// liberty by filling one, and passes otherwise. Coexistence puts both into the form of
// ko_race_proof.h. OnlyAnswers adds that side 0 never starts taking, so endless play is the other
// side's doing. The last claim shows what barring must not mean: a starter who may not even answer
// a take is removed.
//
// For example, the claim without its proviso, race-r2-literal, is expected to fail, and the solver
// shows why: no eyes, no external liberties, and one ko for each side. The first side takes the
// other's only ko, which was its last liberty, and so removes it at once.
#include "absl/strings/str_cat.h"
#include "solver/ko_race/ko_race.h"
#include "solver/ko_race/ko_race_proof.h"
#include "solver/ko_race/ko_race_rules.h"
#include "solver/query/all_numbers.h"

namespace hotstone::solver {
namespace {

using certify::VerdictKind;

// R2. Balanced races. Side 0 lets side 1 move, and keeps at least what side 1 has of everything: it
// answers a take by taking another ko, and a filled liberty by filling one. Where that is not
// enough, at most two kos are left, and few inner liberties; there it must be one external liberty
// ahead.
z3::expr IsKept(const RaceTerms& race, const std::string& mutant) {
  const z3::expr kos = race.kos[0] + race.kos[1];
  const z3::expr inner = race.eyes[1] + race.shared;
  const z3::expr at_least = race.eyes[0] >= race.eyes[1] && race.external[0] >= race.external[1] &&
                            race.kos[0] >= race.kos[1];
  const z3::expr ahead =
      race.eyes[0] > race.eyes[1] || race.external[0] > race.external[1] || inner >= 2;
  const z3::expr one_each =
      race.kos[0] == 1 && race.kos[1] == 1 &&
      (ahead || (inner == 1 && race.external[1] == 0) || mutant == "two-kos-always");
  const z3::expr both_ours = race.kos[0] == 2 && race.kos[1] == 0;
  return at_least && (kos >= 3 || both_ours || one_each || (kos == 0 && ahead));
}

std::vector<StrategyCase> KeepingStrategy(const RaceTerms& race, const std::string& mutant) {
  const z3::expr last = RaceBreaths(race, 1) == 1;
  const z3::expr inner = race.eyes[1] + race.shared;
  const z3::expr level = race.eyes[0] == race.eyes[1] && race.external[0] == race.external[1];
  const z3::expr few_kos = race.kos[0] == race.kos[1] && race.kos[0] <= 1;
  std::vector<StrategyCase> cases = {
      {last && race.external[1] == 1, RaceTurn::kFillTheirs},
      {last && race.shared == 1, RaceTurn::kFillShared},
      {last && race.eyes[1] == 1, RaceTurn::kFillEye},
      {last && race.kos[1] == 1 && race.hot == 0, RaceTurn::kTake},
      {race.kos[1] > race.kos[0], RaceTurn::kTake},
      {race.kos[1] == 0 && race.kos[0] == 1, RaceTurn::kConnect},
      {race.external[1] > race.external[0], RaceTurn::kFillTheirs},
      {few_kos && level && inner <= 1 && race.external[1] >= 1, RaceTurn::kFillTheirs},
      {race.shared.ctx().bool_val(true), RaceTurn::kPass}};
  if (mutant == "does-not-get-ahead") cases.erase(cases.begin() + 7);
  if (mutant == "does-not-connect") cases.erase(cases.begin() + 5);
  if (mutant == "does-not-take-back") cases.erase(cases.begin() + 4);
  return cases;
}

RaceProof Coexistence(const std::string& mutant) {
  RaceProof proof;
  proof.rules = WithMutant({}, mutant);
  proof.may_end_by_passes = true;
  const RaceRules rules = proof.rules;
  proof.strategy = [mutant](const RaceTerms& race) { return KeepingStrategy(race, mutant); };
  // With side 0 to move: its move leads to a race that satisfies IsKept.
  proof.invariant = [rules, mutant](const RaceTerms& race, int to_move) {
    if (to_move == 1) return IsKept(race, mutant);
    const auto steps = RaceStepsOf(race, 0, rules);
    z3::expr leads_on = race.shared.ctx().bool_val(false);
    z3::expr earlier = leads_on;
    for (const StrategyCase& choice : KeepingStrategy(race, mutant)) {
      const RaceStepTerms& step = steps[static_cast<size_t>(choice.turn)];
      const z3::expr good =
          step.removes || (!step.self_removes &&
                           (step.ends || (IsLiveRace(step.next, 1) && IsKept(step.next, mutant))));
      leads_on = leads_on || (choice.when && !earlier && step.legal && good);
      earlier = earlier || choice.when;
    }
    return leads_on;
  };
  // The class, with equally many kos on each side.
  proof.start = [mutant](const RaceTerms& race, int) {
    const z3::expr inner = race.eyes[0] + race.shared;
    const z3::expr proviso =
        race.kos[0] >= 2 || inner >= 2 || (inner == 1 && race.external[0] == 0);
    return race.eyes[0] == race.eyes[1] && race.external[0] == race.external[1] &&
           race.kos[0] == race.kos[1] && race.kos[0] >= 1 &&
           (mutant == "no-proviso" ? race.shared.ctx().bool_val(true) : proviso);
  };
  return proof;
}

// After any move of side 1 except a take, side 0 takes only to remove side 1: it never starts a
// cycle.
Part OnlyAnswers(z3::context& context, const RaceProof& proof) {
  const RaceTerms race = FreshRace(context);
  z3::expr_vector claims(context);
  for (const RaceStepTerms& step : RaceStepsOf(race, 1, proof.rules)) {
    if (step.turn == RaceTurn::kTake || step.to_move == 1) continue;
    const std::vector<RaceStepTerms> replies = RaceStepsOf(step.next, 0, proof.rules);
    z3::expr takes = context.bool_val(false);
    z3::expr earlier = takes;
    for (const StrategyCase& choice : proof.strategy(step.next)) {
      if (choice.turn == RaceTurn::kTake) takes = takes || (choice.when && !earlier);
      earlier = earlier || choice.when;
    }
    const z3::expr over = step.removes || step.self_removes || step.ends;
    claims.push_back(z3::implies(step.legal && !over && takes, replies[0].removes));
  }
  return {"starter",
          "QF_LIA",
          {{"a race that goes on, side 1 to move", IsLiveRace(race, 1)},
           {"of the invariant", proof.invariant(race, 1)}},
          {"side 0 takes after a take, or to remove", z3::mk_and(claims)},
          nullptr};
}

Obligation RaceR2() {
  Obligation obligation = AboutAllNumbers(
      "race-r2-coexistence", {"ING96-G412", "ING96-P1", "ING96-H1", "ING96-H2", "ING96-H3"},
      "Equal eyes e, x outside liberties and h kos on each side, s shared liberties, single hot "
      "stones, and h >= 2, or e + s >= 2, or e + s = 1 and x = 0: either side can avoid being "
      "removed without ever being the first to take, if endless play counts against the starter.");
  obligation.on_paper =
      "side 0 follows the strategy, so by induction over the plies no race outside the invariant "
      "occurs; an endless play contains takes, and the first is the opponent's";
  obligation.mutants = {
      RuleMutant("twins"),
      RuleMutant("taker-gains-nothing"),
      RuleMutant("mover-goes-first"),
      {"no-proviso", "all symmetric races are balanced"},
      {"two-kos-always", "one ko on each side is said to be enough"},
      {"does-not-get-ahead", "side 0 does not fill an outside liberty when few kos are left"},
      {"does-not-connect", "a connection is not answered"},
      {"does-not-take-back", "a take is not answered"}};
  obligation.build = [](z3::context& context, const Instance& instance) {
    const RaceProof proof = Coexistence(instance.mutant);
    std::vector<Part> parts = PartsOf(context, proof);
    parts.push_back(OnlyAnswers(context, proof));
    return parts;
  };
  return obligation;
}

// R2 as the claim states it, without the proviso of two liberties.
Obligation RaceR2Literal() {
  Obligation obligation =
      AboutAllNumbers("race-r2-literal", {"ING96-G412", "ING96-P1"},
                      "Equal eyes and outside liberties, an even number of kos, half of them on "
                      "each side: no play removes at once.");
  obligation.expected = VerdictKind::kFails;
  obligation.build = [](z3::context& context, const Instance&) {
    const RaceTerms race = FreshRace(context);
    return std::vector<Part>{NoPlayRemoves(race, 0,
                                           race.eyes[0] == race.eyes[1] &&
                                               race.external[0] == race.external[1] &&
                                               race.kos[0] == race.kos[1] && race.kos[0] >= 1)};
  };
  return obligation;
}

// What "barred" must not mean for balanced groups. If the starter may take no more kos, not even in
// answer, the other side takes its kos and removes it: side 1, barred, is to move.
RaceProof BarredIsRemoved(const std::string& mutant) {
  RaceProof proof;
  proof.rules = WithMutant({.barred = 1}, mutant);
  const auto group = [](const RaceTerms& race) {
    return race.eyes[0] <= 1 && race.eyes[1] <= 1 && race.external[0] == 0 &&
           race.external[1] == 0 && race.shared == 0;
  };
  proof.invariant = [=](const RaceTerms& race, int to_move) {
    return to_move == 1 ? group(race) && (race.kos[0] >= 1) && race.passes <= 2
                        : group(race) && race.kos[0] >= 1 && race.hot == 0;
  };
  proof.strategy = [](const RaceTerms& race) {
    return std::vector<StrategyCase>{{race.kos[1] > 0, RaceTurn::kTake},
                                     {race.shared.ctx().bool_val(true), RaceTurn::kFillEye}};
  };
  proof.measure = [](const RaceTerms& race, int to_move) {
    return std::vector<z3::expr>{race.threats[1], RaceBreaths(race, 1),
                                 race.shared.ctx().int_val(to_move)};
  };
  proof.start = [=](const RaceTerms& race, int to_move) {
    return group(race) && race.eyes[0] == race.eyes[1] && race.kos[0] == race.kos[1] &&
           race.kos[0] >= 1 && RaceBreaths(race, 0) >= (to_move == 1 ? 2 : 1);
  };
  return proof;
}

Obligation RaceBarredStarter() {
  Obligation obligation = AboutAllNumbers(
      "race-barred-starter-is-removed", {"ING96-P1", "ING96-R5-disturbing-ko"},
      "Equal eyes, at most one, only kos, equally many on each side: a side that may take no ko at "
      "all is removed by the other after finitely many plies. So balanced groups live only if the "
      "starter is barred from continuing, not from answering.");
  obligation.on_paper = "there is no infinite descent of natural numbers in lexicographic order";
  obligation.mutants = {RuleMutant("nobody-barred"), RuleMutant("passes-for-ever")};
  obligation.build = [](z3::context& context, const Instance& instance) {
    return PartsOf(context, BarredIsRemoved(instance.mutant));
  };
  return obligation;
}

}  // namespace

std::vector<Obligation> BalancedRaceObligations() {
  return {RaceR2(), RaceR2Literal(), RaceBarredStarter()};
}

}  // namespace hotstone::solver
