// Reads a whole file: the one place where bytes are read from a path.
//
// Errors give the path and the system's reason: NotFound if there is no such file, InvalidArgument
// for everything else, including a folder. An empty file is not an error.
#ifndef HOTSTONE_BASE_READ_FILE_H_
#define HOTSTONE_BASE_READ_FILE_H_

#include <cstddef>
#include <limits>
#include <string>

#include "absl/status/statusor.h"
#include "base/descriptor.h"

namespace hotstone {

inline constexpr size_t kAllBytes = std::numeric_limits<size_t>::max();

// At most `most` bytes from the beginning: to enforce a limit, ask for one byte more and check
// whether it came.
absl::StatusOr<std::string> ReadWholeFile(const std::string& path, size_t most = kAllBytes);

// Opens the file for ReadDescriptor, at its beginning.
absl::StatusOr<Descriptor> OpenToRead(const std::string& path);

// The same from an open descriptor, standard input for example, to its end or for `most` bytes;
// errors contain `name`.
absl::StatusOr<std::string> ReadDescriptor(int number, const std::string& name,
                                           size_t most = kAllBytes);

}  // namespace hotstone

#endif  // HOTSTONE_BASE_READ_FILE_H_
