// The conditions of the rules, one by one, and the ways to get each of them wrong.
//
// The mistakes of toy_bug.h were seen in programs or thought of. This list is systematic: it has
// every condition that the law checks (spec/board, spec/rules) about points, captures,
// self-removal, ko and superko under the rules that the toy plays, and every part of a game's state
// with every event that it must survive or not. Each condition is changed in each way that makes
// sense for it: left out, never met, negated, off by one. The toy engine asks about its conditions
// by name (ToyBoard::Holds), so each pair of a condition and a change is an engine. `hotstone
// conform --self-test --conditions` shows which case finds it, for each colour; the page
// docs/results/conformance/conditions.md has the list.
//
// Some of these engines cannot be told from one that is right; trial/conditions.cc says why.
#ifndef HOTSTONE_CONFORMANCE_SEEDED_TOY_CONDITION_H_
#define HOTSTONE_CONFORMANCE_SEEDED_TOY_CONDITION_H_

#include <string>
#include <string_view>
#include <vector>

#include "conformance/seeded/toy_rules.h"

namespace hotstone::conformance {

// Families have four members, by direction (left, right, above, below) or by the reason of a
// refusal (occupied, ko, suicide, superko), in this order.
enum class ToyCondition : int {
  kNothing,
  // The board.
  kSees,
  kJoins = kSees + 4,
  kLiberty = kJoins + 4,
  kTakes = kLiberty + 4,
  kJoinsOwn = kTakes + 4,
  kLibertyIsEmpty,
  kLibertyOnce,
  // A play.
  kNotOnOwn,
  kNotOnOther,
  kTakesOther,
  kTakesWithoutLiberty,
  kTakesAllChains,
  kTakesAllStones,
  kTakesSize,  // chains of exactly this many stones: kFirstSize, then one more each
  kOwnIfNothingTaken = kTakesSize + 16,
  kOwnWithoutLiberty,
  kOwnAllStones,
  kOwnForbidden,
  kOwnOneForbidden,
  kOwnOneAllowed,
  // A ko.
  kKoOneTaken,
  kKoAlone,
  kKoOneLiberty,
  kKoBindsOpponent,
  kKoNumber,  // the forbidden point as a number, in eight numberings
  kBanLastsOnePly = kKoNumber + 8,
  kPlayLiftsBan,
  kCaptureLiftsBan,
  kOwnRemovalLiftsBan,
  kPassLiftsBan,
  kQuestionKeepsBan,
  kUndoRestoresBan,
  kUndoDropsBan,
  kNewGameLiftsBan,
  // A superko.
  kForbidsRepetition,
  kComparesTurn,
  kComparesAnyTurn,
  kComparesBlack,
  kComparesWhite,
  kComparesColour,
  kComparesCorner,
  // Mirrored left and right, top and bottom, at either diagonal; turned by a half.
  kTellsImage = kComparesCorner + 4,
  kTellsExchange = kTellsImage + 5,
  kTellsExchangedImage,  // likewise
  kComparesAfterPlay = kTellsExchangedImage + 5,
  kComparesAfterOne,
  kComparesAfterSeveral,
  kComparesAfterOwnRemoval,
  kComparesWithStart,
  kComparesWithEmptyStart,
  kStartIsOpponents,
  kStartIsNobodys,
  kComparesWithPresent,
  kRemembersPlay,
  kRemembersCapture,
  kRemembersOwnRemoval,
  kRemembersPass,
  kForgetsPass,
  kRemembersMaker,
  kPastOutlastsCapture,
  kPastOutlastsOwnRemoval,
  kPastOutlastsPass,
  kPastOutlastsPasses,
  kOwnPastOutlastsCapture,
  kOtherPastOutlastsCapture,
  kOwnPastOutlastsPass,
  kOtherPastOutlastsPass,
  kQuestionKeepsPast,
  kQuestionIsForgotten,
  kUndoForgetsPlay,
  kUndoKeepsPast,
  kNewGameForgets,
  // Several passes in a row.
  kRefusesAfterPasses,
  kPlaysAfterThreePasses = kRefusesAfterPasses + 4,
  kUndoReopens,
  // What else a command leaves as it was.
  kPassIsTakenBack,
  kUndoReturnsStones,
  kQuestionKeepsStones,
  kNewGameClears,
  kRefusalKeepsStones,
  kRefusalKeepsBan = kRefusalKeepsStones + 4,
  kRefusalSetsNoBan = kRefusalKeepsBan + 4,
  kRefusalKeepsPast = kRefusalSetsNoBan + 4,
  kRefusalIsForgotten = kRefusalKeepsPast + 4,
  kRefusalIsNoPly = kRefusalIsForgotten + 4,
  kRefusalKeepsTurn = kRefusalIsNoPly + 4,
};

inline constexpr int kFirstSize = 5;
inline constexpr int kChainSizes = 16;

// The member of a family.
constexpr ToyCondition Nth(ToyCondition family, int i) {
  return static_cast<ToyCondition>(static_cast<int>(family) + i);
}

enum class ToyChange {
  kNothing,
  kLeftOut,    // always met
  kNever,      // never met
  kNegated,    // met when it is not
  kOneMore,    // about a number: one more than the law says
  kOrOneMore,  // that number or one more
  kTwoMore,    // two more
  kByte,       // the number is kept in eight bits
  kBytes,      // two numbers are compared by their last eight bits
  kSigned,     // in seven bits and a sign: from 128 on it counts as none
  kZeroIsNone  // the number 0 counts as none
};

struct ToyConditionEntry {
  ToyCondition condition = ToyCondition::kNothing;
  std::string name;       // for the command line
  std::string law;        // what the law does, as a sentence without its subject
  ToyWhere where;         // the rules under which it matters
  std::string_view file;  // of spec/, where the law has the condition, and the words there
  std::string_view code;
  std::vector<ToyChange> changes;
  bool by_colour = true;  // one colour alone can have the mistake
};

// All conditions, in the order of the enumerators.
const std::vector<ToyConditionEntry>& ToyConditions();

std::string_view ToyChangeName(ToyChange change);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_SEEDED_TOY_CONDITION_H_
