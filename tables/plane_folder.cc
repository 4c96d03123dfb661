#include "tables/plane_folder.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <bit>
#include <cerrno>
#include <cstring>

#include "absl/strings/str_cat.h"
#include "base/bytes_text.h"
#include "base/read_file.h"
#include "base/whole_file.h"

namespace hotstone::tables {
namespace {

using enumerate::Mover;
using enumerate::PlaneLayout;
using enumerate::PlanePoint;

static_assert(std::endian::native == std::endian::little, "words go to the files as they lie in memory");

constexpr std::string_view kFolderSchema = "hotstone.plane-folder/1";
constexpr size_t kMostManifestBytes = 1 << 16;

absl::Status SystemError(const std::string& path, int error) {
  return absl::UnavailableError(absl::StrCat(path, ": ", strerror(error)));
}

}  // namespace

PlaneFolder::PlaneFolder(const std::string& path, const PlaneLayout& layout, const spec::RuleSet& rules,
                         int at_least)
    : path_(path), layout_(layout), rules_(rules) {
  manifest_.board = PlaneBoardText(layout);
  manifest_.rules = spec::RuleSetName(rules);
  manifest_.at_least = at_least;
  manifest_.words = layout.PlaneBytes() / sizeof(uint64_t);
  for (const Mover to_move : enumerate::kMovers) {
    const std::string side = to_move == Mover::kFirst ? "/first" : "/second";
    File& blocks = At(to_move, Part::kBlocks);
    blocks.path = path + side + ".blocks";
    blocks.bytes = layout.block_words() * sizeof(uint64_t);
    File& kos = At(to_move, Part::kKos);
    kos.path = path + side + ".kos";
    kos.bytes = layout.ko_words() * sizeof(uint64_t);
  }
}

// The first file is the lock.
absl::Status PlaneFolder::OpenFiles(bool anew) {
  for (File& file : files_) {
    file.descriptor.Set(open(file.path.c_str(), O_RDWR | O_CLOEXEC | (anew ? O_CREAT | O_EXCL : 0), 0666));
    if (!file.descriptor.open()) return SystemError(file.path, errno);
    if (&file == files_.data() && flock(file.descriptor.number(), LOCK_EX | LOCK_NB) != 0) {
      return absl::UnavailableError(absl::StrCat(path_, ": another process is at work on these planes"));
    }
    if (anew && file.bytes > 0) {
      const int error = posix_fallocate(file.descriptor.number(), 0, static_cast<off_t>(file.bytes));
      if (error != 0) return SystemError(file.path, error);
    }
    struct stat seen {};
    if (fstat(file.descriptor.number(), &seen) != 0) return SystemError(file.path, errno);
    if (!S_ISREG(seen.st_mode) || static_cast<uint64_t>(seen.st_size) != file.bytes) {
      return absl::DataLossError(absl::StrCat(file.path, ": damaged: ", seen.st_size, " bytes instead of ",
                                              file.bytes, "; begin anew without it"));
    }
  }
  return absl::OkStatus();
}

void PlaneFolder::Remove() {
  for (File& file : files_) {
    if (file.descriptor.open()) unlink(file.path.c_str());
    file.descriptor.Close();
  }
  unlink(PointPath().c_str());
  rmdir(path_.c_str());
}

absl::StatusOr<std::unique_ptr<PlaneFolder>> PlaneFolder::Create(const std::string& path,
                                                                 const PlaneLayout& layout,
                                                                 const spec::RuleSet& rules, int at_least) {
  if (IsThere(path)) {
    return absl::AlreadyExistsError(absl::StrCat(
        path, ": already there; take it up with --resume if it is a run, or name another folder"));
  }
  if (mkdir(path.c_str(), 0777) != 0) return SystemError(path, errno);
  std::unique_ptr<PlaneFolder> folder(new PlaneFolder(path, layout, rules, at_least));
  const auto begin = [&]() -> absl::Status {
    struct statvfs disk {};
    if (statvfs(path.c_str(), &disk) != 0) return SystemError(path, errno);
    const uint64_t room = uint64_t{disk.f_bavail} * disk.f_frsize;
    if (room < DiskBytes(layout)) {
      return absl::ResourceExhaustedError(absl::StrCat(
          path, ": the planes need ", BytesText(DiskBytes(layout)), " of disk, there are ", BytesText(room)));
    }
    if (absl::Status status = folder->OpenFiles(true); !status.ok()) return status;
    return folder->SavePoint({});
  };
  if (absl::Status status = begin(); !status.ok()) {
    folder->Remove();
    return status;
  }
  return folder;
}

absl::StatusOr<std::unique_ptr<PlaneFolder>> PlaneFolder::Open(const std::string& path,
                                                               const PlaneLayout& layout,
                                                               const spec::RuleSet& rules, int at_least) {
  std::unique_ptr<PlaneFolder> folder(new PlaneFolder(path, layout, rules, at_least));
  const auto text = ReadWholeFile(folder->PointPath(), kMostManifestBytes);
  if (absl::IsNotFound(text.status())) {
    return absl::NotFoundError(
        absl::StrCat(path, IsThere(path) ? ": no planes of a run are in it; name another folder to begin"
                                         : ": there are no planes; leave --resume out to begin"));
  }
  if (!text.ok()) return text.status();
  auto there = ParsePlaneManifest(folder->PointPath(), kFolderSchema, *text);
  if (!there.ok()) return there.status();
  absl::Status same = CheckSamePlanes(folder->PointPath(), *there, folder->manifest_, layout);
  if (!same.ok()) return same;
  folder->manifest_ = *std::move(there);
  if (absl::Status status = folder->OpenFiles(false); !status.ok()) return status;
  return folder;
}

absl::Status PlaneFolder::Read(Mover to_move, Part part, uint64_t from, std::span<uint64_t> words) {
  const File& file = At(to_move, part);
  auto* bytes = reinterpret_cast<char*>(words.data());
  auto at = static_cast<off_t>(from * sizeof(uint64_t));
  for (size_t left = words.size_bytes(); left > 0;) {
    const ssize_t count = pread(file.descriptor.number(), bytes, left, at);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return SystemError(file.path, errno);
    if (count == 0) return absl::DataLossError(absl::StrCat(file.path, ": ends too early"));
    bytes += count;
    at += count;
    left -= static_cast<size_t>(count);
  }
  return absl::OkStatus();
}

absl::Status PlaneFolder::Write(Mover to_move, Part part, uint64_t from, std::span<const uint64_t> words) {
  File& file = At(to_move, part);
  file.written = true;
  const auto* bytes = reinterpret_cast<const char*>(words.data());
  auto at = static_cast<off_t>(from * sizeof(uint64_t));
  for (size_t left = words.size_bytes(); left > 0;) {
    const ssize_t count = pwrite(file.descriptor.number(), bytes, left, at);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return SystemError(file.path, count < 0 ? errno : ENOSPC);
    bytes += count;
    at += count;
    left -= static_cast<size_t>(count);
  }
  return absl::OkStatus();
}

absl::Status PlaneFolder::SavePoint(const PlanePoint& point) {
  for (File& file : files_) {
    if (!file.written) continue;
    if (fdatasync(file.descriptor.number()) != 0) return SystemError(file.path, errno);
    file.written = false;
  }
  PlaneManifest manifest = manifest_;
  manifest.point = point;
  auto out = WholeFile::Create(PointPath(), {.replace = true, .durable = true});
  if (!out.ok()) return out.status();
  if (absl::Status status = out->Add(PlaneManifestText(kFolderSchema, rules_, manifest) + "\n");
      !status.ok()) {
    return status;
  }
  if (absl::Status status = out->Finish(); !status.ok()) return status;
  manifest_.point = point;
  return absl::OkStatus();
}

}  // namespace hotstone::tables
