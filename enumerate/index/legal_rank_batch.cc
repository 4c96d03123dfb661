// Ranks many positions at once: vectors find the codes of their lines, and then the automaton of
// legal_index.cc runs through smaller tables.
//
// FindCodes works on a block of 256 positions. It splits the words of a vector into lines, looks
// the code of four points up in a table of sixteen entries (a byte shuffle), and adds twice the
// code of the opposing stones to that of the own. The codes of two lines share one word, the first
// in the low byte, so the first step of the walk takes both at once. Walk is compiled for every
// number of wide and narrow lines: entries of 64 bits where ranks are large, of 32 bits further on,
// and of one byte for the last line. Boards that do not fit this go through LegalIndex one by one.
//
// For example, on 3x3 a line with an own stone on its first point and an opposing one on its third
// has the code 9 + 2 * 1 = 11, because its first point is the most significant digit in base 3. If
// the next line is empty, the word of the two is 11 in the low byte and 0 above it, and the first
// table gives immediately the rank that both lines skip and the place of the third line's entries.
//
// The file is compiled once for each set of vector instructions; Highway includes it again for
// that.
#include "enumerate/index/legal_rank_batch.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <utility>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "enumerate/index/legal_rank_batch.cc"
#include "enumerate/rules/chains.h"
#include "hwy/foreach_target.h"
// foreach_target.h comes before highway.h.
#include "hwy/highway.h"

#ifndef HOTSTONE_ENUMERATE_LEGAL_RANK_BATCH_ONCE_
#define HOTSTONE_ENUMERATE_LEGAL_RANK_BATCH_ONCE_
namespace hotstone::enumerate {

inline constexpr size_t kRankBlock = 256;  // a multiple of the lanes of every vector
inline constexpr size_t kMaxLinePairs = 3;

// codes[pair][i]: the code of line 2 * pair of position i in the low byte, that of the next line
// above it.
using LineCodes = uint32_t[kMaxLinePairs][kRankBlock];

}  // namespace hotstone::enumerate
#endif

