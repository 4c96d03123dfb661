// The version that every result carries.
#ifndef HOTSTONE_SPEC_VERSION_H_
#define HOTSTONE_SPEC_VERSION_H_

#include <string_view>

namespace hotstone::spec {

inline constexpr std::string_view kVersion = "0.1.0";

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_VERSION_H_
