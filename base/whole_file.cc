#include "base/whole_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"

namespace hotstone {
namespace {

constexpr size_t kGathered = 1 << 16;  // bytes buffered per write

// The folder of a path's file.
std::string FolderOf(const std::string& path) {
  const size_t slash = path.rfind('/');
  if (slash == std::string::npos) return ".";
  return slash == 0 ? "/" : path.substr(0, slash);
}

// A name in a folder is on disk only once the folder is. Best effort: not every file system
// supports it.
void SyncFolder(const std::string& folder) {
  const Descriptor opened(open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (opened.open()) fsync(opened.number());
}

}  // namespace

WholeFile::WholeFile(std::string path, const WholeFileOptions& options, bool beside)
    : path_(std::move(path)),
      written_(beside ? path_ + ".partial" : path_),
      options_(options),
      beside_(beside) {}

WholeFile::WholeFile(WholeFile&& other) noexcept
    : path_(std::move(other.path_)),
      written_(std::move(other.written_)),
      options_(other.options_),
      beside_(other.beside_),
      unfinished_(std::exchange(other.unfinished_, false)),
      file_(std::move(other.file_)),
      gathered_(std::move(other.gathered_)) {}

WholeFile::~WholeFile() {
  if (unfinished_) unlink(written_.c_str());
}

absl::Status WholeFile::Failed(int error) const {
  const bool full = beside_ && (error == ENOSPC || error == EDQUOT);
  return absl::UnavailableError(absl::StrCat(path_, ": cannot be written: ", std::strerror(error),
                                             full ? "; free some space and run it again" : ""));
}

absl::StatusOr<WholeFile> WholeFile::Create(const std::string& path,
                                            const WholeFileOptions& options) {
  if (!options.replace && IsThere(path)) {
    return absl::AlreadyExistsError(absl::StrCat(path, ": already exists and is not overwritten"));
  }
  std::error_code ignored;
  const auto kind = std::filesystem::status(path, ignored).type();
  const bool beside =
      kind == std::filesystem::file_type::regular || kind == std::filesystem::file_type::not_found;
  WholeFile file(path, options, beside);
  RETURN_IF_ERROR(file.Open());
  return file;
}

// Opens the file that receives the bytes; a separate one is also locked and emptied.
absl::Status WholeFile::Open() {
  if (!beside_) {
    file_.Set(open(written_.c_str(), O_WRONLY | O_CLOEXEC));
    return file_.open() ? absl::OkStatus() : Failed(errno);
  }
  struct stat locked {};
  for (;;) {
    file_.Set(open(written_.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0666));
    if (!file_.open()) return Failed(errno);
    if (flock(file_.number(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {  // else: no locks
      return absl::UnavailableError(
          absl::StrCat(path_, ": another process is writing it (", written_, " is locked)"));
    }
    // Another process may have renamed or removed the file between the opening and the lock.
    struct stat named {};
    if (fstat(file_.number(), &locked) != 0) return Failed(errno);
    if (stat(written_.c_str(), &named) == 0 && named.st_ino == locked.st_ino &&
        named.st_dev == locked.st_dev) {
      break;
    }
  }
  unfinished_ = true;
  if (locked.st_size == 0) return absl::OkStatus();
  return ftruncate(file_.number(), 0) == 0 ? absl::OkStatus() : Failed(errno);
}

absl::Status WholeFile::Write(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t put = write(file_.number(), bytes.data(), bytes.size());
    if (put < 0 && errno == EINTR) continue;
    if (put < 0) return Failed(errno);
    bytes.remove_prefix(static_cast<size_t>(put));
  }
  return absl::OkStatus();
}

absl::Status WholeFile::Add(std::string_view bytes) {
  if (!options_.durable && gathered_.size() + bytes.size() < kGathered) {
    gathered_.append(bytes);
    return absl::OkStatus();
  }
  RETURN_IF_ERROR(Write(std::exchange(gathered_, {})));
  return Write(bytes);
}

absl::Status WholeFile::FinishWith(std::string_view last_bytes) {
  RETURN_IF_ERROR(Add(last_bytes));
  return Finish();
}

absl::Status WholeFile::Finish() {
  RETURN_IF_ERROR(Write(std::exchange(gathered_, {})));
  if (!beside_) return absl::OkStatus();
  if (options_.durable && fsync(file_.number()) != 0) return Failed(errno);
  int renamed = renameat2(AT_FDCWD, written_.c_str(), AT_FDCWD, path_.c_str(),
                          options_.replace ? 0 : RENAME_NOREPLACE);
  if (renamed != 0 && (errno == EINVAL || errno == ENOSYS)) {  // unsupported by the file system
    renamed = std::rename(written_.c_str(), path_.c_str());
  }
  if (renamed != 0) return Failed(errno);
  unfinished_ = false;
  if (options_.durable) SyncFolder(FolderOf(path_));
  return absl::OkStatus();
}

absl::Status CreateIfNamed(const std::string& path, std::optional<WholeFile>& file) {
  if (path.empty()) return absl::OkStatus();
  ASSIGN_OR_RETURN(auto created, WholeFile::Create(path));
  file.emplace(std::move(created));
  return absl::OkStatus();
}

absl::Status WriteWholeFile(const std::string& path, const std::string& text) {
  auto file = WholeFile::Create(path);
  return file.ok() ? file->FinishWith(text) : file.status();
}

absl::Status PrepareFolder(std::string_view option, const std::string& folder) {
  if (folder.empty()) return absl::OkStatus();
  const auto refuse = [&](const std::string& reason) {
    return absl::InvalidArgumentError(absl::StrCat(std::string(option), " ", folder, ": ", reason));
  };
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) return refuse(error.message());
  const std::string probe = (std::filesystem::path(folder) / ".writable").string();
  if (!WriteWholeFile(probe, "").ok()) return refuse("cannot write files there");
  std::filesystem::remove(probe, error);
  return absl::OkStatus();
}

bool IsThere(const std::string& path) {
  std::error_code ignored;
  return std::filesystem::exists(std::filesystem::symlink_status(path, ignored));
}

absl::Status CheckNotThere(const std::string& path) {
  if (!IsThere(path)) return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat(path, ": already exists and is not overwritten; name another --out"));
}

}  // namespace hotstone
