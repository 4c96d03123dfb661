#include "answers/values/plane_answer.h"

#include "absl/strings/str_cat.h"
#include "base/number_text.h"
#include "base/status_macros.h"
#include "enumerate/planes/plane_sweeps.h"
#include "enumerate/rules/spec_bridge.h"
#include "tables/plane_checkpoint.h"

namespace hotstone::answers {

using enumerate::OccupancyIndex;
using enumerate::PlanePoint;
using enumerate::PlaneSweeps;

absl::StatusOr<PlaneAnswer> AskPlane(const PlaneQuestion& question) {
  const Keep& keep = question.keep;
  ASSIGN_OR_RETURN(const auto index,
                   OccupancyIndex::Create(question.work.grid, OccupancyIndex::kMostPoints));
  const enumerate::PlaneLayout layout(index);
  const uint64_t memory = PlaneSweeps::Bytes(layout, question.stages);
  RETURN_IF_ERROR(CheckPlaneMemory(question, [&](const enumerate::PlaneLayout& other) {
    return PlaneSweeps::Bytes(other, question.stages);
  }));
  ASSIGN_OR_RETURN(auto sweeps,
                   PlaneSweeps::Create(layout, question.work.finite,
                                       {.at_least = question.at_least, .stages = question.stages}));
  if (keep.resume) {
    RETURN_IF_ERROR(tables::LoadPlanes(keep.path, question.work.rules, &sweeps));
  }
  LongRun run(keep);
  run.Begin(
      [&] { return tables::SavePlanes(keep.path, question.work.rules, sweeps, question.threads); });
  uint64_t layers = 0;
  const absl::Status done = sweeps.Run(question.threads, &run, [&](const PlanePoint&) {
    ++layers;
    run.AtStep();
    return question.layers == 0 || layers < question.layers;
  });
  if (absl::IsCancelled(done)) {
    return run.Stopped(done, absl::StrCat("stopped in sweep ", sweeps.point().sweep));
  }
  RETURN_IF_ERROR(done);
  const double seconds = run.seconds();
  RETURN_IF_ERROR(run.SaveNow());
  const bool forced =
      sweeps.Forces(enumerate::FromSpec(question.situation), question.side == "B" ? 0 : 1);
  return PlaneAnswer{question, forced, sweeps.Count(), sweeps.point().sweep, memory, 0, seconds};
}

Shown Describe(const PlaneAnswer& answer) {
  const PlaneQuestion& question = answer.question;
  Shown shown = Shown::Result("plane");
  shown.Set("board", question.work.size.ToString())
      .Set("rules", spec::RuleSetName(question.work.rules))
      .Set("rows", question.situation.position.ToRows())
      .Set("to_move", spec::Letter(question.situation.to_move))
      .Set("side", question.side)
      .Set("at_least", question.at_least)
      .Set("forced", answer.forced)
      .Set("legal_positions", answer.counts.legal)
      .Set("forced_at_its_turn", answer.counts.first)
      .Set("forced_at_the_others_turn", answer.counts.second)
      .Set(answer.disk > 0 ? "half_sweeps" : "sweeps", answer.sweeps)
      .Set("bytes", answer.memory);
  if (answer.disk > 0) shown.Set("disk_bytes", answer.disk);
  return shown.Set("seconds", answer.seconds)
      .Say("who", question.side == "B" ? "Black" : "White")
      .Say("mover", spec::ColorName(question.situation.to_move))
      .Say("memory", BytesText(answer.memory))
      .Say("disk", BytesText(answer.disk))
      .Line("board: {board}")
      .Line("rules: {rules}")
      .Line("asked: can {who} force an area difference of {at_least} or more, {mover} to move")
      .Line("forced: {forced}")
      .Line(
          "legal positions: {legal_positions}; forced in {forced_at_its_turn} of them at the turn "
          "of the "
          "side that "
          "forces, in {forced_at_the_others_turn} at the other's")
      .Line(
          "({sweeps?{sweeps:#sweep|sweeps}}{half_sweeps?{half_sweeps:#half-sweep|half-sweeps}}, "
          "{seconds:.2} s, {memory}{disk_bytes?, "
          "{disk} on "
          "disk})")
      .ExitWith(answer.forced ? kExitOk : kExitFails);
}

}  // namespace hotstone::answers
