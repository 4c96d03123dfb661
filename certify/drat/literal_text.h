// Words of a text with their places, for the parsers of DIMACS formulas and DRAT proofs in text
// form.
//
// Blanks, tabs and ends of lines separate words. Literals have one spelling: a decimal number
// without sign or with "-", without leading zeros; a word is a number only as a whole.
#ifndef HOTSTONE_CERTIFY_DRAT_LITERAL_TEXT_H_
#define HOTSTONE_CERTIFY_DRAT_LITERAL_TEXT_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "absl/status/status.h"
#include "absl/status/statusor.h"

namespace hotstone::certify {

// The largest variable allowed in formulas and proofs; the tables of the checker grow with it.
inline constexpr int kMaxVariable = (1 << 24) - 1;

class LiteralText {
 public:
  // Errors have `name` before line and column. Copies neither argument.
  LiteralText(std::string_view bytes, std::string_view name) : bytes_(bytes), name_(name) {}

  // Moves to the next word; false at the end of the text, whose place errors then report.
  bool Next();
  // The rest of the line from the current word on; moves past it.
  std::string_view RestOfLine();

  std::string_view word() const { return bytes_.substr(begin_, read_ - begin_); }
  size_t line() const { return word_line_; }
  // Whether the current word is the first of its line, with nothing before it.
  bool at_line_start() const { return word_column_ == 1; }

  // The current word as a literal, or 0. InvalidArgument if it is not a number, or has a variable
  // over `most`; `of` says where that limit comes from ("the header says so").
  absl::StatusOr<int> Literal(int most) const;
  // The current word as a number from 0 to `most`.
  absl::StatusOr<uint64_t> Number(uint64_t most) const;

  // InvalidArgument, "NAME:LINE:COLUMN: what", at the current word.
  absl::Status Error(const std::string& what) const;

 private:
  std::string_view bytes_;
  std::string_view name_;
  size_t begin_ = 0;  // of the word
  size_t read_ = 0;   // one past it
  size_t line_ = 1;   // where `read_` is
  size_t line_begin_ = 0;
  size_t word_line_ = 1;
  size_t word_column_ = 1;
};

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_DRAT_LITERAL_TEXT_H_
