#include "formats/case/json_lines.h"

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"

namespace hotstone::formats {

absl::Status ForEachTextLine(std::string_view text, std::string_view file, const ReadTextLine& read,
                             int first_line) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (first_line == 1 && text.substr(0, kByteOrderMark.size()) == kByteOrderMark) {
    text.remove_prefix(kByteOrderMark.size());
  }
  LineSource source{std::string(file), first_line - 1};
  while (!text.empty()) {
    ++source.line;
    const size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
    if (line.find_first_not_of(" \t\r") == std::string_view::npos) continue;
    RETURN_IF_ERROR(read(line, source));
  }
  return absl::OkStatus();
}

size_t LineEnds(std::string_view text) {
  size_t ends = 0;
  for (size_t end = text.find('\n'); end != std::string_view::npos; end = text.find('\n', end + 1))
    ++ends;
  return ends;
}

absl::Status ForEachJsonLine(std::string_view text, std::string_view file,
                             const ReadJsonLine& read) {
  JsonTree tree;
  return ForEachTextLine(text, file, [&](std::string_view line, const LineSource& source) {
    JsonError error;
    if (!tree.Parse(line, error)) return LineError(source, error.offset, error.what);
    return read(FieldReader(source, tree), source.line);
  });
}

absl::StatusOr<std::string> ReadCaseId(const FieldReader& root) {
  ASSIGN_OR_RETURN(const auto field, root.Need("id"));
  ASSIGN_OR_RETURN(auto id, field.String());
  if (id.empty()) return field.Error("expected a name, found an empty string");
  return id;
}

absl::StatusOr<std::string> ReadCaseHead(const FieldReader& root, std::string_view schema) {
  ASSIGN_OR_RETURN(const auto named, root.Need("schema"));
  RETURN_IF_ERROR(named.OneOf({schema}).status());
  ASSIGN_OR_RETURN(auto id, ReadCaseId(root));
  if (root.Has("source")) {
    RETURN_IF_ERROR(root.At("source").String().status());
  }
  return id;
}

absl::Status AddCaseId(const FieldReader& root, int line, CaseIds& ids) {
  const FieldReader id = root.At("id");
  const auto [at, is_new] = ids.emplace(id.node().text, line);
  if (is_new) return absl::OkStatus();
  return id.Error(
      absl::StrCat("the case in line ", at->second, " has the same id; ids must be unique"));
}

absl::Status CheckNote(const FieldReader& root) {
  return root.Has("note") ? root.At("note").String().status() : absl::OkStatus();
}

absl::Status NoCaseError(std::string_view file) {
  return absl::InvalidArgumentError(
      absl::StrCat(std::string(file), ": no case found; expected one JSON object per line"));
}

}  // namespace hotstone::formats
