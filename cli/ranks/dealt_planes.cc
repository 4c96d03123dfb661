// The folder of hotstone plane --on-disk is the checkpoint. Each process in turn writes its words
// over the existing ones, and the last one records which sweep comes next. A kill in between leaves
// a mixture of words from this sweep and the previous one, with the previous sweep's number: a
// valid state to resume from (enumerate/planes/plane_store.h), with any number of processes.
//
// For example two processes stop after sweep 3, one of them with SIGTERM: both write their shares,
// and the checkpoint says sweep 4. Three processes that resume it read a third each and begin with
// sweep 4; hotstone plane --on-disk begins there with half-sweep 4, and does not end until both
// planes have been scanned completely.
#include "cli/ranks/dealt_planes.h"

#include <functional>
#include <string>

#include "absl/strings/str_cat.h"
#include "base/number_text.h"
#include "base/status_macros.h"
#include "cli/ranks/mpi_run.h"
#include "cli/terminal/show.h"
#include "distribute/plane_ranks.h"
#include "tables/plane_folder.h"

namespace hotstone::cli {
namespace {

// Each process in turn opens the folder, transfers its share and closes it. An error in one is an
// error in all.
absl::Status InTurn(const distribute::World& world, const MpiOptions& options,
                    const enumerate::PlaneLayout& layout, const spec::RuleSet& rules,
                    const std::function<absl::Status(tables::PlaneFolder& folder)>& move) {
  absl::Status status;
  for (int rank = 0; rank < world.size(); ++rank) {
    if (rank == world.rank()) {
      const auto folder =
          tables::PlaneFolder::Open(options.on_disk, layout, rules, options.at_least);
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

}  // namespace

int RunDealtPlanes(const distribute::World& world, const MpiOptions& options) {
  const auto work = answers::ReadBoardWork(options.board, options.rules);
  if (!work.ok()) return ReportOnce(world, work.status());
  const int points = work->grid.points();
  if (options.at_least <= -points || options.at_least > points) {
    return ReportOnce(
        world, absl::InvalidArgumentError(absl::StrCat("--at-least must be from ", 1 - points,
                                                       " to ", points, " on this board")));
  }
  const answers::Keep place{options.on_disk, static_cast<double>(options.checkpoint_every),
                            options.checkpoint_every_given, options.resume};
  if (const absl::Status status = CheckPlace(place, "--on-disk", "DIR"); !status.ok()) {
    return ReportOnce(world, status);
  }
  const auto index =
      enumerate::OccupancyIndex::Create(work->grid, enumerate::OccupancyIndex::kMostPoints);
  if (!index.ok()) return ReportOnce(world, index.status());
  const enumerate::PlaneLayout layout(*index);
  auto planes = distribute::PlaneRanks::Create(world, layout, work->finite, options.at_least);
  if (!planes.ok()) return ReportOnce(world, planes.status());
  absl::Status ready;
  if (!options.on_disk.empty() && !options.resume && world.IsFirst()) {
    ready = tables::PlaneFolder::Create(options.on_disk, layout, work->rules, options.at_least)
                .status();
  }
  enumerate::PlanePoint begun;
  if (options.resume) {
    ready = InTurn(world, options, layout, work->rules, [&](tables::PlaneFolder& folder) {
      begun = folder.point();
      return (*planes)->Read(folder);
    });
  }
  uint64_t failures = ready.ok() ? 0 : 1;
  if (const absl::Status status = world.SumOne(&failures); !status.ok())
    return ReportOnce(world, status);
  if (failures > 0) {
    if (!ready.ok() && !absl::IsAborted(ready)) return ReportError(ready);
    return kExitBadInput;
  }
  if (const absl::Status taken = (*planes)->TakeUp(begun.sweep); !taken.ok())
    return ReportOnce(world, taken);
  answers::LongRun run(place);
  QuietProgress progress(&run);
  const int top = points - 1;
  const auto keep = [&](enumerate::PlanePoint point) -> absl::Status {
    if (options.on_disk.empty()) return absl::OkStatus();
    return InTurn(world, options, layout, work->rules, [&](tables::PlaneFolder& folder) {
      RETURN_IF_ERROR((*planes)->Write(folder));
      return folder.SavePoint(world.rank() + 1 == world.size() ? point : folder.point());
    });
  };
  // The next sweep does not know when its initial bits were set.
  const auto next_sweep = [&] {
    const int sweep = (*planes)->sweeps();
    return enumerate::PlanePoint{sweep, top, 0, false, sweep + 2};
  };
  absl::Status kept;
  run.Begin([&] { return kept = keep(next_sweep()); });
  const auto at_sweep = [&]() -> absl::Status {
    uint64_t due = world.IsFirst() && run.IsDue();
    RETURN_IF_ERROR(world.SumOne(&due));
    return due == 0 ? absl::OkStatus() : run.SaveNow();
  };
  uint64_t layers = 0;
  const auto wants_stop = [&] {
    return answers::TerminalProgress::Interrupted() ||
           (options.layers != 0 && ++layers >= options.layers);
  };
  absl::Status status;
  if (!begun.finished)
    status = (*planes)->Run(world.IsFirst() ? &progress : nullptr, wants_stop, at_sweep);
  run.Clear();
  if (!status.ok() && !absl::IsCancelled(status) && kept.ok()) {
    ReportError(status);
    world.Abort(kExitUnknown);  // the others may be waiting
  }
  if (kept.ok() && !begun.finished) {
    kept =
        keep(status.ok() ? enumerate::PlanePoint{(*planes)->sweeps(), 0, 0, true} : next_sweep());
  }
  if (!kept.ok()) return absl::IsAborted(kept) ? kExitBadInput : ReportError(kept);
  if (!status.ok()) {
    return ReportOnce(world, Stopped(status, place, "--on-disk"));
  }
  const auto counts = (*planes)->Count();
  if (!counts.ok()) return ReportOnce(world, counts.status());
  const auto forced = (*planes)->Forces({0, 0, 0, 0, 0}, 0);
  if (!forced.ok()) return ReportOnce(world, forced.status());
  if (!world.IsFirst()) return *forced ? kExitOk : kExitFails;
  const uint64_t held = (*planes)->words_held() * sizeof(uint64_t);
  return Show(MpiResult(world, "planes", *work)
                  .Set("at_least", options.at_least)
                  .Set("forced", *forced)
                  .Set("legal_positions", counts->legal)
                  .Set("forced_at_its_turn", counts->first)
                  .Set("forced_at_the_others_turn", counts->second)
                  .Set("sweeps", (*planes)->sweeps())
                  .Set("bytes_held", held)
                  .Set("seconds", run.seconds())
                  .Say("memory", BytesText(held))
                  .Line("Black to move forces {at_least}: {forced}; forced in {forced_at_its_turn} "
                        "of {legal_positions} positions at its turn, in "
                        "{forced_at_the_others_turn} at the other's")
                  .Line("({sweeps:#sweep|sweeps}, {seconds:.2} s, {memory} of planes in this "
                        "process)")
                  .ExitWith(*forced ? kExitOk : kExitFails),
              options.json);
}

}  // namespace hotstone::cli
