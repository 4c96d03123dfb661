// Claims R3 and R5 about ko races: endless play in races classed as disturbing, and its end once
// the disturber is barred.
//
// A race is a tuple of integers (ko_race.h), and a claim about all races is a few questions of
// linear arithmetic. Round states one round as a formula: take, pass, pass, take, pass, pass is
// legal, removes nobody and returns to the start. SomeSideBegins asks whether one of the sides can
// begin it. The two claims that take the texts literally are expected to fail, and spec/ plays a
// race that the solver finds before it is shown. BarredMeasure is the opposite: a triple of natural
// numbers that each ply lowers if one side may take no ko. The last two claims are strategies with
// their invariants, in the form of ko_race_proof.h.
//
// For example, race-r5-literal says that every disturbing race has endless play, and fails. Take
// two eyes and one external liberty against only a single ko of the second side, with the first
// side to move: nobody can begin a round, since taking the only ko removes the other side. The law
// finds the 47 races that follow, and every play among them ends.
#include <map>
#include <set>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "solver/ko_race/ko_race.h"
#include "solver/ko_race/ko_race_class.h"
#include "solver/ko_race/ko_race_proof.h"
#include "solver/ko_race/ko_race_rules.h"
#include "solver/query/all_numbers.h"

namespace hotstone::solver {
namespace {

using certify::VerdictKind;

// The play that can always be repeated: take, pass, pass, take, pass, pass.
constexpr std::array<RaceTurn, 6> kRound = {RaceTurn::kTake, RaceTurn::kPass, RaceTurn::kPass,
                                            RaceTurn::kTake, RaceTurn::kPass, RaceTurn::kPass};

// Whether `side` can begin the round: there is a ko to take, and taking it removes nobody.
z3::expr CanBegin(const RaceTerms& race, int side) {
  return race.kos[static_cast<size_t>(1 - side)] >= 1 && RaceBreaths(race, 1 - side) >= 2;
}

// From a race in which `side` can begin and nothing is hot, the round is legal, removes nobody,
// does not end the race, and returns to it, with two passes made. So it can be repeated
// indefinitely.
Part Round(z3::context& context, int side, const RaceRules& rules) {
  const RaceTerms race = FreshRace(context);
  z3::expr_vector claims(context);
  RaceTerms now = race;
  int to_move = side;
  for (const RaceTurn turn : kRound) {
    const RaceStepTerms step = RaceStepsOf(now, to_move, rules)[static_cast<size_t>(turn)];
    claims.push_back(step.legal && !step.removes && !step.self_removes && !step.ends);
    now = step.next;
    to_move = step.to_move;
  }
  RaceTerms back = race;
  back.passes = context.int_val(2);
  claims.push_back(SameRace(now, back));
  return {absl::StrCat("the round, begun by side ", side),
          "QF_LIA",
          {{"a race that goes on", IsLiveRace(race, side)},
           {"nothing is hot", race.hot == 0},
           {"the side can begin", CanBegin(race, side)}},
          {"six plies lead back", z3::mk_and(claims)},
          nullptr};
}

// Whether some play of spec/ goes on forever: a cycle among the reachable races.
bool PlaysRound(const spec::KoRace& race, const spec::RaceLaw& law, std::set<spec::KoRace>& open,
                std::set<spec::KoRace>& done) {
  if (done.count(race) > 0) return false;
  if (!open.insert(race).second) return true;
  for (const spec::RaceMove move : spec::RaceMoves(race, law)) {
    if (PlaysRound(spec::AfterRaceMove(race, move, law), law, open, done)) return true;
  }
  open.erase(race);
  done.insert(race);
  return false;
}

// Either side can begin the round in each disturbing race; with the proviso where it is needed.
Part SomeSideBegins(z3::context& context, bool with_proviso) {
  const RaceTerms race = FreshRace(context);
  const auto only_ko_is_last = [&](size_t side) {
    return race.kos[side] == 1 && race.kos[1 - side] == 0 &&
           RaceBreaths(race, static_cast<int>(side)) == 1;
  };
  const z3::expr proviso = !only_ko_is_last(0) && !only_ko_is_last(1);
  Part part{"a side can begin",
            "QF_LIA",
            {{"a race that goes on", IsLiveRace(race, 0)},
             {"nothing is hot, nobody has passed", IsQuiet(race)},
             {"it is classed as disturbing", IsDisturbingRace(race)},
             {"the proviso", with_proviso ? proviso : context.bool_val(true)}},
            {"one of the sides can begin", CanBegin(race, 0) || CanBegin(race, 1)},
            nullptr};
  part.decode = [race](const z3::model& model) -> absl::StatusOr<Decoded> {
    ASSIGN_OR_RETURN(const auto found, RaceOfModel(model, race, 0));
    std::set<spec::KoRace> open;
    std::set<spec::KoRace> done;
    Decoded decoded;
    decoded.replays = !PlaysRound(found, {}, open, done);
    decoded.text =
        absl::StrCat(spec::RaceText(found), ": every game ends, ", done.size(), " races follow");
    return decoded;
  };
  return part;
}

Obligation RaceR5Endless() {
  Obligation obligation = AboutAllNumbers(
      "race-r5-endless", {"ING96-R5-invariations", "ING96-G517"},
      "In each race classed as disturbing, except those whose only ko is the last liberty of its "
      "holder, take, pass, pass, retake, pass, pass continues forever under single hot stones.");
  obligation.on_paper =
      "if the other side is to move it passes first; rounds are repeated by induction";
  obligation.mutants = {RuleMutant("taker-gains-nothing"), RuleMutant("passes-for-ever")};
  obligation.build = [](z3::context& context, const Instance& instance) {
    const RaceRules rules = WithMutant({}, instance.mutant);
    return std::vector<Part>{SomeSideBegins(context, true), Round(context, 0, rules),
                             Round(context, 1, rules)};
  };
  return obligation;
}

Obligation RaceR5Literal() {
  Obligation obligation =
      AboutAllNumbers("race-r5-literal", {"ING96-R5-invariations", "ING96-G512"},
                      "In each race classed as disturbing some line of play continues forever "
                      "under single hot stones.");
  obligation.expected = VerdictKind::kFails;
  obligation.build = [](z3::context& context, const Instance&) {
    Part part = SomeSideBegins(context, false);
    part.name = "";
    return std::vector<Part>{part};
  };
  return obligation;
}

// R3, taken literally: a race ends under twin hot stones.
Obligation RaceR3Ends() {
  Obligation obligation =
      AboutAllNumbers("race-r3-ends-literal", {"ING96-H4", "ING96-R5-ko"},
                      "Equal eyes, an odd number of kos, twin hot stones: take, pass, "
                      "pass, retake, pass, pass does not lead back.");
  obligation.expected = VerdictKind::kFails;
  obligation.build = [](z3::context& context, const Instance&) {
    Part round = Round(context, 0, {.hot = HotKos::kAll});
    const RaceTerms race = FreshRace(context);
    const z3::expr half = context.int_const("half");
    round.name = "";
    round.assumptions.push_back(
        {"equal eyes, an odd number of kos",
         race.eyes[0] == race.eyes[1] && race.kos[0] + race.kos[1] == 2 * half + 1});
    round.claim = {"six plies do not lead back", !round.claim.formula};
    round.decode = [race](const z3::model& model) -> absl::StatusOr<Decoded> {
      ASSIGN_OR_RETURN(const auto found, RaceOfModel(model, race, 0));
      const spec::RaceLaw law{spec::RaceHot::kTwin, std::nullopt, 4};
      Decoded decoded;
      decoded.text = spec::RaceText(found);
      spec::KoRace now = found;
      decoded.replays = true;
      for (const spec::RaceMove move :
           {spec::RaceMove::kTake, spec::RaceMove::kPass, spec::RaceMove::kPass,
            spec::RaceMove::kTake, spec::RaceMove::kPass, spec::RaceMove::kPass}) {
        decoded.replays = decoded.replays && spec::IsLegalRaceMove(now, move, law);
        if (!decoded.replays) break;
        now = spec::AfterRaceMove(now, move, law);
        absl::StrAppend(&decoded.text, "; ", std::string(spec::RaceMoveName(move)));
      }
      now.passes = found.passes;
      decoded.replays = decoded.replays && now == found;
      return decoded;
    };
    return std::vector<Part>{round};
  };
  return obligation;
}

// With a side barred each ply lowers: what can be filled, connected or threatened; the kos that the
// other side can still take; the passes left.
std::vector<z3::expr> BarredMeasure(const RaceTerms& race) {
  return {race.eyes[0] + race.eyes[1] + race.external[0] + race.external[1] + race.shared +
              race.kos[0] + race.kos[1] + race.threats[0] + race.threats[1],
          race.kos[0], 4 - race.passes};
}

Obligation RaceR5Barred() {
  Obligation obligation = AboutAllNumbers(
      "race-r5-barred-ends", {"ING96-R5-disturbing-ko", "ING96-G517", "ING91-1-stoerungs-ko"},
      "With either side barred from taking, every race ends, whatever the hot stones: each ply "
      "lowers a measure.");
  obligation.on_paper =
      "there is no infinite descent of natural numbers in lexicographic order; a rule that bars "
      "the disturber from plays of completed cycles leaves him finitely many takes, because there "
      "are finitely many positions and plays, and after the last of them he is effectively barred";
  obligation.mutants = {RuleMutant("nobody-barred"), RuleMutant("passes-do-not-count")};
  obligation.build = [](z3::context& context, const Instance& instance) {
    std::vector<Part> parts;
    for (const int mover : {0, 1}) {
      const RaceTerms race = FreshRace(context);
      z3::expr_vector claims(context);
      // Hot stones can only make fewer takes legal, so the layer without them has all plays.
      RaceRules rules = WithMutant({.hot = HotKos::kNone, .barred = 0}, instance.mutant);
      for (const RaceStepTerms& step : RaceStepsOf(race, mover, rules)) {
        const z3::expr lower = LexicographicallyLess(BarredMeasure(step.next), BarredMeasure(race));
        claims.push_back(z3::implies(step.legal, step.removes || step.self_removes || lower));
      }
      parts.push_back({absl::StrCat("side ", mover, " to move, side 0 barred"),
                       "QF_LIA",
                       {{"a race that goes on", IsLiveRace(race, mover)}},
                       {"each ply lowers the measure", z3::mk_and(claims)},
                       nullptr});
    }
    return parts;
  };
  return obligation;
}

// Three kos or more, an eye against none: the eyeless side takes another ko whenever one of its kos
// is taken.
RaceProof TripleStaysOpen(const std::string& mutant) {
  RaceProof proof;
  proof.rules = WithMutant({}, mutant);
  proof.may_end_by_passes = true;
  const auto group = [](const RaceTerms& race) {
    return race.eyes[0] == 0 && race.eyes[1] <= 1 && race.external[0] == 0 &&
           race.external[1] == 0 && race.shared == 0 && race.hot <= 1;
  };
  const int fewest = mutant == "two-kos" ? 2 : 3;
  proof.invariant = [=](const RaceTerms& race, int to_move) {
    const z3::expr many = race.kos[0] + race.kos[1] >= fewest;
    return to_move == 1 ? group(race) && many && race.kos[0] >= 2
                        : group(race) && race.kos[0] >= 1 && (many || race.kos[1] == 0);
  };
  proof.strategy = [](const RaceTerms& race) {
    return std::vector<StrategyCase>{{race.kos[1] == 0, RaceTurn::kFillEye},
                                     {race.kos[1] > race.hot, RaceTurn::kTake},
                                     {race.shared.ctx().bool_val(true), RaceTurn::kPass}};
  };
  proof.start = [=](const RaceTerms& race, int to_move) {
    const z3::expr kind = group(race) && race.eyes[1] == 1 && race.kos[0] + race.kos[1] >= fewest;
    return to_move == 1 ? kind && race.kos[0] >= 2 : kind;
  };
  return proof;
}

Obligation RaceR5Triple() {
  Obligation obligation =
      AboutAllNumbers("race-r5-triple-stays-open", {"ING96-H5", "ING96-G515"},
                      "An eye against none, at least three kos and nothing else, single hot stones "
                      "alone: the eyeless side, if it is to move or has two kos, cannot be removed "
                      "if endless play counts for it. So a second rule is needed.");
  obligation.on_paper =
      "side 0 follows the strategy; with race-r1-one-eye-wins the value depends on endless play";
  obligation.mutants = {RuleMutant("twins"),
                        RuleMutant("taker-gains-nothing"),
                        {"two-kos", "two kos are said to be enough"}};
  obligation.build = [](z3::context& context, const Instance& instance) {
    return PartsOf(context, TripleStaysOpen(instance.mutant));
  };
  return obligation;
}

// Two kos: after a take by the eyeless side and one by the eyed side, the only ko left to take is
// hot.
RaceProof DoubleIsSettled(const std::string& mutant) {
  RaceProof proof;
  proof.rules = WithMutant({}, mutant);
  const auto group = [](const RaceTerms& race) {
    return race.eyes[0] == 1 && race.eyes[1] == 0 && race.external[0] == 0 &&
           race.external[1] == 0 && race.shared == 0;
  };
  proof.invariant = [=](const RaceTerms& race, int to_move) {
    const z3::expr one_each = race.kos[0] == 1 && race.kos[1] == 1;
    if (to_move == 1) return group(race) && one_each && race.passes <= 2;
    return group(race) &&
           ((one_each && race.hot == 0) || (race.kos[0] == 0 && race.kos[1] == 2 && race.hot <= 1));
  };
  proof.strategy = [](const RaceTerms& race) {
    return std::vector<StrategyCase>{{race.shared.ctx().bool_val(true), RaceTurn::kTake}};
  };
  proof.measure = [](const RaceTerms& race, int to_move) {
    z3::context& context = race.shared.ctx();
    const z3::expr free_to_take =
        to_move == 1 ? z3::ite(race.hot == 0, context.int_val(1), context.int_val(0))
                     : context.int_val(0);
    return std::vector<z3::expr>{race.threats[1], free_to_take, RaceBreaths(race, 1),
                                 context.int_val(to_move)};
  };
  proof.start = [=](const RaceTerms& race, int) {
    return group(race) && race.kos[0] == 1 && race.kos[1] == 1;
  };
  return proof;
}

Obligation RaceR5Double() {
  Obligation obligation =
      AboutAllNumbers("race-r5-double-is-settled", {"ING96-H5", "ING96-G512"},
                      "An eye against none, two kos, one on each side, and nothing else: single "
                      "hot stones alone let the eyed side remove the other after finitely many "
                      "plies, whatever the threats. No second rule is needed.");
  obligation.on_paper = "there is no infinite descent of natural numbers in lexicographic order";
  obligation.mutants = {RuleMutant("twins"), RuleMutant("no-hot-stones"),
                        RuleMutant("eyes-are-open")};
  obligation.build = [](z3::context& context, const Instance& instance) {
    return PartsOf(context, DoubleIsSettled(instance.mutant));
  };
  return obligation;
}

}  // namespace

std::vector<Obligation> EndlessRaceObligations() {
  return {RaceR3Ends(),   RaceR5Endless(), RaceR5Literal(),
          RaceR5Barred(), RaceR5Triple(),  RaceR5Double()};
}

}  // namespace hotstone::solver
