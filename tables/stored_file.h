// The file format of tables and checkpoints: compressed blocks, each with a checksum, a text that
// describes them, and a digest of the whole. A file appears completely or not at all, and is never
// read wrongly.
//
// Numbers are little endian.
//
//     header    16 bytes   "HOTSTONE", the kind ("TABL", "CKPT", "SHRD", "FATE", "SUPK"), the
//                          version of the format (uint32)
//     blocks               each one frame of zstd
//     list      16 a block its first byte in the file (uint64); the first 8 bytes of the SHA-256 of
//                          its number (uint64) and its bytes
//     manifest             JSON, describes the streams in the blocks
//     footer    104 bytes  0: first byte of the list   8: number of blocks
//                          16: first byte of the manifest   24: length of the manifest
//                          32: SHA-256 of all bytes before the footer
//                          64: seal, the SHA-256 of header, manifest and the footer's bytes before
//                          the seal   96: "HOTSTEND"
//
// Opening reads header, footer and manifest and compares the seal: a truncated file has no footer,
// and none of these bytes can be wrong. A block's entry in the list is read together with the
// block; its checksum binds its number, place, length and bytes. So a reader that looks up one
// value touches a few KiB of a file of any size, and a flipped bit in what it reads is found before
// the damaged data is used. CheckWhole finds all others.
//
// A writer makes the system bring all bytes to disk before the file gets its name
// (base/whole_file.h): whenever the writer is killed, PATH is either its previous state or the new
// file, complete.
#ifndef HOTSTONE_TABLES_STORED_FILE_H_
#define HOTSTONE_TABLES_STORED_FILE_H_

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "base/descriptor.h"
#include "base/progress.h"
#include "base/whole_file.h"
#include "tables/digest.h"

struct ZSTD_CCtx_s;
struct ZSTD_DCtx_s;

namespace hotstone::tables {

inline constexpr uint32_t kStoredFileVersion = 1;

enum class FileKind { kTable, kCheckpoint, kShard, kFates, kSuperko };

// "table", "checkpoint", "shard", "table of fates", "table of superko values".
std::string_view KindName(FileKind kind);

// Whether a file begins as one of this kind does. False if it cannot be read.
bool IsOfKind(const std::string& path, FileKind kind);

class StoredFileWriter {
 public:
  struct Options {
    FileKind kind = FileKind::kTable;
    uint32_t block_bytes = 1 << 15;  // uncompressed bytes per block
    int level = 1;                   // of zstd
    int threads = 1;                 // that compress; the bytes are the same for any number
    bool replace = false;            // overwrite an older file at PATH
  };

  // Unavailable, with the path and the system's reason, if the file cannot be made, written or
  // renamed, here and below. AlreadyExists if PATH exists and must not be replaced.
  static absl::StatusOr<std::unique_ptr<StoredFileWriter>> Create(const std::string& path,
                                                                  const Options& options);
  StoredFileWriter(const StoredFileWriter&) = delete;
  StoredFileWriter& operator=(const StoredFileWriter&) = delete;

  // Adds bytes to the current stream.
  absl::Status Append(const void* bytes, size_t count);
  // Ends the stream's last block; the following bytes belong to another stream.
  absl::Status EndStream();
  // The digest of all bytes before the footer.
  absl::StatusOr<Digest> Finish(std::string_view manifest);

 private:
  struct FreeContext {
    void operator()(ZSTD_CCtx_s* context) const;
  };

  StoredFileWriter(std::string path, const Options& options, WholeFile file);
  // One block of a batch: its frame, and its digest.
  struct Frame {
    std::vector<uint8_t> bytes;
    size_t size = 0;  // an error of zstd if ZSTD_isError says so
    Digest digest{};
  };
  void Compress(ZSTD_CCtx_s* context, uint64_t number, const uint8_t* bytes, size_t count,
                Frame& frame) const;
  // Blocks, at most a batch; the last one may be shorter.
  absl::Status WriteBlocks(const uint8_t* bytes, size_t count);
  absl::Status Write(const void* bytes, size_t count);

  const std::string path_;
  const Options options_;
  std::vector<std::unique_ptr<ZSTD_CCtx_s, FreeContext>> contexts_;  // one per thread
  WholeFile file_;
  uint64_t at_ = 0;
  Sha256 whole_;
  std::vector<uint8_t> raw_;  // of an incomplete block
  std::vector<Frame> batch_;
  std::vector<uint8_t> list_;
};

// Checks, before hours of work, that such a file can be created at this path.
absl::Status CheckWritable(const std::string& path, FileKind kind);

class StoredFile {
 public:
  // InvalidArgument or NotFound, prefixed with the path, for a file that cannot be read, has
  // another kind or version, or is truncated or damaged, as far as header, manifest and footer
  // show.
  static absl::StatusOr<StoredFile> Open(const std::string& path, FileKind kind);

  const std::string& path() const { return path_; }
  const std::string& manifest() const { return manifest_; }
  uint64_t blocks() const { return blocks_; }
  uint64_t bytes() const { return bytes_; }
  const Digest& digest() const { return digest_; }

  // DataLoss if the digest does not match the bytes; Cancelled. Reads the whole file.
  absl::Status CheckWhole(Progress* progress) const;

  // DataLoss: "PATH: WHAT; ...what to do".
  absl::Status Damaged(std::string_view what) const;

 private:
  friend class BlockReader;
  StoredFile() = default;
  absl::Status Read(uint64_t at, void* bytes, size_t count) const;

  std::string path_;
  FileKind kind_ = FileKind::kTable;
  Descriptor file_;
  std::string manifest_;
  uint64_t bytes_ = 0;
  uint64_t list_at_ = 0;
  uint64_t blocks_ = 0;
  Digest digest_{};
};

// Decodes blocks of a file that outlives it. One per thread.
class BlockReader {
 public:
  explicit BlockReader(const StoredFile& file);

  // Block `number` into `raw`, filling it exactly. DataLoss, naming the block and its place in the
  // file, if it is damaged or has another size.
  absl::Status Read(uint64_t number, std::span<uint8_t> raw);

 private:
  struct FreeContext {
    void operator()(ZSTD_DCtx_s* context) const;
  };

  const StoredFile& file_;
  std::unique_ptr<ZSTD_DCtx_s, FreeContext> context_;
  Sha256 digest_;
  std::vector<uint8_t> compressed_;
};

// The arrays of a run. Its checkpoint has a stream for each, in blocks of kCheckpointBlockBytes.
using RunArrays = std::vector<std::span<uint8_t>>;
inline constexpr uint32_t kCheckpointBlockBytes = 1 << 20;

// Writes a checkpoint, which replaces an older one. Unavailable, as StoredFileWriter::Create says.
absl::Status WriteArrays(const std::string& path, const RunArrays& arrays,
                         std::string_view manifest, int threads);

// Fills the arrays from a checkpoint. DataLoss if they do not match its blocks, or a byte of it is
// damaged; the whole file is read, decoded and checked before anything is changed.
absl::Status ReadArrays(const StoredFile& file, const RunArrays& arrays);

// Streams lie one after the other, each cut into blocks of `block_bytes`; the last block is
// shorter.
struct StreamPlace {
  uint64_t first_block = 0;
  uint64_t bytes = 0;
};
inline uint64_t BlocksOf(uint64_t bytes, uint32_t block_bytes) {
  return bytes / block_bytes + (bytes % block_bytes != 0 ? 1 : 0);
}

}  // namespace hotstone::tables

#endif  // HOTSTONE_TABLES_STORED_FILE_H_
