// Words of a text, with their places: what DIMACS formulas and DRAT proofs in text form are read by.
//
// Words stand apart by blanks, tabs and ends of lines. Literals have one spelling: a decimal number without
// sign or with "-", without leading zeros; nothing is read as a number that is not wholly one.
#ifndef HOTSTONE_CERTIFY_DRAT_LITERAL_TEXT_H_
#define HOTSTONE_CERTIFY_DRAT_LITERAL_TEXT_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "absl/status/status.h"
#include "absl/status/statusor.h"

namespace hotstone::certify {

// The largest variable that formulas and proofs may have; the tables of the checker grow with it.
inline constexpr int kMaxVariable = (1 << 24) - 1;

class LiteralText {
 public:
  // `name` stands before line and column in errors. Neither is copied.
  LiteralText(std::string_view bytes, std::string_view name) : bytes_(bytes), name_(name) {}

  // Moves to the next word; false at the end of the text, whose place is then that of errors.
  bool Next();
  // What is left of the line of the word at hand, from that word on; moves past it.
  std::string_view RestOfLine();

  std::string_view word() const { return bytes_.substr(begin_, read_ - begin_); }
  size_t line() const { return word_line_; }
  // Whether the word at hand is the first of its line, with nothing before it.
  bool at_line_start() const { return word_column_ == 1; }

  // The word at hand as a literal, or 0. InvalidArgument if it is no number, or has a variable over `most`;
  // `of` says whose number that is ("the header says so").
  absl::StatusOr<int> Literal(int most) const;
  // The word at hand as a number from 0 to `most`.
  absl::StatusOr<uint64_t> Number(uint64_t most) const;

  // InvalidArgument, "NAME:LINE:COLUMN: what", at the word at hand.
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
