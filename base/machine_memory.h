// How much memory this process may still take.
#ifndef HOTSTONE_BASE_MACHINE_MEMORY_H_
#define HOTSTONE_BASE_MACHINE_MEMORY_H_

#include <cstdint>

namespace hotstone {

// In bytes: what the machine has available (MemAvailable of /proc/meminfo, 4/3 GiB where that cannot be read), or what
// a limit of the shell (`ulimit -v`) leaves, if that is less.
uint64_t MemoryToGive();

}  // namespace hotstone

#endif  // HOTSTONE_BASE_MACHINE_MEMORY_H_
