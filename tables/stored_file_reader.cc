// The reading half of tables/stored_file.h. Open reads header, footer and manifest and compares the
// seal; CheckWhole compares the digest of all bytes; BlockReader finds one block in the list,
// checks it and decodes it.
//
// For example a table cut off in the middle of a copy has no footer: Open says that it is truncated
// or overwritten at its end, before anything of it is used.
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zstd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "tables/stored_file.h"
#include "tables/stored_layout.h"

namespace hotstone::tables {
namespace {

constexpr uint64_t kMostManifest = 1 << 24;

absl::Status Refused(const std::string& path, std::string_view why) {
  return absl::InvalidArgumentError(absl::StrCat(path, ": ", std::string(why)));
}

}  // namespace

std::string_view KindName(FileKind kind) {
  switch (kind) {
    case FileKind::kTable:
      return "table";
    case FileKind::kCheckpoint:
      return "checkpoint";
    case FileKind::kShard:
      return "shard";
    case FileKind::kFates:
      return "table of fates";
    case FileKind::kSuperko:
      return "table of superko values";
  }
  return "";
}

bool IsOfKind(const std::string& path, FileKind kind) {
  const auto wanted = HeaderOf(kind);
  std::array<uint8_t, kHeaderBytes> header{};
  std::ifstream in(path, std::ios::binary);
  in.read(reinterpret_cast<char*>(header.data()), header.size());
  // The version is for Open to judge.
  constexpr size_t kBeforeVersion = 12;
  return in.good() && std::memcmp(header.data(), wanted.data(), kBeforeVersion) == 0;
}

absl::Status StoredFile::Damaged(std::string_view what) const {
  return absl::DataLossError(
      absl::StrCat(path_, ": damaged: ", std::string(what),
                   kind_ != FileKind::kCheckpoint && kind_ != FileKind::kShard
                       ? "; copy it again or rebuild it"
                       : "; start again without it, or from another copy"));
}

// Reads `count` bytes, which must exist.
absl::Status StoredFile::Read(uint64_t at, void* bytes, size_t count) const {
  char* next = static_cast<char*>(bytes);
  while (count > 0) {
    const ssize_t got = pread(file_.number(), next, count, static_cast<off_t>(at));
    if (got < 0 && errno == EINTR) continue;
    if (got < 0)
      return Refused(path_,
                     absl::StrCat("cannot be read at byte ", at, ": ", std::strerror(errno)));
    if (got == 0) return Damaged(absl::StrCat("it ends at byte ", at));
    next += got;
    at += static_cast<uint64_t>(got);
    count -= static_cast<size_t>(got);
  }
  return absl::OkStatus();
}

absl::StatusOr<StoredFile> StoredFile::Open(const std::string& path, FileKind kind) {
  StoredFile file;
  file.path_ = path;
  file.kind_ = kind;
  file.file_.Set(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  struct stat state {};
  if (file.file_.number() < 0 || fstat(file.file_.number(), &state) != 0) {
    const std::string why = absl::StrCat(path, ": cannot be read: ", std::strerror(errno));
    return errno == ENOENT ? absl::NotFoundError(why) : absl::InvalidArgumentError(why);
  }
  const std::string none = absl::StrCat("is not a ", std::string(KindName(kind)), " of hotstone");
  if (!S_ISREG(state.st_mode)) return Refused(path, absl::StrCat(none, ": not a regular file"));
  file.bytes_ = static_cast<uint64_t>(state.st_size);

  std::array<uint8_t, kHeaderBytes> header{};
  const size_t first = std::min<uint64_t>(file.bytes_, kHeaderBytes);
  RETURN_IF_ERROR(file.Read(0, header.data(), first));
  if (first < kMagic.size() || std::memcmp(header.data(), kMagic.data(), kMagic.size()) != 0) {
    return Refused(path,
                   absl::StrCat(none, ": it does not begin with \"", std::string(kMagic), "\""));
  }
  if (file.bytes_ < kHeaderBytes + kFooterBytes) {
    return file.Damaged(absl::StrCat("it ends at byte ", file.bytes_, ", too early"));
  }
  const auto* kind_at = reinterpret_cast<const char*>(header.data() + 8);
  const std::string_view kind_word(kind_at, 4);
  for (const FileKind other : {FileKind::kTable, FileKind::kCheckpoint, FileKind::kShard,
                               FileKind::kFates, FileKind::kSuperko}) {
    if (other == kind || kind_word != KindMagic(other)) continue;
    return Refused(path, absl::StrCat(none, " but a ", std::string(KindName(other))));
  }
  if (kind_word != KindMagic(kind)) return file.Damaged("bytes 8 to 11 do not name a kind of file");
  const uint32_t version = GetNumber<uint32_t>(header.data() + 12);
  if (version != kStoredFileVersion) {
    return Refused(
        path,
        absl::StrCat("has version ", version, " of the format, but this program reads version ",
                     kStoredFileVersion, "; read it with the hotstone that wrote it"));
  }

  std::array<uint8_t, kFooterBytes> footer{};
  const uint64_t footer_at = file.bytes_ - kFooterBytes;
  RETURN_IF_ERROR(file.Read(footer_at, footer.data(), footer.size()));
  const bool ended =
      std::memcmp(footer.data() + kEndMagicAt, kEndMagic.data(), kEndMagic.size()) == 0;
  if (!ended) {
    return file.Damaged(
        absl::StrCat("it is truncated or overwritten at its end (byte ", file.bytes_, ")"));
  }
  file.list_at_ = GetNumber<uint64_t>(footer.data());
  file.blocks_ = GetNumber<uint64_t>(footer.data() + 8);
  const uint64_t manifest_at = GetNumber<uint64_t>(footer.data() + 16);
  const uint64_t manifest_bytes = GetNumber<uint64_t>(footer.data() + 24);
  if (file.list_at_ < kHeaderBytes || file.list_at_ > footer_at ||
      file.blocks_ > footer_at / kEntryBytes ||
      manifest_at != file.list_at_ + file.blocks_ * kEntryBytes || manifest_bytes > kMostManifest ||
      manifest_at + manifest_bytes != footer_at) {
    return file.Damaged(
        absl::StrCat("the lengths in its footer (byte ", footer_at, ") do not match its size"));
  }
  file.manifest_.resize(manifest_bytes);
  RETURN_IF_ERROR(file.Read(manifest_at, file.manifest_.data(), manifest_bytes));
  const Digest seal = SealOf(header.data(), file.manifest_, footer.data());
  if (!std::equal(seal.begin(), seal.end(), footer.begin() + kSealAt)) {
    return file.Damaged(
        absl::StrCat("its manifest (byte ", manifest_at, ") or footer has been changed"));
  }
  std::copy_n(footer.begin() + kDigestAt, file.digest_.size(), file.digest_.begin());
  return file;
}

absl::Status StoredFile::CheckWhole(Progress* progress) const {
  Sha256 sha;
  const uint64_t end = bytes_ - kFooterBytes;
  std::vector<uint8_t> buffer(std::min<uint64_t>(end, 1 << 20));
  for (uint64_t at = 0; at < end;) {
    const size_t count = std::min<uint64_t>(buffer.size(), end - at);
    RETURN_IF_ERROR(Read(at, buffer.data(), count));
    sha.Update(buffer.data(), count);
    at += count;
    if (!KeepGoing(progress, "digest", at, end))
      return absl::CancelledError("interrupted while reading");
  }
  if (sha.Finish() != digest_) return Damaged("its SHA-256 does not match its footer");
  return absl::OkStatus();
}

void BlockReader::FreeContext::operator()(ZSTD_DCtx_s* context) const { ZSTD_freeDCtx(context); }

BlockReader::BlockReader(const StoredFile& file) : file_(file), context_(ZSTD_createDCtx()) {}

absl::Status BlockReader::Read(uint64_t number, std::span<uint8_t> raw) {
  if (context_ == nullptr) return absl::ResourceExhaustedError("not enough memory to decompress");
  if (number >= file_.blocks_) return file_.Damaged(absl::StrCat("it has no block ", number));
  std::array<uint8_t, 2 * kEntryBytes> entries{};
  const uint64_t entry_at = file_.list_at_ + number * kEntryBytes;
  const bool last = number + 1 == file_.blocks_;
  RETURN_IF_ERROR(file_.Read(entry_at, entries.data(), last ? kEntryBytes : 2 * kEntryBytes));
  const uint64_t begin = GetNumber<uint64_t>(entries.data());
  const uint64_t end = last ? file_.list_at_ : GetNumber<uint64_t>(entries.data() + kEntryBytes);
  if (begin < kHeaderBytes || begin > end || end > file_.list_at_ ||
      end - begin > ZSTD_compressBound(raw.size())) {
    return file_.Damaged(
        absl::StrCat("the place of block ", number, " (byte ", entry_at, ") is out of range"));
  }
  const auto damaged = [&](std::string_view how) {
    return file_.Damaged(
        absl::StrCat("block ", number, " (bytes ", begin, " to ", end, ") ", std::string(how)));
  };
  compressed_.resize(end - begin);
  RETURN_IF_ERROR(file_.Read(begin, compressed_.data(), compressed_.size()));
  const Digest digest = BlockDigest(digest_, number, compressed_.data(), compressed_.size());
  if (!std::equal(digest.begin(), digest.begin() + kChecksumBytes, entries.begin() + 8)) {
    return damaged("does not match its checksum");
  }
  const size_t size = ZSTD_decompressDCtx(context_.get(), raw.data(), raw.size(),
                                          compressed_.data(), compressed_.size());
  if (ZSTD_isError(size) != 0)
    return damaged(absl::StrCat("cannot be decoded: ", ZSTD_getErrorName(size)));
  if (size != raw.size())
    return damaged(absl::StrCat("has ", size, " bytes instead of ", raw.size()));
  return absl::OkStatus();
}

absl::Status ReadArrays(const StoredFile& file, const RunArrays& arrays) {
  uint64_t blocks = 0;
  for (const std::span<uint8_t> array : arrays) {
    blocks += BlocksOf(array.size(), kCheckpointBlockBytes);
  }
  if (blocks != file.blocks()) return file.Damaged("its manifest does not describe a run");
  RETURN_IF_ERROR(file.CheckWhole(nullptr));
  BlockReader reader(file);
  std::vector<uint8_t> looked_at(kCheckpointBlockBytes);
  for (const bool take : {false, true}) {
    uint64_t number = 0;
    for (const std::span<uint8_t> array : arrays) {
      for (uint64_t at = 0; at < array.size(); at += kCheckpointBlockBytes) {
        const uint64_t count = std::min<uint64_t>(kCheckpointBlockBytes, array.size() - at);
        RETURN_IF_ERROR(reader.Read(
            number++, take ? array.subspan(at, count) : std::span(looked_at).first(count)));
      }
    }
  }
  return absl::OkStatus();
}

}  // namespace hotstone::tables
