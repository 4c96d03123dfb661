// The text table of the European Go Database, as pairing programs write it ("h9"): results.h.
//
//   ; EV[Spring]                                                      ; begins a comment line
//   1 Ada Lo     3d DE Ber  2 1 0 0  3+/w0  2+/b0  |12345678
//   2 Bo  Ma     1k DE Ham  1 2 1 0  0+     1-/w0
//   3 Cy  No     2k NL Lei  0 2 0 0  1-/b0  0-
//
// A row is a place (it may be missing), the name, the strength, then words and numbers that are
// ignored, and a cell for each round. A cell names the opponent by his row, the first being 1, and
// then
//
//   + - = ?     the player of the row won, lost, drew; no result is known
//   / or !      just a separator, or a game that was judged and not played
//   b w ?       the colour of the player of the row, if given
//   0 ... 9     handicap stones, ignored
//
// Row 0 is nobody: "0+" is a bye, "0-", "0=" and "0?" are rounds with no game. Every game appears
// in two cells, which must agree; "-" against "-" is lost by both, "+" against "+" won by both. In
// the table above the first cell of row 1 says that Ada Lo had White in round 1 and beat Cy No, and
// the first cell of row 3 says the same.
//
// To make sure that no result is ignored, these are errors: a word after the strength that begins
// like a cell ("2+x"), a cell that is separated from the others at the end of the row ("2+ 3+ 2"),
// a word made only of signs directly before the cells ("--": the format has 0- for a round without
// a game), and a carriage return inside a line, which a program may have meant as the end of a row.
//
// The plan: rows are split into words with their columns (RowOf), the cells at the end of each are
// read (CellOf), and then every cell is checked against its counterpart (AddGames).
#include <algorithm>
#include <optional>
#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "formats/case/case_fields.h"
#include "formats/sgf/sgf_charset.h"
#include "tournament/formats/results.h"

