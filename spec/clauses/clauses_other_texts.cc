// Faulstich's rules, the pair go regulations, and the comparators (see clauses.h; the wording is in
// docs/rules.md).
#include "spec/clauses/clause_tables.h"

namespace hotstone::spec {
namespace {

constexpr Clause kClauses[] = {
    NotModelled("TT-PREFACE", "history and preface"),
    Rendered("TT-BOARD", "spec/board/board.h BoardSize", "BoardSizeTest.EverySideFromOneToNineteen"),
    Rendered("TT-POINT", "spec/board/board.h Point", "BoardSizeTest.IndexAndAtAreInverse"),
    Rendered("TT-ADJACENT", "spec/board/board.h Neighbours",
             "BoardSizeTest.NeighboursAreThePointsALineJoins"),
    Rendered("TT-PLAYERS", "spec/board/position.h Color", "PositionTest.ColorSwapExchangesTheColours"),
    Rendered("TT-FREE", "spec/board/position.h EmptyPoints", "PositionTest.PutAndRemoveChangeOnePoint"),
    Rendered("TT-CHAIN", "spec/board/chains.h ChainAt", "ChainsTest.AChainIsConnectedAlongLines"),
    Rendered("TT-TERRITORY", "spec/counting/area.h CountArea",
             "AreaTest.RegionsConnectAlongLines, AreaTest.SharedSpacesBelongToNobody"),
    NotModelled("TT-COLOUR", "outside the game"),
    Rendered("TT-HANDICAP", "spec/rules/situation.h StartOf", "HandicapTest.WhiteMustPassFirst"),
    Rendered("TT-COMPENSATION", "spec/counting/outcome.h Decide, spec/rules/rule_set.h Presets",
             "OutcomeTest.HalfPointsLeaveNoTie, RuleSetTest.EveryPresetIsAsTabled"),
    Rendered("TT-START", "spec/board/position.h Position", "PositionTest.TheGameStartsEmpty"),
    Rendered("TT-TURN", "spec/rules/situation.h After, spec/rules/game.h Game",
             "PassesTest.TwoPauseAndFourEndTheGame"),
    Rendered("TT-MOVE", "spec/board/board_play.h PlayAt, spec/rules/superko.h MakeSuperko",
             "BoardPlayTest.OwnChainIsRemovedWhenNothingIsCaptured, SuperkoTest.PskNeverRepeatsAPosition, "
             "SuperkoTest.SingleStoneSelfRemovalUnderAny"),
    Rendered("TT-END", "spec/rules/situation.h IsFinished", "PassesTest.TwoEndTheGameOfTheComparators"),
    Rendered("TT-COUNT", "spec/counting/area.h CountArea, spec/counting/outcome.h Decide",
             "AreaTest.StonesAndSurroundedSpacesCount, OutcomeTest.CompensationGoesToWhite"),
    Rendered("TT-LOSER", "spec/counting/outcome.h Decide", "OutcomeTest.HalfPointsLeaveNoTie"),
    Rendered("TT-WINNER", "spec/counting/outcome.h Decide", "ClauseExamplesTest.EqualPointsHaveNoLoser"),
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
    Rendered("COMP-SELF", "spec/rules/self_removal.h ForbidsSelfRemoval",
             "SelfRemovalTest.ExhaustiveUpToThreeByThree"),
    Rendered("COMP-SSK", "spec/rules/superko.h MakeSuperko",
             "SuperkoTest.SskComparesThePlayerToMove, SuperkoTest.PassesMakeSituationsForSskOnly"),
    Rendered("COMP-NSSK", "spec/rules/superko.h MakeSuperko", "SuperkoTest.SingleStoneSelfRemovalUnderAny"),
    Rendered("COMP-FIXED", "spec/rules/superko.h MakeSuperko",
             "SuperkoTest.FixedForbidsTheSameStepASecondTime"),
    Rendered("COMP-CAPTURE-ENDS", "spec/rules/rule_keys.h RuleSet, spec/rules/situation.h After",
             "CaptureEndsTest.TheFirstCaptureEndsTheGame, CaptureEndsTest.SelfRemovalEndsItToo"),
};

}  // namespace

std::span<const Clause> ClausesOfOtherTexts() { return kClauses; }

}  // namespace hotstone::spec
