// Faulstich's rules, the pair go regulations, and the comparators (see clauses.h; the wording is in
// docs/reference/clauses.md).
#include "spec/clauses/clause_tables.h"

namespace hotstone::spec {
namespace {

constexpr Clause kOtherTextsClauses[] = {
    NotModelled("TT-PREFACE", "history and preface"),
    Rendered("TT-BOARD", "spec/board/board.h BoardSize", "BoardSizeTest.EverySideFromOneToNineteen"),
    Rendered("TT-POINT", "spec/board/board.h Point", "BoardSizeTest.IndexAndAtAreInverse"),
    Rendered("TT-ADJACENT", "spec/board/board.h Neighbours",
             "BoardSizeTest.NeighboursAreThePointsALineJoins"),
    Rendered("TT-PLAYERS", "spec/board/color.h Color", "PositionTest.ColorSwapExchangesTheColours"),
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
    Rendered("PAIR-PAIRS", "tournament/law/pair_go_rules.h PairGoSeat",
             "PairGoRulesTest.SeatsInTheOrderOfTheRotation"),
    NotModelled("PAIR-SEATING", "conduct; who plays when is PAIR-ORDER"),
    NotModelled("PAIR-SET", "equipment"),
    NotModelled("PAIR-COLOUR", "outside the game"),
    Rendered("PAIR-ORDER",
             "tournament/law/pair_go.h PairGoGame, tournament/law/pair_go_rules.h PairGoRotation",
             "PairGoTest.NormalRotation, PairGoTest.RotationAfterAnUnclaimedError, PairGoTest.Passes"),
    NotModelled("PAIR-CLOCK", "conduct"),
    Rendered("PAIR-CONSULTATION", "tournament/law/pair_go.h PairGoTalk", "PairGoTest.Consultation"),
    Rendered("PAIR-RESIGNATION", "tournament/law/pair_go.h PairGoOffer", "PairGoTest.Resignation"),
    Rendered("PAIR-ROTATION", "tournament/law/pair_go.h PairGoGame", "PairGoTest.APenaltyAndWhatFollows"),
    Rendered("PAIR-ROTATION-CLAIM", "tournament/law/pair_go.h PairGoClaim",
             "PairGoTest.OnlyTheMoveJustPlayed, PairGoTest.WhoMayClaim"),
    Rendered("PAIR-ROTATION-INTENT", "tournament/law/pair_go.h PairGoClaim",
             "PairGoTest.AnIntendedErrorLoses"),
    Rendered("PAIR-ROTATION-PRECEDING", "tournament/law/pair_go_rules.h PairGoPreceding",
             "PairGoTest.ThePrecedingMove"),
    Rendered("PAIR-ROTATION-PENALTY", "tournament/law/pair_go.h PairGoGame",
             "PairGoTest.ThePrecedingMove, PairGoAgreeTest.TurnsTokensAndClaims"),
    Rendered("PAIR-ROTATION-FREE", "tournament/law/pair_go.h PairGoGame", "PairGoTest.ThePrecedingMove"),
    Rendered("PAIR-ROTATION-STANDS", "tournament/law/pair_go.h PairGoGame",
             "PairGoTest.RotationAfterAnUnclaimedError, PairGoAgreeTest.IsTheRotationRestored"),
    Rendered("PAIR-ROTATION-RETURN", "tournament/law/pair_go.h PairGoGame",
             "PairGoTest.APenaltyAndWhatFollows, PairGoAgreeTest.IsTheRotationRestored"),
    NotModelled("PAIR-REFEREE", "conduct; what the tokens do is PAIR-TALLY"),
    Rendered("PAIR-TALLY",
             "tournament/law/pair_go_rules.h PenaltyPoints, tournament/law/pair_go.h PairGoAlert",
             "PairGoTest.TokensAreSubtractedAtTheEnd, PairGoTest.Alerts"),
    Rendered("PAIR-OTHER", "tournament/law/pair_go.h PairGoAlert", "PairGoTest.Alerts"),
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

std::span<const Clause> ClausesOfOtherTexts() { return kOtherTextsClauses; }

}  // namespace hotstone::spec
