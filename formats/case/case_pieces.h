// Reads a large text of cases with several threads, piece by piece.
//
// The text is cut between lines, each thread reads a piece (case_reader.h), and the cases are
// joined in text order. Cases are independent, so the result does not depend on the cuts; the
// reported error is the first one in the text, just as if the lines had been read in order.
//
// A file is read and passed on batch by batch, so memory does not grow with the file: it holds a
// batch and a line of text, and the cases of one batch.
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

// Like ParseCases. Uses no more pieces than threads, and no piece much shorter than `least_bytes`,
// below which a thread does not pay off.
absl::StatusOr<std::vector<CaseLine>> ParseCasesInPieces(std::string_view text,
                                                         std::string_view file, int threads,
                                                         size_t least_bytes = kLeastPieceBytes);

// Passes on the cases of a file in order, one piece of a batch of lines at a time (cases are
// expensive to move, so pieces are not joined). Reads standard input if the path is "-". An error
// after a batch is found once that batch has been passed on. Errors of ReadCaseFile, and one for a
// line longer than the limit.
using TakeCases = std::function<void(const std::vector<CaseLine>& cases)>;
absl::Status ForEachBatchOfCases(const std::string& path, int threads, const TakeCases& take,
                                 const LineBounds& bounds = {});

}  // namespace hotstone::formats

#endif  // HOTSTONE_FORMATS_CASE_CASE_PIECES_H_
