// hotstone plane: one threshold, one bit a position. Can Black force an area difference of at least t?
//
// What could go wrong is found out before hours of work: board, rules, threshold, position, memory, and
// whether the checkpoint may be written or is there to be taken up. PlaneRun, in memory, saves after a layer
// when the time for it has come; a stop, by a signal or by --layers, saves and says with which command it
// goes on. Runs on disk (plane_on_disk.h) and through all thresholds (plane_thresholds.h) have rooms of their
// own.
//
// For example hotstone plane --board 3x3 --at-least 9 says that Black, who begins, takes the whole board:
// "forced: yes", and exit code 0.
#include <chrono>
#include <iostream>
#include <memory>
#include <string>

#include "absl/strings/str_cat.h"
#include "answers/runs/terminal_progress.h"
#include "answers/values/plane_question.h"
#include "base/seconds_since.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/options.h"
#include "cli/terminal/report.h"
#include "cli/terminal/situation_options.h"
#include "cli/values/plane_on_disk.h"
#include "cli/values/plane_thresholds.h"
#include "enumerate/planes/plane_sweeps.h"
#include "enumerate/rules/spec_bridge.h"
#include "tables/plane_checkpoint.h"

namespace hotstone::cli {
namespace {

using enumerate::OccupancyIndex;
using enumerate::PlaneLayout;
using enumerate::PlanePoint;
using enumerate::PlaneSweeps;
using Clock = std::chrono::steady_clock;

class PlaneRun {
 public:
  PlaneRun(const answers::PlaneOptions& options, const answers::PlaneQuestionAsked& asked)
      : options_(options), asked_(asked) {}

  int Run() {
    const auto index = OccupancyIndex::Create(asked_.work.grid, OccupancyIndex::kMostPoints);
    if (!index.ok()) return ReportError(index.status());
    const PlaneLayout layout(*index);
    const absl::Status memory =
        answers::CheckPlaneMemory(options_, asked_, PlaneSweeps::Bytes(layout, options_.stages));
    if (!memory.ok()) return ReportError(memory);
    auto sweeps = PlaneSweeps::Create(layout, asked_.work.finite,
                                      {.at_least = options_.at_least, .stages = options_.stages});
    if (!sweeps.ok()) return ReportError(sweeps.status());
    if (options_.resume) {
      const absl::Status loaded = tables::LoadPlanes(options_.checkpoint, asked_.work.rules, &*sweeps);
      if (!loaded.ok()) return ReportError(loaded);
    }
    return Solve(*sweeps);
  }

 private:
  absl::Status Save(PlaneSweeps& sweeps) {
    const absl::Status status =
        tables::SavePlanes(options_.checkpoint, asked_.work.rules, sweeps, options_.threads);
    last_saved_ = Clock::now();
    return status;
  }

  // After a layer: saved if it is time. False: enough for now.
  bool AtLayer(PlaneSweeps& sweeps) {
    ++layers_done_;
    if (options_.checkpoint.empty()) return true;
    if (SecondsSince(last_saved_) >= options_.checkpoint_every) {
      if (const absl::Status saved = Save(sweeps); !saved.ok()) {  // the run itself is well: it goes on
        progress_.Clear();
        std::cerr << "hotstone: warning: " << std::string(saved.message()) << "; the run goes on without\n";
      }
    }
    return options_.layers == 0 || layers_done_ < options_.layers;
  }

  int Stopped(PlaneSweeps& sweeps) {
    progress_.Clear();
    const PlanePoint& point = sweeps.point();
    const std::string where = absl::StrCat("stopped in sweep ", point.sweep);
    if (options_.checkpoint.empty()) {
      std::cerr << "hotstone: " << where << "; nothing is kept without --checkpoint FILE\n";
      return kExitUnknown;
    }
    if (const absl::Status saved = Save(sweeps); !saved.ok()) return ReportError(saved);
    std::cerr << "hotstone: " << where << "; go on with the same options and --resume\n";
    return kExitUnknown;
  }

