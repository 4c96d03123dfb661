#include "base/whole_file.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>

#include "absl/strings/str_cat.h"

namespace hotstone {

absl::Status WriteWholeFile(const std::string& path, const std::string& text) {
  std::error_code error;
  const auto kind = std::filesystem::status(path, error).type();
  const bool beside =
      kind == std::filesystem::file_type::regular || kind == std::filesystem::file_type::not_found;
  const std::string written = beside ? path + ".partial" : path;
  errno = 0;
  std::ofstream out(written, std::ios::binary | std::ios::trunc);
  out << text;
  out.close();
  if (out && (!beside || std::rename(written.c_str(), path.c_str()) == 0)) return absl::OkStatus();
  const std::string reason = std::strerror(errno);
  if (beside) std::filesystem::remove(written, error);
  return absl::UnavailableError(absl::StrCat(path, ": cannot be written: ", reason));
}

bool IsThere(const std::string& path) {
  std::error_code ignored;
  return std::filesystem::exists(std::filesystem::symlink_status(path, ignored));
}

absl::Status CheckNotThere(const std::string& path) {
  if (!IsThere(path)) return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat(path, ": is there already and is not overwritten; name another --out"));
}

}  // namespace hotstone
