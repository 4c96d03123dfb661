// Several threads for one piece of work, joined before the call returns, and the portions of work
// that they take.
//
// Every place that divides work needs the same three things. Thread 0 is the calling thread, so one
// thread costs nothing and only the caller reports progress. The others are joined in one place.
// Threads take portion by portion, so a slow portion delays one thread and not all.
//
//   Portions portions(0, cases.size(), 64);
//   FanOut(std::min<uint64_t>(threads, portions.count()), [&](size_t) {
//     for (Portion p = portions.Take(); !p.empty(); p = portions.Take()) ...  // [p.first, p.last)
//   });
#ifndef HOTSTONE_BASE_FAN_OUT_H_
#define HOTSTONE_BASE_FAN_OUT_H_

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>

namespace hotstone {

// Calls work(0) to work(threads - 1) concurrently, each in its own thread; work(0) runs in the
// calling thread, even if `threads` is 0. Returns when all have returned. `work` must not throw.
void FanOut(uint64_t threads, const std::function<void(size_t thread)>& work);

// The half-open range of numbers from `first` to `last`.
struct Portion {
  uint64_t first;
  uint64_t last;
  bool empty() const { return first == last; }
};

// Hands out the half-open range from `first` to `last` in ascending order, `size` at a time, to any
// thread that asks. Requires first <= last and size > 0.
class Portions {
 public:
  Portions(uint64_t first, uint64_t last, uint64_t size);

  // The next portion; an empty one once the range is used up.
  Portion Take();

  // The first number not taken yet.
  uint64_t next() const;

  // The number of portions: additional threads have nothing to do.
  uint64_t count() const { return count_; }

 private:
  std::atomic<uint64_t> next_;
  const uint64_t last_;
  const uint64_t size_;
  const uint64_t count_;
};

}  // namespace hotstone

#endif  // HOTSTONE_BASE_FAN_OUT_H_
