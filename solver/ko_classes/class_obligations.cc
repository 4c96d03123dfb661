#include "solver/ko_classes/class_obligations.h"

#include <algorithm>
#include <functional>
#include <string>
#include <utility>

#include "solver/ko_classes/any_ko.h"
#include "solver/ko_classes/decode_ko.h"
#include "solver/rules/connectives.h"
#include "spec/ko/cycle_reading.h"
#include "spec/ko/ko_class.h"

namespace hotstone::solver {
namespace {

using spec::KoClass;
using spec::KoVerdict;
using spec::SettledBy;

// The largest boards asked: beyond them Z3 takes more than seconds.
constexpr int kMostPoints = 16;
constexpr int kMostPointsNamed = 12;
constexpr int kMostPointsWithTakes = 9;

constexpr char kOnPaper[] =
    "ranks exist if every chain has a liberty; the closures are complete after as many steps as "
    "points";

// One part per reading, with the claim about the ko position named.
using ClaimAt =
    std::function<z3::expr(const Connectives& c, const KoClasses& ko, SettledBy settled)>;

std::vector<Part> PartsOf(z3::context& context, const AnyKo& any, const std::string& claim_name,
                          const ClaimAt& claim,
                          const std::function<bool(const KoVerdict&)>& breaks) {
  const Connectives c(context);
  std::vector<Part> parts;
  for (const SettledBy settled : BothReadings()) {
    parts.push_back({ReadingName(settled),
                     "QF_FD",
                     any.assumptions,
                     {claim_name, claim(c, any.classes, settled)},
                     DecodeKo(any.board, any.at, any.named, settled, breaks),
                     true});
  }
  return parts;
}

bool Never(const KoVerdict&) { return false; }

z3::expr HasAClass(const Connectives& c, const KoClasses& ko, SettledBy settled) {
  return c.Or(ko.Fighting(c, 0, settled), ko.Disturbing(c, 0, settled));
}

Obligation Made(std::string name, std::vector<std::string> clauses, std::string statement,
                int most) {
  Obligation o;
  o.name = std::move(name);
  o.clauses = std::move(clauses);
  o.statement = std::move(statement);
  o.scope = Scope::kBoard;
  o.on_paper = kOnPaper;
  o.objection = [most](int cols, int rows) { return KoBoardObjection(cols, rows, most); };
  return o;
}

Obligation Total() {
  Obligation o = Made("ko-class-total", {"ING96-R5", "ING96-G503"},
                      "Every ko position is fighting or disturbing.", kMostPoints);
  o.expected = certify::VerdictKind::kFails;
  o.build = [](z3::context& context, const Instance& instance) {
    const AnyKo any = MakeAnyKo(context, instance, TakesAre::kLeftOpen);
    return PartsOf(context, any, "it is fighting or disturbing", HasAClass,
                   [](const KoVerdict& v) { return v.ko_class == KoClass::kUnclassified; });
  };
  return o;
}

Obligation TotalBut() {
  Obligation o = Made(
      "ko-class-total-but", {"ING96-R5", "ING96-G503"},
      "Every ko position is fighting or disturbing, unless a side has no group at a ko, a space is "
      "a doubtful eye or may be one that holds stones, or several groups are at stake.",
      kMostPoints);
  o.build = [](z3::context& context, const Instance& instance) {
    ClassRule rule;
    if (instance.mutant == "no-coexistence") rule.coexistence = false;
    if (instance.mutant == "dead-is-nothing") rule.dead_are_settled = false;
    if (instance.mutant == "pairs-do-not-fight") rule.pairs_fight = false;
    const AnyKo any = MakeAnyKo(context, instance, TakesAre::kLeftOpen, rule);
    const auto claim = [](const Connectives& c, const KoClasses& ko, SettledBy settled) {
      return c.Or(ko.words.Unclear(c, 0), HasAClass(c, ko, settled));
    };
    return PartsOf(context, any, "it has a class, or a reason for having none", claim, Never);
  };
  o.mutants = {{"no-coexistence", "a pair with balanced breaths is not settled"},
               {"dead-is-nothing", "with a dead side life and death are not settled"},
               {"pairs-do-not-fight", "life is open only if one group faces living ones"}};
  return o;
}

Obligation ExclusiveByWords() {
  Obligation o = Made("ko-class-exclusive-by-words", {"ING96-G507", "ING96-G515"},
                      "By the words no ko position is both fighting, its breaths not being "
                      "balanced, and disturbing, life and death being settled.",
                      kMostPointsWithTakes);
  o.expected = certify::VerdictKind::kFails;
  o.build = [](z3::context& context, const Instance& instance) {
    AnyKo any = MakeAnyKo(context, instance, TakesAre::kMade);
    any.assumptions.push_back({"it has at most the number of takes asked about", !any.more_takes});
    const auto claim = [](const Connectives& c, const KoClasses& ko, SettledBy settled) {
      return c.Not(c.And(ko.Disturbing(c, 0, settled), c.Not(ko.words.balanced[0])));
    };
    return PartsOf(context, any, "it is not settled and out of balance", claim,
                   [](const KoVerdict& v) { return v.settled && !v.balanced; });
  };
  o.objection = [](int cols, int rows) {
    return std::min(cols, rows) < 3
               ? std::string("on two rows of up to eight points no ko position is both")
               : KoBoardObjection(cols, rows, kMostPointsWithTakes);
  };
  return o;
}

Obligation Exclusive() {
  Obligation o = Made("ko-class-exclusive", {"ING96-R5", "ING96-G507", "ING96-G515", "ING96-H5"},
                      "No ko position is both fighting and disturbing if a settled one counts as "
                      "disturbing whether balanced or not.",
                      kMostPoints);
  o.build = [](z3::context& context, const Instance& instance) {
    ClassRule rule;
    if (instance.mutant == "balance-decides-too") rule.settled_first = false;
    if (instance.mutant == "dead-may-fight") rule.dead_are_not_open = false;
    if (instance.mutant == "takes-only-add") rule.takes_decide = false;
    const AnyKo any = MakeAnyKo(context, instance, TakesAre::kLeftOpen, rule);
    const auto claim = [](const Connectives& c, const KoClasses& ko, SettledBy settled) {
      return c.Not(c.And(ko.Fighting(c, 0, settled), ko.Disturbing(c, 0, settled)));
    };
    return PartsOf(context, any, "it is not both", claim, Never);
  };
  o.mutants = {
      {"balance-decides-too", "an unbalanced position is fighting, settled or not"},
      {"dead-may-fight", "a group without eyes and external breaths is at stake as well as dead"},
      {"takes-only-add", "a position changed by a take is fighting but stays disturbing"}};
  return o;
}

Obligation NamesOne() {
  Obligation o = Made("ko-class-names-one", {"ING96-G512", "ING96-G513", "ING96-H5"},
                      "Each disturbing ko position names one disturber: Black or White, whose "
                      "stones are dead, or, if nobody is dead, the player who starts.",
                      kMostPointsNamed);
  o.build = [](z3::context& context, const Instance& instance) {
    ClassRule rule;
    rule.death_against_eyes = instance.mutant != "death-without-eyes";
    const AnyKo any = MakeAnyKo(context, instance, TakesAre::kLeftOpen, rule);
    const std::string mutant = instance.mutant;
    const auto claim = [mutant](const Connectives& c, const KoClasses& ko, SettledBy settled) {
      const BreathWords& words = ko.words;
      z3::expr starter = c.Or(words.all_live[0], words.Coexist(c, 0));
      if (mutant == "starter-beside-the-dead") starter = c.Or(starter, words.AnyDead(c, 0));
      if (mutant == "only-the-dead") starter = c.no();
      const std::vector<z3::expr> named =
          AtLeast(c, {words.black_dead[0], words.white_dead[0], starter}, 2);
      return c.Or(c.Not(ko.Disturbing(c, 0, settled)), c.And(named[0], c.Not(named[1])));
    };
    return PartsOf(context, any, "if it is disturbing it names one", claim, Never);
  };
  o.mutants = {
      {"death-without-eyes", "a side with nothing is dead, even if the other side has no eye"},
      {"starter-beside-the-dead",
       "the player who starts is the disturber even if a side is dead (G512 together with H5)"},
      {"only-the-dead", "if nobody is dead there is no disturber"}};
  return o;
}

}  // namespace

std::vector<Obligation> KoClassObligations() {
  return {Total(), TotalBut(), ExclusiveByWords(), Exclusive(), NamesOne()};
}

}  // namespace hotstone::solver
