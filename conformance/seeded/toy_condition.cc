// The table of conditions, in the order of the rules: board, play, self-removal, ko, superko, and
// what a command must leave as it was.
//
// A row has the condition, its name, what the law does, the rules under which it matters, the words
// of spec/ that it comes from, and the changes. Families (directions, reasons of a refusal) are
// written once and unfolded.
//
// For example the row ko-alone, "sees a ko only if the stone that captured stands alone", has
// the words own.stones.size() != 1 of spec/board/single_hot_stone.cc. Left out, a chain that takes
// one stone makes a ko; one more, only a chain of two does.
#include "conformance/seeded/toy_condition.h"

#include <array>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"

namespace hotstone::conformance {
namespace {

using C = ToyCondition;
using H = ToyChange;
namespace W = toy_where;

// Where the law has a condition: a file of spec/ and the words there.
struct Words {
  std::string_view file;
  std::string_view code;
};

constexpr std::string_view kBoardH = "spec/board/board.h";
constexpr std::string_view kChains = "spec/board/chains.cc";
constexpr std::string_view kPlayFile = "spec/board/board_play.cc";
constexpr std::string_view kHotStone = "spec/board/single_hot_stone.cc";
constexpr std::string_view kSituation = "spec/rules/situation.cc";
constexpr std::string_view kSuperkoFile = "spec/rules/superko.cc";
constexpr std::string_view kGame = "spec/rules/game.cc";

constexpr Words kBeside{kPlayFile, "size.Neighbours(p)"};
constexpr Words kTakenStones{kPlayFile, "const Point stone : ChainAt(play.after, n).stones"};
constexpr Words kOccupied{kSituation, "!s.position.IsEmpty(*at)"};
constexpr Words kBansCleared{kSituation, "next.bans.clear()"};
constexpr Words kNextIsCopy{kSituation, "Situation next = s"};
constexpr Words kNewGame{kSituation, "return Situation{setup, to_move, 0, {}, rules.handicap}"};
constexpr Words kQuestion{kGame, "Judge(const Move& move) const"};
constexpr Words kPastCopied{kGame, "cycle_(other.cycle_->Clone())"};
constexpr Words kSeen{kSuperkoFile, "seen_.contains"};
constexpr Words kCells{kSuperkoFile, "play.after.cells()"};
constexpr Words kMaker{kSuperkoFile, "{play.after.cells(), Opponent(play.player)}"};
constexpr Words kForbids{kSuperkoFile, "std::optional<CycleBan> Forbids(const BoardPlay& play)"};
constexpr Words kStart{kSuperkoFile, "seen_{start.cells()}"};
constexpr Words kAfterPlay{kSuperkoFile, "AfterPlay(const BoardPlay& play)"};
constexpr Words kAfterPass{kSuperkoFile, "AfterPass(const Position"};

using Four = std::array<const char*, 4>;
constexpr Four kDirections = {"left", "right", "above", "below"};
constexpr Four kCorners = {"lower left", "lower right", "upper left", "upper right"};
constexpr Four kReasons = {"occupied", "ko", "suicide", "superko"};
constexpr Four kReasonWords = {"for an occupied point", "for ko", "as suicide", "for superko"};
constexpr std::array<ToyWhere, 4> kReasonRules = {W::kAlways, W::kSimpleKo, W::kNoSuicide,
                                                  W::kSuperko};

class Table {
 public:
  std::vector<ToyConditionEntry> Make() {
    Plays();
    KoRules();
    Superko();
    Commands();
    return std::move(rows_);
  }

 private:
  using Changes = std::vector<H>;

  void Add(C condition, std::string name, std::string law, ToyWhere where, Words words,
           Changes changes = {H::kNever}) {
    const bool whole = (condition >= C::kComparesBlack && condition < C::kComparesAfterPlay) ||
                       condition == C::kUndoReopens || condition == C::kComparesWithEmptyStart ||
                       condition == C::kUndoForgetsPlay || condition == C::kUndoKeepsPast ||
                       condition == C::kNewGameForgets;
    rows_.push_back({condition, std::move(name), std::move(law), where, words.file, words.code,
                     std::move(changes), !whole});
  }
  // Writes each member for $ in the name and the sentence, and "above" for "above of".
  void Family(C first, const Four& members, const char* name, const char* law, ToyWhere where,
              Words words, const Changes& changes = {H::kNever}) {
    for (int i = 0; i < 4; ++i) {
      const std::string member = members[static_cast<size_t>(i)];
      const bool of = member != "above" && member != "below";
      Add(Nth(first, i),
          absl::StrReplaceAll(name, {{"$", absl::StrReplaceAll(member, {{" ", "-"}})}}),
          absl::StrReplaceAll(law, {{"$ of", of ? member + " of" : member}, {"$", member}}), where,
          words, changes);
    }
  }
  // Without a refusal for ko, no ban is in force when a superko refuses.
  void Refusals(C first, const char* name, const char* law, ToyWhere where = W::kAlways) {
    for (size_t i = 0; i < 4; ++i) {
      if ((where & kReasonRules[i]).empty()) continue;
      Add(Nth(first, static_cast<int>(i)), absl::StrCat(name, "-", kReasons[i]),
          absl::StrCat(law, " a play that it refused ", kReasonWords[i]), where & kReasonRules[i],
          {kGame, "if (!ruling.legal()) return ruling;"});
    }
  }

