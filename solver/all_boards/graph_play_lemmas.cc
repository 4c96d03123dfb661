// Lemmas about one play on any finite graph: it has one result, chains may be removed in any order,
// a capture spares one's own stones, legal positions stay legal, and symmetries of boards and
// colours preserve plays.
//
// Each function makes a GraphLaw with the positions and plays of its lemma, assumes what the lemma
// assumes, and returns parts whose claims the solver must prove. A proof by induction over falling
// numbers is stated as its least counterexample: law.Least names an element of least number of the
// set that should be empty, and first-order reasoning then contradicts it. The symmetry lemma takes
// two boards and a map of points between them, and transfers dead stones, chains and liberties one
// after the other before it concludes about the whole play.
//
// For example, RankExcludesDeadSet: in a legal position let `dead` be a set of black stones that is
// closed and touches no empty point, and let p be its stone of least number. As p is alive, its
// next point is empty, which `dead` does not touch, or is a black stone with a smaller number,
// which then belongs to `dead` and is below the least. So there is no p, and the set is empty.
#include "solver/all_boards/graph_lemmas.h"
#include "solver/all_boards/graph_mutants.h"
#include "solver/all_boards/graph_play.h"

namespace hotstone::solver {
namespace {

using Parts = std::vector<Part>;

Where Minus(const Where& left, const Where& right) {
  return [left, right](const z3::expr& p) { return left(p) && !right(p); };
}

// Numbers and dead sets are the two ways to express whether there is a liberty.
Parts RankExcludesDeadSet(z3::context& context, const Instance& instance) {
  GraphLaw law(context, instance);
  const GraphPosition position = law.NewPosition("start");
  const Ranking alive = law.AssumeLegal(position, "start");
  const Where dead = law.NewDeadSet(position, true, "dead");
  law.Least(dead, alive, "least");
  return {law.MakePart("", "the dead set is empty", law.IsEmptySet(dead))};
}

// Dead stones, chains and then results: two definitions of the same thing agree. One direction is
// enough, since the names can be exchanged.
Parts OneResult(z3::context& context, const Instance& instance) {
  Parts parts;
  {
    GraphLaw law(context, instance);
    const GraphPosition position = law.NewPosition("placed");
    const GraphLaw::AllDead one = law.NewAllDead(position, false, "captured_1");
    const GraphLaw::AllDead two = law.NewAllDead(position, false, "captured_2");
    law.Least(Minus(one.set, two.set), two.others, "least");
    parts.push_back(law.MakePart("dead-stones", "every element of one set is in the other",
                                 law.IsEmptySet(Minus(one.set, two.set))));
  }
  {
    GraphLaw law(context, instance);
    const GraphPosition position = law.NewPosition("placed");
    const z3::expr at = law.points().Constant("at");
    const GraphLaw::Chain one = law.NewChain(position, true, at, "chain_1");
    const GraphLaw::Chain two = law.NewChain(position, true, at, "chain_2");
    law.Least(Minus(one.set, two.set), one.joined, "least");
    parts.push_back(law.MakePart("chains", "every element of one chain is in the other",
                                 law.IsEmptySet(Minus(one.set, two.set))));
  }
  {
    GraphLaw law(context, instance);
    const GraphPosition position = law.NewPosition("start");
    const GraphPlay one = law.NewPlay(position, true, "1");
    const GraphPlay two = law.NewPlay(position, true, "2");
    law.Assume("both plays are at the same point", one.at == two.at);
    law.Assume("both capture the same stones",
               law.IsEmptySet(Minus(one.captured, two.captured)) &&
                   law.IsEmptySet(Minus(two.captured, one.captured)));
    law.Assume("both make the same chain", law.IsEmptySet(Minus(one.chain, two.chain)) &&
                                               law.IsEmptySet(Minus(two.chain, one.chain)));
    parts.push_back(
        law.MakePart("results", "both have the same result", law.Same(one.after, two.after)));
  }
  return parts;
}

Parts RemovalOrder(z3::context& context, const Instance& instance) {
  GraphLaw law(context, instance);
  const GraphPosition placed = law.NewPosition("placed");
  const GraphLaw::AllDead at_once = law.NewAllDead(placed, false, "at_once");
  const Where first = law.NewDeadSet(placed, false, "first");
  const GraphPosition between{placed.black, Minus(placed.white, first)};
  const GraphLaw::AllDead then = law.NewAllDead(between, false, "then");
  const Where in_order = [&](const z3::expr& p) { return first(p) || then.set(p); };
  law.Least(Minus(at_once.set, in_order), then.others, "least_missing");
  law.Least(Minus(first, at_once.set), at_once.others, "least_first");
  law.Least(Minus(then.set, at_once.set), at_once.others, "least_then");
  return {law.MakePart(
      "", "the same stones are removed",
      law.points().ForAll([&](const z3::expr& p) { return in_order(p) == at_once.set(p); }))};
}

Parts CaptureSparesOwn(z3::context& context, const Instance& instance) {
  Parts parts;
  {
    GraphLaw law(context, instance);
    const GraphPosition position = law.NewPosition("start");
    const Ranking alive = law.AssumeLegal(position, "start");
    const GraphPlay play = law.NewPlay(position, true, "1");
    law.Assume("the play captures", play.captures);
    law.Least(play.captured, alive, "least_captured");
    parts.push_back(
        law.MakePart("liberty", "the stone played stays and has a liberty",
                     play.after.black(play.at) && law.points().Exists([&](const z3::expr& p) {
                       return law.Adjacent(play.at, p) && law.Empty(play.after, p);
                     })));
  }
  {
    GraphLaw law(context, instance);
    const GraphPosition position = law.NewPosition("start");
    const Ranking alive = law.AssumeLegal(position, "start");
    const GraphPlay play = law.NewPlay(position, true, "1");
    law.Assume("the play captures", play.captures);
    law.Least(play.captured, alive, "least_captured");
    // Own stones after the captured ones are removed, before any own chain is examined.
    const GraphPosition cleared{play.placed.black, play.after.white};
    const Where dead = law.NewDeadSet(cleared, true, "dead");
    law.Least(dead, alive, "least_dead");
    parts.push_back(law.MakePart("no-own-dead",
                                 "none of the player's own stones is without a liberty",
                                 law.IsEmptySet(dead)));
  }
  return parts;
}

Where Both(const Where& left, const Where& right) {
  return [left, right](const z3::expr& p) { return left(p) && right(p); };
}

// Three inclusions: no stone outside the chain is dead; the whole chain is, if it has no liberty;
// none is, if it has one.
Parts OwnRemoval(z3::context& context, const Instance& instance) {
  Parts parts;
  for (const std::string name : {"outside-the-chain", "a-dead-chain", "a-live-chain"}) {
    GraphLaw law(context, instance);
    const GraphPosition position = law.NewPosition("start");
    const Ranking alive = law.AssumeLegal(position, "start");
    const GraphPlay play = law.NewPlay(position, true, "1");
    law.Assume("nothing is captured", !play.captures);
    const GraphLaw::AllDead dead = law.NewAllDead(play.placed, true, "dead");
    if (name == "outside-the-chain") {
      law.Least(Minus(dead.set, play.chain), alive, "least_outside");
      parts.push_back(
          law.MakePart(name, "none is dead", law.IsEmptySet(Minus(dead.set, play.chain))));
    } else if (name == "a-dead-chain") {
      law.Assume("the chain has no liberty", play.chain_dead);
      law.Least(Minus(play.chain, dead.set), dead.others, "least_alive");
      parts.push_back(
          law.MakePart(name, "all of it is dead", law.IsEmptySet(Minus(play.chain, dead.set))));
    } else {
      law.Assume("the chain has a liberty", !play.chain_dead);
      law.Least(Both(play.chain, dead.set), play.joined, "least_dead");
      law.Least(Minus(play.chain, dead.set), play.joined, "least_alive");
      parts.push_back(
          law.MakePart(name, "none of it is dead", law.IsEmptySet(Both(play.chain, dead.set))));
    }
  }
  return parts;
}

Parts LegalStaysLegal(z3::context& context, const Instance& instance) {
  Parts parts;
  for (const bool of_black : {true, false}) {
    GraphLaw law(context, instance);
    const GraphPosition position = law.NewPosition("start");
    const Ranking alive = law.AssumeLegal(position, "start");
    const GraphPlay play = law.NewPlay(position, true, "1");
    const Where dead = law.NewDeadSet(play.after, of_black, "dead");
    if (of_black) {
      law.Least(play.captured, alive, "least_captured");
      law.Least(dead, alive, "least_dead");
      law.Least(Minus(play.chain, dead), play.joined, "least_joined");
    } else {
      law.Least(dead, play.survivors, "least_dead");
    }
    parts.push_back(law.MakePart(of_black ? "own" : "opponents", "no stone is without a liberty",
                                 law.IsEmptySet(dead)));
  }
  return parts;
}

Parts Unchanged(z3::context& context, const Instance& instance) {
  Parts parts;
  for (const bool forth : {true, false}) {
    GraphLaw law(context, instance);
    const GraphPosition position = law.NewPosition("start");
    const GraphPlay play = law.NewPlay(position, true, "1");
    const z3::expr unchanged = law.Same(play.before, play.after);
    const z3::expr single = law.IsOnly(play.self_removed, play.at);
    law.Assume(forth ? "the position is unchanged"
                     : "the stone played is removed, and no other stone of the player",
               forth ? unchanged : single);
    parts.push_back(forth ? law.MakePart("only-if", "the stone played is removed, and nothing else",
                                         single && law.IsEmptySet(play.captured))
                          : law.MakePart("if", "the position is unchanged", unchanged));
  }
  return parts;
}

// Two boards, and a map of the points of the first onto those of the second that keeps points
// distinct and maps neighbours to neighbours.
class TwoBoards {
 public:
  TwoBoards(z3::context& context, const Instance& instance)
      : law(context, instance), to(law.points().Function("image")) {}

