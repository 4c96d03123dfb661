// A progress listener that always says stop, for tests of interrupted work.
#ifndef HOTSTONE_TESTS_BASE_STOP_AT_ONCE_H_
#define HOTSTONE_TESTS_BASE_STOP_AT_ONCE_H_

#include <cstdint>
#include <string_view>

#include "base/progress.h"

namespace hotstone {

class StopAtOnce : public Progress {
 public:
  bool Report(std::string_view, uint64_t, uint64_t) override { return false; }
};

}  // namespace hotstone

#endif  // HOTSTONE_TESTS_BASE_STOP_AT_ONCE_H_
