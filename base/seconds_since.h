// Elapsed time in seconds, by the monotonic clock.
#ifndef HOTSTONE_BASE_SECONDS_SINCE_H_
#define HOTSTONE_BASE_SECONDS_SINCE_H_

#include <chrono>

namespace hotstone {

inline double SecondsSince(std::chrono::steady_clock::time_point began) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
}

}  // namespace hotstone

#endif  // HOTSTONE_BASE_SECONDS_SINCE_H_