  void Plays() {
    constexpr Four kSides = {"to the left", "to the right", "above", "below"};
    constexpr Four kBounds = {"p.col >= 0", "p.col < cols_", "p.row < rows_", "p.row >= 0"};
    for (size_t i = 0; i < 4; ++i) {
      Add(Nth(C::kSees, static_cast<int>(i)), absl::StrCat("neighbour-", kDirections[i]),
          absl::StrCat("sees the point ", kSides[i], ", if there is one"), W::kAlways,
          {kBoardH, kBounds[i]}, {H::kLeftOut, H::kNever, H::kOneMore});
    }
    Family(C::kJoins, kDirections, "joins-$", "joins a stone to one of its colour $ of it",
           W::kAlways, {kChains, "size.Neighbours(chain.stones[i])"});
    Family(C::kLiberty, kDirections, "liberty-$", "counts the empty point $ of a stone", W::kAlways,
           {kChains, "position.IsEmpty(n) ? chain.liberties"});
    Family(C::kTakes, kDirections, "takes-$", "captures $ of the stone played", W::kAlways,
           kBeside);
    Add(C::kJoinsOwn, "joins-own", "joins stones of one colour only", W::kAlways,
        {kChains, "position.At(n) == Opponent(color)"}, {H::kLeftOut, H::kNever, H::kNegated});
    Add(C::kLibertyIsEmpty, "liberty-is-empty", "counts only empty points as liberties", W::kAlways,
        {kChains, "!stone.has_value()"}, {H::kLeftOut, H::kNever, H::kNegated});
    Add(C::kLibertyOnce, "liberty-once", "counts a liberty of two stones once", W::kAlways,
        {kChains, "seen[index]"}, {H::kLeftOut});
    Add(C::kNotOnOwn, "not-on-own", "refuses a play on a stone of the player", W::kAlways,
        kOccupied);
    Add(C::kNotOnOther, "not-on-other", "refuses a play on a stone of the opponent", W::kAlways,
        kOccupied);
    Add(C::kTakesOther, "takes-other", "captures only stones of the opponent", W::kAlways,
        {kPlayFile, "play.after.At(n) != Opponent(player)"}, {H::kLeftOut, H::kNever, H::kNegated});
    Add(C::kTakesWithoutLiberty, "takes-without-liberty", "captures chains with no liberty",
        W::kAlways, {kPlayFile, "HasLiberty(play.after, n)"}, number_);
    Add(C::kTakesAllChains, "takes-all-chains", "captures every chain without a liberty",
        W::kAlways, kBeside);
    Add(C::kTakesAllStones, "takes-all-stones", "captures every stone of a chain", W::kAlways,
        kTakenStones);
    for (int i = 0; i < kChainSizes; ++i) {
      Add(Nth(C::kTakesSize, i), absl::StrCat("takes-", kFirstSize + i, "-stones"),
          absl::StrCat("captures a chain of ", kFirstSize + i, " stones"), W::kAlways,
          kTakenStones);
    }
    Add(C::kOwnIfNothingTaken, "own-if-nothing-taken",
        "looks for liberties of the player's own chain only if nothing was captured", W::kAlways,
        {kPlayFile, "play.captured.empty()"}, {H::kLeftOut, H::kNever, H::kNegated});
    Add(C::kOwnWithoutLiberty, "own-without-liberty",
        "sees suicide if the player's chain has no liberty", W::kAlways,
        {kPlayFile, "!HasLiberty(play.after, p)"}, number_);
    Add(C::kOwnAllStones, "own-all-stones", "removes every stone of a chain that commits suicide",
        W::kSuicide, {kPlayFile, "const Point stone : play.self_removed"});
    Add(C::kOwnForbidden, "own-forbidden", "forbids suicide", W::kNoSuicide,
        {kSituation, "ForbidsSelfRemoval(rules.self_removal, play)"});
    Add(C::kOwnOneForbidden, "own-one-forbidden", "forbids the suicide of one stone",
        W::kSuicideOfSeveral, {kSituation, "!ChangesPosition(play)"}, number_);
    Add(C::kOwnOneAllowed, "own-one-allowed",
        "leaves it to superko to forbid the suicide of one stone", W::kSuicideOfAny,
        {kSituation, "VariationInForce(rules.self_removal)"});
  }

