#include "base/read_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"

namespace hotstone {
namespace {

constexpr size_t kBytesAtATime = 1 << 16;

absl::Status CannotRead(const std::string& name, int why) {
  if (why == EISDIR) return absl::InvalidArgumentError(absl::StrCat(name, ": is a folder"));
  const std::string text = absl::StrCat(name, ": cannot be read: ", std::strerror(why));
  return why == ENOENT ? absl::NotFoundError(text) : absl::InvalidArgumentError(text);
}

}  // namespace

absl::StatusOr<Descriptor> OpenToRead(const std::string& path) {
  Descriptor file(open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (!file.open()) return CannotRead(path, errno);
  return file;
}

absl::StatusOr<std::string> ReadWholeFile(const std::string& path, size_t most) {
  ASSIGN_OR_RETURN(const auto file, OpenToRead(path));
  return ReadDescriptor(file.number(), path, most);
}

absl::StatusOr<std::string> ReadDescriptor(int number, const std::string& name, size_t most) {
  std::string text;
  while (text.size() < most) {
    const size_t before = text.size();
    text.resize(before + std::min(kBytesAtATime, most - before));
    const ssize_t got = read(number, text.data() + before, text.size() - before);
    const int why = errno;
    text.resize(before + static_cast<size_t>(std::max<ssize_t>(got, 0)));
    if (got < 0 && why == EINTR) continue;
    if (got < 0) return CannotRead(name, why);
    if (got == 0) break;
  }
  return text;
}

}  // namespace hotstone
