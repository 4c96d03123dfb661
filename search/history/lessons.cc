#include "search/history/lessons.h"

#include <algorithm>

namespace hotstone::search {

using enumerate::kNoPoint;

namespace {

bool NoneIn(const std::vector<uint32_t>& keys, const SeenKeys& seen) {
  // Typically a few dozen keys have been seen, while a proof may have thousands.
  if (keys.size() > 8 * seen.size()) {
    return std::none_of(seen.keys().begin(), seen.keys().end(), [&](uint32_t key) {
      return std::binary_search(keys.begin(), keys.end(), key);
    });
  }
  return std::none_of(keys.begin(), keys.end(), [&](uint32_t key) { return seen.Has(key); });
}
bool AllIn(const std::vector<uint32_t>& keys, const SeenKeys& seen) {
  return std::all_of(keys.begin(), keys.end(), [&](uint32_t key) { return seen.Has(key); });
}

}  // namespace

void HistoryLesson::AddMove(int at, uint32_t key) {
  move = at;
  if (at != kNoPoint) absent.push_back(key);
}

void HistoryLesson::AddPart(const HistoryLesson& part, uint32_t key) {
  if (farthest.NearerThan(part.farthest)) farthest = part.farthest;
  absent.insert(absent.end(), part.absent.begin(), part.absent.end());
  for (const uint32_t used : part.present) {
    if (used != key) present.push_back(used);
  }
}

uint64_t HistoryLesson::Tidy() {
  SortOnce(absent);
  SortOnce(present);
  absent.shrink_to_fit();
  present.shrink_to_fit();
  return sizeof(HistoryLesson) + 16 + 4 * (absent.size() + present.size());
}

bool HistoryLesson::Bears(int bound, const SeenKeys& seen) const {
  const bool bears = goal.side == 0 ? goal.bound >= bound : goal.bound <= bound;
  return bears && NoneIn(absent, seen) && AllIn(present, seen);
}

}  // namespace hotstone::search
