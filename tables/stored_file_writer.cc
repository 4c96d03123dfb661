// Writes a stored file: blocks compressed and checked, in a file that gets its name when it is
// complete.
//
// base/whole_file.h decides where the bytes go until then, and keeps two processes with one path
// from writing into each other's file. Append cuts its input into blocks; with several threads a
// batch of blocks is compressed in parallel and written in order, so the number of threads does not
// affect the bytes. Each block gets an entry in the list at the end: its first byte, and a checksum
// of its number and its compressed bytes. Finish writes the list, the manifest and a footer with
// the digest of everything before it and a seal over header, manifest and footer, and has the file
// brought to disk and named. A writer that is destroyed before that removes its file.
//
// For example, a stream of 70,000 bytes with blocks of 32,768 becomes three frames, of 32,768,
// 32,768 and 4,464 bytes before compression, and three entries in the list. If the disk is full at
// the second one, the status is Unavailable with the path and the words "No space left on device;
// free some space and run it again", PATH.partial is gone, and an older file at PATH is unchanged.
#include <zstd.h>

#include <algorithm>
#include <cstring>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/fan_out.h"
#include "base/status_macros.h"
#include "base/whole_file.h"
#include "tables/stored_file.h"
#include "tables/stored_layout.h"

namespace hotstone::tables {

void StoredFileWriter::FreeContext::operator()(ZSTD_CCtx_s* context) const {
  ZSTD_freeCCtx(context);
}

StoredFileWriter::StoredFileWriter(std::string path, const Options& options, WholeFile file)
    : path_(std::move(path)), options_(options), file_(std::move(file)) {
  raw_.reserve(options.block_bytes);
  const auto threads = static_cast<size_t>(std::max(options.threads, 1));
  contexts_.resize(threads);
  for (auto& context : contexts_) context.reset(ZSTD_createCCtx());
  batch_.resize(threads == 1 ? 1 : 4 * threads);
}

absl::StatusOr<std::unique_ptr<StoredFileWriter>> StoredFileWriter::Create(const std::string& path,
                                                                           const Options& options) {
  ASSIGN_OR_RETURN(auto file,
                   WholeFile::Create(path, {.replace = options.replace, .durable = true}));
  std::unique_ptr<StoredFileWriter> writer(new StoredFileWriter(path, options, std::move(file)));
  for (const auto& context : writer->contexts_) {
    if (context == nullptr) return absl::ResourceExhaustedError("not enough memory to compress");
    ZSTD_CCtx_setParameter(context.get(), ZSTD_c_compressionLevel, options.level);
  }
  const auto header = HeaderOf(options.kind);
  RETURN_IF_ERROR(writer->Write(header.data(), header.size()));
  return writer;
}

absl::Status CheckWritable(const std::string& path, FileKind kind) {
  return StoredFileWriter::Create(path, {.kind = kind, .replace = true}).status();
}

absl::Status StoredFileWriter::Write(const void* bytes, size_t count) {
  whole_.Update(bytes, count);
  at_ += count;
  return file_.Add({static_cast<const char*>(bytes), count});
}

void StoredFileWriter::Compress(ZSTD_CCtx_s* context, uint64_t number, const uint8_t* bytes,
                                size_t count, Frame& frame) const {
  frame.bytes.resize(ZSTD_compressBound(options_.block_bytes));
  frame.size = ZSTD_compress2(context, frame.bytes.data(), frame.bytes.size(), bytes, count);
  if (ZSTD_isError(frame.size) != 0) return;
  Sha256 sha;
  frame.digest = BlockDigest(sha, number, frame.bytes.data(), frame.size);
}

absl::Status StoredFileWriter::WriteBlocks(const uint8_t* bytes, size_t count) {
  const size_t blocks = BlocksOf(count, options_.block_bytes);
  const uint64_t first = list_.size() / kEntryBytes;
  Portions portions(0, blocks, 1);
  FanOut(std::min(contexts_.size(), blocks), [&](size_t thread) {
    for (Portion p = portions.Take(); !p.empty(); p = portions.Take()) {
      const size_t at = p.first * options_.block_bytes;
      Compress(contexts_[thread].get(), first + p.first, bytes + at,
               std::min<size_t>(options_.block_bytes, count - at), batch_[p.first]);
    }
  });
  for (size_t i = 0; i < blocks; ++i) {
    const Frame& frame = batch_[i];
    if (ZSTD_isError(frame.size) != 0) {
      return absl::InternalError(
          absl::StrCat(path_, ": compressing: ", ZSTD_getErrorName(frame.size)));
    }
    std::array<uint8_t, kEntryBytes> entry{};
    PutNumber(entry.data(), at_);
    std::copy_n(frame.digest.begin(), kChecksumBytes, entry.begin() + 8);
    list_.insert(list_.end(), entry.begin(), entry.end());
    RETURN_IF_ERROR(Write(frame.bytes.data(), frame.size));
  }
  return absl::OkStatus();
}

absl::Status StoredFileWriter::Append(const void* bytes, size_t count) {
  const auto* next = static_cast<const uint8_t*>(bytes);
  while (count > 0) {
    if (raw_.empty() && count >= options_.block_bytes) {
      const size_t some =
          std::min<size_t>(count / options_.block_bytes, batch_.size()) * options_.block_bytes;
      RETURN_IF_ERROR(WriteBlocks(next, some));
      next += some;
      count -= some;
      continue;
    }
    const size_t some = std::min<size_t>(count, options_.block_bytes - raw_.size());
    raw_.insert(raw_.end(), next, next + some);
    next += some;
    count -= some;
    if (raw_.size() == options_.block_bytes) {
      RETURN_IF_ERROR(EndStream());
    }
  }
  return absl::OkStatus();
}

absl::Status StoredFileWriter::EndStream() {
  if (raw_.empty()) return absl::OkStatus();
  absl::Status status = WriteBlocks(raw_.data(), raw_.size());
  raw_.clear();
  return status;
}

absl::StatusOr<Digest> StoredFileWriter::Finish(std::string_view manifest) {
  RETURN_IF_ERROR(EndStream());
  std::array<uint8_t, kFooterBytes> footer{};
  PutNumber(footer.data(), at_);
  PutNumber<uint64_t>(footer.data() + 8, list_.size() / kEntryBytes);
  PutNumber<uint64_t>(footer.data() + 16, at_ + list_.size());
  PutNumber<uint64_t>(footer.data() + 24, manifest.size());
  RETURN_IF_ERROR(Write(list_.data(), list_.size()));
  RETURN_IF_ERROR(Write(manifest.data(), manifest.size()));
  const Digest digest = whole_.Finish();
  std::copy(digest.begin(), digest.end(), footer.begin() + kDigestAt);
  const Digest seal = SealOf(HeaderOf(options_.kind).data(), manifest, footer.data());
  std::copy(seal.begin(), seal.end(), footer.begin() + kSealAt);
  std::memcpy(footer.data() + kEndMagicAt, kEndMagic.data(), kEndMagic.size());
  RETURN_IF_ERROR(Write(footer.data(), footer.size()));
  RETURN_IF_ERROR(file_.Finish());
  return digest;
}

absl::Status WriteArrays(const std::string& path, const RunArrays& arrays,
                         std::string_view manifest, int threads) {
  ASSIGN_OR_RETURN(auto writer,
                   StoredFileWriter::Create(path, {.kind = FileKind::kCheckpoint,
                                                   .block_bytes = kCheckpointBlockBytes,
                                                   .threads = threads,
                                                   .replace = true}));
  for (const std::span<uint8_t> array : arrays) {
    RETURN_IF_ERROR(writer->Append(array.data(), array.size()));
    RETURN_IF_ERROR(writer->EndStream());
  }
  return writer->Finish(manifest).status();
}

}  // namespace hotstone::tables
