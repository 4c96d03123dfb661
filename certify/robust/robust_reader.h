// The file of a robust strategy, read strictly, without judging what it says; the format stands in robust.h.
#ifndef HOTSTONE_CERTIFY_ROBUST_ROBUST_READER_H_
#define HOTSTONE_CERTIFY_ROBUST_ROBUST_READER_H_

#include <cstdint>
#include <istream>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "absl/status/statusor.h"
#include "certify/positions/record_file.h"
#include "certify/robust/robust.h"

namespace hotstone::certify {

// Reads a file piece by piece: the header at once, records when asked for.
class RobustReader {
 public:
  // `bytes` must be able to seek; `name` stands before the line in errors. InvalidArgument for anything but what
  // the writer writes.
  static absl::StatusOr<RobustReader> Open(std::unique_ptr<std::istream> bytes, const std::string& name);

  // NotFound if the file cannot be opened.
  static absl::StatusOr<RobustReader> OpenFile(const std::string& path);

  const RobustHeader& header() const { return header_; }
  uint64_t entries() const { return records_.records(); }

  // The records from `first` on, at most so many as `into` has room for; how many. DataLoss if they cannot be read.
  absl::StatusOr<size_t> Read(uint64_t first, std::span<RobustEntry> into);

 private:
  RobustReader(RobustHeader header, RecordFile records)
      : header_(std::move(header)), records_(std::move(records)) {}

  RobustHeader header_;
  RecordFile records_;
};

// All of it at once.
absl::StatusOr<Robust> ParseRobust(std::string_view bytes, std::string_view name);
absl::StatusOr<Robust> ReadRobust(const std::string& path);

// Whether a file begins as this kind does. False also if it cannot be read.
bool IsRobustFile(const std::string& path);

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_ROBUST_ROBUST_READER_H_