  // Begins the second board; everything made before is on the first.
  void Second() {
    law.NextBoard("2");
    const z3::func_decl origin = law.points().Function("origin");
    law.Assume("origin undoes image",
               law.points().ForAll([&](const z3::expr& p) { return origin(to(p)) == p; }));
    law.Assume("image undoes origin",
               law.points().ForAll([&](const z3::expr& p) { return to(origin(p)) == p; }));
    const z3::func_decl first = law.boards().front();
    const z3::func_decl second = law.boards().back();
    law.Assume("the image preserves adjacency",
               law.points().ForAll([&](const z3::expr& p, const z3::expr& q) {
                 const z3::expr there = second(to(p), to(q));
                 return law.mutant() == "not-a-symmetry" ? z3::implies(there, first(p, q))
                                                         : first(p, q) == there;
               }));
  }

  Where There(const Where& set) const {
    return [set, to = to](const z3::expr& p) { return set(to(p)); };
  }
  Ranking There(const Ranking& r) const {
    return {[r, to = to](const z3::expr& p) { return r.rank(to(p)); }, nullptr};
  }

  z3::expr Carried(const Where& from, const Where& onto) const {
    return law.points().ForAll([&](const z3::expr& p) { return from(p) == onto(to(p)); });
  }
  // With the colours exchanged or not.
  z3::expr Carried(const GraphPosition& from, const GraphPosition& onto, bool exchanged) const {
    return Carried(from.black, onto.Of(!exchanged)) && Carried(from.white, onto.Of(exchanged));
  }

