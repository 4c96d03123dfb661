#include "certify/positions/text_lines.h"

#include <cassert>
#include <charconv>
#include <system_error>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "base/status_macros.h"

namespace hotstone::certify {

TextLines::TextLines(std::string_view text, std::string_view name)
    : lines_(absl::StrSplit(std::string(text), '\n')), name_(name) {}

const std::string& TextLines::Next() {
  assert(HasMore());
  return lines_[next_++];
}

absl::StatusOr<std::string> TextLines::Value(const std::string& keyword) {
  if (!HasMore() || lines_[next_].compare(0, keyword.size() + 1, keyword + " ") != 0) {
    Skip();
    return Error(absl::StrCat("expected a line \"", keyword, " ...\""));
  }
  return Next().substr(keyword.size() + 1);
}

absl::Status TextLines::Error(const absl::Status& status) const {
  return Error(std::string(status.message()));
}

absl::Status TextLines::ErrorAt(size_t line, const std::string& what) const {
  return absl::InvalidArgumentError(absl::StrCat(name_, ":", line, ":1: ", what));
}

absl::StatusOr<TextHeader> ReadHeader(TextLines& lines) {
  for (const char* keyword : {"hotstone-certificate", "kind"}) {
    RETURN_IF_ERROR(lines.Value(keyword).status());
  }
  ASSIGN_OR_RETURN(const auto board_text, lines.Value("board"));
  const auto board = spec::ParseBoardSize(board_text);
  if (!board.ok()) return lines.Error(board.status());
  ASSIGN_OR_RETURN(const auto rules_text, lines.Value("rules"));
  const auto rules = spec::ParseRuleSet(rules_text);
  if (!rules.ok()) return lines.Error(rules.status());
  return TextHeader{*board, *rules};
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
      absl::StrCat("\"", std::string(text), "\" is not a number up to ", most));
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
