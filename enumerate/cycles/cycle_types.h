// Names for cycles: the signature of a cycle, and the known types by name.
//
// The *signature* records what each ply removes: B1 captures one stone, B0 none, Ws2 removes two
// stones of its own colour, Bp is a pass. Cycles of a class have the same signature up to the
// starting ply and the starting colour. The one shown is the least, compared ply by ply (captures
// by number, then removals of own stones, then passes), beginning with Black: B0 W2 B1 Wp. Plies
// alternate, so only the first letter of a signature tells the colour.
//
// A known type is a signature, and for kos also a condition on the points. A *ko* of a cycle is a
// pair of points that the cycle's plays alternate between: both points are played, and each play at
// one captures just the stone on the other. A *ring* is a circle of three or more points where each
// play captures just the stone on the next point.
//
//   simple-ko                 B1 W1
//   take-pass-pass            B1 Wp Bp W1 Bp Wp, both pass pairs forced: a ko under a hot layer
//   sending-two-returning-one B0 W2 B1 Wp
//   self-removal              one player only passes
//   eternal-life              B0 W0 B2 W2
//   double-ko-exchange        B1 W1 Bp W1 B1 Wp in two kos
//   triple-ko                 B1 W1 B1 W1 B1 W1 in three kos
//   six-ply-2x2               B0 W0 B2 W0 B1 W3
//   quadruple-ko              eight single captures in four kos
//   pinwheel                  eight single captures in a ring of eight points
//   round-robin-ko            B0 W0 B2 W2 B0 W0 B2 W2
//   molasses-ko               B0 W1 B2 W1 Bp W0 B1 W2 B1 Wp
//
// Names and examples: the positions of corpus/named. docs/explanation/cycles.md defines each type
// with a diagram.
#ifndef HOTSTONE_ENUMERATE_CYCLES_CYCLE_TYPES_H_
#define HOTSTONE_ENUMERATE_CYCLES_CYCLE_TYPES_H_

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "enumerate/cycles/cycle_canonical.h"
#include "enumerate/cycles/cycle_search.h"

namespace hotstone::enumerate {

enum class CycleType {
  kSimpleKo,
  kTakePassPass,
  kSendingTwo,
  kSelfRemoval,
  kEternalLife,
  kDoubleKo,
  kTripleKo,
  kSixPly,
  kQuadrupleKo,
  kPinwheel,
  kRoundRobin,
  kMolasses,
};

struct CycleTypeEntry {
  CycleType type;
  std::string_view name;  // as given to --type
  // The edges to search for on small boards, without pass pairs, in the rotation that is cheapest
  // to search. Check the type of each cycle found. For self-removal, the shortest kind.
  std::vector<EdgeKind> pattern;
};

// Every known type, shortest cycles first.
const std::vector<CycleTypeEntry>& KnownCycleTypes();

std::string_view CycleTypeName(CycleType type);
std::optional<CycleType> CycleTypeFromName(std::string_view name);

// One kind of ply in a signature.
EdgeKind KindOf(const CyclePly& ply);

// The kinds of the plies, starting at the least rotation.
std::vector<EdgeKind> LeastSignature(std::span<const CyclePly> plies);

// The plies in their given order and colours: "W1 B1".
std::string SignatureText(std::span<const CyclePly> plies);
// Kinds beginning with Black.
std::string SignatureText(const std::vector<EdgeKind>& kinds);

// The known type of a cycle (PliesOf), if it has one.
std::optional<CycleType> TypeOf(std::span<const CyclePly> plies);

// The number of kos in the cycle if each of its board plays belongs to one; 0 otherwise.
int KosOf(std::span<const CyclePly> plies);

// The number of points in the ring that all board plays of the cycle belong to; 0 if there is none.
int RingOf(std::span<const CyclePly> plies);

// The player (0 Black, 1 White) who only passes in the cycle, if one does.
std::optional<int> OnlyPasses(std::span<const CyclePly> plies);

// True if at some ply there is a stone that the cycle never removes.
bool HasOtherStones(std::span<const CyclePly> plies);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_CYCLES_CYCLE_TYPES_H_
