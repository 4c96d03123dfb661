// Files of cases about tournaments: one JSON object a line, each read by whoever knows its schema.
#ifndef HOTSTONE_FORMATS_TOURNAMENT_CASE_LINES_H_
#define HOTSTONE_FORMATS_TOURNAMENT_CASE_LINES_H_

#include <functional>
#include <string_view>

#include "absl/status/status.h"
#include "formats/case/case_fields.h"

namespace hotstone::formats {

// Hands each line that is not blank, as an object, with its number to `read`, and stops at its first error. A
// text without a case is an error, too. InvalidArgument with file, line and column.
absl::Status ForEachCaseLine(std::string_view text, std::string_view file,
                             const std::function<absl::Status(const FieldReader& root, int line)>& read);

// The error with the place of the field, or OK.
absl::Status AtField(const FieldReader& field, const absl::Status& status);

}  // namespace hotstone::formats

#endif  // HOTSTONE_FORMATS_TOURNAMENT_CASE_LINES_H_
