// Why play ends where no item of a memory is used twice: the measures that fall with every ply.
//
// A ply is a change of a few integers (Counters): unused items of the memory, passes left,
// mandatory passes owed, stones on the board. Left to paper is only that natural numbers do not
// fall forever and that items are finite in number. Each lemma has mutants that leave out one of
// its assumptions. The lemmas about completed cycles are in recycling_lemmas.cc.
//
// For example, under tromp-taylor two passes end a game, so the measure is 2 U + (2 - passes) +
// owed for U positions not yet seen. With U = 10 and one pass made it is 21. A play leaves U = 9 or
// less and no passes in a row: 20 at most. Another pass also leaves 20, and ends the game.
#include "solver/all_boards/termination_lemmas.h"

#include "solver/all_boards/ply_history.h"

namespace hotstone::solver {
namespace {

using Parts = std::vector<Part>;

// The quantities in the measures: unused items U, passes in a row, mandatory passes owed, stones on
// the board.
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

// One ply of a game that is not over; `end` passes in a row end it.
struct Ply {
  Ply(z3::context& context, const std::string& name, const std::string& mutant,
      const z3::expr& end_passes)
      : end(end_passes), before(context, "before"), after(context, "after") {
    assumptions.push_back({"passes end the game", end >= 1});
    assumptions.push_back({"no count is negative", before.unused >= 0 && before.passes >= 0 &&
                                                       before.owed >= 0 && before.stones >= 0 &&
                                                       after.unused >= 0 && after.stones >= 0});
    if (mutant != "goes-on") assumptions.push_back({"the game is not over", before.passes < end});
    const z3::expr learned =
        mutant == "forgets" ? context.bool_val(true) : after.unused <= before.unused;
    if (name == "play") {
      const z3::expr fewer =
          mutant == "repeats" ? after.unused <= before.unused : after.unused < before.unused;
      assumptions.push_back({"a play uses an item that was unused",
                             fewer && after.passes == 0 && after.owed == before.owed});
    } else if (name == "pass") {
      const z3::expr in_a_row = mutant == "pass-resets" ? context.int_val(0) : before.passes + 1;
      assumptions.push_back({"a pass leaves no item unused that was used, and is counted",
                             learned && after.stones == before.stones &&
                                 ((before.owed >= 1 && after.owed == before.owed - 1 &&
                                   after.passes == before.passes) ||
                                  (after.owed == before.owed && after.passes == in_a_row))});
    } else {
      const z3::expr fewer = mutant == "empty-agreement" ? after.stones <= before.stones
                                                         : after.stones < before.stones;
      assumptions.push_back({"an agreement removes stones and sets the passes back to two",
                             learned && fewer && before.passes >= 2 && after.passes == 2 &&
                                 after.owed == before.owed});
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
      const auto measure = [&](const Counters& c) {
        return end * c.unused + (end - c.passes) + c.owed;
      };
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
                     {"(U, stones, end - passes + owed) falls in lexicographic order",
                      a.unused < b.unused || (a.unused == b.unused &&
                                              (a.stones < b.stones || (a.stones == b.stones &&
                                                                       rest_after < rest_before)))},
                     nullptr,
                     false});
  }
  return parts;
}

// Without memory: the effect of passes alone.
Parts PassesAlone(z3::context& context, const Instance& instance) {
  const Ply ply(context, "pass", instance.mutant, context.int_const("end_passes"));
  const auto left = [&](const Counters& c) { return ply.end - c.passes + c.owed; };
  return {{"pass",
           "QF_LIA",
           ply.assumptions,
           {"end_passes - passes + owed falls by one, and is not negative",
            left(ply.after) == left(ply.before) - 1 && left(ply.after) >= 0},
           nullptr,
           false}};
}

// The elements are plies and items.
Parts NoItemTwice(z3::context& context, const Instance& instance) {
  Universe things(context, "Thing", instance.universe);
  const z3::func_decl time = things.IntegerFunction("time");
  const z3::func_decl item = things.Function("item");
  const z3::func_decl known = things.Relation("known_before");
  const z3::func_decl learned = things.Relation("known_after");
  const Where play = things.Set("play");
  std::vector<Assertion> a;
  if (instance.mutant != "not-asked") {
    a.push_back({"the item of a play is not known before", things.ForAll([&](const z3::expr& p) {
                   return z3::implies(play(p), !known(p, item(p)));
                 })});
  }
  if (instance.mutant != "not-stored") {
    a.push_back({"it is known after", things.ForAll([&](const z3::expr& p) {
                   return z3::implies(play(p), learned(p, item(p)));
                 })});
  }
  if (instance.mutant != "forgets") {
    a.push_back(
        {"what is known stays known", things.ForAll([&](const z3::expr& p, const z3::expr& q) {
           return things.ForAll([&](const z3::expr& i) {
             return z3::implies(time(p) < time(q) && learned(p, i), known(q, i));
           });
         })});
  }
  const z3::expr one = things.Constant("one");
  const z3::expr two = things.Constant("two");
  a.push_back({"two plays", play(one) && play(two) && time(one) < time(two)});
  return {FinishedPart(things, "", a, {"their items differ", item(one) != item(two)})};
}

}  // namespace

