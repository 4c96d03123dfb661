#include "certify/positions/text_lines.h"

#include <cassert>
#include <charconv>
#include <system_error>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "base/status_macros.h"

namespace hotstone::certify {

std::string TextLines::Next() {
  assert(HasMore());
  const std::string line(text_.substr(read_, text_.find('\n', read_) - read_));
  read_ += line.size() + 1;
  Skip();
  return line;
}

absl::StatusOr<std::string> TextLines::Value(const std::string& keyword) {
  const size_t begin = keyword.size() + 1;
  if (!HasMore() || text_.compare(read_, begin, keyword + " ") != 0) {
    Skip();
    return Error(absl::StrCat("expected a line \"", keyword, " ...\""));
  }
  const std::string line = Next();
  if (of_values_ == Column::kOfValue) column_ = begin + 1;
  return line.substr(begin);
}

absl::StatusOr<uint64_t> TextLines::Number(const std::string& keyword, uint64_t most) {
  return Value(keyword, [most](const std::string& text) { return ParseNumber(text, most); });
}

absl::Status TextLines::CheckEnd(const std::string& last) {
  if (rest().empty()) return absl::OkStatus();
  Skip();
  return Error("expected the end of the file after " + last);
}

absl::Status TextLines::Error(const std::string& what) const {
  return absl::InvalidArgumentError(absl::StrCat(name_, ":", line_, ":", column_, ": ", what));
}

std::string HeaderLines(const std::string& kind, const spec::BoardSize& board,
                        const spec::RuleSet& rules) {
  return absl::StrCat("hotstone-certificate 1\nkind ", kind, "\nboard ", board.ToString(),
                      "\nrules ", spec::RuleSetName(rules), "\n");
}

std::string StartLine(spec::Color to_move, const spec::Position& start) {
  return absl::StrCat("start ", std::string(1, spec::ColorLetter(to_move)), " ", start.ToText(),
                      "\n");
}

absl::StatusOr<TextHeader> ReadHeader(TextLines& lines) {
  for (const char* keyword : {"hotstone-certificate", "kind"}) {
    RETURN_IF_ERROR(lines.Value(keyword).status());
  }
  ASSIGN_OR_RETURN(const auto board, lines.Value("board", spec::ParseBoardSize));
  ASSIGN_OR_RETURN(const auto rules, lines.Value("rules", spec::ParseRuleSet));
  return TextHeader{board, rules};
}

absl::Status CheckSpelling(std::string_view found, std::string_view good, std::string_view name,
                           const std::string& end) {
  if (found == good) return absl::OkStatus();
  const std::vector<std::string> is = absl::StrSplit(std::string(found), '\n');
  const std::vector<std::string> should_be = absl::StrSplit(std::string(good), '\n');
  size_t line = 0;
  while (line + 1 < is.size() && line + 1 < should_be.size() && is[line] == should_be[line]) ++line;
  return absl::InvalidArgumentError(absl::StrCat(
      std::string(name), ":", line + 1, ":1: ",
      is[line] == should_be[line]
          ? end
          : absl::StrCat("\"", is[line], "\" must be written \"", should_be[line], "\"")));
}

absl::StatusOr<spec::Color> ParseColor(std::string_view text) {
  if (text == "B") return spec::Color::kBlack;
  if (text == "W") return spec::Color::kWhite;
  return absl::InvalidArgumentError(
      absl::StrCat("\"", std::string(text), "\" is not a colour; write B or W"));
}

absl::StatusOr<uint64_t> ParseNumber(std::string_view text, uint64_t most) {
  uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error == std::errc() && end == text.data() + text.size() && value <= most) return value;
  return absl::InvalidArgumentError(
      absl::StrCat("\"", std::string(text), "\" is not a number ",
                   most == UINT64_MAX ? "below 2^64" : absl::StrCat("up to ", most)));
}

absl::StatusOr<spec::Position> ParseRows(std::string_view text, const spec::BoardSize& board) {
  const auto position = spec::Position::FromText(text);
  if (position.ok() && position->size() != board)
    return absl::InvalidArgumentError("the rows are not of this board");
  return position;
}

std::string BansText(const std::set<spec::Point>& bans) {
  std::string text;
  for (const spec::Point p : bans)
    absl::StrAppend(&text, text.empty() ? "/" : "+", spec::PointName(p));
  return text;
}

absl::StatusOr<std::set<spec::Point>> ParseBans(const std::string& text,
                                                const spec::BoardSize& board) {
  std::set<spec::Point> bans;
  const std::vector<std::string> names = absl::StrSplit(text, '+');
  for (const std::string& name : names) {
    ASSIGN_OR_RETURN(const auto point, spec::ParsePoint(name, board));
    bans.insert(point);
  }
  return bans;
}

}  // namespace hotstone::certify
