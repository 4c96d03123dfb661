// The words fixed_handicap and captures: asked once, after the cases, of engines that have them.
//
//   fixed_handicap  standard (GTP 2, section 4.1.1): which points for how many stones on which
//                   board, and that nothing else is accepted. Asked on five boards, as far as the
//                   engine has them.
//   captures COLOR  not standard, but GNU Go has it: how many stones were taken, after plays, after
//                   an undo and on a new board. Some engines answer with the stones that a colour
//                   took, others with those that it lost; the first capture shows which. What a
//                   suicide counts for is written nowhere and not asked.
#ifndef HOTSTONE_CONFORMANCE_TRIAL_OTHER_WORDS_H_
#define HOTSTONE_CONFORMANCE_TRIAL_OTHER_WORDS_H_

#include "conformance/ask/conform_run.h"

namespace hotstone::conformance {

// It changes board sizes behind the engine's back (ConformEngine::Prepare), so it comes last. The
// engine may be gone before or afterwards. Some 300 commands.
WordAnswers AskOtherWords(ConformEngine& engine);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_TRIAL_OTHER_WORDS_H_
