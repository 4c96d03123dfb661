// Numbers in the records of certificates: packed, the lowest byte first.
#ifndef HOTSTONE_CERTIFY_POSITIONS_PACKED_NUMBER_H_
#define HOTSTONE_CERTIFY_POSITIONS_PACKED_NUMBER_H_

#include <cstddef>
#include <cstdint>
#include <string>

namespace hotstone::certify {

// The number whose bytes begin at `at`; all sizeof(Number) bytes must be present.
template <typename Number>
Number UnpackNumber(const char* at) {
  uint64_t value = 0;
  for (size_t i = sizeof(Number); i-- > 0;) value = value << 8 | static_cast<unsigned char>(at[i]);
  return static_cast<Number>(value);
}

template <typename Number>
void PackNumber(std::string& bytes, Number number) {
  auto value = static_cast<uint64_t>(number);
  for (size_t i = 0; i < sizeof(Number); ++i, value >>= 8) {
    bytes.push_back(static_cast<char>(value & 0xff));
  }
}

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_POSITIONS_PACKED_NUMBER_H_
