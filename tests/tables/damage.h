// Stored files for tests: written, and damaged in every way.
#ifndef HOTSTONE_TESTS_TABLES_DAMAGE_H_
#define HOTSTONE_TESTS_TABLES_DAMAGE_H_

#include <unistd.h>

#include <fstream>
#include <string>

namespace hotstone::tables {

inline void WriteBytes(const std::string& path, const std::string& bytes) {
  unlink(path.c_str());  // some file systems wait for the disk when a file is overwritten
  std::ofstream(path, std::ios::binary) << bytes;
}

// Calls `visit` with copies of `good` in which one bit is flipped, once for each byte.
template <typename Visit>
void ForEachFlippedByte(const std::string& good, const Visit& visit) {
  for (size_t i = 0; i < good.size(); ++i) {
    std::string flipped = good;
    flipped[i] = static_cast<char>(flipped[i] ^ (1 << (i % 8)));
    visit(flipped, i);
  }
}

}  // namespace hotstone::tables

#endif  // HOTSTONE_TESTS_TABLES_DAMAGE_H_
