// Lemmas about two plays that return to the same position, on any finite graph: when that is a ko,
// and what the ban of a single hot stone forbids.
//
// TwoPlays makes a legal position, a play by Black and a second play, by White or by Black again. A
// lemma assumes that the second play leads back to the start, and perhaps that no play leaves the
// position unchanged (variation), and claims which stones were taken: each play takes the other's
// stone, or each its own stone, or one play both. The last lemma compares two plays in one
// position: the change shows who played where. The mutants are wrong laws of graph_mutants.h, and
// the lemma without its variation.
//
// For example, in
//
//    3 . X O .
//    2 X O . O
//    1 . X O .
//      A B C D
//
// Black plays C2 and takes the stone on B2, and White plays B2 and takes the stone on C2: the
// position is the same as before. KoPair claims this for all such pairs: each play took one stone,
// at the point of the other; after the first play the stone on C2 is alone with B2 as its one
// liberty, and before it the stone on B2 was alone with C2 as its one liberty.
#include "solver/all_boards/graph_lemmas.h"
#include "solver/all_boards/graph_mutants.h"
#include "solver/all_boards/graph_play.h"

namespace hotstone::solver {
namespace {

using Parts = std::vector<Part>;

// Black plays in a legal position, then either colour plays in the resulting position.
struct TwoPlays {
  TwoPlays(z3::context& context, const Instance& instance, bool second_by_black)
      : law(context, instance),
        start(law.NewPosition("start")),
        alive(law.AssumeLegal(start, "start")),
        first(law.NewPlay(start, true, "1")),
        second(law.NewPlay(first.after, second_by_black, "2")) {
    law.Least(first.captured, alive, "least_captured");
  }

  void AssumeReturn() {
    law.Assume("the second play leads back to the start", law.Same(start, second.after));
  }
  void AssumeVariation() {
    if (law.mutant() == "no-variation") return;
    law.Assume("the first play changes the position", !law.Same(start, first.after));
    law.Assume("the second play changes the position", !law.Same(first.after, second.after));
  }

  // Each play removes one stone: the one at the point of the other.
  z3::expr TakeEachOther() {
    return law.IsOnly(first.captured, second.at) && law.IsOnly(second.captured, first.at) &&
           law.IsEmptySet(first.self_removed) && law.IsEmptySet(second.self_removed);
  }
  z3::expr TakeThemselves() {
    return law.IsOnly(first.self_removed, first.at) && law.IsOnly(second.self_removed, second.at) &&
           law.IsEmptySet(first.captured) && law.IsEmptySet(second.captured);
  }

