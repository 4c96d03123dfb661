// The input of a command: a file by its path, or standard input if the path is "-".
#ifndef HOTSTONE_BASE_READ_INPUT_H_
#define HOTSTONE_BASE_READ_INPUT_H_

#include <functional>
#include <string>
#include <string_view>

#include "absl/status/statusor.h"

namespace hotstone {

struct Input {
  std::string name;  // the path, or "standard input"; used in errors
  std::string text;
};

// Errors as in read_file.h; more than `most` bytes are InvalidArgument, "NAME: is larger than MOST
// bytes", followed by `advice`.
absl::StatusOr<Input> ReadInput(const std::string& path, size_t most, std::string_view advice);

// Limits on a text of lines, and on the part held in memory at a time: about a batch and a line.
struct LineBounds {
  size_t batch = size_t{2} << 20;
  size_t line = size_t{16} << 20;
  size_t all = size_t{1} << 30;
};

// Some whole lines with their ends (the last line of the text may lack one), and the number of the
// first.
using TakeLines =
    std::function<absl::Status(const std::string& name, std::string_view lines, int first_line)>;

// Passes on a text batch by batch until `take` returns an error, and returns that error. Errors of
// ReadInput; a line of more than bounds.line bytes is InvalidArgument, "NAME:LINE: ...", and is not
// read to its end.
absl::Status ForEachBatchOfLines(const std::string& path, const LineBounds& bounds,
                                 std::string_view advice, const TakeLines& take);

}  // namespace hotstone

#endif  // HOTSTONE_BASE_READ_INPUT_H_
