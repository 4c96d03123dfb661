// hotstone plane: one threshold, one bit a position. Can Black force an area difference of at least t?
//
// PlaneRun first finds out what could go wrong before hours of work: board, rules, threshold, position, memory,
// and whether the checkpoint may be written or is there to be taken up. The run saves after a layer when the
// time for it has come; a stop, by a signal or by --layers, saves and says with which command it goes on.
//
// For example hotstone plane --board 3x3 --at-least 9 says that Black, who begins, takes the whole board:
// "forced: yes", and exit code 0.
#include <chrono>
#include <iostream>
#include <memory>
#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/bytes_text.h"
#include "base/version.h"
#include "base/whole_file.h"
#include "cli/terminal/board_work.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/options.h"
#include "cli/terminal/report.h"
#include "cli/terminal/situation_options.h"
#include "cli/terminal/terminal_progress.h"
#include "enumerate/planes/plane_sweeps.h"
#include "enumerate/rules/spec_bridge.h"
#include "formats/json_line.h"
#include "tables/plane_checkpoint.h"

namespace hotstone::cli {
namespace {

using enumerate::OccupancyIndex;
using enumerate::PlaneLayout;
using enumerate::PlanePoint;
using enumerate::PlaneSweeps;
using Clock = std::chrono::steady_clock;

struct PlaneOptions {
  std::string board;
  std::string position;
  Circumstances circumstances;
  std::string side = "B";
  int at_least = 0;
  std::string rules = "basic-only";
  int threads = 1;
  std::string checkpoint;
  double checkpoint_every = 600;
  bool resume = false;
  uint64_t layers = 0;
  std::string memory;
  bool json = false;
};

double SecondsSince(Clock::time_point began) {
  return std::chrono::duration<double>(Clock::now() - began).count();
}

class PlaneRun {
 public:
  explicit PlaneRun(const PlaneOptions& options) : options_(options) {}

  int Run() {
    if (absl::Status status = Prepare(); !status.ok()) return ReportError(status);
    const auto index = OccupancyIndex::Create(work_->grid, OccupancyIndex::kMostPoints);
    if (!index.ok()) return ReportError(index.status());
    const PlaneLayout layout(*index);
    if (absl::Status status = CheckMemory(layout); !status.ok()) return ReportError(status);
    auto sweeps =
        PlaneSweeps::Create(layout, work_->finite, {.at_least = options_.at_least, .stages = false});
    if (!sweeps.ok()) return ReportError(sweeps.status());
    if (options_.resume) {
      const absl::Status loaded = tables::LoadPlanes(options_.checkpoint, work_->rules, &*sweeps);
      if (!loaded.ok()) return ReportError(loaded);
    }
    return Solve(*sweeps);
  }

 private:
  absl::Status Prepare() {
    const auto position = BoardOrPosition(options_.board, options_.position, "plane");
    if (!position.ok()) return position.status();
    const auto work = ReadBoardWork(position->size().ToString(), options_.rules);
    if (!work.ok()) return work.status();
    work_ = std::make_unique<BoardWork>(*work);
    const auto situation = SituationFrom(*position, options_.circumstances, work_->rules);
    if (!situation.ok()) return situation.status();
    situation_ = std::make_unique<spec::Situation>(*situation);
    const int points = work_->grid.points();
    if (options_.at_least <= -points || options_.at_least > points) {
      return absl::InvalidArgumentError(absl::StrCat("--at-least ", options_.at_least, ": on ",
                                                     work_->size.ToString(), " it is from ", 1 - points,
                                                     " to ", points));
    }
    if (options_.checkpoint.empty()) {
      if (!options_.resume && options_.layers == 0) return absl::OkStatus();
      return absl::InvalidArgumentError("--resume and --layers need --checkpoint FILE");
    }
    const bool there = IsThere(options_.checkpoint);
    if (there && !options_.resume) {
      return absl::InvalidArgumentError(absl::StrCat(
          options_.checkpoint,
          ": the checkpoint of an earlier run is there; take it up with --resume, or remove it"));
    }
    if (!there && options_.resume) {
      return absl::InvalidArgumentError(
          absl::StrCat(options_.checkpoint, ": there is no checkpoint; leave --resume out to begin"));
    }
    return absl::OkStatus();
  }

  absl::Status CheckMemory(const PlaneLayout& layout) const {
    const auto memory = MemoryLimit(options_.memory);
    if (!memory.ok()) return memory.status();
    const uint64_t needed = PlaneSweeps::Bytes(layout, false);
    if (needed <= *memory) return absl::OkStatus();
    return absl::ResourceExhaustedError(absl::StrCat("plane: the planes of ", work_->size.ToString(),
                                                     " need ", BytesText(needed), ", --memory is ",
                                                     BytesText(*memory)));
  }

