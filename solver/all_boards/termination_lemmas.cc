// The finite cores of the arguments why play ends under rules with a memory, without any board in them.
//
// There are two kinds. In the first a ply is a change of a few integers (Counters), and a measure must fall:
// unused items of the memory, passes that are left, mandatory passes owed, stones on the board. In the second
// (History) plies are points of an unbounded universe with a time and a situation, a cycle is a return to a
// situation, and a rule is a sentence about all plies; two plays that the rule should keep apart are assumed
// to be the same, and the solver must refute it. What is left to paper is only that natural numbers do not
// fall for ever and that plays are finite in number. Each lemma has mutants that leave out one of its
// assumptions, and most have a finite twin in which the assumptions are satisfied.
//
// For example, under tromp-taylor two passes end a game, so the measure is 2 U + (2 - passes) + owed for U
// positions not yet seen. With U = 10 and one pass made it is 21. A play leaves U = 9 or less and no passes
// in a row: 20 at most. Another pass leaves 20, too, and ends the game.
#include "solver/all_boards/termination_lemmas.h"

#include "solver/all_boards/universe.h"

namespace hotstone::solver {
namespace {

using Parts = std::vector<Part>;

constexpr int kTwinPlies = 4;

// What falls with every ply: unused items U, passes in a row, mandatory passes owed, stones on the board.
struct Counters {
  Counters(z3::context& context, const std::string& when)
      : unused(context.int_const(("unused_" + when).c_str())),
        passes(context.int_const(("passes_" + when).c_str())),
        owed(context.int_const(("owed_" + when).c_str())),
        stones(context.int_const(("stones_" + when).c_str())) {}

  z3::expr unused;
  z3::expr passes;
  z3::expr owed;
  z3::expr stones;
};

// One ply of a game that is not over; end passes in a row end it.
struct Ply {
  Ply(z3::context& context, const std::string& name, const std::string& mutant, const z3::expr& end_passes)
      : end(end_passes), before(context, "before"), after(context, "after") {
    assumptions.push_back({"passes end the game", end >= 1});
    assumptions.push_back({"no count is negative", before.unused >= 0 && before.passes >= 0 &&
                                                       before.owed >= 0 && before.stones >= 0 &&
                                                       after.unused >= 0 && after.stones >= 0});
    if (mutant != "goes-on") assumptions.push_back({"the game is not over", before.passes < end});
    const z3::expr learned = mutant == "forgets" ? context.bool_val(true) : after.unused <= before.unused;
    if (name == "play") {
      const z3::expr fewer =
          mutant == "repeats" ? after.unused <= before.unused : after.unused < before.unused;
      assumptions.push_back(
          {"a play uses an item that was unused", fewer && after.passes == 0 && after.owed == before.owed});
    } else if (name == "pass") {
      const z3::expr in_a_row = mutant == "pass-resets" ? context.int_val(0) : before.passes + 1;
      assumptions.push_back(
          {"a pass leaves no item unused that was used, and is counted",
           learned && after.stones == before.stones &&
               ((before.owed >= 1 && after.owed == before.owed - 1 && after.passes == before.passes) ||
                (after.owed == before.owed && after.passes == in_a_row))});
    } else {
      const z3::expr fewer =
          mutant == "empty-agreement" ? after.stones <= before.stones : after.stones < before.stones;
      assumptions.push_back(
          {"an agreement takes stones off and sets the passes back to two",
           learned && fewer && before.passes >= 2 && after.passes == 2 && after.owed == before.owed});
    }
  }

