// Reads cases of the format hotstone.case/1, strictly: every key known, every value of its type and range,
// and the case consistent in itself. Nothing of it is judged by the rules yet; that is case_runner.h.
//
// Required: schema, id, size. The rest has a default: empty board, Black to move, no moves, the preset
// basic-only, no expectations. Errors are InvalidArgument with file, line, column and key.
#ifndef HOTSTONE_FORMATS_CASE_CASE_READER_H_
#define HOTSTONE_FORMATS_CASE_CASE_READER_H_

#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/case/case.h"
#include "formats/case/case_fields.h"

namespace hotstone::formats {

// A case and the line it stands on.
struct CaseLine {
  int line;
  Case value;
};

// One line.
absl::StatusOr<Case> ParseCase(std::string_view text, const LineSource& source);

// A whole file's text: one case a line. Blank lines, a carriage return at a line's end and a byte order mark
// at the very start are let pass; a text without a single case is not.
absl::StatusOr<std::vector<CaseLine>> ParseCases(std::string_view text, std::string_view file);

// Whole lines of such a text, which may be none, behind `cases`; the number of the first, from 1.
absl::Status ParseCaseLines(std::string_view text, std::string_view file, int first_line,
                            std::vector<CaseLine>& cases);

// The same from a file, or from standard input if the path is "-". NotFound, or InvalidArgument where the
// path is a folder, cannot be read or holds more than kMaxCaseFileBytes.
absl::StatusOr<std::vector<CaseLine>> ReadCaseFile(const std::string& path);

inline constexpr size_t kMaxCaseFileBytes = size_t{1} << 30;

// The values of `size`, `setup`, an entry of `moves`, and `rules`, also for other formats with these keys. A
// setup that is not a legal position is refused; `position` must be empty.
absl::StatusOr<spec::BoardSize> ReadCaseSize(const FieldReader& field);
absl::Status ReadCaseSetup(const FieldReader& field, spec::Position& position);
absl::StatusOr<CaseEntry> ReadCaseEntry(const FieldReader& field, const spec::BoardSize& size);
absl::Status ReadCaseRules(const FieldReader& field, spec::RuleSet& rules);

// Reads the value of `expect` into `e`, which expects nothing yet (case_expect_reader.cc).
absl::Status ParseExpectations(const FieldReader& expect, const spec::BoardSize& size, Expectations& e);

// Checks that no expectation asks about a moment beyond the moves (`after` may still turn out to be beyond
// the plies, if moves are refused; that is a failure, not a malformed case), that captured_by names a ply,
// and that value is asked under rules of finite memory. `expect` is what c.expect was read from.
absl::Status CheckMoments(const FieldReader& expect, const Case& c);

}  // namespace hotstone::formats

#endif  // HOTSTONE_FORMATS_CASE_CASE_READER_H_