  void KoRules() {
    Add(C::kKoOneTaken, "ko-one-taken", "sees a ko only if one stone was captured", W::kSimpleKo,
        {kHotStone, "play.captured.size() != 1"}, number_);
    Add(C::kKoAlone, "ko-alone", "sees a ko only if the stone that captured stands alone",
        W::kSimpleKo, {kHotStone, "own.stones.size() != 1"}, number_);
    Add(C::kKoOneLiberty, "ko-one-liberty",
        "sees a ko only if the stone that captured has one liberty", W::kSimpleKo,
        {kHotStone, "own.liberties.size() != 1"}, number_);
    Add(C::kKoBindsOpponent, "ko-binds-opponent", "forbids a ko to the opponent only", W::kSimpleKo,
        {kSituation, "s.bans.contains(*at)"}, {H::kLeftOut, H::kNever, H::kNegated});
    constexpr Four kFirst = {"rows from the top", "rows from the bottom", "columns from the left",
                             "columns from the right"};
    for (const bool backwards : {false, true}) {
      Family(Nth(C::kKoNumber, backwards ? 4 : 0), kFirst,
             backwards ? "ko-number-$-backwards" : "ko-number-$",
             backwards ? "numbers the forbidden point by $, each backwards"
                       : "numbers the forbidden point by $",
             W::kSimpleKo, {kHotStone, "return own.liberties[0]"},
             {H::kByte, H::kBytes, H::kSigned, H::kZeroIsNone});
    }
    Add(C::kBanLastsOnePly, "ban-lasts-one-ply", "lifts a ban after one ply", W::kSimpleKo,
        kBansCleared, {H::kNever, H::kOneMore, H::kTwoMore});
    Add(C::kPlayLiftsBan, "play-lifts-ban", "lets a play without a capture lift a ban",
        W::kSimpleKo, kBansCleared);
    Add(C::kCaptureLiftsBan, "capture-lifts-ban", "lets a capture elsewhere lift a ban",
        W::kSimpleKo, kBansCleared);
    Add(C::kOwnRemovalLiftsBan, "own-removal-lifts-ban", "lets a suicide elsewhere lift a ban",
        W::kSimpleKo & W::kSuicide, kBansCleared);
    Add(C::kPassLiftsBan, "pass-lifts-ban", "lets a pass lift a ban", W::kSimpleKo, kBansCleared);
    Add(C::kQuestionKeepsBan, "question-keeps-ban", "keeps a ban when it is asked about a play",
        W::kSimpleKo, kQuestion);
    Add(C::kUndoRestoresBan, "undo-restores-ban",
        "restores the earlier ban when a ply is taken back", W::kSimpleKo, kNextIsCopy);
    Add(C::kUndoDropsBan, "undo-drops-ban", "drops the ban of a play that is taken back",
        W::kSimpleKo, kNextIsCopy);
    Add(C::kNewGameLiftsBan, "new-game-lifts-ban", "starts a new game without a ban", W::kSimpleKo,
        kNewGame);
  }