  absl::Status Save(PlaneSweeps& sweeps) {
    const absl::Status status =
        tables::SavePlanes(options_.checkpoint, work_->rules, sweeps, options_.threads);
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
    const int side = options_.side == "B" ? 0 : 1;
    const bool forced = sweeps.Forces(enumerate::FromSpec(*situation_), side);
    Print(sweeps, forced, seconds);
    return forced ? kExitOk : kExitFails;
  }

  void Print(const PlaneSweeps& sweeps, bool forced, double seconds) const {
    const enumerate::PlaneCounts counts = sweeps.Count();
    const std::string to_move(1, spec::ColorLetter(situation_->to_move));
    if (options_.json) {
      formats::JsonLine line;
      line.Set("schema", "hotstone.result/1")
          .Set("command", "plane")
          .Set("board", work_->size.ToString())
          .Set("rules", spec::RuleSetName(work_->rules))
          .Set("rows", situation_->position.ToRows())
          .Set("to_move", to_move)
          .Set("side", options_.side)
          .Set("at_least", options_.at_least)
          .Set("forced", forced)
          .Set("legal_positions", counts.legal)
          .Set("forced_at_its_turn", counts.first)
          .Set("forced_at_the_others_turn", counts.second)
          .Set("sweeps", sweeps.point().sweep)
          .Set("bytes", PlaneSweeps::Bytes(sweeps.layout(), false))
          .Set("seconds", seconds)
          .Set("version", kVersion);
      std::cout << line.ToString() << "\n";
      return;
    }
    const std::string side = options_.side == "B" ? "Black" : "White";
    std::cout << "board: " << work_->size.ToString() << "\n"
              << "rules: " << spec::RuleSetName(work_->rules) << "\n"
              << "asked: can " << side << " force an area difference of " << options_.at_least << " or more, "
              << to_move << " to move\n"
              << "forced: " << (forced ? "yes" : "no") << "\n"
              << "legal positions: " << counts.legal << "; forced in " << counts.first
              << " of them at the turn of the side that forces, in " << counts.second << " at the other's\n"
              << absl::StrFormat("(%d sweeps, %.2f s, %s)\n", sweeps.point().sweep, seconds,
                                 BytesText(PlaneSweeps::Bytes(sweeps.layout(), false)));
  }

  const PlaneOptions& options_;
  std::unique_ptr<BoardWork> work_;
  std::unique_ptr<spec::Situation> situation_;
  Clock::time_point last_saved_;
  uint64_t layers_done_ = 0;
  TerminalProgress progress_{std::chrono::seconds(60)};
};

}  // namespace

void AddPlaneCommand(Command& app, int& exit_code) {
  const auto options = std::make_shared<PlaneOptions>();
  Command& command = app.AddCommand(
      "plane", "Can a side force an area difference? One bit a position, for boards up to 25 points");
  command.AddOption("--board", &options->board, "COLSxROWS, up to 25 points: its empty board is asked about");
  AddPositionOption(command, &options->position, "asked about instead of the empty board");
  AddToMoveOption(command, &options->circumstances.to_move);
  AddPassesAndBanOptions(command, &options->circumstances);
  command.AddOption("--at-least", &options->at_least, "The area difference, for the side that is to force it")
      .Required();
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
  command.AddOption("--checkpoint-every", &options->checkpoint_every, "Seconds between checkpoints")
      .Range(0.0, 1e9)
      .ShowDefault();
  command.AddFlag("--resume", &options->resume, "Take up the run of the checkpoint, or ask it once more");
  command.AddOption("--layers", &options->layers, "Stop after so many layers; 0 for no stop").ShowDefault();
  AddMemoryOption(command, &options->memory);
  command.AddFlag("--json", &options->json, "One JSON object");
  command.SetFooter(
      "Exit codes: 0 forced, 1 not forced, 3 stopped on the way. SIGINT and SIGTERM stop a run, with a "
      "checkpoint "
      "if it has a\nname (docs/planes.md).\n"
      "Example: hotstone plane --board 3x3 --at-least 9\n"
      "         hotstone plane --position .X./XOX/... --to-move W --side W --at-least -8");
  command.OnRun([options, &exit_code] { exit_code = PlaneRun(*options).Run(); });
}

}  // namespace hotstone::cli
