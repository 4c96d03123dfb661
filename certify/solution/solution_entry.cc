#include "certify/solution/solution_entry.h"

#include <cassert>

#include "certify/positions/packed_number.h"

namespace hotstone::certify {

std::string SolutionRecord(const SolutionEntry& entry) {
  assert(entry.rank <= kMostSolutionRank);
  std::string bytes;
  PackNumber(bytes, entry.key);
  PackNumber(bytes, static_cast<uint16_t>(entry.rank));
  PackNumber(bytes, entry.move);
  return bytes;
}

}  // namespace hotstone::certify
