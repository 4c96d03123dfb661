#include "certify/drat/literal_text.h"

#include <charconv>

#include "absl/strings/str_cat.h"

namespace hotstone::certify {
namespace {

bool IsBlank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

// For a message: no byte that a terminal might interpret, and not too long.
std::string Shown(std::string_view word) {
  constexpr size_t kMost = 20;
  std::string shown;
  for (const char c : word.substr(0, kMost)) shown += c >= ' ' && c <= '~' ? c : '?';
  return absl::StrCat("\"", shown, word.size() > kMost ? "...\"" : "\"");
}

}  // namespace

bool LiteralText::Next() {
  while (read_ < bytes_.size() && IsBlank(bytes_[read_])) {
    if (bytes_[read_] == '\n') {
      ++line_;
      line_begin_ = read_ + 1;
    }
    ++read_;
  }
  begin_ = read_;
  word_line_ = line_;
  word_column_ = begin_ - line_begin_ + 1;
  while (read_ < bytes_.size() && !IsBlank(bytes_[read_])) ++read_;
  return begin_ < read_;
}

std::string_view LiteralText::RestOfLine() {
  size_t end = bytes_.find('\n', begin_);
  if (end == std::string_view::npos) end = bytes_.size();
  read_ = end;
  return bytes_.substr(begin_, end - begin_);
}

absl::StatusOr<uint64_t> LiteralText::Number(uint64_t most) const {
  const std::string_view text = word();
  uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error == std::errc::result_out_of_range && end == text.data() + text.size()) {
    return Error(absl::StrCat(Shown(text), " is more than ", most));
  }
  const bool good = error == std::errc() && end == text.data() + text.size();
  if (!good || (text.size() > 1 && text[0] == '0')) {
    return Error(absl::StrCat(Shown(text), " is not a number"));
  }
  if (number > most) return Error(absl::StrCat(number, " is more than ", most));
  return number;
}

absl::StatusOr<int> LiteralText::Literal(int most) const {
  const std::string_view text = word();
  int literal = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), literal);
  const bool whole = end == text.data() + text.size();
  const bool too_large = error == std::errc::result_out_of_range && whole;
  if ((error != std::errc() && !too_large) || !whole) {
    return Error(absl::StrCat(Shown(text), " is not a literal"));
  }
  const std::string_view digits = text.substr(text[0] == '-' ? 1 : 0);
  if (digits[0] == '0' && text != "0") return Error(absl::StrCat(Shown(text), " is not a literal"));
  if (too_large || literal > most || literal < -most) {
    return Error(absl::StrCat("literal ", std::string(text.substr(0, 20)),
                              " is out of range: the variables are 1 to ", most));
  }
  return literal;
}

absl::Status LiteralText::Error(const std::string& what) const {
  return absl::InvalidArgumentError(
      absl::StrCat(std::string(name_), ":", word_line_, ":", word_column_, ": ", what));
}

}  // namespace hotstone::certify
