#include "answers/values/robust_answer.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "answers/asked/other_command.h"
#include "answers/shown/board_picture.h"
#include "answers/values/robust_checkpoint.h"
#include "base/status_macros.h"
#include "certify/solution/solution_check.h"
#include "enumerate/robust/robust_bounds.h"
#include "enumerate/robust/robust_strategy.h"
#include "enumerate/rules/spec_bridge.h"

namespace hotstone::answers {
namespace {

using certify::RobustHot;
using enumerate::Interval;
using enumerate::IntervalTable;

Shown Begin(const spec::Position& position, RobustHot hot, spec::Color to_move,
            const Interval& bounds) {
  Shown shown = Shown::Result("robust");
  return shown.Set("board", position.size().ToString())
      .Set("hot", hot == RobustHot::kEvery ? "every" : "single")
      .Set("rows", position.ToRows())
      .Set("to_move", spec::Letter(to_move))
      .Set("lower", bounds.lo)
      .Set("upper", bounds.hi);
}

// Writes the certificate if the side forces anything; returns what to report about it.
absl::StatusOr<std::string> WriteCertificate(const RobustCertificate& asked,
                                             const enumerate::Grid& grid,
                                             const IntervalTable& table, const RobustAnswer& answer,
                                             Progress* progress) {
  const bool black = asked.side == spec::Color::kBlack;
  const enumerate::RobustQuestion wanted{
      asked.side,
      black ? answer.bounds.lo : -answer.bounds.hi,
      answer.position,
      answer.to_move,
      answer.hot,
      asked.one_of_images ? certify::SolutionImages::kOne : certify::SolutionImages::kEach};
  if (wanted.at_least == -answer.position.size().points()) {
    return absl::StrCat(asked.path, ": not written: ", spec::ColorName(asked.side),
                        " robustly forces only the minimum, which any ending guarantees");
  }
  ASSIGN_OR_RETURN(const auto strategy,
                   FindRobustStrategy(grid, table, wanted, asked.entries, progress));
  const auto checked = certify::CheckSolution(strategy);
  if (!checked.ok()) {
    return absl::InternalError(absl::StrCat("bug in hotstone: the checker refuses the strategy: ",
                                            std::string(checked.status().message())));
  }
  RETURN_IF_ERROR(certify::WriteSolution(asked.path, strategy.header, strategy.entries));
  return absl::StrCat(asked.path, ": ", strategy.entries.size(), " entries; ", checked->claim);
}

}  // namespace

absl::StatusOr<RobustAnswer> AskRobust(const RobustQuestion& question, const Tell& tell) {
  const auto& [position, to_move, hot, memory_text, threads, list, certificate, keep] = question;
  const spec::BoardSize size = position.size();
  LongRun run(keep);
  RobustCheckpoint checkpoint(keep, hot, &run);
  enumerate::IntervalOptions solve{threads, certificate.has_value()};
  if (!keep.path.empty()) solve.keeper = &checkpoint;
  const auto same = [](const spec::BoardSize& board) {
    return absl::StrCat("hotstone robust --board ", board.ToString());
  };
  RETURN_IF_ERROR(
      CheckFits({"robust: the bounds", size, memory_text,
                 [&](const auto& other) { return enumerate::IntervalBytes(other, solve); }, same},
                LifeInstead(position, *spec::ParseRuleSet("basic-only"))));
  ASSIGN_OR_RETURN(const auto grid, enumerate::Grid::Create(size.cols(), size.rows()));
  ASSIGN_OR_RETURN(const auto index, enumerate::LegalIndex::Create(grid));
  ASSIGN_OR_RETURN(const auto table, enumerate::SolveRobust(grid, hot, solve, &run));
  run.Clear();
  if (list) {
    table.ForEachUndetermined(
        index, [&, hot = hot](enumerate::Stones stones, Interval bounds, int orbit) {
          tell(Begin(enumerate::ToSpec(stones, size), hot, spec::Color::kBlack, bounds)
                   .Set("symmetric_positions", orbit)
                   .Line("{rows:/}  [{lower}, {upper}]  x{symmetric_positions}"));
        });
  }
  const enumerate::Stones stones = enumerate::FromSpec(position);
  RobustAnswer answer{position, to_move, hot, {}, index.size(), table.CountUndetermined()};
  answer.bounds =
      table.ForBlack({stones.own, stones.opp, to_move == spec::Color::kBlack ? 0 : 1, 0, 0});
  if (certificate.has_value()) {
    ASSIGN_OR_RETURN(answer.certified, WriteCertificate(*certificate, grid, table, answer, &run));
  }
  return answer;
}

Shown Describe(const RobustAnswer& answer) {
  Shown shown = Begin(answer.position, answer.hot, answer.to_move, answer.bounds);
  return shown.Set("positions", answer.positions)
      .Set("same_under_every_rule", answer.positions - answer.bounds_differ)
      .Set("bounds_differ", answer.bounds_differ)
      .Say("picture", BoardPicture(answer.position))
      .Say("mover", spec::ColorName(answer.to_move))
      .Say("every", answer.hot == RobustHot::kEvery)
      .Say("same", answer.bounds.lo == answer.bounds.hi)
      .Line(
          "{picture}{mover} to move, {every?hot stones of any kind or none}{every!single hot "
          "stones or none}")
      .Line(
          "robust bounds for Black: [{lower}, {upper}]{same?, the value under every rule of "
          "repetition}"
          "{same!: the rule of repetition may decide}")
      .Line(
          "{same_under_every_rule} of {positions} positions with Black to move have the same value "
          "under "
          "every "
          "rule of repetition");
}

}  // namespace hotstone::answers
