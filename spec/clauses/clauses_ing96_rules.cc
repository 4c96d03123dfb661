// Front matter and rules 1 to 20 of the 1996 text (see clauses.h; the wording is in
// docs/reference/clauses.md).
#include "spec/clauses/clause_tables.h"

namespace hotstone::spec {
namespace {

constexpr Clause kIng96RulesClauses[] = {
    NotModelled("ING96-SUMMARY", "heading; see ING96-R3 to ING96-R6"),
    NotModelled("ING96-PREFACE", "history and preface"),
    NotModelled("ING96-PREFACE-six-rulings",
                "said of other rules; what these rules do is pictured: ING96-P1 to ING96-P6"),
    NotModelled("ING96-HISTORY-1", "history and preface"),
    NotModelled("ING96-HISTORY-2", "history and preface"),
    Rendered("ING96-HISTORY-3",
             "spec/rules/hot_stone.h SingleHotStoneBan, spec/rules/situation.h After, "
             "spec/ko/ko_class.h Classify",
             "HotStoneTest.APassLiftsTheBan, ClauseExamplesTest.TheLastKoIsRetakenAfterAPass, "
             "TextExamplesTest.HISTORY3HalfAPoint, "
             "TextExamplesTest.HISTORY3TheLastKoIsNotRetakenForEver"),
    Rendered("ING96-AFTERWORD-moves", "spec/rules/situation.h Judge",
             "PositionTest.TheGameStartsEmpty, PassesTest.TwoPauseAndFourEndTheGame"),
    Rendered("ING96-AFTERWORD-removal",
             "spec/board/board_play.h PlayAt, spec/rules/variation.h ChangesPosition",
             "BoardPlayTest.OwnChainIsRemovedWhenNothingIsCaptured, "
             "VariationTest.ForbidsExactlySingleStoneSelfRemoval"),
    Rendered("ING96-AFTERWORD-ko", "spec/ko/ko_class.h DisturbingKind, spec/ko/ko_cycle.h ClassifyCycle",
             "KoCycleTest.TheDeadSideDisturbs, KoCycleTest.InCoexistenceTheStarterDisturbs, "
             "KoCycleTest.RecycledThreats, KoCycleTest.SelfDisturbance, "
             "TextExamplesTest.P3MoonshineLife, TextExamplesTest.Q12G514SelfDisturbance"),
    Rendered("ING96-AFTERWORD-rare-kos",
             "spec/rules/hot_stone.h FindHotStones, spec/ko/ko_class.h Classify, "
             "spec/ko/cyclic_ko.h RemovesKoStonesRoundAndRound",
             "TextExamplesTest.S2Q8EternalLife, TextExamplesTest.S3Q9TheTripleKo, "
             "KoCycleTest.ACyclicKoIsDisturbingByTheAfterword, DisturberTest.ACyclicKoBindsWhoStartsIt"),
    Rendered("ING96-AFTERWORD-counting", "spec/counting/fill_in.h CountByFillingIn",
             "FillInTest.WithLentStonesTheIdentityAlwaysHolds"),
    NotModelled("ING96-AFTERWORD-features", "a list; each has a row of its own"),
    NotModelled("ING96-APPENDIX", "equipment"),
    Rendered("ING96-R1", "spec/counting/area.h CountArea",
             "AreaTest.EveryPointIsCountedOnceAndColoursAreAlike"),
    Rendered("ING96-R1-goe", "spec/counting/area.h CountArea",
             "AreaTest.EveryPointIsCountedOnceAndColoursAreAlike, AreaTest.SharedSpacesBelongToNobody"),
    NotModelled("ING96-R1-skill-and-integrity", "conduct"),
    NotModelled("ING96-R1-principles-and-rules",
                "history and preface; that plays end is what the termination claim asks"),
    NotModelled("ING96-R1-goe-art", "conduct"),
    NotModelled("ING96-R2", "heading"),
    Rendered("ING96-R2-game", "spec/counting/outcome.h Decide", "OutcomeTest.CompensationGoesToWhite"),
    NotModelled("ING96-R2-goe-conduct", "conduct"),
    NotModelled("ING96-R2-goe-equipment", "equipment; that the sets are complete is taken as given"),
    NotModelled("ING96-R2-shoutan", "conduct"),
    Rendered("ING96-R3", "spec/rules/situation.h Judge, spec/rules/variation.h ChangesPosition",
             "VariationTest.ForbidsExactlySingleStoneSelfRemoval, PassesTest.APassIsAlwaysLegalUntilTheEnd"),
    Rendered("ING96-R3-move", "spec/rules/situation.h Judge, spec/rules/situation.h After",
             "PositionTest.TheGameStartsEmpty, PassesTest.TwoPauseAndFourEndTheGame, "
             "VariationTest.RemovingOnesOwnSingleStoneChangesNothing"),
    Rendered("ING96-R3-board-play",
             "spec/rules/variation.h ChangesPosition, spec/rules/self_removal.h ForbidsSelfRemoval, "
             "spec/rules/hot_stone.h FindHotStones, spec/rules/square.h SquareRule, "
             "spec/rules/completed_cycles.h MakeCompletedCycleRule",
             "SelfRemovalTest.ExhaustiveUpToThreeByThree, HotStoneTest.AStoneThatTookOneIsHot, "
             "SquareTest.TheSecondRoundIsForbiddenAtItsLastPlay, SquareTest.EqualsTheDefinition, "
             "SquareTest.PositionsAloneAreAReadingOfTheirOwn, "
             "DisturberTest.WhereNobodyIsNamedBothMayBeBound"),
    Rendered("ING96-R3-pass-play", "spec/rules/situation.h IsPaused, spec/rules/game.h AgreeDead",
             "PassesTest.TwoPauseAndFourEndTheGame, GameTest.AgreementTakesDeadStonesOffDuringThePause"),
    Rendered("ING96-R3-handicap-game", "spec/rules/situation.h StartOf", "HandicapTest.WhiteMustPassFirst"),
    Rendered("ING96-R4", "spec/board/board_play.h PlayAt, spec/board/chains.h ChainAt",
             "BoardPlayTest.OpponentsStonesAreRemovedFirst, ChainsTest.ALibertyCountsOnce"),
    Rendered("ING96-R4-life-and-death", "spec/ko/breath.h KoPositions",
             "BreathTest.EyeAndKoBreaths, BreathTest.ExternalBreaths"),
    Rendered("ING96-R4-breath-type", "spec/ko/breath.h KoGroup, spec/ko/ko_class.h Classify",
             "BreathTest.ExternalBreaths, KoClassTest.UnequalExternalBreathsDoNotBalance, "
             "KoClassTest.TheSideWithoutAnEyeIsDead"),
    Rendered("ING96-R4-breath-shape",
             "spec/ko/breath.h KoGroup, spec/ko/ko_class.h FightingKind, spec/ko/ko_class.h DisturbingKind",
             "BreathTest.EyeAndKoBreaths, BreathTest.SharedAndKoBreaths, BreathTest.KoBreathsAlone, "
             "KoClassTest.EternalLifeIsFightingWithTwoStones"),
    Rendered("ING96-R4-removal", "spec/board/board_play.h PlayAt, spec/board/chains.h IsLegal",
             "BoardPlayTest.OpponentsStonesAreRemovedFirst, BoardPlayTest.PlaysKeepPositionsLegal"),
    Rendered("ING96-R4-verification", "spec/rules/situation.h IsPaused", "GameTest.PlayMayGoOnAfterAPause"),
    Rendered("ING96-R5", "spec/rules/hot_stone.h FindHotStones, spec/rules/cycle_layer.h MakeCycleRule",
             "HotStoneTest.ABanIsExactlyAnImmediateReturn, HotKindsTest.TwinsInATripleKo, "
             "CompletedCyclesTest.NoBoardPlayIsMadeTwice"),
    Rendered("ING96-R5-invariations",
             "spec/rules/square.h SquareRule, spec/rules/completed_cycles.h MakeCompletedCycleRule",
             "HotKindsTest.EachReadingBansOnePlyOfEternalLife, "
             "SquareTest.TheSecondRoundIsForbiddenAtItsLastPlay, CompletedCyclesTest.NoBoardPlayIsMadeTwice"),
    Rendered("ING96-R5-ko",
             "spec/rules/hot_stone.h FindHotStones, spec/rules/completed_cycles.h MakeCompletedCycleRule",
             "HotKindsTest.EachReadingBansOnePlyOfEternalLife, CompletedCyclesTest.TheCycleMustBeComplete, "
             "CompletedCyclesTest.NoBoardPlayIsMadeTwice"),
    Rendered("ING96-R5-ko-shapes", "spec/ko/ko.h FindKos",
             "KoTest.ASingleKoIsAStoneAndItsMouth, KoTest.ADoubleKoHasTwoStones, "
             "KoTest.KosCanBeTakenAndTakenBack"),
    Rendered("ING96-R5-fighting-ko",
             "spec/rules/hot_stone.h FindHotStones, spec/rules/situation.h After, "
             "spec/rules/hot_scope.h ClassOfHotKo",
             "HotStoneTest.TheBanLastsOnePly, HotStoneTest.APassLiftsTheBan, "
             "HotKindsTest.TwinsInATripleKo, HotScopeTest.AFightingKoHasItsHotStones, "
             "TextExamplesTest.S1Q7TheSingleKo"),
    Rendered("ING96-R5-hot-stone", "spec/rules/hot_stone.h FindHotStones, spec/ko/ko.h FightsOf",
             "HotStoneTest.AStoneThatTookOneIsHot, HotStoneTest.NoBanWhenTwoStonesWereCaptured, "
             "HotKindsTest.AddingMakesTwoHot, HotKindsTest.TwinsInATripleKo, "
             "HotKindsTest.ADoubleKoHasTwinsUnderTheWideReadingOnly"),
    Rendered("ING96-R5-disturbing-ko", "spec/rules/completed_cycles.h MakeCompletedCycleRule",
             "CompletedCyclesTest.NobodyMakesAPlayOfACompletedCycleAgain, "
             "CompletedCyclesTest.StarterBindsWhoIsToMoveWhenTheCycleIsComplete, "
             "CompletedCyclesTest.NoBoardPlayIsMadeTwice, DisturberTest.TheDeadSideMayNotGoRoundAgain, "
             "DisturberTest.AFightingKoGoesOnForEver"),
    Rendered("ING96-R6", "spec/counting/fill_in.h CountByFillingIn",
             "FillInTest.WithLentStonesTheIdentityAlwaysHolds"),
    Rendered("ING96-R6-criteria", "spec/counting/area.h CountArea",
             "AreaTest.StonesAndSurroundedSpacesCount"),
    Rendered("ING96-R6-procedure", "spec/counting/fill_in.h CountByFillingIn",
             "FillInTest.WithLentStonesTheIdentityAlwaysHolds"),
    Rendered("ING96-R6-filling-in-all-stones", "spec/counting/fill_in.h CountByFillingIn",
             "FillInTest.TheLastSpaceDecidesAnEvenGame, "
             "FillInTest.WorthlessSharedSpacesBreakTheIdentityWithinTheSets"),
    Rendered("ING96-R6-positioning",
             "spec/counting/fill_in.h CountByFillingIn, spec/counting/penalties.h FillInWithAwards",
             "FillInTest.WorkedExampleWithEightPointCompensation, PenaltiesTest.WorkedExamplesInStones, "
             "PenaltiesAgreeTest.StonesCountTwoPointsEach"),
    Rendered("ING96-R6-counting",
             "spec/counting/fill_in.h Difference, spec/counting/outcome.h Decide, spec/counting/penalties.h "
             "DecideWithPenalties",
             "FillInTest.WorkedExampleWithEightPointCompensation, "
             "FillInTest.WorkedExampleWithFourPointPenalty, PenaltiesTest.WorkedExampleWithFourPointPenalty"),
    Rendered("ING96-R7", "tournament/law/standings.h Standings",
             "StandingsTest.TieBreaksOf1996LeaveTheTiesOfARoundRobin"),
    NotModelled("ING96-R7-tournament-agreement", "outside the game"),
    NotModelled("ING96-R7-game-arrangement", "outside the game"),
    Rendered("ING96-R7-tournament-system", "tournament/courses/tournament_formats.h ForEachTournament",
             "StandingsAgreeTest.AllTournamentsAreThere, StandingsAgreeTest.LeastTies"),
    Rendered("ING96-R7-primary-scores", "tournament/law/standings.h Standings",
             "StandingsTest.TieBreaksOf1996LeaveTheTiesOfARoundRobin, StandingsTest.DrawnGames, "
             "StandingsTest.ByesAndDoubleResults"),
    Rendered("ING96-R7-secondary-scores",
             "tournament/law/standings.h Standings, tournament/law/standings_system.h CombinationParts",
             "StandingsTest.TieBreaksOf1996LeaveTheTiesOfARoundRobin, "
             "StandingsTest.TieBreaksOf1996AsFactors, StandingsTest.FewerLostGamesAreBetter"),
    Rendered("ING96-R8", "spec/counting/outcome.h Decide", "OutcomeTest.CompensationGoesToWhite"),
    Rendered("ING96-R8-handicap", "tournament/law/handicap.h HandicapOf, tournament/law/rank.h ParseRank",
             "HandicapsByRankTest.ExamplesOf1996, HandicapsByRankTest.WhoMayHaveBlack, RankTest.WordsInUse"),
    NotModelled("ING96-R8-compensation-points",
                "outside the game; whatever is agreed on can be set as compensation"),
    NotModelled("ING96-R8-choosing-colors", "outside the game"),
    Rendered("ING96-R8-fixed-compensation", "spec/counting/outcome.h Decide",
             "OutcomeTest.BlackWinsTies, OutcomeTest.EightPointsLeaveNoDrawAndNoTieOnOddBoards"),
    NotModelled("ING96-R8-non-fixed-compensation",
                "outside the game; any number of points can be set as compensation"),
    Rendered("ING96-R8-ping-ranks",
             "tournament/law/handicap_system.h PointsBelowOnePing, tournament/law/handicap.h HandicapOf",
             "HandicapsByRankTest.ExamplesOf1996, HandicapsByRankTest.GamesAreWorthTheDifference"),
    Rendered("ING96-R8-duan-ranks",
             "tournament/law/handicap_system.h PointsBelowOnePing, tournament/law/handicap.h HandicapOf",
             "HandicapsByRankTest.ExamplesOf1996, HandicapsByRankTest.ScalesLieSideBySide, "
             "HandicapsByRankTest.WhatIsLeftBeyondWholePlays"),
    Rendered("ING96-R8-ji-rank",
             "tournament/law/handicap_system.h PointsBelowOnePing, tournament/law/handicap.h HandicapOf",
             "HandicapsByRankTest.ExamplesOf1996, HandicapsByRankTest.ScalesLieSideBySide"),
    Rendered("ING96-R9", "tournament/law/clock.h Clock", "ClockTest.TwoPointsForEachSixth"),
    Rendered("ING96-R9-time-limits", "tournament/law/clock_agreement.h AgreementNotes",
             "ClockTest.AgreementsBeyondTheText, ClockTest.BreaksAndPauses"),
    Rendered("ING96-R9-basic-time", "tournament/law/clock.h Clock",
             "ClockTest.BasicTimeIsFree, ClockTest.AgreementsBeyondTheText"),
    Rendered("ING96-R9-additional-time",
             "tournament/law/clock.h Clock, tournament/law/clock_agreement.h AdditionalTime",
             "ClockTest.TwoPointsForEachSixth, ClockTest.SecondReadingOf1996"),
    Rendered("ING96-R9-penalty-points",
             "tournament/law/clock.h Clock, tournament/law/clock_rules.h PeriodEnd",
             "ClockTest.TwoPointsForEachSixth, ClockTest.APeriodsEndReached, "
             "ClockTest.WhatIsMoreThanSixPoints, ClockTest.SixthsOfWhatIsLeft"),
    Rendered("ING96-R9-second-reading",
             "tournament/law/clock.h Clock, tournament/law/clock_rules.h SecondEnd",
             "ClockTest.SecondReadingOf1996"),
    Rendered("ING96-R10", "tournament/law/clock.h Clock", "ClockTest.TardinessOf1996, ClockTest.Forfeits"),
    Rendered("ING96-R10-tardiness", "tournament/law/clock.h Clock, tournament/law/clock_rules.h LateSixth",
             "ClockTest.TardinessOf1996"),
    Rendered("ING96-R10-forfeitures", "tournament/law/clock.h Clock, tournament/law/clock_rules.h BothAbsent",
             "ClockTest.Forfeits, ClockTest.NeitherAppears"),
    Rendered("ING96-R10-exceeding-time-limits", "tournament/law/clock.h Clock",
             "ClockTest.WhatIsMoreThanSixPoints, ClockTest.SecondReadingOf1996"),
    NotModelled("ING96-R10-retracting-moves", "conduct; a move once played stands"),
    NotModelled("ING96-R10-penalized-mistakes",
                "an illegal move is refused with its reason instead of losing"),
    Rendered("ING96-R10-un-penalized-mistakes", "spec/counting/area.h CountArea",
             "ClauseExamplesTest.TheLastNeutralPointIsWorthTwo"),
    NotModelled("ING96-R10-suspension", "outside the game"),
    NotModelled("ING96-R10-disqualification", "outside the game"),
    Rendered("ING96-R11", "spec/board/board.h BoardSize", "BoardSizeTest.EverySideFromOneToNineteen"),
    Rendered("ING96-R11-lines", "spec/board/board.h PointName", "PointTest.NamesSkipTheLetterI"),
    Rendered("ING96-R11-points", "spec/board/board.h ParsePoint",
             "ClauseExamplesTest.CornersAndCentreHaveTheirNames"),
    Rendered("ING96-R12", "spec/counting/fill_in.h StoneSet", "FillInTest.EachSideOwnsHalfThePointsButOne"),
    Rendered("ING96-R12-color", "spec/board/color.h Color", "PositionTest.ColorSwapExchangesTheColours"),
    NotModelled("ING96-R12-shape", "equipment"),
    NotModelled("ING96-R12-dimensions", "equipment"),
    NotModelled("ING96-R12-weight", "equipment"),
    Rendered("ING96-R12-count", "spec/counting/fill_in.h StoneSet",
             "FillInTest.EachSideOwnsHalfThePointsButOne"),
    NotModelled("ING96-R13", "equipment"),
    NotModelled("ING96-R13-containers", "equipment"),
    NotModelled("ING96-R13-shape", "equipment"),
    NotModelled("ING96-R14", "equipment"),
    NotModelled("ING96-R14-counter", "equipment"),
    NotModelled("ING96-R14-shape", "equipment"),
    NotModelled("ING96-R14-slots", "equipment"),
    NotModelled("ING96-R15", "equipment"),
    NotModelled("ING96-R15-applications", "equipment"),
    NotModelled("ING96-R15-dimensions", "equipment"),
    NotModelled("ING96-R15-measuring-device", "equipment"),
    NotModelled("ING96-R15-operation", "equipment"),
    NotModelled("ING96-R16", "equipment"),
    NotModelled("ING96-R16-applications", "equipment"),
    NotModelled("ING96-R16-dimensions", "equipment"),
    NotModelled("ING96-R16-operation", "equipment"),
    NotModelled("ING96-R17", "outside the game"),
    NotModelled("ING96-R18", "outside the game"),
    NotModelled("ING96-R19", "outside the game"),
    NotModelled("ING96-R20", "outside the game"),
};

}  // namespace

std::span<const Clause> ClausesOfIng96Rules() { return kIng96RulesClauses; }

}  // namespace hotstone::spec
