// What a check of claims may use, and what it is to leave behind.
#ifndef HOTSTONE_CLAIMS_CLAIM_OPTIONS_H_
#define HOTSTONE_CLAIMS_CLAIM_OPTIONS_H_

#include <cstdint>
#include <string>

#include "base/progress.h"

namespace hotstone::claims {

struct ClaimOptions {
  int threads = 1;
  uint64_t memory_bytes = uint64_t{4}
                          << 30;  // a check that needs more is not begun: unknown, with the figure
  int certify_points = 9;         // interval certificates are made and checked up to this board
  uint64_t self_removal_positions = 600'000;  // looked at for self-removals: all of them up to 13 points
  uint64_t square_walk_plies = 100'000'000;   // where all plays under `square` are gone through
  uint64_t caption_nodes = 200'000;           // of each search for a strategy that a caption asks for
  uint64_t seed = 1;               // of the search for cycles on boards too large to build the graph of
  std::string certificate_folder;  // where certificates go as files; empty: they are checked and dropped
  Progress* progress = nullptr;
};

}  // namespace hotstone::claims

#endif  // HOTSTONE_CLAIMS_CLAIM_OPTIONS_H_
