// Why play ends under rules about completed cycles: second-cycle, starter, starter-first, and
// disturber where every cycle binds a player.
//
// Plies are points of an unbounded universe with a time and a situation (ply_history.h), a cycle is
// a return to a situation, and a rule is a sentence about all plies. A lemma assumes that two plays
// that the rule should keep distinct are the same, or that a forbidden cycle exists, and the solver
// must refute it. Left to paper: plays are finite in number, so in endless play there comes a time
// when nothing new is forbidden and every play is made again. Each lemma has mutants that leave out
// one of its assumptions, and a finite twin in which the assumptions are satisfied.
//
// For example, let Black play A1 in the situation v and let the game return to v. The cycle that
// this completes begins with Black's play, so under `starter` A1 is forbidden to Black from then
// on; no play is made twice. Under `disturber` the classification may name White instead; then a
// play of White's in that cycle is forbidden, and the cycle cannot be repeated.
#include "solver/all_boards/ply_history.h"
#include "solver/all_boards/termination_lemmas.h"

namespace hotstone::solver {
namespace {

using Parts = std::vector<Part>;

Parts NoPlayTwice(z3::context& context, const Instance& instance) {
  Parts parts;
  for (const std::string rule : {"second-cycle", "starter", "starter-of-first-plays"}) {
    PlyHistory h(context, instance);
    const auto binds = [&](const z3::expr& start, const z3::expr& ply) {
      if (rule == "second-cycle") return context.bool_val(true);
      return instance.mutant == "completer" ? h.by_black(start) != h.by_black(ply)
                                            : h.by_black(start) == h.by_black(ply);
    };
    // Ply q is not a play k of a cycle from s, completed before q.
    h.assumptions.push_back(
        {"no play of a completed cycle is made",
         h.plies.ForAll([&](const z3::expr& s, const z3::expr& to) {
           return z3::implies(
               h.Cycle(s, to), h.plies.ForAll([&](const z3::expr& k, const z3::expr& q) {
                 const z3::expr in_time = instance.mutant == "forgets" ? h.time(to) == h.time(q)
                                                                       : h.time(to) <= h.time(q);
                 const z3::expr since = instance.mutant == "first-play-free"
                                            ? h.time(s) < h.time(k)
                                            : h.time(s) <= h.time(k);
                 // Under start=first the only assumption is that a play which begins the cycle is
                 // barred.
                 const z3::expr barred = rule == "starter-of-first-plays"
                                             ? since && k == s
                                             : since && h.time(k) < h.time(to);
                 return z3::implies(in_time && barred && binds(to, q), !h.SamePlay(k, q));
               }));
         })});
    const z3::expr one = h.plies.Constant("one");
    const z3::expr two = h.plies.Constant("two");
    h.Return(one, "return");
    h.assumptions.push_back({"two plays", h.play(one) && h.play(two) && h.time(one) < h.time(two)});
    parts.push_back(
        FinishedPart(h.plies, rule, h.assumptions, {"they are different", !h.SamePlay(one, two)}));
  }
  return parts;
}

// All plies here are made after everything that will ever be forbidden is forbidden; all plays are
// made again.
Parts StarterOnlyPasses(z3::context& context, const Instance& instance) {
  PlyHistory h(context, instance);
  const Where forbidden = h.plies.Set("forbidden");
  const z3::expr play = h.plies.Constant("one");
  const z3::expr back = h.plies.Constant("back");
  const z3::expr starter = context.bool_const("starter_is_black");
  if (instance.mutant != "not-asked") {
    h.assumptions.push_back(
        {"no repeated play is forbidden",
         h.plies.ForAll([&](const z3::expr& p) { return z3::implies(h.play(p), !forbidden(p)); })});
  }
  h.assumptions.push_back({"a cycle that begins with a play", h.play(play) && h.Cycle(play, back)});
  h.assumptions.push_back(
      {"its starter's plays are forbidden to him", h.plies.ForAll([&](const z3::expr& p) {
         const z3::expr in_cycle = h.time(play) <= h.time(p) && h.time(p) < h.time(back);
         const z3::expr mine = instance.mutant == "other-barred" ? h.by_black(p) != starter
                                                                 : h.by_black(p) == starter;
         return z3::implies(in_cycle && h.play(p) && mine, forbidden(p));
       })});
  return {FinishedPart(
      h.plies, "", h.assumptions,
      {"the starter is the other player, who only passes in it",
       starter != h.by_black(play) && h.plies.ForAll([&](const z3::expr& p) {
         const z3::expr in_cycle = h.time(play) <= h.time(p) && h.time(p) < h.time(back);
         return z3::implies(in_cycle && h.by_black(p) != h.by_black(play), !h.play(p));
       })})};
}

// As in StarterOnlyPasses; but if a classification names nobody, the option `unnamed` decides who
// is bound.
Parts EachCycleBinds(z3::context& context, const Instance& instance) {
  Parts parts;
  for (const std::string bound : {"named", "both", "starter"}) {
    PlyHistory h(context, instance);
    const Where forbidden = h.plies.Set("forbidden");
    const z3::expr first = h.plies.Constant("first");
    const z3::expr back = h.plies.Constant("back");
    const z3::expr named = context.bool_const("named_is_black");
    const auto in_cycle = [&](const z3::expr& p) {
      return h.time(first) <= h.time(p) && h.time(p) < h.time(back);
    };
    if (instance.mutant != "not-asked") {
      h.assumptions.push_back(
          {"no repeated play is forbidden", h.plies.ForAll([&](const z3::expr& p) {
             return z3::implies(h.play(p), !forbidden(p));
           })});
    }
    h.assumptions.push_back({"a cycle", h.Cycle(first, back)});
    h.assumptions.push_back({"what it binds is forbidden", h.plies.ForAll([&](const z3::expr& p) {
                               const z3::expr who =
                                   bound == "both"
                                       ? context.bool_val(instance.mutant != "binds-nobody")
                                   : bound == "named" ? h.by_black(p) == named
                                                      : h.by_black(p) == h.by_black(first);
                               return z3::implies(in_cycle(p) && h.play(p) && who, forbidden(p));
                             })});
    if (bound == "named" && instance.mutant != "named-passes") {
      const z3::expr own = h.plies.Constant("own");
      h.assumptions.push_back(
          {"the disturber has a play in a cycle that contains a play",
           z3::implies(h.play(first), h.play(own) && in_cycle(own) && h.by_black(own) == named)});
    }
    parts.push_back(FinishedPart(h.plies, bound, h.assumptions,
                                 {"it does not begin with a play", !h.play(first)}));
  }
  return parts;
}

// One player plays, removing no own stone; the other passes.
Parts OwnStonesGrow(z3::context& context, const Instance& instance) {
  Parts parts;
  const z3::expr start = context.int_const("own_at_first");
  const z3::expr before = context.int_const("own_before");
  const z3::expr after = context.int_const("own_after");
  const z3::expr play = context.bool_const("a_play");
  const z3::expr added =
      instance.mutant == "removes-own" ? after <= before + 1 : after == before + 1;
  const z3::expr others = instance.mutant == "other-plays" ? after <= before : after == before;
  const Assertion ply{"a play adds a stone, a pass of either player changes nothing",
                      z3::ite(play, added, others)};
  parts.push_back({"base",
                   "QF_LIA",
                   {ply, {"the first ply is a play", play && before == start}},
                   {"there are more stones of the player than at first", after > start},
                   nullptr,
                   false});
  parts.push_back({"step",
                   "QF_LIA",
                   {ply, {"there are more stones of the player than at first", before > start}},
                   {"there still are", after > start},
                   nullptr,
                   false});
  return parts;
}

}  // namespace

std::vector<Obligation> RecyclingLemmas() {
  std::vector<Obligation> lemmas = {
      OnAllBoards("ends-no-play-twice", {"ING96-R5", "ING91-1"},
                  "Under second-cycle and starter no board play is made twice: the first return to "
                  "where it was made "
                  "completes a cycle that begins with it, and its player is that cycle's starter.",
                  "among the returns there is a first; the number of plays is finite, and then "
                  "passes end the game: ends-memory-measure with plays as items",
                  {{"completer",
                    "the starter is the player who is not to move when the cycle is completed"},
                   {"first-play-free", "the first play of a cycle is not forbidden"},
                   {"forgets", "plays are forbidden only at once, when a cycle is completed"}},
                  kTwinPlies, NoPlayTwice),
      OnAllBoards(
          "ends-starter-only-passes", {"ING91-1"},
          "Under starter-first, once nothing new is forbidden any more and all plays are repeated, "
          "each play begins a cycle in which the other player is the starter and only passes.",
          "in endless play that time comes, because the number of plays is finite; the starter of "
          "a cycle completed for the first time is the player to move, who is then the player of "
          "the play, so the first case is this one",
          {{"not-asked", "forbidden plays may be made"},
           {"other-barred",
            "the plays of the other player are forbidden instead of the starter's"}},
          kTwinPlies, StarterOnlyPasses),
      OnAllBoards(
          "ends-each-cycle-binds", {"ING96-R5-disturbing-ko", "ING96-R3-board-play", "ING96-G310"},
          "Under disturber, if cycles without a disturber bind somebody, then once nothing new is "
          "forbidden any more and all plays are repeated, no completed cycle begins with a play.",
          "in endless play that time comes, because the number of plays is finite; the disturber "
          "has a play in the cycle, since otherwise the other player alone leads back to the "
          "position, which is that player's self-disturbance (ends-own-stones-grow)",
          {{"not-asked", "forbidden plays may be made"},
           {"binds-nobody", "a cycle without a disturber binds nobody"},
           {"named-passes", "the disturber may have no play in the cycle"}},
          kTwinPlies, EachCycleBinds),
      OnAllBoards("ends-own-stones-grow", {"COMP-SELF", "ING91-1"},
                  "If a play adds one to the number of a player's stones and nothing else changes "
                  "it, there are more of them after a play than before, and this remains so.",
                  "what holds at first and from ply to ply holds at every ply; with "
                  "ends-starter-only-passes all games end under starter-first without self-removal",
                  {{"removes-own", "a play may remove the player's own stones"},
                   {"other-plays", "the other player may capture"}},
                  0, OwnStonesGrow),
  };
  lemmas.back().domain = "all numbers";  // it assumes what plays do (certify::StepOfObligation)
  return lemmas;
}

}  // namespace hotstone::solver
