// R1 and R2: races that are settled under single hot stones once endless play counts against the disturber.
//
// Side 0 is the one that the statement is for.
#include "absl/strings/str_cat.h"
#include "solver/ko_race.h"
#include "solver/ko_race_proof.h"
#include "solver/ko_race_rules.h"

namespace hotstone::solver {
namespace {

using enumerate::VerdictKind;

constexpr char kOnPaper[] =
    "side 0 follows the strategy, so that by induction over the plies no race outside the invariant comes up";

Obligation AboutAllRaces(std::string name, std::vector<std::string> clauses, std::string statement) {
  Obligation obligation;
  obligation.name = std::move(name);
  obligation.clauses = std::move(clauses);
  obligation.statement = std::move(statement);
  obligation.scope = Scope::kAllBoards;
  obligation.on_boards = false;
  return obligation;
}

// R1. An eye against none, nothing outside at the eyeless side. The eyed side takes what it may; if nothing
// is left to take it fills the shared liberties; if the only ko of the opponent is hot it passes. What it has
// to keep is a liberty beside the eye whenever the opponent moves.
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
  Obligation obligation =
      AboutAllRaces("race-r1-one-eye-wins", {"ING96-H5", "ING96-G512", "ING96-R5-disturbing-ko"},
                    "One eye against none, no liberty outside at the eyeless side, a ko at least with the "
                    "eyed side, single hot "
                    "stones: the eyed side removes the other, whoever moves and whatever the threats, if "
                    "endless play counts "
                    "against the eyeless side.");
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

// The same with the eyeless side barred from taking, and without regard to endless play. Nothing is ever hot
// then, so that the eyed side always has a play; it takes, then it fills.
RaceProof OneEyeWinsAgainstABarred(const std::string& mutant) {
  RaceProof proof = OneEyeWins("");
  proof.rules = WithMutant({.barred = 1}, mutant);
  const auto invariant = proof.invariant;
  proof.invariant = [invariant](const RaceTerms& race, int to_move) {
    return invariant(race, to_move) && (to_move == 1 || race.hot == 0);
  };
  proof.measure = [](const RaceTerms& race, int to_move) {
    return std::vector<z3::expr>{race.threats[1], RaceBreaths(race, 1), race.shared.ctx().int_val(to_move)};
  };
  return proof;
}

Obligation RaceR1Barred() {
  Obligation obligation = AboutAllRaces(
      "race-r1-barred-is-removed", {"ING96-H5", "ING96-G512", "ING96-R5-disturbing-ko"},
      "As race-r1-one-eye-wins, but with the eyeless side barred from taking: the eyed side removes it after "
      "finitely many plies.");
  obligation.on_paper = "natural numbers in lexicographic order have no endless descent";
  obligation.mutants = {RuleMutant("nobody-barred"), RuleMutant("eyes-are-open"),
                        RuleMutant("passes-for-ever")};
  obligation.build = [](z3::context& context, const Instance& instance) {
    return PartsOf(context, OneEyeWinsAgainstABarred(instance.mutant));
  };
  return obligation;
}

// A claim that no single play of `mover` removes the other side, for races of some kind; its model is a race
// in which one does, and replays.
Part NoPlayRemoves(const RaceTerms& race, int mover, const RaceRules& rules, const z3::expr& kind) {
  z3::expr_vector claims(race.shared.ctx());
  for (const RaceStepTerms& step : RaceStepsOf(race, mover, rules)) {
    claims.push_back(z3::implies(step.legal, !step.removes));
  }
  Part part{"",
            "QF_LIA",
            {{"a race that goes on", IsLiveRace(race, mover)},
             {"nothing is hot, nobody has passed", IsQuiet(race)},
             {"of this kind", kind}},
            {"no play removes the other side", z3::mk_and(claims)},
            nullptr};
  part.decode = [race, mover](const z3::model& model) -> absl::StatusOr<Decoded> {
    const auto found = RaceOfModel(model, race, mover);
    if (!found.ok()) return found.status();
    const spec::RaceLaw law;
    Decoded decoded;
    decoded.text = spec::RaceText(*found);
    for (const spec::RaceMove move : spec::RaceMoves(*found, law)) {
      if (spec::RaceWinner(spec::AfterRaceMove(*found, move, law)) != found->to_move) continue;
      absl::StrAppend(&decoded.text, "; ", std::string(spec::RaceMoveName(move)), " removes ",
                      spec::RaceSideName(spec::OtherSide(found->to_move)));
      decoded.replays = true;
      break;
    }
    return decoded;
  };
  return part;
}

// R1 as the table has it, without a ko for the eyed side.
Obligation RaceR1WithoutAKo() {
  Obligation obligation = AboutAllRaces(
      "race-r1-without-a-ko", {"ING96-H5", "ING96-G512"},
      "Eyes on one side only and nothing outside, two kos or more: the eyeless side cannot remove "
      "the other by its next play, whoever holds the kos.");
  obligation.expected = VerdictKind::kFails;
  obligation.build = [](z3::context& context, const Instance&) {
    const RaceTerms race = FreshRace(context);
    return std::vector<Part>{NoPlayRemoves(race, 1, {},
                                           race.eyes[0] == 1 && race.eyes[1] == 0 && race.external[0] == 0 &&
                                               race.external[1] == 0 && race.kos[0] + race.kos[1] >= 2)};
  };
  return obligation;
}

// Two eyes or more against one at most: there is always something to fill or to take.
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
  Obligation obligation = AboutAllRaces("race-two-eyes-win", {"ING96-G410", "ING96-G405", "ING96-G512"},
                                        "Two eyes or more against one at most, whatever else there is: the "
                                        "side with two eyes removes the other if "
                                        "endless play counts against that one.");
  obligation.on_paper = kOnPaper;
  obligation.mutants = {RuleMutant("eyes-are-open"),
                        RuleMutant("passes-for-ever"),
                        {"leaves-the-eye", "the side with two eyes does not fill the other's eye"}};
  obligation.build = [](z3::context& context, const Instance& instance) {
    return PartsOf(context, TwoEyesWin(instance.mutant));
  };
  return obligation;
}

// R2. Equal eyes, nothing outside, as many kos on either side, two liberties each. Side 0 answers a take by
// taking another ko, a connection by connecting, and passes otherwise, unless it can remove at once.
RaceProof Coexistence(const std::string& mutant) {
  RaceProof proof;
  proof.rules = WithMutant({}, mutant);
  proof.may_end_by_passes = true;
  const auto group = [](const RaceTerms& race) {
    return race.eyes[0] >= race.eyes[1] && race.external[0] == 0 && race.external[1] == 0;
  };
  const auto last = [](const RaceTerms& race) { return RaceBreaths(race, 1) == 1 && race.hot == 0; };
  proof.invariant = [=](const RaceTerms& race, int to_move) {
    const z3::expr ours = RaceBreaths(race, 0);
    if (to_move == 1) return group(race) && race.kos[0] == race.kos[1] && ours >= 2;
    const z3::expr unchanged = race.kos[1] == race.kos[0] && race.hot == 0 && (ours >= 2 || last(race));
    const z3::expr taken = race.kos[1] == race.kos[0] + 2 && race.hot == 1;
    const z3::expr connected = race.kos[1] == race.kos[0] - 1 && race.hot == 0 && (ours >= 3 || last(race));
    return group(race) && (unchanged || taken || connected);
  };
  proof.strategy = [=](const RaceTerms& race) {
    const z3::expr otherwise = race.shared.ctx().bool_val(true);
    std::vector<StrategyCase> cases = {{last(race) && race.kos[1] == 1, RaceTurn::kTake},
                                       {last(race) && race.shared == 1, RaceTurn::kFillShared},
                                       {last(race), RaceTurn::kFillEye},
                                       {race.kos[1] == race.kos[0] + 2, RaceTurn::kTake},
                                       {race.kos[1] == race.kos[0] - 1, RaceTurn::kConnect},
                                       {otherwise, RaceTurn::kPass}};
    if (mutant == "does-not-connect") cases.erase(cases.begin() + 4);
    if (mutant == "does-not-take-back") cases.erase(cases.begin() + 3);
    return cases;
  };
  proof.start = [mutant, group](const RaceTerms& race, int) {
    const z3::expr balanced =
        group(race) && race.eyes[0] == race.eyes[1] && race.kos[0] == race.kos[1] && race.kos[0] >= 1;
    return mutant == "one-liberty-each" ? balanced : balanced && RaceBreaths(race, 0) >= 2;
  };
  return proof;
}

// Side 0 takes only in answer to a take, or to remove.
Part OnlyAnswers(z3::context& context, const RaceProof& proof) {
  const RaceTerms race = FreshRace(context);
  const std::vector<RaceStepTerms> steps = RaceStepsOf(race, 0, proof.rules);
  z3::expr takes = context.bool_val(false);
  z3::expr earlier = context.bool_val(false);
  for (const StrategyCase& choice : proof.strategy(race)) {
    if (choice.turn == RaceTurn::kTake) takes = takes || (choice.when && !earlier);
    earlier = earlier || choice.when;
  }
  return {"starter",
          "QF_LIA",
          {{"a race that goes on, side 0 to move", IsLiveRace(race, 0)},
           {"of the invariant", proof.invariant(race, 0)},
           {"the strategy says take", takes}},
          {"that removes, or the opponent has just taken", steps[0].removes || race.hot > 0},
          nullptr};
}

Obligation RaceR2() {
  Obligation obligation = AboutAllRaces(
      "race-r2-coexistence", {"ING96-G412", "ING96-P1", "ING96-H1", "ING96-H2", "ING96-H3"},
      "Equal eyes, nothing outside, as many kos on either side, two liberties each, single hot stones: "
      "either side "
      "can see to it that it is not removed, without ever being the one who starts to take, if endless play "
      "counts against the starter.");
  obligation.on_paper =
      absl::StrCat(kOnPaper, "; an endless play has takes in it, the first is the opponent's");
  obligation.mutants = {RuleMutant("twins"),
                        RuleMutant("taker-gains-nothing"),
                        RuleMutant("mover-goes-first"),
                        {"one-liberty-each", "the proviso of two liberties is left out"},
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

// R2 as the claim has it, without the proviso of two liberties.
Obligation RaceR2Literal() {
  Obligation obligation = AboutAllRaces("race-r2-literal", {"ING96-G412", "ING96-P1"},
                                        "Equal eyes and outside liberties, an even number of kos, half of "
                                        "them on either side: no play removes at "
                                        "once.");
  obligation.expected = VerdictKind::kFails;
  obligation.build = [](z3::context& context, const Instance&) {
    const RaceTerms race = FreshRace(context);
    return std::vector<Part>{NoPlayRemoves(race, 0, {},
                                           race.eyes[0] == race.eyes[1] &&
                                               race.external[0] == race.external[1] &&
                                               race.kos[0] == race.kos[1] && race.kos[0] >= 1)};
  };
  return obligation;
}

// What "barred" may not mean for balanced groups. If the starter may take no ko any more, not even in answer,
// the other side takes its kos and removes it: side 1, barred, is to move.
RaceProof BarredIsRemoved(const std::string& mutant) {
  RaceProof proof;
  proof.rules = WithMutant({.barred = 1}, mutant);
  const auto group = [](const RaceTerms& race) {
    return race.eyes[0] <= 1 && race.eyes[1] <= 1 && race.external[0] == 0 && race.external[1] == 0 &&
           race.shared == 0;
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
    return std::vector<z3::expr>{race.threats[1], RaceBreaths(race, 1), race.shared.ctx().int_val(to_move)};
  };
  proof.start = [=](const RaceTerms& race, int to_move) {
    return group(race) && race.eyes[0] == race.eyes[1] && race.kos[0] == race.kos[1] && race.kos[0] >= 1 &&
           RaceBreaths(race, 0) >= (to_move == 1 ? 2 : 1);
  };
  return proof;
}

Obligation RaceBarredStarter() {
  Obligation obligation =
      AboutAllRaces("race-barred-starter-is-removed", {"ING96-P1", "ING96-R5-disturbing-ko"},
                    "Equal eyes, one at most, nothing but kos, as many on either side: a side that may take "
                    "no ko at all is removed "
                    "by the other after finitely many plies. So balanced groups live only if the starter is "
                    "barred from going on, "
                    "not from answering.");
  obligation.on_paper = "natural numbers in lexicographic order have no endless descent";
  obligation.mutants = {RuleMutant("nobody-barred"), RuleMutant("passes-for-ever")};
  obligation.build = [](z3::context& context, const Instance& instance) {
    return PartsOf(context, BarredIsRemoved(instance.mutant));
  };
  return obligation;
}

}  // namespace

std::vector<Obligation> SettledRaceObligations() {
  return {RaceR1(), RaceR1Barred(),  RaceR1WithoutAKo(), RaceTwoEyes(),
          RaceR2(), RaceR2Literal(), RaceBarredStarter()};
}

}  // namespace hotstone::solver
