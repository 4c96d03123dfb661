// AskCircle makes the game of the board once and searches it for each reading that is asked. Then
// the outcome is put into words: the takes of a paradox get numbers from 1, and each of its clauses
// becomes a sentence about them.
//
// For example, under `unsettled` asked `after` on 3x3 the paradox is one take: if it fights, it
// disturbs, and if it disturbs, it fights.
#include "answers/life/circle_answer.h"

#include <algorithm>
#include <cstdint>
#include <set>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "answers/asked/limits.h"
#include "answers/runs/temporary_folder.h"
#include "answers/shown/board_picture.h"
#include "answers/shown/exit_codes.h"
#include "base/status_macros.h"
#include "base/whole_file.h"
#include "enumerate/rules/rule_set.h"
#include "enumerate/rules/spec_bridge.h"
#include "solver/query/second_solver.h"
#include "spec/board/chains.h"

namespace hotstone::answers {
namespace {

using enumerate::AskedWhen;
using enumerate::Calls;
using enumerate::Circle;
using enumerate::CircleGame;
using enumerate::CircleReading;
using enumerate::kDisturbs;
using enumerate::kFights;
using enumerate::kOtherDisturbs;
using enumerate::kTakerDisturbs;
using enumerate::NotSettled;

constexpr NotSettled kNotSettled[] = {NotSettled::kOpen, NotSettled::kUnsettled,
                                      NotSettled::kDecides};
constexpr AskedWhen kAskedWhen[] = {AskedWhen::kBefore, AskedWhen::kAfter, AskedWhen::kEither};

template <typename Value, size_t n, typename NameOf>
std::vector<std::string> Names(const Value (&values)[n], NameOf name_of) {
  std::vector<std::string> names;
  for (const Value value : values) names.emplace_back(name_of(value));
  return names;
}

template <typename Value, size_t n, typename NameOf>
absl::StatusOr<std::optional<Value>> Named(const std::string& name, const Value (&values)[n],
                                           NameOf name_of) {
  if (name.empty()) return std::optional<Value>();
  for (const Value value : values) {
    if (name_of(value) == name) return std::optional<Value>(value);
  }
  return absl::InvalidArgumentError(absl::StrCat("circle: \"", name, "\" is not one of ",
                                                 absl::StrJoin(Names(values, name_of), ", ")));
}

ShownTake ToShown(const CircleGame::Take& take, const spec::BoardSize& size) {
  return {enumerate::ToSpec(enumerate::Stones{take.opp, take.own}, size), size.At(take.stone),
          size.At(take.ban)};
}

// The position that is asked: after the take, or before it.
spec::Position Asked(const ShownTake& take, const CircleReading& reading) {
  spec::Position asked = take.position;
  if (reading.when == AskedWhen::kBefore) {
    asked.Remove(take.stone);
    asked.Put(take.ban, spec::Color::kWhite);
  }
  return asked;
}

// The fates of the chains of a position with a ko.
std::vector<std::pair<std::string, enumerate::Fate>> ChainFates(const Circle& circle,
                                                                const spec::Position& position,
                                                                const std::vector<Calls>& calls) {
  const CircleGame& game = circle.game();
  const enumerate::CircleFates fates = circle.Fates(calls);
  const enumerate::Stones stones = enumerate::FromSpec(position);
  const auto black = static_cast<uint32_t>(stones.own);
  const auto white = static_cast<uint32_t>(stones.opp);
  const int symmetry = game.SymmetryOf(black | white);
  const enumerate::FateCell black_moves = fates.least[game.NodeOf(black, black | white)];
  const enumerate::FateCell white_moves = fates.least[game.NodeOf(white, black | white)];
  std::vector<std::pair<std::string, enumerate::Fate>> chains;
  for (const spec::Chain& chain : spec::AllChains(position)) {
    const int at = game.MapPoint(symmetry, position.size().Index(chain.stones[0]));
    const bool is_black = chain.color == spec::Color::kBlack;
    chains.push_back(
        {absl::StrCat(spec::ColorName(chain.color), " ", spec::PointName(chain.stones[0])),
         {enumerate::AnswerOf(is_black ? white_moves : black_moves, at),
          enumerate::AnswerOf(is_black ? black_moves : white_moves, at)}});
  }
  return chains;
}

// A take with the fewest stones that some classifications call fighting and others do not, under
// two of them.
std::optional<CircleDifference> FindDifference(const Circle& circle,
                                               const solver::CircleOutcome& outcome) {
  const CircleGame& game = circle.game();
  std::optional<size_t> best;
  const auto stones = [&](size_t take) {
    return enumerate::Count(game.takes()[take].own | game.takes()[take].opp);
  };
  for (size_t take = 0; take < outcome.possible.size(); ++take) {
    const Calls calls = outcome.possible[take];
    if ((calls & kFights) == 0 || calls == kFights) continue;
    if (!best.has_value() || stones(take) < stones(*best)) best = take;
  }
  if (!best.has_value()) return std::nullopt;
  const spec::BoardSize size = *spec::BoardSize::Create(game.grid().cols(), game.grid().rows());
  const ShownTake take = ToShown(game.takes()[*best], size);
  const spec::Position asked = Asked(take, circle.reading());
  const auto with = [&](bool fights) {
    const auto& found = *std::find_if(
        outcome.consistent.begin(), outcome.consistent.end(),
        [&](const std::vector<Calls>& calls) { return (calls[*best] == kFights) == fights; });
    return CircleDifference::Side{found[*best], ChainFates(circle, asked, found)};
  };
  return CircleDifference{take, asked, with(true), with(false)};
}

// Decides what has no model again, with another solver.
absl::Status AskAgain(const solver::SecondSolver& second, Progress* progress,
                      CircleReadingAnswer& answer) {
  ASSIGN_OR_RETURN(const auto folder, TemporaryFolder::Create());
  const std::string file = absl::StrCat(folder.path(), "/question.smt2");
  solver::SecondLimits limits;
  limits.rlimit = 100'000'000;
  limits.progress = progress;
  limits.what = absl::StrCat(second.version, " on what has no model");
  for (const std::string& question : answer.outcome.refuted) {
    RETURN_IF_ERROR(WriteWholeFile(file, question));
    ASSIGN_OR_RETURN(const auto opinion, solver::AskSecondSolver(second, file, limits));
    if (opinion.answer == solver::Answer::kUnsat) ++answer.confirmed;
    if (opinion.answer == solver::Answer::kSat) ++answer.contradicted;
  }
  return absl::OkStatus();
}

absl::StatusOr<CircleReadingAnswer> AskReading(const CircleGame& game, const CircleReading& reading,
                                               const CircleQuestion& question, Progress* progress) {
  const Circle circle(game, reading);
  ASSIGN_OR_RETURN(auto outcome,
                   solver::SearchCircle(
                       circle.takes(), circle.all(),
                       [&](const std::vector<Calls>& calls) { return circle.Image(calls); },
                       question.most, progress, !question.second_program.empty()));
  CircleReadingAnswer answer{reading, std::move(outcome), {}, {}, std::nullopt};
  for (const CircleGame::Take& take : game.takes())
    answer.takes.push_back(ToShown(take, question.size));
  std::set<size_t> takes;
  for (const solver::CircleClause& clause : answer.outcome.paradox) {
    for (const auto& [take, calls] : clause.premises) takes.insert(take);
    takes.insert(clause.take);
  }
  answer.paradox_takes.assign(takes.begin(), takes.end());
  answer.difference = FindDifference(circle, answer.outcome);
  return answer;
}

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

std::vector<std::string> NotSettledNames() { return Names(kNotSettled, enumerate::NotSettledName); }
std::vector<std::string> AskedWhenNames() { return Names(kAskedWhen, enumerate::AskedWhenName); }

absl::StatusOr<std::optional<NotSettled>> ParseNotSettled(const std::string& name) {
  return Named(name, kNotSettled, enumerate::NotSettledName);
}
absl::StatusOr<std::optional<AskedWhen>> ParseAskedWhen(const std::string& name) {
  return Named(name, kAskedWhen, enumerate::AskedWhenName);
}

absl::StatusOr<CircleAnswer> AskCircle(const CircleQuestion& question, Progress* progress) {
  ASSIGN_OR_RETURN(const auto finite, FiniteRulesFor("circle", question.rules));
  if (question.size.points() > CircleGame::kMostPoints) {
    return absl::ResourceExhaustedError(
        absl::StrCat("circle: ", question.size.ToString(), " has ", question.size.points(),
                     " points; the limit is ", CircleGame::kMostPoints, ", and 3x3 takes seconds"));
  }
  ASSIGN_OR_RETURN(const auto grid,
                   enumerate::Grid::Create(question.size.cols(), question.size.rows()));
  std::optional<solver::SecondSolver> second;
  if (!question.second_program.empty()) {
    auto found = solver::FindSecondSolver(question.second_program);
    if (!found.ok()) return absl::InvalidArgumentError(found.status().message());
    second = *std::move(found);
  }
  ASSIGN_OR_RETURN(const auto game, CircleGame::Create(grid, finite, progress));
  CircleAnswer answer{question, game.takes().size(), second.has_value() ? second->version : "", {}};
  for (const CircleReading& reading : enumerate::CircleReadings()) {
    if (reading.second_rule != question.second_rule ||
        reading.not_settled != question.not_settled.value_or(reading.not_settled) ||
        reading.when != question.when.value_or(reading.when))
      continue;
    ASSIGN_OR_RETURN(auto one, AskReading(game, reading, question, progress));
    if (second.has_value()) {
      RETURN_IF_ERROR(AskAgain(*second, progress, one));
    }
    answer.readings.push_back(std::move(one));
  }
  return answer;
}

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
