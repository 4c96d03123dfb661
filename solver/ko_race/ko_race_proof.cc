// The parts of an obligation about a strategy in ko races: that one side is never removed, or that
// it removes the other.
//
// The statement is about side 0. Its strategy is a list of cases, of which the first that applies
// is played; its invariant describes the races that it stays in. OwnMove asks that the chosen move
// is legal and leads to a race of the invariant with the other side to move, or removes the other
// side. OpponentsMove asks the same of every legal move of side 1. Start asks that the races of the
// statement belong to the invariant. If the proof has a measure, each ply must also lower it, in
// lexicographic order of natural numbers, and then the play ends. The rest of the file turns a
// model of the solver back into a race of spec/, and searches spec/ for a removal within a given
// number of plies.
//
// For example, race-r5-double-is-settled is about an eye of side 0 and one ko for each side. The
// invariant for side 1 to move is that each side still has one ko; the strategy is to take. The
// measure (threats of side 1, whether a ko is free to take, breaths of side 1, player to move)
// falls with each ply, so side 1 is removed in the end.
#include "solver/ko_race/ko_race_proof.h"

#include <map>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"

namespace hotstone::solver {
namespace {

constexpr char kLogic[] = "QF_LIA";

// What side 0 requires of a step: a race of the invariant, or side 1 removed; and a lower measure.
z3::expr IsGood(const RaceProof& proof, const RaceTerms& before, int mover,
                const RaceStepTerms& step) {
  const z3::expr won = mover == 0 ? step.removes : step.self_removes;
  const z3::expr lost = mover == 0 ? step.self_removes : step.removes;
  z3::expr goes_on =
      !step.ends && IsLiveRace(step.next, step.to_move) && proof.invariant(step.next, step.to_move);
  if (proof.measure != nullptr) {
    goes_on = goes_on && LexicographicallyLess(proof.measure(step.next, step.to_move),
                                               proof.measure(before, mover));
  }
  const z3::expr settled = proof.may_end_by_passes ? step.ends || goes_on : goes_on;
  return won || (!lost && settled);
}

// The race of the model and the steps in it that are not good: where the proof breaks, which is not
// yet a play that refutes the statement.
std::function<absl::StatusOr<Decoded>(const z3::model&)> DecodeBrokenStep(
    const RaceTerms& race, int to_move, const std::vector<std::pair<RaceTurn, z3::expr>>& broken) {
  return [race, to_move, broken](const z3::model& model) -> absl::StatusOr<Decoded> {
    ASSIGN_OR_RETURN(const auto found, RaceOfModel(model, race, to_move));
    Decoded decoded;
    decoded.text = spec::RaceText(found);
    for (const auto& [turn, is_broken] : broken) {
      if (model.eval(is_broken, true).is_true()) {
        absl::StrAppend(&decoded.text, "; it breaks at ", std::string(RaceTurnName(turn)));
      }
    }
    return decoded;
  };
}

Part OwnMove(z3::context& context, const RaceProof& proof) {
  const RaceTerms race = FreshRace(context);
  const std::vector<RaceStepTerms> steps = RaceStepsOf(race, 0, proof.rules);
  z3::expr claim = context.bool_val(false);
  z3::expr earlier = context.bool_val(false);
  std::vector<std::pair<RaceTurn, z3::expr>> broken;
  for (const StrategyCase& choice : proof.strategy(race)) {
    const RaceStepTerms& step = steps[static_cast<size_t>(choice.turn)];
    const z3::expr chosen = choice.when && !earlier;
    const z3::expr good = step.legal && IsGood(proof, race, 0, step);
    claim = claim || (chosen && good);
    broken.emplace_back(choice.turn, chosen && !good);
    earlier = earlier || choice.when;
  }
  return {"own move",
          kLogic,
          {{"a race that goes on, side 0 to move", IsLiveRace(race, 0)},
           {"of the invariant", proof.invariant(race, 0)}},
          {"the strategy's move is legal and leads on", claim},
          DecodeBrokenStep(race, 0, broken)};
}

Part OpponentsMove(z3::context& context, const RaceProof& proof) {
  const RaceTerms race = FreshRace(context);
  z3::expr_vector claims(context);
  std::vector<std::pair<RaceTurn, z3::expr>> broken;
  for (const RaceStepTerms& step : RaceStepsOf(race, 1, proof.rules)) {
    const z3::expr good = IsGood(proof, race, 1, step);
    claims.push_back(z3::implies(step.legal, good));
    broken.emplace_back(step.turn, step.legal && !good);
  }
  return {"opponent's move",
          kLogic,
          {{"a race that goes on, side 1 to move", IsLiveRace(race, 1)},
           {"of the invariant", proof.invariant(race, 1)}},
          {"every legal move leads on", z3::mk_and(claims)},
          DecodeBrokenStep(race, 1, broken)};
}

Part Start(z3::context& context, const RaceProof& proof, int to_move) {
  const RaceTerms race = FreshRace(context);
  return {absl::StrCat("start, side ", to_move, " to move"),
          kLogic,
          {{"a race that goes on", IsLiveRace(race, to_move)},
           {"nothing is hot, nobody has passed", IsQuiet(race)},
           {"the statement covers it", proof.start(race, to_move)}},
          {"it satisfies the invariant", proof.invariant(race, to_move)},
          DecodeBrokenStep(race, to_move, {})};
}

using Seen = std::map<std::pair<spec::KoRace, int>, bool>;

bool CanRemove(const spec::KoRace& race, const spec::RaceLaw& law, spec::RaceSide side, int plies,
               Seen& seen) {
  if (race.removed.has_value()) return *race.removed != side;
  if (plies == 0 || spec::IsRaceOver(race, law)) return false;
  const auto known = seen.find({race, plies});
  if (known != seen.end()) return known->second;
  const bool own = race.to_move == side;
  bool can = !own;
  for (const spec::RaceMove move : spec::RaceMoves(race, law)) {
    if (CanRemove(spec::AfterRaceMove(race, move, law), law, side, plies - 1, seen) == own) {
      can = own;
      break;
    }
  }
  seen.emplace(std::make_pair(race, plies), can);
  return can;
}

}  // namespace

Part NoPlayRemoves(const RaceTerms& race, int mover, const z3::expr& kind) {
  z3::expr_vector claims(race.shared.ctx());
  for (const RaceStepTerms& step : RaceStepsOf(race, mover, {})) {
    claims.push_back(z3::implies(step.legal, !step.removes));
  }
  Part part{"",
            kLogic,
            {{"a race that goes on", IsLiveRace(race, mover)},
             {"nothing is hot, nobody has passed", IsQuiet(race)},
             {"of this kind", kind}},
            {"no play removes the other side", z3::mk_and(claims)},
            nullptr};
  part.decode = [race, mover](const z3::model& model) -> absl::StatusOr<Decoded> {
    ASSIGN_OR_RETURN(const auto found, RaceOfModel(model, race, mover));
    const spec::RaceLaw law;
    Decoded decoded;
    decoded.text = spec::RaceText(found);
    for (const spec::RaceMove move : spec::RaceMoves(found, law)) {
      if (spec::RaceWinner(spec::AfterRaceMove(found, move, law)) != found.to_move) continue;
      absl::StrAppend(&decoded.text, "; ", std::string(spec::RaceMoveName(move)), " removes ",
                      spec::RaceSideName(spec::OtherSide(found.to_move)));
      decoded.replays = true;
      break;
    }
    return decoded;
  };
  return part;
}

z3::expr LexicographicallyLess(const std::vector<z3::expr>& a, const std::vector<z3::expr>& b) {
  z3::context& context = a.front().ctx();
  z3::expr less = context.bool_val(false);
  z3::expr_vector naturals(context);
  for (size_t i = a.size(); i-- > 0;) {
    less = a[i] < b[i] || (a[i] == b[i] && less);
    naturals.push_back(a[i] >= 0);
    naturals.push_back(b[i] >= 0);
  }
  return less && z3::mk_and(naturals);
}

std::vector<Part> PartsOf(z3::context& context, const RaceProof& proof) {
  return {OwnMove(context, proof), OpponentsMove(context, proof), Start(context, proof, 0),
          Start(context, proof, 1)};
}

absl::StatusOr<spec::KoRace> RaceOfModel(const z3::model& model, const RaceTerms& race,
                                         int to_move) {
  bool good = true;
  const auto number = [&](const z3::expr& term) {
    int value = 0;
    const z3::expr found = model.eval(term, true);
    if (!found.is_numeral_i(value)) good = false;
    return value;
  };
  spec::KoRace found;
  for (const size_t i : {size_t{0}, size_t{1}}) {
    found.groups[i] = {number(race.eyes[i]), number(race.external[i]), number(race.kos[i]),
                       number(race.threats[i])};
  }
  found.shared = number(race.shared);
  found.hot = number(race.hot);
  found.passes = number(race.passes);
  found.to_move = to_move == 0 ? spec::RaceSide::kFirst : spec::RaceSide::kSecond;
  if (!good) return absl::InternalError("a model gives a race a number that is not valid");
  return found;
}

bool CanRemoveWithin(const spec::KoRace& race, const spec::RaceLaw& law, spec::RaceSide side,
                     int plies) {
  Seen seen;
  return CanRemove(race, law, side, plies, seen);
}

}  // namespace hotstone::solver
