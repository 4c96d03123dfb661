#include "distribute/interval_ranks.h"

#include <vector>

#include "distribute/rank_share.h"
#include "enumerate/index/occupancy_shares.h"

namespace hotstone::distribute {
namespace {

using enumerate::IntervalSweeps;

// Every process holds all cells. After the layer, each process's updated cells are sent to all.
class CopiedCells final : public enumerate::SweepStorage {
 public:
  CopiedCells(const World& world, IntervalSweeps& sweeps) : world_(world), sweeps_(sweeps) {}

  absl::Status Keep(uint32_t, uint32_t, uint64_t) override {
    const enumerate::IntervalPoint& point = sweeps_.point();
    if (point.sweep == 0) return absl::OkStatus();  // each process makes all cells itself
    // The first cells and ko cells of each process in the layer; one entry more than processes.
    std::vector<uint64_t> cells;
    std::vector<uint64_t> ko_cells;
    enumerate::LayerShare share{};
    for (int r = 0; r < world_.size(); ++r) {
      share = enumerate::ShareOfLayer(sweeps_.index(), point.layer, r, world_.size());
      cells.push_back(share.first_cell);
      ko_cells.push_back(share.first_ko_cell);
    }
    cells.push_back(share.last_cell);
    ko_cells.push_back(share.last_ko_cell);
    const enumerate::CellTable table = sweeps_.table();
    absl::Status status;
    for (const std::vector<uint64_t>& begin : {cells, ko_cells}) {
      if (status.ok())
        status = world_.GatherParts(table.cells, sizeof(enumerate::CellValue), begin);
      if (point.phase != enumerate::Phase::kMeasure) continue;
      if (status.ok()) status = world_.GatherParts(table.stage_low, 1, begin);
      if (status.ok()) status = world_.GatherParts(table.stage_high, 1, begin);
    }
    return status;
  }

 private:
  const World& world_;
  IntervalSweeps& sweeps_;
};

}  // namespace

absl::Status RunIntervals(const World& world, IntervalSweeps* sweeps, int threads,
                          Progress* progress, const std::function<bool()>& wants_stop,
                          const AfterLayer& after_layer) {
  RankShare share(world, sweeps->index(), wants_stop);
  CopiedCells storage(world, *sweeps);
  ShownProgress shown(progress);
  absl::Status stored;
  const auto at_layer = [&](const enumerate::IntervalPoint&) {
    if (world.IsFirst() && after_layer != nullptr) stored = after_layer(*sweeps);
    uint64_t failures = stored.ok() ? 0 : 1;
    const absl::Status summed = world.SumOne(&failures);
    if (stored.ok() && !summed.ok()) stored = summed;
    if (stored.ok() && failures > 0)
      stored = absl::AbortedError("the first process stopped the run");
    return stored.ok();
  };
  const absl::Status status = sweeps->Run(threads, &shown, at_layer, {&share, &storage});
  return stored.ok() ? status : stored;
}

}  // namespace hotstone::distribute