  GraphLaw law;
  z3::func_decl to;
};

Part DeadStonesCarried(z3::context& context, const Instance& instance) {
  TwoBoards two(context, instance);
  const GraphPosition position = two.law.NewPosition("start");
  const GraphLaw::AllDead dead = two.law.NewAllDead(position, true, "dead");
  two.Second();
  const GraphPosition image = two.law.NewPosition("image");
  const GraphLaw::AllDead dead_there = two.law.NewAllDead(image, true, "dead_there");
  two.law.Assume("the position is the image of the first", two.Carried(position, image, false));
  const Where extra = Minus(two.There(dead_there.set), dead.set);
  two.law.Least(extra, dead.others, "least");
  return two.law.MakePart("dead-stones", "every stone that is dead there is dead here",
                          two.law.IsEmptySet(extra));
}

Part ChainCarried(z3::context& context, const Instance& instance) {
  TwoBoards two(context, instance);
  const GraphPosition position = two.law.NewPosition("start");
  const z3::expr at = two.law.points().Constant("at");
  const GraphLaw::Chain chain = two.law.NewChain(position, true, at, "chain");
  two.Second();
  const GraphPosition image = two.law.NewPosition("image");
  const GraphLaw::Chain chain_there = two.law.NewChain(image, true, two.to(at), "chain_there");
  two.law.Assume("the position is the image of the first", two.Carried(position, image, false));
  const Where extra = Minus(chain.set, two.There(chain_there.set));
  two.law.Least(extra, chain.joined, "least");
  return two.law.MakePart("chains", "every stone of the chain here is in the chain there",
                          two.law.IsEmptySet(extra));
}

Part LibertiesCarried(z3::context& context, const Instance& instance) {
  TwoBoards two(context, instance);
  const GraphPosition position = two.law.NewPosition("start");
  const Where set = two.law.points().Set("set");
  const z3::expr dead = two.law.WithoutLiberty(set, position);
  two.Second();
  const GraphPosition image = two.law.NewPosition("image");
  const Where set_there = two.law.points().Set("set_there");
  two.law.Assume("the position is the image of the first", two.Carried(position, image, false));
  two.law.Assume("the set is the image of the first", two.Carried(set, set_there));
  two.law.Assume("the set has no liberty there", two.law.WithoutLiberty(set_there, image));
  return two.law.MakePart("liberties", "it has none here", dead);
}

// Uses what the earlier parts have shown, applied in both directions: dead stones, chains and
// whether these have liberties are preserved.
Part ResultCarried(z3::context& context, const Instance& instance, bool exchanged, bool of_black) {
  TwoBoards two(context, instance);
  const z3::expr chain_dead = context.bool_const("chain_dead");
  const auto place = [&](const GraphPosition& position, bool by_black, const std::string& name) {
    GraphPlay play = two.law.Place(position, by_black, name);
    play.captured = two.law.points().Set("captured_" + name);
    play.chain = two.law.points().Set("chain_" + name);
    play.chain_dead = chain_dead;
    two.law.Resolve(play, name);
    return play;
  };
  const GraphPosition position = two.law.NewPosition("start");
  const GraphPlay here = place(position, true, "1");
  two.Second();
  const GraphPosition image = two.law.NewPosition("image");
  const GraphPlay there = place(image, !exchanged, "2");
  two.law.Assume("the position is the image of the first", two.Carried(position, image, exchanged));
  two.law.Assume("the play is the image of the first", there.at == two.to(here.at));
  two.law.Assume("dead stones are mapped too", two.Carried(here.captured, there.captured));
  two.law.Assume("chains are mapped too", two.Carried(here.chain, there.chain));
  return two.law.MakePart(
      std::string(of_black ? "own" : "opponents") + (exchanged ? "-exchanged" : ""),
      "the result is the image of the first",
      two.Carried(here.after.Of(of_black), there.after.Of(of_black != exchanged)));
}

Parts Symmetry(z3::context& context, const Instance& instance) {
  return {DeadStonesCarried(context, instance),
          ChainCarried(context, instance),
          LibertiesCarried(context, instance),
          ResultCarried(context, instance, false, true),
          ResultCarried(context, instance, false, false),
          ResultCarried(context, instance, true, true),
          ResultCarried(context, instance, true, false)};
}

}  // namespace

std::vector<Obligation> GraphPlayLemmas() {
  const std::string numbers_and_least = std::string(kNumbersExist) + "; " + kLeastExists;
  std::vector<Mutant> symmetry_mutants = LawMutants({"leaves-dead", "white-own-first"});
  symmetry_mutants.push_back({"not-a-symmetry", "the map may separate neighbours"});
  return {
      OnGraphs("graph-rank-excludes-dead-set", {"ING96-R4"},
               "If every stone has a number and a neighbour that is empty or a stone of its colour "
               "with a smaller number, no set of whole chains is without a liberty.",
               std::string("the converse: ") + kNumbersExist + "; " + kLeastExists,
               LawMutants({"dead-start", "splits-chains", "removes-live"}), RankExcludesDeadSet),
      OnGraphs("graph-one-result", {"ING96-R4"}, "A play at a point has exactly one result.",
               numbers_and_least, LawMutants({"leaves-dead", "removes-live", "splits-chains"}),
               OneResult),
      OnGraphs("graph-removal-order", {"ING96-R4"},
               "Whichever of the opponent's dead chains are removed first, the same stones are "
               "removed in the end.",
               numbers_and_least + "; any order repeats this step",
               LawMutants({"leaves-dead", "removes-live", "splits-chains"}), RemovalOrder),
      OnGraphs("graph-capture-spares-own", {"ING96-R4"},
               "A play that captures leaves every chain of the player with a liberty, so it never "
               "also removes the player's own stones.",
               numbers_and_least, LawMutants({"dead-start", "own-first", "no-removal", "one-way"}),
               CaptureSparesOwn),
      OnGraphs("graph-own-removal", {"ING96-R4", "ING96-G311"},
               "If nothing is captured, the player's stones without a liberty are the chain of the "
               "stone played, or there are none.",
               numbers_and_least, LawMutants({"dead-start", "leaves-dead", "splits-chains"}),
               OwnRemoval),
      OnGraphs("graph-legal-stays-legal", {"ING96-R4"},
               "A play in a legal position leads to a legal one.", numbers_and_least,
               LawMutants({"dead-start", "no-removal", "leaves-dead"}), LegalStaysLegal),
      OnGraphs("graph-unchanged", {"ING96-R3"},
               "A play leaves the position unchanged if and only if it removes the stone played "
               "and no other stone of the player.",
               "", LawMutants({"own-first", "occupied"}), Unchanged),
      OnGraphs("graph-symmetry", {"ING96-R3", "ING96-R4"},
               "A map of the points of a board onto themselves that preserves adjacency maps plays "
               "to plays, with or without an exchange of colours.",
               numbers_and_least + "; that no other plays are mapped there: by the inverse map",
               symmetry_mutants, Symmetry),
  };
}

}  // namespace hotstone::solver
