// Lets long work report its progress and learn that it should stop.
#ifndef HOTSTONE_BASE_PROGRESS_H_
#define HOTSTONE_BASE_PROGRESS_H_

#include <cstdint>
#include <string_view>

namespace hotstone {

class Progress {
 public:
  virtual ~Progress() = default;

  // Called regularly (at least every few hundred milliseconds) from the working thread. `what` is a
  // short phrase ("graph", "intervals, sweep 7"); total is 0 if it is not known in advance. Returns
  // false if the work should stop; the work then returns a Cancelled status and any partial result
  // that its header promises.
  virtual bool Report(std::string_view what, uint64_t done, uint64_t total) = 0;
};

// For calls that may lack a listener: a null pointer reports nothing and never stops.
inline bool KeepGoing(Progress* progress, std::string_view what, uint64_t done, uint64_t total) {
  return progress == nullptr || progress->Report(what, done, total);
}

}  // namespace hotstone

#endif  // HOTSTONE_BASE_PROGRESS_H_
