#include "base/read_file.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
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

// Whether someone has a named pipe open for writing, after two seconds at most. Opening one waits
// for a writer without end, so it is opened without waiting; then a read says that it would wait
// (EAGAIN) if there is a writer, and that the file is at its end if there is none.
bool HasWriter(int pipe) {
  pollfd written{pipe, POLLIN, 0};
  char none = 0;
  return poll(&written, 1, 2000) > 0 || (read(pipe, &none, 1) < 0 && errno == EAGAIN);
}

}  // namespace

absl::StatusOr<Descriptor> OpenToRead(const std::string& path) {
  Descriptor file(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  if (!file.open()) return CannotRead(path, errno);
  struct stat about {};
  if (fstat(file.number(), &about) == 0 && S_ISFIFO(about.st_mode) && !HasWriter(file.number())) {
    return absl::InvalidArgumentError(absl::StrCat(path, ": is a pipe to which nobody writes"));
  }
  fcntl(file.number(), F_SETFL, fcntl(file.number(), F_GETFL) & ~O_NONBLOCK);
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
