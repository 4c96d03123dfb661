// hotstone-mpi: intervals, planes and the situation graph by several processes, started by mpirun.
//
// All processes read the same command line; the first one prints. An error that all find alike (bad input)
// ends all with its exit code; an error of one process alone ends the others through MPI. RunGraph counts the
// situation graph and prints its figures. RunIntervals runs the sweeps with all processes, stores a
// checkpoint now and then from the first process, and at the end what was found; a checkpoint is the same
// file that hotstone table build keeps. RunPlanes deals the planes of one threshold out; every process brings its
// share to the folder that hotstone plane --on-disk reads, one after the other. A signal to any process is asked for between layers, and then all
// stop.
//
// For example mpirun -n 2 hotstone-mpi intervals --board 3x3 prints the interval of the empty board, [9, 9],
// and how many of the 12675 legal positions are undetermined, as one process alone would. With --checkpoint
// FILE the bytes stored at the end are those of one process, too.
#include <chrono>
#include <functional>
#include <iostream>
#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/bytes_text.h"
#include "base/version.h"
#include "cli/terminal/board_work.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/report.h"
#include "cli/terminal/terminal_progress.h"
#include "distribute/graph_ranks.h"
#include "distribute/interval_ranks.h"
#include "distribute/plane_ranks.h"
#include "distribute/world.h"
#include "enumerate/values/interval_sweeps.h"
#include "formats/json_line.h"
#include "tables/checkpoint.h"
#include "tables/plane_folder.h"

namespace hotstone::cli {
namespace {

using Clock = std::chrono::steady_clock;

struct MpiOptions {
  std::string board;
  std::string rules = "basic-only";
  std::string checkpoint;
  int checkpoint_every = 600;
  int threads = 1;
  bool resume = false;
  bool no_measure = false;
  int at_least = 0;
  std::string on_disk;
  bool json = false;
};

// Progress of the first process; a signal stops nothing here but is asked for between layers.
class QuietProgress : public Progress {
 public:
  explicit QuietProgress(TerminalProgress* shown) : shown_(shown) {}
  bool Report(std::string_view what, uint64_t done, uint64_t total) override {
    shown_->Report(what, done, total);
    return true;
  }

