// The version recorded in every result.
#ifndef HOTSTONE_BASE_VERSION_H_
#define HOTSTONE_BASE_VERSION_H_

#include <string_view>

namespace hotstone {

inline constexpr std::string_view kVersion = "0.1.0";

}  // namespace hotstone

#endif  // HOTSTONE_BASE_VERSION_H_
