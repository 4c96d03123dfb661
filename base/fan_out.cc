#include "base/fan_out.h"

#include <algorithm>
#include <cassert>
#include <thread>
#include <vector>

namespace hotstone {

void FanOut(uint64_t threads, const std::function<void(size_t)>& work) {
  std::vector<std::thread> others;
  for (uint64_t i = 1; i < threads; ++i) others.emplace_back(std::cref(work), i);
  work(0);
  for (std::thread& other : others) other.join();
}

Portions::Portions(uint64_t first, uint64_t last, uint64_t size)
    : next_(first), last_(last), size_(size), count_((last - first + size - 1) / size) {
  assert(first <= last && size > 0);
}

Portion Portions::Take() {
  const uint64_t first = std::min(next_.fetch_add(size_), last_);
  return {first, std::min(first + size_, last_)};
}

uint64_t Portions::next() const { return std::min(next_.load(), last_); }

}  // namespace hotstone
