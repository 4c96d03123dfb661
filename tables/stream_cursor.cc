#include "tables/stream_cursor.h"

#include <algorithm>
#include <cassert>

#include "base/status_macros.h"

namespace hotstone::tables {

StreamCursor::StreamCursor(const StoredFile& file, uint32_t block_bytes, uint64_t memory)
    : block_bytes_(block_bytes), reader_(file) {
  // An odd number of slots, so that the blocks of a cell's value and stages seldom evict each
  // other.
  const uint64_t most = std::max<uint64_t>(memory / block_bytes, 7) | 1;
  kept_.resize(std::clamp<uint64_t>(file.blocks(), 1, most));
}

absl::StatusOr<const uint8_t*> StreamCursor::At(const StreamPlace& place, uint64_t byte) {
  assert(byte < place.bytes);
  const uint64_t in_stream = byte / block_bytes_;
  const uint64_t number = place.first_block + in_stream;
  Kept& kept = kept_[number % kept_.size()];
  if (kept.number != number) {
    kept.number = ~uint64_t{0};
    const uint64_t first = in_stream * block_bytes_;
    kept.raw.resize(std::min<uint64_t>(block_bytes_, place.bytes - first));
    RETURN_IF_ERROR(reader_.Read(number, kept.raw));
    kept.number = number;
  }
  return kept.raw.data() + byte % block_bytes_;
}

}  // namespace hotstone::tables
