// The check of a solution: what is accepted, and why nothing false can be.
//
// Everything about plays is asked of spec/: PlayAt, FindHotStones, SingleHotStoneBan, CountArea.
// The *owner* is the side of the solution, t its area difference, r(P) the rank of a listed
// position P, owner to move. With `images one` positions are meant up to symmetry. Where `rules` is
// `basic-ko`, "position" is the position with the ban of the single hot stone, if there is one: the
// ban is part of the key. *Done* is a position in which a line may end before the game does: one in
// which the owner has settled the board (settled_board.h) where the header says yes or held, or in
// which he holds it (held_board.h) where it says held, unless he is to move and an answer has just
// made a single stone hot.
//
// Records ascend by key and move. Those of one key have one rank; under `any-single-hot` there is
// one. Required of each: its key is that of the least image of a legal position; and of its move
//
//   play at p    p is empty and, under `basic-ko`, not banned; the play removes no own stone. If
//                the position Q after it is done, nothing more is asked. Otherwise each answer of
//                the opponent leads to a position that is done, or to a listed one of rank below
//                r(P). One of the moves listed there must be open: under `any` and
//                `any-with-basic-ko` it must not remove a stone that the answer made hot, of
//                whatever kind. Answers are the pass, and the plays at all empty points; those that
//                take off just the stone played lead to Q, as the pass does. Under the rules with
//                basic ko, the play that takes back a lone stone that has just taken one is no
//                answer.
//   pass         the area of P is t or more for the owner, and each play of the opponent that
//                changes the position is met as above, with Q = P.
//
// And of the start: with the owner to move it is done or listed; otherwise all answers are met as
// above, whatever the rank.
//
// Claim. Consider a rule set in which two passes at least end the game, captures do not, no
// handicap pass is owed, and the opponent may not take off just the stone that he has played. The
// owner who makes these moves (and those of the theorems about settled and held boards from there
// on) sees to it that the game ends, and with t at least, whatever the self-removal of groups, the
// hot stones and the rule of repetition may be. There are four reservations. A rule of repetition
// that refuses a player what the other one has played (cycle_colour=either) is not covered. Under
// `any-single-hot` the rule set may have no hot stones but single ones. Under `any-with-basic-ko`
// it must have the single hot stone, in every ko. Under `basic-ko` it must have this and no other,
// and no rule of repetition: then (4) below is not needed.
//
// Proof.
// (1) Each of his plays is legal as far as the board goes, and no hot stone bans it. Under `any`
//     and `any-with-basic-ko` an open move was asked for, under `basic-ko` a move beside the ban.
//     Under `any-single-hot` a ban could only forbid him to take a lone stone back at once; that
//     would restore the position before the opponent's answer, which by (4) no play of his does.
// (2) The opponent has no move that was not looked at: what rules forbid beyond only takes answers
//     away.
// (3) While positions are listed, ranks fall from one move of the owner to the next. Only two
//     passes, one after the other, may leave the position and the rank: the owner's pass and the
//     opponent's. So either a done position is reached at last, which its theorem brings to an end
//     with all points, or the passes end the game, with an area that was asked to be t or more:
//     they come in a row only after the owner has passed. A rank is a natural number, so the game
//     ends.
// (4) No play of his makes a position again. Suppose that he plays from P to Q, and that Q was on
//     the board before. If he was to move there, then r(Q) >= r(P), as ranks fall (or stay, over
//     passes) along the game; but the opponent may pass at Q now, which asks for r(Q) < r(P). (Or Q
//     is done; but then the owner had been under its theorem from there on, whose positions do not
//     come again.) If only the opponent was to move there, then Q was made by a play of the owner,
//     from a listed P' with r(P') > r(P), or it is the start. Whatever the opponent answered then
//     was asked to be listed and is of rank at least r(P) along this game, but is asked to be of
//     rank below r(P) now, as the answers at Q are the same. (With basic ko one answer may be
//     missing now: to take back the stone that has just taken one. That leads to P. But if it was
//     given the first time, it took a single stone itself, and had banned the owner's move from P;
//     such a move is refused. If a pass was listed beside it and was made then, and the opponent
//     passed too, he passes on.) What rules of repetition forbid is to make a position, a cycle, or
//     a sequence that was there before, so they never forbid a play of his. Symmetry changes
//     nothing: ranks are those of all images alike.
//
// Self-removal of the stone just played. Suppose that the opponent may do that, that `rules` is
// `any` or `any-single-hot`, and that lines end with the game only. His play leaves Q as a pass
// does, makes nothing hot, and does not count as a pass. Nothing above changes but (3): after the
// owner's pass the opponent may do it again and again. A superko does not let him, so beside one
// the claim stands.
//
// No part can be left out; tests forge each.
//
// Memory. Records are looked up in a slice of the list at a time (solution_slice.h), and for each
// slice the file is gone through once: `memory` bytes hold a slice, and the time grows with the
// number of slices. Without a hash table, O(entries x points^2 x log) a pass.
#ifndef HOTSTONE_CERTIFY_SOLUTION_SOLUTION_CHECK_H_
#define HOTSTONE_CERTIFY_SOLUTION_SOLUTION_CHECK_H_

#include <cstdint>
#include <string>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "certify/solution/solution.h"
#include "certify/solution/solution_reader.h"

namespace hotstone::certify {

struct SolutionChecked {
  std::string claim;         // in a sentence
  uint64_t situations = 0;   // entries
  uint64_t transitions = 0;  // answers of the opponent that were looked at
  uint64_t settled = 0;      // answers, and moves of the owner, that lead to a settled board
  uint64_t ends = 0;         // entries in which the owner passes
  uint64_t highest_rank = 0;
  int slices = 0;
};

struct SolutionCheckOptions {
  uint64_t memory = 0;  // bytes for the records at hand; 0: a quarter of the file, but 16 MiB at least
  Progress* progress = nullptr;
};

// FailedPrecondition with the reason and the position if refused; InvalidArgument for boards
// without keys; DataLoss if the file cannot be read; Cancelled if `progress`, which hears how many
// records have been judged and of how many, each once a slice, says stop.
absl::StatusOr<SolutionChecked> CheckSolution(SolutionReader& solution,
                                              const SolutionCheckOptions& options = {});

// The same of one in memory, as a whole.
absl::StatusOr<SolutionChecked> CheckSolution(const Solution& solution);

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_SOLUTION_SOLUTION_CHECK_H_
