// A file read whole: the one place where bytes come in from a path.
//
// Errors say the path and the system's reason, NotFound if there is no such file, InvalidArgument for
// everything else, a folder included. An empty file is no error.
#ifndef HOTSTONE_BASE_READ_FILE_H_
#define HOTSTONE_BASE_READ_FILE_H_

#include <cstddef>
#include <limits>
#include <string>

#include "absl/status/statusor.h"
#include "base/descriptor.h"

namespace hotstone {

inline constexpr size_t kAllBytes = std::numeric_limits<size_t>::max();

// At most `most` bytes from the beginning: who has a limit asks for one byte more and looks whether it came.
absl::StatusOr<std::string> ReadWholeFile(const std::string& path, size_t most = kAllBytes);

// The file, to be read by ReadDescriptor, from its beginning on.
absl::StatusOr<Descriptor> OpenToRead(const std::string& path);

// The same from a descriptor that is open, the standard input say, to its end or `most` bytes further; `name`
// stands in errors.
absl::StatusOr<std::string> ReadDescriptor(int number, const std::string& name, size_t most = kAllBytes);

}  // namespace hotstone

#endif  // HOTSTONE_BASE_READ_FILE_H_
