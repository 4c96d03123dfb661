// Every thread is joined, and every number is taken once.
#include "base/fan_out.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <thread>
#include <vector>

namespace hotstone {
namespace {

TEST(FanOutTest, EveryThreadRunsOnceAndIsJoined) {
  for (const uint64_t threads : {1, 2, 5}) {
    std::vector<std::atomic<int>> calls(threads);
    FanOut(threads, [&](size_t thread) {
      if (thread > 0) std::this_thread::sleep_for(std::chrono::milliseconds(5));
      ++calls[thread];
    });
    for (const std::atomic<int>& count : calls) EXPECT_EQ(count, 1);
  }
}

TEST(FanOutTest, TheCallerIsThreadZero) {
  for (const uint64_t threads : {0, 1, 3}) {
    std::atomic<int> mine = 0;
    FanOut(threads, [&, caller = std::this_thread::get_id()](size_t thread) {
      EXPECT_EQ(std::this_thread::get_id() == caller, thread == 0);
      if (thread == 0) ++mine;
    });
    EXPECT_EQ(mine, 1);
  }
}

TEST(FanOutTest, PortionsAreTheNumbersInRisingOrderEachOnce) {
  Portions portions(3, 14, 4);
  EXPECT_EQ(portions.count(), 3u);
  std::vector<uint64_t> numbers;
  for (Portion p = portions.Take(); !p.empty(); p = portions.Take()) {
    EXPECT_EQ(portions.next(), p.last);
    for (uint64_t i = p.first; i < p.last; ++i) numbers.push_back(i);
  }
  EXPECT_THAT(numbers, testing::ElementsAre(3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13));
  EXPECT_TRUE(portions.Take().empty());
  EXPECT_EQ(portions.next(), 14u);
  EXPECT_EQ(Portions(7, 7, 4).count(), 0u);
}

TEST(FanOutTest, ThreadsShareThePortions) {
  Portions portions(0, 100000, 7);
  std::vector<std::atomic<int>> taken(100000);
  FanOut(4, [&](size_t) {
    for (Portion p = portions.Take(); !p.empty(); p = portions.Take()) {
      for (uint64_t i = p.first; i < p.last; ++i) ++taken[i];
    }
  });
  for (const std::atomic<int>& count : taken) ASSERT_EQ(count, 1);
}

}  // namespace
}  // namespace hotstone
