// The fates that classes by removal are read from, kept for each board that has been asked for:
// those of the law of spec/fates/board_fates.h, basic-only, from a FateTable.
//
// They serve both renderings of the classes: RemovalFatesOf (rules/removal_class.h) here, and
// spec::FatesOf, once UseFateTables has been called. The plain law computes them anew for the
// boards that it can reach; tests/differential compares the two.
#ifndef HOTSTONE_ENUMERATE_FATES_TRADITIONAL_FATES_H_
#define HOTSTONE_ENUMERATE_FATES_TRADITIONAL_FATES_H_

namespace hotstone::enumerate {

// 4x4 takes seconds and 50 MB, 6x3 minutes and 1 GB.
inline constexpr int kMostTraditionalFatePoints = 18;

// From now on, spec::FatesOf reads the same tables.
void UseFateTables();

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_FATES_TRADITIONAL_FATES_H_
