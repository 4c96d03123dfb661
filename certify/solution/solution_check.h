// The check of a solution: what is accepted, and why nothing false can be.
//
// Everything about plays is asked of spec/: PlayAt, FindHotStones, SingleHotStoneBan, CountArea. "Owner" is the
// side of the solution, t its area difference, r(P) the rank of a listed position P (owner to move), up to
// symmetry. Records ascend by key and move; those of one key have one rank. Required of each: it is the least of
// its images, a legal position; and of its move
//
//   play at p    p is empty, the play removes no own stone, and leads to a position Q other than any before it
//                (below). If the owner has settled the board in Q (settled_board.h, where the header says yes), or
//                holds it (held_board.h, where it says held; below this is meant by "settled", too, after an
//                answer only if that makes no single stone hot),
//                nothing more is asked. Else each answer of the opponent leads to a position in which the owner
//                has settled the board, or to a listed one of rank below r(P), with a move that the answer
//                has not banned by making stones hot, of whatever kind. Answers are the pass, and the plays at all
//                empty points but those that take off just the stone played; where `rules` is not `any` also
//                without the play that takes back a single stone which has just taken one.
//   pass         the area of P is t or more for the owner, and the answers of the opponent (plays) are met as
//                above, with Q = P.
//
// And of the start: with the owner to move it is settled or listed; otherwise all answers are met as above,
// whatever the rank.
//
// Where `rules` is `basic-ko`, "position" is the position with the ban of the single hot stone, if there is one: it
// is part of the key, its move is elsewhere, and bans of other kinds are not looked at.
//
// Claim. Under each rule set in which two passes at least end the game, captures do not, the player may not take
// off just the stone played, and no handicap pass is owed, the owner who makes these moves (and, once he has
// settled the board, those of the theorem there) sees to it that the game ends, and with t at least;
// whatever the self-removal of groups, the hot stones and the rule of repetition may be. With `any-with-basic-ko`
// the rule set must also have the single hot stone, in every ko; with `basic-ko` it must have this and no
// other, and no rule of repetition: then (4) below is not needed.
//
// Proof. (1) Each of his plays is legal as far as the board goes, and not banned by hot stones. (2) The opponent
// has no move that was not looked at: what rules forbid beyond only takes answers away. A play that takes
// off just the stone played is forbidden to him. (3) While positions are listed, ranks fall from one move of the
// owner to the next; only two passes one after the other may leave the position and the rank, and that is the
// owner's pass and the opponent's. So either the board is settled at last, which the theorem brings to an
// end with all points, or the passes end the game, with an area that was asked to be t or more: they come
// in a row only after the owner has passed. A rank is a number below 2^16: the game ends.
// (4) No play of his makes a position again. Say he plays from P to Q, and Q was on the board before.
// Either he was to move there: then r(Q) >= r(P), as ranks fall (or stay, over passes) along the game; but the
// opponent may pass at Q now, which asks for r(Q) < r(P). (Or Q is settled; but then the owner had been
// under the theorem from then on, whose positions do not come again.) Or the opponent was to move there
// only: then Q was made by a play of the owner, from a listed P' with r(P') > r(P), or it is the start; whatever
// the opponent answered then was asked to be listed and is of rank at least r(P) along this game, but is asked to be
// of rank below r(P) now, as the answers at Q are the same. (With `any-with-basic-ko` one answer may be missing
// now: to take back the stone that has just taken one. That leads to P. But if it was given the first time, it
// took a single stone itself, and had banned the owner's move from P; such a move is refused; if a pass was listed
// beside it and was made then, and the opponent passed too, he passes on.) What rules of
// repetition forbid is to make a position, a cycle, or a sequence that was there before, so they never forbid
// a play of his. Symmetry changes nothing: ranks are those of all images alike.
//
// No part can be left out; tests forge each.
//
// Memory. Records are looked up in a slice of the list at a time, and for each slice the file is gone through
// once: `memory` bytes hold a slice, and the time grows with the number of slices. Without a hash table,
// O(entries x points^2 x log) a pass.
#ifndef HOTSTONE_CERTIFY_SOLUTION_SOLUTION_CHECK_H_
#define HOTSTONE_CERTIFY_SOLUTION_SOLUTION_CHECK_H_

#include <cstdint>
#include <string>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "certify/solution/solution.h"

namespace hotstone::certify {

struct SolutionChecked {
  std::string claim;         // in a sentence
  uint64_t situations = 0;   // entries
  uint64_t transitions = 0;  // answers of the opponent that were looked at
  uint64_t settled = 0;      // answers, and moves of the owner, that lead to a settled board
  uint64_t ends = 0;         // entries in which the owner passes
  int highest_rank = 0;
  int slices = 0;
};

struct SolutionCheckOptions {
  uint64_t memory = 0;  // bytes for the records at hand; 0: a quarter of the file, but 16 MiB at least
  Progress* progress = nullptr;
};

// FailedPrecondition with the reason and the position if refused; InvalidArgument for boards without keys;
// DataLoss if the file cannot be read; Cancelled if `progress`, which hears how many records have been judged and of how
// many, each once a slice, says stop.
absl::StatusOr<SolutionChecked> CheckSolution(SolutionReader& solution,
                                              const SolutionCheckOptions& options = {});

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_SOLUTION_SOLUTION_CHECK_H_
