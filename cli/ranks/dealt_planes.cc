#include "cli/ranks/dealt_planes.h"

#include <chrono>
#include <functional>
#include <iostream>
#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/bytes_text.h"
#include "base/version.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/report.h"
#include "distribute/plane_ranks.h"
#include "tables/plane_folder.h"

namespace hotstone::cli {
namespace {

using Clock = std::chrono::steady_clock;

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

}  // namespace

int RunDealtPlanes(const distribute::World& world, const MpiOptions& options) {
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
    std::cout << MpiResult(world, "planes", *work)
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

}  // namespace hotstone::cli
