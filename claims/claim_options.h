// The resources that a check of claims may use, and the files that it leaves behind.
#ifndef HOTSTONE_CLAIMS_CLAIM_OPTIONS_H_
#define HOTSTONE_CLAIMS_CLAIM_OPTIONS_H_

#include <cstdint>
#include <string>

#include "base/progress.h"

namespace hotstone::claims {

struct ClaimOptions {
  int threads = 1;
  uint64_t memory_bytes = uint64_t{4} << 30;  // a check that needs more is unknown, with the figure
  int certify_points = 9;                     // largest board with interval certificates
  uint64_t self_removal_positions = 600'000;  // examined for self-removals: all up to 13 points
  uint64_t square_walk_plies = 100'000'000;   // where all plays under `square` are enumerated
  uint64_t caption_nodes = 200'000;           // per search for a strategy that a caption requires
  uint64_t seed = 1;                          // of the cycle search without a graph
  std::string certificate_folder;             // empty: certificates are checked, not written
  Progress* progress = nullptr;
};

}  // namespace hotstone::claims

#endif  // HOTSTONE_CLAIMS_CLAIM_OPTIONS_H_
