// hotstone-mpi: intervals, planes and the situation graph by several processes, started by mpirun.
//
// All processes read the same command line; the first one prints. An error common to all (bad
// input) ends all with its exit code; an error of one process alone ends the others through MPI.
// RunGraph counts the situation graph and prints its figures. RunIntervals runs the sweeps with all
// processes, periodically stores a checkpoint from the first process, and finally the result; a
// checkpoint is the same file that hotstone table build keeps. RunDealtPlanes
// (ranks/dealt_planes.h) distributes the planes of one threshold; every process writes its share to
// the folder that hotstone plane --on-disk reads, one after the other. A signal to any process is
// checked between layers, and then all stop.
//
// For example mpirun -n 2 hotstone-mpi intervals --board 3x3 prints the interval of the empty
// board, [9, 9], and how many of the 12675 legal positions are undetermined, the same as one
// process alone. With --checkpoint FILE the bytes stored at the end are also the same as with one
// process.
#include <optional>
#include <string>

#include "absl/strings/str_cat.h"
#include "answers/asked/board_work.h"
#include "answers/runs/long_run.h"
#include "base/out_of_memory.h"
#include "base/version.h"
#include "cli/ranks/dealt_planes.h"
#include "cli/ranks/mpi_command_line.h"
#include "cli/ranks/mpi_run.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/show.h"
#include "distribute/interval_ranks.h"
#include "distribute/world.h"
#include "enumerate/graph/situation_census.h"
#include "enumerate/values/interval_sweeps.h"
#include "tables/checkpoint.h"

namespace hotstone::cli {
namespace {

int RunGraph(const distribute::World& world, const MpiOptions& options) {
  const auto work = answers::ReadBoardWork(options.board, options.rules);
  if (!work.ok()) return ReportOnce(world, work.status());
  answers::LongRun run;
  QuietProgress progress(&run);
  const auto census = enumerate::CountSituations(
      work->grid, work->finite, {.progress = world.IsFirst() ? &progress : nullptr}, world);
  run.Clear();
  if (!census.ok()) return ReportOnce(world, census.status());
  if (!world.IsFirst()) return kExitOk;
  return Show(MpiResult(world, "graph", *work)
                  .Set("situations", std::to_string(census->situations))
                  .Set("transitions", std::to_string(census->transitions))
                  .Set("finished", std::to_string(census->finished))
                  .Set("with_ban", std::to_string(census->with_ban))
                  .Set("depth", census->depth)
                  .Set("seconds", run.seconds())
                  .Line("situations {situations}, transitions {transitions}, finished {finished}, "
                        "with a ban {with_ban}, depth {depth}")
                  .Line("({seconds:.2} s)"),
              options.json);
}

int RunIntervals(const distribute::World& world, const MpiOptions& options) {
  const auto work = answers::ReadBoardWork(options.board, options.rules);
  if (!work.ok()) return ReportOnce(world, work.status());
  const answers::Keep keep{options.checkpoint, static_cast<double>(options.checkpoint_every),
                           options.checkpoint_every_given, options.resume};
  if (const absl::Status place = CheckPlace(keep, "--checkpoint", "FILE"); !place.ok()) {
    return ReportOnce(world, place);
  }
  const auto index = enumerate::OccupancyIndex::Create(work->grid);
  if (!index.ok()) return ReportOnce(world, index.status());
  auto sweeps = enumerate::IntervalSweeps::Create(*index, work->finite, !options.no_measure);
  if (!sweeps.ok()) return ReportOnce(world, sweeps.status());
  if (options.resume) {
    const absl::Status loaded = tables::LoadCheckpoint(options.checkpoint, work->rules, &*sweeps);
    // If one process fails to read it, the others must not wait for it.
    uint64_t failures = loaded.ok() ? 0 : 1;
    if (const absl::Status status = world.SumOne(&failures); !status.ok())
      return ReportOnce(world, status);
    if (failures == static_cast<uint64_t>(world.size())) return ReportOnce(world, loaded);
    if (!loaded.ok()) return ReportError(loaded);
    if (failures > 0) return kExitBadInput;
  }
  answers::LongRun run(keep);
  QuietProgress progress(&run);
  run.Begin([&] { return tables::SaveCheckpoint(keep.path, work->rules, *sweeps); });
  const absl::Status status = distribute::RunIntervals(
      world, &*sweeps, options.threads, world.IsFirst() ? &progress : nullptr,
      [] { return answers::TerminalProgress::Interrupted(); },
      [&](enumerate::IntervalSweeps&) { return run.IsDue() ? run.SaveNow() : absl::OkStatus(); });
  run.Clear();
  if (!status.ok() && status.code() != absl::StatusCode::kCancelled &&
      status.code() != absl::StatusCode::kAborted) {
    ReportError(status);
    world.Abort(kExitUnknown);  // the others may be waiting
  }
  if (!world.IsFirst()) return status.ok() ? kExitOk : kExitUnknown;
  if (const absl::Status saved = run.SaveNow(); !saved.ok()) return ReportError(saved);
  if (!status.ok()) return ReportError(Stopped(status, keep, "--checkpoint"));
  const double seconds = run.seconds();
  const auto counts = sweeps->Count();
  const enumerate::CellValue empty = sweeps->At(0, 0);
  return Show(
      MpiResult(world, "intervals", *work)
          .Set("lo", enumerate::LowOf(empty))
          .Set("hi", enumerate::HighOf(empty))
          .Set("legal", std::to_string(counts.legal))
          .Set("undetermined", std::to_string(counts.undetermined))
          .Set("seconds", seconds)
          .Line("empty board [{lo}, {hi}], {undetermined} of {legal} positions undetermined")
          .Line("({seconds:.2} s)"),
      options.json);
}

// The exit code of this process.
int RunCommandLine(const distribute::World& world, int argc, char** argv) {
  Program app("Compute intervals, planes and the situation graph with several processes (MPI).",
              "hotstone-mpi");
  app.SetVersion(std::string("hotstone-mpi ") + std::string(kVersion));
  app.RequireCommand();
  MpiOptions options;
  AddMpiCommands(
      app, options,
      {[&] { return RunGraph(world, options); }, [&] { return RunIntervals(world, options); },
       [&] { return RunDealtPlanes(world, options); }});
  AddManualCommand(app, world.IsFirst());
  return app.Run(argc, argv, world.IsFirst());
}

int MpiMain(int argc, char** argv) {
  EndWhenOutOfMemory("hotstone-mpi");
  NameReporter("hotstone-mpi");
  // Outlives the MPI world: if another process dies while this one waits, this one still says why
  // it ends.
  std::optional<answers::TerminalProgress> told;
  const auto world = distribute::World::Start(&argc, &argv);
  if (!world.ok()) return ReportError(world.status());
  answers::TerminalProgress::SaidAtASignal() = absl::StrCat(
      "hotstone-mpi: process ", world->rank(), " of ", world->size(),
      " was told to stop. If another process has died, the run ends here. What was saved "
      "last, if anything, is intact; the same command with --resume continues from it.\n");
  told.emplace();
  return EndTogether(*world, RunCommandLine(*world, argc, argv));
}

}  // namespace
}  // namespace hotstone::cli

int main(int argc, char** argv) { return hotstone::cli::MpiMain(argc, argv); }
