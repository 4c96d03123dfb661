// A robust strategy taken out of the table of robust bounds, as a certificate.
#ifndef HOTSTONE_ENUMERATE_ROBUST_ROBUST_STRATEGY_H_
#define HOTSTONE_ENUMERATE_ROBUST_ROBUST_STRATEGY_H_

#include <cstdint>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "certify/robust/robust.h"
#include "enumerate/rules/board.h"
#include "enumerate/values/intervals.h"

namespace hotstone::enumerate {

// The strategy by which header.side forces header.at_least from header.start, as far as its own play can reach:
// ascending records, ranks as small as the answers allow. `table` is from SolveRobust with header.hot and with the
// measure, for the board of header.start, which `grid` is, too.
//
// FailedPrecondition if the bound of the start is below header.at_least, or if that is -points, which needs no
// strategy; ResourceExhausted beyond `most_entries`; Cancelled if `progress` says stop; Internal if the table leads round
// in a circle. Memory: some 100 bytes an entry.
absl::StatusOr<certify::Robust> FindRobustStrategy(const Grid& grid, const IntervalTable& table,
                                                   const certify::RobustHeader& header, uint64_t most_entries,
                                                   Progress* progress);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_ROBUST_ROBUST_STRATEGY_H_
