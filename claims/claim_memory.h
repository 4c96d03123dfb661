// What a node of a situation graph costs, by which a check is refused before it begins.
#ifndef HOTSTONE_CLAIMS_CLAIM_MEMORY_H_
#define HOTSTONE_CLAIMS_CLAIM_MEMORY_H_

#include <cstdint>

namespace hotstone::claims {

// Bytes of a node of SituationGraph with its edges and of what FindComponents keeps for it, generously.
inline constexpr uint64_t kBytesPerNode = 160;

}  // namespace hotstone::claims

#endif  // HOTSTONE_CLAIMS_CLAIM_MEMORY_H_
