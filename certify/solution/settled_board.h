// A whole board that is settled: one player's stones alone show that every point will be his.
//
// Let A be the set of all stones of one player, and let the other points of the board, empty or with stones of
// the opponent, fall into regions: sets of points joined by lines. A *settles the board* if
//
//   (touch)  every point of every region touches a stone of A;
//   (eyes)   to each chain c of A at least two regions are vital: each of their points touches c.
//
// Theorem. Let A settle the board in a legal position, either player to move, no handicap pass owed. Then the
// owner of A, who makes at most as many plays as there are points outside A, never needs a play that a rule
// of repetition or a hot stone could forbid, and removes no own stone, can see to it that the game ends with
// every point of the board his, under each rule set in which at least two passes end the game, captures do
// not, and a player may not take off just the stone played.
//
// Proof.
// 1. No play of the opponent takes a stone of A. A play at p fills a point of one region. A chain c of A has
//    a vital region R without p. If c lost its last liberty, all of R would hold stones of the opponent; these
//    touch, outside R, only stones of A, so they had no liberty before the play either. (This is D. Benson's
//    argument, "Life in the game of Go", 1976; he lets the opponent's stones lie anywhere but asks that each
//    empty point of a vital region touch the chain. More is asked here because groups may remove themselves.)
//    Whether the board is settled is a matter of A alone; so the opponent cannot unsettle it.
// 2. Where a region holds a stone of the opponent it has an empty point p, a liberty of that stone's chain. The
//    owner plays at such a p. By (touch) p joins a chain of A; this has a vital region to which p does not
//    belong, and as in 1 an empty point there: so the play is legal and removes no own stone. If p was the
//    last empty point of its region, the play takes all stones there, whose only liberty it was; else an
//    empty point is left. So of each region something is left, in one part or several; each of their points
//    touches A as before, and all touch c if the region was vital to c. So A with p settles the board.
// 3. If the opponent has no stone on the board, the owner passes. The opponent passes too, and then, the owner
//    passing on, the game ends, and all points are the owner's; or he plays, and as he may not take
//    off just the stone played, one stone of his is there, and the owner plays as in 2. Each play of the owner
//    adds a stone to A, and by 1 none is lost: so there are finitely many, and the game ends.
// 4. After each play A has a stone more, so no position comes again that was there since the board was
//    settled; and before, A did not settle the board. So a rule that forbids to repeat a position, or to
//    play a cycle again, forbids none of these plays.
// 5. Nothing is hot that the owner would take. Under every kind of spec/rules/hot_stone.h stones are hot because a
//    capture made them so, and by 1 there is none since the board was settled, nor is the play that led here one:
//    the points of stones just taken touch no stone of A, against (touch); or because the play that removes them would leave a chain
//    with one liberty, or a lone stone, to be taken in turn. A play of the owner joins, by (touch), a chain with
//    a liberty in a region elsewhere, and has a second one where it took a stone.
#ifndef HOTSTONE_CERTIFY_SOLUTION_SETTLED_BOARD_H_
#define HOTSTONE_CERTIFY_SOLUTION_SETTLED_BOARD_H_

#include "spec/board/color.h"

namespace hotstone::spec {
class Position;
}  // namespace hotstone::spec

namespace hotstone::certify {

// Whether the stones of `owner` settle the board. O(chains x points).
bool SettlesBoard(const spec::Position& position, spec::Color owner);

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_SOLUTION_SETTLED_BOARD_H_
