#include "distribute/interval_ranks.h"

#include <vector>

#include "enumerate/index/occupancy_shares.h"

namespace hotstone::distribute {
namespace {

using enumerate::IntervalSweeps;
using enumerate::OccupancyIndex;
using enumerate::SweepPoint;

// Where the shares of a layer begin, of cells and ko cells; one more than processes.
struct Parts {
  std::vector<uint64_t> cells;
  std::vector<uint64_t> ko_cells;
};

Parts PartsOf(const OccupancyIndex& index, int layer, int processes) {
  Parts parts;
  for (int r = 0; r < processes; ++r) {
    const enumerate::LayerShare share = enumerate::ShareOfLayer(index, layer, r, processes);
    parts.cells.push_back(share.first_cell);
    parts.ko_cells.push_back(share.first_ko_cell);
    if (r + 1 < processes) continue;
    parts.cells.push_back(share.last_cell);
    parts.ko_cells.push_back(share.last_ko_cell);
  }
  return parts;
}

}  // namespace

absl::Status RunIntervals(const World& world, IntervalSweeps* sweeps, int threads, Progress* progress,
                          const std::function<bool()>& wants_stop, const AfterLayer& after_layer) {
  const OccupancyIndex& index = sweeps->index();
  bool stop = false;
  IntervalSweeps::Share share;
  share.blocks = [&](int layer) {
    const auto own = enumerate::ShareOfLayer(index, layer, world.rank(), world.size());
    return std::pair{own.first_block, own.last_block};
  };
  share.after_layer = [&](const SweepPoint& point, int layer,
                          IntervalSweeps::LayerCounts* counts) -> absl::Status {
    const Parts parts = PartsOf(index, layer, world.size());
    const enumerate::CellTable table = sweeps->table();
    absl::Status status;
    const auto exchange = [&](const std::vector<uint64_t>& begin) {
      if (status.ok()) status = world.GatherParts(table.cells, sizeof(enumerate::CellValue), begin);
      if (point.phase != enumerate::Phase::kMeasure) return;
      if (status.ok()) status = world.GatherParts(table.stage_low, 1, begin);
      if (status.ok()) status = world.GatherParts(table.stage_high, 1, begin);
    };
    exchange(parts.cells);
    exchange(parts.ko_cells);
    uint64_t sums[] = {counts->changed, counts->open,
                       wants_stop != nullptr && wants_stop() ? uint64_t{1} : 0};
    if (status.ok()) status = world.Sum(sums);
    *counts = {sums[0], sums[1]};
    stop = sums[2] > 0;
    return status;
  };
  absl::Status stored;
  const auto at_layer = [&](const SweepPoint&) {
    if (world.IsFirst() && after_layer != nullptr) stored = after_layer(*sweeps);
    uint64_t failures = stored.ok() ? 0 : 1;
    const absl::Status summed = world.SumOne(&failures);
    if (stored.ok() && !summed.ok()) stored = summed;
    if (stored.ok() && failures > 0) stored = absl::AbortedError("the first process stopped the run");
    return stored.ok() && !stop;
  };
  const absl::Status status = sweeps->Run(threads, progress, at_layer, share);
  return stored.ok() ? status : stored;
}

}  // namespace hotstone::distribute
