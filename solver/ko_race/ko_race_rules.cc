#include "solver/ko_race/ko_race_rules.h"

namespace hotstone::solver {
namespace {

constexpr int kEndPasses = 4;

struct WrongRule {
  std::string_view name;
  std::string_view words;
};

constexpr std::array<WrongRule, 8> kWrongRules = {{
    {"twins", "all kos of the taker are hot"},
    {"no-hot-stones", "nothing is hot"},
    {"taker-gains-nothing", "a ko taken gives the taker no liberty"},
    {"eyes-are-open", "an eye can be filled while the group has other liberties"},
    {"mover-goes-first", "if two groups have no liberty, the mover's is removed"},
    {"passes-for-ever", "plays between passes do not interrupt their count"},
    {"passes-do-not-count", "consecutive passes never end the race"},
    {"nobody-barred", "the disturber may continue to take"},
}};

z3::expr ZeroOf(const RaceTerms& race) { return race.shared.ctx().int_val(0); }

// A play by `mover` with this condition that leads to `next`, with bans and passes set.
RaceStepTerms Play(RaceTurn turn, const z3::expr& legal, const RaceTerms& next, int mover,
                   const RaceRules& rules) {
  const z3::expr theirs_out = RaceBreaths(next, 1 - mover) <= 0;
  const z3::expr ours_out = RaceBreaths(next, mover) <= 0;
  const z3::expr removes = rules.mover_goes_first ? theirs_out && !ours_out : theirs_out;
  const z3::expr self_removes = rules.mover_goes_first ? ours_out : ours_out && !theirs_out;
  const z3::expr ends =
      rules.passes_count_for_ever ? next.passes >= kEndPasses : legal.ctx().bool_val(false);
  return {turn, legal, next, 1 - mover, removes, self_removes, ends};
}

}  // namespace

std::string_view RaceTurnName(RaceTurn turn) {
  static constexpr std::array<std::string_view, 9> kNames = {
      "take",         "connect", "fill-external", "fill-own-external", "fill-shared", "fill-eye",
      "fill-own-eye", "threat",  "pass"};
  return kNames[static_cast<size_t>(turn)];
}

RaceRules WithMutant(RaceRules rules, const std::string& mutant) {
  if (mutant == "twins") rules.hot = HotKos::kAll;
  if (mutant == "no-hot-stones") rules.hot = HotKos::kNone;
  if (mutant == "taker-gains-nothing") rules.taker_gains_nothing = true;
  if (mutant == "eyes-are-open") rules.eyes_are_open = true;
  if (mutant == "mover-goes-first") rules.mover_goes_first = true;
  if (mutant == "passes-for-ever") rules.passes_count_for_ever = true;
  if (mutant == "passes-do-not-count") rules.passes_do_not_count = true;
  if (mutant == "nobody-barred") rules.barred = -1;
  return rules;
}

Mutant RuleMutant(std::string_view name) {
  for (const WrongRule& wrong : kWrongRules) {
    if (wrong.name == name) return {std::string(wrong.name), std::string(wrong.words)};
  }
  return {};
}

RaceTerms FreshRace(z3::context& context) {
  const auto number = [&](const char* name) { return context.int_const(name); };
  return {{number("eyes0"), number("eyes1")},
          {number("external0"), number("external1")},
          {number("kos0"), number("kos1")},
          {number("threats0"), number("threats1")},
          number("shared"),
          number("hot"),
          number("passes")};
}

z3::expr RaceBreaths(const RaceTerms& race, int side) {
  const auto i = static_cast<size_t>(side);
  return race.eyes[i] + race.external[i] + race.kos[i] + race.shared;
}

z3::expr IsLiveRace(const RaceTerms& race, int to_move) {
  z3::expr_vector all(race.shared.ctx());
  for (const size_t i : {size_t{0}, size_t{1}}) {
    all.push_back(race.eyes[i] >= 0);
    all.push_back(race.external[i] >= 0);
    all.push_back(race.kos[i] >= 0);
    all.push_back(race.threats[i] >= 0);
    all.push_back(RaceBreaths(race, static_cast<int>(i)) >= 1);
  }
  all.push_back(race.shared >= 0);
  all.push_back(race.passes >= 0);
  all.push_back(race.passes < kEndPasses);
  all.push_back(race.hot >= 0);
  all.push_back(race.hot <= race.kos[static_cast<size_t>(1 - to_move)]);
  all.push_back(race.hot == 0 || race.passes == 0);
  return z3::mk_and(all);
}

z3::expr IsQuiet(const RaceTerms& race) { return race.hot == 0 && race.passes == 0; }

std::vector<RaceStepTerms> RaceStepsOf(const RaceTerms& race, int mover, const RaceRules& rules) {
  const auto us = static_cast<size_t>(mover);
  const auto them = static_cast<size_t>(1 - mover);
  z3::context& context = race.shared.ctx();
  RaceTerms played = race;
  played.hot = ZeroOf(race);
  if (!rules.passes_count_for_ever) played.passes = ZeroOf(race);
  std::vector<RaceStepTerms> steps;
  const auto play = [&](RaceTurn turn, const z3::expr& legal, const RaceTerms& next) {
    steps.push_back(Play(turn, legal, next, mover, rules));
  };

  RaceTerms next = played;
  next.kos[them] = race.kos[them] - 1;
  if (!rules.taker_gains_nothing) next.kos[us] = race.kos[us] + 1;
  if (rules.hot == HotKos::kOne) next.hot = context.int_val(1);
  if (rules.hot == HotKos::kAll) next.hot = next.kos[us];
  play(RaceTurn::kTake, rules.barred == mover ? context.bool_val(false) : race.kos[them] > race.hot,
       next);

  next = played;
  next.kos[us] = race.kos[us] - 1;
  play(RaceTurn::kConnect, race.kos[us] > 0, next);

  next = played;
  next.external[them] = race.external[them] - 1;
  play(RaceTurn::kFillTheirs, race.external[them] > 0, next);

  next = played;
  next.external[us] = race.external[us] - 1;
  play(RaceTurn::kFillOurs, race.external[us] > 0, next);

  next = played;
  next.shared = race.shared - 1;
  play(RaceTurn::kFillShared, race.shared > 0, next);

  next = played;
  next.eyes[them] = race.eyes[them] - 1;
  play(RaceTurn::kFillEye,
       rules.eyes_are_open ? race.eyes[them] > 0
                           : race.eyes[them] == 1 && RaceBreaths(race, 1 - mover) == 1,
       next);

  next = played;
  next.eyes[us] = race.eyes[us] - 1;
  play(RaceTurn::kFillOurEye, race.eyes[us] > 0, next);

  const z3::expr never = context.bool_val(false);
  next = played;
  next.passes = ZeroOf(race);
  next.threats[us] = race.threats[us] - 1;
  steps.push_back({RaceTurn::kThreat, race.threats[us] > 0, next, mover, never, never, never});

  next = race;
  next.hot = ZeroOf(race);
  if (!rules.passes_do_not_count) next.passes = race.passes + 1;
  steps.push_back({RaceTurn::kPass, context.bool_val(true), next, 1 - mover, never, never,
                   next.passes >= kEndPasses});
  return steps;
}

z3::expr SameRace(const RaceTerms& a, const RaceTerms& b) {
  z3::expr_vector all(a.shared.ctx());
  for (const size_t i : {size_t{0}, size_t{1}}) {
    all.push_back(a.eyes[i] == b.eyes[i]);
    all.push_back(a.external[i] == b.external[i]);
    all.push_back(a.kos[i] == b.kos[i]);
    all.push_back(a.threats[i] == b.threats[i]);
  }
  all.push_back(a.shared == b.shared);
  all.push_back(a.hot == b.hot);
  all.push_back(a.passes == b.passes);
  return z3::mk_and(all);
}

}  // namespace hotstone::solver
