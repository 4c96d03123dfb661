// A settled whole board: the stones of one player alone show that every point will be his.
//
// Let A be the set of all stones of one player, and let the other points of the board, empty or
// with stones of the opponent, fall into regions: sets of points joined by lines. A *settles the
// board* if
//
//   (touch)  every point of every region touches a stone of A;
//   (eyes)   for each chain c of A at least two regions are vital: each of their points touches c.
//
// Theorem. Let A settle the board in a legal position, either player to move, no handicap pass
// owed. Then the owner of A can ensure that the game ends with every point of the board his, under
// each rule set in which at least two passes end the game, captures do not, and a player may not
// remove just the stone played. He makes at most as many plays as there are points outside A, never
// needs a play that a rule of repetition or a hot stone could forbid, and removes no own stone.
//
// Proof.
// 1. No play of the opponent takes a stone of A. A play at p fills a point of one region. A chain c
//    of A has a vital region R without p. If c lost its last liberty, all of R would hold stones of
//    the opponent; outside R these touch only stones of A, so they had no liberty before the play
//    either. (This is D. Benson's argument, "Life in the game of Go", 1976. He allows the
//    opponent's stones anywhere but requires that each empty point of a vital region touch the
//    chain. The condition here is stronger because groups may remove themselves.) Whether the board
//    is settled depends on A alone, so the opponent cannot unsettle it.
// 2. A region with a stone of the opponent has an empty point p, a liberty of that stone's chain.
//    The owner plays at such a p. By (touch) p joins a chain of A. This chain has a vital region
//    without p and, as in 1, an empty point there: so the play is legal and removes no own stone.
//    If p was the last empty point of its region, the play takes all stones there, whose only
//    liberty it was; else an empty point remains. So something remains of each region, in one part
//    or several; each of its points touches A as before, and all touch c if the region was vital to
//    c. So A with p settles the board.
// 3. If the opponent has no stone on the board, the owner passes. If the opponent passes too, the
//    owner continues to pass, the game ends, and all points are the owner's. If the opponent plays,
//    he may not remove just the stone played, so one of his stones is there, and the owner plays as
//    in 2. Each play of the owner adds a stone to A, and by 1 none is lost: so there are finitely
//    many, and the game ends.
// 4. After each play A has one more stone, so no position recurs that occurred since the board was
//    settled; and before that, A did not settle the board. So a rule that forbids repeating a
//    position, or playing a cycle again, forbids none of these plays.
// 5. Nothing that the owner would take is hot. Under every kind of spec/rules/hot_stone.h stones
//    are hot for one of two reasons. One is a capture. By 1 there is none since the board was
//    settled, and the play that led here is not one either: the points of stones just taken touch
//    no stone of A, against (touch). The other is that the play that removes them would leave a
//    chain with one liberty, or a lone stone, to be taken in turn. By (touch) a play of the owner
//    joins a chain with a liberty in another region, and has a second one where it took a stone.
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
