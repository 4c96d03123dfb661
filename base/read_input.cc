#include "base/read_input.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/read_file.h"
#include "base/status_macros.h"

namespace hotstone {
namespace {

std::string NameOf(const std::string& path) { return path == "-" ? "standard input" : path; }

absl::Status TooLarge(const std::string& name, size_t most, std::string_view advice) {
  return absl::InvalidArgumentError(
      absl::StrCat(name, ": is larger than ", most, " bytes", std::string(advice)));
}

// Advances `line`, the number of the first line, by the number of lines, the last of which may lack
// its end; an error for a line that is too long.
absl::Status CountLines(std::string_view text, const std::string& name, size_t most, int& line) {
  while (!text.empty()) {
    const size_t end = std::min(text.find('\n'), text.size());
    if (end > most) {
      return absl::InvalidArgumentError(
          absl::StrCat(name, ":", line, ": the line is longer than ", most, " bytes"));
    }
    if (end == text.size()) break;
    text.remove_prefix(end + 1);
    ++line;
  }
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<Input> ReadInput(const std::string& path, size_t most, std::string_view advice) {
  const bool standard_input = path == "-";
  const std::string name = NameOf(path);
  ASSIGN_OR_RETURN(auto text, standard_input ? ReadDescriptor(0, name, most + 1)
                                             : ReadWholeFile(path, most + 1));
  if (text.size() > most) return TooLarge(name, most, advice);
  return Input{name, std::move(text)};
}

absl::Status ForEachBatchOfLines(const std::string& path, const LineBounds& bounds,
                                 std::string_view advice, const TakeLines& take) {
  const std::string name = NameOf(path);
  absl::StatusOr<Descriptor> file = Descriptor();
  if (path != "-") file = OpenToRead(path);
  if (!file.ok()) return file.status();
  std::string text;  // received and not yet passed on; begins a line
  int line = 1;
  size_t all = 0;
  for (bool more = true; more;) {
    ASSIGN_OR_RETURN(const auto part,
                     ReadDescriptor(path == "-" ? 0 : file->number(), name, bounds.batch));
    more = part.size() == bounds.batch;
    all += part.size();
    if (all > bounds.all) return TooLarge(name, bounds.all, advice);
    text += part;
    const size_t end = more ? text.rfind('\n') + 1 : text.size();  // 0 without a line end
    const std::string_view lines = std::string_view(text).substr(0, end);
    int next = line;
    RETURN_IF_ERROR(CountLines(lines, name, bounds.line, next));
    int open = next;
    RETURN_IF_ERROR(CountLines(std::string_view(text).substr(end), name, bounds.line, open));
    if (lines.empty()) continue;
    RETURN_IF_ERROR(take(name, lines, line));
    text.erase(0, end);
    line = next;
  }
  return absl::OkStatus();
}

}  // namespace hotstone
