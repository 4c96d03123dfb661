#include "tables/check_cells.h"

#include <algorithm>
#include <atomic>
#include <limits>
#include <mutex>
#include <vector>

#include "base/fan_out.h"
#include "base/split_mix.h"
#include "spec/board/chains.h"
#include "spec/rules/situation.h"

namespace hotstone::tables {
namespace {

// Random cells of legal positions, ascending; a cell may be drawn twice.
std::vector<uint64_t> Draw(const CellSituations& situations, uint64_t total,
                           const TableCheckOptions& options) {
  SplitMix generator(options.seed);
  std::vector<uint64_t> cells;
  // Every board has a legal position. No board with a table has more than half of its cells
  // illegal.
  const uint64_t most = 1000 * (options.sample + 1);
  for (uint64_t tries = 0; cells.size() < options.sample && tries < most; ++tries) {
    const uint64_t cell = generator.NearlyBelow(total);
    if (spec::IsLegal(situations.At(cell).position)) cells.push_back(cell);
  }
  std::sort(cells.begin(), cells.end());
  return cells;
}

}  // namespace

absl::Status CheckCells(const CellSituations& cells, uint64_t total,
                        const TableCheckOptions& options, Progress* progress,
                        const std::function<absl::Status(size_t thread, uint64_t cell)>& check) {
  std::vector<uint64_t> drawn;
  if (!options.all) drawn = Draw(cells, total, options);
  const uint64_t count = options.all ? total : drawn.size();
  constexpr uint64_t kChunk = 256;
  Portions portions(0, count, kChunk);
  std::atomic<bool> stop = false;
  std::atomic<uint64_t> least_bad = std::numeric_limits<uint64_t>::max();  // in cell order
  std::mutex mutex;
  absl::Status first;
  bool cancelled = false;
  FanOut(static_cast<uint64_t>(std::max(options.threads, 1)), [&](size_t thread) {
    while (!stop) {
      const Portion portion = portions.Take();
      // All cells before the first bad entry are checked to the end, so the reported entry does not
      // depend on the threads.
      if (portion.empty() || portion.first > least_bad) return;
      for (uint64_t i = portion.first; i < portion.last; ++i) {
        const absl::Status status = check(thread, options.all ? i : drawn[i]);
        if (thread == 0 && i % 16 == 0 && !KeepGoing(progress, "verify", portion.first, count)) {
          cancelled = true;
          stop = true;
        }
        if (stop) return;
        if (status.ok()) continue;
        const std::lock_guard<std::mutex> lock(mutex);
        if (i < least_bad) {
          least_bad = i;
          first = status;
        }
        break;
      }
    }
  });
  if (!first.ok()) return first;
  return cancelled ? absl::CancelledError("interrupted while verifying") : absl::OkStatus();
}

}  // namespace hotstone::tables
