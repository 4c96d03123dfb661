// The exact number of legal positions of a board.
//
// A position is legal if every chain has a liberty (TT "legal"; the verifier's `closure` shows that
// play preserves it). Tromp and Farnebäck ("Combinatorics of Go") count legal positions by filling
// the board cell by cell and keeping only the border state (border_count_state.h). This code first
// numbers the states of each column, with up to three successors each (empty, black, white), until
// no new state appears; after a few rows that graph is the same for all rows. Then it sums the
// number of completions of each state from the last cell back to the first. States that are colour
// swaps of each other, and at the end of a row mirror images, are one state.
//
// Cost: time width * states * rows for the sums and width * states * width for the graph, memory 28
// * width * states bytes plus two vectors of numbers; the states grow about 4.7-fold with each
// column of width (docs/explanation/enumeration.md has the table). Strips may be as long as
// kMaxBorderLength.
//
// Numbers: 64 or 128 bits where the result may fit, with every addition checked. If one overflows,
// the sums are repeated in the next wider type (fixed widths sufficient by the bound 3^points, or
// unbounded).
#ifndef HOTSTONE_ENUMERATE_NUMBERS_BORDER_COUNT_H_
#define HOTSTONE_ENUMERATE_NUMBERS_BORDER_COUNT_H_

#include <boost/multiprecision/cpp_int.hpp>
#include <cstdint>
#include <string>

#include "absl/status/statusor.h"
#include "base/progress.h"

namespace hotstone::enumerate {

using BigInteger = boost::multiprecision::cpp_int;

inline constexpr int kMaxBorderLength = 10000;

struct BorderCountOptions {
  // ResourceExhausted before any work if the estimate is above this.
  uint64_t memory_limit_bytes = uint64_t{4} << 30;
  // Called with "border states" (found so far) and then "cells".
  Progress* progress = nullptr;
};

struct LegalPositionCount {
  BigInteger value;
  uint64_t states = 0;   // border states, all columns together
  int integer_bits = 0;  // width of the numbers that sufficed; 0 for unbounded
  int widths_tried = 0;  // 1 plus the number of overflows
};

// Sides in either order. InvalidArgument for a side below 1 or above kMaxBorderLength;
// ResourceExhausted with the estimate ("needs about 21.8 GiB"), and if the shorter side is above
// kMaxBorderWidth; Cancelled.
absl::StatusOr<LegalPositionCount> CountLegalPositions(int cols, int rows,
                                                       const BorderCountOptions& options = {});

// Decimal digits of a non-negative number.
std::string ToDecimal(const BigInteger& value);

// Estimated peak memory in bytes; measured up to width 11, extrapolated beyond.
double BorderCountMemory(int cols, int rows);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_NUMBERS_BORDER_COUNT_H_