HWY_BEFORE_NAMESPACE();
namespace hotstone::enumerate {
namespace HWY_NAMESPACE {

#if HWY_TARGET == HWY_SCALAR

uint32_t CodeOf(const LegalRankBatch::Tables& tables, BitBoard stones, int line) {
  const BitBoard points = (stones >> (line * tables.width)) & ((BitBoard{1} << tables.width) - 1);
  return tables.code_of_nibble[points & 15] + static_cast<uint32_t>(points >> 4);
}

void FindCodes(const LegalRankBatch::Tables& tables, const Stones* positions, size_t count,
               LineCodes& codes) {
  for (size_t i = 0; i < count; ++i) {
    for (int line = 0; line < tables.lines; ++line) {
      const uint32_t code =
          CodeOf(tables, positions[i].own, line) + 2 * CodeOf(tables, positions[i].opp, line);
      uint32_t& pair = codes[line / 2][i];
      pair = line % 2 == 0 ? code : pair | code << 8;
    }
  }
}

#else

namespace hn = hwy::HWY_NAMESPACE;

template <int kWidth>
HWY_INLINE void FindCodesOfWidth(const LegalRankBatch::Tables& tables, const Stones* positions,
                                 size_t count, LineCodes& codes) {
  const hn::ScalableTag<uint32_t> d;
  const hn::Repartition<uint8_t, decltype(d)> d8;
  using V = hn::Vec<decltype(d)>;
  const size_t n = hn::Lanes(d);
  const V code_of_nibble = hn::BitCast(d, hn::LoadDup128(d8, tables.code_of_nibble.data()));
  const uint32_t line_mask = (1u << kWidth) - 1;
  const V low_lines = hn::Set(d, line_mask * 0x00010001);  // of own and of opposing stones
  const V high_lines = hn::Set(d, line_mask * 0x01000100);
  const V nibbles = hn::Set(d, 0x0F0F0F0Fu);
  const V units = hn::Set(d, 0x01010101u);
  const V low_half = hn::Set(d, 0xFFFFu);
  for (size_t i = 0; i < count; i += n) {
    // In memory own, 0, opp, 0 for each position.
    const auto* words = reinterpret_cast<const uint32_t*>(positions + i);
    const V first = hn::ConcatEven(d, hn::LoadU(d, words + n), hn::LoadU(d, words));
    const V second = hn::ConcatEven(d, hn::LoadU(d, words + 3 * n), hn::LoadU(d, words + 2 * n));
    V own = hn::ConcatEven(d, second, first);
    V opp = hn::ConcatOdd(d, second, first);
    for (int pair = 0; 2 * pair < tables.lines; ++pair) {
      const V both = hn::OrAnd(hn::ShiftLeft<16>(opp), own, low_half);
      const V spread =
          hn::OrAnd(hn::And(both, low_lines), hn::ShiftLeft<8 - kWidth>(both), high_lines);
      V code = hn::TableLookupBytes(code_of_nibble, hn::And(spread, nibbles));
      // The fifth point of a line counts one.
      if (kWidth == 5) code = hn::Add(code, hn::And(hn::ShiftRight<4>(spread), units));
      const V of_opp = hn::ShiftRight<16>(code);
      code = hn::And(hn::Add(hn::Add(code, of_opp), of_opp), low_half);
      hn::Store(code, d, codes[pair] + i);
      own = hn::ShiftRight<2 * kWidth>(own);
      opp = hn::ShiftRight<2 * kWidth>(opp);
    }
  }
}

// Rounds count up to whole vectors: positions must be readable that far.
void FindCodes(const LegalRankBatch::Tables& tables, const Stones* positions, size_t count,
               LineCodes& codes) {
  switch (tables.width) {
    case 2:
      return FindCodesOfWidth<2>(tables, positions, count, codes);
    case 3:
      return FindCodesOfWidth<3>(tables, positions, count, codes);
    case 4:
      return FindCodesOfWidth<4>(tables, positions, count, codes);
    default:
      return FindCodesOfWidth<5>(tables, positions, count, codes);
  }
}

#endif  // HWY_TARGET == HWY_SCALAR

}  // namespace HWY_NAMESPACE
}  // namespace hotstone::enumerate
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace hotstone::enumerate {

HWY_EXPORT(FindCodes);

namespace {

static_assert(sizeof(Stones) == 16, "two words a position");

constexpr int kPlaceBits = 18;  // of a wide entry
constexpr uint64_t kPlaceMask = (uint64_t{1} << kPlaceBits) - 1;
constexpr int kStateBits = 10;  // of a narrow entry that has no room for a place

// The automaton, with the numbers of wide and narrow lines as constants, and the contents of narrow
// ones: places, if kBits is kPlaceBits, or states.
template <size_t kWide, size_t kNarrow, int kBits>
void Walk(const LegalRankBatch::Tables& tables, const LineCodes& codes, size_t count,
          uint64_t* ranks) {
  const uint64_t* const first = tables.first.data();
  const uint64_t* wide[kWide + 1] = {};
  const uint32_t* narrow[kNarrow + 1] = {};
  for (size_t k = 0; k < kWide; ++k) wide[k] = tables.wide[k].data();
  for (size_t k = 0; k < kNarrow; ++k) narrow[k] = tables.narrow[k].data();
  const uint8_t* const last = tables.last.data();
  const size_t code_count = tables.codes;
  const auto code_of = [&codes](size_t line, size_t i) -> size_t {
    return (codes[line / 2][i] >> (8 * (line % 2))) & 0xFF;
  };
#pragma GCC unroll 4
  for (size_t i = 0; i < count; ++i) {
    const uint64_t entry = first[codes[0][i]];
    uint64_t rank = entry >> kPlaceBits;
    size_t place = entry & kPlaceMask;
    for (size_t k = 0; k < kWide; ++k) {
      const uint64_t next = wide[k][place + code_of(2 + k, i)];
      rank += next >> kPlaceBits;
      place = next & kPlaceMask;
    }
    for (size_t k = 0; k < kNarrow; ++k) {
      const uint32_t next = narrow[k][place + code_of(2 + kWide + k, i)];
      rank += next >> kBits;
      place = (next & ((uint32_t{1} << kBits) - 1)) * (kBits == kPlaceBits ? 1 : code_count);
    }
    ranks[i] = rank + last[place + code_of(2 + kWide + kNarrow, i)];
  }
}

using Walker = void (*)(const LegalRankBatch::Tables&, const LineCodes&, size_t, uint64_t*);
constexpr size_t kMaxBetween = 3;
// Dispatches on the numbers of wide and narrow lines.
template <int kBits>
constexpr Walker kWalkers[kMaxBetween + 1][kMaxBetween + 1] = {
    {Walk<0, 0, kBits>, Walk<0, 1, kBits>, Walk<0, 2, kBits>, Walk<0, 3, kBits>},
    {Walk<1, 0, kBits>, Walk<1, 1, kBits>, Walk<1, 2, kBits>, nullptr},
    {Walk<2, 0, kBits>, Walk<2, 1, kBits>, nullptr, nullptr},
    {Walk<3, 0, kBits>, nullptr, nullptr, nullptr}};

}  // namespace

LegalRankBatch::LegalRankBatch(const LegalIndex& index) : index_(&index) {
  const int width = index.width_;
  const int lines = index.lines_;
  in_lanes_ = !index.transposed_ && width >= 2 && width <= 5 && lines >= 3 && lines <= 6 &&
              width * lines <= 32 && index.size_ >> (64 - kPlaceBits) == 0 &&
              std::endian::native == std::endian::little;
  if (!in_lanes_) return;
  const size_t codes = index.codes_;
  tables_.width = width;
  tables_.lines = lines;
  tables_.codes = codes;
  for (uint64_t nibble = 0; nibble < 16; ++nibble) {
    const uint64_t points = nibble & ((uint64_t{1} << width) - 1);
    tables_.code_of_nibble.push_back(static_cast<uint8_t>(index.code_of_bits_[points << width]));
  }
  const auto passed = [&](int line, size_t state, size_t code) {
    return index.Entry(line, state, code) >> LegalIndex::kStateBits;
  };
  // A dead entry is never read for a legal position, but its next state must still exist.
  const auto next_state = [&](int line, size_t state, size_t code) {
    const uint64_t next = index.Entry(line, state, code) & LegalIndex::kStateMask;
    return next == LegalIndex::kDead ? 0 : next;
  };

  tables_.first.resize((codes - 1) << 8 | 0xFF);
  for (size_t above = 0; above < codes; ++above) {
    const uint64_t state = next_state(0, 0, above);
    for (size_t code = 0; code < codes; ++code) {
      const uint64_t both = passed(0, 0, above) + passed(1, state, code);
      tables_.first[code << 8 | above] = both << kPlaceBits | next_state(1, state, code) * codes;
    }
  }
  // The most that narrow lines skip: line 2 decides, as completions only fall from line to line.
  const auto most_completions = [&](int line) {
    const auto& completions = index.completions_[static_cast<size_t>(line)];
    return *std::max_element(completions.begin(), completions.end());
  };
  tables_.narrow_bits = most_completions(2) >> (32 - kPlaceBits) == 0 ? kPlaceBits : kStateBits;
  for (int line = 2; line + 1 < lines; ++line) {
    const size_t states = index.completions_[static_cast<size_t>(line)].size();
    const bool is_wide = most_completions(line) >> (32 - kStateBits) != 0;
    std::vector<uint64_t> wide;
    std::vector<uint32_t> narrow;
    for (size_t state = 0; state < states; ++state) {
      for (size_t code = 0; code < codes; ++code) {
        const uint64_t over = passed(line, state, code);
        const uint64_t next = next_state(line, state, code);
        if (is_wide) {
          wide.push_back(over << kPlaceBits | next * codes);
        } else {
          const uint64_t to = tables_.narrow_bits == kPlaceBits ? next * codes : next;
          narrow.push_back(static_cast<uint32_t>(over << tables_.narrow_bits | to));
        }
      }
    }
    if (is_wide) {
      tables_.wide.push_back(std::move(wide));
    } else {
      tables_.narrow.push_back(std::move(narrow));
    }
  }
  for (size_t state = 0; state < index.completions_[static_cast<size_t>(lines) - 1].size();
       ++state) {
    for (size_t code = 0; code < codes; ++code) {
      tables_.last.push_back(static_cast<uint8_t>(passed(lines - 1, state, code)));
    }
  }
}

uint64_t LegalRankBatch::TableBytes() const {
  uint64_t bytes = tables_.first.size() * sizeof(uint64_t) + tables_.last.size();
  for (const auto& line : tables_.wide) bytes += line.size() * sizeof(uint64_t);
  for (const auto& line : tables_.narrow) bytes += line.size() * sizeof(uint32_t);
  return bytes;
}

void LegalRankBatch::Rank(const Stones* positions, size_t count, uint64_t* ranks) const {
  assert(std::all_of(positions, positions + count,
                     [this](Stones stones) { return IsLegal(index_->grid_, stones); }));
  if (!in_lanes_) {
    for (size_t i = 0; i < count; ++i) ranks[i] = index_->Rank(positions[i]);
    return;
  }
  const auto find_codes = HWY_DYNAMIC_DISPATCH(FindCodes);
  const auto& walkers =
      tables_.narrow_bits == kPlaceBits ? kWalkers<kPlaceBits> : kWalkers<kStateBits>;
  const Walker walk = walkers[tables_.wide.size()][tables_.narrow.size()];
  alignas(64) LineCodes codes;
  size_t done = 0;
  for (; done + kRankBlock <= count; done += kRankBlock) {
    find_codes(tables_, positions + done, kRankBlock, codes);
    walk(tables_, codes, kRankBlock, ranks + done);
  }
  if (done == count) return;
  Stones rest[kRankBlock] = {};
  std::copy(positions + done, positions + count, rest);
  find_codes(tables_, rest, count - done, codes);
  walk(tables_, codes, count - done, ranks + done);
}

}  // namespace hotstone::enumerate
#endif  // HWY_ONCE
