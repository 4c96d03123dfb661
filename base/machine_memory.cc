#include "base/machine_memory.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <sstream>
#include <string>

#include "base/read_file.h"

namespace hotstone {
namespace {

// The memory available on the machine.
uint64_t AvailableMemory() {
  const auto text = ReadWholeFile("/proc/meminfo");
  std::istringstream in(text.ok() ? *text : "");
  std::string word;
  while (in >> word) {
    uint64_t kibi = 0;
    if (word == "MemAvailable:" && in >> kibi) return kibi * 1024;
  }
  return (uint64_t{1} << 30) / 3 * 4;
}

// The rest of the shell's limit (`ulimit -v`) for this process; unlimited if there is none.
uint64_t AllowedMemory() {
  rlimit limit{};
  if (getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return ~uint64_t{0};
  const auto text = ReadWholeFile("/proc/self/statm");
  std::istringstream in(text.ok() ? *text : "");
  uint64_t pages = 0;
  in >> pages;
  const uint64_t used = pages * static_cast<uint64_t>(sysconf(_SC_PAGESIZE));
  return limit.rlim_cur - std::min<uint64_t>(limit.rlim_cur, used);
}

}  // namespace

uint64_t MemoryToGive() { return std::min(AvailableMemory(), AllowedMemory()); }

}  // namespace hotstone
