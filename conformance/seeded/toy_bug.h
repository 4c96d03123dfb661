// The mistakes that can be seeded into the toy engine (toy_engine.h); real programs make each of
// them.
//
// `hotstone conform --self-test` asks whether a run of conform would find an engine with this
// mistake. Each entry has a name for the command line, a sentence about the wrong behaviour, and
// the rules under which the mistake shows. If the mistake is known from a public thread or a
// recorded report, the entry names it. A mistake may start at some board size: many come from
// arrays and words that are large enough for the boards that their author tried.
//
// Some are a changed condition of the law (toy_condition.h); ToyBug has those that are not. A
// mirrored board cannot be seeded: it is the same game.
#ifndef HOTSTONE_CONFORMANCE_SEEDED_TOY_BUG_H_
#define HOTSTONE_CONFORMANCE_SEEDED_TOY_BUG_H_

#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "conformance/seeded/toy_condition.h"

namespace hotstone::conformance {

enum class ToyBug {
  kNothing,
  // Ko.
  kKoAfterAnyOneStone,
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
  kKoOutlastsAnotherKo,
  kNoKoAtEdge,
  kNoKoInCorner,
  kNoKoInside,
  kNoKoAtFirstPoint,
  kNoKoAtA1,
  kNoKoAtTengen,
  // Superko.
  kOnlySimpleKo,
  kSuperkoLooksBackFive,
  kSuperkoLooksBackHundred,
  kSuperkoTableOf361,
  kSuperkoForgetsAt500,
  kSuperkoOfSingleStones,
  kSuperkoForgetsAtCapture,
  kSuperkoForgetsAtEight,
  kSuperkoForgetsAtChains,
  kSuperkoNotAfterEight,
  kSuperkoNotAfterChains,
  kSuperkoDropsEight,
  kSuperkoDropsChains,
  kSuperkoNotThePresent,
  kSuperkoRefusesPass,
  kHashKeepsCaptured,
  kHashUpToSymmetry,
  kHashUpToExchange,
  kHashIndexOf8Bits,
  kHashOfTwoPoints,
  kHashWithoutMiddle,
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
  kSuicideSeesNoOwnChain,
  kRefusesOwnEye,
  // Capture.
  kCapturesTwoChains,
  kCapturesNotToTheLeft,
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
  // The other parts of a program that plays by rules.
  kColumnI,
  kQuestionLiftsKo,
  kRefusedPlayLiftsKo,
  kRefusedSuperkoStays,
  kTwoPassesClearBoard,
  kMovesForTwoBoards,
  kUndoOfPassForgets,
  kClearBoardKeepsKo,
  // Words about something else than play.
  kHandicapOnThirdLine,
  kHandicapThirdAtRight,
  kHandicapOfOne,
  kHandicapOnStones,
  kPrisonersByPlay,
  kUndoKeepsPrisoners,
  kClearBoardKeepsPrisoners,
};

// A mistake and the board size, by the longer side, from which it is made: one of the list, or a
// changed condition (toy_condition.h), of one colour, 'B' or 'W', or of both, '.'.
struct ToyMistake {
  ToyBug bug = ToyBug::kNothing;
  int from_size = 0;
  ToyCondition condition = ToyCondition::kNothing;
  ToyChange change = ToyChange::kNothing;
  char color = '.';
};

// The rules that most programs play.
inline constexpr char kToyBasicRules[] = "basic-only,self_removal=none";

struct ToyBugEntry {
  ToyMistake mistake;
  std::string_view name;  // for the command line
  std::string_view does;  // the wrong behaviour, as a sentence without its subject
  std::string_view rules = kToyBasicRules;  // under which it shows
  std::string_view seen{};  // a thread or report about a program that did this; may be empty
  int least_size = 0;       // smaller boards are played correctly
  bool by_undo = false;     // shows only if legality is asked by `play` and `undo`
  bool word = false;        // shows only in words beyond play (trial/other_words.h)
};

// All that can be seeded.
const std::vector<ToyBugEntry>& ToyBugs();

// "clean", "no-ko", "no-ko@13", "ko-alone:left-out", "ko-alone:left-out:black@13"; an error lists
// the names.
absl::StatusOr<ToyMistake> ParseToyMistake(std::string_view text);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_SEEDED_TOY_BUG_H_
