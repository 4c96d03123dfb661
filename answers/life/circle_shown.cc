// The takes of a paradox get numbers from 1, and each of its clauses becomes a sentence about them.
//
// For example, under `unsettled` asked `after` on 3x3 the paradox is one take: if it fights, it
// disturbs, and if it disturbs, it fights.
#include "answers/life/circle_shown.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "answers/shown/board_picture.h"
#include "answers/shown/exit_codes.h"

namespace hotstone::answers {
namespace {

using enumerate::Calls;
using enumerate::kDisturbs;
using enumerate::kFights;
using enumerate::kOtherDisturbs;
using enumerate::kTakerDisturbs;

// "fights", "disturbs", "disturbs naming the taker"; several joined by "or".
std::string CallsText(Calls calls, bool second_rule) {
  const Calls all = second_rule ? enumerate::kAnyCall : enumerate::kWithoutDisturber;
  if (calls == all) return "fights or disturbs";
  if (calls == (all & ~kFights)) return "disturbs";
  std::vector<std::string> words;
  if ((calls & kFights) != 0) words.push_back("fights");
  if ((calls & kDisturbs) != 0)
    words.push_back(second_rule ? "disturbs naming nobody" : "disturbs");
  if ((calls & kTakerDisturbs) != 0) words.push_back("disturbs naming the taker");
  if ((calls & kOtherDisturbs) != 0) words.push_back("disturbs naming the other side");
  return absl::StrJoin(words, " or ");
}

Shown& DescribePlace(Shown& shown, const ShownTake& take) {
  return shown.Set("rows", take.position.ToRows())
      .Set("took_at", spec::PointName(take.stone))
      .Set("removed", spec::PointName(take.ban));
}

Shown Describe(const ShownTake& take, size_t number) {
  Shown shown;
  return DescribePlace(shown, take)
      .Say("number", number)
      .Say("picture", BoardPicture(take.position))
      .Line("  take {number}: Black has just taken {removed} from {took_at}")
      .Line("    {picture}");
}

Shown Describe(const solver::CircleClause& clause, const std::vector<size_t>& takes,
               bool second_rule) {
  const auto sentence = [&](size_t take, Calls calls) {
    const auto at = std::find(takes.begin(), takes.end(), take) - takes.begin() + 1;
    return absl::StrCat(at, " ", CallsText(calls, second_rule));
  };
  std::vector<std::string> premises;
  for (const auto& [take, calls] : clause.premises) premises.push_back(sentence(take, calls));
  Shown shown;
  return shown.Set("if", premises)
      .Set("then", sentence(clause.take, clause.calls))
      .Say("premise", absl::StrJoin(premises, " and "))
      .Line("  {premise?if {}, then }{then}");
}

Shown Describe(const CircleDifference::Side& side, bool second_rule) {
  std::vector<Shown> chains;
  for (const auto& [name, fate] : side.chains) {
    Shown chain;
    chains.push_back(
        chain.Set("chain", name).Set("fate", FateName(fate)).Line("      {chain:<9} {fate}"));
  }
  Shown shown;
  return shown.Set("call", CallsText(side.call, second_rule))
      .Set("chains", std::move(chains))
      .Line("    where it {call}:")
      .Line("{chains}");
}

Shown Describe(const CircleDifference& difference, bool second_rule) {
  Shown shown;
  return DescribePlace(shown, difference.take)
      .Set("asked_of", difference.asked.ToRows())
      .Set("one", Describe(difference.one, second_rule))
      .Set("other", Describe(difference.other, second_rule))
      .Say("picture", BoardPicture(difference.asked))
      .Line("  two classifications differ about the take of {removed} from {took_at}, asked of")
      .Line("    {picture}")
      .Line("{one}")
      .Line("{other}");
}

// "none", "3", or "over 20".
std::string CountText(const solver::CircleOutcome& outcome, size_t most) {
  if (outcome.consistent.empty()) return "none";
  return outcome.complete ? absl::StrCat(outcome.consistent.size()) : absl::StrCat("over ", most);
}

Shown Describe(const CircleReadingAnswer& answer, size_t most, bool in_detail) {
  uint64_t fights = 0, disturbs = 0, either = 0;
  for (const Calls calls : answer.outcome.possible) {
    if (calls == 0) continue;
    ++(calls == kFights ? fights : (calls & kFights) == 0 ? disturbs : either);
  }
  const bool second_rule = answer.reading.second_rule;
  Shown shown;
  shown.Set("not_settled", NotSettledName(answer.reading.not_settled))
      .Set("asked", AskedWhenName(answer.reading.when))
      .Set("second_rule", second_rule)
      .Set("consistent", answer.outcome.complete ? ShownValue(answer.outcome.consistent.size())
                                                 : ShownValue(std::nullopt))
      .Set("always_fight", fights)
      .Set("never_fight", disturbs)
      .Set("either_way", either)
      .Say("count", CountText(answer.outcome, most))
      .Line(
          "  {not_settled:<11} {asked:<7} {count:<14} {always_fight:>12} {never_fight:>12} "
          "{either_way:>12}");
  if (!in_detail) return shown;
  std::vector<Shown> calls;
  for (size_t take = 0; take < answer.takes.size(); ++take) {
    Shown one;
    if (answer.outcome.possible[take] == 0) continue;
    calls.push_back(DescribePlace(one, answer.takes[take])
                        .Set("call", CallsText(answer.outcome.possible[take], second_rule)));
  }
  shown.Set("calls", std::move(calls));
  if (!answer.paradox_takes.empty()) {
    std::vector<Shown> takes, clauses;
    for (size_t i = 0; i < answer.paradox_takes.size(); ++i)
      takes.push_back(Describe(answer.takes[answer.paradox_takes[i]], i + 1));
    for (const solver::CircleClause& clause : answer.outcome.paradox)
      clauses.push_back(Describe(clause, answer.paradox_takes, second_rule));
    shown.Set("takes", std::move(takes))
        .Set("clauses", std::move(clauses))
        .Line("none, because of these takes:")
        .Line("{takes}")
        .Line("{clauses}");
  }
  if (answer.difference.has_value()) {
    shown.Set("difference", Describe(*answer.difference, second_rule)).Line("{difference}");
  }
  return shown;
}

}  // namespace

Shown Describe(const CircleAnswer& answer) {
  std::vector<Shown> readings;
  const bool in_detail = answer.readings.size() == 1;
  size_t refuted = 0, confirmed = 0, contradicted = 0;
  for (const CircleReadingAnswer& one : answer.readings) {
    readings.push_back(Describe(one, answer.question.most, in_detail));
    refuted += one.outcome.refuted.size();
    confirmed += one.confirmed;
    contradicted += one.contradicted;
  }
  Shown shown = Shown::Result("circle");
  shown.Set("board", answer.question.size.ToString())
      .Set("rules", spec::RuleSetName(answer.question.rules))
      .Set("takes", answer.takes)
      .Set("readings", std::move(readings))
      .Say("with",
           answer.question.second_rule ? "with the rule about disturbers" : "hot stones alone")
      .Say("settled", "not settled")
      .Say("asked", "asked")
      .Say("consistent", "consistent")
      .Say("always", "always fight")
      .Say("never", "never fight")
      .Say("either", "either way")
      .Line("{board}, {rules}, {with}: {takes} takes up to symmetry and exchange of colours")
      .Line("  {settled:<11} {asked:<7} {consistent:<14} {always:>12} {never:>12} {either:>12}")
      .Line("{readings}");
  if (answer.second_solver.empty()) return shown;
  return shown.Set("second_solver", answer.second_solver)
      .Set("refuted", refuted)
      .Set("confirmed", confirmed)
      .Set("contradicted", contradicted)
      .Line(
          "{second_solver} confirms {confirmed} of the {refuted} searches in which Z3 found "
          "nothing "
          "more, and contradicts {contradicted}")
      .ExitWith(contradicted > 0      ? kExitFails
                : confirmed < refuted ? kExitUnknown
                                      : kExitOk);
}

}  // namespace hotstone::answers
