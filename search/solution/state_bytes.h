// The state of a search as a sequence of packed little-endian numbers, written and read piece by
// piece; the caller chooses the destination.
#ifndef HOTSTONE_SEARCH_SOLUTION_STATE_BYTES_H_
#define HOTSTONE_SEARCH_SOLUTION_STATE_BYTES_H_

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "absl/status/status.h"

namespace hotstone::search {

class StateWriter {
 public:
  using Take = std::function<absl::Status(std::string_view bytes)>;
  explicit StateWriter(Take take) : take_(std::move(take)) {}

  template <typename Number>
  void Put(Number number) {
    for (size_t i = 0; i < sizeof(Number); ++i) {
      bytes_ += static_cast<char>(static_cast<uint64_t>(number) >> (8 * i) & 0xFF);
    }
    if (bytes_.size() >= kPiece) Flush();
  }

  // Writes what is left. Returns the first error of all pieces.
  absl::Status Finish() {
    Flush();
    return status_;
  }

 private:
  static constexpr size_t kPiece = 1 << 16;

  void Flush() {
    if (status_.ok() && !bytes_.empty()) status_ = take_(bytes_);
    bytes_.clear();
  }

  Take take_;
  std::string bytes_;
  absl::Status status_;
};

class StateReader {
 public:
  // Fills the bytes with the next ones, or says why it cannot.
  using Give = std::function<absl::Status(char* bytes, size_t count)>;
  explicit StateReader(Give give) : give_(std::move(give)) {}

  // 0 after an error.
  template <typename Number>
  Number Get() {
    unsigned char bytes[sizeof(Number)] = {};
    if (status_.ok()) status_ = give_(reinterpret_cast<char*>(bytes), sizeof(Number));
    uint64_t value = 0;
    if (status_.ok()) {
      for (size_t i = sizeof(Number); i-- > 0;) value = value << 8 | bytes[i];
    }
    return static_cast<Number>(value);
  }

  // The first error.
  const absl::Status& status() const { return status_; }

 private:
  Give give_;
  absl::Status status_;
};

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_SOLUTION_STATE_BYTES_H_
