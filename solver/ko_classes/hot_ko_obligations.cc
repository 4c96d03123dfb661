// Takes of kos and the class that makes their stones hot, as formulas.
//
// A KoTake is a play by Black that removes just the stone of a ko, from any legal position.
// PartsBefore and AskAfter build the classes before and after it, and Sentence states what the
// texts require: if the ko taken was fighting, the stone played is hot, and if it was disturbing,
// it is not. Statements by the class after the take are asked place by place (ko_take.h). A model
// is read back as a position and a play, and spec/ classifies the ko and looks for hot stones
// independently.
//
// For example, in
//
//    3 . O X
//    2 O X .
//    1 . O X
//      A B C
//
// White's stone on B3 is a fighting ko, which Black takes at A3. The ko that then contains Black's
// stone is unclassified. Under hot_class=after with hot_unclassified=cold the stone is therefore
// not hot, though the ko was a fighting one.
#include "solver/ko_classes/hot_ko_obligations.h"

#include <algorithm>
#include <optional>
#include <ranges>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "solver/ko_classes/any_ko.h"
#include "solver/ko_classes/decode_ko.h"
#include "solver/ko_classes/ko_take.h"
#include "solver/rules/connectives.h"
#include "solver/rules/hot_scope.h"
#include "solver/rules/single_hot_stone.h"
#include "spec/ko/cycle_reading.h"
#include "spec/rules/hot_scope.h"

namespace hotstone::solver {
namespace {

using spec::HotClass;
using spec::SettledBy;

// The largest boards asked: beyond them Z3 takes more than seconds.
constexpr int kMostPointsBefore = 12;
constexpr int kMostPointsAfter = 9;

// The takes that the sentence covers: all, or those for which `hot_class` gives a class.
enum class Takes { kAll, kClassed };

// The value of `hot_unclassified`: either of the two.
z3::expr UnclassifiedIsHot(z3::context& context) {
  return context.bool_const("unclassified_is_hot");
}

// The sentence of the texts, about the class of the ko taken and what is hot by `by`.
z3::expr Sentence(const Connectives& c, const KoTake& take, const ClassOfKo& taken,
                  const ClassOfKo& by, const std::string& mutant) {
  const z3::expr classless = c.And(c.Not(by.fighting), c.Not(by.disturbing));
  z3::expr scope = c.Or(by.fighting, c.And(classless, UnclassifiedIsHot(c.context())));
  if (mutant == "every-ko") scope = c.yes();
  if (mutant == "no-ko") scope = c.no();
  if (mutant == "disturbing-kos")
    scope = c.Or(by.disturbing, c.And(classless, UnclassifiedIsHot(c.context())));
  const z3::expr hot = c.And(MakesSingleHotStone(take.board, take.play), scope);
  return c.And(c.Or(c.Not(taken.fighting), hot), c.Not(c.And(taken.disturbing, hot)));
}

std::vector<Mutant> WrongScopes() {
  return {{"every-ko", "the stone is hot whatever the class"},
          {"no-ko", "it is never hot"},
          {"disturbing-kos", "it is hot in disturbing kos instead"}};
}

// A take, and the questions about it.
struct Question {
  KoTake take;
  std::vector<z3::expr> sentences;  // by BothReadings()
  z3::expr no_more;                 // no ko position has more takes than are checked
  Definitions definitions{"d", {}, 0};

