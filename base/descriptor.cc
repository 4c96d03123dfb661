#include "base/descriptor.h"

#include <unistd.h>

#include <cerrno>

namespace hotstone {

void Descriptor::Set(int number) {
  Close();
  number_ = number;
}

void Descriptor::Close() {
  if (number_ >= 0) close(number_);
  number_ = -1;
}

bool WriteAll(int number, std::string_view bytes, const std::function<bool()>& go_on) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(number, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR && (!go_on || go_on())) continue;
    if (written <= 0) return false;
    bytes.remove_prefix(static_cast<size_t>(written));
  }
  return true;
}

}  // namespace hotstone