  GraphLaw law;
  GraphPosition start;
  Ranking alive;
  GraphPlay first;
  GraphPlay second;
};

// The stone of that colour on `stone` is alone, and its one liberty is `liberty`.
z3::expr AloneWithOneLiberty(const GraphLaw& law, const GraphPosition& position, bool of_black,
                             const z3::expr& stone, const z3::expr& liberty) {
  return position.Of(of_black)(stone) && law.Adjacent(stone, liberty) &&
         law.points().ForAll([&](const z3::expr& p) {
           return z3::implies(law.Adjacent(stone, p), !position.Of(of_black)(p) &&
                                                          law.Empty(position, p) == (p == liberty));
         });
}

Parts KoPair(z3::context& context, const Instance& instance) {
  Parts parts;
  for (const std::string name : {"captures", "shape-after", "shape-before"}) {
    TwoPlays plays(context, instance, false);
    plays.AssumeReturn();
    plays.AssumeVariation();
    if (name == "captures") {
      parts.push_back(plays.law.MakePart(
          name, "each play captures one stone, at the point of the other", plays.TakeEachOther()));
    } else {
      const bool after = name == "shape-after";
      const GraphPlay& mine = after ? plays.first : plays.second;
      const GraphPlay& theirs = after ? plays.second : plays.first;
      parts.push_back(plays.law.MakePart(
          name, "the stone is single, and its only liberty is where it is captured",
          AloneWithOneLiberty(plays.law, after ? plays.first.after : plays.start, after, mine.at,
                              theirs.at)));
    }
  }
  return parts;
}

Parts KoPairOrSelfRemovals(z3::context& context, const Instance& instance) {
  TwoPlays plays(context, instance, false);
  plays.AssumeReturn();
  return {plays.law.MakePart("", "each play captures the other's stone, or each removes its own",
                             plays.TakeEachOther() || plays.TakeThemselves())};
}

// The same two stones: placed one by one and removed together, or the reverse.
Parts SamePlayer(z3::context& context, const Instance& instance) {
  TwoPlays plays(context, instance, true);
  plays.AssumeReturn();
  plays.AssumeVariation();
  const GraphLaw& law = plays.law;
  const auto removes_both = [&](const GraphPlay& play) {
    return law.points().ForAll([&](const z3::expr& p) {
      return play.self_removed(p) == (p == plays.first.at || p == plays.second.at);
    });
  };
  const z3::expr first_does =
      removes_both(plays.first) && law.IsEmptySet(plays.second.self_removed);
  const z3::expr second_does =
      removes_both(plays.second) && law.IsEmptySet(plays.first.self_removed);
  return {law.MakePart("", "one of the plays removes the two stones, and nothing else is removed",
                       law.IsEmptySet(plays.first.captured) &&
                           law.IsEmptySet(plays.second.captured) &&
                           plays.first.at != plays.second.at && (first_does || second_does))};
}

// The ban of the single hot stone: at `at`, after the play.
z3::expr Banned(const GraphLaw& law, const GraphPlay& play, const z3::expr& at) {
  const GraphPosition& after = play.after;
  z3::expr one = play.captures && law.points().ForAll([&](const z3::expr& p, const z3::expr& q) {
    return z3::implies(play.captured(p) && play.captured(q), p == q);
  });
  if (law.mutant() == "ban-any-number") one = play.captures;
  z3::expr alone = law.points().ForAll(
      [&](const z3::expr& p) { return z3::implies(law.Adjacent(play.at, p), !after.black(p)); });
  if (law.mutant() == "ban-not-alone") alone = law.points().context().bool_val(true);
  z3::expr only = law.points().ForAll([&](const z3::expr& p) {
    return z3::implies(law.Adjacent(play.at, p) && law.Empty(after, p), p == at);
  });
  if (law.mutant() == "ban-any-liberty") only = law.points().context().bool_val(true);
  return one && after.black(play.at) && alone && law.Adjacent(play.at, at) &&
         law.Empty(after, at) && only;
}

Parts BanIsRecapture(z3::context& context, const Instance& instance) {
  Parts parts;
  for (const bool restores : {true, false}) {
    TwoPlays plays(context, instance, false);
    plays.law.Assume("the second play is banned", Banned(plays.law, plays.first, plays.second.at));
    const Where others = [&](const z3::expr& p) {
      return plays.second.captured(p) && p != plays.first.at;
    };
    plays.law.Least(others, plays.alive, "least_other");
    const z3::expr restored = plays.law.Same(plays.start, plays.second.after);
    const z3::expr changed = !plays.law.Same(plays.start, plays.first.after);
    parts.push_back(restores ? plays.law.MakePart("banned-so-restores",
                                                  "the position is the one before", restored)
                             : plays.law.MakePart("banned-so-changed",
                                                  "the first play changed the position", changed));
  }
  {
    TwoPlays plays(context, instance, false);
    plays.AssumeReturn();
    plays.AssumeVariation();
    parts.push_back(plays.law.MakePart("restores-so-banned", "the second play is banned",
                                       Banned(plays.law, plays.first, plays.second.at)));
  }
  return parts;
}

// One position, two plays: the change shows who played where.
Parts StepTellsPlay(z3::context& context, const Instance& instance) {
  Parts parts;
  for (const std::string name : {"a-stone-stays", "both-stones-go", "other-colour"}) {
    GraphLaw law(context, instance);
    const GraphPosition start = law.NewPosition("start");
    const Ranking alive = law.AssumeLegal(start, "start");
    const GraphPlay one = law.NewPlay(start, true, "1");
    const GraphPlay two = law.NewPlay(start, name != "other-colour", "2");
    if (instance.mutant != "no-variation") {
      law.Assume("the first play changes the position", !law.Same(start, one.after));
    }
    const z3::expr same = law.Same(one.after, two.after);
    const z3::expr both_go = one.self_removed(one.at) && two.self_removed(two.at);
    if (name == "other-colour") {
      parts.push_back(law.MakePart(name, "their results differ", !same));
      continue;
    }
    law.Assume("both plays have the same result", same);
    law.Assume(name == "both-stones-go" ? "both stones played are removed"
                                        : "one of the stones played stays",
               name == "both-stones-go" ? both_go : !both_go);
    law.Least([&](const z3::expr& p) { return one.self_removed(p) && p != one.at; }, alive,
              "least");
    parts.push_back(law.MakePart(name, "they are at the same point", one.at == two.at));
  }
  return parts;
}

std::vector<Mutant> With(std::vector<Mutant> mutants, const std::vector<Mutant>& more) {
  mutants.insert(mutants.end(), more.begin(), more.end());
  return mutants;
}

}  // namespace

std::vector<Obligation> GraphRepetitionLemmas() {
  const std::string paper = std::string(kNumbersExist) + "; " + kLeastExists;
  const Mutant no_variation{"no-variation", "a play may leave the position unchanged"};
  return {
      OnGraphs("graph-two-plays-ko", {"ING96-R5", "ING96-G508"},
               "If two players play one after the other and restore the preceding position, each "
               "has captured one stone, the other's, which was single with one liberty; provided "
               "that no play leaves the position unchanged.",
               paper, With(LawMutants({"dead-start", "removes-live"}), {no_variation}), KoPair),
      OnGraphs("graph-two-plays-ko-any", {"ING96-R5", "TT-MOVE"},
               "The same if a single stone may remove itself: a ko pair, or two stones that remove "
               "themselves.",
               paper, LawMutants({"own-first", "occupied"}), KoPairOrSelfRemovals),
      OnGraphs("graph-two-plays-of-one", {"ING96-R3", "ING96-G311"},
               "If one player plays twice while the other passes, and the preceding position is "
               "restored, one of the plays removed the two stones of the two points, and nothing "
               "else was removed.",
               paper, {no_variation}, SamePlayer),
      OnGraphs("graph-ban-is-recapture", {"ING96-G508", "ING96-R5"},
               "After a play that changes the position, the point banned by the single hot stone "
               "is the only point at which the opponent's play restores the preceding position.",
               paper,
               With(LawMutants({"dead-start", "removes-live"}),
                    {{"ban-any-number", "the stone is hot however many stones it has captured"},
                     {"ban-not-alone", "the stone is hot although it is joined to others"},
                     {"ban-any-liberty", "the stone is hot although it has more liberties"},
                     no_variation}),
               BanIsRecapture),
      OnGraphs("graph-step-tells-play", {"ING96-R5", "ING91-1"},
               "Two plays in one position that change it in the same way have the same colour and "
               "the same point.",
               paper, With(LawMutants({"own-first"}), {no_variation}), StepTellsPlay),
  };
}

}  // namespace hotstone::solver
