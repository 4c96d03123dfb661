#include "certify/endless/endless.h"

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "base/whole_file.h"
#include "certify/certificate_reader.h"
#include "certify/positions/text_lines.h"

namespace hotstone::certify {
namespace {

constexpr const char* kCycles[] = {"cycle-a", "cycle-b", "cycle-c"};

}  // namespace

std::string EndlessText(const Endless& endless) {
  std::string text = absl::StrCat(HeaderLines("endless", endless.setup.size(), endless.rules),
                                  StartLine(endless.to_move, endless.setup), "stem ",
                                  MoveList(endless.stem), "\n");
  for (size_t i = 0; i < 3; ++i) {
    absl::StrAppend(&text, kCycles[i], " ", MoveList(endless.cycles[i]), "\n");
  }
  return text;
}

absl::StatusOr<Endless> ParseEndless(std::string_view text, std::string_view name) {
  TextLines whole(text, name);  // all lines must be there before any value is read
  for (const char* keyword : {"hotstone-certificate", "kind", "board", "rules", "start", "stem",
                              kCycles[0], kCycles[1], kCycles[2]}) {
    RETURN_IF_ERROR(whole.Value(keyword).status());
  }
  RETURN_IF_ERROR(whole.CheckEnd(kCycles[2]));
  TextLines lines(text, name, TextLines::Column::kOfValue);
  ASSIGN_OR_RETURN(const auto header, ReadHeader(lines));
  ASSIGN_OR_RETURN(const auto start, lines.Value("start"));
  ASSIGN_OR_RETURN(const auto setup,
                   lines.Here(ParseRows(start.size() < 2 ? "" : start.substr(2), header.board)));
  Endless result{
      header.rules, setup, start[0] == 'W' ? spec::Color::kWhite : spec::Color::kBlack, {}, {}};
  const auto moves = [&](const std::string& words) { return ParseMoves(words, header.board); };
  ASSIGN_OR_RETURN(result.stem, lines.Value("stem", moves));
  for (size_t i = 0; i < result.cycles.size(); ++i) {
    ASSIGN_OR_RETURN(result.cycles[i], lines.Value(kCycles[i], moves));
  }
  RETURN_IF_ERROR(CheckSpelling(text, EndlessText(result), name));
  return result;
}

absl::Status WriteEndless(const std::string& path, const Endless& endless) {
  return WriteWholeFile(path, EndlessText(endless));
}

}  // namespace hotstone::certify