  void Superko() {
    Add(C::kForbidsRepetition, "forbids-repetition", "forbids a position that has occurred before",
        W::kSuperko, kSeen);
    Add(C::kComparesTurn, "compares-turn", "forbids a position only to the player who made it",
        W::kByTurn, kMaker, {H::kLeftOut, H::kNever, H::kNegated});
    Add(C::kComparesAnyTurn, "compares-any-turn", "forbids a position to either player",
        W::kPositional, {kSuperkoFile, "seen_.contains(play.after.cells())"},
        {H::kNever, H::kNegated});
    Add(C::kComparesBlack, "compares-black", "compares the black stones", W::kSuperko, kCells);
    Add(C::kComparesWhite, "compares-white", "compares the white stones", W::kSuperko, kCells);
    Add(C::kComparesColour, "compares-colour", "compares the colours of stones", W::kSuperko,
        kCells);
    Family(C::kComparesCorner, kCorners, "compares-$", "compares the $ corner", W::kSuperko,
           kCells);
    constexpr std::array<std::array<const char*, 2>, 5> kImages = {
        {{"left-from-right", "its mirror image, left and right"},
         {"top-from-bottom", "its mirror image, top and bottom"},
         {"row-from-column", "its mirror image at a diagonal"},
         {"row-from-column-too", "that at the other diagonal"},
         {"half-turn", "itself turned by a half"}}};
    const auto images = [&](C first, const char* suffix, const char* exchanged) {
      for (size_t i = 0; i < kImages.size(); ++i) {
        Add(Nth(first, static_cast<int>(i)), absl::StrCat("tells-", kImages[i][0], suffix),
            absl::StrCat("tells a position from ", kImages[i][1], exchanged), W::kSuperko, kCells);
      }
    };
    images(C::kTellsImage, "", "");
    Add(C::kTellsExchange, "tells-exchange", "tells a position from that with colours exchanged",
        W::kSuperko, kCells);
    images(C::kTellsExchangedImage, "-exchanged", ", with colours exchanged");
    Add(C::kComparesAfterPlay, "compares-after-play", "compares after a play that removes nothing",
        W::kSuperko, kForbids);
    Add(C::kComparesAfterOne, "compares-after-one", "compares after a capture of one stone",
        W::kSuperko, kForbids);
    Add(C::kComparesAfterSeveral, "compares-after-several",
        "compares after a capture of several stones", W::kSuperko, kForbids);
    Add(C::kComparesAfterOwnRemoval, "compares-after-own-removal", "compares after a suicide",
        W::kSuperko & W::kSuicide, kForbids);
    Add(C::kComparesWithStart, "compares-with-start", "compares with the start of the game",
        W::kOfMoments, kStart);
    Add(C::kComparesWithEmptyStart, "compares-with-empty-start", "compares with the empty board",
        W::kOfMoments, kStart);
    Add(C::kStartIsOpponents, "start-is-opponents",
        "takes the start for a position made by the player who does not begin", W::kSituational,
        {kSuperkoFile, "seen_{{start.cells(), to_move}}"}, {H::kLeftOut, H::kNegated});
    Add(C::kStartIsNobodys, "start-is-nobodys", "takes the start for a position made by nobody",
        W::kNatural, {kSuperkoFile, "class NaturalSituationalSuperko"});
    Add(C::kComparesWithPresent, "compares-with-present",
        "compares with the position before the play", W::kSuperko, kSeen);
    Add(C::kRemembersPlay, "remembers-play", "remembers the position after a plain play",
        W::kSuperko, kAfterPlay);
    Add(C::kRemembersCapture, "remembers-capture", "remembers the position after a capture",
        W::kSuperko, kAfterPlay);
    Add(C::kRemembersOwnRemoval, "remembers-own-removal", "remembers the position after a suicide",
        W::kSuperko & W::kSuicide, kAfterPlay);
    Add(C::kRemembersPass, "remembers-pass", "remembers the position and who moves after a pass",
        W::kSituational, {kSuperkoFile, "seen_.insert({position.cells(), to_move})"});
    Add(C::kForgetsPass, "no-position-by-pass", "remembers no position as made by a pass",
        W::kNatural, {kSuperkoFile, "AfterPass(const Position&, Color) override {}"});
    Add(C::kRemembersMaker, "remembers-maker", "remembers which player made a position by a play",
        W::kByTurn, kMaker, {H::kNegated});
    Add(C::kPastOutlastsCapture, "past-outlasts-capture",
        "remembers earlier positions after a capture", W::kSuperko, kAfterPlay);
    Add(C::kPastOutlastsOwnRemoval, "past-outlasts-own-removal",
        "remembers earlier positions after a suicide", W::kSuperko & W::kSuicide, kAfterPlay);
    Add(C::kPastOutlastsPass, "past-outlasts-pass", "remembers earlier positions after a pass",
        W::kSuperko, kAfterPass);
    Add(C::kPastOutlastsPasses, "past-outlasts-passes",
        "remembers earlier positions after two passes", W::kSuperko, kAfterPass);
    Add(C::kOwnPastOutlastsCapture, "own-past-outlasts-capture",
        "remembers a player's positions after his capture", W::kByTurn, kAfterPlay);
    Add(C::kOtherPastOutlastsCapture, "other-past-outlasts-capture",
        "remembers a player's positions after a capture by the other", W::kByTurn, kAfterPlay);
    Add(C::kOwnPastOutlastsPass, "own-past-outlasts-pass",
        "remembers a player's positions after his pass", W::kByTurn, kAfterPass);
    Add(C::kOtherPastOutlastsPass, "other-past-outlasts-pass",
        "remembers a player's positions after a pass by the other", W::kByTurn, kAfterPass);
    Add(C::kQuestionKeepsPast, "question-keeps-past",
        "remembers earlier positions when it is asked about a play", W::kSuperko, kQuestion);
    Add(C::kQuestionIsForgotten, "question-is-forgotten",
        "remembers no position that was only asked about", W::kSuperko, kQuestion);
    Add(C::kUndoForgetsPlay, "undo-forgets-play", "forgets the position of a play taken back",
        W::kSuperko, kPastCopied);
    Add(C::kUndoKeepsPast, "undo-keeps-past",
        "remembers earlier positions when a ply is taken back", W::kSuperko, kPastCopied);
    Add(C::kNewGameForgets, "new-game-forgets", "starts a new game without earlier positions",
        W::kSuperko, {kGame, "cycle_(MakeCycleRule(rules, setup, to_move))"});
  }

