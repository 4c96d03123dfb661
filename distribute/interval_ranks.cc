#include "distribute/interval_ranks.h"

#include <vector>

namespace hotstone::distribute {
namespace {

using enumerate::IntervalSweeps;
using enumerate::OccupancyIndex;
using enumerate::SweepPoint;

// Where the shares of a layer begin, in blocks, cells and ko cells; one more than processes.
struct Parts {
  std::vector<uint64_t> blocks;
  std::vector<uint64_t> cells;
  std::vector<uint64_t> ko_cells;  // numbered behind the cells
};

Parts PartsOf(const OccupancyIndex& index, int layer, int processes) {
  const auto [first, last] = index.Layer(layer);
  Parts parts;
  for (int r = 0; r <= processes; ++r) {
    const uint64_t block =
        first + (r < processes ? ShareOf(last - first, r, processes).first : uint64_t{last - first});
    parts.blocks.push_back(block);
    parts.cells.push_back(index.CellsBefore(static_cast<uint32_t>(block)));
    parts.ko_cells.push_back(index.cells() + index.KoCellsBefore(static_cast<uint32_t>(block)));
  }
  return parts;
}

}  // namespace

absl::Status RunIntervals(const World& world, IntervalSweeps* sweeps, int threads,
                          enumerate::Progress* progress, const std::function<bool()>& wants_stop,
                          const AfterLayer& after_layer) {
  const OccupancyIndex& index = sweeps->index();
  bool stop = false;
  IntervalSweeps::Share share;
  share.blocks = [&](int layer) {
    const Parts parts = PartsOf(index, layer, world.size());
    const auto r = static_cast<size_t>(world.rank());
    return std::pair{static_cast<uint32_t>(parts.blocks[r]), static_cast<uint32_t>(parts.blocks[r + 1])};
  };
  share.after_layer = [&](const SweepPoint& point, int layer, uint64_t* changed) -> absl::Status {
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
    if (status.ok()) status = world.Sum(changed);
    uint64_t stops = wants_stop != nullptr && wants_stop() ? 1 : 0;
    if (status.ok()) status = world.Sum(&stops);
    stop = stops > 0;
    return status;
  };
  absl::Status stored;
  const auto at_layer = [&](const SweepPoint&) {
    if (world.IsFirst() && after_layer != nullptr) stored = after_layer(*sweeps);
    uint64_t failures = stored.ok() ? 0 : 1;
    const absl::Status summed = world.Sum(&failures);
    if (stored.ok() && !summed.ok()) stored = summed;
    if (stored.ok() && failures > 0) stored = absl::AbortedError("the first process stopped the run");
    return stored.ok() && !stop;
  };
  const absl::Status status = sweeps->Run(threads, progress, at_layer, share);
  return stored.ok() ? status : stored;
}

}  // namespace hotstone::distribute
