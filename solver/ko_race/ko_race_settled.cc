// R1, and two eyes: races that are settled once endless play counts against the disturber.
//
// The statement is about side 0.
#include "absl/strings/str_cat.h"
#include "solver/ko_race/ko_race.h"
#include "solver/ko_race/ko_race_proof.h"
#include "solver/ko_race/ko_race_rules.h"
#include "solver/query/all_numbers.h"

namespace hotstone::solver {
namespace {

using certify::VerdictKind;

constexpr char kOnPaper[] =
    "side 0 follows the strategy, so by induction over the plies no race outside the invariant "
    "occurs";

// R1. An eye against none, with no external liberty for the eyeless side. The eyed side takes what
// it may; if nothing is left to take it fills the shared liberties; if the opponent's only ko is
// hot it passes. It must keep a liberty besides the eye whenever the opponent moves.
RaceProof OneEyeWins(const std::string& mutant) {
  RaceProof proof;
  proof.rules = WithMutant({}, mutant);
  const auto group = [](const RaceTerms& race) {
    return race.eyes[0] == 1 && race.eyes[1] == 0 && race.external[1] == 0;
  };
  const auto beside_the_eye = [](const RaceTerms& race) {
    return race.kos[0] + race.external[0] + race.shared >= 1;
  };
  proof.invariant = [=](const RaceTerms& race, int to_move) {
    if (to_move == 1) return group(race) && beside_the_eye(race) && race.passes <= 2;
    return group(race) && (race.kos[1] > race.hot || race.kos[1] == 0 || beside_the_eye(race));
  };
  proof.strategy = [mutant](const RaceTerms& race) {
    const z3::expr otherwise = race.shared.ctx().bool_val(true);
    if (mutant == "never-waits") {
      return std::vector<StrategyCase>{{race.kos[1] > race.hot, RaceTurn::kTake},
                                       {otherwise, RaceTurn::kFillShared}};
    }
    if (mutant == "fills-first") {
      return std::vector<StrategyCase>{{race.shared > 0, RaceTurn::kFillShared},
                                       {race.kos[1] > race.hot, RaceTurn::kTake},
                                       {otherwise, RaceTurn::kPass}};
    }
    return std::vector<StrategyCase>{{race.kos[1] > race.hot, RaceTurn::kTake},
                                     {race.kos[1] == 0, RaceTurn::kFillShared},
                                     {otherwise, RaceTurn::kPass}};
  };
  proof.start = [=](const RaceTerms& race, int) { return group(race) && race.kos[0] >= 1; };
  return proof;
}

Obligation RaceR1() {
  Obligation obligation = AboutAllNumbers(
      "race-r1-one-eye-wins", {"ING96-H5", "ING96-G512", "ING96-R5-disturbing-ko"},
      "One eye against none, no outside liberty of the eyeless side, at least one ko held by the "
      "eyed side, single hot stones: the eyed side removes the other, whoever moves and whatever "
      "the threats, if endless play counts against the eyeless side.");
  obligation.on_paper = kOnPaper;
  obligation.mutants = {RuleMutant("twins"),
                        RuleMutant("taker-gains-nothing"),
                        RuleMutant("eyes-are-open"),
                        RuleMutant("passes-for-ever"),
                        {"never-waits", "the eyed side never passes"},
                        {"fills-first", "the eyed side fills shared liberties before it takes"}};
  obligation.build = [](z3::context& context, const Instance& instance) {
    return PartsOf(context, OneEyeWins(instance.mutant));
  };
  return obligation;
}

// The same with the eyeless side barred from taking, and ignoring endless play. Nothing is ever hot
// then, so the eyed side always has a play; it takes, then it fills.
RaceProof OneEyeWinsAgainstABarred(const std::string& mutant) {
  RaceProof proof = OneEyeWins("");
  proof.rules = WithMutant({.barred = 1}, mutant);
  const auto invariant = proof.invariant;
  proof.invariant = [invariant](const RaceTerms& race, int to_move) {
    return invariant(race, to_move) && (to_move == 1 || race.hot == 0);
  };
  proof.measure = [](const RaceTerms& race, int to_move) {
    return std::vector<z3::expr>{race.threats[1], RaceBreaths(race, 1),
                                 race.shared.ctx().int_val(to_move)};
  };
  return proof;
}

Obligation RaceR1Barred() {
  Obligation obligation = AboutAllNumbers(
      "race-r1-barred-is-removed", {"ING96-H5", "ING96-G512", "ING96-R5-disturbing-ko"},
      "Like race-r1-one-eye-wins, but with the eyeless side barred from taking: the eyed side "
      "removes it after finitely many plies.");
  obligation.on_paper = "there is no infinite descent of natural numbers in lexicographic order";
  obligation.mutants = {RuleMutant("nobody-barred"), RuleMutant("eyes-are-open"),
                        RuleMutant("passes-for-ever")};
  obligation.build = [](z3::context& context, const Instance& instance) {
    return PartsOf(context, OneEyeWinsAgainstABarred(instance.mutant));
  };
  return obligation;
}

// R1 as the table states it, without a ko for the eyed side.
Obligation RaceR1WithoutAKo() {
  Obligation obligation =
      AboutAllNumbers("race-r1-without-a-ko", {"ING96-H5", "ING96-G512"},
                      "Eyes on only one side, no outside liberties, at least two kos: the eyeless "
                      "side cannot remove the other by its next play, whoever holds the kos.");
  obligation.expected = VerdictKind::kFails;
  obligation.build = [](z3::context& context, const Instance&) {
    const RaceTerms race = FreshRace(context);
    return std::vector<Part>{NoPlayRemoves(race, 1,
                                           race.eyes[0] == 1 && race.eyes[1] == 0 &&
                                               race.external[0] == 0 && race.external[1] == 0 &&
                                               race.kos[0] + race.kos[1] >= 2)};
  };
  return obligation;
}

// Two eyes or more against at most one: there is always something to fill or to take.
RaceProof TwoEyesWin(const std::string& mutant) {
  RaceProof proof;
  proof.rules = WithMutant({}, mutant);
  const auto group = [](const RaceTerms& race) { return race.eyes[0] >= 2 && race.eyes[1] <= 1; };
  proof.invariant = [=](const RaceTerms& race, int to_move) {
    return to_move == 1 ? group(race) && race.passes <= 2 : group(race);
  };
  proof.strategy = [mutant](const RaceTerms& race) {
    const z3::expr otherwise = race.shared.ctx().bool_val(true);
    std::vector<StrategyCase> cases = {{race.kos[1] > race.hot, RaceTurn::kTake},
                                       {race.external[1] > 0, RaceTurn::kFillTheirs},
                                       {race.shared > 0, RaceTurn::kFillShared},
                                       {race.kos[1] == 0, RaceTurn::kFillEye},
                                       {otherwise, RaceTurn::kPass}};
    if (mutant == "leaves-the-eye") cases.erase(cases.begin() + 3);
    return cases;
  };
  proof.start = [=](const RaceTerms& race, int) { return group(race); };
  return proof;
}

Obligation RaceTwoEyes() {
  Obligation obligation =
      AboutAllNumbers("race-two-eyes-win", {"ING96-G410", "ING96-G405", "ING96-G512"},
                      "At least two eyes against at most one, whatever else there is: the side "
                      "with two eyes removes the other if endless play counts against the other.");
  obligation.on_paper = kOnPaper;
  obligation.mutants = {RuleMutant("eyes-are-open"),
                        RuleMutant("passes-for-ever"),
                        {"leaves-the-eye", "the side with two eyes does not fill the other's eye"}};
  obligation.build = [](z3::context& context, const Instance& instance) {
    return PartsOf(context, TwoEyesWin(instance.mutant));
  };
  return obligation;
}

// Two eyes on side 0: it always passes. The measure counts what side 1 can still do, with the kos
// that it can take last.
RaceProof TwoEyesLive(const std::string& mutant) {
  RaceProof proof;
  proof.rules = WithMutant({}, mutant);
  proof.may_end_by_passes = true;
  const int eyes = mutant == "one-eye" ? 1 : 2;
  proof.invariant = [eyes](const RaceTerms& race, int) { return race.eyes[0] >= eyes; };
  proof.strategy = [](const RaceTerms& race) {
    return std::vector<StrategyCase>{{race.shared.ctx().bool_val(true), RaceTurn::kPass}};
  };
  proof.measure = [](const RaceTerms& race, int) {
    return std::vector<z3::expr>{race.eyes[0] + race.eyes[1] + race.external[0] + race.external[1] +
                                     race.shared + race.kos[0] + race.kos[1] + race.threats[1],
                                 race.kos[0], 4 - race.passes};
  };
  proof.start = [eyes](const RaceTerms& race, int) { return race.eyes[0] >= eyes; };
  return proof;
}

Obligation RaceTwoEyesLive() {
  Obligation obligation = AboutAllNumbers(
      "race-two-eyes-live", {"ING96-G411", "ING96-G513"},
      "A side with at least two eyes need not play at all: if it only passes, it is not removed, "
      "and the race ends after finitely many plies. Disturbed life is never forced on it.");
  obligation.on_paper = "there is no infinite descent of natural numbers in lexicographic order";
  obligation.mutants = {RuleMutant("eyes-are-open"),
                        RuleMutant("passes-do-not-count"),
                        {"one-eye", "one eye is said to be enough"}};
  obligation.build = [](z3::context& context, const Instance& instance) {
    return PartsOf(context, TwoEyesLive(instance.mutant));
  };
  return obligation;
}

}  // namespace

std::vector<Obligation> SettledRaceObligations() {
  return {RaceR1(), RaceR1Barred(), RaceR1WithoutAKo(), RaceTwoEyes(), RaceTwoEyesLive()};
}

}  // namespace hotstone::solver
