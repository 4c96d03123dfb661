// The mistakes of the toy engine as a table, and the parser of their command-line names.
//
// A row has the mistake, its name, the wrong behaviour in words that continue "the engine", the
// rules under which it shows, whether it needs a minimum board size or a certain way of asking, and
// the program that was seen to make it, if any. The rows go from ko and superko over captures and
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

// The rules that most programs play.
constexpr char kBasicRules[] = "basic-only,self_removal=none";
constexpr char kAnyRules[] = "basic-only,self_removal=any";
constexpr char kPositionalRules[] = "simplified-ing,self_removal=none";
constexpr char kSituationalRules[] = "aga-like";
constexpr char kTrompRules[] = "tromp-taylor";

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
  static const std::vector<ToyBugEntry> bugs = {
      {B::kNoKo, "no-ko", "has no ko rule", kBasicRules, 0, false, "brilee/MuGo#25"},
      {B::kNoKoForBlack, "no-ko-for-black", "binds only White by the ko rule", kBasicRules, 0,
       false, ""},
      {B::kNoKoForWhite, "no-ko-for-white", "binds only Black by the ko rule", kBasicRules, 0,
       false, ""},
      {B::kKoAfterAnyOneStone, "snapback-is-ko",
       "treats a snapback as a ko: any capture of one stone forbids the retake", kBasicRules, 0,
       false, "Sagebati/goban#13, Rochester-NRT/RocAlphaGo#27"},
      {B::kKoWithinChain, "ko-within-a-chain",
       "treats it as a ko when a chain of several stones captures one", kBasicRules, 0, false, ""},
      {B::kKoAfterTwoStones, "ko-after-two-stones",
       "also forbids the retake after a capture of two stones", kBasicRules, 0, false,
       "acristescu/OnlineGo#93"},
      {B::kKoAfterAnyCapture, "ko-after-any-capture",
       "forbids an immediate play into the space of any capture", kBasicRules, 0, false, ""},
      {B::kKoPointOfTheTaker, "ko-point-is-own-stone",
       "stores the capturing stone as the forbidden point, instead of the captured one",
       kBasicRules, 0, false, ""},
      {B::kKoPointNextDoor, "ko-point-next-door", "forbids the point to the right of the ko",
       kBasicRules, 0, false, ""},
      {B::kKoPointTransposed, "ko-point-transposed", "swaps column and row of the forbidden point",
       kBasicRules, 0, false, ""},
      {B::kKoPointOf8Bits, "ko-point-of-8-bits",
       "stores the forbidden point in one byte, enough for 256 points", kBasicRules, 17, false, ""},
      {B::kKoBindsTheTaker, "ko-binds-the-taker",
       "forbids the ko to the player who took it instead of the opponent", kBasicRules, 0, false,
       ""},
      {B::kKoOutlastsPass, "ko-outlasts-a-pass", "does not let a pass lift the ban", kBasicRules, 0,
       false, ""},
      {B::kKoOutlastsTwoPasses, "ko-outlasts-two-passes",
       "lets only a play lift the ban, so that two passes do not", kBasicRules, 0, false,
       "docs/results/conformance/sabaki.md"},
      {B::kKoOutlastsPlay, "ko-outlasts-a-play", "lifts the ban one play too late", kBasicRules, 0,
       false, ""},
      {B::kKoForBothColours, "ko-for-both-colours",
       "prevents the player who took the ko from filling it on the next turn", kBasicRules, 0,
       false, ""},
      {B::kKoForEver, "ko-for-ever", "does not lift the ban until another ko is taken", kBasicRules,
       0, false, ""},
      {B::kKoOutlastsAnotherKo, "ko-outlasts-another-ko",
       "does not lift the ban if the answer takes another ko", kBasicRules, 0, false, ""},
      {B::kNoKoAtEdge, "no-ko-at-the-edge", "does not detect a ko at the edge", kBasicRules, 0,
       false, ""},
      {B::kNoKoInCorner, "no-ko-in-the-corner", "does not detect a ko in the corner", kBasicRules,
       0, false, ""},
      {B::kNoKoInside, "no-ko-inside", "does not detect a ko away from the edges", kBasicRules, 0,
       false, ""},
      {B::kNoKoAtFirstPoint, "no-ko-at-the-first-point",
       "uses the number 0, that of the upper left corner, to mean \"no ko\"", kBasicRules, 0, false,
       ""},
      {B::kNoKoAtA1, "no-ko-at-a1",
       "uses the number 0, that of the lower left corner A1, to mean \"no ko\"", kBasicRules, 0,
       false, ""},
      {B::kNoKoAtTengen, "no-ko-at-tengen", "uses the number of the middle point to mean \"no ko\"",
       kBasicRules, 0, false, ""},
      {B::kOnlySimpleKo, "superko-is-simple-ko", "has simple ko only, no superko", kPositionalRules,
       0, false, "kobanium/TamaGo#57"},
      {B::kSuperkoNone, "superko-missing", "has neither superko nor ko", kPositionalRules, 0, false,
       "Rochester-NRT/RocAlphaGo#152"},
      {B::kSuperkoLooksBackFive, "superko-looks-back-five",
       "compares with the last five positions only", kPositionalRules, 0, false,
       "docs/results/conformance/goban.md"},
      {B::kSuperkoLooksBackEight, "superko-looks-back-8", "compares with the last 8 positions only",
       kPositionalRules, 0, false, ""},
      {B::kSuperkoLooksBackSixteen, "superko-looks-back-16",
       "compares with the last 16 positions only", kPositionalRules, 0, false, ""},
      {B::kSuperkoLooksBackThirtyTwo, "superko-looks-back-32",
       "compares with the last 32 positions only", kPositionalRules, 0, false, ""},
      {B::kSuperkoTableOf361, "superko-table-of-361",
       "has room for 361 positions of a game and forgets later ones", kPositionalRules, 17, false,
       ""},
      {B::kSuperkoOfSingleStones, "superko-of-single-stones",
       "compares only after plays that capture exactly one stone", kPositionalRules, 0, false, ""},
      {B::kSuperkoForgetsStart, "superko-forgets-the-start",
       "does not remember the position that the game started from", kPositionalRules, 0, false,
       "docs/results/conformance/tenuki.md"},
      {B::kSuperkoForgetsAtPass, "superko-forgets-at-a-pass", "forgets the positions before a pass",
       kPositionalRules, 0, false, ""},
      {B::kSuperkoForgetsAtCapture, "superko-forgets-at-a-capture",
       "forgets the positions before a capture of several stones", kPositionalRules, 0, false, ""},
      {B::kSuperkoCountsTurn, "superko-counts-the-turn",
       "forbids a repetition only by the same player, though the rule is positional",
       kPositionalRules, 0, false, ""},
      {B::kSuperkoIgnoresTurn, "superko-ignores-the-turn",
       "forbids every repetition of the board, though the rule asks whose turn it is",
       kSituationalRules, 0, false, "acristescu/OnlineGo#93"},
      {B::kSuperkoNotForOwnRemoval, "superko-not-for-own-removal",
       "does not compare after a play that removes the player's own stones", kTrompRules, 0, false,
       "docs/results/conformance/gnugo.md"},
      {B::kSuperkoNotThePresent, "superko-not-the-present",
       "never compares with the position before the play", kTrompRules, 0, false,
       "docs/results/conformance/goban.md"},
      {B::kSuperkoRefusesPass, "superko-refuses-a-pass",
       "refuses a pass because the position repeats", kSituationalRules, 0, false, ""},
      {B::kHashWithoutColour, "hash-without-colour",
       "compares which points are occupied, but not by which colour", kPositionalRules, 0, false,
       ""},
      {B::kHashKeepsCaptured, "hash-keeps-captured",
       "does not remove captured stones from the hash that it compares", kPositionalRules, 0, false,
       "ujh/iomrascalai#100"},
      {B::kHashOfFirstPoint, "hash-of-the-first-point",
       "has a zero hash for the first point, so that a play there repeats the position",
       kPositionalRules, 0, false, "Sagebati/goban#16"},
      {B::kHashOfBlackStones, "hash-of-black-stones", "compares the black stones only",
       kPositionalRules, 0, false, ""},
      {B::kHashUpToSymmetry, "hash-up-to-symmetry",
       "takes a position for the same when it is mirrored or turned", kPositionalRules, 0, false,
       ""},
      {B::kAllowsSuicide, "allows-suicide",
       "permits plays that leave the player's own stones without liberties", kBasicRules, 0, false,
       "19x19/Baduk#45"},
      {B::kAllowsSuicideOfOne, "allows-suicide-of-one", "permits a single stone without liberties",
       kBasicRules, 0, false, ""},
      {B::kAllowsSuicideOfSeveral, "allows-suicide-of-several",
       "permits plays that leave several of the player's own stones without liberties", kBasicRules,
       0, false, ""},
      {B::kRefusesSuicide, "refuses-suicide", "refuses suicide, which the rules permit",
       kTrompRules, 0, false, "lightvector/KataGo#554"},
      {B::kRefusesSuicideOfOne, "refuses-suicide-of-one",
       "refuses suicide of a single stone, which the rules permit", kAnyRules, 0, false, ""},
      {B::kRefusesSuicideOfSeveral, "refuses-suicide-of-several",
       "refuses suicide of several stones, which the rules permit", kTrompRules, 0, false, ""},
      {B::kWhiteMayCommitSuicide, "white-may-commit-suicide", "forbids suicide only for Black",
       kBasicRules, 0, false, ""},
      {B::kAllowsSuicideThatJoins, "allows-suicide-that-joins",
       "permits suicide by a play that joins at least two chains", kBasicRules, 0, false, ""},
      {B::kAllowsSuicideThatJoinsThree, "allows-suicide-that-joins-three",
       "permits suicide by a play that joins at least three chains", kBasicRules, 0, false, ""},
      {B::kSuicideBeforeCapture, "suicide-before-capture",
       "checks for a liberty before it captures, and so refuses captures from the inside",
       kBasicRules, 0, false, "19x19/Baduk#45"},
      {B::kOwnStonesRemovedFirst, "own-stones-removed-first",
       "removes the player's own stones without a liberty before it looks for captures",
       kTrompRules, 0, false, ""},
      {B::kBothRemoved, "both-removed",
       "removes the stones of both players if neither have liberties", kBasicRules, 0, false, ""},
      {B::kSuicideLeavesStones, "suicide-leaves-stones",
       "permits suicide and leaves the stones on the board", kTrompRules, 0, false, ""},
      {B::kSuicideRemovesOneStone, "suicide-removes-one-stone",
       "removes only the stone played if a whole chain has no liberties", kTrompRules, 0, false,
       ""},
      {B::kSuicideSeesNoOwnChain, "suicide-sees-no-own-chain",
       "treats a play without a free neighbour as suicide even if it joins a chain with liberties",
       kBasicRules, 0, false, ""},
      {B::kRefusesOwnEye, "refuses-own-eye", "refuses to fill the player's own eye, as playouts do",
       kBasicRules, 0, false, ""},
      {B::kCapturesNothing, "captures-nothing", "never captures", kBasicRules, 0, false, ""},
      {B::kCapturesOneChain, "captures-one-chain",
       "captures only one chain if a play captures several", kBasicRules, 0, false, ""},
      {B::kCapturesTwoChains, "captures-two-chains",
       "captures only two chains if a play captures more", kBasicRules, 0, false, ""},
      {B::kCapturesNotToTheLeft, "captures-not-to-the-left", "misses captures to the left",
       kBasicRules, 0, false, ""},
      {B::kCapturesNotUpwards, "captures-not-upwards", "misses captures above", kBasicRules, 0,
       false, ""},
      {B::kWhiteCapturesNothing, "white-captures-nothing", "captures only for Black", kBasicRules,
       0, false, ""},
      {B::kBlackCapturesNothing, "black-captures-nothing", "captures only for White", kBasicRules,
       0, false, ""},
      {B::kCapturesOneStoneOfChain, "captures-one-stone-of-a-chain",
       "removes only the neighbouring stone of a chain", kBasicRules, 0, false, ""},
      {B::kCapturesTenStonesOfChain, "captures-ten-stones-of-a-chain",
       "removes at most ten stones of a chain", kBasicRules, 5, false, ""},
      {B::kCaptures255StonesOfChain, "captures-255-stones-of-a-chain",
       "removes at most 255 stones of a chain", kBasicRules, 17, false, ""},
      {B::kCapturesNoLongChain, "captures-no-long-chain",
       "does not capture chains of more than ten stones", kBasicRules, 5, false, ""},
      {B::kCapturesNoNine, "captures-no-nine-stones",
       "does not capture chains of exactly nine stones", kBasicRules, 5, false, ""},
      {B::kCapturesSingleStonesOnly, "captures-single-stones-only", "captures only single stones",
       kBasicRules, 0, false, ""},
      {B::kCapturesWhatIsInAtari, "captures-what-is-in-atari",
       "removes a stone in atari along with a chain that it captures", kBasicRules, 0, false, ""},
      {B::kEdgeIsLiberty, "edge-is-a-liberty", "counts the points beyond the edges as liberties",
       kBasicRules, 0, false, ""},
      {B::kRightEdgeIsLiberty, "right-edge-is-a-liberty",
       "counts the point beyond the right edge as a liberty", kBasicRules, 0, false, ""},
      {B::kTopEdgeIsLiberty, "top-edge-is-a-liberty",
       "counts the point beyond the top edge as a liberty", kBasicRules, 0, false, ""},
      {B::kCornerIsLiberty, "corner-is-a-liberty", "counts one liberty too many in corners",
       kBasicRules, 0, false, ""},
      {B::kDiagonalLiberty, "diagonal-liberties", "counts diagonal points as liberties",
       kBasicRules, 0, false, ""},
      {B::kDiagonalChain, "diagonal-chains", "treats diagonal stones as connected", kBasicRules, 0,
       false, ""},
      {B::kRowsWrap, "rows-wrap",
       "treats the end of a row and the start of the next one as neighbours", kBasicRules, 0, false,
       ""},
      {B::kColumnsWrap, "columns-wrap", "treats the top and the bottom of a column as neighbours",
       kBasicRules, 0, false, ""},
      {B::kLastColumnUnseen, "last-column-unseen",
       "does not see the last column from the second to last", kBasicRules, 0, false, ""},
      {B::kTopRowUnseen, "top-row-unseen", "does not see the top row from the one below",
       kBasicRules, 0, false, ""},
      {B::kLibertiesOfOneStone, "liberties-of-one-stone",
       "counts the liberties of the neighbouring stone, not those of its chain", kBasicRules, 0,
       false, ""},
      {B::kFloodStopsAtTwelve, "flood-stops-at-twelve", "follows a chain for at most twelve stones",
       kBasicRules, 5, false, ""},
      {B::kFloodStopsAtHundred, "flood-stops-at-a-hundred",
       "follows a chain for at most a hundred stones", kBasicRules, 13, false, ""},
      {B::kLibertiesOfSignedByte, "liberties-of-a-signed-byte",
       "counts liberties in a signed byte, so that a chain with 128 of them has none", kBasicRules,
       17, false, ""},
      {B::kVisitedOf64Bits, "visited-of-64-bits", "marks visited points in a 64-bit word",
       kBasicRules, 9, false, ""},
      {B::kIndexOf8Bits, "index-of-8-bits",
       "stores the points of a chain in bytes, enough for 256 points", kBasicRules, 17, false, ""},
      {B::kWidthNeverAbove13, "width-never-above-13", "has rows of at most thirteen points",
       kBasicRules, 14, false, ""},
      {B::kColumnI, "column-i", "names a column I, which GTP omits", kBasicRules, 9, false, ""},
      {B::kPlaysOnOwnStone, "plays-on-own-stone", "permits a play on the player's own stone",
       kBasicRules, 0, false, ""},
      {B::kPlaysOnOtherStone, "plays-on-other-stone", "permits a play on the opponent's stone",
       kBasicRules, 0, false, ""},
      {B::kQuestionLiftsKo, "question-lifts-ko",
       "forgets the ban when it is asked about the forbidden point", kBasicRules, 0, false, ""},
      {B::kRefusedPlayLiftsKo, "refused-play-lifts-ko", "forgets the ban when a play is refused",
       kBasicRules, 0, false, ""},
      {B::kRefusedSuicideStays, "refused-suicide-stays",
       "refuses a stone as suicide but leaves it on the board", kBasicRules, 0, false, ""},
      {B::kRefusedSuperkoStays, "refused-superko-stays",
       "refuses a play by superko but leaves its result on the board", kPositionalRules, 0, false,
       ""},
      {B::kTwoPassesClearBoard, "two-passes-clear-the-board", "clears the board after two passes",
       kBasicRules, 0, false, ""},
      {B::kMovesForTwoBoards, "moves-for-two-boards",
       "has room for twice as many moves as the board has points, and refuses later plays",
       kBasicRules, 0, false, ""},
      {B::kUndoForgetsKo, "undo-forgets-ko", "forgets the ban when a play is taken back",
       kBasicRules, 0, true, "ligi/gobandroid#139"},
      {B::kUndoKeepsHistory, "undo-keeps-history", "remembers positions that were taken back",
       kPositionalRules, 0, true, "herzbube/littlego#289"},
      {B::kUndoOfPassForgets, "undo-of-a-pass-forgets",
       "forgets the position in which a pass is taken back", kPositionalRules, 0, false, ""},
      {B::kClearBoardKeepsKo, "clear-board-keeps-ko",
       "keeps the ban of the last game on a new board", kBasicRules, 0, false, ""},
      {B::kClearBoardKeepsHistory, "clear-board-keeps-history",
       "remembers the positions of earlier games", kPositionalRules, 0, false, ""},
      {B::kHandicapOnThirdLine, "handicap-on-third-line",
       "places fixed handicaps on the third line of every board", kBasicRules, 13, false, "", true},
      {B::kHandicapThirdAtRight, "handicap-third-at-right",
       "places the third stone of a fixed handicap at the lower right", kBasicRules, 0, false, "",
       true},
      {B::kHandicapOfOne, "handicap-of-one", "takes one stone for a fixed handicap", kBasicRules, 0,
       false, "", true},
      {B::kHandicapOnStones, "handicap-on-stones",
       "places a fixed handicap on a board that has stones", kBasicRules, 0, false, "", true},
      {B::kPrisonersByPlay, "prisoners-by-play",
       "counts a capture of several stones as one prisoner", kBasicRules, 0, false, "", true},
      {B::kUndoKeepsPrisoners, "undo-keeps-prisoners",
       "keeps the prisoners of a play that was taken back", kBasicRules, 0, false, "", true},
      {B::kClearBoardKeepsPrisoners, "clear-board-keeps-prisoners",
       "keeps the prisoners of the last game", kBasicRules, 0, false, "", true},
  };
  return bugs;
}

absl::StatusOr<ToyMistake> ParseToyMistake(std::string_view text) {
  const size_t at = text.find('@');
  const std::string_view name = text.substr(0, at);
  ToyMistake mistake;
  if (at != std::string_view::npos) {
    const std::string_view size = text.substr(at + 1);
    if (!absl::SimpleAtoi(std::string(size), &mistake.from_size) || mistake.from_size < 1 ||
        mistake.from_size > 25) {
      return absl::InvalidArgumentError(
          absl::StrCat("\"", std::string(size), "\" after @ is not a board size from 1 to 25"));
    }
  }
  if (name == "clean") return mistake;
  if (name.find(':') != std::string_view::npos) return ParseChange(name, mistake.from_size);
  std::vector<std::string> names = {"clean"};
  for (const ToyBugEntry& entry : ToyBugs()) {
    if (entry.name == name) {
      mistake.bug = entry.bug;
      return mistake;
    }
    names.emplace_back(entry.name);
  }
  return absl::InvalidArgumentError(
      absl::StrCat("\"", std::string(name), "\" is not a mistake of the toy engine; known names: ",
                   absl::StrJoin(names, ", "), DidYouMean(name, names)));
}

}  // namespace hotstone::conformance
