#include "enumerate/numbers/border_count.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "base/number_text.h"
#include "base/status_macros.h"
#include "enumerate/numbers/border_count_graph.h"
#include "enumerate/numbers/border_count_state.h"

namespace hotstone::enumerate {
namespace {

namespace mp = boost::multiprecision;

using Uint128 = unsigned __int128;
template <unsigned bits>
using FixedInteger =
    mp::number<mp::cpp_int_backend<bits, bits, mp::unsigned_magnitude, mp::unchecked, void>>;

// Adds; false on overflow. The fixed wide types are chosen so that they cannot overflow.
bool Add(uint64_t& sum, uint64_t term) { return !__builtin_add_overflow(sum, term, &sum); }
bool Add(Uint128& sum, Uint128 term) { return !__builtin_add_overflow(sum, term, &sum); }
template <typename Integer>
bool Add(Integer& sum, const Integer& term) {
  sum += term;
  return true;
}

BigInteger ToBig(Uint128 value) {
  return (BigInteger(static_cast<uint64_t>(value >> 64)) << 64) | static_cast<uint64_t>(value);
}
BigInteger ToBig(uint64_t value) { return value; }
template <typename Integer>
BigInteger ToBig(const Integer& value) {
  return BigInteger(value);
}

// Completions of the empty board's state; OutOfRange on overflow.
template <typename Integer>
absl::StatusOr<BigInteger> SumCompletions(const BorderGraph& graph, int rows, Progress* progress) {
  const int width = graph.width();
  const uint64_t cells = static_cast<uint64_t>(rows) * width;
  std::vector<Integer> after(graph.Settled().size());
  for (size_t i = 0; i < after.size(); ++i) after[i] = graph.Settled()[i] ? 1 : 0;
  std::vector<Integer> before;
  for (int row = rows - 1; row >= 0; --row) {
    for (int c = width - 1; c >= 0; --c) {
      const uint64_t filled = static_cast<uint64_t>(row) * width + c;  // summed from the last cell
      if (!KeepGoing(progress, "cells", cells - filled, cells)) {
        return absl::CancelledError("counting was stopped");
      }
      const std::vector<BorderGraph::Successors>& successors = graph.Column(c);
      const uint32_t reached = graph.Reached(c, row);
      before.resize(reached + 1);
      before[0] = 0;
      bool fits = true;
      for (uint32_t i = 1; i <= reached; ++i) {
        Integer sum = after[successors[i][0]];
        fits &= Add(sum, after[successors[i][1]]);
        fits &= Add(sum, after[successors[i][2]]);
        before[i] = std::move(sum);
      }
      if (!fits) return absl::OutOfRangeError("overflow");
      std::swap(before, after);
    }
  }
  return ToBig(after[1]);
}

// log2(3) * points, rounded up: no number of positions of that many points needs more bits.
int BitBound(int64_t points) {
  return static_cast<int>(std::ceil(1.584962500721156 * double(points))) + 1;
}

// A type narrower than the bound is tried if the bound exceeds it by at most an eighth: legal
// positions are fewer than all positions (9x9 fits 128 bits, 3^81 does not).
bool MayFit(int bound, int bits) { return 8 * bound <= 9 * bits; }

struct NumberWidth {
  int bits;  // 0: unbounded
  absl::StatusOr<BigInteger> (*sum)(const BorderGraph&, int, Progress*);
  bool checked;
};
constexpr std::array<NumberWidth, 6> kNumberWidths = {
    {{64, SumCompletions<uint64_t>, true},
     {128, SumCompletions<Uint128>, true},
     {256, SumCompletions<FixedInteger<256>>, false},
     {512, SumCompletions<FixedInteger<512>>, false},
     {1024, SumCompletions<FixedInteger<1024>>, false},
     {0, SumCompletions<BigInteger>, true}}};

bool Eligible(const NumberWidth& width, int bound) {
  return width.bits == 0 || (width.checked ? MayFit(bound, width.bits) : bound <= width.bits);
}

// Border states, all columns together, of widths 1 .. 11; each further column multiplies them.
constexpr std::array<double, 11> kMeasuredStates = {4,     21,     103,     460,     2283,    10489,
                                                    49017, 225239, 1041018, 4795007, 22100000};
constexpr double kStateGrowth = 4.7;

// "needs about 12 MiB; the memory limit is 1 MiB", in bytes where these would look alike.
std::string NeedsText(double needed, uint64_t limit) {
  if (needed >= 0x1p63) {
    return absl::StrCat("needs about 8 EiB or more; the memory limit is ", BytesText(limit));
  }
  const auto bytes = static_cast<uint64_t>(needed);
  const bool alike = BytesText(bytes) == BytesText(limit);
  return absl::StrCat("needs about ", alike ? absl::StrCat(bytes, " bytes") : BytesText(bytes),
                      "; the memory limit is ",
                      alike ? absl::StrCat(limit, " bytes") : BytesText(limit));
}

}  // namespace

std::string ToDecimal(const BigInteger& value) {
  // Boost's own str() triggers a false warning from GCC 12 when inlined; nine digits a step work as
  // well.
  constexpr unsigned kChunk = 1000000000;
  constexpr size_t kDigits = 9;
  std::vector<unsigned> chunks;
  BigInteger rest = value;
  do {
    chunks.push_back(static_cast<unsigned>(rest % kChunk));
    rest /= kChunk;
  } while (rest != 0);
  std::string digits = std::to_string(chunks.back());
  for (size_t i = chunks.size() - 1; i-- > 0;) {
    const std::string chunk = std::to_string(chunks[i]);
    digits.append(kDigits - chunk.size(), '0').append(chunk);
  }
  return digits;
}

double BorderCountMemory(int cols, int rows) {
  const int width = std::min(cols, rows);
  const int measured = static_cast<int>(kMeasuredStates.size());
  double states = kMeasuredStates[std::min(width, measured) - 1];
  for (int w = measured; w < width; ++w) states *= kStateGrowth;
  const int64_t points = int64_t{cols} * rows;
  const double number_bytes = std::max(8.0, BitBound(points) / 8.0 + 16);
  // Per state: code 8, successors 12 (half as much again while a vector grows), index 8 to 16; two
  // vectors of numbers, each as long as one column.
  return states * 40 + 2 * states / width * number_bytes + (1 << 20);
}

absl::StatusOr<LegalPositionCount> CountLegalPositions(int cols, int rows,
                                                       const BorderCountOptions& options) {
  const int width = std::min(cols, rows);
  const int length = std::max(cols, rows);
  if (width < 1 || length > kMaxBorderLength) {
    return absl::InvalidArgumentError(absl::StrCat("cannot count the positions of a board of ",
                                                   cols, "x", rows, ": sides are 1 to ",
                                                   kMaxBorderLength));
  }
  const double memory = BorderCountMemory(cols, rows);
  if (memory > static_cast<double>(options.memory_limit_bytes)) {
    return absl::ResourceExhaustedError(
        absl::StrCat("counting positions of ", cols, "x", rows, " ",
                     NeedsText(memory, options.memory_limit_bytes)));
  }
  if (width > kMaxBorderWidth) {
    return absl::ResourceExhaustedError(absl::StrCat("counting positions of ", cols, "x", rows,
                                                     ": the shorter side may be at most ",
                                                     kMaxBorderWidth));
  }
  ASSIGN_OR_RETURN(const auto graph, BorderGraph::Build(width, length, options.progress));
  LegalPositionCount result;
  result.states = graph.States();
  const int bound = BitBound(int64_t{cols} * rows);
  for (const NumberWidth& number : kNumberWidths) {
    if (!Eligible(number, bound)) continue;
    ++result.widths_tried;
    const auto value = number.sum(graph, length, options.progress);
    if (absl::IsOutOfRange(value.status())) continue;
    if (!value.ok()) return value.status();
    result.value = *value;
    result.integer_bits = number.bits;
    return result;
  }
  return absl::InternalError("an unbounded number overflowed");
}

}  // namespace hotstone::enumerate
