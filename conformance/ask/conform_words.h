// A disagreement in words and in two boards, for the author of an engine.
//
// What the play does by the board alone, whether the law permits it and why not, and two positions side by
// side: before the play and after it; or, where the stones are in question, those of the law and those of the
// engine. A plain ko is called a ko, whatever rule forbids it; suicide is called suicide.
#ifndef HOTSTONE_CONFORMANCE_ASK_CONFORM_WORDS_H_
#define HOTSTONE_CONFORMANCE_ASK_CONFORM_WORDS_H_

#include <optional>
#include <string>
#include <vector>

#include "conformance/ask/conform_groups.h"
#include "conformance/ask/conform_tally.h"
#include "spec/board/position.h"

namespace hotstone::conformance {

// "White B1 would take Black's stone on A1"; empty for a score.
std::string EffectText(const ConformDisagreement& d);
// "the law forbids it: ko, the stone on A1 has just taken one and may not be taken back at once".
std::string LawText(const ConformDisagreement& d);
// "the engine permits it".
std::string EngineText(const ConformDisagreement& d);

struct ShownBoard {
  std::string caption;
  spec::Position position;
  std::optional<spec::Move> play;    // in question
  std::vector<spec::Point> differs;  // from the other board
};

// One board or two, the law's first.
std::vector<ShownBoard> BoardsOf(const ConformDisagreement& d);

// The boards as text, side by side where there are two, with their captions above.
std::string BoardsText(const ConformDisagreement& d);

// "takes a snapback for a ko ... (on boards of 13 lines and more)", and what else would look the same.
std::string GroupText(const ConformGroup& group);
std::string AlikeText(const ConformGroup& group);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_ASK_CONFORM_WORDS_H_