namespace hotstone::tournament {
namespace {

constexpr size_t kShown = 40;  // bytes of a wrong word in a message

bool IsDigit(char c) { return c >= '0' && c <= '9'; }

struct Word {
  std::string_view text;
  size_t offset;
};

struct Cell {
  int opponent = 0;  // the row, from 1; 0: nobody
  char result = '?';
  char colour = '?';  // b, w or ?
  size_t offset = 0;
};

struct Row {
  formats::LineSource source;
  std::string name;
  size_t name_offset = 0;
  std::vector<Cell> cells;
  size_t end = 0;       // of the last word
  Word before_cells{};  // the word before the first cell
};

std::vector<Word> WordsOf(std::string_view line) {
  std::vector<Word> words;
  for (size_t at = 0; at < line.size();) {
    const size_t begin = line.find_first_not_of(" \t\r", at);
    if (begin == std::string_view::npos) break;
    const size_t end = std::min(line.find_first_of(" \t\r", begin), line.size());
    words.push_back({line.substr(begin, end - begin), begin});
    at = end;
  }
  return words;
}

// The cell in this word, if it is one.
std::optional<Cell> CellOf(const Word& word) {
  const std::string_view text = word.text;
  size_t at = 0;
  while (at < text.size() && IsDigit(text[at])) ++at;
  Cell cell;
  cell.offset = word.offset;
  if (at == 0 || at > 7 || at == text.size()) return std::nullopt;
  if (!absl::SimpleAtoi(std::string(text.substr(0, at)), &cell.opponent)) return std::nullopt;
  cell.result = text[at];
  if (std::string_view("+-=?").find(cell.result) == std::string_view::npos) return std::nullopt;
  ++at;
  if (at < text.size() && (text[at] == '/' || text[at] == '!')) ++at;
  if (at < text.size() && std::string_view("bBwW?").find(text[at]) != std::string_view::npos) {
    const char colour = text[at++];
    cell.colour = colour == 'B' ? 'b' : colour == 'W' ? 'w' : colour;
  }
  while (at < text.size() && IsDigit(text[at])) ++at;
  if (at < text.size() && text[at] == '!') ++at;
  if (at != text.size()) return std::nullopt;
  return cell;
}

// "2+x" and "2+": a row and a result, followed by anything.
bool BeginsAsCell(std::string_view text) {
  const size_t sign = std::min(text.find_first_not_of("0123456789"), text.size());
  return sign > 0 && sign < text.size() &&
         std::string_view("+-=?").find(text[sign]) != std::string_view::npos;
}

// "--": signs used for results, with neither a row nor a word.
bool IsAllSigns(std::string_view text) {
  return text.find_first_not_of("+-=?") == std::string_view::npos;
}

// "3d", "12k", "9P".
bool IsStrength(std::string_view text) {
  if (text.size() < 2 || text.size() > 3 ||
      std::string_view("dDkKpP").find(text.back()) == std::string_view::npos) {
    return false;
  }
  return std::all_of(text.begin(), text.end() - 1, IsDigit);
}

// For files that do not declare a charset: UTF-8 if valid, otherwise Latin-1.
std::string Utf8Of(const std::string& bytes) {
  if (formats::IsUtf8(bytes)) return bytes;
  const auto latin = formats::FindSgfCharset("ISO-8859-1");
  return latin.ok() ? formats::DecodeSgfText(bytes, *latin).text : bytes;
}

// Checks that the words from the strength to the first cell hold no result, whole or in part.
absl::Status CheckNoResult(const std::vector<Word>& words, size_t strength,
                           const formats::LineSource& source) {
  for (size_t i = strength; i < words.size(); ++i) {
    const std::string shown = formats::ShownBytes(words[i].text, kShown);
    // The last word is not a cell, or it would have been read as one.
    if (CellOf(words[i]).has_value() && !CellOf(words[i + 1]).has_value()) {
      const Word& behind = words[i + 1];
      return formats::LineError(
          source, behind.offset,
          absl::StrCat(formats::ShownBytes(behind.text, kShown), " follows the result ", shown,
                       " but is not a result; expected results up to the end of the row"));
    }
    if (BeginsAsCell(words[i].text) && !CellOf(words[i]).has_value()) {
      return formats::LineError(
          source, words[i].offset,
          absl::StrCat(
              shown,
              " begins like a result but is not one; expected, for example, 3+, 0- or 12=/w0"));
    }
  }
  // In rows written by programs, country, club and four numbers come between the strength and the
  // cells.
  if (const Word& last = words.back(); words.size() > strength + 1 && IsAllSigns(last.text)) {
    return formats::LineError(source, last.offset,
                              absl::StrCat(formats::ShownBytes(last.text, kShown),
                                           " is in the place of a result or a number but is "
                                           "neither; expected 0- for a round without a game"));
  }
  return absl::OkStatus();
}

absl::StatusOr<Row> RowOf(std::string_view line, const formats::LineSource& source) {
  Row row;
  row.source = source;
  std::vector<Word> words = WordsOf(line.substr(0, std::min(line.find('|'), line.size())));
  if (words.empty())
    return formats::LineError(source, 0,
                              "a row without words; expected a place, a name and results");
  row.end = words.back().offset + words.back().text.size();
  while (!words.empty()) {
    const auto cell = CellOf(words.back());
    if (!cell.has_value()) break;
    row.cells.push_back(*cell);
    words.pop_back();
  }
  std::reverse(row.cells.begin(), row.cells.end());
  if (words.empty()) return formats::LineError(source, 0, "a row of results without a name");
  row.before_cells = words.back();
  size_t first = std::all_of(words[0].text.begin(), words[0].text.end(), IsDigit) ? 1 : 0;
  std::string name;
  row.name_offset = first < words.size() ? words[first].offset : row.end;
  for (; first < words.size() && !IsStrength(words[first].text); ++first) {
    absl::StrAppend(&name, name.empty() ? "" : " ", std::string(words[first].text));
  }
  if (first == words.size()) {
    return formats::LineError(source, row.name_offset,
                              "a row without a strength such as 3d or 12k after the name");
  }
  RETURN_IF_ERROR(CheckNoResult(words, first, source));
  row.name = Utf8Of(name);
  if (row.name.empty())
    return formats::LineError(source, row.name_offset, "a row without a name before the strength");
  return row;
}

PlayerResult ResultOf(char sign) {
  if (sign == '=') return PlayerResult::kDrawn;
  return sign == '+' ? PlayerResult::kWon : PlayerResult::kLost;
}

// Adds the game or bye of this cell, unless it belongs to the other cell: a game is added with the
// upper of its two rows.
absl::Status AddCell(const std::vector<Row>& rows, size_t at, size_t round, Crosstable& table) {
  const Row& row = rows[at];
  const Cell& cell = row.cells[round];
  const auto error = [&](const std::string& what) {
    return formats::LineError(row.source, cell.offset, what);
  };
  const int round_number = static_cast<int>(round) + 1;
  if (cell.opponent == 0) {
    if (cell.result != '+') return absl::OkStatus();
    const auto status = table.AddBye({round_number, static_cast<int>(at)});
    return status.ok() ? status : error(std::string(status.message()));
  }
  if (static_cast<size_t>(cell.opponent) > rows.size()) {
    return error(absl::StrCat("the opponent is in row ", cell.opponent, ", but the last row is ",
                              rows.size()));
  }
  const auto other_at = static_cast<size_t>(cell.opponent - 1);
  const Row& other = rows[other_at];
  const Cell& back = other.cells[round];
  if (back.opponent != static_cast<int>(at) + 1) {
    return error(absl::StrCat("round ", round_number, ": row ", at + 1, " names row ",
                              cell.opponent, ", which is on line ", other.source.line,
                              " and names ",
                              back.opponent == 0 ? "nobody" : absl::StrCat("row ", back.opponent)));
  }
  const bool drawn = cell.result == '=';
  if ((cell.result == '?') != (back.result == '?') || drawn != (back.result == '=')) {
    return error(absl::StrCat(
        "round ", round_number, ": the result is \"", std::string(1, cell.result), "\" here and \"",
        std::string(1, back.result), "\" for the opponent on line ", other.source.line));
  }
  if (cell.colour != '?' && cell.colour == back.colour) {
    return error(absl::StrCat("round ", round_number, ": both have the colour ",
                              std::string(1, cell.colour), "; the opponent stands on line ",
                              other.source.line));
  }
  if (other_at < at || cell.result == '?') return absl::OkStatus();
  const bool has_white = cell.colour == 'w' || back.colour == 'b';
  TournamentGame game;
  game.round = round_number;
  game.black = static_cast<int>(has_white ? other_at : at);
  game.white = static_cast<int>(has_white ? at : other_at);
  game.for_black = ResultOf(has_white ? back.result : cell.result);
  game.for_white = ResultOf(has_white ? cell.result : back.result);
  game.colours_known = cell.colour != '?' || back.colour != '?';
  const auto status = table.AddGame(game);
  return status.ok() ? status : error(std::string(status.message()));
}

}  // namespace

absl::StatusOr<Crosstable> ParseH9(std::string_view text, std::string_view file) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (text.substr(0, kByteOrderMark.size()) == kByteOrderMark)
    text.remove_prefix(kByteOrderMark.size());
  std::vector<Row> rows;
  Crosstable table;
  formats::LineSource source{std::string(file), 0};
  while (!text.empty()) {
    ++source.line;
    const size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (const size_t cr = line.find('\r'); cr != std::string_view::npos && cr + 1 < line.size()) {
      return formats::LineError(source, cr,
                                "a carriage return inside the line; lines end with \\n or \\r\\n");
    }
    const size_t first = line.find_first_not_of(" \t\r");
    if (first == std::string_view::npos || line[first] == ';') continue;
    if (const size_t nul = line.find('\0'); nul != std::string_view::npos) {
      return formats::LineError(source, nul, "a NUL byte; expected a table in the format h9");
    }
    ASSIGN_OR_RETURN(auto row, RowOf(line, source));
    if (!rows.empty() && row.cells.size() != rows[0].cells.size()) {
      const bool fewer = row.cells.size() < rows[0].cells.size();
      return formats::LineError(
          source, fewer ? row.before_cells.offset : row.cells[0].offset,
          absl::StrCat("this row has ", row.cells.size(), " results, the first one ",
                       rows[0].cells.size(), "; ",
                       formats::ShownBytes(row.before_cells.text, kShown), " is not a result"));
    }
    if (auto added = table.AddPlayer(row.name); !added.ok()) {
      return formats::LineError(source, row.name_offset, std::string(added.status().message()));
    }
    rows.push_back(std::move(row));
  }
  for (size_t round = 0; !rows.empty() && round < rows[0].cells.size(); ++round) {
    for (size_t at = 0; at < rows.size(); ++at) {
      RETURN_IF_ERROR(AddCell(rows, at, round, table));
    }
  }
  return table;
}

}  // namespace hotstone::tournament
