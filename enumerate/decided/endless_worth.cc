#include "enumerate/decided/endless_worth.h"

#include <algorithm>

namespace hotstone::enumerate {

WorthValue ValueWithWorth(const Interval& black, int twice_worth) {
  const bool endless = 2 * black.lo < twice_worth && twice_worth < 2 * black.hi;
  return {std::clamp(twice_worth, 2 * black.lo, 2 * black.hi), endless};
}

std::vector<EndlessCount> CountEndless(const IntervalTable& table, const LegalIndex& order,
                                       int points) {
  std::vector<EndlessCount> counts(4 * static_cast<size_t>(points) + 1);
  table.ForEachUndetermined(order, [&](Stones, Interval interval, int orbit) {
    for (int twice = -2 * points; twice <= 2 * points; ++twice) {
      if (!ValueWithWorth(interval, twice).endless) continue;
      EndlessCount& count = counts[static_cast<size_t>(twice + 2 * points)];
      count.positions += static_cast<uint64_t>(orbit);
      ++count.classes;
    }
  });
  return counts;
}

}  // namespace hotstone::enumerate
