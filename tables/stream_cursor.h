// Reads single bytes of the streams of a stored file, decoding one block at a time.
#ifndef HOTSTONE_TABLES_STREAM_CURSOR_H_
#define HOTSTONE_TABLES_STREAM_CURSOR_H_

#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"
#include "tables/stored_file.h"

namespace hotstone::tables {

// One per thread. The file must outlive it.
class StreamCursor {
 public:
  // Caches up to `memory` bytes of decoded blocks, and at least seven.
  StreamCursor(const StoredFile& file, uint32_t block_bytes, uint64_t memory);

  // A byte of a stream, and those after it in the same block; valid until the next call. Requires
  // byte < place.bytes. DataLoss.
  absl::StatusOr<const uint8_t*> At(const StreamPlace& place, uint64_t byte);

 private:
  struct Kept {
    uint64_t number = ~uint64_t{0};
    std::vector<uint8_t> raw;
  };

  const uint32_t block_bytes_;
  BlockReader reader_;
  std::vector<Kept> kept_;  // indexed by number modulo their count
};

}  // namespace hotstone::tables

#endif  // HOTSTONE_TABLES_STREAM_CURSOR_H_
