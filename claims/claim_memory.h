// The cost of a node of a situation graph, used to refuse a check before it begins.
#ifndef HOTSTONE_CLAIMS_CLAIM_MEMORY_H_
#define HOTSTONE_CLAIMS_CLAIM_MEMORY_H_

#include <cstdint>

namespace hotstone::claims {

// Bytes per node of SituationGraph, including its edges and what FindComponents keeps for it,
// estimated generously.
inline constexpr uint64_t kBytesPerNode = 160;

}  // namespace hotstone::claims

#endif  // HOTSTONE_CLAIMS_CLAIM_MEMORY_H_
