// Progress listeners that say stop in the middle of a check. One also measures how far apart the
// reports are: in work, which is the same on every machine.
#ifndef HOTSTONE_TESTS_BASE_STOP_AT_H_
#define HOTSTONE_TESTS_BASE_STOP_AT_H_

#include <algorithm>
#include <cstdint>
#include <limits>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "base/progress.h"

namespace hotstone {

// Says stop at a given report and at every later one.
class StopAt : public Progress {
 public:
  explicit StopAt(int last = std::numeric_limits<int>::max()) : left_(last) {}
  bool Report(std::string_view what, uint64_t done, uint64_t) override {
    ++reports_;
    if (what != what_) done_ = 0;
    what_ = what;
    uint64_t& widest = widest_[what_];
    widest = std::max(widest, done - std::min(done, done_));
    done_ = done;
    return left_-- > 0;
  }
  int reports() const { return reports_; }

  // For each phase: the most that was done before its first report or between two of them.
  const std::map<std::string, uint64_t>& widest() const { return widest_; }

 private:
  int left_;
  int reports_ = 0;
  std::string what_;
  uint64_t done_ = 0;
  std::map<std::string, uint64_t> widest_;
};

// Says stop in the phase with this name.
class StopInPhase : public Progress {
 public:
  explicit StopInPhase(std::string what) : what_(std::move(what)) {}
  bool Report(std::string_view what, uint64_t, uint64_t) override { return what != what_; }

 private:
  const std::string what_;
};

}  // namespace hotstone

#endif  // HOTSTONE_TESTS_BASE_STOP_AT_H_
