// Several threads at the blocks of one layer, each with a visitor of its own (block_visit.h).
//
// They share nothing but the planes and the log of changes; a thread takes the next few blocks when it is done
// with those it had.
#ifndef HOTSTONE_ENUMERATE_PLANES_BLOCK_TEAM_H_
#define HOTSTONE_ENUMERATE_PLANES_BLOCK_TEAM_H_

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "enumerate/planes/block_visit.h"

namespace hotstone::enumerate {

class BlockTeam {
 public:
  // As BlockVisitor; all must outlive the team. One thread at least.
  BlockTeam(int threads, const FiniteRules& rules, int at_least, PlaneSet* planes, const PlaneSource& source,
            ChangeLog* changes);

  // Visits the blocks from `first` to before `last`, which are of one layer, and adds to `set` the bits that were
  // set. `keep_going` is asked now and then, in the calling thread, with the cells of layers with more stones and
  // of the blocks that were begun in this one; false stops all, and Visit returns false.
  bool Visit(uint32_t first, uint32_t last, int sweep, const std::array<bool, 2>& movers,
             const std::function<bool(uint64_t done)>& keep_going, uint64_t* set);

 private:
  const OccupancyIndex& index_;
  std::vector<std::unique_ptr<BlockVisitor>> visitors_;
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_PLANES_BLOCK_TEAM_H_
