// The part of absl/status/statusor.h that the law uses, for WebAssembly only: a value, or the
// reason for its absence.
//
// Reading a missing value ends the program, as in Abseil.
#ifndef HOTSTONE_WASM_STAND_IN_ABSL_STATUS_STATUSOR_H_
#define HOTSTONE_WASM_STAND_IN_ABSL_STATUS_STATUSOR_H_

#include <cstdlib>
#include <optional>
#include <type_traits>
#include <utility>

#include "wasm/stand_in/absl/status/status.h"

namespace absl {

template <typename T>
class StatusOr {
 public:
  StatusOr(const Status& status) : status_(status) {}
  StatusOr(Status&& status) : status_(std::move(status)) {}

  template <typename U = T>
  requires(std::is_convertible_v<U&&, T> && !std::is_same_v<std::decay_t<U>, StatusOr> &&
           !std::is_same_v<std::decay_t<U>, Status>) StatusOr(U&& value)
      : value_(std::forward<U>(value)) {}

  bool ok() const { return value_.has_value(); }
  const Status& status() const { return status_; }

  const T& value() const& { return Held(value_); }
  T& value() & { return Held(value_); }
  T&& value() && { return std::move(Held(value_)); }
  const T& operator*() const& { return Held(value_); }
  T& operator*() & { return Held(value_); }
  T&& operator*() && { return std::move(Held(value_)); }
  const T* operator->() const { return &Held(value_); }
  T* operator->() { return &Held(value_); }

 private:
  template <typename Optional>
  static auto& Held(Optional& value) {
    if (!value.has_value()) std::abort();
    return *value;
  }

  Status status_;
  std::optional<T> value_;
};

}  // namespace absl

#endif  // HOTSTONE_WASM_STAND_IN_ABSL_STATUS_STATUSOR_H_
