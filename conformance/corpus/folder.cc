// A corpus on disk: a folder that appears completely or not at all, and a folder compared with its
// manifest.
//
// CheckCorpusTarget decides before the work whether the folder may be written: it must be new,
// empty, or contain nothing but a corpus. WriteCorpus writes all files into a new folder next to
// it, with a random name, and then exchanges the two names in one step of the file system, so the
// old contents stay complete until the new folder is complete. NewFolder deletes whatever it still
// holds at the end: the half-written folder after an error, or the old corpus after a success.
// VerifyCorpus reads the manifest and lists every file that is missing, altered or extra, comparing
// SHA-256 digests.
//
// For example, hotstone corpus --out made, interrupted at its third file, leaves no trace: the
// folder made.partial.XXXXXX, in which two files were written, is gone, and an older corpus in
// `made` is untouched. If somebody has put notes.txt into `made`, the next run refuses: the folder
// holds a corpus and also notes.txt; move that away, or give an empty or a new folder.
#include "conformance/corpus/folder.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <set>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/read_file.h"
#include "base/status_macros.h"
#include "base/whole_file.h"

namespace hotstone::conformance {
namespace {

namespace fs = std::filesystem;

std::string Reason(int error) { return std::strerror(error); }

// The folder as an absolute path without "." or a trailing slash, so that it has a name and a
// parent.
fs::path Plain(const std::string& folder) {
  std::error_code error;
  fs::path path = fs::absolute(folder, error).lexically_normal();
  if (!path.has_filename()) path = path.parent_path();
  return path;
}

// Every file below the folder except the manifest, by path with '/', sorted; links count as files.
absl::StatusOr<std::set<std::string>> FilesBelow(const fs::path& folder) {
  std::set<std::string> files;
  std::error_code error;
  for (fs::recursive_directory_iterator at(folder, error), end; !error && at != end;
       at.increment(error)) {
    std::error_code ignored;
    if (at->symlink_status(ignored).type() == fs::file_type::directory) continue;
    files.insert(at->path().lexically_relative(folder).generic_string());
  }
  if (error)
    return absl::InvalidArgumentError(absl::StrCat(folder.string(), ": ", error.message()));
  files.erase(kManifestName);
  return files;
}

absl::Status WriteFile(const fs::path& path, const std::string& text) {
  std::error_code error;
  fs::create_directories(path.parent_path(), error);
  if (error) {
    return absl::UnavailableError(absl::StrCat(path.parent_path().string(), ": ", error.message()));
  }
  ASSIGN_OR_RETURN(auto file,
                   WholeFile::Create(path.string(), {.replace = false, .durable = true}));
  RETURN_IF_ERROR(file.Add(text));
  return file.Finish();
}

// A folder that is deleted with this object unless it was moved.
class NewFolder {
 public:
  explicit NewFolder(const fs::path& beside) : name_(beside.string() + ".partial.XXXXXX") {
    made_ = mkdtemp(name_.data()) != nullptr;
    error_ = errno;
  }
  NewFolder(const NewFolder&) = delete;
  NewFolder& operator=(const NewFolder&) = delete;
  ~NewFolder() {
    std::error_code ignored;
    if (made_) fs::remove_all(name_, ignored);
  }
  bool made() const { return made_; }
  int error() const { return error_; }
  const std::string& path() const { return name_; }

  // Takes the place of `target`, which is absent, an empty folder or a corpus. An existing target
  // then belongs to this object and is deleted with it.
  bool TakePlaceOf(const fs::path& target) {
    if (renameat2(AT_FDCWD, name_.c_str(), AT_FDCWD, target.c_str(), RENAME_EXCHANGE) == 0)
      return true;
    if (std::rename(name_.c_str(), target.c_str()) == 0) {
      made_ = false;
      return true;
    }
    if (errno != ENOTEMPTY && errno != EEXIST) return false;
    // If the file system cannot exchange names: move the target aside first, and back if the next
    // step fails.
    const std::string aside = name_ + ".before";
    if (std::rename(target.c_str(), aside.c_str()) != 0) return false;
    if (std::rename(name_.c_str(), target.c_str()) != 0) {
      const int failed = errno;
      std::rename(aside.c_str(), target.c_str());
      errno = failed;
      return false;
    }
    name_ = aside;
    return true;
  }

