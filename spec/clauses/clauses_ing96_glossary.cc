// The glossary of the 1996 text (see clauses.h; the wording is in docs/reference/clauses.md).
#include "spec/clauses/clause_tables.h"

namespace hotstone::spec {
namespace {

constexpr Clause kIng96GlossaryClauses[] = {
    NotModelled("ING96-G101", "history and preface"),
    NotModelled("ING96-G102", "history and preface"),
    Rendered("ING96-G103", "spec/counting/area.h AreaMap", "AreaTest.StonesAndSurroundedSpacesCount"),
    NotModelled("ING96-G104", "conduct"),
    NotModelled("ING96-G201", "outside the game"),
    NotModelled("ING96-G202", "conduct"),
    NotModelled("ING96-G203", "equipment"),
    Rendered("ING96-G301", "spec/board/move.h Move", "RulingTest.MovesHaveNames"),
    Rendered("ING96-G302", "spec/board/move.h Move, spec/rules/situation.h Judge",
             "PassesTest.APassIsAlwaysLegalUntilTheEnd"),
    Rendered("ING96-G303",
             "spec/rules/variation.h ChangesPosition, spec/rules/hot_stone.h FindHotStones, "
             "spec/rules/square.h SquareRule",
             "VariationTest.ForbidsExactlySingleStoneSelfRemoval, HotKindsTest.AddingMakesTwoHot, "
             "HotKindsTest.TwinsInATripleKo, SquareTest.TheSecondRoundIsForbiddenAtItsLastPlay"),
    Rendered("ING96-G304", "spec/rules/variation.h ChangesPosition, spec/rules/situation.h Judge",
             "VariationTest.RemovingOnesOwnSingleStoneChangesNothing, SituationTest.TheFirstReasonIsGiven"),
    Rendered("ING96-G305", "spec/rules/situation.h After, spec/rules/hot_stone.h SingleHotStoneBan",
             "PassesTest.APassChangesNoStone, HotStoneTest.APassLiftsTheBan"),
    Rendered("ING96-G306", "spec/board/position.h Position", "PositionTest.TheGameStartsEmpty"),
    Rendered("ING96-G307", "spec/rules/situation.h IsFinished, spec/rules/game.h AgreeDead",
             "PassesTest.TwoPauseAndFourEndTheGame, GameTest.AgreementTakesDeadStonesOffDuringThePause"),
    Rendered(
        "ING96-G308", "spec/rules/hot_stone.h FindHotStones",
        "HotStoneTest.AStoneThatTookOneIsHot, HotKindsTest.AddingMakesTwoHot, HotKindsTest.TwinsInATripleKo"),
    Rendered("ING96-G309", "spec/rules/hot_stone.h FindHotStones",
             "HotStoneTest.AStoneThatTookOneIsHot, HotKindsTest.EachReadingBansOnePlyOfEternalLife"),
    Rendered("ING96-G310",
             "spec/rules/square.h SquareRule, spec/rules/completed_cycles.h MakeCompletedCycleRule",
             "SquareTest.TheSecondRoundIsForbiddenAtItsLastPlay, "
             "SquareTest.ARoundThatIsNotFollowedByItselfIsFree, "
             "CompletedCyclesTest.NobodyMakesAPlayOfACompletedCycleAgain, "
             "DisturberTest.WhereNobodyIsNamedBothMayBeBound"),
    Rendered("ING96-G311",
             "spec/rules/self_removal.h VariationInForce, spec/rules/variation.h ChangesPosition",
             "SelfRemovalTest.ASingleStoneOnlyUnderAny, SelfRemovalTest.AGroupUnderGroupsAndAny, "
             "VariationTest.ForbidsExactlySingleStoneSelfRemoval"),
    Rendered("ING96-G312", "spec/rules/situation.h IsPaused",
             "GameTest.PlayMayGoOnAfterAPause, ClauseExamplesTest.DisputesAreSettledByRemoval"),
    Rendered(
        "ING96-G313",
        "spec/rules/situation.h StartOf, spec/rules/situation.h Judge, tournament/law/handicap.h HandicapOf",
        "HandicapTest.WhiteMustPassFirst, ClauseExamplesTest.AOnePlayHandicap, "
        "HandicapsByRankTest.PlaysInAll, HandicapGamesTest.AllWaysGiveTheSameGame"),
    Rendered("ING96-G314", "spec/counting/area.h CountArea", "ClauseExamplesTest.OneSidedNeutralPointsCount"),
    Rendered("ING96-G401", "spec/counting/outcome.h Decide", "ClauseExamplesTest.WhatNobodyRemovesIsAlive"),
    Rendered("ING96-G402", "spec/ko/ko_class.h Classify",
             "KoClassTest.TheSideWithoutAnEyeIsDead, KoClassTest.EvenKosBalance"),
    Rendered("ING96-G403", "spec/board/chains.h IsLegal",
             "ChainsTest.NamesTheChainWithoutLiberty, ChainsTest.LegalPositionCounts"),
    Rendered("ING96-G404", "spec/ko/breath.h KoGroup, spec/ko/eye.h EnclosedSpaces",
             "BreathTest.EyeAndKoBreaths, EyeTest.ASpaceBelongsToTheOnlyColourAroundIt"),
    Rendered("ING96-G405", "spec/ko/ko_class.h Classify", "KoClassTest.TheSideWithoutAnEyeIsDead"),
    Rendered("ING96-G406", "spec/ko/ko_class.h Classify", "KoClassTest.ASingleKoForLifeIsFighting"),
    Rendered("ING96-G407", "spec/ko/ko_class.h Classify", "KoClassTest.EvenKosBalance"),
    Rendered("ING96-G408", "spec/ko/breath.h KoGroup",
             "BreathTest.EyeAndKoBreaths, BreathTest.AKoMayHaveNoGroup"),
    Rendered("ING96-G409", "spec/ko/ko_class.h Classify",
             "KoClassTest.UnequalExternalBreathsDoNotBalance, KoClassTest.AnExternalBreathKeepsItOpen"),
    Rendered("ING96-G410", "spec/ko/breath.h KoGroup", "EyeTest.WorthOfShapes, BreathTest.AMouthIsNoEye"),
    Rendered("ING96-G411", "spec/ko/breath.h KoGroup, spec/ko/eye.h UnconditionallyAlive",
             "BreathTest.AMouthIsNoEye, EyeTest.TwoVitalRegionsAreLife"),
    Rendered("ING96-G412", "spec/ko/ko_class.h Classify", "KoClassTest.EvenKosBalance"),
    Rendered("ING96-G413", "spec/ko/eye.h EnclosedSpaces", "EyeTest.WorthOfShapes"),
    Rendered("ING96-G414", "spec/ko/eye.h EnclosedSpaces",
             "EyeTest.WorthOfShapes, BreathTest.EyeAndKoBreaths"),
    Rendered("ING96-G415", "spec/ko/breath.h KoGroup", "BreathTest.SharedAndKoBreaths"),
    Rendered("ING96-G416", "spec/ko/breath.h KoGroup, spec/ko/breath.h Mouths",
             "BreathTest.KoBreathsAlone, BreathTest.AMouthCountsOnce"),
    Rendered("ING96-G417", "spec/board/board_play.h PlayAt", "BoardPlayTest.SeveralChainsAreRemovedAtOnce"),
    Rendered("ING96-G418", "spec/board/chains.h ChainWithoutLiberty",
             "ChainsTest.NamesTheChainWithoutLiberty, VariationTest.ForbidsExactlySingleStoneSelfRemoval"),
    Rendered("ING96-G419", "spec/rules/situation.h IsPaused",
             "PassesTest.TwoPauseAndFourEndTheGame, GameTest.PlayMayGoOnAfterAPause"),
    Rendered("ING96-G501", "spec/ko/ko_class.h Classify, spec/ko/ko_cycle.h ClassifyCycle",
             "KoClassTest.WhatIsNotCoveredIsUnclassified"),
    Rendered("ING96-G502", "spec/rules/hot_stone.h FindHotStones",
             "HotStoneTest.ABanIsExactlyAnImmediateReturn, HotKindsTest.TwinsInATripleKo"),
    Rendered("ING96-G503", "spec/ko/ko_class.h Classify, spec/ko/ko_cycle.h ClassifyCycle",
             "KoClassTest.OddKosDoNotBalance, KoClassTest.EvenKosBalance, "
             "KoClassTest.WhatIsNotCoveredIsUnclassified"),
    Rendered("ING96-G504", "spec/ko/ko.h FindKos, spec/ko/ko.h FightsOf",
             "KoTest.ASingleKoIsAStoneAndItsMouth, KoTest.ADoubleKoHasTwoStones, KoTest.ATripleKoIsOneFight, "
             "KoTest.AFightIsClosedUnderSharing"),
    Rendered("ING96-G505", "spec/ko/ko.h FindKos, spec/ko/cyclic_ko.h RemovesKoStonesRoundAndRound",
             "KoTest.ASingleKoIsAStoneAndItsMouth, KoTest.NoKoWhereTheTakerHasCompanyOrAnotherLiberty, "
             "KoCycleTest.WhatIsNoCyclicKo"),
    Rendered("ING96-G506", "spec/ko/ko.h FindKos, spec/ko/cyclic_ko.h RemovesKoStonesRoundAndRound",
             "KoTest.ASingleKoIsAStoneAndItsMouth, KoTest.ADoubleKoHasTwoStones, "
             "KoTest.KosCanBeTakenAndTakenBack, KoCycleTest.WhatIsNoCyclicKo"),
    Rendered("ING96-G507", "spec/ko/ko_class.h Classify",
             "KoClassTest.OddKosDoNotBalance, KoClassTest.UnequalExternalBreathsDoNotBalance"),
    Rendered("ING96-G508", "spec/rules/hot_stone.h FindHotStones",
             "HotStoneTest.AStoneThatTookOneIsHot, HotStoneTest.NoBanWhenTheCapturerIsPartOfAChain"),
    Rendered("ING96-G509", "spec/rules/hot_stone.h FindHotStones",
             "HotKindsTest.AddingMakesTwoHot, HotKindsTest.CapturingTwoMakesTwoHotUnderTheOtherReading, "
             "HotKindsTest.EachReadingBansOnePlyOfEternalLife, "
             "HotKindsTest.SendingTwoIsHotUnderTheLaxReadingOnly"),
    Rendered("ING96-G510", "spec/rules/hot_stone.h FindHotStones, spec/ko/ko.h FightsOf",
             "HotKindsTest.TwinsInATripleKo, HotKindsTest.ADoubleKoHasTwinsUnderTheWideReadingOnly, "
             "HotKindsTest.NoTwinsWithoutASingleHotStone"),
    Rendered("ING96-G511",
             "spec/ko/ko_cycle.h ClassifyCycle, spec/rules/completed_cycles.h MakeCompletedCycleRule",
             "KoCycleTest.TheDeadSideDisturbs, KoCycleTest.RecycledThreats, "
             "DisturberTest.TheDeadSideMayNotGoRoundAgain, "
             "DisturberTest.InADisturbedLifeWhoStartsMayNotGoRoundAgain, "
             "DisturberTest.AnUnclassifiedCycleBindsNobody"),
    Rendered("ING96-G512", "spec/ko/ko_cycle.h ClassifyCycle",
             "KoCycleTest.TheDeadSideDisturbs, KoCycleTest.TheInitiatorDisturbsUnderTheOtherReading, "
             "TextExamplesTest.G512TheDoubleKoDeath"),
    Rendered("ING96-G513", "spec/ko/ko_cycle.h ClassifyCycle",
             "KoCycleTest.InCoexistenceTheStarterDisturbs, "
             "KoCycleTest.TheInitiatorDisturbsUnderTheOtherReading"),
    Rendered("ING96-G514", "spec/ko/ko_cycle.h ClassifyCycle", "KoCycleTest.SelfDisturbance"),
    Rendered("ING96-G515", "spec/ko/ko_class.h Classify",
             "KoClassTest.WhatATakeAltersIsNotSettled, KoClassTest.TheSideWithoutAnEyeIsDead, "
             "KoClassTest.WhatCountsAsSettledIsAReading, TextExamplesTest.HISTORY3HalfAPoint"),
    Rendered("ING96-G516", "spec/ko/ko_cycle.h ClassifyCycle", "KoCycleTest.RecycledThreats"),
    Rendered("ING96-G517",
             "spec/rules/completed_cycles.h MakeCompletedCycleRule, spec/rules/square.h SquareRule",
             "CompletedCyclesTest.NobodyMakesAPlayOfACompletedCycleAgain, "
             "CompletedCyclesTest.StarterBindsWhoIsToMoveWhenTheCycleIsComplete, "
             "DisturberTest.TheDeadSideMayNotGoRoundAgain, "
             "SquareTest.TheSecondRoundIsForbiddenAtItsLastPlay"),
    Rendered("ING96-G601", "spec/counting/area.h CountArea", "AreaTest.StonesAndSurroundedSpacesCount"),
    Rendered("ING96-G602", "spec/counting/fill_in.h CountByFillingIn",
             "FillInTest.TheLastSpaceDecidesAnEvenGame"),
    Rendered("ING96-G603", "spec/counting/fill_in.h FillInSide",
             "FillInTest.WorkedExampleWithEightPointCompensation"),
    Rendered("ING96-G604", "spec/counting/fill_in.h FillInSide",
             "FillInTest.WorkedExampleWithFourPointPenalty"),
    Rendered("ING96-G605", "spec/counting/area.h CountArea", "AreaTest.SharedSpacesBelongToNobody"),
    NotModelled("ING96-G606", "where on the board the count is shown changes no count"),
    Rendered("ING96-G607", "spec/counting/outcome.h Decide, tournament/law/handicap.h HandicapOf",
             "OutcomeTest.CompensationGoesToWhite, HandicapsByRankTest.ExamplesOf1996"),
    Rendered("ING96-G608", "tournament/law/clock.h Clock", "ClockTest.CountedWithPenalties"),
    Rendered("ING96-G609", "spec/counting/fill_in.h CountByFillingIn",
             "FillInTest.TheLastSpaceDecidesAnEvenGame"),
    NotModelled("ING96-G610", "where on the board the count is shown changes no count"),
    Rendered("ING96-G611", "spec/counting/fill_in.h Difference",
             "FillInTest.WorkedExampleWithEightPointCompensation"),
};

}  // namespace

std::span<const Clause> ClausesOfIng96Glossary() { return kIng96GlossaryClauses; }

}  // namespace hotstone::spec
