// A text of JSON objects, one per line, read line by line.
//
// A byte order mark at the very start, blank lines and a carriage return at the end of a line are
// accepted. Errors are FieldReader's: InvalidArgument with file, line and column.
#ifndef HOTSTONE_FORMATS_CASE_JSON_LINES_H_
#define HOTSTONE_FORMATS_CASE_JSON_LINES_H_

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "base/status_macros.h"
#include "formats/case/case_fields.h"

namespace hotstone::formats {

// A line's text, without its end, and its origin.
using ReadTextLine = std::function<absl::Status(std::string_view line, const LineSource& source)>;
// The value of a line, and the line's number.
using ReadJsonLine = std::function<absl::Status(const FieldReader& root, int line)>;

// Call `read` for each line until it returns an error, and return that error. A text that begins
// after the first line is the rest of a larger one and has no byte order mark.
absl::Status ForEachTextLine(std::string_view text, std::string_view file, const ReadTextLine& read,
                             int first_line = 1);
absl::Status ForEachJsonLine(std::string_view text, std::string_view file,
                             const ReadJsonLine& read);

// The number of line ends in a text.
size_t LineEnds(std::string_view text);

// "FILE: there is no case in it; ...", for a text without any line.
absl::Status NoCaseError(std::string_view file);

// Reads "id", a nonempty name.
absl::StatusOr<std::string> ReadCaseId(const FieldReader& root);
// Reads "id"; checks that "schema" is `schema` and that "source", which may be absent, is a string.
absl::StatusOr<std::string> ReadCaseHead(const FieldReader& root, std::string_view schema);

// The lines of the cases by their id.
using CaseIds = std::map<std::string, int, std::less<>>;
// Adds the id of a case that was read successfully; an error at the id if another case has it.
absl::Status AddCaseId(const FieldReader& root, int line, CaseIds& ids);

// Checks that "note", an ignored remark, is a string if it is present.
absl::Status CheckNote(const FieldReader& root);

// The results of `read` for each line, one case each. A text without any case is an error, and a
// duplicate id is one, too.
template <typename Case>
absl::StatusOr<std::vector<Case>> ReadCaseLines(
    std::string_view text, std::string_view file,
    absl::StatusOr<Case> (*read)(const FieldReader& root, int line)) {
  std::vector<Case> cases;
  CaseIds ids;
  RETURN_IF_ERROR(ForEachJsonLine(text, file, [&](const FieldReader& root, int line) {
    ASSIGN_OR_RETURN(auto c, read(root, line));
    cases.push_back(std::move(c));
    return AddCaseId(root, line, ids);
  }));
  if (cases.empty()) return NoCaseError(file);
  return cases;
}

}  // namespace hotstone::formats

#endif  // HOTSTONE_FORMATS_CASE_JSON_LINES_H_
