#include "base/read_input.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "base/read_file.h"

namespace hotstone {

absl::StatusOr<Input> ReadInput(const std::string& path, size_t most, std::string_view advice) {
  const bool standard_input = path == "-";
  const std::string name = standard_input ? "standard input" : path;
  auto text = standard_input ? ReadDescriptor(0, name, most + 1) : ReadWholeFile(path, most + 1);
  if (!text.ok()) return text.status();
  if (text->size() > most) {
    return absl::InvalidArgumentError(
        absl::StrCat(name, ": is larger than ", most, " bytes", std::string(advice)));
  }
  return Input{name, *std::move(text)};
}

}  // namespace hotstone
