// Reads the file of a solution strictly and piece by piece, without judging its content.
//
// Files of the kind `robust`, written before this kind had all its switches, are read as the
// solutions that they are. Their header has `hot single` in place of the rules any-single-hot, `hot
// every` in place of any, and no settled-board, since their lines always continue to the end of the
// game:
//
//   hotstone-certificate 1
//   kind robust
//   board COLSxROWS
//   side B|W
//   at-least N                -points .. points
//   start B|W ROWS
//   hot single|every
//   images each|one
//   entries N
//
//   record     0 key u64, without room for a ban: its code in base 3 | 8 rank u32 | 12 move u8
#ifndef HOTSTONE_CERTIFY_SOLUTION_SOLUTION_READER_H_
#define HOTSTONE_CERTIFY_SOLUTION_SOLUTION_READER_H_

#include <cstdint>
#include <istream>
#include <memory>
#include <span>
#include <string>
#include <utility>

#include "absl/status/statusor.h"
#include "certify/positions/record_file.h"
#include "certify/solution/solution.h"

namespace hotstone::certify {

// The header is read at once, records on demand.
class SolutionReader {
 public:
  // `bytes` must be seekable. Errors mention `name`: InvalidArgument for anything that is not the
  // header in its one spelling, or for a number of records other than stated.
  static absl::StatusOr<SolutionReader> Open(std::unique_ptr<std::istream> bytes,
                                             const std::string& name);

  // NotFound if the file does not exist.
  static absl::StatusOr<SolutionReader> OpenFile(const std::string& path);

  const SolutionHeader& header() const { return header_; }
  uint64_t entries() const { return records_.records(); }

  // Reads the records from `first` on, at most as many as `into` has room for; returns how many.
  // DataLoss if they cannot be read.
  absl::StatusOr<size_t> Read(uint64_t first, std::span<SolutionEntry> into);

 private:
  SolutionReader(SolutionHeader header, RecordFile records, bool is_robust)
      : header_(std::move(header)), records_(std::move(records)), is_robust_(is_robust) {}

  SolutionHeader header_;
  RecordFile records_;
  bool is_robust_;  // whether the file is of the older kind
};

// The whole file at once.
absl::StatusOr<Solution> ReadSolution(const std::string& path);

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_SOLUTION_SOLUTION_READER_H_
