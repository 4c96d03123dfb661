// Where the law gets the fates of a board from: plain_fates.h, or a faster source.
#ifndef HOTSTONE_SPEC_FATES_FATES_OF_H_
#define HOTSTONE_SPEC_FATES_FATES_OF_H_

#include <memory>

#include "absl/status/statusor.h"
#include "spec/board/board.h"
#include "spec/fates/board_fates.h"

namespace hotstone::spec {

using FateSource = absl::StatusOr<std::unique_ptr<const BoardFates>> (*)(const BoardSize& size);

// Takes the place of PlainFates for boards that have not been asked for. Call it as the program
// starts, before there are other threads.
void UseFateSource(FateSource source);

// The fates of this board, computed when first asked for and then kept. ResourceExhausted beyond
// the reach of the source. Safe to call from several threads.
absl::StatusOr<const BoardFates*> FatesOf(const BoardSize& size);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_FATES_FATES_OF_H_
