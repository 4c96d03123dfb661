// Who loses an endless play under `decide --endless disturber`: the player whom the classification of the law names
// as the disturber of the cycle (spec/ko/ko_cycle.h) loses the whole board; where it names nobody, the play is
// a draw.
#ifndef HOTSTONE_ENUMERATE_DECIDED_DISTURBER_JUDGE_H_
#define HOTSTONE_ENUMERATE_DECIDED_DISTURBER_JUDGE_H_

#include <cstdint>
#include <memory>

#include "enumerate/decided/first_cycle.h"
#include "spec/board/board.h"
#include "spec/ko/cycle_reading.h"

namespace hotstone::enumerate {

// How many cycles were judged which way.
struct JudgedCycles {
  uint64_t against_black = 0;
  uint64_t against_white = 0;
  uint64_t nobody = 0;
};

// `judged` counts as long as the judge is asked.
enumerate::CycleJudge DisturberLoses(const spec::BoardSize& size, const spec::CycleReading& reading,
                                     const std::shared_ptr<JudgedCycles>& judged);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_DECIDED_DISTURBER_JUDGE_H_
