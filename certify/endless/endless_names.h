// Endless games under `square` with `disturber` (cycle=disturber+square, unnamed=nobody): checks
// that the classification names nobody for any cycle that such a game completes.
//
// A certificate of endless.h shows that `square` forbids nothing in its game. Under the list,
// `disturber` watches too, and forbids the plays of a completed cycle to the player whom the
// classification names. If it names nobody for any completed cycle, it forbids nothing either, and
// the game is endless under both. A completed cycle is the stretch from the latest earlier
// occurrence of its (position, player to move).
//
//   behind the stem   A recurring entry occurs in the moves of some cycle-x. In a square-free word
//                     over three letters at most three letters lie between an x and the next (they
//                     are a square-free word over two letters). So the entry occurred no earlier
//                     than in the previous x, and the stretch lies within five letters. The check
//                     generates all square-free words of five letters and classifies each cycle in
//                     them.
//   from the stem     An entry of the stem recurs for the first time where its letter first occurs.
//                     The caller plays the stem and a prefix of the word in which each letter
//                     occurs, as a game under the whole rule set, and looks at what that game has
//                     classified.
#ifndef HOTSTONE_CERTIFY_ENDLESS_ENDLESS_NAMES_H_
#define HOTSTONE_CERTIFY_ENDLESS_ENDLESS_NAMES_H_

#include "absl/status/status.h"
#include "certify/endless/endless.h"

namespace hotstone::certify {

// FailedPrecondition, with the cycle, if the classification names somebody for a cycle that the
// letters complete. Requires points (a) to (d) of endless.h.
absl::Status CheckNobodyIsNamed(const Endless& endless);

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_ENDLESS_ENDLESS_NAMES_H_
