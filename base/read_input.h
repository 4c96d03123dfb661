// What a command reads: a file by its path, or standard input if the path is "-".
#ifndef HOTSTONE_BASE_READ_INPUT_H_
#define HOTSTONE_BASE_READ_INPUT_H_

#include <string>
#include <string_view>

#include "absl/status/statusor.h"

namespace hotstone {

struct Input {
  std::string name;  // the path, or "standard input"; stands in errors
  std::string text;
};

// Errors as in read_file.h; more than `most` bytes are InvalidArgument, "NAME: is larger than MOST bytes",
// and then `advice`.
absl::StatusOr<Input> ReadInput(const std::string& path, size_t most, std::string_view advice);

}  // namespace hotstone

#endif  // HOTSTONE_BASE_READ_INPUT_H_
