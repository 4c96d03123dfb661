// Runs a test once for each instruction set that this machine has and the program was compiled for,
// including the scalar one.
#ifndef HOTSTONE_TESTS_ENUMERATE_LANES_EACH_TARGET_H_
#define HOTSTONE_TESTS_ENUMERATE_LANES_EACH_TARGET_H_

#include <gtest/gtest.h>

#include <cstdint>
#include <functional>

#include "hwy/highway.h"

namespace hotstone::enumerate {

inline void ForEachTarget(const std::function<void()>& body) {
  for (int64_t targets = hwy::SupportedTargets() & HWY_TARGETS; targets != 0;
       targets &= targets - 1) {
    const int64_t target = targets & -targets;
    SCOPED_TRACE(hwy::TargetName(target));
    hwy::SetSupportedTargetsForTest(target);
    hwy::GetChosenTarget().Update(hwy::SupportedTargets());
    body();
    hwy::SetSupportedTargetsForTest(0);
    hwy::GetChosenTarget().Update(hwy::SupportedTargets());
    if (::testing::Test::HasFatalFailure()) return;
  }
}

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_TESTS_ENUMERATE_LANES_EACH_TARGET_H_
