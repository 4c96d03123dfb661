// A progress listener that says stop in the middle of a check.
#ifndef HOTSTONE_TESTS_CLAIMS_STOP_AT_H_
#define HOTSTONE_TESTS_CLAIMS_STOP_AT_H_

#include <cstdint>
#include <string_view>

#include "base/progress.h"

namespace hotstone::claims {

// Says stop at a given report and at every later one.
class StopAt : public Progress {
 public:
  explicit StopAt(int last) : left_(last) {}
  bool Report(std::string_view, uint64_t, uint64_t) override {
    ++reports_;
    return left_-- > 0;
  }
  int reports() const { return reports_; }

 private:
  int left_;
  int reports_ = 0;
};

}  // namespace hotstone::claims

#endif  // HOTSTONE_TESTS_CLAIMS_STOP_AT_H_
