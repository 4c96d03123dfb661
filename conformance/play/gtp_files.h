// The files of our engine, read and written by functions that are handed in, so that whoever must not touch
// the disk (a fuzz target) can forbid it.
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
  // Where warnings about a file that was read go, which is no answer: loadsgf has none. They may go nowhere.
  std::function<void(const std::string& warning)> warn = {};
};

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_PLAY_GTP_FILES_H_
