// The check of a solution: what is accepted, and why nothing false can be accepted.
//
// Everything about plays comes from spec/: PlayAt, FindHotStones, SingleHotStoneBan, CountArea. The
// *owner* is the side of the solution, t its area difference, r(P) the rank of a listed position P,
// owner to move. With `images one` positions are taken up to symmetry. If `rules` is `basic-ko`,
// "position" means the position with the ban of the single hot stone, if there is one: the ban is
// part of the key. *Done* is a position in which a line may end before the game does: one in which
// the owner has settled the board (settled_board.h) unless the header says no, or in which he holds
// it (held_board.h) if it says held or next. Under `basic-ko` that is theorem 1, and he does not
// hold it if he is to move and an answer has just made a single stone hot; under `any` the board
// must be settled; under the others theorem 2, with one point inside. If the header says next, a
// position with the owner to move that is not listed is done as well if a play of his, not banned,
// leads to a done one (next_play.h). Under other rules than `basic-ko` the position after that play
// is new, by theorem 2 and its corollary. A listed position is not done for that reason: an answer
// that banned the play may have led there before, and under rules of repetition it must not come
// back.
//
// Records ascend by key and move. Those of one key have one rank; under `any-single-hot` there is
// only one. The check requires that the key of each record is that of the least image of a legal
// position. It requires of the move of each record
//
//   play at p    p is empty and, under `basic-ko`, not banned; the play removes no own stone. If
//                the position Q after it is done, nothing more is required. Otherwise each answer
//                of the opponent leads to a position that is done, or to a listed one of rank below
//                r(P). One of the moves listed there must be open, and the owner makes that: it
//                must not remove a stone that the answer made hot, under `any` for any reason,
//                under `any-with-basic-ko` for any but any-ko-stone, whether or not the rules have
//                that kind; under `any-single-hot-with-basic-ko` no single hot stone. Answers are
//                the pass, and the plays at all empty points; those that remove just the stone
//                played lead to Q, as the pass does. Under the rules with basic ko, the play that
//                takes back a lone stone that has just taken one is not an answer.
//   pass         the area of P is t or more for the owner, and each play of the opponent that
//                changes the position is met as above, with Q = P.
//
// The start must be done or listed if the owner is to move; otherwise all answers must be met as
// above, at any rank.
//
// Claim. Consider a rule set in which at least two passes end the game, captures do not, no
// handicap pass is owed, and the opponent may not remove just the stone that he has played. The
// owner who makes these moves (and those of the theorems about settled and held boards from there
// on) ensures that the game ends, and with at least t, under any self-removal of groups, hot stones
// and rule of repetition. Where theorem 2 is used he leaves the list as its corollary says, before
// the board is held. If not, the list may lead him to a held board on which a superko forbids the
// play that he needs.
// There are five reservations. A rule of repetition that forbids a player a play of the other
// player (cycle_colour=either), or a play on another board (same=fight), is covered only if no play
// went before the start: (5). The rule set may have no hot stones of other kinds than those named
// (CoveredKinds). Under the two with basic ko it must have the single hot stone in
// every ko, or positional or situational superko, which forbids taking back as well. Under `basic-
// ko` it must have this hot stone and no other, and no rule of repetition: then (4) and (5) below
// are not needed.
//
// Proof.
// (1) Each play of the owner is legal as far as the board is concerned, and no hot stone bans it.
//     Under `any` and `any-with-basic-ko` the check required an open move, under `basic-ko` a move
//     outside the ban. Under `any-single-hot` a ban could only forbid him to take a lone stone back
//     at once; that would restore the position before the opponent's answer, which by (4) no play
//     of his does.
// (2) The check examined every move of the opponent: further bans in the rules only remove answers.
// (3) While positions are listed, ranks fall from one move of the owner to the next. Only two
//     consecutive passes may leave the position and the rank unchanged: the owner's pass and the
//     opponent's. So either a done position is reached in the end, and its theorem ends the game
//     with all points, or the passes end the game, with an area that the check required to be t or
//     more: they come in a row only after the owner has passed. A rank is a natural number, so the
//     game ends.
// (4) No play of the owner repeats a position. Suppose that he plays from P to Q, and that Q was on
//     the board before. If he was to move there, then r(Q) >= r(P), as ranks fall (or stay, over
//     passes) along the game; but the opponent may pass at Q now, which requires r(Q) < r(P). (Or Q
//     is done; but then the owner had followed its theorem from there on, whose positions do not
//     recur.) If only the opponent was to move there, then Q was made by a play of the owner, from
//     a listed P' with r(P') > r(P), or it is the start. The check required the position after the
//     opponent's answer then to be listed. Its rank is at least r(P) along this game, but it must
//     be below r(P) now, as the answers at Q are the same. (With basic ko one answer may be missing
//     now: taking back the stone that has just taken one. It leads to P. But if it was given the
//     first time, it took a single stone itself, and had banned the owner's move from P; such a
//     move is refused. If a pass was also listed and was made then, and the opponent passed too, he
//     passes again.) Rules of repetition forbid making a position, a cycle, or a sequence that
//     occurred before, so they never forbid a play of the owner. Symmetry changes nothing: all
//     images have the same rank.
//
// (5) No ply completes a cycle with a play, so rules about completed cycles forbid nothing. Such a
//     ply would bring back a position P, with the same player to move, after a play.
//     Let the owner follow the list all the while. Ranks fall over each play, as in (3), so he is
//     not to move in P. If the opponent is, the owner has just passed in P, by (4). So P is listed
//     with a pass, and each play of the opponent there led to a rank below r(P). If he passed
//     there, r(P) was the rank, and the next play lowered it.
//     Suppose that he had left the list before P was first there. Each play adds to his stones, and
//     he loses none but the one of the corollary, on a board that he does not make again. So he has
//     only passed, and then the opponent has no stone on the board. A play of the opponent leaves
//     one, and the owner answers it with a play.
//     Suppose that he left the list in between. He did so because of his stones alone: all of them,
//     or all but one, settled or held the board, at once or after his next play (next_play.h). That
//     remains true, and in P it was not. (If leaving the list depended on the opponent's stones, he
//     could bring back a listed position.) Coq has checked a proof:
//     proofs/certificates/robust_game.v.
//
// Self-removal of the stone just played. Suppose that the opponent may do that, that `rules` is
// `any` or `any-single-hot`, and that lines end with the game only. His play leaves Q as a pass
// does, makes nothing hot, and does not count as a pass. Nothing above changes except (3): after
// the owner's pass the opponent may do it again and again. A superko prevents him, so with a
// superko the claim holds.
//
// No part can be omitted; tests forge each.
//
// Memory. Records are looked up in one slice of the list at a time (solution_slice.h), with one
// pass over the file per slice: `memory` bytes hold a slice, and the time grows with the number of
// slices. Without a hash table, O(entries x points^2 x log) a pass.
#ifndef HOTSTONE_CERTIFY_SOLUTION_SOLUTION_CHECK_H_
#define HOTSTONE_CERTIFY_SOLUTION_SOLUTION_CHECK_H_

#include <cstdint>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "certify/solution/solution.h"
#include "certify/solution/solution_claim.h"
#include "certify/solution/solution_reader.h"

namespace hotstone::certify {

struct SolutionCheckOptions {
  uint64_t memory = 0;  // bytes for records at hand; 0: 1 GiB, or a quarter of a larger file
  Progress* progress = nullptr;
};

// FailedPrecondition with the reason and the position if refused; InvalidArgument for boards
// without keys; DataLoss if the file cannot be read; Cancelled if `progress` says stop. `progress`
// hears the number of records judged and the total, each record counted once per slice.
absl::StatusOr<SolutionChecked> CheckSolution(SolutionReader& solution,
                                              const SolutionCheckOptions& options = {});

// The same for a solution in memory; as one slice, unless `memory` is given.
absl::StatusOr<SolutionChecked> CheckSolution(const Solution& solution,
                                              const SolutionCheckOptions& options = {});

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_SOLUTION_SOLUTION_CHECK_H_
