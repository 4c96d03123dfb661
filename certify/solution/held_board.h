// A held whole board: the stones of one player show that every point will be his, though the
// opponent may still play where none of them is near.
//
// In a settled board (settled_board.h) every point touches a stone of the player. Here a region may
// have an *inside*, points that touch none, as long as it has no room for two eyes. Let A be all
// stones of one player, and let the other points, empty or with stones of the opponent, fall into
// regions. A *holds the board* if
//
//   (eyes)  A is not empty, and for each chain c of A at least two regions are vital: each of their
//           points touches c;
//   (room)  at most two points of each region do not touch A, its inside; if there are two, they
//           are adjacent, and one of them has at least three neighbours.
//
// Without an inside anywhere it settles the board. There are two theorems: one for basic ko, and
// one for rules that forbid repetition, where an inside is one point.
//
// Theorem 1. Let A hold the board in a legal position, no handicap pass owed. Let the opponent be
// to move, or the owner of A with no stone hot. Take basic ko (a lone stone that has just taken a
// lone stone and has one liberty may not be taken back at once) and no rule of repetition, where at
// least two passes end the game, captures do not, and a player may not remove just the stone
// played. Then the owner can ensure that the game ends with every point of the board his.
//
// Proof. Vital regions have no inside. So on a board one row wide, no board with an inside is held:
// the chain beside that region has at most one other region. On the other boards each point has at
// least two neighbours. By step 1 of settled_board.h no play of the opponent takes a stone of A. By
// step 2 a stone that the owner adds keeps (eyes) if it touches A and lies in a region with an
// inside, which is vital to no chain, or is a liberty of an opposing chain, as there. Let U be the
// stones of A and all that the owner has joined to them since; they stay for ever. A region is
// *done* if it has no inside and no stone of the opponent. In a region with an inside I, N are the
// points outside I that touch I: they touch U. Stones of the owner outside U can only be on I, for
// a stone that touches U has joined it. In his turn the owner makes the first of these plays that
// he can, in one region until its inside is gone:
//
//   (a) A stone s of his is on I and a point next to it in N is empty: he plays there, and s has
//       joined U.
//   (b) No stone of his is on I and a point of N is empty: he plays there, and a point of I touches
//       U.
//   (c) Another point of the region that touches U is empty: he plays there.
//   (d) Otherwise he plays at an empty point of I; of two, the first.
//
// (a), (b) and (c) add to U, are legal, and take nothing back at once. In (d) all points of the
// region outside I hold stones of the opponent. Some point of I is empty, for his chains there have
// no other liberty.
//   One point x is empty. (The other point of I, if any, holds a stone of the opponent, or one of
//   the owner.) The only liberty of each chain of the opponent in the region is x: the play takes
//   them all, including all of N, at least two stones. Now all of the region outside I is empty. If
//   two points of N are next to the stones on I, the opponent can fill one of them, and (a)
//   follows. This is the case with two stones of the owner on I, for N has three points then; and
//   with one, at x, if x has two neighbours in N. Otherwise x has one, z, and the other point y of
//   I, empty now, has two in N. If the opponent does not answer at z, (a) follows there. If he
//   does, (c) plays next to y: y touches U, and I is x alone from now on. The opponent may take it
//   from y with a stone that has two liberties, or joins another, so nothing is hot. Each later
//   turn adds to U, by (b) or (c), until (d) plays at x, which has two neighbours.
//   Both points x and y are empty, and the owner plays at x. If that takes every stone in the
//   region, the same follows. If it takes none, x has the liberty y. Let the opponent take it from
//   y: his stone there joins those of N next to y (there is one, as y has two neighbours), so
//   nothing is hot, and x is the one empty point: as above. If he plays elsewhere, the owner plays
//   at y and takes all. If the play at x takes some stones, points next to x and outside I are
//   empty. Then one of three things follows. Either (a) follows. Or the opponent has filled the
//   only one, and the owner plays by (c) as long as he can, and then at y, which takes all the
//   rest, as y is its only liberty. Or the opponent has taken x from y meanwhile, where he has a
//   neighbour in N, since not all was taken: nothing is hot, and play continues with (b) or (c).
// (Two adjacent points have no common neighbour on a rectangle.) Each (d) is followed by a play
// that adds to U, or by one or two more of (d) and then such a play; and U cannot grow for ever: so
// the insides vanish. Then A settles the board, and the owner continues as in settled_board.h.
// While a region is not done he does not pass. If the opponent removes own stones, he empties
// points, which (a) to (c) fill. []
//
// In the proof the owner takes back no hot stone, but with two points inside he may repeat a play
// at x, and with it a position.
//
// Theorem 2. Let A hold the board in a legal position, with at most one point inside each region.
// Either player may be to move, and no handicap pass is owed. At least two passes end the game,
// captures do not, a player may not remove just the stone played, and stones are hot for any reason
// but any-ko-stone (spec/rules/hot_stone.h). Then the owner can ensure that the game ends with
// every point of the board his, and none of his plays repeats a board that has occurred since A
// held the board.
//
// Proof. U and N are as above. Each inside x has two neighbours at least, all in N. The owner
// prefers a play that adds to U wherever there is one: (a), (b) or (c) in a region with an inside,
// or a liberty of an opposing chain in a region without. If there is none, and some region is not
// done, then all points of that region but x are the opponent's. The owner plays (d), which takes
// them all. Now x is the only stone in the region, and x has two empty neighbours or more: the
// opponent fills one at most, and the owner plays (a) next, at another. So no stone of the owner is
// ever taken. Each (d) is followed by a play that adds to U, which cannot grow for ever. In the end
// U settles the board.
//   Nothing hot bans a play at v that touches U. Its chain has a liberty in a vital region without
// v, and one more where it has taken a stone: so what it takes is no ko by its shape (ko.h), and no
// pair that double-add means. If the opponent has just taken stones, their points are empty and
// touch none of U. So v is not among them: it bans no single stone, and a pair that took two has a
// liberty besides v.
//   Nor does it ban (d). The stone at x has two liberties then, and double-add asks for one. If the
// opponent has just taken two stones, both were inside one region, which has one point inside. A
// single hot stone, and with it twins, can be there at the beginning only. It has just taken a lone
// stone, whose point b is the inside of its region. Another neighbour of b has a stone of the
// opponent. Its chain had a liberty, not at b, and not where the hot stone is, which would have
// joined it. The liberty is still there and touches U: so there is a play that adds to U.
//   (By any-ko-stone it may be banned: in a corner where both neighbours have their last liberty,
// either is a ko by its shape.)
//   The stones of the owner are U, or U and x between (d) and the (a) that follows. Suppose that he
// makes a board that was there since A held the board, when his joined stones were V. If V = U,
// nothing was added since, so the play is (d), at x; and before it x was empty ever since, for a
// stone on it would have led to (a) at once. If not, let p be the first stone added to V. It
// touches V, and it is among the stones that he had with V: V itself, which it is not, and perhaps
// a stone that touches none of V. []
// Coq has checked a proof: proofs/certificates/held_book.v.
//
// Corollary. Let the owner follow a list of moves until he holds the board like this. He also
// leaves the list as soon as all his stones but one hold it, and that one is alone on the inside of
// a region, whatever the opponent has in the region. His next play there is (a), unless the stone
// is taken. From then on none of his plays repeats any earlier board. He makes only boards of these
// two sorts, and the first of them is the board at which he left the list. He does not make that
// one again: if the stone was taken, it had one liberty, and after (d) it has two; if not, it is no
// longer alone. An owner who follows the list longer may find that a superko forbids the play that
// he needs.
//
// Solutions for rules that may have any-ko-stone end at settled boards only.
#ifndef HOTSTONE_CERTIFY_SOLUTION_HELD_BOARD_H_
#define HOTSTONE_CERTIFY_SOLUTION_HELD_BOARD_H_

#include "spec/board/color.h"

namespace hotstone::spec {
class Position;
}  // namespace hotstone::spec

namespace hotstone::certify {

// Whether the stones of `owner` hold the board with at most so many points, 0 to 2, inside each
// region; with 0 they settle it. O(chains x points).
bool HoldsBoard(const spec::Position& position, spec::Color owner, int most_inside);

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_SOLUTION_HELD_BOARD_H_
