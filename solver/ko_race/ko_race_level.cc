// R3 with external and shared liberties, without threats: under twin hot stones the kos do not
// matter.
//
// Let y be the liberties of a side that are not kos. A side that is to move and free to take, and
// whose opponent has y <= 1, takes all kos, since the opponent is banned each time, and then fills
// the last liberty. So the race is a race for y; a side ahead in it, or level and to move, fills
// outside until the opponent has one left. A side that is banned at that moment waits, and needs
// one more liberty to survive. With two or more inner liberties nobody can fill the last one, and
// both live.
#include "solver/ko_race/ko_race.h"
#include "solver/ko_race/ko_race_proof.h"
#include "solver/ko_race/ko_race_rules.h"
#include "solver/query/all_numbers.h"

namespace hotstone::solver {
namespace {

z3::expr NotByKos(const RaceTerms& race, int side) {
  const auto i = static_cast<size_t>(side);
  return race.eyes[i] + race.external[i] + race.shared;
}

z3::expr Number(const RaceTerms& race, int value) { return race.shared.ctx().int_val(value); }

z3::expr AllThatCanGo(const RaceTerms& race) {
  return race.eyes[0] + race.eyes[1] + race.external[0] + race.external[1] + race.shared +
         race.kos[0] + race.kos[1] + race.threats[0];
}

// Whether the side to move removes the other.
z3::expr MoverWins(const RaceTerms& race, int mover, const std::string& mutant) {
  const z3::expr ours = NotByKos(race, mover);
  const z3::expr theirs = NotByKos(race, 1 - mover);
  const z3::expr level = ours >= theirs;
  const z3::expr waits = ours >= (mutant == "waits-with-one" ? 1 : 2);
  return z3::ite(race.hot > 0, level && waits, level || theirs <= 1);
}

// Side 0 has an eye at least as large as side 1's, at most one inner liberty, and the opponent has
// no threat.
z3::expr IsFewInside(const RaceTerms& race) {
  return race.eyes[0] >= race.eyes[1] && race.eyes[0] + race.shared <= 1 && race.threats[1] == 0;
}

z3::expr AreTwins(const RaceTerms& race, int to_move) {
  return race.hot == 0 || race.hot == race.kos[static_cast<size_t>(1 - to_move)];
}

z3::expr IsWon(const RaceTerms& race, int to_move, const std::string& mutant) {
  const z3::expr kind = IsFewInside(race) && AreTwins(race, to_move);
  if (to_move == 0) return kind && MoverWins(race, 0, mutant);
  return kind && !MoverWins(race, 1, mutant) && race.passes <= 2;
}

std::vector<StrategyCase> RacingCases(const RaceTerms& race) {
  const z3::expr theirs = NotByKos(race, 1);
  return {{theirs >= 2, RaceTurn::kFillTheirs},
          {race.hot > 0, RaceTurn::kPass},
          {race.kos[1] > 0, RaceTurn::kTake},
          {race.external[1] == 1, RaceTurn::kFillTheirs},
          {race.shared == 1, RaceTurn::kFillShared},
          {race.shared.ctx().bool_val(true), RaceTurn::kFillEye}};
}

// While a side waits for the ban to expire, its kos are counted down; afterwards those of the
// opponent.
std::vector<z3::expr> RacingMeasure(const RaceTerms& race, int to_move) {
  const z3::expr waiting = to_move == 0 ? race.hot > 0 : race.hot == 0;
  return {AllThatCanGo(race), z3::ite(waiting, Number(race, 1), Number(race, 0)),
          z3::ite(waiting, race.kos[0], race.kos[1]),
          z3::ite(waiting, Number(race, 1 - to_move), Number(race, to_move))};
}

RaceProof LevelRace(const std::string& mutant) {
  RaceProof proof;
  proof.rules = WithMutant({.hot = HotKos::kAll}, mutant);
  if (mutant == "single-hot-stones") proof.rules.hot = HotKos::kOne;
  proof.invariant = [mutant](const RaceTerms& race, int to_move) {
    return IsWon(race, to_move, mutant);
  };
  proof.strategy = [](const RaceTerms& race) { return RacingCases(race); };
  proof.measure = RacingMeasure;
  proof.start = [mutant](const RaceTerms& race, int to_move) {
    const z3::expr kind = IsFewInside(race) && race.eyes[0] == race.eyes[1] && race.threats[0] == 0;
    return kind && (to_move == 0 ? MoverWins(race, 0, mutant) : !MoverWins(race, 1, mutant));
  };
  return proof;
}

Obligation RaceR3Level() {
  Obligation obligation = AboutAllNumbers(
      "race-r3-kos-count-for-nothing", {"ING96-H4", "ING96-G510"},
      "Equal eyes e, s shared liberties, e + s at most 1, no threats, twin hot stones: with y the "
      "number of a side's liberties other than kos, the side to move removes the other if its y is "
      "not smaller or the other's is 1 or 0; otherwise the other removes it; after finitely many "
      "plies, whatever the number of kos and their holders.");
  obligation.on_paper = "there is no infinite descent of natural numbers in lexicographic order";
  obligation.mutants = {
      {"single-hot-stones", "only the stone that has just taken is hot"},
      {"waits-with-one", "a side that is banned wins with one liberty other than kos"},
      RuleMutant("no-hot-stones"),
      RuleMutant("taker-gains-nothing"),
      RuleMutant("mover-goes-first")};
  obligation.build = [](z3::context& context, const Instance& instance) {
    return PartsOf(context, LevelRace(instance.mutant));
  };
  return obligation;
}

// Two or more inner liberties: side 0 stays level outside and passes otherwise; if the opponent
// gives up a shared liberty or an eye too many, side 0 wins the race.
RaceProof TwinCoexistence(const std::string& mutant) {
  RaceProof proof;
  proof.rules = WithMutant({.hot = HotKos::kAll}, mutant);
  proof.may_end_by_passes = true;
  const int fewest = mutant == "one-inside" ? 1 : 2;
  const auto many_inside = [fewest](const RaceTerms& race) {
    return race.eyes[0] >= race.eyes[1] && race.eyes[0] + race.shared >= fewest &&
           race.threats[1] == 0;
  };
  proof.invariant = [=](const RaceTerms& race, int to_move) {
    const z3::expr level = race.external[0] >= race.external[1];
    const z3::expr kept = to_move == 1 ? level : race.external[0] >= race.external[1] - 1;
    return (many_inside(race) && kept && AreTwins(race, to_move)) || IsWon(race, to_move, "");
  };
  proof.strategy = [=](const RaceTerms& race) {
    std::vector<StrategyCase> cases = {
        {many_inside(race) && race.external[1] > race.external[0], RaceTurn::kFillTheirs},
        {many_inside(race), RaceTurn::kPass}};
    for (const StrategyCase& one : RacingCases(race)) cases.push_back(one);
    if (mutant == "falls-behind") cases.erase(cases.begin());
    return cases;
  };
  proof.measure = [=](const RaceTerms& race, int to_move) {
    const std::vector<z3::expr> racing = RacingMeasure(race, to_move);
    const z3::expr many = many_inside(race);
    return std::vector<z3::expr>{racing[0], z3::ite(many, race.kos[0], racing[1]),
                                 z3::ite(many, 4 - race.passes, racing[2]),
                                 z3::ite(many, Number(race, 0), racing[3])};
  };
  proof.start = [=](const RaceTerms& race, int) {
    return many_inside(race) && race.eyes[0] == race.eyes[1] &&
           race.external[0] == race.external[1] && race.threats[0] == 0;
  };
  return proof;
}

Obligation RaceR3Coexistence() {
  Obligation obligation = AboutAllNumbers(
      "race-r3-nobody-wins", {"ING96-H4", "ING96-G412"},
      "Equal eyes e, s shared liberties, e + s at least 2, equal outside liberties, no threats, "
      "twin hot stones: either side can avoid being removed and make the race end.");
  obligation.on_paper = "there is no infinite descent of natural numbers in lexicographic order";
  obligation.mutants = {{"one-inside", "one inner liberty is said to be enough"},
                        {"falls-behind", "a filled outside liberty is not answered"},
                        RuleMutant("eyes-are-open")};
  obligation.build = [](z3::context& context, const Instance& instance) {
    return PartsOf(context, TwinCoexistence(instance.mutant));
  };
  return obligation;
}

}  // namespace

std::vector<Obligation> LevelRaceObligations() { return {RaceR3Level(), RaceR3Coexistence()}; }

}  // namespace hotstone::solver
