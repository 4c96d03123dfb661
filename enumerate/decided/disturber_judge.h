// Who loses an endless play under `decide --endless disturber`: the player whom the law's
// classification names as the disturber of the cycle (spec/ko/ko_cycle.h) loses the whole board; if
// it names nobody, the play is a draw.
#ifndef HOTSTONE_ENUMERATE_DECIDED_DISTURBER_JUDGE_H_
#define HOTSTONE_ENUMERATE_DECIDED_DISTURBER_JUDGE_H_

#include <cstdint>
#include <memory>

#include "enumerate/decided/first_cycle.h"
#include "spec/board/board.h"
#include "spec/ko/cycle_reading.h"

namespace hotstone::enumerate {

// The numbers of cycles judged each way.
struct JudgedCycles {
  uint64_t against_black = 0;
  uint64_t against_white = 0;
  uint64_t nobody = 0;
};

// The judge updates `judged` on every call, so `judged` must outlive it.
enumerate::CycleJudge DisturberLoses(const spec::BoardSize& size, const spec::CycleReading& reading,
                                     const std::shared_ptr<JudgedCycles>& judged);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_DECIDED_DISTURBER_JUDGE_H_
