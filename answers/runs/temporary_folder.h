// A folder for temporary files, removed with all that is in it.
#ifndef HOTSTONE_ANSWERS_RUNS_TEMPORARY_FOLDER_H_
#define HOTSTONE_ANSWERS_RUNS_TEMPORARY_FOLDER_H_

#include <string>

#include "absl/status/statusor.h"

namespace hotstone::answers {

class TemporaryFolder {
 public:
  // Unavailable if it cannot be made.
  static absl::StatusOr<TemporaryFolder> Create();

  ~TemporaryFolder();
  TemporaryFolder(TemporaryFolder&& other) noexcept;
  TemporaryFolder& operator=(TemporaryFolder&& other) noexcept;

  // Without a slash at the end.
  const std::string& path() const { return path_; }

 private:
  explicit TemporaryFolder(std::string path) : path_(std::move(path)) {}

  std::string path_;  // empty: moved from
};

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_RUNS_TEMPORARY_FOLDER_H_
