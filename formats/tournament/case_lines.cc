#include "formats/tournament/case_lines.h"

#include <string>

#include "absl/strings/str_cat.h"

namespace hotstone::formats {

absl::Status ForEachCaseLine(std::string_view text, std::string_view file,
                             const std::function<absl::Status(const FieldReader& root, int line)>& read) {
  LineSource source{std::string(file), 0};
  JsonTree tree;
  bool any = false;
  while (!text.empty()) {
    ++source.line;
    const size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (line.find_first_not_of(" \t\r") == std::string_view::npos) continue;
    JsonError error;
    if (!tree.Parse(line, error)) return LineError(source, error.offset, error.what);
    if (auto status = read(FieldReader(source, tree), source.line); !status.ok()) return status;
    any = true;
  }
  if (any) return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat(source.file, ": there is no case in it; expected one JSON object a line"));
}

absl::Status AtField(const FieldReader& field, const absl::Status& status) {
  return status.ok() ? status : field.Error(std::string(status.message()));
}

}  // namespace hotstone::formats
