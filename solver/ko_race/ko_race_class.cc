#include "solver/ko_race/ko_race_class.h"

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "solver/ko_race/ko_race.h"
#include "solver/ko_race/ko_race_proof.h"

namespace hotstone::solver {
namespace {

// R4. Exactly one class for each race, and the same one after a take.
std::vector<Part> OneClass(z3::context& context, const Instance& instance) {
  std::vector<Part> parts;
  const RaceTerms race = FreshRace(context);
  const auto classes = RaceClassesOf(race, instance.mutant);
  z3::expr count = context.int_val(0);
  for (const RaceClassTerm& one : classes) {
    count = count + z3::ite(one.holds, context.int_val(1), context.int_val(0));
  }
  const auto decode = [race, classes](const z3::model& model) -> absl::StatusOr<Decoded> {
    ASSIGN_OR_RETURN(const auto found, RaceOfModel(model, race, 0));
    Decoded decoded;
    decoded.text = spec::RaceText(found);
    for (const RaceClassTerm& one : classes) {
      if (model.eval(one.holds, true).is_true()) {
        absl::StrAppend(&decoded.text, "; ", std::string(one.name));
        if (one.disturber >= 0)
          absl::StrAppend(&decoded.text, ", the disturber is side ", one.disturber);
      }
    }
    return decoded;
  };
  parts.push_back({"exactly one",
                   "QF_LIA",
                   {{"a race", IsLiveRace(race, 0)}},
                   {"exactly one class holds", count == 1},
                   decode});
  for (const int mover : {0, 1}) {
    const RaceStepTerms take = RaceStepsOf(race, mover, {})[0];
    const auto after = RaceClassesOf(take.next, instance.mutant);
    z3::expr_vector same(context);
    for (size_t i = 0; i < classes.size(); ++i) same.push_back(classes[i].holds == after[i].holds);
    parts.push_back({absl::StrCat("a take by side ", mover),
                     "QF_LIA",
                     {{"a race", IsLiveRace(race, mover)}, {"a take is legal", take.legal}},
                     {"the classes before and after are the same", z3::mk_and(same)},
                     decode});
  }
  return parts;
}

}  // namespace

std::vector<RaceClassTerm> RaceClassesOf(const RaceTerms& race, const std::string& mutant) {
  z3::context& context = race.shared.ctx();
  const z3::expr kos = race.kos[0] + race.kos[1];
  const z3::expr any = kos >= 1;
  const z3::expr even = z3::mod(kos, 2) == 0;
  const auto lives = [&](size_t side) { return race.eyes[side] >= 2; };
  const z3::expr few = !lives(0) && !lives(1);
  const z3::expr equal_eyes = few && race.eyes[0] == race.eyes[1];
  const z3::expr balanced = equal_eyes && race.external[0] == race.external[1];
  const z3::expr inner = race.eyes[0] + race.shared;

  // An eye against none, where `side` has none.
  const auto eyeless = [&](size_t side) {
    return race.eyes[side] == 0 && race.eyes[1 - side] == 1;
  };
  const auto settled_against = [&](size_t side) {
    const z3::expr yes = context.bool_val(true);
    const z3::expr outside = mutant == "outside-does-not-count" ? yes : race.external[side] == 0;
    const z3::expr proviso = mutant == "single-ko-is-settled" ? yes : kos >= 2 || race.shared >= 1;
    return eyeless(side) && outside && proviso;
  };
  const auto unsettled_against = [&](size_t side) {
    return eyeless(side) && (race.external[side] >= 1 || (kos == 1 && race.shared == 0));
  };
  const auto dead = [&](size_t side) {
    return any && ((lives(1 - side) && !lives(side)) || settled_against(side));
  };

  z3::expr pairs_up = mutant == "odd-is-balanced" ? any : even;
  if (mutant == "holders-count") pairs_up = race.kos[0] == race.kos[1];
  const z3::expr coexistence = balanced && pairs_up && any &&
                               (kos >= 4 || inner >= 2 || (inner == 1 && race.external[0] == 0));
  const z3::expr unclassified = balanced && kos == 2 && inner == 1 && race.external[0] >= 1;
  const z3::expr fighting = any && few &&
                            (unsettled_against(0) || unsettled_against(1) ||
                             (equal_eyes && race.external[0] != race.external[1]) ||
                             (balanced && !even) || (balanced && kos == 2 && inner == 0));
  return {{"no-ko", -1, kos == 0},          {"disturbed-life", -1, any && lives(0) && lives(1)},
          {"disturbed-death", 0, dead(0)},  {"disturbed-death", 1, dead(1)},
          {"coexistence", -1, coexistence}, {"unclassified", -1, unclassified},
          {"fighting", -1, fighting}};
}

z3::expr IsDisturbingRace(const RaceTerms& race) {
  const auto classes = RaceClassesOf(race);
  return classes[1].holds || classes[2].holds || classes[3].holds || classes[4].holds;
}

std::vector<Obligation> RaceClassObligations() {
  Obligation obligation;
  obligation.name = "race-r4-one-class";
  obligation.clauses = {"ING96-R5", "ING96-G503", "ING96-G407", "ING96-G409"};
  obligation.statement =
      "Each race of two groups has exactly one class: no ko, disturbed life, disturbed death with "
      "its "
      "disturber, "
      "coexistence, unclassified, or fighting; and a take does not change it.";
  obligation.scope = Scope::kAllBoards;
  obligation.on_boards = false;
  obligation.domain = "all numbers";
  obligation.mutants = {
      {"odd-is-balanced", "an odd number of kos also pairs up"},
      {"single-ko-is-settled", "an eye against none is also settled with one ko"},
      {"outside-does-not-count", "an eye against none is settled whatever the outside liberties"},
      {"holders-count", "kos pair up if each side holds equally many"}};
  obligation.build = OneClass;
  return {obligation};
}

}  // namespace hotstone::solver
