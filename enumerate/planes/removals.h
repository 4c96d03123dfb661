// What a play on a set of stones can remove, for all colourings of these stones at once.
//
// An occupancy shows where stones are, but not their colours. A play at an empty point p removes a
// chain if p is the only empty point next to the chain. So the occupancy determines which chains
// can be removed: connected sets of stones with at least one next to p and no other adjacent empty
// point. Such a set is removed in the colourings in which its stones are the opponent's and all
// stones around it, its rim, the player's: a subcube of all colourings. Several sets that do not
// touch each other are removed together in the subcube that combines these conditions.
//
// Several listed removals may hold in one colouring, such as a chain alone and that chain with
// another one. The last of them in the list is what happens, since sets of chains come after their
// parts. Self-removals, which only happen where nothing is captured, come first.
//
//     . X O        a play at A1 (bottom left) on the occupancy of all others but A2: B1 alone is
//     . B C        removed if it is the opponent's and C1 and B2 the player's; B2 beside A2, which
//                  is empty, never is
#ifndef HOTSTONE_ENUMERATE_PLANES_REMOVALS_H_
#define HOTSTONE_ENUMERATE_PLANES_REMOVALS_H_

#include <cstdint>
#include <vector>

#include "enumerate/rules/board.h"
#include "enumerate/rules/rule_set.h"

namespace hotstone::enumerate {

struct Removal {
  enum class Kind : uint8_t {
    kSelf,     // the chain of the stone played: `removed` includes that stone
    kCapture,  // one or several chains of the opponent
    kKo,       // one stone, by a lone stone that can be retaken: leaves a ban
  };
  uint32_t removed;
  uint32_t player;    // stones on the board before the play that are the player's in this subcube
  uint32_t opponent;  // ... the opponent's
  Kind kind;
  bool fresh = true;  // for the user of a list
};

class RemovalFinder {
 public:
  RemovalFinder(const Grid& grid, const FiniteRules& rules) : grid_(grid), rules_(rules) {}

  // Lists all removals by a play at `point`, which must be empty, in the order described above.
  // False if there are more than `most`: the list is then useless, and evaluating single colourings
  // is better.
  bool Find(uint32_t occupancy, int point, size_t most, std::vector<Removal>* removals);

  // A connected set of stones without an adjacent empty point: where it has one colour and its rim
  // the other, the position is illegal.
  struct Chain {
    uint32_t stones;
    uint32_t rim;
  };
  // All such sets, or nothing if there are more than `most`.
  const std::vector<Chain>* FindLifeless(uint32_t occupancy, size_t most);

 private:
  bool Grow(uint32_t chain, uint32_t rim, uint32_t inner, size_t most);
  bool AddSelfRemovals(uint32_t occupancy, uint32_t inner, int point, size_t most,
                       std::vector<Removal>* removals);
  bool AddCaptures(const Chain& taken, uint32_t inner, uint32_t seeds, int point, size_t most,
                   std::vector<Removal>* removals);
  void AddKo(const Chain& chain, int point, std::vector<Removal>* removals) const;

  Grid grid_;
  FiniteRules rules_;
  uint32_t occupancy_ = 0;
  std::vector<Chain> chains_;
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_PLANES_REMOVALS_H_
