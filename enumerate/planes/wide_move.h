// Moves of subcubes (cube_move.h) on vectors of 512 bits, where the processor has them.
//
// The low nine bits of an index are the place in a vector, six in a word and three for the word;
// the others are the vector's address. The steps are those of CubeMove, in another order: vectors
// that belong together form a *tile*, and only tiles with a place that is asked for are fetched.
//
//     bits of the index    source place    source address
//     to place             stay            enter
//     to address           leave           steps from tile to tile
//
// A tile has a vector for each combination of the bits that enter and leave. A bit that enters
// takes the place of one that leaves (an exchange of halves in pairs of vectors) or of one that is
// fixed (two vectors become one), its own place in the result if that is vacant. Several tiles go
// through the steps together.
#ifndef HOTSTONE_ENUMERATE_PLANES_WIDE_MOVE_H_
#define HOTSTONE_ENUMERATE_PLANES_WIDE_MOVE_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace hotstone::enumerate {

inline constexpr int kWideBits = 9;                                 // of an index: the place
inline constexpr size_t kWideWords = size_t{1} << (kWideBits - 6);  // in a vector

// Whether this processor has such vectors.
bool HasWideMoves();

struct FreeBit {
  uint8_t to;    // of the destination's index
  uint8_t from;  // of the source's
};

struct WideMove {
  static constexpr int kMostBits = 25;
  static constexpr size_t kMostTile = size_t{1} << kWideBits;  // vectors
  static constexpr size_t kTogether = 64;  // vectors that pass through the steps together, or more
  static constexpr size_t kMostTogether = kTogether + kMostTile;

  // Computes the steps for arrays with at least kWideBits bits. O(free bits + vectors of a tile).
  void Prepare(std::span<const FreeBit> free);

  // As CubeMove::Apply, for the processors of HasWideMoves. `open`, unless null: an array like the
  // destination; where it is clear, the destination may keep its value.
  void Apply(const uint64_t* from, uint32_t from_fixed, uint64_t* to, uint32_t to_fixed,
             const uint64_t* open);

  struct Swap {
    int high;  // places, high > low
    int low;
  };
  uint32_t from_fixed_places = 0;
  uint32_t to_fixed_places = 0;

  // A tile: the lowest bits of its addresses are merged, the others exchanged, each at a place.
  int merge_count = 0;
  int exchange_count = 0;
  std::array<int, kWideBits> merges;
  std::array<int, kWideBits> exchanges;
  int swap_count = 0;
  std::array<Swap, kWideBits> swaps;
  std::array<uint32_t, kMostTile> from_tile;  // addresses of its vectors
  std::array<uint32_t, kMostTile> to_tile;

  // From tile to tile: the change of address when so many low bits of the tile's number fall.
  int step_count = 0;
  std::array<uint32_t, kMostBits> from_steps;
  std::array<uint32_t, kMostBits> to_steps;

  struct alignas(64) Vector {
    uint64_t words[kWideWords];
  };
  std::array<Vector, kMostTogether> buffer;
  std::array<uint32_t, kMostTogether> to_tiles;  // of the tiles in the buffer
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_PLANES_WIDE_MOVE_H_
