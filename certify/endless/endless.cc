#include "certify/endless/endless.h"

#include <cstring>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "base/status_macros.h"
#include "base/whole_file.h"
#include "certify/certificate_reader.h"
#include "certify/positions/header_spelling.h"
#include "certify/positions/parse_rows.h"
#include "spec/rules/ruling.h"

namespace hotstone::certify {
namespace {

using Moves = std::vector<std::optional<spec::Point>>;

constexpr char kBegins[] = "hotstone-certificate 1\nkind endless\n";
constexpr const char* kKeywords[] = {"hotstone-certificate",
                                     "kind",
                                     "board",
                                     "rules",
                                     "start",
                                     "stem",
                                     "cycle-a",
                                     "cycle-b",
                                     "cycle-c"};
constexpr size_t kLines = 9;

}  // namespace

std::string EndlessText(const Endless& endless) {
  std::string text = absl::StrCat(kBegins, "board ", endless.setup.size().ToString(), "\nrules ",
                                  spec::RuleSetName(endless.rules), "\nstart ",
                                  std::string(1, spec::ColorLetter(endless.to_move)), " ",
                                  absl::StrJoin(endless.setup.ToRows(), "/"), "\nstem ",
                                  MoveList(endless.stem), "\n");
  for (size_t i = 0; i < 3; ++i) {
    absl::StrAppend(&text, kKeywords[kLines - 3 + i], " ", MoveList(endless.cycles[i]), "\n");
  }
  return text;
}

absl::StatusOr<Endless> ParseEndless(std::string_view text, std::string_view name) {
  const auto error = [&](size_t line, size_t column, const std::string& what) {
    return absl::InvalidArgumentError(
        absl::StrCat(std::string(name), ":", line, ":", column, ": ", what));
  };
  const std::vector<std::string> lines = absl::StrSplit(std::string(text), '\n');
  std::vector<std::string> values;
  for (size_t i = 0; i < kLines; ++i) {
    const std::string keyword = absl::StrCat(kKeywords[i], " ");
    if (i + 1 >= lines.size() || lines[i].compare(0, keyword.size(), keyword) != 0) {
      return error(i + 1, 1, absl::StrCat("expected a line \"", keyword, "...\""));
    }
    values.push_back(lines[i].substr(keyword.size()));
  }
  if (lines.size() != kLines + 1 || !lines.back().empty()) {
    return error(kLines + 1, 1, "expected the end of the file after cycle-c");
  }
  // An error in the value of a line.
  const auto wrong = [&](size_t i, const absl::Status& status) {
    return error(i + 1, std::strlen(kKeywords[i]) + 2, std::string(status.message()));
  };
  const auto board = spec::ParseBoardSize(values[2]);
  if (!board.ok()) return wrong(2, board.status());
  const auto rules = spec::ParseRuleSet(values[3]);
  if (!rules.ok()) return wrong(3, rules.status());
  const auto setup = ParseRows(values[4].size() < 2 ? "" : values[4].substr(2), *board);
  if (!setup.ok()) return wrong(4, setup.status());
  Endless result{
      *rules, *setup, values[4][0] == 'W' ? spec::Color::kWhite : spec::Color::kBlack, {}, {}};
  for (size_t i = 5; i < kLines; ++i) {
    const auto moves = ParseMoves(values[i], *board);
    if (!moves.ok()) return wrong(i, moves.status());
    (i == 5 ? result.stem : result.cycles[i - 6]) = *moves;
  }
  RETURN_IF_ERROR(CheckSpelling(text, EndlessText(result), name));
  return result;
}

absl::Status WriteEndless(const std::string& path, const Endless& endless) {
  return WriteWholeFile(path, EndlessText(endless));
}

}  // namespace hotstone::certify
