#include "formats/gtp_command.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"

namespace hotstone::formats {
namespace {

constexpr std::string_view kColumns = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
constexpr int kMaxGtpSide = 25;

bool IsControl(char c) { return absl::ascii_iscntrl(static_cast<unsigned char>(c)); }

std::string LowerCase(std::string_view word) { return absl::AsciiStrToLower(std::string(word)); }

// An id: digits only, at most 2^31 - 1.
std::optional<int> Id(std::string_view word) {
  int value = 0;
  if (word.empty() || !absl::ascii_isdigit(static_cast<unsigned char>(word[0])))
    return std::nullopt;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (error != std::errc() || end != word.data() + word.size()) return std::nullopt;
  return value;
}

// Text in the form that may be sent: no control characters except line breaks and tabs, no empty
// line, no line break at the end.
std::string Sendable(std::string_view text) {
  std::string result;
  for (const char c : text) {
    if (IsControl(c) && c != '\n' && c != '\t') continue;
    if (c == '\n' && !result.empty() && result.back() == '\n') continue;
    result += c;
  }
  while (!result.empty() && result.back() == '\n') result.pop_back();
  return result;
}

std::string Reply(char mark, std::optional<int> id, std::string_view text) {
  return absl::StrCat(std::string(1, mark), id.has_value() ? absl::StrCat(*id) : "", " ",
                      Sendable(text), "\n\n");
}

}  // namespace

std::optional<GtpCommand> ReadGtpCommand(std::string_view line) {
  std::string clean;
  for (const char c : line) {
    if (c == '#') break;
    if (c == '\t') {
      clean += ' ';
    } else if (!IsControl(c)) {
      clean += c;
    }
  }
  std::vector<std::string> words = absl::StrSplit(clean, ' ', absl::SkipEmpty());
  if (words.empty()) return std::nullopt;
  GtpCommand command;
  if (words.size() > 1) command.id = Id(words[0]);
  const std::ptrdiff_t name = command.id.has_value() ? 1 : 0;
  command.name = words[static_cast<size_t>(name)];
  command.arguments.assign(std::make_move_iterator(words.begin() + name + 1),
                           std::make_move_iterator(words.end()));
  return command;
}

std::string GtpSuccess(std::optional<int> id, std::string_view text) {
  return Reply('=', id, text);
}
std::string GtpFailure(std::optional<int> id, std::string_view text) {
  return Reply('?', id, text);
}

std::optional<spec::Color> ReadGtpColor(std::string_view word) {
  const std::string name = LowerCase(word);
  if (name == "b" || name == "black") return spec::Color::kBlack;
  if (name == "w" || name == "white") return spec::Color::kWhite;
  return std::nullopt;
}

std::optional<GtpVertex> ReadGtpVertex(std::string_view word) {
  if (LowerCase(word) == "pass") return GtpVertex{};
  if (word.size() < 2) return std::nullopt;
  const size_t col = kColumns.find(absl::ascii_toupper(static_cast<unsigned char>(word[0])));
  const auto row = ReadGtpNumber(word.substr(1));
  if (col == std::string_view::npos || !row.has_value() || *row < 1 || *row > kMaxGtpSide) {
    return std::nullopt;
  }
  return GtpVertex{spec::Point{static_cast<int>(col), *row - 1}};
}

std::optional<int> ReadGtpNumber(std::string_view word) {
  return word.size() > 9 ? std::nullopt : Id(word);
}

void GtpLines::Feed(std::string_view bytes) {
  while (!bytes.empty()) {
    const size_t end = std::min(bytes.find('\n'), bytes.size());
    const size_t taken = std::min(end, most_ - open_.text.size());
    open_.text.append(bytes.substr(0, taken));
    open_.cut |= taken < end;
    if (end == bytes.size()) return;
    lines_.push_back(std::exchange(open_, {}));
    bytes.remove_prefix(end + 1);
  }
}

void GtpLines::Finish() {
  if (!open_.text.empty()) lines_.push_back(std::exchange(open_, {}));
}

std::optional<GtpLines::Line> GtpLines::Next() {
  if (next_ == lines_.size()) {
    lines_.clear();
    next_ = 0;
    return std::nullopt;
  }
  return std::move(lines_[next_++]);
}

}  // namespace hotstone::formats
