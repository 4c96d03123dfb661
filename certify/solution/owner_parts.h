// The parts of a board for one player, its *owner*: his chains, and the regions of the other
// points, which are empty or hold stones of the opponent. Also the condition on them that settled
// and held boards share.
#ifndef HOTSTONE_CERTIFY_SOLUTION_OWNER_PARTS_H_
#define HOTSTONE_CERTIFY_SOLUTION_OWNER_PARTS_H_

#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include "spec/board/board.h"
#include "spec/board/color.h"

namespace hotstone::spec {
class Position;
}  // namespace hotstone::spec

namespace hotstone::certify {

// The chains adjacent to a point, each once: four at most.
struct ChainList {
  std::array<size_t, 4> chains{};
  size_t count = 0;

  bool Has(size_t chain) const;
};

// Chains and regions, numbered together from 0. O(points).
class OwnerParts {
 public:
  OwnerParts(const spec::Position& position, spec::Color owner);

  size_t count() const { return begins_.size() - 1; }
  bool IsRegion(size_t part) const;
  std::span<const spec::Point> Points(size_t part) const;

  // The owner's chains adjacent to a point.
  ChainList ChainsBeside(spec::Point point) const;

  // Whether each chain has at least two vital regions: regions all of whose points touch the chain.
  bool EachChainHasTwoEyes() const;

 private:
  const spec::Position& position_;
  const spec::Color owner_;
  std::vector<size_t> of_;            // the part of each point
  std::vector<spec::Point> members_;  // all points, part by part
  std::vector<size_t> begins_;        // of each part in members_, and the end
};

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_SOLUTION_OWNER_PARTS_H_
