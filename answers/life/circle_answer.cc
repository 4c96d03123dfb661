// AskCircle makes the game of the board once and searches it for each reading that is asked. What
// each search has learned is kept in a log, which a checkpoint saves.
#include "answers/life/circle_answer.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <set>

#include "absl/strings/str_cat.h"
#include "answers/asked/limits.h"
#include "answers/life/circle_checkpoint.h"
#include "answers/runs/temporary_folder.h"
#include "base/seconds_since.h"
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
using enumerate::kFights;

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

// Says which reading is searched, and for how long.
class ReadingProgress final : public Progress {
 public:
  ReadingProgress(const CircleReading& reading, Progress* shown) : shown_(shown) {
    name_ = absl::StrCat(std::string(enumerate::NotSettledName(reading.not_settled)), " ",
                         std::string(enumerate::AskedWhenName(reading.when)));
  }
  const std::string& name() const { return name_; }

  bool Report(std::string_view what, uint64_t done, uint64_t total) override {
    if (const double seconds = SecondsSince(began_); what != what_ || seconds >= renew_at_) {
      what_ = std::string(what);
      renew_at_ = seconds + 60;
      text_ = absl::StrCat(name_, ", ", static_cast<uint64_t>(seconds), " s: ", what_);
    }
    return KeepGoing(shown_, text_, done, total);
  }

 private:
  Progress* const shown_;
  const std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
  std::string name_;
  std::string what_;
  std::string text_;
  double renew_at_ = 0;
};

absl::StatusOr<CircleReadingAnswer> AskReading(const CircleGame& game, const CircleReading& reading,
                                               const CircleQuestion& question,
                                               solver::CircleLog& log, Progress* progress) {
  const Circle circle(game, reading);
  const solver::CircleSearch asked{.takes = circle.takes(),
                                   .all = circle.all(),
                                   .most = question.most,
                                   .keep_refuted = !question.second_program.empty()};
  ASSIGN_OR_RETURN(auto outcome,
                   solver::SearchCircle(
                       asked, [&](const std::vector<Calls>& calls) { return circle.Image(calls); },
                       progress, &log));
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

// Takes up what a checkpoint has kept, or begins one.
absl::Status BeginRun(const CircleQuestion& question, size_t takes, LongRun& run,
                      CircleLogs& logs) {
  const std::string& path = question.keep.path;
  if (question.keep.resume) {
    ASSIGN_OR_RETURN(logs, ReadCircleCheckpoint(path, question, takes));
  }
  run.Begin([&question, &logs, takes, path] {
    return WriteCircleCheckpoint(path, question, takes, logs);
  });
  run.SaveAtReports();
  return question.keep.resume ? absl::OkStatus() : run.SaveNow();
}

absl::Status Stopped(const absl::Status& why, const std::string& reading,
                     const CircleAnswer& answer, LongRun* run) {
  const std::string where = absl::StrCat(
      "circle: stopped at ", reading, ", which is unknown so far (", std::string(why.message()),
      "), after ", answer.readings.size(), " other readings were answered");
  return run != nullptr ? run->Stopped(why, where) : absl::CancelledError(where);
}

// `run`: saves what is learned; nothing: no checkpoint.
absl::StatusOr<CircleAnswer> Ask(const CircleQuestion& question, Progress* progress, LongRun* run) {
  ASSIGN_OR_RETURN(const auto finite, FiniteRulesFor("circle", question.rules));
  if (question.size.points() > CircleGame::kMostPoints) {
    return absl::InvalidArgumentError(
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
  CircleLogs logs;
  if (run != nullptr) {
    RETURN_IF_ERROR(BeginRun(question, answer.takes, *run, logs));
  }
  for (const CircleReading& reading : enumerate::CircleReadings()) {
    if (reading.second_rule != question.second_rule ||
        reading.not_settled != question.not_settled.value_or(reading.not_settled) ||
        reading.when != question.when.value_or(reading.when))
      continue;
    if (logs.size() == answer.readings.size()) logs.emplace_back();
    ReadingProgress shown(reading, progress);
    auto one = AskReading(game, reading, question, logs[answer.readings.size()], &shown);
    if (absl::IsCancelled(one.status())) return Stopped(one.status(), shown.name(), answer, run);
    if (absl::IsDataLoss(one.status())) {
      return absl::InvalidArgumentError(
          absl::StrCat(question.keep.path, ": ", std::string(one.status().message())));
    }
    RETURN_IF_ERROR(one.status());
    if (second.has_value()) {
      RETURN_IF_ERROR(AskAgain(*second, progress, *one));
    }
    answer.readings.push_back(*std::move(one));
  }
  if (run != nullptr) {
    RETURN_IF_ERROR(run->SaveNow());
  }
  return answer;
}

}  // namespace

absl::StatusOr<CircleAnswer> AskCircle(const CircleQuestion& question, Progress* progress) {
  return Ask(question, progress, nullptr);
}

absl::StatusOr<CircleAnswer> RunCircle(const CircleQuestion& question) {
  RETURN_IF_ERROR(CheckKeep(question.keep));
  LongRun run(question.keep);
  auto answer = Ask(question, &run, &run);
  run.Clear();
  return answer;
}

}  // namespace hotstone::answers
