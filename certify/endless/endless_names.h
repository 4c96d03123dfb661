// Endless games under `square` beside `disturber` (cycle=disturber+square, unnamed=nobody): that the classification
// names nobody for any cycle that such a game completes.
//
// A certificate of endless.h shows that `square` forbids nothing in its game. Under the list `disturber` watches as
// well, and bars the plays of a completed cycle to whom the classification names. If it names nobody for any cycle
// that is completed, it forbids nothing either, and the game is as endless under both. A completed cycle is the
// stretch from the latest earlier time that its (position, player to move) was there.
//
//   behind the stem   What comes back stands in the moves of some cycle-x. In a square-free word over three letters
//                     at most three letters stand between an x and the next (they are a square-free word over two).
//                     So it was there at the latest in the x before, and the stretch lies within five letters. All
//                     square-free words of five letters are gone through, each cycle in them is classified.
//   from the stem     What stood in the stem comes back for the first time where its letter comes for the first time:
//                     the caller plays the stem and a beginning of the word in which each letter occurs, as a game
//                     under the whole rule set, and looks at what that has classified.
#ifndef HOTSTONE_CERTIFY_ENDLESS_ENDLESS_NAMES_H_
#define HOTSTONE_CERTIFY_ENDLESS_ENDLESS_NAMES_H_

#include "absl/status/status.h"
#include "certify/endless/endless.h"

namespace hotstone::certify {

// FailedPrecondition, with the cycle, if somebody is named for a cycle that the letters complete. Requires that
// points (a) to (d) of endless.h hold.
absl::Status CheckNobodyIsNamed(const Endless& endless);

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_ENDLESS_ENDLESS_NAMES_H_
