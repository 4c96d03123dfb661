// The amount of memory that this process may still allocate.
#ifndef HOTSTONE_BASE_MACHINE_MEMORY_H_
#define HOTSTONE_BASE_MACHINE_MEMORY_H_

#include <cstdint>

namespace hotstone {

// In bytes: the memory available on the machine (MemAvailable of /proc/meminfo, 4/3 GiB if that
// cannot be read), or the rest of a shell limit (`ulimit -v`) if that is less.
uint64_t MemoryToGive();

}  // namespace hotstone

#endif  // HOTSTONE_BASE_MACHINE_MEMORY_H_
