// Reads and writes words at their place in their file, in whole pages for the digests: if only a
// part of a page is read or written, the whole page is read and checked against its digest.
//
// For example words 1000 to 40,000 of a file are written (a page has 32,768): page 0 is read,
// checked, and gets its new words, and so does page 1; the tags of both go to the journal, and then
// the 39,001 words to the file in one piece.
#include "tables/plane_folder.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <algorithm>
#include <bit>
#include <cerrno>
#include <cstring>

#include "absl/strings/str_cat.h"
#include "base/number_text.h"
#include "base/read_file.h"
#include "base/sealed_text.h"
#include "base/status_macros.h"
#include "base/whole_file.h"
#include "tables/digest.h"

namespace hotstone::tables {
namespace {

using enumerate::Mover;
using enumerate::PlaneLayout;
using enumerate::PlanePoint;

static_assert(std::endian::native == std::endian::little,
              "files store words in memory order, which must be little-endian");

constexpr std::string_view kFolderSchema = "hotstone.plane-folder/2";
constexpr size_t kMostManifestBytes = 1 << 16;

absl::Status SystemError(const std::string& path, int error) {
  return absl::UnavailableError(absl::StrCat(path, ": ", strerror(error)));
}

// The manifest in the text of a point.json.
absl::StatusOr<std::string> Unsealed(const std::string& path, std::string_view text) {
  const auto sealed = UnsealText(text);
  if (sealed.has_value() && sealed->digest == HexOf(sealed->object)) return sealed->object;
  return absl::DataLossError(
      absl::StrCat(path,
                   ": damaged, or from a version without digests: its own digest does not match; "
                   "remove the folder, or name another"));
}

constexpr uint64_t PagesOf(uint64_t bytes) { return (bytes + kPageBytes - 1) / kPageBytes; }

}  // namespace

PlaneFolder::PlaneFolder(const std::string& path, const PlaneLayout& layout,
                         const spec::RuleSet& rules, int at_least)
    : path_(path), layout_(layout), rules_(rules) {
  manifest_.board = layout.index().grid().ToString();
  manifest_.rules = spec::RuleSetName(rules);
  manifest_.at_least = at_least;
  manifest_.words = layout.PlaneBytes() / sizeof(uint64_t);
  for (const Mover to_move : enumerate::kMovers) {
    const std::string side = to_move == Mover::kFirst ? "/first" : "/second";
    File& blocks = files_[FileNumber(to_move, Part::kBlocks)];
    blocks.path = path + side + ".blocks";
    blocks.bytes = layout.block_words() * sizeof(uint64_t);
    File& kos = files_[FileNumber(to_move, Part::kKos)];
    kos.path = path + side + ".kos";
    kos.bytes = layout.ko_words() * sizeof(uint64_t);
  }
  std::vector<uint64_t> pages;
  for (const File& file : files_) pages.push_back(PagesOf(file.bytes));
  digests_ = std::make_unique<PageDigests>(path, pages);
}

// The first file is the lock.
absl::Status PlaneFolder::OpenFiles(bool anew) {
  for (File& file : files_) {
    file.descriptor.Set(
        open(file.path.c_str(), O_RDWR | O_CLOEXEC | (anew ? O_CREAT | O_EXCL : 0), 0666));
    if (!file.descriptor.open()) return SystemError(file.path, errno);
    if (&file == files_.data() && flock(file.descriptor.number(), LOCK_EX | LOCK_NB) != 0) {
      return absl::UnavailableError(
          absl::StrCat(path_, ": another process is working on these planes"));
    }
    if (anew && file.bytes > 0) {
      const int error =
          posix_fallocate(file.descriptor.number(), 0, static_cast<off_t>(file.bytes));
      if (error != 0) return SystemError(file.path, error);
    }
    struct stat seen {};
    if (fstat(file.descriptor.number(), &seen) != 0) return SystemError(file.path, errno);
    if (!S_ISREG(seen.st_mode) || static_cast<uint64_t>(seen.st_size) != file.bytes) {
      return absl::DataLossError(absl::StrCat(file.path, ": damaged: ", seen.st_size,
                                              " bytes instead of ", file.bytes,
                                              "; remove the folder, or name another"));
    }
  }
  return absl::OkStatus();
}

void PlaneFolder::Remove() {
  for (File& file : files_) {
    if (file.descriptor.open()) unlink(file.path.c_str());
    file.descriptor.Close();
  }
  digests_->Remove();
  unlink(PointPath().c_str());
  rmdir(path_.c_str());
}

absl::StatusOr<std::unique_ptr<PlaneFolder>> PlaneFolder::Create(const std::string& path,
                                                                 const PlaneLayout& layout,
                                                                 const spec::RuleSet& rules,
                                                                 int at_least) {
  if (IsThere(path)) {
    return absl::AlreadyExistsError(absl::StrCat(
        path,
        ": already exists; continue it with --resume if it is a run, or name another folder"));
  }
  if (mkdir(path.c_str(), 0777) != 0) return SystemError(path, errno);
  std::unique_ptr<PlaneFolder> folder(new PlaneFolder(path, layout, rules, at_least));
  const auto begin = [&]() -> absl::Status {
    struct statvfs disk {};
    if (statvfs(path.c_str(), &disk) != 0) return SystemError(path, errno);
    const uint64_t room = uint64_t{disk.f_bavail} * disk.f_frsize;
    uint64_t needed = DiskBytes(layout);
    for (const File& file : folder->files_) needed += PageDigests::DiskBytes(PagesOf(file.bytes));
    if (room < needed) {
      return absl::ResourceExhaustedError(
          absl::StrCat(path, ": the planes need ", BytesText(needed),
                       " of disk space; free space: ", BytesText(room)));
    }
    RETURN_IF_ERROR(folder->OpenFiles(true));
    RETURN_IF_ERROR(folder->digests_->Create());
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
                                                               const spec::RuleSet& rules,
                                                               int at_least, bool mend) {
  std::unique_ptr<PlaneFolder> folder(new PlaneFolder(path, layout, rules, at_least));
  const auto text = ReadWholeFile(folder->PointPath(), kMostManifestBytes);
  if (absl::IsNotFound(text.status())) {
    return absl::NotFoundError(absl::StrCat(
        path, IsThere(path) ? ": contains no planes of a run; name another folder to begin"
                            : ": contains no planes; omit --resume to begin"));
  }
  if (!text.ok()) return text.status();
  ASSIGN_OR_RETURN(const auto manifest, Unsealed(folder->PointPath(), *text));
  ASSIGN_OR_RETURN(auto there, ParsePlaneManifest(folder->PointPath(), kFolderSchema, manifest));
  RETURN_IF_ERROR(CheckSamePlanes(folder->PointPath(), there, folder->manifest_, layout));
  folder->manifest_ = std::move(there);
  RETURN_IF_ERROR(folder->OpenFiles(false));
  RETURN_IF_ERROR(folder->digests_->Open(mend));
  RETURN_IF_ERROR(folder->Settle(mend));
  return folder;
}

std::string PlaneFolder::SealedPoint(const std::string& manifest) {
  return SealText(manifest, HexOf(manifest));
}

uint64_t PlaneFolder::PageBytes(const File& file, uint64_t page) const {
  return std::min(kPageBytes, file.bytes - page * kPageBytes);
}

absl::Status PlaneFolder::ReadBytes(const File& file, uint64_t from,
                                    std::span<uint8_t> bytes) const {
  for (size_t done = 0; done < bytes.size();) {
    const ssize_t count = pread(file.descriptor.number(), bytes.data() + done, bytes.size() - done,
                                static_cast<off_t>(from + done));
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return SystemError(file.path, errno);
    if (count == 0) return absl::DataLossError(absl::StrCat(file.path, ": ends too early"));
    done += static_cast<size_t>(count);
  }
  return absl::OkStatus();
}

absl::Status PlaneFolder::WriteBytes(File& file, uint64_t from, std::span<const uint8_t> bytes) {
  file.written = true;
  for (size_t done = 0; done < bytes.size();) {
    const ssize_t count = pwrite(file.descriptor.number(), bytes.data() + done, bytes.size() - done,
                                 static_cast<off_t>(from + done));
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return SystemError(file.path, count < 0 ? errno : ENOSPC);
    done += static_cast<size_t>(count);
  }
  return absl::OkStatus();
}

absl::Status PlaneFolder::CheckPage(const PageName& name, std::span<const uint8_t> bytes) const {
  if (TagOfPage(name, bytes) == digests_->tag(name)) return absl::OkStatus();
  return absl::DataLossError(absl::StrCat(files_[name.file].path, ": damaged: the ", bytes.size(),
                                          " bytes from byte ", name.page * kPageBytes,
                                          " do not match their digest; none of them were used; "
                                          "--resume --mend clears them and recomputes their bits"));
}

absl::Status PlaneFolder::ReadPage(const PageName& name, std::span<uint8_t> bytes) const {
  absl::Status status = ReadBytes(files_[name.file], name.page * kPageBytes, bytes);
  return status.ok() ? CheckPage(name, bytes) : status;
}

absl::Status PlaneFolder::Settle(bool all) {
  std::vector<PageName> looked_at;
  if (all) {
    for (uint32_t number = 0; number < files_.size(); ++number) {
      for (uint64_t page = 0; page < PagesOf(files_[number].bytes); ++page)
        looked_at.push_back({number, page});
    }
  } else {
    for (const auto& [name, tags] : digests_->unsettled()) looked_at.push_back(name);
  }
  if (looked_at.empty()) return absl::OkStatus();
  std::vector<PageName> unfit;
  std::vector<uint8_t> bytes(kPageBytes);
  for (const PageName& name : looked_at) {
    const File& file = files_[name.file];
    const auto page = std::span(bytes).first(PageBytes(file, name.page));
    RETURN_IF_ERROR(ReadBytes(file, name.page * kPageBytes, page));
    const PageTag tag = TagOfPage(name, page);
    const auto announced = digests_->unsettled().find(name);
    const bool fits = tag == digests_->tag(name) ||
                      (announced != digests_->unsettled().end() &&
                       std::find(announced->second.begin(), announced->second.end(), tag) !=
                           announced->second.end());
    if (fits) {
      digests_->set_tag(name, tag);
    } else {
      unfit.push_back(name);
    }
  }
  // The run is reset to its beginning before any bit is cleared: bits of illegal positions are set
  // only there.
  if (!unfit.empty()) {
    RETURN_IF_ERROR(WritePoint({}));
  }
  std::fill(bytes.begin(), bytes.end(), uint8_t{0});
  for (const PageName& name : unfit) {
    File& file = files_[name.file];
    const auto page = std::span(bytes).first(PageBytes(file, name.page));
    RETURN_IF_ERROR(WriteBytes(file, name.page * kPageBytes, page));
    digests_->set_tag(name, {});
  }
  cleared_pages_ = unfit.size();
  return SavePoint(point());
}

absl::Status PlaneFolder::Read(Mover to_move, Part part, uint64_t from, std::span<uint64_t> words) {
  if (!failed_.ok()) return failed_;
  const uint32_t number = FileNumber(to_move, part);
  const File& file = files_[number];
  const std::span<uint8_t> bytes(reinterpret_cast<uint8_t*>(words.data()), words.size_bytes());
  const uint64_t begin = from * sizeof(uint64_t);
  const uint64_t end = begin + bytes.size();
  RETURN_IF_ERROR(ReadBytes(file, begin, bytes));
  std::vector<uint8_t> whole;
  for (uint64_t page = begin / kPageBytes; page * kPageBytes < end; ++page) {
    const uint64_t at = page * kPageBytes;
    const uint64_t size = PageBytes(file, page);
    if (at >= begin && at + size <= end) {
      RETURN_IF_ERROR(CheckPage({number, page}, bytes.subspan(at - begin, size)));
      continue;
    }
    whole.resize(size);
    RETURN_IF_ERROR(ReadPage({number, page}, whole));
    const uint64_t first = std::max(at, begin);
    std::copy_n(whole.data() + (first - at), std::min(at + size, end) - first,
                bytes.data() + (first - begin));
  }
  return absl::OkStatus();
}

absl::Status PlaneFolder::Write(Mover to_move, Part part, uint64_t from,
                                std::span<const uint64_t> words) {
  if (!failed_.ok() || words.empty()) return failed_;
  const uint32_t number = FileNumber(to_move, part);
  File& file = files_[number];
  const std::span<const uint8_t> bytes(reinterpret_cast<const uint8_t*>(words.data()),
                                       words.size_bytes());
  const uint64_t begin = from * sizeof(uint64_t);
  const uint64_t end = begin + bytes.size();
  const uint64_t first_page = begin / kPageBytes;
  std::vector<PageTag> tags;
  std::vector<uint8_t> whole;
  for (uint64_t page = first_page; page * kPageBytes < end; ++page) {
    const uint64_t at = page * kPageBytes;
    const uint64_t size = PageBytes(file, page);
    std::span<const uint8_t> content;
    if (at >= begin && at + size <= end) {
      content = bytes.subspan(at - begin, size);
    } else {
      whole.resize(size);
      RETURN_IF_ERROR(ReadPage({number, page}, whole));
      const uint64_t first = std::max(at, begin);
      std::copy_n(bytes.data() + (first - begin), std::min(at + size, end) - first,
                  whole.data() + (first - at));
      content = whole;
    }
    tags.push_back(TagOfPage({number, page}, content));
  }
  failed_ = digests_->Announce(number, first_page, tags);
  if (failed_.ok()) failed_ = WriteBytes(file, begin, bytes);
  if (!failed_.ok()) return failed_;
  for (size_t i = 0; i < tags.size(); ++i) digests_->set_tag({number, first_page + i}, tags[i]);
  return absl::OkStatus();
}

absl::Status PlaneFolder::SavePoint(const PlanePoint& point) {
  if (!failed_.ok()) return failed_;
  for (File& file : files_) {
    if (!file.written) continue;
    if (fdatasync(file.descriptor.number()) != 0) return SystemError(file.path, errno);
    file.written = false;
  }
  RETURN_IF_ERROR(digests_->Save());
  return WritePoint(point);
}

absl::Status PlaneFolder::WritePoint(const PlanePoint& point) {
  PlaneManifest manifest = manifest_;
  manifest.point = point;
  ASSIGN_OR_RETURN(auto out, WholeFile::Create(PointPath(), {.replace = true, .durable = true}));
  const std::string text = SealedPoint(PlaneManifestText(kFolderSchema, rules_, manifest)) + "\n";
  RETURN_IF_ERROR(out.Add(text));
  RETURN_IF_ERROR(out.Finish());
  manifest_.point = point;
  return absl::OkStatus();
}

}  // namespace hotstone::tables