  int Solve(PlaneSweeps& sweeps) {
    const auto began = Clock::now();
    last_saved_ = began;
    const absl::Status run =
        sweeps.Run(options_.threads, &progress_, [&](const PlanePoint&) { return AtLayer(sweeps); });
    if (absl::IsCancelled(run)) return Stopped(sweeps);
    progress_.Clear();
    if (!run.ok()) return ReportError(run);
    const double seconds = SecondsSince(began);
    if (!options_.checkpoint.empty()) {
      if (const absl::Status saved = Save(sweeps); !saved.ok()) return ReportError(saved);
    }
    answers::PlaneAnswer answer;
    answer.forced = sweeps.Forces(enumerate::FromSpec(asked_.situation), options_.side == "B" ? 0 : 1);
    answer.counts = sweeps.Count();
    answer.sweeps = sweeps.point().sweep;
    answer.memory = PlaneSweeps::Bytes(sweeps.layout(), options_.stages);
    answer.seconds = seconds;
    return answers::PrintPlaneAnswer(options_, asked_, answer);
  }

  const answers::PlaneOptions& options_;
  const answers::PlaneQuestionAsked& asked_;
  Clock::time_point last_saved_;
  uint64_t layers_done_ = 0;
  answers::TerminalProgress progress_;
};

int RunPlane(const answers::PlaneOptions& options) {
  const auto asked = answers::ReadPlaneQuestion(options);
  if (!asked.ok()) return ReportError(asked.status());
  if (!options.all_thresholds.empty()) return RunPlaneThresholds(options, *asked);
  if (!options.on_disk.empty()) return RunPlaneOnDisk(options, *asked);
  return PlaneRun(options, *asked).Run();
}

}  // namespace

void AddPlaneCommand(Command& app, int& exit_code) {
  const auto options = std::make_shared<answers::PlaneOptions>();
  Command& command = app.AddCommand(
      "plane", "Can a side force an area difference? One bit a position, for boards up to 25 points");
  command.AddOption("--board", &options->board, "COLSxROWS, up to 25 points: its empty board is asked about");
  AddPositionOption(command, &options->position, "asked about instead of the empty board");
  AddToMoveOption(command, &options->circumstances.to_move);
  AddPassesAndBanOptions(command, &options->circumstances);
  command.AddOption("--at-least", &options->at_least,
                    "The area difference, for the side that is to force it");
  command.AddOption("--side", &options->side, "Who is to force it; endless play counts against it")
      .OneOf({"B", "W"})
      .ShowDefault();
  command
      .AddOption("--rules", &options->rules, "A rule set without history and without bans of several points")
      .ShowDefault();
  command.AddOption("--threads", &options->threads, "The planes are the same for any number")
      .Range(1, 256)
      .ShowDefault();
  command.AddOption("--checkpoint", &options->checkpoint,
                    "Where the planes are kept, on the way and at the end");
  const Option& every =
      command.AddOption("--checkpoint-every", &options->checkpoint_every, "Seconds between checkpoints")
          .Range(0.0, 1e9)
          .ShowDefault();
  command.AddOption("--on-disk", &options->on_disk,
                    "A folder for both planes: one at a time is in memory, for boards that do not fit it");
  command.AddOption(
      "--all-thresholds", &options->all_thresholds,
      "Instead of --at-least: a folder for the planes of all thresholds, from which undetermined "
      "positions are counted");
  command.AddFlag("--resume", &options->resume, "Take up the run of the checkpoint, or ask it once more");
  command.AddFlag(
      "--stages", &options->stages,
      "With --checkpoint: keep the sweep of each bit, for hotstone gtp --plane; nine times the memory");
  command.AddFlag("--mend", &options->mend,
                  "With --on-disk and --resume: look at all files, clear what is damaged and find it again");
  command.AddOption("--layers", &options->layers, "Stop after so many layers; 0 for no stop").ShowDefault();
  AddMemoryOption(command, &options->memory);
  command.AddFlag("--json", &options->json, "One JSON object");
  AddProgressOption(command);
  command.SetFooter(
      "Exit codes: 0 forced, 1 not forced, 3 stopped on the way. SIGINT and SIGTERM stop a run, with a "
      "checkpoint "
      "if it has a\nname (docs/howto/tables.md).\n"
      "Example: hotstone plane --board 3x3 --at-least 9\n"
      "         hotstone plane --position .X./XOX/... --to-move W --side W --at-least -8\n"
      "         hotstone plane --board 4x3 --all-thresholds planes43\n"
      "         hotstone plane --board 3x3 --at-least 9 --stages --checkpoint planes33 && hotstone gtp "
      "--plane planes33");
  command.OnRun([options, &every, &exit_code] {
    options->checkpoint_every_given = every.Given();
    exit_code = RunPlane(*options);
  });
}

}  // namespace hotstone::cli
