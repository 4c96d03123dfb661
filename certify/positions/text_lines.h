// Reads the text of a certificate of strategies or fates, line by line and word by word.
//
// Errors are InvalidArgument; those of TextLines have the file's name and a line, as "file:3:1:
// ...". The words do not know their line: give their errors to TextLines::Error.
#ifndef HOTSTONE_CERTIFY_POSITIONS_TEXT_LINES_H_
#define HOTSTONE_CERTIFY_POSITIONS_TEXT_LINES_H_

#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "spec/board/board.h"
#include "spec/board/color.h"
#include "spec/rules/rule_set.h"

namespace hotstone::certify {

// The lines of a text, read in order. Every line ends in a line feed.
class TextLines {
 public:
  TextLines(std::string_view text, std::string_view name);

  bool HasMore() const { return next_ + 1 < lines_.size(); }
  // Whether all is read, and the last line is whole.
  bool AtEnd() const { return next_ + 1 == lines_.size() && lines_.back().empty(); }
  // Requires HasMore().
  const std::string& Next();
  void Skip() { ++next_; }

  // What follows this word and a blank in the next line.
  absl::StatusOr<std::string> Value(const std::string& keyword);

  // At the last line read, or skipped.
  absl::Status Error(const std::string& what) const { return ErrorAt(next_, what); }
  absl::Status Error(const absl::Status& status) const;
  // At a line counted from 1.
  absl::Status ErrorAt(size_t line, const std::string& what) const;

  const std::vector<std::string>& all() const { return lines_; }

 private:
  std::vector<std::string> lines_;
  std::string name_;
  size_t next_ = 0;
};

struct TextHeader {
  spec::BoardSize board;
  spec::RuleSet rules;
};

// The first four lines: the format, the kind, the board and the rules.
absl::StatusOr<TextHeader> ReadHeader(TextLines& lines);

// B or W.
absl::StatusOr<spec::Color> ParseColor(std::string_view text);

// A decimal number of at most `most`; leading zeros are read.
absl::StatusOr<uint64_t> ParseNumber(std::string_view text, uint64_t most);

// "/A1+C2", empty if there are none.
std::string BansText(const std::set<spec::Point>& bans);
// "A1+C2", without the slash.
absl::StatusOr<std::set<spec::Point>> ParseBans(const std::string& text,
                                                const spec::BoardSize& board);

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_POSITIONS_TEXT_LINES_H_