  // `reading` is omitted if the claim is about both.
  Part Asked(const std::string& name, std::vector<Assertion> more, const Assertion& claim,
             HotClass class_of, std::optional<SettledBy> reading) const {
    z3::context& context = claim.formula.ctx();
    std::vector<Assertion> assumptions = {
        {"names for parts of the definitions", AllOf(context, definitions.formulas)}};
    assumptions.insert(assumptions.end(), take.assumptions.begin(), take.assumptions.end());
    assumptions.insert(assumptions.end(), more.begin(), more.end());
    const auto decoded = [&](SettledBy settled) {
      return DecodeTake(take.board, take.play, UnclassifiedIsHot(context), settled, class_of);
    };
    auto decode = decoded(reading.value_or(SettledBy::kLife));
    if (!reading.has_value()) {
      decode = [by_life = std::move(decode), by_outcome = decoded(SettledBy::kOutcome)](
                   const z3::model& model) -> absl::StatusOr<Decoded> {
        auto life = by_life(model);
        return !life.ok() || life->replays ? life : by_outcome(model);
      };
    }
    return {name, "QF_FD", std::move(assumptions), claim, std::move(decode), true};
  }
};

constexpr char kClaim[] = "hot if the ko was fighting, not hot if it was disturbing";

// By the classes of all ko positions before the play. Whether takes turn them is left open if the
// sentence holds regardless; otherwise no ko position is asked that a take could turn.
std::vector<Part> PartsBefore(z3::context& context, const Instance& instance, Takes asked) {
  Definitions definitions{"d", {}, 0};
  const Connectives c(context, &definitions);
  const SymbolicBoard board(instance.cols, instance.rows);
  Question question{AnyKoTake(c, board), {}, c.yes()};
  const KoTake& take = question.take;
  const PointSet made = PositionMade(c, take.play, FindKoPositions(c, board, take.play.after));
  const KoClasses before{take.before, WordsOf(c, take.before), FreshSet(context, board, "turned")};
  const auto each = std::views::iota(size_t{0}, before.turned.size());
  for (const SettledBy settled : BothReadings()) {
    std::vector<z3::expr> fighting;
    std::vector<z3::expr> disturbing;
    for (const size_t f : each) {
      const z3::expr is = c.And(before.words.is[f], take.taken[f]);
      fighting.push_back(c.And(is, before.Fighting(c, f, settled)));
      disturbing.push_back(c.And(is, before.Disturbing(c, f, settled)));
    }
    const ClassOfKo by = HotClassBefore(c, take.play, before, made, settled);
    const z3::expr sentence =
        Sentence(c, take, {c.Any(fighting), c.Any(disturbing)}, by, instance.mutant);
    const z3::expr classed = c.Or(by.fighting, by.disturbing);
    question.sentences.push_back(asked == Takes::kClassed ? c.Or(c.Not(classed), sentence)
                                                          : sentence);
  }
  std::vector<z3::expr> settled;
  for (const size_t f : each) settled.push_back(before.words.Settled(c, f));
  const z3::expr none_settled = c.Not(c.Any(settled));
  question.definitions = std::move(definitions);
  std::vector<Assertion> more;
  if (asked == Takes::kAll) {
    more.push_back({"no ko position is settled, so no take need be examined", none_settled});
  }
  std::vector<Part> parts;
  for (size_t i = 0; i < question.sentences.size(); ++i) {
    const SettledBy reading = BothReadings()[i];
    parts.push_back(question.Asked(ReadingName(reading), more, {kClaim, question.sentences[i]},
                                   HotClass::kBefore, reading));
  }
  return parts;
}

// By the class after the play, with all takes of the two ko positions; at this place, or anywhere
// if it is null.
Question AskAfter(z3::context& context, const Instance& instance, const TakePlace* place,
                  Takes asked) {
  Definitions definitions{"d", {}, 0};
  const Connectives c(context, &definitions);
  const SymbolicBoard board(instance.cols, instance.rows);
  const size_t most = MostTakes(instance.cols, instance.rows);
  Question question{
      place == nullptr ? AnyKoTake(c, board) : KoTakeAt(c, board, *place), {}, c.yes()};
  const KoTake& take = question.take;
  const SymbolicKoPositions after = FindKoPositions(c, board, take.play.after);
  const PointSet made = PositionMade(c, take.play, after);
  std::vector<KoClasses> classes;  // before, after
  std::vector<z3::expr> more_takes;
  for (const auto& [positions, members] :
       {std::pair{&take.before, &take.taken}, std::pair{&after, &made}}) {
    KoClasses one{*positions, WordsOfOne(c, *positions, *members), {}};
    const TakesOf takes = AskTakes(c, board, *positions, one.words, most);
    one.turned = takes.turned;
    more_takes.push_back(takes.more_takes[0]);
    classes.push_back(std::move(one));
  }
  for (const SettledBy settled : BothReadings()) {
    const ClassOfKo by = ClassOfOne(c, classes[1], settled);
    const z3::expr sentence =
        Sentence(c, take, ClassOfOne(c, classes[0], settled), by, instance.mutant);
    const z3::expr classed = c.Or(by.fighting, by.disturbing);
    question.sentences.push_back(asked == Takes::kClassed ? c.Or(c.Not(classed), sentence)
                                                          : sentence);
  }
  question.no_more = c.Not(c.Any(more_takes));
  question.definitions = std::move(definitions);
  return question;
}

// For all takes at once: it fails for one of them, and solvers find it.
std::vector<Part> PartsAfter(z3::context& context, const Instance& instance) {
  const Question question = AskAfter(context, instance, nullptr, Takes::kAll);
  std::vector<Part> parts;
  for (size_t i = 0; i < question.sentences.size(); ++i) {
    const SettledBy reading = BothReadings()[i];
    parts.push_back(
        question.Asked(ReadingName(reading),
                       {{"there are at most the number of takes asked about", question.no_more}},
                       {kClaim, question.sentences[i]}, HotClass::kAfter, reading));
  }
  return parts;
}

// Place by place, and a part that says that each take is at one of them.
std::vector<Part> PartsAfterAtPlaces(z3::context& context, const Instance& instance) {
  const SymbolicBoard board(instance.cols, instance.rows);
  std::vector<Part> parts;
  for (const TakePlace& place : TakePlaces(board)) {
    const Question question = AskAfter(context, instance, &place, Takes::kClassed);
    std::vector<z3::expr> all = question.sentences;
    all.push_back(question.no_more);
    const std::string claim =
        absl::StrCat(kClaim, ", by both readings; and at most the number of takes asked about");
    parts.push_back(question.Asked(PlaceName(board, place), {}, {claim, AllOf(context, all)},
                                   HotClass::kAfter, std::nullopt));
  }
  Definitions definitions{"d", {}, 0};
  Question any{AnyKoTake(Connectives(context, &definitions), board), {}, context.bool_val(true)};
  any.definitions = std::move(definitions);
  std::vector<z3::expr> somewhere;
  for (const TakePlace& place : TakePlaces(board)) somewhere.push_back(IsAt(any.take, place));
  parts.push_back(any.Asked("places", {},
                            {"the take is at one of these places", AnyOf(context, somewhere)},
                            HotClass::kAfter, std::nullopt));
  return parts;
}

Obligation Made(std::string name, std::string statement, int most) {
  Obligation o;
  o.name = std::move(name);
  o.clauses = {"ING96-R5-fighting-ko", "ING91-1-stoerungs-ko", "ZH-G41"};
  o.statement = std::move(statement);
  o.scope = Scope::kBoard;
  o.on_paper =
      "ranks exist wherever every chain has a liberty; White's takes are Black's with the colours "
      "exchanged";
  o.objection = [most](int cols, int rows) { return KoBoardObjection(cols, rows, most); };
  return o;
}

}  // namespace

std::vector<Obligation> HotKoObligations() {
  Obligation before =
      Made("ko-class-hot-before",
           "Under hot_scope=fighting and hot_class=before the stone that takes a single-stone ko "
           "is hot if the ko was fighting and not hot if it was disturbing.",
           kMostPointsBefore);
  before.expected = certify::VerdictKind::kFails;
  before.build = [](z3::context& context, const Instance& instance) {
    return PartsBefore(context, instance, Takes::kAll);
  };
  before.objection = [](int cols, int rows) {
    return std::min(cols, rows) < 3 || cols * rows < kMostPointsBefore
               ? std::string("asked from 4x3 up: on 3x3 no take joins two ko positions")
               : KoBoardObjection(cols, rows, kMostPointsBefore);
  };
  Obligation before_but =
      Made("ko-class-hot-before-but",
           "Under hot_scope=fighting and hot_class=before the stone that takes a single-stone ko "
           "is hot if the ko was fighting and not hot if it was disturbing, provided that the ko "
           "positions that the play joins have one class.",
           kMostPointsBefore);
  before_but.build = [](z3::context& context, const Instance& instance) {
    return PartsBefore(context, instance, Takes::kClassed);
  };
  before_but.mutants = WrongScopes();
  Obligation after =
      Made("ko-class-hot-after",
           "Under hot_scope=fighting and hot_class=after the stone that takes a single-stone ko is "
           "hot if the ko was fighting and not hot if it was disturbing.",
           kMostPointsAfter);
  after.expected = certify::VerdictKind::kFails;
  after.build = PartsAfter;
  Obligation after_but = Made("ko-class-hot-after-but",
                              "Under hot_scope=fighting and hot_class=after the stone that takes a "
                              "single-stone ko is hot if the ko was fighting and not hot if it was "
                              "disturbing, provided that the ko has a class after the take.",
                              kMostPointsAfter);
  after_but.build = PartsAfterAtPlaces;
  after_but.mutants = WrongScopes();
  return {before, before_but, after, after_but};
}

}  // namespace hotstone::solver
