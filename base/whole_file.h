// Files that appear whole or not at all, and names that must be free for them.
#ifndef HOTSTONE_BASE_WHOLE_FILE_H_
#define HOTSTONE_BASE_WHOLE_FILE_H_

#include <string>

#include "absl/status/status.h"

namespace hotstone {

// Writes beside the path and renames, so that a full disk or an interruption leaves what was there before.
// What is there and no ordinary file, a device or a pipe, is written to as it is. Unavailable, with the path
// and the system's reason, if that fails.
absl::Status WriteWholeFile(const std::string& path, const std::string& text);

// Whether the name is taken, by whatever it may be, a dangling link included.
bool IsThere(const std::string& path);

// For a result that is never written over: InvalidArgument if its name is taken.
absl::Status CheckNotThere(const std::string& path);

}  // namespace hotstone

#endif  // HOTSTONE_BASE_WHOLE_FILE_H_
