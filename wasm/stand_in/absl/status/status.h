// The part of absl/status/status.h that the law uses, for WebAssembly only.
//
// Debian has no Abseil for that target, and the law needs little of it: success, or a code and a
// message. Payloads, copy-on-write and the like are left out. Native builds use Abseil; tests/wasm
// compares the two.
#ifndef HOTSTONE_WASM_STAND_IN_ABSL_STATUS_STATUS_H_
#define HOTSTONE_WASM_STAND_IN_ABSL_STATUS_STATUS_H_

#include <string>
#include <string_view>

namespace absl {

// The same numbers as Abseil's.
enum class StatusCode {
  kOk = 0,
  kInvalidArgument = 3,
  kResourceExhausted = 8,
  kFailedPrecondition = 9,
};

class Status {
 public:
  Status() = default;
  Status(StatusCode code, std::string_view message)
      : code_(code), message_(code == StatusCode::kOk ? std::string_view() : message) {}

  bool ok() const { return code_ == StatusCode::kOk; }
  StatusCode code() const { return code_; }
  std::string_view message() const { return message_; }

 private:
  StatusCode code_ = StatusCode::kOk;
  std::string message_;
};

inline Status OkStatus() { return {}; }
inline Status InvalidArgumentError(std::string_view message) {
  return {StatusCode::kInvalidArgument, message};
}
inline Status ResourceExhaustedError(std::string_view message) {
  return {StatusCode::kResourceExhausted, message};
}
inline Status FailedPreconditionError(std::string_view message) {
  return {StatusCode::kFailedPrecondition, message};
}

}  // namespace absl

#endif  // HOTSTONE_WASM_STAND_IN_ABSL_STATUS_STATUS_H_
