// Faulstich's rules, the pair go regulations, and the comparators (see clauses.h; the wording is in
// docs/rules.md).
#include "spec/clause_tables.h"

namespace hotstone::spec {
namespace {

constexpr Clause kClauses[] = {
    NotModelled("TT-PREFACE", "history and preface"),
    Rendered("TT-BOARD", "spec/board.h BoardSize", "BoardSizeTest.EverySideFromOneToNineteen"),
    Rendered("TT-POINT", "spec/board.h Point", "BoardSizeTest.IndexAndAtAreInverse"),
    Rendered("TT-ADJACENT", "spec/board.h Neighbours", "BoardSizeTest.NeighboursAreThePointsALineJoins"),
    Rendered("TT-PLAYERS", "spec/position.h Color", "PositionTest.ColorSwapExchangesTheColours"),
    Rendered("TT-FREE", "spec/position.h EmptyPoints", "PositionTest.PutAndRemoveChangeOnePoint"),
    Rendered("TT-CHAIN", "spec/chains.h ChainAt", "ChainsTest.AChainIsConnectedAlongLines"),
    Rendered("TT-TERRITORY", "spec/area.h CountArea",
             "AreaTest.RegionsConnectAlongLines, AreaTest.SharedSpacesBelongToNobody"),
    NotModelled("TT-COLOUR", "outside the game"),
    Rendered("TT-HANDICAP", "spec/situation.h StartOf", "HandicapTest.WhiteMustPassFirst"),
    Rendered("TT-COMPENSATION", "spec/outcome.h Decide, spec/rule_set.h Presets",
             "OutcomeTest.HalfPointsLeaveNoTie, RuleSetTest.EveryPresetIsAsTabled"),
    Rendered("TT-START", "spec/position.h Position", "PositionTest.TheGameStartsEmpty"),
    Rendered("TT-TURN", "spec/situation.h After, spec/game.h Game", "PassesTest.TwoPauseAndFourEndTheGame"),
    Rendered("TT-MOVE", "spec/board_play.h PlayAt, spec/cycle_rule.h MakeCycleRule",
             "BoardPlayTest.OwnChainIsRemovedWhenNothingIsCaptured, SuperkoTest.PskNeverRepeatsAPosition, "
             "SuperkoTest.SingleStoneSelfRemovalUnderAny"),
    Rendered("TT-END", "spec/situation.h IsFinished", "PassesTest.TwoEndTheGameOfTheComparators"),
    Rendered("TT-COUNT", "spec/area.h CountArea, spec/outcome.h Decide",
             "AreaTest.StonesAndSurroundedSpacesCount, OutcomeTest.CompensationGoesToWhite"),
    Rendered("TT-LOSER", "spec/outcome.h Decide", "OutcomeTest.HalfPointsLeaveNoTie"),
    Rendered("TT-WINNER", "spec/outcome.h Decide", "ClauseExamplesTest.EqualPointsHaveNoLoser"),
    Later("PAIR-PAIRS", "pair go"),
    NotModelled("PAIR-SEATING", "conduct"),
    NotModelled("PAIR-SET", "equipment"),
    NotModelled("PAIR-COLOUR", "outside the game"),
    Later("PAIR-ORDER", "pair go"),
    NotModelled("PAIR-CLOCK", "conduct"),
    NotModelled("PAIR-CONSULTATION", "conduct"),
    NotModelled("PAIR-RESIGNATION", "resignation ends a game at once and is left out"),
    Later("PAIR-ROTATION", "pair go"),
    Later("PAIR-ROTATION-CLAIM", "pair go"),
    Later("PAIR-ROTATION-INTENT", "pair go"),
    Later("PAIR-ROTATION-PRECEDING", "pair go"),
    Later("PAIR-ROTATION-PENALTY", "pair go"),
    Later("PAIR-ROTATION-FREE", "pair go"),
    Later("PAIR-ROTATION-STANDS", "pair go"),
    Later("PAIR-ROTATION-RETURN", "pair go"),
    NotModelled("PAIR-REFEREE", "conduct"),
    Later("PAIR-TALLY", "pair go"),
    NotModelled("PAIR-OTHER", "conduct"),
    Rendered("COMP-SELF", "spec/self_removal.h ForbidsSelfRemoval",
             "SelfRemovalTest.ExhaustiveUpToThreeByThree"),
    Rendered("COMP-SSK", "spec/cycle_rule.h MakeCycleRule",
             "SuperkoTest.SskComparesThePlayerToMove, SuperkoTest.PassesMakeSituationsForSskOnly"),
    Rendered("COMP-NSSK", "spec/cycle_rule.h MakeCycleRule", "SuperkoTest.SingleStoneSelfRemovalUnderAny"),
    Rendered("COMP-FIXED", "spec/cycle_rule.h MakeCycleRule",
             "SuperkoTest.FixedForbidsTheSameStepASecondTime"),
    Rendered("COMP-CAPTURE-ENDS", "spec/rule_set.h RuleSet, spec/situation.h After",
             "CaptureEndsTest.TheFirstCaptureEndsTheGame, CaptureEndsTest.SelfRemovalEndsItToo"),
};

}  // namespace

std::span<const Clause> ClausesOfOtherTexts() { return kClauses; }

}  // namespace hotstone::spec
