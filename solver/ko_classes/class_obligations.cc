#include "solver/ko_classes/class_obligations.h"

#include <algorithm>
#include <functional>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "solver/ko_classes/any_ko.h"
#include "solver/ko_classes/decision_table.h"
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

Obligation Letters() {
  Obligation o =
      Made("ko-class-letters", {"ING96-G405", "ING96-G406", "ING96-G507"},
           "One open group has one colour; of a pair, each has an eye or has nothing; and "
           "if its breaths pair up, both have an eye or neither.",
           kMostPoints);
  o.build = [](z3::context& context, const Instance& instance) {
    const Connectives c(context);
    const AnyKo any = MakeAnyKo(context, instance, TakesAre::kLeftOpen);
    const KoLetters letters = LettersOf(c, any.classes.positions, any.classes.words.members[0]);
    std::vector<Part> parts;
    for (const Assertion& fact : LetterFacts(c, letters, instance.mutant)) {
      parts.push_back({absl::StrCat("fact-", parts.size() + 1), "QF_FD", any.assumptions, fact,
                       DecodeKo(any.board, any.at, any.named, SettledBy::kLife,
                                [](const KoVerdict&) { return false; }),
                       true});
    }
    return parts;
  };
  o.mutants = {
      {"pairs-have-breaths", "no group of a pair has nothing"},
      {"pairs-have-equal-eyes", "a pair has equal eyes even if its breaths do not pair up"},
      {"one-side-is-open", "two open groups have one colour, too"}};
  return o;
}

}  // namespace

std::vector<Obligation> KoClassObligations() { return {Total(), ExclusiveByWords(), Letters()}; }

}  // namespace hotstone::solver