 private:
  TerminalProgress* shown_;
};

// An error that every process finds: the first one prints it.
int ReportOnce(const distribute::World& world, const absl::Status& status) {
  if (world.IsFirst()) return ReportError(status);
  return status.code() == absl::StatusCode::kCancelled ||
                 status.code() == absl::StatusCode::kResourceExhausted
             ? kExitUnknown
             : kExitBadInput;
}

formats::JsonLine Result(const distribute::World& world, const char* command, const BoardWork& work) {
  formats::JsonLine line;
  line.Set("schema", "hotstone.result/1").Set("command", command).Set("board", work.size.ToString());
  line.Set("rules", spec::RuleSetName(work.rules)).Set("processes", world.size());
  return line;
}

int RunGraph(const distribute::World& world, const MpiOptions& options) {
  const auto work = ReadBoardWork(options.board, options.rules);
  if (!work.ok()) return ReportOnce(world, work.status());
  TerminalProgress shown;
  QuietProgress progress(&shown);
  const auto began = Clock::now();
  const auto census =
      distribute::CountSituations(world, work->grid, work->finite, world.IsFirst() ? &progress : nullptr);
  shown.Clear();
  if (!census.ok()) return ReportOnce(world, census.status());
  if (!world.IsFirst()) return kExitOk;
  const double seconds = std::chrono::duration<double>(Clock::now() - began).count();
  if (options.json) {
    std::cout << Result(world, "graph", *work)
                     .Set("situations", std::to_string(census->situations))
                     .Set("transitions", std::to_string(census->transitions))
                     .Set("finished", std::to_string(census->finished))
                     .Set("with_ban", std::to_string(census->with_ban))
                     .Set("depth", census->depth)
                     .Set("seconds", seconds)
                     .Set("version", kVersion)
                     .ToString()
              << "\n";
    return kExitOk;
  }
  std::cout << work->size.ToString() << "  " << spec::RuleSetName(work->rules) << "  " << world.size()
            << " processes\nsituations " << census->situations << ", transitions " << census->transitions
            << ", finished " << census->finished << ", with a ban " << census->with_ban << ", depth "
            << census->depth << absl::StrFormat("\n(%.2f s)\n", seconds);
  return kExitOk;
}

int RunIntervals(const distribute::World& world, const MpiOptions& options) {
  const auto work = ReadBoardWork(options.board, options.rules);
  if (!work.ok()) return ReportOnce(world, work.status());
  if (options.resume && options.checkpoint.empty()) {
    return ReportOnce(world, absl::InvalidArgumentError("--resume needs --checkpoint FILE"));
  }
  const auto index = enumerate::OccupancyIndex::Create(work->grid);
  if (!index.ok()) return ReportOnce(world, index.status());
  auto sweeps = enumerate::IntervalSweeps::Create(*index, work->finite, !options.no_measure);
  if (!sweeps.ok()) return ReportOnce(world, sweeps.status());
  if (options.resume) {
    const absl::Status loaded = tables::LoadCheckpoint(options.checkpoint, work->rules, &*sweeps);
    // Should one process alone fail to read it, the others must not wait for it.
    uint64_t failures = loaded.ok() ? 0 : 1;
    if (const absl::Status status = world.SumOne(&failures); !status.ok()) return ReportOnce(world, status);
    if (!loaded.ok()) return ReportError(loaded);
    if (failures > 0) return kExitBadInput;
  }
  TerminalProgress shown;
  QuietProgress progress(&shown);
  const auto began = Clock::now();
  auto stored = began;
  const auto store = [&](enumerate::IntervalSweeps& run) -> absl::Status {
    if (options.checkpoint.empty() ||
        Clock::now() - stored < std::chrono::seconds(options.checkpoint_every)) {
      return absl::OkStatus();
    }
    const absl::Status status = tables::SaveCheckpoint(options.checkpoint, work->rules, run);
    stored = Clock::now();
    return status;
  };
  const absl::Status status = distribute::RunIntervals(
      world, &*sweeps, options.threads, world.IsFirst() ? &progress : nullptr,
      [] { return TerminalProgress::Interrupted(); }, store);
  shown.Clear();
  if (!status.ok() && status.code() != absl::StatusCode::kCancelled &&
      status.code() != absl::StatusCode::kAborted) {
    ReportError(status);
    world.Abort(kExitUnknown);  // the others may be waiting
  }
  if (!world.IsFirst()) return status.ok() ? kExitOk : kExitUnknown;
  if (!options.checkpoint.empty()) {
    const absl::Status saved = tables::SaveCheckpoint(options.checkpoint, work->rules, *sweeps);
    if (!saved.ok()) return ReportError(saved);
  }
  if (!status.ok()) {
    return ReportError(absl::CancelledError(
        absl::StrCat(status.message(), options.checkpoint.empty()
                                           ? "; nothing was stored (no --checkpoint)"
                                           : absl::StrCat("; go on with the same command and --resume"))));
  }
  const double seconds = std::chrono::duration<double>(Clock::now() - began).count();
  const auto counts = sweeps->Count();
  const enumerate::CellValue empty = sweeps->At(0, 0);
  if (options.json) {
    std::cout << Result(world, "intervals", *work)
                     .Set("lo", enumerate::LowOf(empty))
                     .Set("hi", enumerate::HighOf(empty))
                     .Set("legal", std::to_string(counts.legal))
                     .Set("undetermined", std::to_string(counts.undetermined))
                     .Set("seconds", seconds)
                     .Set("version", kVersion)
                     .ToString()
              << "\n";
    return kExitOk;
  }
  std::cout << work->size.ToString() << "  " << spec::RuleSetName(work->rules) << "  " << world.size()
            << " processes\nempty board [" << int{enumerate::LowOf(empty)} << ", "
            << int{enumerate::HighOf(empty)} << "], " << counts.undetermined << " of " << counts.legal
            << " positions undetermined" << absl::StrFormat("\n(%.2f s)\n", seconds);
  return kExitOk;
}

// Each process in its turn opens the folder, moves its share and leaves it. An error of one is one of all.
absl::Status InTurn(const distribute::World& world, const MpiOptions& options,
                    const enumerate::PlaneLayout& layout, const spec::RuleSet& rules,
                    const std::function<absl::Status(tables::PlaneFolder& folder)>& move) {
  absl::Status status;
  for (int rank = 0; rank < world.size(); ++rank) {
    if (rank == world.rank()) {
      const auto folder = tables::PlaneFolder::Open(options.on_disk, layout, rules, options.at_least);
      status = folder.ok() ? move(**folder) : folder.status();
    }
    uint64_t failures = status.ok() ? 0 : 1;
    const absl::Status summed = world.SumOne(&failures);
    if (status.ok() && !summed.ok()) status = summed;
    if (failures == 0 && summed.ok()) continue;
    return status.ok() ? absl::AbortedError("another process could not move its planes") : status;
  }
  return absl::OkStatus();
}

int RunPlanes(const distribute::World& world, const MpiOptions& options) {
  const auto work = ReadBoardWork(options.board, options.rules);
  if (!work.ok()) return ReportOnce(world, work.status());
  const int points = work->grid.points();
  if (options.at_least <= -points || options.at_least > points) {
    return ReportOnce(world, absl::InvalidArgumentError(absl::StrCat("--at-least is from ", 1 - points,
                                                                     " to ", points, " on this board")));
  }
  if (options.resume && options.on_disk.empty()) {
    return ReportOnce(world, absl::InvalidArgumentError("--resume needs --on-disk DIR"));
  }
  const auto index = enumerate::OccupancyIndex::Create(work->grid, enumerate::OccupancyIndex::kMostPoints);
  if (!index.ok()) return ReportOnce(world, index.status());
  const enumerate::PlaneLayout layout(*index);
  auto planes = distribute::PlaneRanks::Create(world, layout, work->finite, options.at_least);
  if (!planes.ok()) return ReportOnce(world, planes.status());
  absl::Status ready;
  if (!options.on_disk.empty() && !options.resume && world.IsFirst()) {
    ready = tables::PlaneFolder::Create(options.on_disk, layout, work->rules, options.at_least).status();
  }
  if (options.resume) {
    ready = InTurn(world, options, layout, work->rules,
                   [&](tables::PlaneFolder& folder) { return (*planes)->Read(folder); });
  }
  uint64_t failures = ready.ok() ? 0 : 1;
  if (const absl::Status status = world.SumOne(&failures); !status.ok()) return ReportOnce(world, status);
  if (failures > 0) {
    if (!ready.ok() && !absl::IsAborted(ready)) return ReportError(ready);
    return kExitBadInput;
  }
  TerminalProgress shown;
  QuietProgress progress(&shown);
  const auto began = Clock::now();
  const absl::Status status =
      (*planes)->Run(world.IsFirst() ? &progress : nullptr, [] { return TerminalProgress::Interrupted(); });
  shown.Clear();
  if (!status.ok() && !absl::IsCancelled(status)) {
    ReportError(status);
    world.Abort(kExitUnknown);  // the others may be waiting
  }
  if (!options.on_disk.empty()) {
    // The words of all are there before the point says that the run has ended. A stopped run is taken up from its
    // beginning with the bits that it has.
    absl::Status kept = InTurn(world, options, layout, work->rules, [&](tables::PlaneFolder& folder) {
      const absl::Status written = (*planes)->Write(folder);
      return written.ok() ? folder.SavePoint({}) : written;
    });
    if (kept.ok() && status.ok()) {
      kept = InTurn(world, options, layout, work->rules, [&](tables::PlaneFolder& folder) {
        return world.IsFirst()
                   ? folder.SavePoint({.sweep = (*planes)->sweeps(), .layer = 0, .finished = true})
                   : absl::OkStatus();
      });
    }
    if (!kept.ok()) return absl::IsAborted(kept) ? kExitBadInput : ReportError(kept);
  }
  if (!status.ok()) {
    return ReportOnce(world, absl::CancelledError(absl::StrCat(
                                 status.message(), options.on_disk.empty()
                                                       ? "; nothing was stored (no --on-disk)"
                                                       : "; go on with the same command and --resume")));
  }
  const auto counts = (*planes)->Count();
  if (!counts.ok()) return ReportOnce(world, counts.status());
  const auto forced = (*planes)->Forces({0, 0, 0, 0, 0}, 0);
  if (!forced.ok()) return ReportOnce(world, forced.status());
  if (!world.IsFirst()) return *forced ? kExitOk : kExitFails;
  const double seconds = std::chrono::duration<double>(Clock::now() - began).count();
  const std::string held = BytesText((*planes)->words_held() * sizeof(uint64_t));
  if (options.json) {
    std::cout << Result(world, "planes", *work)
                     .Set("at_least", options.at_least)
                     .Set("forced", *forced)
                     .Set("legal_positions", counts->legal)
                     .Set("forced_at_its_turn", counts->first)
                     .Set("forced_at_the_others_turn", counts->second)
                     .Set("sweeps", (*planes)->sweeps())
                     .Set("bytes_held", (*planes)->words_held() * sizeof(uint64_t))
                     .Set("seconds", seconds)
                     .Set("version", kVersion)
                     .ToString()
              << "\n";
  } else {
    std::cout << work->size.ToString() << "  " << spec::RuleSetName(work->rules) << "  " << world.size()
              << " processes\nBlack to move forces " << options.at_least << ": " << (*forced ? "yes" : "no")
              << "; forced in " << counts->first << " of " << counts->legal << " positions at its turn, in "
              << counts->second << " at the other's\n"
              << absl::StrFormat("(%d sweeps, %.2f s, %s of planes in this process)\n", (*planes)->sweeps(),
                                 seconds, held);
  }
  return *forced ? kExitOk : kExitFails;
}

int MpiMain(int argc, char** argv) {
  const auto world = distribute::World::Start(&argc, &argv);
  if (!world.ok()) return ReportError(world.status());
  Program app("Intervals, planes and the situation graph by several processes (MPI).", "hotstone-mpi");
  app.SetVersion(std::string("hotstone-mpi ") + std::string(kVersion));
  app.RequireCommand();
  MpiOptions options;
  int exit_code = kExitOk;
  Command& graph = app.AddCommand("graph", "Count the situation graph; each process holds its share");
  Command& intervals = app.AddCommand(
      "intervals", "What each side can force, for all positions; each process computes its share");
  Command& planes =
      app.AddCommand("planes", "Can Black force an area difference? Planes that no process holds whole");
  for (Command* command : {&graph, &intervals, &planes}) {
    command->AddOption("--board", &options.board, "COLSxROWS, up to 21 points; planes: 25").Required();
    command->AddOption("--rules", &options.rules, "PRESET[,key=value...]; left out: " + options.rules);
    command->AddFlag("--json", &options.json, "one JSON object");
  }
  graph.SetFooter(
      "Example:\n  mpirun -n 4 hotstone-mpi graph --board 3x3 --rules "
      "basic-only,self_removal=any,end_passes=2");
  intervals.AddOption("--threads", &options.threads, "threads of each process").Range(1, 256);
  intervals.AddOption("--checkpoint", &options.checkpoint,
                      "store the state of the run here, now and then and at the end");
  intervals.AddOption("--checkpoint-every", &options.checkpoint_every, "seconds; left out: 600")
      .Range(0, 1'000'000);
  intervals.AddFlag("--resume", &options.resume, "go on from --checkpoint");
  intervals.AddFlag("--no-measure", &options.no_measure,
                    "values only, without the proof that they are forced");
  intervals.SetFooter(
      "SIGTERM to any process: all stop after the layer, the state is stored, exit 3. A process that dies "
      "ends\n"
      "the run; the last checkpoint is whole. hotstone table build reads the checkpoint, too.\n"
      "Example:\n  mpirun -n 4 hotstone-mpi intervals --board 4x4 --checkpoint 4x4.checkpoint");
  planes.AddOption("--at-least", &options.at_least, "the area difference, for Black, who begins").Required();
  planes.AddOption(
      "--on-disk", &options.on_disk,
      "a folder that all processes see, as of hotstone plane --on-disk: planes are stored there at the end");
  planes.AddFlag("--resume", &options.resume, "begin with the planes that are in --on-disk");
  planes.SetFooter(
      "SIGTERM to any process: all stop after the layer, planes are stored, exit 3. Exit codes: 0 forced, 1 "
      "not.\n"
      "Example:\n  mpirun -n 4 hotstone-mpi planes --board 4x3 --at-least 4 --rules "
      "basic-only,self_removal=none,end_passes=2");
  planes.OnRun([&] { exit_code = RunPlanes(*world, options); });
  graph.OnRun([&] { exit_code = RunGraph(*world, options); });
  intervals.OnRun([&] { exit_code = RunIntervals(*world, options); });
  const Parsed parsed = app.Parse(argc, argv);
  switch (parsed.kind) {
    case Parsed::Kind::kRan:
      break;
    case Parsed::Kind::kAsked:
      if (world->IsFirst()) std::cout << parsed.text;
      break;
    case Parsed::Kind::kRefused:
      if (world->IsFirst()) std::cerr << "hotstone-mpi: " << parsed.text << "\n";
      return kExitBadInput;
  }
  std::cout.flush();
  if (!std::cout) return ReportError(absl::UnavailableError("standard output cannot be written"));
  return exit_code;
}

}  // namespace
}  // namespace hotstone::cli

int main(int argc, char** argv) { return hotstone::cli::MpiMain(argc, argv); }
