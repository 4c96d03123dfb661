// Takes of kos and the class that makes their stones hot, as formulas.
//
// A Take is a play of Black's that removes just the stone of a ko, from any legal position. PartsBefore and
// PartsAfter build the classes that are asked on either side of it, and Sentence says what the texts come to:
// if the ko taken was fighting, the stone played is hot, and if it was disturbing, it is not. A model is read
// back as a position and a play, and spec/ classifies the ko and looks for hot stones by itself.
//
// For example, in
//
//    3 . O X
//    2 O X .
//    1 . O X
//      A B C
//
// White's stone on B3 is a fighting ko, which Black takes at A3. The ko that his stone then stands in is
// unclassified. Under hot_class=after with hot_unclassified=cold the stone is therefore not hot, though the
// ko was a fighting one.
#include "solver/ko_classes/hot_ko_obligations.h"

#include <algorithm>
#include <string>
#include <utility>

#include "solver/ko_classes/any_ko.h"
#include "solver/ko_classes/decode_ko.h"
#include "solver/rules/board_play.h"
#include "solver/rules/chains.h"
#include "solver/rules/connectives.h"
#include "solver/rules/hot_scope.h"
#include "solver/rules/single_hot_stone.h"
#include "spec/rules/hot_scope.h"

namespace hotstone::solver {
namespace {

using spec::Color;
using spec::HotClass;
using spec::SettledBy;

// How far they are asked: beyond, Z3 takes more than seconds.
constexpr int kMostPointsBefore = 12;
constexpr int kMostPointsAfter = 9;

// Of which takes the sentence is asked: all, or those that `hot_class` names a class for.
enum class Takes { kAll, kClassed };

// A play of Black's that takes a ko of one stone.
struct Take {
  SymbolicBoard board;
  SymbolicPlay play;
  SymbolicKoPositions before;
  SymbolicKoPositions after;
  PointSet taken;  // the ko position before the take of the ko taken
  PointSet made;   // the ko position after the take of the ko of the stone played
  z3::expr unclassified_is_hot;
};

Take MakeTake(const Connectives& c, const Instance& instance) {
  z3::context& context = c.context();
  const SymbolicBoard board(instance.cols, instance.rows);
  const SymbolicPosition before = FreshPosition(context, board, "before");
  const SymbolicPlay play = MakePlay(board, before, Color::kBlack, FreshSet(context, board, "at"), "play");
  Take take{board, play, FindKoPositions(c, board, before),        FindKoPositions(c, board, play.after),
            {},    {},   context.bool_const("unclassified_is_hot")};
  take.taken = PositionTaken(c, play, take.before);
  take.made = PositionMade(c, play, take.after);
  return take;
}

std::vector<Assertion> Assumptions(const Take& take) {
  z3::context& context = take.play.at[0].ctx();
  std::vector<Assertion> all = {
      {"the position is legal",
       IsLegal(take.board, take.play.before, FreshRanks(context, take.board, "before_rank"))}};
  all.insert(all.end(), take.play.law.begin(), take.play.law.end());
  all.push_back({"the play takes a ko of one stone", Nonempty(take.taken)});
  all.push_back({"and removes nothing else", HasExactlyOne(take.play.captured)});
  return all;
}

// The sentence of the texts, of the class of the ko taken and of what is hot by `by`.
z3::expr Sentence(const Connectives& c, const Take& take, const ClassOfKo& taken, const ClassOfKo& by,
                  const std::string& mutant) {
  const z3::expr classless = c.And(c.Not(by.fighting), c.Not(by.disturbing));
  z3::expr scope = c.Or(by.fighting, c.And(classless, take.unclassified_is_hot));
  if (mutant == "every-ko") scope = c.yes();
  if (mutant == "no-ko") scope = c.no();
  if (mutant == "disturbing-kos") scope = c.Or(by.disturbing, c.And(classless, take.unclassified_is_hot));
  const z3::expr hot = c.And(MakesSingleHotStone(take.board, take.play), scope);
  return c.And(c.Or(c.Not(taken.fighting), hot), c.Not(c.And(taken.disturbing, hot)));
}

std::vector<Mutant> WrongScopes() {
  return {{"every-ko", "the stone is hot whatever the class"},
          {"no-ko", "it is never hot"},
          {"disturbing-kos", "it is hot in disturbing kos instead"}};
}

Part PartOf(const Take& take, const Definitions& definitions, std::vector<Assertion> assumptions,
            SettledBy settled, HotClass class_of, const z3::expr& sentence) {
  assumptions.insert(assumptions.begin(),
                     {"names for parts of the definitions", AllOf(sentence.ctx(), definitions.formulas)});
  return {ReadingName(settled),
          "QF_FD",
          std::move(assumptions),
          {"hot if the ko was fighting, not hot if it was disturbing", sentence},
          DecodeTake(take.board, take.play, take.unclassified_is_hot, settled, class_of),
          true};
}

// By the classes of all ko positions before the play. Whether takes turn them is left open where the sentence
// holds whatever they do; else no position is asked that a take could turn.
std::vector<Part> PartsBefore(z3::context& context, const Instance& instance, Takes asked) {
  Definitions definitions{"d", {}, 0};
  const Connectives c(context, &definitions);
  const Take take = MakeTake(c, instance);
  KoClasses before{take.before, WordsOf(c, take.before), FreshSet(context, take.board, "turned")};
  std::vector<z3::expr> sentences;
  for (const SettledBy settled : BothReadings()) {
    std::vector<z3::expr> fighting;
    std::vector<z3::expr> disturbing;
    for (size_t f = 0; f < before.turned.size(); ++f) {
      const z3::expr is = c.And(before.words.is[f], take.taken[f]);
      fighting.push_back(c.And(is, before.Fighting(c, f, settled)));
      disturbing.push_back(c.And(is, before.Disturbing(c, f, settled)));
    }
    const ClassOfKo by = HotClassBefore(c, take.play, before, take.made, settled);
    const z3::expr sentence = Sentence(c, take, {c.Any(fighting), c.Any(disturbing)}, by, instance.mutant);
    const z3::expr classed = c.Or(by.fighting, by.disturbing);
    sentences.push_back(asked == Takes::kClassed ? c.Or(c.Not(classed), sentence) : sentence);
  }
  std::vector<z3::expr> settled;
  for (size_t f = 0; f < before.turned.size(); ++f) settled.push_back(before.words.Settled(c, f));
  const z3::expr none_settled = c.Not(c.Any(settled));
  std::vector<Part> parts;
  for (size_t i = 0; i < sentences.size(); ++i) {
    std::vector<Assertion> assumptions = Assumptions(take);
    if (asked == Takes::kAll) {
      assumptions.push_back({"no ko position is settled, so that no take need be asked", none_settled});
    }
    parts.push_back(PartOf(take, definitions, std::move(assumptions), BothReadings()[i], HotClass::kBefore,
                           sentences[i]));
  }
  return parts;
}

// By the class after the play, with all takes of the two ko positions.
std::vector<Part> PartsAfter(z3::context& context, const Instance& instance, Takes asked) {
  Definitions definitions{"d", {}, 0};
  const Connectives c(context, &definitions);
  const Take take = MakeTake(c, instance);
  const size_t most = MostTakes(instance.cols, instance.rows);
  std::vector<KoClasses> classes;  // before, after
  std::vector<z3::expr> more_takes;
  for (const auto& [positions, members] :
       {std::pair{&take.before, &take.taken}, std::pair{&take.after, &take.made}}) {
    KoClasses one{*positions, WordsOfOne(c, *positions, *members), {}};
    const TakesOf takes = AskTakes(c, take.board, *positions, one.words, most);
    one.turned = takes.turned;
    more_takes.push_back(takes.more_takes[0]);
    classes.push_back(std::move(one));
  }
  const z3::expr no_more = c.Not(c.Any(more_takes));
  std::vector<z3::expr> sentences;
  for (const SettledBy settled : BothReadings()) {
    const ClassOfKo by = ClassOfOne(c, classes[1], settled);
    const z3::expr sentence = Sentence(c, take, ClassOfOne(c, classes[0], settled), by, instance.mutant);
    const z3::expr classed = c.Or(by.fighting, by.disturbing);
    sentences.push_back(asked == Takes::kClassed ? c.Or(c.Not(classed), sentence) : sentence);
  }
  std::vector<Part> parts;
  for (size_t i = 0; i < sentences.size(); ++i) {
    std::vector<Assertion> assumptions = Assumptions(take);
    assumptions.push_back({"there are no more takes than are asked", no_more});
    parts.push_back(
        PartOf(take, definitions, std::move(assumptions), BothReadings()[i], HotClass::kAfter, sentences[i]));
  }
  if (asked == Takes::kClassed) {
    parts.push_back(
        PartOf(take, definitions, Assumptions(take), SettledBy::kLife, HotClass::kAfter, no_more));
    parts.back().name = "takes";
    parts.back().claim.name = "no ko position has more takes than are asked";
  }
  return parts;
}

Obligation Made(std::string name, std::string statement, int most) {
  Obligation o;
  o.name = std::move(name);
  o.clauses = {"ING96-R5-fighting-ko", "ING91-1-stoerungs-ko", "ZH-G41"};
  o.statement = std::move(statement);
  o.scope = Scope::kBoard;
  o.on_paper =
      "ranks exist wherever every chain has a liberty; White's takes are Black's with the colours exchanged";
  o.objection = [most](int cols, int rows) { return KoBoardObjection(cols, rows, most); };
  return o;
}

}  // namespace

std::vector<Obligation> HotKoObligations() {
  Obligation before =
      Made("ko-class-hot-before",
           "Under hot_scope=fighting and hot_class=before the stone that takes a ko of one stone "
           "is hot if the ko was fighting and not hot if it was disturbing.",
           kMostPointsBefore);
  before.expected = certify::VerdictKind::kFails;
  before.build = [](z3::context& context, const Instance& instance) {
    return PartsBefore(context, instance, Takes::kAll);
  };
  before.objection = [](int cols, int rows) {
    return std::min(cols, rows) < 3 || cols * rows < kMostPointsBefore
               ? std::string("it is asked from 4x3 up: on 3x3 no take joins two ko positions")
               : KoBoardObjection(cols, rows, kMostPointsBefore);
  };
  Obligation before_but =
      Made("ko-class-hot-before-but",
           "Under hot_scope=fighting and hot_class=before the stone that takes a ko of one "
           "stone is hot if the ko was fighting and not hot if it was disturbing, where the "
           "ko positions that the play joins are of one class.",
           kMostPointsBefore);
  before_but.build = [](z3::context& context, const Instance& instance) {
    return PartsBefore(context, instance, Takes::kClassed);
  };
  before_but.mutants = WrongScopes();
  Obligation after =
      Made("ko-class-hot-after",
           "Under hot_scope=fighting and hot_class=after the stone that takes a ko of one stone is "
           "hot if the ko was fighting and not hot if it was disturbing.",
           kMostPointsAfter);
  after.expected = certify::VerdictKind::kFails;
  after.build = [](z3::context& context, const Instance& instance) {
    return PartsAfter(context, instance, Takes::kAll);
  };
  Obligation after_but =
      Made("ko-class-hot-after-but",
           "Under hot_scope=fighting and hot_class=after the stone that takes a ko of one stone is "
           "hot if the ko was fighting and not hot if it was disturbing, where the ko has a class "
           "after the take.",
           kMostPointsAfter);
  after_but.build = [](z3::context& context, const Instance& instance) {
    return PartsAfter(context, instance, Takes::kClassed);
  };
  after_but.mutants = WrongScopes();
  return {before, before_but, after, after_but};
}

}  // namespace hotstone::solver
