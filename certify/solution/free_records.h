// Records of a solution with free points. Each gives the owner's play and its rank, for every
// position that matches a known position (known_position.h) and for the images of these.
//
// A position may be in several records. The owner then follows one of the lowest rank among them.
//
// In the file a record is that of a solution (solution_entry.h), but its key is in base 4:
//
//   key = sum over the points of digit * 4^index     digit 0 empty, 1 black, 2 white, 3 free
#ifndef HOTSTONE_CERTIFY_SOLUTION_FREE_RECORDS_H_
#define HOTSTONE_CERTIFY_SOLUTION_FREE_RECORDS_H_

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "certify/solution/known_position.h"
#include "certify/solution/solution_entry.h"
#include "spec/board/board.h"
#include "spec/board/color.h"

namespace hotstone::certify {

inline constexpr uint32_t kAnyRank = kMostSolutionRank + 1;  // all ranks are below it

// A record without the owner's stones.
struct FreeRecord {
  uint32_t opp = 0;
  uint32_t empty = 0;
  uint16_t rank = 0;
  uint8_t move = 0;

  // Whether all positions that match `known` match the record. Both must have the same stones of
  // the owner.
  bool Covers(const KnownPosition& known) const {
    return (opp & ~known.opp) == 0 && (empty & ~known.empty) == 0;
  }
  // Whether at least one does.
  bool Meets(const KnownPosition& known) const {
    return (opp & known.empty) == 0 && (empty & known.opp) == 0;
  }
};

// Positions of boards of up to KnownPlays::kMostPoints points, under the symmetries of the board.
class FreeImages {
 public:
  explicit FreeImages(const spec::BoardSize& board);

  int symmetries() const { return static_cast<int>(maps_.size()); }
  uint32_t Map(int symmetry, uint32_t points) const {
    const auto& map = maps_[static_cast<size_t>(symmetry)];
    return map[0][points & 255] | map[1][points >> 8 & 255] | map[2][points >> 16 & 255] |
           map[3][points >> 24];
  }
  KnownPosition Map(int symmetry, const KnownPosition& known) const {
    return {Map(symmetry, known.own), Map(symmetry, known.opp), Map(symmetry, known.empty)};
  }
  // The least image of a set of points, and a symmetry that leads there.
  struct Least {
    uint32_t points;
    int symmetry;
  };
  Least LeastOf(uint32_t points) const;

 private:
  std::vector<std::array<std::array<uint32_t, 256>, 4>> maps_;
};

// A record in an image in which its own stones are the least number.
struct ListedRecord {
  uint32_t own = 0;
  FreeRecord record;
};
// `play`: a bit. Requires a rank of at most kMostSolutionRank.
ListedRecord InLeastImage(const FreeImages& images, const KnownPosition& known, uint32_t play,
                          uint32_t rank);

// The images of a known position, and of points banned to the owner there, whose own stones are
// the least image of those.
struct WantedImages {
  struct Image {
    KnownPosition known;
    uint32_t banned = 0;
  };
  std::array<Image, 8> images{};
  size_t count = 0;

  WantedImages(const FreeImages& symmetries, const KnownPosition& known, uint32_t banned);
  uint32_t own() const { return images[0].known.own; }
};

// The first record that serves in all the wanted positions, or null. It has a rank below the bound
// and a play that is not banned, and no record of a lower rank that has one of these positions has
// a banned play. The list is that of the wanted own stones. O(records x images); with a banned
// point, the square of that.
const FreeRecord* FindCover(std::span<const FreeRecord> list, const WantedImages& wanted,
                            uint32_t bound);

// Between the keys of the file and known positions. Decoded: nothing for a number that is no key.
std::optional<KnownPosition> DecodedFree(uint64_t key, int points, spec::Color owner);
uint64_t EncodedFree(const KnownPosition& known, int points, spec::Color owner);

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_SOLUTION_FREE_RECORDS_H_
