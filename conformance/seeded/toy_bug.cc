// The mistakes of the toy engine as a table, and the parser of their command-line names.
//
// A row has the mistake, its name, the wrong behaviour in words that continue "the engine", the
// rules under which it shows, the program that was seen to make it, if any, and whether it needs a
// minimum board size or a certain way of asking. The rows go from ko and superko over captures and
// suicide to boards, turns and memory.
//
// For example "snapback-is-ko@13" is the row kKoAfterAnyOneStone on boards of 13 lines and more:
// ParseToyMistake finds the row by the name before the sign and reads the number of lines after it.
#include "conformance/seeded/toy_bug.h"

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "spec/words/nearest_word.h"

namespace hotstone::conformance {
namespace {

constexpr char kAnyRules[] = "basic-only,self_removal=any";
constexpr char kPositionalRules[] = "simplified-ing,self_removal=none";
constexpr char kSituationalRules[] = "aga-like";
constexpr char kTrompRules[] = "tromp-taylor";

ToyMistake Own(ToyBug bug) { return {bug}; }
ToyMistake Changed(ToyCondition condition, ToyChange change, char color = '.') {
  return {ToyBug::kNothing, 0, condition, change, color};
}

// "ko-alone:left-out" and "ko-alone:left-out:black".
absl::StatusOr<ToyMistake> ParseChange(std::string_view text, int from_size) {
  const std::vector<std::string> words = absl::StrSplit(std::string(text), ':');
  const auto unknown = [&](const std::vector<std::string>& names) {
    return absl::InvalidArgumentError(absl::StrCat(
        "\"", std::string(text),
        "\" is not a changed condition of the toy engine; known: ", absl::StrJoin(names, ", ")));
  };
  std::vector<std::string> names;
  for (const ToyConditionEntry& entry : ToyConditions()) {
    names.push_back(entry.name + ":");
    if (entry.name != words[0]) continue;
    std::vector<std::string> changes;
    for (const ToyChange change : entry.changes) {
      changes.push_back(absl::StrCat(entry.name, ":", std::string(ToyChangeName(change))));
      if (ToyChangeName(change) != words[1]) continue;
      const bool black = words.size() == 3 && words[2] == "black";
      const bool white = words.size() == 3 && words[2] == "white";
      if (words.size() > 2 && !black && !white) break;
      return ToyMistake{ToyBug::kNothing, from_size, entry.condition, change,
                        black   ? 'B'
                        : white ? 'W'
                                : '.'};
    }
    return unknown(changes);
  }
  return unknown(names);
}

}  // namespace

const std::vector<ToyBugEntry>& ToyBugs() {
  using B = ToyBug;
  using C = ToyCondition;
  using H = ToyChange;
  static const std::vector<ToyBugEntry> bugs = {
      {Changed(C::kKoOneTaken, H::kNever), "no-ko", "has no ko rule", kToyBasicRules,
       "brilee/MuGo#25"},
      {Changed(C::kKoOneTaken, H::kNever, 'W'), "no-ko-for-black",
       "binds only White by the ko rule"},
      {Changed(C::kKoOneTaken, H::kNever, 'B'), "no-ko-for-white",
       "binds only Black by the ko rule"},
      {Own(B::kKoAfterAnyOneStone), "snapback-is-ko",
       "treats a snapback as a ko: any capture of one stone forbids the retake", kToyBasicRules,
       "Sagebati/goban#13, Rochester-NRT/RocAlphaGo#27"},
      {Changed(C::kKoAlone, H::kLeftOut), "ko-within-a-chain",
       "treats it as a ko when a chain of several stones captures one"},
      {Own(B::kKoAfterTwoStones), "ko-after-two-stones",
       "also forbids the retake after a capture of two stones", kToyBasicRules,
       "acristescu/OnlineGo#93"},
      {Own(B::kKoAfterAnyCapture), "ko-after-any-capture",
       "forbids an immediate play into the space of any capture"},
      {Own(B::kKoPointOfTheTaker), "ko-point-is-own-stone",
       "stores the capturing stone as the forbidden point, instead of the captured one"},
      {Own(B::kKoPointNextDoor), "ko-point-next-door", "forbids the point to the right of the ko"},
      {Own(B::kKoPointTransposed), "ko-point-transposed",
       "swaps column and row of the forbidden point"},
      {Own(B::kKoPointOf8Bits), "ko-point-of-8-bits",
       "stores the forbidden point in one byte, enough for 256 points", kToyBasicRules, "", 17},
      {Own(B::kKoBindsTheTaker), "ko-binds-the-taker",
       "forbids the ko to the player who took it instead of the opponent"},
      {Own(B::kKoOutlastsPass), "ko-outlasts-a-pass", "does not let a pass lift the ban"},
      {Changed(C::kPassLiftsBan, H::kNever), "ko-outlasts-two-passes",
       "lets only a play lift the ban, so that two passes do not", kToyBasicRules,
       "docs/results/conformance/sabaki.md"},
      {Own(B::kKoOutlastsPlay), "ko-outlasts-a-play", "lifts the ban one play too late"},
      {Own(B::kKoForBothColours), "ko-for-both-colours",
       "prevents the player who took the ko from filling it on the next turn"},
      {Changed(C::kBanLastsOnePly, H::kNever), "ko-for-ever",
       "does not lift the ban until another ko is taken"},
      {Own(B::kKoOutlastsAnotherKo), "ko-outlasts-another-ko",
       "does not lift the ban if the answer takes another ko"},
      {Own(B::kNoKoAtEdge), "no-ko-at-the-edge", "does not detect a ko at the edge"},
      {Own(B::kNoKoInCorner), "no-ko-in-the-corner", "does not detect a ko in the corner"},
      {Own(B::kNoKoInside), "no-ko-inside", "does not detect a ko away from the edges"},
      {Own(B::kNoKoAtFirstPoint), "no-ko-at-the-first-point",
       "uses the number 0, that of the upper left corner, to mean \"no ko\""},
      {Own(B::kNoKoAtA1), "no-ko-at-a1",
       "uses the number 0, that of the lower left corner A1, to mean \"no ko\""},
      {Own(B::kNoKoAtTengen), "no-ko-at-tengen",
       "uses the number of the middle point to mean \"no ko\""},
      {Own(B::kOnlySimpleKo), "superko-is-simple-ko", "has simple ko only, no superko",
       kPositionalRules, "kobanium/TamaGo#57"},
      {Changed(C::kForbidsRepetition, H::kNever), "superko-missing", "has neither superko nor ko",
       kPositionalRules, "Rochester-NRT/RocAlphaGo#152"},
      {Own(B::kSuperkoLooksBackFive), "superko-looks-back-five",
       "compares with the last five positions only", kPositionalRules,
       "docs/results/conformance/goban.md"},
      {Own(B::kSuperkoLooksBackHundred), "superko-looks-back-100",
       "compares with the last 100 positions only", kPositionalRules, "", 17},
      {Own(B::kSuperkoTableOf361), "superko-table-of-361",
       "has room for 361 positions of a game and forgets later ones", kPositionalRules, "", 17},
      {Own(B::kSuperkoForgetsAt500), "superko-forgets-at-500",
       "forgets the earlier positions when a game has 500 plies", kPositionalRules,
       "docs/results/conformance/gnugo.md", 17},
      {Own(B::kSuperkoOfSingleStones), "superko-of-single-stones",
       "compares only after plays that capture exactly one stone", kPositionalRules},
      {Changed(C::kComparesWithStart, H::kNever), "superko-forgets-the-start",
       "does not remember the position that the game started from", kPositionalRules,
       "docs/results/conformance/tenuki.md"},
      {Changed(C::kPastOutlastsPass, H::kNever), "superko-forgets-at-a-pass",
       "forgets the positions before a pass", kPositionalRules},
      {Own(B::kSuperkoForgetsAtCapture), "superko-forgets-at-a-capture",
       "forgets the positions before a capture of several stones", kPositionalRules},
      {Own(B::kSuperkoForgetsAtEight), "superko-forgets-at-eight",
       "forgets the positions before a capture of eight stones or more", kPositionalRules},
      {Own(B::kSuperkoForgetsAtChains), "superko-forgets-at-chains",
       "forgets the positions before a capture of several chains", kPositionalRules},
      {Own(B::kSuperkoNotAfterEight), "superko-not-after-eight",
       "does not compare after a capture of eight stones or more", kPositionalRules},
      {Own(B::kSuperkoNotAfterChains), "superko-not-after-chains",
       "does not compare after a capture of several chains", kPositionalRules},
      {Own(B::kSuperkoDropsEight), "superko-drops-eight",
       "does not remember the position after a capture of eight stones or more", kPositionalRules},
      {Own(B::kSuperkoDropsChains), "superko-drops-chains",
       "does not remember the position after a capture of several chains", kPositionalRules},
      {Changed(C::kComparesAnyTurn, H::kNever), "superko-counts-the-turn",
       "forbids a repetition only by the same player, though the rule is positional",
       kPositionalRules},
      {Changed(C::kComparesTurn, H::kLeftOut), "superko-ignores-the-turn",
       "forbids every repetition of the board, though the rule asks whose turn it is",
       kSituationalRules, "acristescu/OnlineGo#93"},
      {Changed(C::kComparesAfterOwnRemoval, H::kNever), "superko-not-for-own-removal",
       "does not compare after a play that removes the player's own stones", kTrompRules,
       "docs/results/conformance/gnugo.md"},
      {Own(B::kSuperkoNotThePresent), "superko-not-the-present",
       "never compares with the position before the play", kTrompRules,
       "docs/results/conformance/goban.md"},
      {Own(B::kSuperkoRefusesPass), "superko-refuses-a-pass",
       "refuses a pass because the position repeats", kSituationalRules},
      {Changed(C::kComparesColour, H::kNever), "hash-without-colour",
       "compares which points are occupied, but not by which colour", kPositionalRules},
      {Own(B::kHashKeepsCaptured), "hash-keeps-captured",
       "does not remove captured stones from the hash that it compares", kPositionalRules,
       "ujh/iomrascalai#100"},
      {Changed(Nth(C::kComparesCorner, 2), H::kNever), "hash-of-the-first-point",
       "has a zero hash for the first point, so that a play there repeats the position",
       kPositionalRules, "Sagebati/goban#16"},
      {Changed(C::kComparesWhite, H::kNever), "hash-of-black-stones",
       "compares the black stones only", kPositionalRules},
      {Own(B::kHashUpToSymmetry), "hash-up-to-symmetry",
       "takes a position for the same when it is mirrored or turned", kPositionalRules},
      {Own(B::kHashUpToExchange), "hash-up-to-exchange",
       "takes a position for the same when it is mirrored or turned with the colours exchanged",
       kPositionalRules},
      {Own(B::kHashIndexOf8Bits), "hash-index-of-8-bits",
       "has 256 hash keys of a colour, so that points of a larger board share them",
       kPositionalRules, "", 17},
      {Own(B::kHashOfTwoPoints), "hash-of-two-points",
       "has the same hash key for the first point and the middle", kPositionalRules},
      {Own(B::kHashWithoutMiddle), "hash-without-the-middle",
       "has a zero hash for the middle point", kPositionalRules},
      {Own(B::kAllowsSuicide), "allows-suicide",
       "permits plays that leave the player's own stones without liberties", kToyBasicRules,
       "19x19/Baduk#45"},
      {Own(B::kAllowsSuicideOfOne), "allows-suicide-of-one",
       "permits a single stone without liberties"},
      {Own(B::kAllowsSuicideOfSeveral), "allows-suicide-of-several",
       "permits plays that leave several of the player's own stones without liberties"},
      {Own(B::kRefusesSuicide), "refuses-suicide", "refuses suicide, which the rules permit",
       kTrompRules, "lightvector/KataGo#554"},
      {Own(B::kRefusesSuicideOfOne), "refuses-suicide-of-one",
       "refuses suicide of a single stone, which the rules permit", kAnyRules},
      {Own(B::kRefusesSuicideOfSeveral), "refuses-suicide-of-several",
       "refuses suicide of several stones, which the rules permit", kTrompRules},
      {Own(B::kWhiteMayCommitSuicide), "white-may-commit-suicide",
       "forbids suicide only for Black"},
      {Own(B::kAllowsSuicideThatJoins), "allows-suicide-that-joins",
       "permits suicide by a play that joins at least two chains"},
      {Own(B::kAllowsSuicideThatJoinsThree), "allows-suicide-that-joins-three",
       "permits suicide by a play that joins at least three chains"},
      {Own(B::kSuicideBeforeCapture), "suicide-before-capture",
       "checks for a liberty before it captures, and so refuses captures from the inside",
       kToyBasicRules, "19x19/Baduk#45"},
      {Own(B::kOwnStonesRemovedFirst), "own-stones-removed-first",
       "removes the player's own stones without a liberty before it looks for captures",
       kTrompRules},
      {Own(B::kBothRemoved), "both-removed",
       "removes the stones of both players if neither have liberties"},
      {Own(B::kSuicideLeavesStones), "suicide-leaves-stones",
       "permits suicide and leaves the stones on the board", kTrompRules},
      {Changed(C::kOwnAllStones, H::kNever), "suicide-removes-one-stone",
       "removes only the stone played if a whole chain has no liberties", kTrompRules},
      {Own(B::kSuicideSeesNoOwnChain), "suicide-sees-no-own-chain",
       "treats a play without a free neighbour as suicide even if it joins a chain with liberties"},
      {Own(B::kRefusesOwnEye), "refuses-own-eye",
       "refuses to fill the player's own eye, as playouts do"},
      {Changed(C::kTakesWithoutLiberty, H::kNever), "captures-nothing", "never captures"},
      {Changed(C::kTakesAllChains, H::kNever), "captures-one-chain",
       "captures only one chain if a play captures several"},
      {Own(B::kCapturesTwoChains), "captures-two-chains",
       "captures only two chains if a play captures more"},
      {Own(B::kCapturesNotToTheLeft), "captures-not-to-the-left", "misses captures to the left"},
      {Changed(Nth(C::kTakes, 2), H::kNever), "captures-not-upwards", "misses captures above"},
      {Changed(C::kTakesWithoutLiberty, H::kNever, 'W'), "white-captures-nothing",
       "captures only for Black"},
      {Changed(C::kTakesWithoutLiberty, H::kNever, 'B'), "black-captures-nothing",
       "captures only for White"},
      {Changed(C::kTakesAllStones, H::kNever), "captures-one-stone-of-a-chain",
       "removes only the neighbouring stone of a chain"},
      {Own(B::kCapturesTenStonesOfChain), "captures-ten-stones-of-a-chain",
       "removes at most ten stones of a chain", kToyBasicRules, "", 5},
      {Own(B::kCaptures255StonesOfChain), "captures-255-stones-of-a-chain",
       "removes at most 255 stones of a chain", kToyBasicRules, "", 17},
      {Own(B::kCapturesNoLongChain), "captures-no-long-chain",
       "does not capture chains of more than ten stones", kToyBasicRules, "", 5},
      {Changed(Nth(C::kTakesSize, 9 - kFirstSize), H::kNever), "captures-no-nine-stones",
       "does not capture chains of exactly nine stones", kToyBasicRules, "", 5},
      {Own(B::kCapturesSingleStonesOnly), "captures-single-stones-only",
       "captures only single stones"},
      {Own(B::kCapturesWhatIsInAtari), "captures-what-is-in-atari",
       "removes a stone in atari along with a chain that it captures"},
      {Own(B::kEdgeIsLiberty), "edge-is-a-liberty",
       "counts the points beyond the edges as liberties"},
      {Own(B::kRightEdgeIsLiberty), "right-edge-is-a-liberty",
       "counts the point beyond the right edge as a liberty"},
      {Own(B::kTopEdgeIsLiberty), "top-edge-is-a-liberty",
       "counts the point beyond the top edge as a liberty"},
      {Own(B::kCornerIsLiberty), "corner-is-a-liberty", "counts one liberty too many in corners"},
      {Own(B::kDiagonalLiberty), "diagonal-liberties", "counts diagonal points as liberties"},
      {Own(B::kDiagonalChain), "diagonal-chains", "treats diagonal stones as connected"},
      {Own(B::kRowsWrap), "rows-wrap",
       "treats the end of a row and the start of the next one as neighbours"},
      {Own(B::kColumnsWrap), "columns-wrap",
       "treats the top and the bottom of a column as neighbours"},
      {Own(B::kLastColumnUnseen), "last-column-unseen",
       "does not see the last column from the second to last"},
      {Own(B::kTopRowUnseen), "top-row-unseen", "does not see the top row from the one below"},
      {Own(B::kLibertiesOfOneStone), "liberties-of-one-stone",
       "counts the liberties of the neighbouring stone, not those of its chain"},
      {Own(B::kFloodStopsAtTwelve), "flood-stops-at-twelve",
       "follows a chain for at most twelve stones", kToyBasicRules, "", 5},
      {Own(B::kFloodStopsAtHundred), "flood-stops-at-a-hundred",
       "follows a chain for at most a hundred stones", kToyBasicRules, "", 13},
      {Own(B::kLibertiesOfSignedByte), "liberties-of-a-signed-byte",
       "counts liberties in a signed byte, so that a chain with 128 of them has none",
       kToyBasicRules, "", 17},
      {Own(B::kVisitedOf64Bits), "visited-of-64-bits", "marks visited points in a 64-bit word",
       kToyBasicRules, "", 9},
      {Own(B::kIndexOf8Bits), "index-of-8-bits",
       "stores the points of a chain in bytes, enough for 256 points", kToyBasicRules, "", 17},
      {Own(B::kWidthNeverAbove13), "width-never-above-13", "has rows of at most thirteen points",
       kToyBasicRules, "", 14},
      {Own(B::kColumnI), "column-i", "names a column I, which GTP omits", kToyBasicRules, "", 9},
      {Changed(C::kNotOnOwn, H::kNever), "plays-on-own-stone",
       "permits a play on the player's own stone"},
      {Changed(C::kNotOnOther, H::kNever), "plays-on-other-stone",
       "permits a play on the opponent's stone"},
      {Own(B::kQuestionLiftsKo), "question-lifts-ko",
       "forgets the ban when it is asked about the forbidden point"},
      {Own(B::kRefusedPlayLiftsKo), "refused-play-lifts-ko",
       "forgets the ban when a play is refused"},
      {Changed(Nth(C::kRefusalKeepsStones, 2), H::kNever), "refused-suicide-stays",
       "refuses a stone as suicide but leaves it on the board"},
      {Own(B::kRefusedSuperkoStays), "refused-superko-stays",
       "refuses a play by superko but leaves its result on the board", kPositionalRules},
      {Own(B::kTwoPassesClearBoard), "two-passes-clear-the-board",
       "clears the board after two passes"},
      {Own(B::kMovesForTwoBoards), "moves-for-two-boards",
       "has room for twice as many moves as the board has points, and refuses later plays"},
      {Changed(C::kUndoRestoresBan, H::kNever), "undo-forgets-ko",
       "forgets the ban when a play is taken back", kToyBasicRules, "ligi/gobandroid#139", 0, true},
      {Changed(C::kUndoForgetsPlay, H::kNever), "undo-keeps-history",
       "remembers positions that were taken back", kPositionalRules, "herzbube/littlego#289", 0,
       true},
      {Own(B::kUndoOfPassForgets), "undo-of-a-pass-forgets",
       "forgets the position in which a pass is taken back", kPositionalRules},
      {Own(B::kClearBoardKeepsKo), "clear-board-keeps-ko",
       "keeps the ban of the last game on a new board"},
      {Changed(C::kNewGameForgets, H::kNever), "clear-board-keeps-history",
       "remembers the positions of earlier games", kPositionalRules},
      {Own(B::kHandicapOnThirdLine), "handicap-on-third-line",
       "places fixed handicaps on the third line of every board", kToyBasicRules, "", 13, false,
       true},
      {Own(B::kHandicapThirdAtRight), "handicap-third-at-right",
       "places the third stone of a fixed handicap at the lower right", kToyBasicRules, "", 0,
       false, true},
      {Own(B::kHandicapOfOne), "handicap-of-one", "takes one stone for a fixed handicap",
       kToyBasicRules, "", 0, false, true},
      {Own(B::kHandicapOnStones), "handicap-on-stones",
       "places a fixed handicap on a board that has stones", kToyBasicRules, "", 0, false, true},
      {Own(B::kPrisonersByPlay), "prisoners-by-play",
       "counts a capture of several stones as one prisoner", kToyBasicRules, "", 0, false, true},
      {Own(B::kUndoKeepsPrisoners), "undo-keeps-prisoners",
       "keeps the prisoners of a play that was taken back", kToyBasicRules, "", 0, false, true},
      {Own(B::kClearBoardKeepsPrisoners), "clear-board-keeps-prisoners",
       "keeps the prisoners of the last game", kToyBasicRules, "", 0, false, true},
  };
  return bugs;
}

absl::StatusOr<ToyMistake> ParseToyMistake(std::string_view text) {
  const size_t at = text.find('@');
  const std::string_view name = text.substr(0, at);
  int from_size = 0;
  if (at != std::string_view::npos) {
    const std::string_view size = text.substr(at + 1);
    if (!absl::SimpleAtoi(std::string(size), &from_size) || from_size < 1 || from_size > 25) {
      return absl::InvalidArgumentError(
          absl::StrCat("\"", std::string(size), "\" after @ is not a board size from 1 to 25"));
    }
  }
  if (name == "clean") return ToyMistake{ToyBug::kNothing, from_size};
  if (name.find(':') != std::string_view::npos) return ParseChange(name, from_size);
  std::vector<std::string> names = {"clean"};
  for (const ToyBugEntry& entry : ToyBugs()) {
    if (entry.name == name) {
      ToyMistake mistake = entry.mistake;
      mistake.from_size = from_size;
      return mistake;
    }
    names.emplace_back(entry.name);
  }
  return absl::InvalidArgumentError(
      absl::StrCat("\"", std::string(name), "\" is not a mistake of the toy engine; known names: ",
                   absl::StrJoin(names, ", "), DidYouMean(name, names)));
}

}  // namespace hotstone::conformance