  z3::expr end;
  Counters before;
  Counters after;
  std::vector<Assertion> assumptions;
};

// The number of passes is a numeral, so that the measure is linear.
Parts MemoryMeasure(z3::context& context, const Instance& instance) {
  Parts parts;
  for (const int end : {2, 4}) {
    for (const std::string name : {"play", "pass"}) {
      const Ply ply(context, name, instance.mutant, context.int_val(end));
      const auto measure = [&](const Counters& c) { return end * c.unused + (end - c.passes) + c.owed; };
      parts.push_back({name + "-of-" + std::to_string(end),
                       "QF_LIA",
                       ply.assumptions,
                       {"end_passes U + (end_passes - passes) + owed falls, and is not negative",
                        measure(ply.after) < measure(ply.before) && measure(ply.after) >= 0},
                       nullptr,
                       false});
    }
  }
  return parts;
}

Parts AgreementMeasure(z3::context& context, const Instance& instance) {
  Parts parts;
  for (const std::string name : {"play", "pass", "agreement"}) {
    const Ply ply(context, name, instance.mutant, context.int_const("end_passes"));
    const Counters& a = ply.after;
    const Counters& b = ply.before;
    const z3::expr rest_before = ply.end - b.passes + b.owed;
    const z3::expr rest_after = ply.end - a.passes + a.owed;
    parts.push_back({name,
                     "QF_LIA",
                     ply.assumptions,
                     {"(U, stones, end - passes + owed) falls in the order of dictionaries",
                      a.unused < b.unused ||
                          (a.unused == b.unused &&
                           (a.stones < b.stones || (a.stones == b.stones && rest_after < rest_before)))},
                     nullptr,
                     false});
  }
  return parts;
}

Part Finish(const Universe& universe, const std::string& name, std::vector<Assertion> assumptions,
            const Assertion& claim) {
  const std::vector<Assertion>& closure = universe.Closure();
  assumptions.insert(assumptions.end(), closure.begin(), closure.end());
  return {name, universe.IsFinite() ? "QF_UFLIA" : "UFLIA", assumptions, claim, nullptr, false};
}

// Things are plies and items.
Parts NoItemTwice(z3::context& context, const Instance& instance) {
  Universe things(context, "Thing", instance.universe);
  const z3::func_decl time = things.IntegerFunction("time");
  const z3::func_decl item = things.Function("item");
  const z3::func_decl known = things.Relation("known_before");
  const z3::func_decl learned = things.Relation("known_after");
  const Where play = things.Set("play");
  std::vector<Assertion> a;
  if (instance.mutant != "not-asked") {
    a.push_back({"the item of a play is not known before",
                 things.ForAll([&](const z3::expr& p) { return z3::implies(play(p), !known(p, item(p))); })});
  }
  if (instance.mutant != "not-stored") {
    a.push_back({"it is known after", things.ForAll([&](const z3::expr& p) {
                   return z3::implies(play(p), learned(p, item(p)));
                 })});
  }
  if (instance.mutant != "forgets") {
    a.push_back({"what is known stays known", things.ForAll([&](const z3::expr& p, const z3::expr& q) {
                   return things.ForAll([&](const z3::expr& i) {
                     return z3::implies(time(p) < time(q) && learned(p, i), known(q, i));
                   });
                 })});
  }
  const z3::expr one = things.Constant("one");
  const z3::expr two = things.Constant("two");
  a.push_back({"two plays", play(one) && play(two) && time(one) < time(two)});
  return {Finish(things, "", a, {"their items differ", item(one) != item(two)})};
}

// Plies with the situation in which they are made; plays are points in situations.
class History {
 public:
  History(z3::context& context, const Instance& instance)
      : plies(context, "Ply", instance.universe),
        time(plies.IntegerFunction("time")),
        situation(plies.IntegerFunction("situation")),
        point(plies.IntegerFunction("point")),
        play(plies.Set("play")) {
    const z3::func_decl black_to_move =
        context.function("black_to_move", context.int_sort(), context.bool_sort());
    by_black = [black_to_move, s = situation](const z3::expr& p) { return black_to_move(s(p)); };
    assumptions.push_back(
        {"plies are made one after the other", plies.ForAll([&](const z3::expr& p, const z3::expr& q) {
           return z3::implies(time(p) == time(q), p == q);
         })});
  }

  // A cycle from the ply `from`, completed before the ply `to`.
  z3::expr Cycle(const z3::expr& from, const z3::expr& to) const {
    return time(from) < time(to) && situation(from) == situation(to) && plies.ForAll([&](const z3::expr& p) {
      return z3::implies(time(from) < time(p) && time(p) < time(to), situation(p) != situation(to));
    });
  }
  z3::expr SamePlay(const z3::expr& p, const z3::expr& q) const {
    return play(p) && play(q) && situation(p) == situation(q) && point(p) == point(q);
  }
  // The first ply after p in its situation, unless there is none.
  z3::expr Return(const z3::expr& p, const std::string& name) {
    const z3::expr first = plies.Constant(name);
    assumptions.push_back(
        {name + ": the first in that situation, if there is one", plies.ForAll([&](const z3::expr& q) {
           return z3::implies(
               time(p) < time(q) && situation(p) == situation(q),
               time(p) < time(first) && situation(p) == situation(first) && time(first) <= time(q));
         })});
    return first;
  }

