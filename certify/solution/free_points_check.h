// The check of a solution whose records have free points, and why nothing false can be accepted.
//
// Such a solution is about the whole board, under one of the rules with basic ko and repetition,
// with lines that end where the owner's next play holds the board (solution_check.h). A record of
// rank r represents many positions (free_records.h). The check plays its move in the record's known
// position (known_position.h), and requires:
//
//   - the point is known to be empty, and the play removes no own stone;
//   - the board is held afterwards, or it is known what each answer takes, and each known position
//     after the pass and the answers is *met*.
//
// A known position is met if the owner holds the board there, after an answer that has taken
// stones; if some point is known to be empty, and not banned, where a stone of his holds the board;
// or if one record of rank below r covers it. With points that may be banned after the answer, this
// record must not play there, and neither must any record of a lower rank that has some of the same
// positions; and where other stones than single ones may be hot, no point that may be banned and
// empty may be one where a stone of his holds the board.
//
// Claim. If the records are accepted, there is a solution without free points for the same start
// that CheckSolution accepts.
//
// Proof. Consider the legal positions, with the owner to move, that match some record. Leave out
// those in which a play of his holds the board, and list the others. The rank of a listed position
// is the least rank of the records that it matches; its moves are the plays of the records with
// that rank, in the matching image. Take such a position P with the rank r and a move. By the
// theorem of known_position.h the play is legal and removes no own stone, and each position after
// an answer matches a known position that the check has met.
// Whether the board is held depends on the owner's stones alone, which are known. So that position
// is held; or the next play holds it, and it is not listed, and no hot stone bans that play (single
// ones never do: next_play.h); or a record with a rank below r has it. Then it is listed, with the
// rank of that record or a lower one, unless its next play holds the board, which nothing bans
// then. If the answer may have banned a point, no record of lower rank that has the position plays
// there, so one of its moves is open. Answers that the check looks at and the rules forbid only add
// to what is required. The start is judged in the same way. []
//
// Coq has checked the proof for a program that makes the same check (the owner then takes the whole
// board): proofs/certificates/free_check.v.
//
// tests/search/deepening/free_points_test.cc makes that list on small boards.
#ifndef HOTSTONE_CERTIFY_SOLUTION_FREE_POINTS_CHECK_H_
#define HOTSTONE_CERTIFY_SOLUTION_FREE_POINTS_CHECK_H_

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "certify/solution/solution_claim.h"
#include "certify/solution/solution_slice.h"

namespace hotstone::certify {

struct SolutionHeader;

// Requires header.free_points and ranks of at most kMostSolutionRank. All records are kept, some 32
// bytes each. Errors as CheckSolution. O(answers x records with the same own stones) where nothing
// is banned.
absl::StatusOr<SolutionChecked> CheckFreePoints(const SolutionHeader& header, uint64_t entries,
                                                const ReadRecords& read, Progress* progress);

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_SOLUTION_FREE_POINTS_CHECK_H_
