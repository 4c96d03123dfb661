// Questions asked again: after the same question, after refused plays, after plies taken back.
//
// A question, a refused play and a ply taken back leave nothing behind. So at the last moment of
// a case that has something illegal, and at the first, all plays that the case names are asked
// about once more; then one illegal play of each sort (occupied, suicide, ko or repetition) is
// made, which the engine must refuse, and after each of them come the stones and all the plays
// again. At the end of the case the last plies are taken back one by one; after each come the
// stones of that moment, the plays that were asked about then, and the play that was taken back.
// Then the plies are made again, under superko with a pass taken back before the last play, and the
// last plays are asked about once more.
#ifndef HOTSTONE_CONFORMANCE_ASK_ASK_AGAIN_H_
#define HOTSTONE_CONFORMANCE_ASK_ASK_AGAIN_H_

#include <cstddef>

namespace hotstone::conformance {

struct ConformPlan;

// Appends the questions about the plays named since `begin`, all of the present moment: again, and
// after each sort of refused play of the player to move: plays out of turn are open.
void AskAgainAfterRefusals(size_t begin, ConformPlan& plan);

// Appends the commands that take back the last plies, at most four, with the questions after each,
// and that make them again.
void AskAgainAfterUndo(ConformPlan& plan);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_ASK_ASK_AGAIN_H_
