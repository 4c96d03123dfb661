// Reads the text of a certificate strictly, line by line and word by word.
//
// Reading is made strict by writing: the words are parsed as they come, and at the end what was
// read is written again and compared (CheckSpelling; area/area_strategy.cc has its own). So no two
// texts say the same.
//
// Errors are InvalidArgument; those of TextLines have the file's name, a line and a column, as
// "file:3:1: ...". The words do not know their line: give what they return to TextLines::Here.
#ifndef HOTSTONE_CERTIFY_POSITIONS_TEXT_LINES_H_
#define HOTSTONE_CERTIFY_POSITIONS_TEXT_LINES_H_

#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>

#include "absl/status/statusor.h"
#include "base/status_macros.h"
#include "spec/board/board.h"
#include "spec/board/color.h"
#include "spec/board/position.h"
#include "spec/rules/rule_set.h"

namespace hotstone::certify {

// The lines of a text, read in order. Every line ends in a line feed. Does not copy the text.
class TextLines {
 public:
  // The column of an error in a value.
  enum class Column { kOne, kOfValue };
  TextLines(std::string_view text, std::string_view name, Column of_values = Column::kOne)
      : text_(text), name_(name), of_values_(of_values) {}

  bool HasMore() const { return text_.find('\n', read_) != std::string_view::npos; }
  // The text up to the end of the last line read, and what follows it.
  std::string_view before() const { return text_.substr(0, read_); }
  std::string_view rest() const { return text_.substr(read_); }

  // Requires HasMore().
  std::string Next();
  void Skip() {
    ++line_;
    column_ = 1;
  }

  // What follows this word and a blank in the next line.
  absl::StatusOr<std::string> Value(const std::string& keyword);
  // The same, as `parse` reads it.
  template <typename Parse>
  auto Value(const std::string& keyword, const Parse& parse) -> decltype(parse(std::string())) {
    ASSIGN_OR_RETURN(const auto text, Value(keyword));
    return Here(parse(text));
  }
  // The same, as a number of at most `most`.
  absl::StatusOr<uint64_t> Number(const std::string& keyword, uint64_t most);

  // OK if all is read; otherwise an error in the next line: the file must end after `last`.
  absl::Status CheckEnd(const std::string& last);

  // At the last line read, or skipped.
  absl::Status Error(const std::string& what) const;
  // The value, or its error at that line.
  template <typename Parsed>
  absl::StatusOr<Parsed> Here(absl::StatusOr<Parsed> value) const {
    if (value.ok()) return value;
    return Error(std::string(value.status().message()));
  }

 private:
  std::string_view text_;
  std::string name_;
  Column of_values_;
  size_t read_ = 0;
  size_t line_ = 0;
  size_t column_ = 1;
};

struct TextHeader {
  spec::BoardSize board;
  spec::RuleSet rules;
};

// The first four lines: the format, the kind, the board and the rules.
std::string HeaderLines(const std::string& kind, const spec::BoardSize& board,
                        const spec::RuleSet& rules);
// Reads them. Any format and kind will do: they are compared with what is written again.
absl::StatusOr<TextHeader> ReadHeader(TextLines& lines);

// "start B X./.O" and a line feed.
std::string StartLine(spec::Color to_move, const spec::Position& start);

// OK if both texts are equal; otherwise an error with `name` at the first line that differs. `end`
// is the error if `found` has an empty line after what is good. `found` ends in a line feed.
absl::Status CheckSpelling(std::string_view found, std::string_view good, std::string_view name,
                           const std::string& end = "expected the end of the file");

// B or W.
absl::StatusOr<spec::Color> ParseColor(std::string_view text);

// A decimal number of at most `most`; leading zeros are read.
absl::StatusOr<uint64_t> ParseNumber(std::string_view text, uint64_t most);

// A position of this board, as Position::ToText writes it.
absl::StatusOr<spec::Position> ParseRows(std::string_view text, const spec::BoardSize& board);

// "/A1+C2", empty if there are none.
std::string BansText(const std::set<spec::Point>& bans);
// "A1+C2", without the slash.
absl::StatusOr<std::set<spec::Point>> ParseBans(const std::string& text,
                                                const spec::BoardSize& board);

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_POSITIONS_TEXT_LINES_H_
