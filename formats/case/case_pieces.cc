#include "formats/case/case_pieces.h"

#include <algorithm>
#include <iterator>
#include <thread>
#include <utility>

#include "base/read_input.h"
#include "formats/case/json_lines.h"

namespace hotstone::formats {
namespace {

struct Piece {
  std::string_view text;  // whole lines
  int first_line = 1;
  std::vector<CaseLine> cases;
  absl::Status status;
};

std::vector<Piece> CutAtLines(std::string_view text, int threads, size_t least_bytes) {
  const size_t length = std::max(text.size() / static_cast<size_t>(threads) + 1, least_bytes);
  std::vector<Piece> pieces;
  int line = 1;
  do {
    const size_t end = text.size() <= length ? std::string_view::npos : text.find('\n', length - 1);
    const std::string_view piece = text.substr(0, end == std::string_view::npos ? end : end + 1);
    pieces.push_back({piece, line, {}, {}});
    line += static_cast<int>(std::count(piece.begin(), piece.end(), '\n'));
    text.remove_prefix(piece.size());
  } while (!text.empty());
  return pieces;
}

}  // namespace

absl::StatusOr<std::vector<CaseLine>> ParseCasesInPieces(std::string_view text, std::string_view file,
                                                         int threads, size_t least_bytes) {
  std::vector<Piece> pieces = CutAtLines(text, threads, least_bytes);
  const auto read = [file](Piece& piece) {
    piece.status = ParseCaseLines(piece.text, file, piece.first_line, piece.cases);
  };
  std::vector<std::thread> others;
  for (size_t i = 1; i < pieces.size(); ++i) others.emplace_back(read, std::ref(pieces[i]));
  read(pieces[0]);
  for (std::thread& other : others) other.join();
  std::vector<CaseLine> cases;
  for (Piece& piece : pieces) {
    if (!piece.status.ok()) return piece.status;
    if (cases.empty()) {
      cases = std::move(piece.cases);
    } else {
      std::move(piece.cases.begin(), piece.cases.end(), std::back_inserter(cases));
    }
  }
  if (cases.empty()) return NoCaseError(file);
  return cases;
}

absl::StatusOr<std::vector<CaseLine>> ReadCaseFileInPieces(const std::string& path, int threads) {
  const auto input = ReadInput(path, kMaxCaseFileBytes, "; split it into several files");
  if (!input.ok()) return input.status();
  return ParseCasesInPieces(input->text, input->name, threads);
}

}  // namespace hotstone::formats
