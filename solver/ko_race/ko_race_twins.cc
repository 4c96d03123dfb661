// R3: under twin hot stones, with only eyes and kos, the player to move and the threats decide.
//
// After a take the opponent may take nothing, so nobody takes from a side that always takes, until
// a threat lifts the ban. With no threats the mover takes all. With threats each take costs the
// opponent one, and costs the mover one to continue. So the mover wins with at least as many as the
// opponent, or if the opponent is down to one liberty. A side that may not take at the moment first
// needs a threat.
#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "solver/ko_race/ko_race.h"
#include "solver/ko_race/ko_race_proof.h"
#include "solver/ko_race/ko_race_rules.h"
#include "solver/query/all_numbers.h"

namespace hotstone::solver {
namespace {

using certify::VerdictKind;

z3::expr EyesAndKosOnly(const RaceTerms& race) {
  return race.eyes[0] <= 1 && race.eyes[1] <= 1 && race.external[0] == 0 && race.external[1] == 0 &&
         race.shared == 0;
}

// Whether `side`, to move with this many threats and no ban, removes the other.
z3::expr WinsUnbanned(const RaceTerms& race, int side, const z3::expr& threats,
                      bool count_threats) {
  const z3::expr last = RaceBreaths(race, 1 - side) == 1;
  if (!count_threats) return race.shared.ctx().bool_val(true);
  return threats >= race.threats[static_cast<size_t>(1 - side)] || last;
}

// Whether `side`, to move, removes the other: the closed form.
z3::expr WinsToMove(const RaceTerms& race, int side, bool count_threats) {
  const z3::expr threats = race.threats[static_cast<size_t>(side)];
  return z3::ite(race.hot > 0, threats >= 1 && WinsUnbanned(race, side, threats - 1, count_threats),
                 WinsUnbanned(race, side, threats, count_threats));
}

RaceProof TwinWinner(const std::string& mutant) {
  RaceProof proof;
  proof.rules = WithMutant({.hot = HotKos::kAll}, mutant);
  if (mutant == "single-hot-stones") proof.rules.hot = HotKos::kOne;
  const bool count = mutant != "threats-do-not-count";
  proof.invariant = [=](const RaceTerms& race, int to_move) {
    const z3::expr twins = race.hot == 0 || race.hot == race.kos[static_cast<size_t>(1 - to_move)];
    const z3::expr kind = EyesAndKosOnly(race) && twins;
    return to_move == 0 ? kind && WinsToMove(race, 0, count)
                        : kind && !WinsToMove(race, 1, count) && race.passes <= 2;
  };
  proof.strategy = [](const RaceTerms& race) {
    return std::vector<StrategyCase>{{race.hot > 0, RaceTurn::kThreat},
                                     {race.kos[1] > 0, RaceTurn::kTake},
                                     {race.shared.ctx().bool_val(true), RaceTurn::kFillEye}};
  };
  proof.measure = [](const RaceTerms& race, int to_move) {
    z3::context& context = race.shared.ctx();
    const auto number = [&context](int value) { return context.int_val(value); };
    const z3::expr phase = to_move == 1 ? z3::ite(race.hot > 0, number(0), number(2))
                                        : z3::ite(race.hot > 0, number(1), number(0));
    return std::vector<z3::expr>{race.threats[0] + race.threats[1], phase, RaceBreaths(race, 1),
                                 number(to_move)};
  };
  proof.start = [count](const RaceTerms& race, int to_move) {
    return EyesAndKosOnly(race) &&
           (to_move == 0 ? WinsToMove(race, 0, count) : !WinsToMove(race, 1, count));
  };
  return proof;
}

Obligation RaceR3() {
  Obligation obligation = AboutAllNumbers(
      "race-r3-twins-decide", {"ING96-H4", "ING96-G510", "ING91-1-hot-stones"},
      "Only eyes (at most one) and kos, twin hot stones: the side to move removes the other if it "
      "has at least as many threats or the other has one liberty; otherwise the other removes it; "
      "each after finitely many plies, whatever the number of kos and their holders.");
  obligation.on_paper =
      "there is no infinite descent of natural numbers in lexicographic order; the two cases are "
      "one proof, for either player to move";
  obligation.mutants = {{"single-hot-stones", "only the stone that has just taken is hot"},
                        {"threats-do-not-count", "the side to move always wins"},
                        RuleMutant("no-hot-stones"),
                        RuleMutant("taker-gains-nothing"),
                        RuleMutant("passes-for-ever")};
  obligation.build = [](z3::context& context, const Instance& instance) {
    return PartsOf(context, TwinWinner(instance.mutant));
  };
  return obligation;
}

// Long enough for the races on which the literal claim fails: a few kos, a threat.
constexpr int kPlies = 24;

// R3 as the claim states it: the player to move and threats "alone".
Obligation RaceR3Literal() {
  Obligation obligation = AboutAllNumbers(
      "race-r3-literal", {"ING96-H4", "ING96-G510"},
      "Only equal eyes and kos, an odd number of kos, twin hot stones: with the same side to move "
      "and the same threats the same side wins, whoever holds the kos.");
  obligation.expected = VerdictKind::kFails;
  obligation.on_paper = "the closed form of race-r3-twins-decide says who wins";
  obligation.build = [](z3::context& context, const Instance&) {
    const RaceTerms one = FreshRace(context);
    RaceTerms other = one;
    const z3::expr held = context.int_const("held");
    const z3::expr half = context.int_const("half");
    other.kos[0] = held;
    other.kos[1] = one.kos[0] + one.kos[1] - held;
    const z3::expr kind = EyesAndKosOnly(one) && one.eyes[0] == one.eyes[1] &&
                          one.kos[0] + one.kos[1] == 2 * half + 1 && one.kos[0] + one.kos[1] <= 5 &&
                          one.threats[0] + one.threats[1] <= 2;
    Part part{"",
              "QF_LIA",
              {{"two races that go on", IsLiveRace(one, 0) && IsLiveRace(other, 0)},
               {"nothing is hot, nobody has passed", IsQuiet(one)},
               {"equal eyes, kos only, an odd number", kind}},
              {"the same side wins", WinsToMove(one, 0, true) == WinsToMove(other, 0, true)},
              nullptr};
    part.decode = [one, other](const z3::model& model) -> absl::StatusOr<Decoded> {
      Decoded decoded;
      decoded.replays = true;
      const spec::RaceLaw law{spec::RaceHot::kTwin, std::nullopt, 4};
      std::vector<spec::RaceSide> winners;
      for (const RaceTerms& terms : {one, other}) {
        ASSIGN_OR_RETURN(const auto race, RaceOfModel(model, terms, 0));
        for (const auto side : {spec::RaceSide::kFirst, spec::RaceSide::kSecond}) {
          if (!CanRemoveWithin(race, law, side, kPlies)) continue;
          winners.push_back(side);
          absl::StrAppend(&decoded.text, decoded.text.empty() ? "" : "; ", spec::RaceText(race),
                          ": ", spec::RaceSideName(side), " wins");
        }
      }
      decoded.replays = winners.size() == 2 && winners[0] != winners[1];
      return decoded;
    };
    return std::vector<Part>{part};
  };
  return obligation;
}

// H5 under twin hot stones: the side that the texts call lost wins.
Obligation RaceH5UnderTwins() {
  Obligation obligation = AboutAllNumbers(
      "race-h5-under-twins", {"ING96-H5", "ING96-G510"},
      "An eye against none, only kos, at least one held by the eyed side, no threats: under twin "
      "hot stones too the eyed side removes the other, whoever moves.");
  obligation.expected = VerdictKind::kFails;
  obligation.on_paper = "the closed form of race-r3-twins-decide says who wins";
  obligation.build = [](z3::context& context, const Instance&) {
    const RaceTerms race = FreshRace(context);
    Part part{
        "",
        "QF_LIA",
        {{"a race that goes on, the eyeless side to move", IsLiveRace(race, 1) && IsQuiet(race)},
         {"an eye against none, a ko with the eyed side",
          EyesAndKosOnly(race) && race.eyes[0] == 1 && race.eyes[1] == 0 && race.kos[0] >= 1},
         {"no threats, three kos",
          race.threats[0] + race.threats[1] == 0 && race.kos[0] + race.kos[1] == 3}},
        {"the eyed side removes the other", !WinsToMove(race, 1, true)},
        nullptr};
    part.decode = [race](const z3::model& model) -> absl::StatusOr<Decoded> {
      ASSIGN_OR_RETURN(const auto found, RaceOfModel(model, race, 1));
      Decoded decoded;
      decoded.replays = CanRemoveWithin(found, {spec::RaceHot::kTwin, std::nullopt, 4},
                                        spec::RaceSide::kSecond, kPlies);
      decoded.text = absl::StrCat(spec::RaceText(found), ": second removes first");
      return decoded;
    };
    return std::vector<Part>{part};
  };
  return obligation;
}

}  // namespace

std::vector<Obligation> TwinRaceObligations() {
  return {RaceR3(), RaceR3Literal(), RaceH5UnderTwins()};
}

}  // namespace hotstone::solver
