// Files that appear completely or not at all, and checks that their names are free: the only way in
// which this program writes files.
//
// The bytes go to PATH.partial, which is renamed when all are written: a full disk, an error or a
// kill leaves the old contents of PATH, and a file that exists is complete. PATH.partial is locked
// meanwhile, so two processes with one path do not write into each other's file. If PATH is not an
// ordinary file but a device or a pipe, it is written directly.
//
// All errors are Unavailable, with the path and the system's reason, unless stated otherwise.
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
  bool replace = true;   // overwrite an older file at the path
  bool durable = false;  // on disk, piece by piece, before it has its name: for results of hours
};

// A file written piece by piece. An unfinished file is removed with the object.
class WholeFile {
 public:
  // AlreadyExists if the path exists and must not be replaced.
  static absl::StatusOr<WholeFile> Create(const std::string& path,
                                          const WholeFileOptions& options = {});
  WholeFile(WholeFile&& other) noexcept;
  WholeFile& operator=(WholeFile&&) = delete;
  ~WholeFile();

  // Small pieces are buffered unless the file is durable, so an error may be reported by a later
  // call.
  absl::Status Add(std::string_view bytes);

  // Ends the file; nothing may follow. The file is at the path only after OK.
  absl::Status Finish();
  absl::Status FinishWith(std::string_view last_bytes);

 private:
  WholeFile(std::string path, const WholeFileOptions& options, bool beside);
  absl::Status Open();
  absl::Status Write(std::string_view bytes);
  absl::Status Failed(int error) const;

  std::string path_;
  std::string written_;  // the file that receives the bytes until the end
  WholeFileOptions options_;
  bool beside_;              // written_ differs from path_
  bool unfinished_ = false;  // this object must remove written_
  Descriptor file_;
  std::string gathered_;
};

// For an optional result file, before the work, so that a wrong path is reported at once. No file
// if the path is empty.
absl::Status CreateIfNamed(const std::string& path, std::optional<WholeFile>& file);

// For a folder of results, before the work: creates it if needed and tests it by writing a file.
// InvalidArgument, with the option that names it and the system's reason, if that fails. Does
// nothing if the name is empty.
absl::Status PrepareFolder(std::string_view option, const std::string& folder);

// Writes a whole file at once.
absl::Status WriteWholeFile(const std::string& path, const std::string& text);

// Whether anything has this name, including a dangling link.
bool IsThere(const std::string& path);

// For a result that must never overwrite anything: InvalidArgument if its name is taken.
absl::Status CheckNotThere(const std::string& path);

}  // namespace hotstone

#endif  // HOTSTONE_BASE_WHOLE_FILE_H_
