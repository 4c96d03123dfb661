// Files that appear whole or not at all.
#ifndef HOTSTONE_CLI_WHOLE_FILE_H_
#define HOTSTONE_CLI_WHOLE_FILE_H_

#include <string>

#include "absl/status/status.h"

namespace hotstone::cli {

// Writes beside the path and renames, so that a full disk or an interruption leaves what was there before.
// What is there and no ordinary file, a device or a pipe, is written to as it is. Unavailable, with the path
// and the system's reason, if that fails.
absl::Status WriteWholeFile(const std::string& path, const std::string& text);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_WHOLE_FILE_H_
