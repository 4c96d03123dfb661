// A disagreement in words and in two boards, for the author of an engine.
//
// It gives the effect of the play by the board alone, whether the law permits it and why not, and
// two positions side by side: before and after the play; or, if the stones are in question, the
// law's and the engine's. A plain ko is called a ko, whatever rule forbids it; suicide is called
// suicide.
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
// "the law forbids it: ko, the stone on A1 has just captured one and may not be recaptured at
// once".
std::string LawText(const ConformDisagreement& d);
// "the engine permits it".
std::string EngineText(const ConformDisagreement& d);

struct ShownBoard {
  std::string caption;
  spec::Position position;
  std::optional<spec::Move> play;    // the one in question
  std::vector<spec::Point> differs;  // points that differ from the other board
};

// One board or two, the law's first.
std::vector<ShownBoard> BoardsOf(const ConformDisagreement& d);

// The boards as text, two of them side by side, with their captions above.
std::string BoardsText(const ConformDisagreement& d);

// "takes a snapback for a ko ... (on boards of 13 lines and more)", and the mistakes that look the
// same.
std::string GroupText(const ConformGroup& group);
// At most `most` of them, and how many more there are.
std::string AlikeText(const ConformGroup& group, size_t most);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_ASK_CONFORM_WORDS_H_