std::vector<Obligation> TerminationLemmas() {
  const std::string kMemory =
      "a finite set that gains a new element leaves one element less unused; ";
  std::vector<Obligation> lemmas = {
      OnAllBoards("ends-memory-measure", {"TT-MOVE", "COMP-SSK", "COMP-NSSK", "COMP-FIXED"},
                  "Before the passes that end a game, if a play uses up an item and resets the "
                  "consecutive passes, and a pass is counted and returns no item, each lowers "
                  "end_passes times the unused items, plus the passes left and owed (end_passes 2 "
                  "and 4), which is never negative.",
                  kMemory + "there is no infinite descent of natural numbers",
                  {{"repeats", "a play may use an item that was used"},
                   {"forgets", "a pass may make items unused again"},
                   {"pass-resets", "a pass resets the consecutive passes"},
                   {"goes-on", "play continues after the passes that end it"}},
                  0, MemoryMeasure),
      OnAllBoards("ends-no-item-twice", {"TT-MOVE", "COMP-SSK", "COMP-NSSK", "COMP-FIXED"},
                  "If the item of a play is unknown before it but known after it, and known items "
                  "stay known, no two plays have the same item.",
                  "what holds from ply to ply holds from any ply to any later one; the number of "
                  "items is finite",
                  {{"not-asked", "a play may be made although its item is known"},
                   {"not-stored", "a play's item is not remembered"},
                   {"forgets", "known items may be forgotten"}},
                  kTwinPlies, NoItemTwice),
      OnAllBoards("ends-passes-alone", {"ING96-R3-pass-play", "ING96-R5"},
                  "Before the passes that end a game, each counted pass lowers the sum of passes "
                  "left and owed by one, and these are never negative.",
                  "a pass is always legal; there is no infinite descent of natural numbers",
                  {{"pass-resets", "a pass resets the consecutive passes"},
                   {"goes-on", "play continues after the passes that end it"}},
                  0, PassesAlone),
      OnAllBoards("ends-with-agreements", {"ING96-R3-pass-play"},
                  "Before the passes that end a game, if a play uses up an item, a pass is counted "
                  "and an agreement removes stones, each lowers (unused items, stones, passes left "
                  "and owed) in lexicographic order.",
                  kMemory + "there is no infinite descent of triples of natural numbers",
                  {{"empty-agreement", "an agreement may remove nothing"},
                   {"repeats", "a play may use an item again"},
                   {"pass-resets", "a pass resets the consecutive passes"}},
                  0, AgreementMeasure),
  };
  // They assume what rules do to the counters, and mention no board (certify::StepOfObligation).
  for (Obligation& lemma : lemmas) {
    lemma.domain = lemma.twin_universe > 0 ? "all sequences of plies" : "all numbers";
  }
  return lemmas;
}

}  // namespace hotstone::solver
