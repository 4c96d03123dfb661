// The fates that classes by removal are read from, kept for each board that has been asked for:
// those of the law of spec/fates/board_fates.h, basic-only, from a FateTable.
//
// They serve both renderings of the classes: RemovalFatesOf (rules/removal_class.h) here, and
// spec::FatesOf, once UseFateTables has been called. The plain law computes them anew for the
// boards that it can reach; tests/differential compares the two.
#ifndef HOTSTONE_ENUMERATE_FATES_TRADITIONAL_FATES_H_
#define HOTSTONE_ENUMERATE_FATES_TRADITIONAL_FATES_H_

#include <cstdint>
#include <functional>
#include <memory>

#include "base/progress.h"
#include "enumerate/fates/fates.h"
#include "spec/fates/board_fates.h"

namespace hotstone::enumerate {

spec::Removal ToSpec(Answer answer);

// 4x4 takes seconds and 50 MB, 6x3 minutes and 1 GB.
inline constexpr int kMostTraditionalFatePoints = 18;

// How a table is made when it is first asked for.
struct FateTableRun {
  // The bytes that it may take; null: any number.
  std::function<uint64_t()> memory = nullptr;
  // Makes what is told of the progress, and may stop it; null: nobody.
  std::function<std::unique_ptr<Progress>()> progress = nullptr;
};

// From now on, spec::FatesOf reads the same tables. A table that does not fit is an error
// ResourceExhausted, one that was stopped Cancelled. Call it before the first question.
void UseFateTables(FateTableRun run = {});

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_FATES_TRADITIONAL_FATES_H_
