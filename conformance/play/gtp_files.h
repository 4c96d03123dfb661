// The file access of our engine as injected functions, so that a caller that must not touch the
// disk (a fuzz target) can forbid it.
#ifndef HOTSTONE_CONFORMANCE_PLAY_GTP_FILES_H_
#define HOTSTONE_CONFORMANCE_PLAY_GTP_FILES_H_

#include <functional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "formats/sgf/sgf.h"

namespace hotstone::conformance {

struct GtpFiles {
  std::function<absl::StatusOr<std::vector<formats::SgfTree>>(const std::string& path)> read;
  std::function<absl::Status(const std::string& path, const std::string& text)> write;
  // Receives warnings about a file that was read, since loadsgf has no answer for them; may be a
  // no-op.
  std::function<void(const std::string& warning)> warn = {};
};

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_PLAY_GTP_FILES_H_
