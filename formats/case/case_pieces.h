// A large text of cases read by several threads, piece by piece.
//
// The text is cut between lines, each thread reads a piece (case_reader.h), and the cases are put together in
// the order of the text. Cases know nothing of each other, so that nothing depends on where the cuts are; and
// the first error of the text is the one that is told, as if the lines had been read one after the other.
#ifndef HOTSTONE_FORMATS_CASE_CASE_PIECES_H_
#define HOTSTONE_FORMATS_CASE_CASE_PIECES_H_

#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/case/case_reader.h"

namespace hotstone::formats {

// As ParseCases. No more pieces than threads, and none much shorter than `least_bytes`, for which a thread is
// not worth its while.
absl::StatusOr<std::vector<CaseLine>> ParseCasesInPieces(std::string_view text, std::string_view file,
                                                         int threads, size_t least_bytes = size_t{1} << 16);

// As ReadCaseFile.
absl::StatusOr<std::vector<CaseLine>> ReadCaseFileInPieces(const std::string& path, int threads);

}  // namespace hotstone::formats

#endif  // HOTSTONE_FORMATS_CASE_CASE_PIECES_H_
