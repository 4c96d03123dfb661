// The mistakes that can be seeded into the toy engine (toy_engine.h), each one that real programs make.
//
// `hotstone conform --self-test` asks: would a run of conform have found an engine with this mistake? Each
// entry has a name for the command line, a sentence that says what the engine does wrong, and the rules under
// which the mistake shows. Where a mistake is known from a public thread or a recorded report, the entry says
// from which one. A mistake may be active from some board size on only: many come from arrays and words that
// are large enough for the boards that their author tried.
//
// What cannot be seeded because conform asks nothing that would show it: counts of prisoners and fixed
// handicap points (what a case sets up is stones); a mirrored board, which is the same game; and a ko that
// stays closed over two passes in a row, after which GTP leaves open whether anything may be played.
#ifndef HOTSTONE_CONFORMANCE_SEEDED_TOY_BUG_H_
#define HOTSTONE_CONFORMANCE_SEEDED_TOY_BUG_H_

#include <string_view>
#include <vector>

#include "absl/status/statusor.h"

namespace hotstone::conformance {

enum class ToyBug {
  kNothing,
  // Ko.
  kNoKo,
  kNoKoForBlack,
  kNoKoForWhite,
  kKoAfterAnyOneStone,
  kKoWithinChain,
  kKoAfterTwoStones,
  kKoAfterAnyCapture,
  kKoPointOfTheTaker,
  kKoPointNextDoor,
  kKoPointTransposed,
  kKoPointOf8Bits,
  kKoBindsTheTaker,
  kKoOutlastsPass,
  kKoOutlastsPlay,
  kKoForBothColours,
  kKoForEver,
  kKoOutlastsAnotherKo,
  kNoKoAtEdge,
  kNoKoInCorner,
  kNoKoInside,
  kNoKoAtFirstPoint,
  kNoKoAtA1,
  kNoKoAtTengen,
  // Superko.
  kOnlySimpleKo,
  kSuperkoNone,
  kSuperkoLooksBackFive,
  kSuperkoLooksBackEight,
  kSuperkoLooksBackSixteen,
  kSuperkoLooksBackThirtyTwo,
  kSuperkoTableOf361,
  kSuperkoOfSingleStones,
  kSuperkoForgetsStart,
  kSuperkoForgetsAtPass,
  kSuperkoForgetsAtCapture,
  kSuperkoCountsTurn,
  kSuperkoIgnoresTurn,
  kSuperkoNotForOwnRemoval,
  kSuperkoNotThePresent,
  kSuperkoRefusesPass,
  kHashWithoutColour,
  kHashKeepsCaptured,
  kHashOfFirstPoint,
  kHashOfBlackStones,
  // Self-removal.
  kAllowsSuicide,
  kAllowsSuicideOfOne,
  kAllowsSuicideOfSeveral,
  kRefusesSuicide,
  kRefusesSuicideOfOne,
  kRefusesSuicideOfSeveral,
  kWhiteMayCommitSuicide,
  kAllowsSuicideThatJoins,
  kAllowsSuicideThatJoinsThree,
  kSuicideBeforeCapture,
  kOwnStonesRemovedFirst,
  kBothRemoved,
  kSuicideLeavesStones,
  kSuicideRemovesOneStone,
  kSuicideSeesNoOwnChain,
  kRefusesOwnEye,
  // Capture.
  kCapturesNothing,
  kCapturesOneChain,
  kCapturesTwoChains,
  kCapturesNotToTheLeft,
  kCapturesNotUpwards,
  kWhiteCapturesNothing,
  kBlackCapturesNothing,
  kCapturesOneStoneOfChain,
  kCapturesTenStonesOfChain,
  kCaptures255StonesOfChain,
  kCapturesNoLongChain,
  kCapturesSingleStonesOnly,
  kCapturesWhatIsInAtari,
  // Liberties, chains and edges.
  kEdgeIsLiberty,
  kRightEdgeIsLiberty,
  kTopEdgeIsLiberty,
  kCornerIsLiberty,
  kDiagonalLiberty,
  kDiagonalChain,
  kRowsWrap,
  kColumnsWrap,
  kLastColumnUnseen,
  kTopRowUnseen,
  kLibertiesOfOneStone,
  kFloodStopsAtTwelve,
  kFloodStopsAtHundred,
  kLibertiesOfSignedByte,
  kVisitedOf64Bits,
  kIndexOf8Bits,
  kWidthNeverAbove13,
  // The rest of a program around its rules.
  kColumnI,
  kPlaysOnOwnStone,
  kPlaysOnOtherStone,
  kQuestionLiftsKo,
  kRefusedPlayLiftsKo,
  kRefusedSuicideStays,
  kRefusedSuperkoStays,
  kTwoPassesClearBoard,
  kMovesForTwoBoards,
  kUndoForgetsKo,
  kUndoKeepsHistory,
  kClearBoardKeepsKo,
  kClearBoardKeepsHistory,
};

struct ToyBugEntry {
  ToyBug bug;
  std::string_view name;   // for the command line
  std::string_view does;   // what the engine does wrong, in a sentence without its subject
  std::string_view rules;  // under which it shows
  int least_size = 0;      // there is nothing wrong on smaller boards
  bool by_undo = false;    // shows only if legality is asked by `play` and `undo`
  std::string_view seen;   // a thread or report about a program that did this; may be empty
};

// All that can be seeded, kNothing left out.
const std::vector<ToyBugEntry>& ToyBugs();

// A mistake and the size of board, the longer side, from which on it is made.
struct ToyMistake {
  ToyBug bug = ToyBug::kNothing;
  int from_size = 0;
};

// "clean", "no-ko", "no-ko@13"; an error lists what is near.
absl::StatusOr<ToyMistake> ParseToyMistake(std::string_view text);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_SEEDED_TOY_BUG_H_
