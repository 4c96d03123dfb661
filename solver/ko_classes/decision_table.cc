#include "solver/ko_classes/decision_table.h"

#include <functional>
#include <utility>

#include "solver/ko_classes/any_ko.h"
#include "solver/ko_classes/decode_ko.h"
#include "spec/ko/cycle_reading.h"

namespace hotstone::solver {
namespace {

using spec::SettledBy;

KoLetters FreeLetters(z3::context& context) {
  const auto letter = [&](const char* name) { return context.bool_const(name); };
  return {letter("is"),
          letter("no_group"),
          letter("doubtful_eye"),
          letter("holds_stones"),
          letter("one_open"),
          letter("two_open"),
          letter("two_groups"),
          letter("opposed"),
          letter("one_each"),
          letter("breaths_pair_up"),
          letter("black_has_nothing"),
          letter("white_has_nothing"),
          letter("black_has_eye"),
          letter("white_has_eye"),
          letter("several_stones"),
          letter("several_mouths")};
}

// A claim about the one ko position of these words.
using Claim = std::function<z3::expr(const Connectives& c, const BreathWords& words,
                                     const z3::expr& turned, SettledBy settled)>;

std::vector<Part> PartsOf(z3::context& context, const ClassRule& rule,
                          const std::string& claim_name, const Claim& claim) {
  const Connectives c(context);
  const KoLetters letters = FreeLetters(context);
  BreathWords words;
  words.rule = rule;
  AddWords(c, letters, words);
  std::vector<Assertion> assumptions = LetterFacts(c, letters);
  assumptions.push_back({"there is a ko position", letters.is});
  std::vector<Part> parts;
  for (const SettledBy settled : BothReadings()) {
    parts.push_back({ReadingName(settled),
                     "QF_UF",
                     assumptions,
                     {claim_name, claim(c, words, context.bool_const("turned"), settled)},
                     nullptr,
                     true});
  }
  return parts;
}

Obligation Made(std::string name, std::vector<std::string> clauses, std::string statement) {
  Obligation o;
  o.name = std::move(name);
  o.clauses = std::move(clauses);
  o.statement = std::move(statement);
  o.scope = Scope::kAllBoards;
  o.on_paper = "a tautology of the table and of the facts of ko-class-letters";
  return o;
}

Obligation TotalBut() {
  Obligation o = Made(
      "ko-class-total-but", {"ING96-R5", "ING96-G503"},
      "Every ko position is fighting or disturbing, unless a side has no group at a ko, a space is "
      "a doubtful eye or may be one that holds stones, or several groups are at stake.");
  o.build = [](z3::context& context, const Instance& instance) {
    ClassRule rule;
    if (instance.mutant == "no-coexistence") rule.coexistence = false;
    if (instance.mutant == "dead-is-nothing") rule.dead_are_settled = false;
    if (instance.mutant == "pairs-do-not-fight") rule.pairs_fight = false;
    return PartsOf(context, rule, "it has a class, or a reason for having none",
                   [](const Connectives& c, const BreathWords& words, const z3::expr& turned,
                      SettledBy settled) {
                     return c.Any({words.Unclear(c, 0), words.Fighting(c, 0, turned, settled),
                                   words.Disturbing(c, 0, turned, settled)});
                   });
  };
  o.mutants = {{"no-coexistence", "a pair with balanced breaths is not settled"},
               {"dead-is-nothing", "with a dead side life and death are not settled"},
               {"pairs-do-not-fight", "life is open only if one group faces living ones"}};
  return o;
}

Obligation Exclusive() {
  Obligation o = Made("ko-class-exclusive", {"ING96-R5", "ING96-G507", "ING96-G515", "ING96-H5"},
                      "No ko position is both fighting and disturbing if a settled one counts as "
                      "disturbing whether balanced or not.");
  o.build = [](z3::context& context, const Instance& instance) {
    ClassRule rule;
    if (instance.mutant == "balance-decides-too") rule.settled_first = false;
    if (instance.mutant == "dead-may-fight") rule.dead_are_not_open = false;
    if (instance.mutant == "takes-only-add") rule.takes_decide = false;
    return PartsOf(context, rule, "it is not both",
                   [](const Connectives& c, const BreathWords& words, const z3::expr& turned,
                      SettledBy settled) {
                     return c.Not(c.And(words.Fighting(c, 0, turned, settled),
                                        words.Disturbing(c, 0, turned, settled)));
                   });
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
                      "stones are dead, or, if nobody is dead, the player who starts.");
  o.build = [](z3::context& context, const Instance& instance) {
    ClassRule rule;
    rule.death_against_eyes = instance.mutant != "death-without-eyes";
    const std::string mutant = instance.mutant;
    return PartsOf(context, rule, "if it is disturbing it names one",
                   [mutant](const Connectives& c, const BreathWords& words, const z3::expr& turned,
                            SettledBy settled) {
                     z3::expr starter = c.Or(words.all_live[0], words.Coexist(c, 0));
                     if (mutant == "starter-beside-the-dead")
                       starter = c.Or(starter, words.AnyDead(c, 0));
                     if (mutant == "only-the-dead") starter = c.no();
                     const std::vector<z3::expr> named =
                         AtLeast(c, {words.black_dead[0], words.white_dead[0], starter}, 2);
                     return c.Or(c.Not(words.Disturbing(c, 0, turned, settled)),
                                 c.And(named[0], c.Not(named[1])));
                   });
  };
  o.mutants = {
      {"death-without-eyes", "a side with nothing is dead, even if the other side has no eye"},
      {"starter-beside-the-dead",
       "the player who starts is the disturber even if a side is dead (G512 together with H5)"},
      {"only-the-dead", "if nobody is dead there is no disturber"}};
  return o;
}

}  // namespace

std::vector<Assertion> LetterFacts(const Connectives& c, const KoLetters& l,
                                   const std::string& mutant) {
  const auto never = [&](const std::vector<z3::expr>& all) { return c.Not(c.All(all)); };
  const z3::expr pair =
      mutant == "one-side-is-one-group" ? c.yes() : c.And(l.two_groups, l.opposed);
  const z3::expr equal = mutant == "pairs-have-equal-eyes" ? pair : c.And(pair, l.breaths_pair_up);
  const auto eye = [&](const z3::expr& has) {
    return mutant == "pairs-have-breaths" ? c.yes() : has;
  };
  const z3::expr one_open = mutant == "one-side-is-open" ? c.yes() : c.Not(l.two_open);
  return {{"two open groups are at least one", c.Or(l.one_open, c.Not(l.two_open))},
          {"one open group has one colour",
           never({one_open, l.black_has_nothing, l.white_has_nothing})},
          {"of a pair, each group has an eye or has nothing",
           c.And(never({pair, l.black_has_nothing, eye(l.black_has_eye)}),
                 never({pair, l.white_has_nothing, eye(l.white_has_eye)}))},
          {"of a pair whose breaths pair up, both have an eye or neither",
           c.And(never({equal, l.black_has_nothing, l.white_has_eye}),
                 never({equal, l.white_has_nothing, l.black_has_eye}))}};
}

std::vector<Obligation> DecisionTableObligations() { return {TotalBut(), Exclusive(), NamesOne()}; }

}  // namespace hotstone::solver
