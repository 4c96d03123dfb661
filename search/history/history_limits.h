// Limits of the history searches, and their answers.
#ifndef HOTSTONE_SEARCH_HISTORY_HISTORY_LIMITS_H_
#define HOTSTONE_SEARCH_HISTORY_HISTORY_LIMITS_H_

#include <cstdint>

namespace hotstone::search {

struct HistoryLimits {
  uint64_t bytes = uint64_t{1} << 30;  // of the tree and the lessons
  uint64_t states = ~uint64_t{0};      // examined, over all questions
};

// Whether Black reaches the bound; or why that is unknown: a limit, or progress said stop.
enum class HistoryAnswer { kYes, kNo, kMemory, kStates, kStopped };

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_HISTORY_HISTORY_LIMITS_H_
