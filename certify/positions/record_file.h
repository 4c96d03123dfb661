// Records of one size after the header lines of a file, read piece by piece and as often as needed,
// so that a list can be larger than the memory.
//
// For example, take a file with three lines and two records of 13 bytes: NextLine returns the lines
// in order, then RecordFile::Create checks that 26 bytes follow, and Read(1, 5) returns the last
// 13.
#ifndef HOTSTONE_CERTIFY_POSITIONS_RECORD_FILE_H_
#define HOTSTONE_CERTIFY_POSITIONS_RECORD_FILE_H_

#include <cstdint>
#include <istream>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "absl/status/statusor.h"

namespace hotstone::certify {

// A file that can be read from any place, at its beginning. NotFound if it is not there;
// InvalidArgument for folders, pipes, devices and what cannot be read.
absl::StatusOr<std::unique_ptr<std::istream>> OpenStream(const std::string& path);

// The next line without its line feed; nothing if there is none, or none ends within 2000 bytes.
std::optional<std::string> NextLine(std::istream& bytes);

class RecordFile {
 public:
  // `bytes` is positioned after the header, whose line `line` states the number of records; errors
  // start with `name`. InvalidArgument if a different number of bytes follows, or `bytes` cannot
  // seek.
  static absl::StatusOr<RecordFile> Create(std::unique_ptr<std::istream> bytes, std::string name,
                                           size_t record_size, uint64_t records, size_t line);

  uint64_t records() const { return records_; }

  // The bytes of the records from number `first` on, at most `most` records; empty after the last
  // record. They stay valid until the next call. DataLoss if they cannot be read.
  absl::StatusOr<std::string_view> Read(uint64_t first, size_t most);

 private:
  RecordFile(std::unique_ptr<std::istream> bytes, std::string name, size_t record_size,
             uint64_t records, uint64_t begin)
      : bytes_(std::move(bytes)),
        name_(std::move(name)),
        record_size_(record_size),
        records_(records),
        begin_(begin) {}

  std::unique_ptr<std::istream> bytes_;
  std::string name_;
  size_t record_size_;
  uint64_t records_;
  uint64_t begin_;  // where the first record begins
  std::string raw_;
};

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_POSITIONS_RECORD_FILE_H_