 private:
  std::string name_;
  bool made_ = false;
  int error_ = 0;
};

}  // namespace

absl::Status CheckCorpusTarget(const std::string& folder) {
  if (folder.empty()) return absl::InvalidArgumentError("--out needs the name of a folder");
  const fs::path path = Plain(folder);
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (status.type() == fs::file_type::not_found) {
    // Missing parents are created in the nearest existing folder.
    fs::path parent = path.parent_path();
    while (!fs::exists(parent, error) && parent.has_relative_path()) parent = parent.parent_path();
    if (access(parent.c_str(), W_OK | X_OK) == 0 && fs::is_directory(parent, error))
      return absl::OkStatus();
    return absl::InvalidArgumentError(
        absl::StrCat("--out ", folder, ": cannot create a folder in ", parent.string()));
  }
  if (error)
    return absl::InvalidArgumentError(absl::StrCat("--out ", folder, ": ", error.message()));
  if (!fs::is_directory(status)) {
    return absl::InvalidArgumentError(
        absl::StrCat("--out ", folder, " exists but is not a folder"));
  }
  const bool empty = fs::is_empty(path, error);
  if (error)
    return absl::InvalidArgumentError(absl::StrCat("--out ", folder, ": ", error.message()));
  if (empty) return absl::OkStatus();
  const auto manifest = ReadManifest(folder);
  if (!manifest.ok()) {
    return absl::InvalidArgumentError(absl::StrCat(
        "--out ", folder,
        ": the folder is not empty but holds no corpus; choose an empty or a new one"));
  }
  ASSIGN_OR_RETURN(auto files, FilesBelow(path));
  for (const ManifestFile& file : manifest->files) files.erase(file.path);
  if (files.empty()) return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat("--out ", folder, ": besides a corpus the folder also holds ", *files.begin(),
                   "; move that away, or choose an empty or a new folder"));
}

absl::Status WriteCorpus(const Corpus& corpus, const std::string& folder, Progress* progress) {
  RETURN_IF_ERROR(CheckCorpusTarget(folder));
  fs::path target = Plain(folder);
  std::error_code error;
  if (fs::exists(target, error)) target = fs::canonical(target, error);  // a link stays a link
  fs::create_directories(target.parent_path(), error);
  if (error) return absl::UnavailableError(absl::StrCat("--out ", folder, ": ", error.message()));
  NewFolder written(target);
  if (!written.made()) {
    return absl::UnavailableError(absl::StrCat(
        "--out ", folder, ": cannot create a folder next to it: ", Reason(written.error())));
  }
  for (size_t i = 0; i < corpus.files.size(); ++i) {
    if (!KeepGoing(progress, "files", i, corpus.files.size())) {
      return absl::CancelledError("interrupted; nothing was written");
    }
    RETURN_IF_ERROR(
        WriteFile(fs::path(written.path()) / corpus.files[i].path, corpus.files[i].text));
  }
  fs::permissions(written.path(), fs::perms(0755), error);
  if (!written.TakePlaceOf(target)) {
    return absl::UnavailableError(
        absl::StrCat("--out ", folder, ": cannot be moved there: ", Reason(errno)));
  }
  return absl::OkStatus();
}

absl::StatusOr<Manifest> ReadManifest(const std::string& folder) {
  const fs::path path = Plain(folder) / kManifestName;
  std::error_code error;
  if (!fs::is_regular_file(path, error)) {
    return absl::NotFoundError(
        absl::StrCat(folder, ": contains no corpus: it has no ", kManifestName));
  }
  ASSIGN_OR_RETURN(const auto text, ReadWholeFile(path.string()));
  return ParseManifest(text, path.string());
}

absl::StatusOr<std::vector<CorpusFinding>> VerifyCorpus(const std::string& folder) {
  ASSIGN_OR_RETURN(const auto manifest, ReadManifest(folder));
  const fs::path path = Plain(folder);
  ASSIGN_OR_RETURN(auto extra, FilesBelow(path));
  std::vector<CorpusFinding> findings;
  for (const ManifestFile& file : manifest.files) {
    if (extra.erase(file.path) == 0) {
      findings.push_back({file.path, "missing"});
      continue;
    }
    const auto text = ReadWholeFile((path / file.path).string());
    if (!text.ok()) {
      findings.push_back({file.path, "cannot be read"});
      continue;
    }
    ASSIGN_OR_RETURN(const auto digest, Sha256(*text));
    if (digest == file.sha256) continue;
    findings.push_back(
        {file.path, absl::StrCat("changed: its SHA-256 is ", digest, " instead of ", file.sha256)});
  }
  for (const std::string& name : extra) findings.push_back({name, "not in the manifest"});
  return findings;
}

}  // namespace hotstone::conformance
