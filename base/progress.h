// How long work tells where it is, and learns that it should stop.
#ifndef HOTSTONE_BASE_PROGRESS_H_
#define HOTSTONE_BASE_PROGRESS_H_

#include <cstdint>
#include <string_view>

namespace hotstone {

class Progress {
 public:
  virtual ~Progress() = default;

  // Called every now and then (at least every few hundred milliseconds) from the thread that does the work.
  // `what` is a short phrase ("graph", "intervals, sweep 7"); total is 0 where it is not known beforehand.
  // Returns false when the work should stop; it then returns a Cancelled status and whatever partial result
  // its header promises.
  virtual bool Report(std::string_view what, uint64_t done, uint64_t total) = 0;
};

// For calls without a listener: a null pointer reports nothing and never stops.
inline bool KeepGoing(Progress* progress, std::string_view what, uint64_t done, uint64_t total) {
  return progress == nullptr || progress->Report(what, done, total);
}

}  // namespace hotstone

#endif  // HOTSTONE_BASE_PROGRESS_H_
