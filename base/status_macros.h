// Early returns for code that propagates errors.
//
//   RETURN_IF_ERROR(Write(file));                      // Write returns absl::Status
//   ASSIGN_OR_RETURN(const auto board, Parse(text));   // Parse returns absl::StatusOr<Board>
//
// The first returns the error of its expression, if any, from the enclosing function. The second
// also declares or assigns its left side from the value. The enclosing function returns
// absl::Status or absl::StatusOr. The expression may contain commas; the left side may not.
#ifndef HOTSTONE_BASE_STATUS_MACROS_H_
#define HOTSTONE_BASE_STATUS_MACROS_H_

#include <utility>

#define HOTSTONE_JOIN_INNER(a, b) a##b
#define HOTSTONE_JOIN(a, b) HOTSTONE_JOIN_INNER(a, b)

#define RETURN_IF_ERROR(...)                                                   \
  if (auto hotstone_status = (__VA_ARGS__); hotstone_status.ok()) [[likely]] { \
  } else                                                                       \
    return hotstone_status

#define ASSIGN_OR_RETURN(left, ...) \
  HOTSTONE_ASSIGN_OR_RETURN(HOTSTONE_JOIN(hotstone_or_, __LINE__), left, __VA_ARGS__)
#define HOTSTONE_ASSIGN_OR_RETURN(value_or, left, ...)     \
  auto value_or = (__VA_ARGS__);                           \
  if (!value_or.ok()) return std::move(value_or).status(); \
  left = *std::move(value_or)

#endif  // HOTSTONE_BASE_STATUS_MACROS_H_
