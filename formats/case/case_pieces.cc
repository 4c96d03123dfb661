#include "formats/case/case_pieces.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "base/fan_out.h"
#include "base/status_macros.h"
#include "formats/case/json_lines.h"

namespace hotstone::formats {
namespace {

struct Piece {
  std::string_view text;  // whole lines
  int first_line = 1;
  std::vector<CaseLine> cases;
  absl::Status status;
};

std::vector<Piece> CutAtLines(std::string_view text, int line, int threads, size_t least_bytes) {
  const size_t length = std::max(text.size() / static_cast<size_t>(threads) + 1, least_bytes);
  std::vector<Piece> pieces;
  do {
    const size_t end = text.size() <= length ? std::string_view::npos : text.find('\n', length - 1);
    const std::string_view piece = text.substr(0, end == std::string_view::npos ? end : end + 1);
    pieces.push_back({piece, line, {}, {}});
    line += static_cast<int>(LineEnds(piece));
    text.remove_prefix(piece.size());
  } while (!text.empty());
  return pieces;
}

// Reads whole lines with several threads, one piece each; reports the first error of the text.
absl::StatusOr<std::vector<Piece>> ReadPieces(std::string_view text, std::string_view file,
                                              int first_line, int threads, size_t least_bytes) {
  std::vector<Piece> pieces = CutAtLines(text, first_line, threads, least_bytes);
  FanOut(pieces.size(), [&](size_t i) {
    Piece& piece = pieces[i];
    piece.status = ParseCaseLines(piece.text, file, piece.first_line, piece.cases);
  });
  for (const Piece& piece : pieces) {
    if (!piece.status.ok()) return piece.status;
  }
  return pieces;
}

}  // namespace

absl::StatusOr<std::vector<CaseLine>> ParseCasesInPieces(std::string_view text,
                                                         std::string_view file, int threads,
                                                         size_t least_bytes) {
  ASSIGN_OR_RETURN(auto pieces, ReadPieces(text, file, 1, threads, least_bytes));
  std::vector<CaseLine> cases;
  for (Piece& piece : pieces) {
    std::move(piece.cases.begin(), piece.cases.end(), std::back_inserter(cases));
  }
  if (cases.empty()) return NoCaseError(file);
  return cases;
}

absl::Status ForEachBatchOfCases(const std::string& path, int threads, const TakeCases& take,
                                 const LineBounds& bounds) {
  bool any = false;
  const auto read = [&](const std::string& name, std::string_view lines, int first_line) {
    ASSIGN_OR_RETURN(const auto pieces,
                     ReadPieces(lines, name, first_line, threads, kLeastPieceBytes));
    for (const Piece& piece : pieces) {
      if (piece.cases.empty()) continue;
      any = true;
      take(piece.cases);
    }
    return absl::OkStatus();
  };
  const auto status = ForEachBatchOfLines(path, bounds, "; split it into several files", read);
  if (!status.ok() || any) return status;
  return NoCaseError(path == "-" ? "standard input" : path);
}

}  // namespace hotstone::formats