  void Commands() {
    for (const size_t i : {0U, 2U, 3U}) {  // no ko outlasts a pass
      Add(Nth(C::kRefusesAfterPasses, static_cast<int>(i)),
          absl::StrCat("refuses-after-passes-", kReasons[i]),
          absl::StrCat("refuses a play ", kReasonWords[i], " after two passes, too"),
          kReasonRules[i], i == 0 ? kOccupied : Words{kSituation, "Ruling Judge("},
          i == 3 ? Changes{H::kNever} : Changes{H::kNever, H::kOneMore});
    }
    Add(C::kPlaysAfterThreePasses, "plays-after-three-passes", "permits a play after three passes",
        W::kAlways, {kSituation, "s.passes >= rules.end_passes"});
    Add(C::kUndoReopens, "undo-reopens", "plays on if the second pass is taken back", W::kAlways,
        kNextIsCopy);
    Add(C::kPassIsTakenBack, "pass-is-taken-back", "takes back a pass as one ply", W::kAlways,
        {kGame, "plies_.push_back(std::move(ply))"});
    Add(C::kUndoReturnsStones, "undo-returns-stones",
        "puts captured stones back when a play is taken back", W::kAlways,
        {kGame, "situation_(other.situation_)"});
    Add(C::kQuestionKeepsStones, "question-keeps-stones",
        "keeps the stones when it is asked about a play", W::kAlways, kQuestion);
    Add(C::kNewGameClears, "new-game-clears", "starts a new game on an empty board", W::kAlways,
        kNewGame);
    Refusals(C::kRefusalKeepsStones, "refusal-keeps-stones", "keeps the stones after");
    Refusals(C::kRefusalKeepsBan, "refusal-keeps-ban", "keeps a ban after", W::kSimpleKo);
    Refusals(C::kRefusalSetsNoBan, "refusal-sets-no-ban", "forbids no other point after",
             W::kSimpleKo);
    Refusals(C::kRefusalKeepsPast, "refusal-keeps-past", "remembers earlier positions after",
             W::kSuperko);
    Refusals(C::kRefusalIsForgotten, "refusal-is-forgotten", "remembers no position of",
             W::kSuperko);
    Refusals(C::kRefusalIsNoPly, "refusal-is-no-ply", "counts no ply to take back for");
    Refusals(C::kRefusalKeepsTurn, "refusal-keeps-turn", "expects the same player to move after");
  }

  const Changes number_ = {H::kLeftOut, H::kNever, H::kNegated, H::kOneMore, H::kOrOneMore};
  std::vector<ToyConditionEntry> rows_;
};

}  // namespace

const std::vector<ToyConditionEntry>& ToyConditions() {
  static const auto* const rows = new std::vector<ToyConditionEntry>(Table().Make());
  return *rows;
}

std::string_view ToyChangeName(ToyChange change) {
  constexpr std::array<std::string_view, 10> kNames = {
      "left-out", "never",     "negated",           "one-more",         "or-one-more",
      "two-more", "in-a-byte", "compared-in-bytes", "in-a-signed-byte", "zero-is-none"};
  return change == H::kNothing ? "" : kNames[static_cast<size_t>(change) - 1];
}

}  // namespace hotstone::conformance