  Universe plies;
  z3::func_decl time;
  z3::func_decl situation;
  z3::func_decl point;
  Where play;
  Where by_black;  // the situation says who is to move
  std::vector<Assertion> assumptions;
};

Parts NoPlayTwice(z3::context& context, const Instance& instance) {
  Parts parts;
  for (const bool starter : {false, true}) {
    History h(context, instance);
    const auto binds = [&](const z3::expr& start, const z3::expr& ply) {
      if (!starter) return context.bool_val(true);
      return instance.mutant == "completer" ? h.by_black(start) != h.by_black(ply)
                                            : h.by_black(start) == h.by_black(ply);
    };
    // Ply q is not a play k of a cycle from s, completed before q.
    h.assumptions.push_back(
        {"no play of a completed cycle is made", h.plies.ForAll([&](const z3::expr& s, const z3::expr& to) {
           return z3::implies(h.Cycle(s, to), h.plies.ForAll([&](const z3::expr& k, const z3::expr& q) {
             const z3::expr in_time =
                 instance.mutant == "forgets" ? h.time(to) == h.time(q) : h.time(to) <= h.time(q);
             const z3::expr in_cycle =
                 (instance.mutant == "first-play-free" ? h.time(s) < h.time(k) : h.time(s) <= h.time(k)) &&
                 h.time(k) < h.time(to);
             return z3::implies(in_time && in_cycle && binds(to, q), !h.SamePlay(k, q));
           }));
         })});
    const z3::expr one = h.plies.Constant("one");
    const z3::expr two = h.plies.Constant("two");
    h.Return(one, "return");
    h.assumptions.push_back({"two plays", h.play(one) && h.play(two) && h.time(one) < h.time(two)});
    parts.push_back(Finish(h.plies, starter ? "starter" : "second-cycle", h.assumptions,
                           {"they are different plays", !h.SamePlay(one, two)}));
  }
  return parts;
}

// All plies here are made when everything that is ever going to be forbidden is forbidden; all plays are made
// again.
Parts StarterOnlyPasses(z3::context& context, const Instance& instance) {
  History h(context, instance);
  const Where forbidden = h.plies.Set("forbidden");
  const z3::expr play = h.plies.Constant("one");
  const z3::expr back = h.plies.Constant("back");
  const z3::expr starter = context.bool_const("starter_is_black");
  if (instance.mutant != "not-asked") {
    h.assumptions.push_back(
        {"no play that is made again is forbidden",
         h.plies.ForAll([&](const z3::expr& p) { return z3::implies(h.play(p), !forbidden(p)); })});
  }
  h.assumptions.push_back({"a cycle that begins with a play", h.play(play) && h.Cycle(play, back)});
  h.assumptions.push_back({"its starter's plays are forbidden to him", h.plies.ForAll([&](const z3::expr& p) {
                             const z3::expr in_cycle = h.time(play) <= h.time(p) && h.time(p) < h.time(back);
                             const z3::expr mine = instance.mutant == "other-barred"
                                                       ? h.by_black(p) != starter
                                                       : h.by_black(p) == starter;
                             return z3::implies(in_cycle && h.play(p) && mine, forbidden(p));
                           })});
  return {Finish(h.plies, "", h.assumptions,
                 {"the starter is the other player and only passes in it",
                  starter != h.by_black(play) && h.plies.ForAll([&](const z3::expr& p) {
                    const z3::expr in_cycle = h.time(play) <= h.time(p) && h.time(p) < h.time(back);
                    return z3::implies(in_cycle && h.by_black(p) != h.by_black(play), !h.play(p));
                  })})};
}

// One player plays, removing no own stone; the other passes.
Parts OwnStonesGrow(z3::context& context, const Instance& instance) {
  Parts parts;
  const z3::expr start = context.int_const("own_at_first");
  const z3::expr before = context.int_const("own_before");
  const z3::expr after = context.int_const("own_after");
  const z3::expr play = context.bool_const("a_play");
  const z3::expr added = instance.mutant == "removes-own" ? after <= before + 1 : after == before + 1;
  const z3::expr others = instance.mutant == "other-plays" ? after <= before : after == before;
  const Assertion ply{"a play adds a stone, a pass of either player changes nothing",
                      z3::ite(play, added, others)};
  parts.push_back({"base",
                   "QF_LIA",
                   {ply, {"the first ply is a play", play && before == start}},
                   {"there are more own stones than at first", after > start},
                   nullptr,
                   false});
  parts.push_back({"step",
                   "QF_LIA",
                   {ply, {"there are more own stones than at first", before > start}},
                   {"there still are", after > start},
                   nullptr,
                   false});
  return parts;
}

Obligation OnPlies(const std::string& name, std::vector<std::string> clauses, const std::string& statement,
                   const std::string& on_paper, std::vector<Mutant> mutants, int twin,
                   std::function<Parts(z3::context&, const Instance&)> build) {
  Obligation o;
  o.name = name;
  o.clauses = std::move(clauses);
  o.statement = statement;
  o.scope = Scope::kAllBoards;
  o.on_paper = on_paper;
  o.mutants = std::move(mutants);
  o.twin_universe = twin;
  o.build = std::move(build);
  return o;
}

}  // namespace

std::vector<Obligation> TerminationLemmas() {
  const std::string kMemory = "a finite set that gains a new element leaves one element less unused; ";
  return {
      OnPlies(
          "ends-memory-measure", {"TT-MOVE", "COMP-SSK", "COMP-NSSK", "COMP-FIXED"},
          "Under psk, ssk, nssk and fixed each ply lowers end_passes times the unused items, plus the passes "
          "left and owed (end_passes 2 and 4), so a play has at most end_passes (items + 1) + handicap "
          "plies.",
          kMemory + "natural numbers do not fall for ever",
          {{"repeats", "a play may use an item that was used"},
           {"forgets", "a pass may make items unused again"},
           {"pass-resets", "a pass sets the passes in a row back"},
           {"goes-on", "play goes on after the passes that end it"}},
          0, MemoryMeasure),
      OnPlies("ends-no-item-twice", {"TT-MOVE", "COMP-SSK", "COMP-NSSK", "COMP-FIXED"},
              "Under psk, ssk, nssk and fixed no item is used by two plays.",
              "what holds from ply to ply holds from any ply to any later one; items are finite in number",
              {{"not-asked", "a play may be made although its item is known"},
               {"not-stored", "a play's item is not remembered"},
               {"forgets", "what was known may be forgotten"}},
              kTwinPlies, NoItemTwice),
      OnPlies(
          "ends-no-play-twice", {"ING96-R5", "ING91-1"},
          "Under second-cycle and starter no board play is made twice: the first return to where it was made "
          "completes a cycle that begins with it, and its player is that cycle's starter.",
          "among the returns there is a first; plays are finite in number, and then passes end the game: "
          "ends-memory-measure with plays as items",
          {{"completer", "the starter is the player who is not to move when the cycle is completed"},
           {"first-play-free", "the first play of a cycle is not forbidden"},
           {"forgets", "plays are forbidden only at once, when a cycle is completed"}},
          kTwinPlies, NoPlayTwice),
      OnPlies("ends-starter-only-passes", {"ING91-1"},
              "Under starter-first, when nothing new is forbidden any more and all plays are made again, "
              "each play begins a cycle "
              "in which the other player is the starter and only passes.",
              "in endless play that time comes, as plays are finite in number; a cycle completed for the "
              "first time has "
              "the player to move as its starter, who is then the player of the play, so that the first case "
              "is this one",
              {{"not-asked", "forbidden plays may be made"},
               {"other-barred", "the plays of the other player are forbidden, not the starter's"}},
              kTwinPlies, StarterOnlyPasses),
      OnPlies(
          "ends-own-stones-grow", {"COMP-SELF", "ING91-1"},
          "Where one player only passes and the other removes no own stones, a cycle with a play in it does "
          "not close: the stones of the one who plays grow in number.",
          "what holds at first and from ply to ply holds of every ply; with ends-starter-only-passes all "
          "plays end "
          "under starter-first without self-removal",
          {{"removes-own", "a play may remove own stones"}, {"other-plays", "the other player may capture"}},
          0, OwnStonesGrow),
      OnPlies("ends-with-agreements", {"ING96-R3-pass-play"},
              "With agreements that take stones off, each ply and each agreement lowers (unused items, "
              "stones, passes "
              "left) in the order of dictionaries.",
              kMemory + "triples of natural numbers do not fall for ever",
              {{"empty-agreement", "an agreement may take nothing off"},
               {"repeats", "a play may use an item that was used"},
               {"pass-resets", "a pass sets the passes in a row back"}},
              0, AgreementMeasure),
  };
}

}  // namespace hotstone::solver
