// Reads cases of the format hotstone.case/1 strictly: every key must be known, every value must
// have its type and range, and the case must be consistent in itself. Nothing is judged by the
// rules here; case_runner.h does that.
//
// Required: schema, id, size. Everything else has a default: empty board, Black to move, no moves,
// the preset basic-only, no expectations. Errors are InvalidArgument with file, line, column and
// key.
#ifndef HOTSTONE_FORMATS_CASE_CASE_READER_H_
#define HOTSTONE_FORMATS_CASE_CASE_READER_H_

#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/case/case.h"
#include "formats/case/case_fields.h"

namespace hotstone::formats {

// A case and its line number.
struct CaseLine {
  int line;
  Case value;
};

// One line.
absl::StatusOr<Case> ParseCase(std::string_view text, const LineSource& source);

// The text of a whole file: one case per line. Blank lines, a carriage return at the end of a line
// and a byte order mark at the very start are accepted; a text without any case is not.
absl::StatusOr<std::vector<CaseLine>> ParseCases(std::string_view text, std::string_view file);

// Whole lines of such a text, possibly none, are appended to `cases`; `first_line` counts from 1.
absl::Status ParseCaseLines(std::string_view text, std::string_view file, int first_line,
                            std::vector<CaseLine>& cases);

// The same from a file, or from standard input if the path is "-". NotFound, or InvalidArgument if
// the path is a folder, cannot be read or holds more than kMaxCaseFileBytes.
absl::StatusOr<std::vector<CaseLine>> ReadCaseFile(const std::string& path);

inline constexpr size_t kMaxCaseFileBytes = size_t{1} << 30;

// The values of `size`, `setup`, an entry of `moves`, and `rules`, also for other formats with
// these keys. A setup that is not a legal position is rejected; `position` must be empty.
absl::StatusOr<spec::BoardSize> ReadCaseSize(const FieldReader& field);
absl::Status ReadCaseSetup(const FieldReader& field, spec::Position& position);
absl::StatusOr<CaseEntry> ReadCaseEntry(const FieldReader& field, const spec::BoardSize& size);
absl::Status ReadCaseRules(const FieldReader& field, spec::RuleSet& rules);

// Reads the value of `expect` into `e`, which must have no expectations yet
// (case_expect_reader.cc).
absl::Status ParseExpectations(const FieldReader& expect, const spec::BoardSize& size,
                               Expectations& e);

// Checks that no expectation asks about a moment beyond the moves (`after` may still turn out to
// lie beyond the plies if moves are refused; the case then fails but is not malformed), that
// captured_by names a ply, and that value is asked only under rules of finite memory. `expect` is
// the field that c.expect was read from.
absl::Status CheckMoments(const FieldReader& expect, const Case& c);

}  // namespace hotstone::formats

#endif  // HOTSTONE_FORMATS_CASE_CASE_READER_H_
