#include "tournament/formats/results.h"

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/read_input.h"
#include "base/status_macros.h"
#include "formats/sgf/sgf_charset.h"

namespace hotstone::tournament {

std::string_view ResultsFormat(std::string_view text) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (text.substr(0, kByteOrderMark.size()) == kByteOrderMark)
    text.remove_prefix(kByteOrderMark.size());
  const size_t first = text.find_first_not_of(" \t\r\n");
  if (first == std::string_view::npos) return "lines";
  if (text[first] == '{') return "lines";
  return text[first] == '<' ? "opengotha" : "h9";
}

absl::StatusOr<Crosstable> ParseResults(std::string_view text, std::string_view file) {
  const std::string_view format = ResultsFormat(text);
  auto table = format == "lines" ? ParseResultLines(text, file)
               : format == "h9"  ? ParseH9(text, file)
                                 : ParseOpenGotha(text, file);
  if (table.ok() && table->players().empty()) {
    return absl::InvalidArgumentError(
        absl::StrCat(std::string(file),
                     ": no player found; expected lines of JSON (hotstone.results/1), a table in "
                     "the format h9 or an XML file of OpenGotha"));
  }
  return table;
}

absl::StatusOr<ResultsFile> ReadResultsFile(const std::string& path) {
  ASSIGN_OR_RETURN(const auto input,
                   ReadInput(path, kMaxResultsBytes, ", more than any tournament needs"));
  ASSIGN_OR_RETURN(auto table, ParseResults(input.text, input.name));
  const bool guessed = !formats::IsUtf8(input.text) && !absl::StartsWith(input.text, "<");
  return ResultsFile{std::move(table),
                     guessed ? input.name + ": is not UTF-8; read as Latin-1" : ""};
}

}  // namespace hotstone::tournament
