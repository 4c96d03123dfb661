// Gathers bits of a word to its low end and scatters them back: pext and pdep, as one instruction
// where the processor is known to have it.
#ifndef HOTSTONE_ENUMERATE_INDEX_PACK_BITS_H_
#define HOTSTONE_ENUMERATE_INDEX_PACK_BITS_H_

#include <cstdint>

namespace hotstone::enumerate {

// The bits of `word` at the places of `mask`, packed at the low end.
inline uint32_t PackBits(uint32_t word, uint32_t mask) {
#ifdef __BMI2__
  return __builtin_ia32_pext_si(word, mask);
#else
  uint32_t packed = 0;
  for (uint32_t bit = 1; mask != 0; bit <<= 1, mask &= mask - 1) {
    if ((word & mask & (~mask + 1)) != 0) packed |= bit;
  }
  return packed;
#endif
}

// The inverse: the low bits of `packed` at the places of `mask`.
inline uint32_t UnpackBits(uint32_t packed, uint32_t mask) {
#ifdef __BMI2__
  return __builtin_ia32_pdep_si(packed, mask);
#else
  uint32_t word = 0;
  for (; mask != 0; packed >>= 1, mask &= mask - 1) {
    if ((packed & 1) != 0) word |= mask & (~mask + 1);
  }
  return word;
#endif
}

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_INDEX_PACK_BITS_H_
