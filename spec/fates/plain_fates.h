// The fates of all stones of a small board, computed by the plain law.
//
// Every situation of the board is a record, with two sets of stones that only grow: those that are
// removed, and those that are kept. An opposing stone is removed if some move removes it or leads
// to a situation where it is removed; an own stone only if all moves do. Kept is the other way
// round, and every stone of a finished game is kept. The records are visited in turn until none
// changes.
#ifndef HOTSTONE_SPEC_FATES_PLAIN_FATES_H_
#define HOTSTONE_SPEC_FATES_PLAIN_FATES_H_

#include <memory>

#include "absl/status/statusor.h"
#include "spec/fates/board_fates.h"

namespace hotstone::spec {

// 3x3 takes a second, 4x3 about a minute and 1 GB.
inline constexpr int kMostPlainFatePoints = 12;

// ResourceExhausted beyond that.
absl::StatusOr<std::unique_ptr<const BoardFates>> PlainFates(const BoardSize& size);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_FATES_PLAIN_FATES_H_
