// A number of bytes as human-readable text.
#ifndef HOTSTONE_BASE_BYTES_TEXT_H_
#define HOTSTONE_BASE_BYTES_TEXT_H_

#include <cstdint>
#include <string>

namespace hotstone {

// Rounded up: "20 KiB", "12 MiB", "1.5 GiB".
std::string BytesText(uint64_t bytes);

}  // namespace hotstone

#endif  // HOTSTONE_BASE_BYTES_TEXT_H_
