// A text of JSON objects, one a line, read line by line.
//
// A byte order mark at the very start, blank lines and a carriage return at a line's end are let pass. Errors
// are those of FieldReader: InvalidArgument with file, line and column.
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

// A line's text, without its end, and where it stands.
using ReadTextLine = std::function<absl::Status(std::string_view line, const LineSource& source)>;
// The value of a line, and the line's number.
using ReadJsonLine = std::function<absl::Status(const FieldReader& root, int line)>;

// Call `read` with each line until it returns an error, which is returned. A text that begins with another
// line than the first is the rest of one, without a byte order mark.
absl::Status ForEachTextLine(std::string_view text, std::string_view file, const ReadTextLine& read,
                             int first_line = 1);
absl::Status ForEachJsonLine(std::string_view text, std::string_view file, const ReadJsonLine& read);

// How many lines end in a text.
size_t LineEnds(std::string_view text);

// "FILE: there is no case in it; ...", for a text without a line.
absl::Status NoCaseError(std::string_view file);

// The value of a key that must be there and is a text.
absl::StatusOr<std::string> NeedText(const FieldReader& root, std::string_view key);

// What every case begins with.
struct CaseHead {
  std::string id;
  std::string source;  // may be left out
};
// Reads "id", a name that is not empty.
absl::StatusOr<std::string> ReadCaseId(const FieldReader& root);
// Reads "id" and "source", and checks that "schema" is this one.
absl::StatusOr<CaseHead> ReadCaseHead(const FieldReader& root, std::string_view schema);

// The lines of the cases by their id.
using CaseIds = std::map<std::string, int, std::less<>>;
// Adds the id of a case that was read well; an error at the id if another case has it.
absl::Status AddCaseId(const FieldReader& root, int line, CaseIds& ids);

// Checks that "note", a remark that is passed over, is a text if it is there.
absl::Status CheckNote(const FieldReader& root);

// What `read` makes of each line, which is a case; a text without one is an error, and so is an id that
// comes twice.
template <typename Case>
absl::StatusOr<std::vector<Case>> ReadCaseLines(std::string_view text, std::string_view file,
                                                absl::StatusOr<Case> (*read)(const FieldReader& root,
                                                                             int line)) {
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
