// Files that appear whole or not at all, and names that must be free for them: the one way in which this
// program writes files.
//
// The bytes go to PATH.partial, which is renamed when all are there: a full disk, an error or a kill leaves
// what was at PATH before, and a file that is there is complete. PATH.partial is locked meanwhile, so that
// two processes with one path do not write into each other's file. What is at PATH and no ordinary file, a
// device or a pipe, is written to as it is.
//
// All errors are Unavailable, with the path and the system's reason, unless something else is said.
#ifndef HOTSTONE_BASE_WHOLE_FILE_H_
#define HOTSTONE_BASE_WHOLE_FILE_H_

#include <optional>
#include <string>
#include <string_view>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "base/descriptor.h"

namespace hotstone {

struct WholeFileOptions {
  bool replace = true;   // an older file at the path
  bool durable = false;  // on the disk before it has its name, each piece at once: for results of hours
};

// Bytes added piece by piece. What was not finished is taken away with the object.
class WholeFile {
 public:
  // AlreadyExists if the path is there and is not to be replaced.
  static absl::StatusOr<WholeFile> Create(const std::string& path, const WholeFileOptions& options = {});
  WholeFile(WholeFile&& other) noexcept;
  WholeFile& operator=(WholeFile&&) = delete;
  ~WholeFile();

  // Small pieces are gathered unless the file is durable: an error may be told by a later call.
  absl::Status Add(std::string_view bytes);

  // Nothing may follow. The file is at the path after OK, and only then.
  absl::Status Finish();
  absl::Status FinishWith(std::string_view last_bytes);

 private:
  WholeFile(std::string path, const WholeFileOptions& options, bool beside);
  absl::Status Open();
  absl::Status Write(std::string_view bytes);
  absl::Status Failed(int error) const;

  std::string path_;
  std::string written_;  // where the bytes go until the end
  WholeFileOptions options_;
  bool beside_;              // written_ is not path_
  bool unfinished_ = false;  // written_ is this object's to remove
  Descriptor file_;
  std::string gathered_;
};

// For a result that may be asked for, before the work, so that a wrong path is said at once. No file if the path is
// empty.
absl::Status CreateIfNamed(const std::string& path, std::optional<WholeFile>& file);

// A whole file at once.
absl::Status WriteWholeFile(const std::string& path, const std::string& text);

// Whether the name is taken, by whatever it may be, a dangling link included.
bool IsThere(const std::string& path);

// For a result that is never written over: InvalidArgument if its name is taken.
absl::Status CheckNotThere(const std::string& path);

}  // namespace hotstone

#endif  // HOTSTONE_BASE_WHOLE_FILE_H_
