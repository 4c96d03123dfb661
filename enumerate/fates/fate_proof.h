// The rows that prove the fate of one stone, for others to check: a table of situations and their
// answers, taken from a FateTable.
//
// Each row follows from the rows behind its moves, by the rules that certify/fates/fates.h states
// for its checker. So a row that one side wins needs one winning move of that side, or all moves of
// the other; a row that hangs needs all moves, since none may win for the mover. The proof begins
// with the rows that are asked for and contains what they need.
//
// Method. From what hangs all moves are followed. Those that lead to what one side wins need a
// proof of that, together with the rest of what that side wins: all moves of the loser are followed
// and some of the winner, as many as it takes to find stages. A situation has stage n + 1 if the
// least stage that the winner can reach, or the greatest that the loser can, is n; what is won at
// once has stage 0. Then the winner keeps one move in each situation: to a row that is there
// anyway, or else to the lowest stage.
//
// For example, if Black's stone in X. on 2x1 is asked about with White to move, the proof is one
// row: removed at stage 1.
#ifndef HOTSTONE_ENUMERATE_FATES_FATE_PROOF_H_
#define HOTSTONE_ENUMERATE_FATES_FATE_PROOF_H_

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "enumerate/fates/fates.h"
#include "enumerate/rules/situation.h"

namespace hotstone::enumerate {

struct FateProofRow {
  BitSituation situation;
  Answer answer = Answer::kHangs;
  uint32_t stage = 0;  // removed, kept: a bound on the plies; hangs: 0
};

struct FateProofLimits {
  static constexpr uint64_t kBytesOfASituation = 200;  // about

  size_t rows = 200'000;          // of the proof
  size_t situations = 1'000'000;  // looked at while stages are sought
};

// The rows for the stone at `point`, in no particular order, among them one for each situation that
// is asked for. ResourceExhausted beyond a limit; Cancelled if `progress` says stop. Requires
// unfinished situations with a stone of one colour at `point`. O(situations x points^2).
absl::StatusOr<std::vector<FateProofRow>> ProveFate(const FateTable& table, int point,
                                                    std::span<const BitSituation> asked,
                                                    const FateProofLimits& limits,
                                                    Progress* progress);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_FATES_FATE_PROOF_H_
