// A text of JSON objects, one a line, read line by line.
//
// A byte order mark at the very start, blank lines and a carriage return at a line's end are let pass. Errors
// are those of FieldReader: InvalidArgument with file, line and column.
#ifndef HOTSTONE_FORMATS_CASE_JSON_LINES_H_
#define HOTSTONE_FORMATS_CASE_JSON_LINES_H_

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/case/case_fields.h"

namespace hotstone::formats {

// A line's text, without its end, and where it stands.
using ReadTextLine = std::function<absl::Status(std::string_view line, const LineSource& source)>;
// The value of a line, and the line's number.
using ReadJsonLine = std::function<absl::Status(const FieldReader& root, int line)>;

// Call `read` with each line until it returns an error, which is returned.
absl::Status ForEachTextLine(std::string_view text, std::string_view file, const ReadTextLine& read);
absl::Status ForEachJsonLine(std::string_view text, std::string_view file, const ReadJsonLine& read);

// "FILE: there is no case in it; ...", for a text without a line.
absl::Status NoCaseError(std::string_view file);

// The value of a key that must be there and is a text.
absl::StatusOr<std::string> NeedText(const FieldReader& root, std::string_view key);

// What every case begins with.
struct CaseHead {
  std::string id;
  std::string source;  // may be left out
};
// Reads "id" and "source", and checks that "schema" is this one.
absl::StatusOr<CaseHead> ReadCaseHead(const FieldReader& root, std::string_view schema);

// What `read` makes of each line, which is a case; a text without one is an error.
template <typename Case>
absl::StatusOr<std::vector<Case>> ReadCaseLines(std::string_view text, std::string_view file,
                                                absl::StatusOr<Case> (*read)(const FieldReader& root,
                                                                             int line)) {
  std::vector<Case> cases;
  const auto status = ForEachJsonLine(text, file, [&](const FieldReader& root, int line) {
    auto c = read(root, line);
    if (c.ok()) cases.push_back(*std::move(c));
    return c.status();
  });
  if (!status.ok()) return status;
  if (cases.empty()) return NoCaseError(file);
  return cases;
}

}  // namespace hotstone::formats

#endif  // HOTSTONE_FORMATS_CASE_JSON_LINES_H_
