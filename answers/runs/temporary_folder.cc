#include "answers/runs/temporary_folder.h"

#include <cstdlib>
#include <filesystem>
#include <utility>

#include "absl/strings/str_cat.h"

namespace hotstone::answers {

absl::StatusOr<TemporaryFolder> TemporaryFolder::Create() {
  std::error_code error;
  const auto parent = std::filesystem::temp_directory_path(error);
  if (error) {
    return absl::UnavailableError(
        absl::StrCat("TMPDIR names no folder for temporary files: ", error.message()));
  }
  std::string path = (parent / "hotstone-XXXXXX").string();
  if (mkdtemp(path.data()) == nullptr) {
    return absl::UnavailableError(absl::StrCat(
        path, ": cannot create a folder for temporary files; set TMPDIR to another place"));
  }
  return TemporaryFolder(std::move(path));
}

TemporaryFolder::TemporaryFolder(TemporaryFolder&& other) noexcept
    : path_(std::exchange(other.path_, {})) {}

TemporaryFolder& TemporaryFolder::operator=(TemporaryFolder&& other) noexcept {
  std::swap(path_, other.path_);
  return *this;
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  if (!path_.empty()) std::filesystem::remove_all(path_, ignored);
}

}  // namespace hotstone::answers
