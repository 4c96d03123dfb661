// A large text of cases read by several threads, piece by piece.
//
// The text is cut between lines, each thread reads a piece (case_reader.h), and the cases are put together in
// the order of the text. Cases know nothing of each other, so that nothing depends on where the cuts are; and
// the first error of the text is the one that is told, as if the lines had been read one after the other.
//
// A file is read and handed on batch by batch, so that what is held does not grow with it: of the text a
// batch and a line, and of the cases those of a batch.
#ifndef HOTSTONE_FORMATS_CASE_CASE_PIECES_H_
#define HOTSTONE_FORMATS_CASE_CASE_PIECES_H_

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "base/read_input.h"
#include "formats/case/case_reader.h"

namespace hotstone::formats {

inline constexpr size_t kLeastPieceBytes = size_t{1} << 16;

// As ParseCases. No more pieces than threads, and none much shorter than `least_bytes`, for which a thread is
// not worth its while.
absl::StatusOr<std::vector<CaseLine>> ParseCasesInPieces(std::string_view text, std::string_view file,
                                                         int threads, size_t least_bytes = kLeastPieceBytes);

// Hands on the cases of a file in their order, those of a piece of a batch of lines at a time (cases are large to
// move, and so are not put together); standard input if the path is "-". What is wrong behind a batch is found after that has been handed on. Errors as of
// ReadCaseFile, and one for a line that is longer than the bounds have it.
using TakeCases = std::function<void(const std::vector<CaseLine>& cases)>;
absl::Status ForEachBatchOfCases(const std::string& path, int threads, const TakeCases& take,
                                 const LineBounds& bounds = {});

}  // namespace hotstone::formats

#endif  // HOTSTONE_FORMATS_CASE_CASE_PIECES_H_
