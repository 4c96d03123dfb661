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

#include <algorithm>
#include <array>
#include <initializer_list>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"

namespace hotstone::conformance {
namespace {

using C = ToyCondition;
using H = ToyChange;
using W = ToyWhere;

constexpr char kBoardH[] = "spec/board/board.h";
constexpr char kChains[] = "spec/board/chains.cc";
constexpr char kPlayFile[] = "spec/board/board_play.cc";
constexpr char kHotStone[] = "spec/board/single_hot_stone.cc";
constexpr char kSituation[] = "spec/rules/situation.cc";
constexpr char kSuperkoFile[] = "spec/rules/superko.cc";
constexpr char kGame[] = "spec/rules/game.cc";

constexpr std::array<const char*, 4> kDirections = {"left", "right", "above", "below"};
constexpr std::array<const char*, 4> kReasons = {"occupied", "ko", "suicide", "superko"};
constexpr std::array<const char*, 4> kReasonWords = {"for an occupied point", "for ko",
                                                     "as suicide", "for superko"};
constexpr std::array<W, 4> kReasonRules = {W::kAlways, W::kSimpleKo, W::kNoSuicide, W::kSuperko};
constexpr std::array<const char*, 4> kCorners = {"lower left", "lower right", "upper left",
                                                 "upper right"};

// Without a refusal for ko, no ban is in force when a superko refuses.
W And(W a, W b) {
  if (a == W::kAlways) return b;
  if (b == W::kAlways || a == b) return a;
  if (b == W::kNoSuicide) return a == W::kSimpleKo ? W::kSimpleKoNoSuicide : W::kSuperkoNoSuicide;
  return W::kNowhere;
}

class Table {
 public:
  std::vector<ToyConditionEntry> Make() {
    Board();
    Play();
    Ko();
    Superko();
    Passes();
    Commands();
    return std::move(rows_);
  }

 private:
  void Add(C condition, std::string name, std::string law, W where, std::string_view file,
           std::string_view code, std::vector<H> changes) {
    const bool whole = (condition >= C::kComparesBlack && condition <= C::kTellsExchange) ||
                       condition == C::kUndoReopens || condition == C::kComparesWithEmptyStart ||
                       condition == C::kUndoForgetsPlay || condition == C::kUndoKeepsPast ||
                       condition == C::kNewGameForgets;
    rows_.push_back({condition, std::move(name), std::move(law), where, file, code,
                     std::move(changes), !whole});
  }
  // Writes each member for $ in the name and the sentence, and "above" for "above of".
  void Family(C first, const std::array<const char*, 4>& members, const char* name, const char* law,
              W where, std::string_view file, std::string_view code,
              const std::vector<H>& changes) {
    for (int i = 0; i < 4; ++i) {
      const std::string member = members[static_cast<size_t>(i)];
      Add(Nth(first, i),
          absl::StrReplaceAll(name, {{"$", absl::StrReplaceAll(member, {{" ", "-"}})}}),
          absl::StrReplaceAll(
              law, {{"$ of", member == "above" || member == "below" ? member : member + " of"},
                    {"$", member}}),
          where, file, code, changes);
    }
  }
  // Members of a family, from the first on: names, and what the law does.
  void Each(C first, const std::vector<std::pair<std::string, std::string>>& members, W where,
            std::string_view file, std::string_view code, const std::vector<H>& changes) {
    for (size_t i = 0; i < members.size(); ++i) {
      Add(Nth(first, static_cast<int>(i)), members[i].first, members[i].second, where, file, code,
          changes);
    }
  }
  void Refusals(C first, const char* name, const char* law, W where) {
    for (size_t i = 0; i < 4; ++i) {
      const W both = And(where, kReasonRules[i]);
      if (both == W::kNowhere) continue;
      Add(Nth(first, static_cast<int>(i)), absl::StrCat(name, "-", kReasons[i]),
          absl::StrCat(law, " a play that it refused ", kReasonWords[i]), both, kGame,
          "if (!ruling.legal()) return ruling;", {H::kNever});
    }
  }

  void Board() {
    constexpr std::array<const char*, 4> kBounds = {"p.col >= 0", "p.col < cols_", "p.row < rows_",
                                                    "p.row >= 0"};
    constexpr std::array<const char*, 4> kBeside = {"to the left", "to the right", "above",
                                                    "below"};
    for (int i = 0; i < 4; ++i) {
      const auto d = static_cast<size_t>(i);
      Add(Nth(C::kSees, i), absl::StrCat("neighbour-", kDirections[d]),
          absl::StrCat("sees the point ", kBeside[d], ", if there is one"), W::kAlways, kBoardH,
          kBounds[d], {H::kLeftOut, H::kNever, H::kOneMore});
    }
    Family(C::kJoins, kDirections, "joins-$", "joins a stone to one of its colour $ of it",
           W::kAlways, kChains, "size.Neighbours(chain.stones[i])", {H::kNever});
    Family(C::kLiberty, kDirections, "liberty-$", "counts the empty point $ of a stone", W::kAlways,
           kChains, "position.IsEmpty(n) ? chain.liberties", {H::kNever});
    Family(C::kTakes, kDirections, "takes-$", "captures $ of the stone played", W::kAlways,
           kPlayFile, "size.Neighbours(p)", {H::kNever});
    Add(C::kJoinsOwn, "joins-own", "joins stones of one colour only", W::kAlways, kChains,
        "position.At(n) == Opponent(color)", {H::kLeftOut, H::kNever, H::kNegated});
    Add(C::kLibertyIsEmpty, "liberty-is-empty", "counts only empty points as liberties", W::kAlways,
        kChains, "!stone.has_value()", {H::kLeftOut, H::kNever, H::kNegated});
    Add(C::kLibertyOnce, "liberty-once", "counts a liberty of two stones once", W::kAlways, kChains,
        "seen[index]", {H::kLeftOut});
  }

  void Play() {
    Add(C::kNotOnOwn, "not-on-own", "refuses a play on a stone of the player", W::kAlways,
        kSituation, "!s.position.IsEmpty(*at)", {H::kNever});
    Add(C::kNotOnOther, "not-on-other", "refuses a play on a stone of the opponent", W::kAlways,
        kSituation, "!s.position.IsEmpty(*at)", {H::kNever});
    Add(C::kTakesOther, "takes-other", "captures only stones of the opponent", W::kAlways,
        kPlayFile, "play.after.At(n) != Opponent(player)", {H::kLeftOut, H::kNever, H::kNegated});
    Add(C::kTakesWithoutLiberty, "takes-without-liberty", "captures chains with no liberty",
        W::kAlways, kPlayFile, "HasLiberty(play.after, n)",
        {H::kLeftOut, H::kNever, H::kNegated, H::kOneMore, H::kOrOneMore});
    Add(C::kTakesAllChains, "takes-all-chains", "captures every chain without a liberty",
        W::kAlways, kPlayFile, "size.Neighbours(p)", {H::kNever});
    Add(C::kTakesAllStones, "takes-all-stones", "captures every stone of a chain", W::kAlways,
        kPlayFile, "const Point stone : ChainAt(play.after, n).stones", {H::kNever});
    for (int i = 0; Nth(C::kTakesSize, i) <= C::kTakesSizeLast; ++i) {
      Add(Nth(C::kTakesSize, i), absl::StrCat("takes-", kFirstSize + i, "-stones"),
          absl::StrCat("captures a chain of ", kFirstSize + i, " stones"), W::kAlways, kPlayFile,
          "const Point stone : ChainAt(play.after, n).stones", {H::kNever});
    }
    Add(C::kOwnIfNothingTaken, "own-if-nothing-taken",
        "looks for liberties of the player's own chain only if nothing was captured", W::kAlways,
        kPlayFile, "play.captured.empty()", {H::kLeftOut, H::kNever, H::kNegated});
    Add(C::kOwnWithoutLiberty, "own-without-liberty",
        "sees suicide if the player's chain has no liberty", W::kAlways, kPlayFile,
        "!HasLiberty(play.after, p)",
        {H::kLeftOut, H::kNever, H::kNegated, H::kOneMore, H::kOrOneMore});
    Add(C::kOwnAllStones, "own-all-stones", "removes every stone of a chain that commits suicide",
        W::kSuicide, kPlayFile, "const Point stone : play.self_removed", {H::kNever});
    Add(C::kOwnForbidden, "own-forbidden", "forbids suicide", W::kNoSuicide, kSituation,
        "ForbidsSelfRemoval(rules.self_removal, play)", {H::kNever});
    Add(C::kOwnOneForbidden, "own-one-forbidden", "forbids the suicide of one stone",
        W::kSuicideOfSeveral, kSituation, "!ChangesPosition(play)",
        {H::kLeftOut, H::kNever, H::kNegated, H::kOneMore, H::kOrOneMore});
    Add(C::kOwnOneAllowed, "own-one-allowed",
        "leaves it to superko to forbid the suicide of one stone", W::kSuicideOfAny, kSituation,
        "VariationInForce(rules.self_removal)", {H::kNever});
  }

  void Ko() {
    const std::vector<H> number = {H::kLeftOut, H::kNever, H::kNegated, H::kOneMore, H::kOrOneMore};
    Add(C::kKoOneTaken, "ko-one-taken", "sees a ko only if one stone was captured", W::kSimpleKo,
        kHotStone, "play.captured.size() != 1", number);
    Add(C::kKoAlone, "ko-alone", "sees a ko only if the stone that captured stands alone",
        W::kSimpleKo, kHotStone, "own.stones.size() != 1", number);
    Add(C::kKoOneLiberty, "ko-one-liberty",
        "sees a ko only if the stone that captured has one liberty", W::kSimpleKo, kHotStone,
        "own.liberties.size() != 1", number);
    Add(C::kKoBindsOpponent, "ko-binds-opponent", "forbids a ko to the opponent only", W::kSimpleKo,
        kSituation, "s.bans.contains(*at)", {H::kLeftOut, H::kNever, H::kNegated});
    constexpr std::array<const char*, 4> kFirst = {"top", "bottom", "left", "right"};
    for (int i = 0; i < 8; ++i) {
      const char* const lines = i % 4 < 2 ? "rows" : "columns";
      const char* const first = kFirst[static_cast<size_t>(i % 4)];
      Add(Nth(C::kKoNumber, i),
          absl::StrCat("ko-number-", lines, "-from-the-", first, i < 4 ? "" : "-backwards"),
          absl::StrCat("numbers the forbidden point by ", lines, " from the ", first,
                       i < 4 ? "" : ", each backwards"),
          W::kSimpleKo, kHotStone, "return own.liberties[0]",
          {H::kByte, H::kBytes, H::kSigned, H::kZeroIsNone});
    }
    Add(C::kBanLastsOnePly, "ban-lasts-one-ply", "lifts a ban after one ply", W::kSimpleKo,
        kSituation, "next.bans.clear()", {H::kNever, H::kOneMore, H::kTwoMore});
    Add(C::kPlayLiftsBan, "play-lifts-ban", "lets a play without a capture lift a ban",
        W::kSimpleKo, kSituation, "next.bans.clear()", {H::kNever});
    Add(C::kCaptureLiftsBan, "capture-lifts-ban", "lets a capture elsewhere lift a ban",
        W::kSimpleKo, kSituation, "next.bans.clear()", {H::kNever});
    Add(C::kOwnRemovalLiftsBan, "own-removal-lifts-ban", "lets a suicide elsewhere lift a ban",
        W::kSimpleKoSuicide, kSituation, "next.bans.clear()", {H::kNever});
    Add(C::kPassLiftsBan, "pass-lifts-ban", "lets a pass lift a ban", W::kSimpleKo, kSituation,
        "next.bans.clear()", {H::kNever});
    Add(C::kQuestionKeepsBan, "question-keeps-ban", "keeps a ban when it is asked about a play",
        W::kSimpleKo, kGame, "Judge(const Move& move) const", {H::kNever});
    Add(C::kUndoRestoresBan, "undo-restores-ban",
        "restores the earlier ban when a ply is taken back", W::kSimpleKo, kSituation,
        "Situation next = s", {H::kNever});
    Add(C::kUndoDropsBan, "undo-drops-ban", "drops the ban of a play that is taken back",
        W::kSimpleKo, kSituation, "Situation next = s", {H::kNever});
    Add(C::kNewGameLiftsBan, "new-game-lifts-ban", "starts a new game without a ban", W::kSimpleKo,
        kSituation, "return Situation{setup, to_move, 0, {}, rules.handicap}", {H::kNever});
  }

  void Superko() {
    Add(C::kForbidsRepetition, "forbids-repetition", "forbids a position that has occurred before",
        W::kSuperko, kSuperkoFile, "seen_.contains", {H::kNever});
    Add(C::kComparesTurn, "compares-turn", "forbids a position only to the player who made it",
        W::kByTurn, kSuperkoFile, "{play.after.cells(), Opponent(play.player)}",
        {H::kLeftOut, H::kNever, H::kNegated});
    Add(C::kComparesAnyTurn, "compares-any-turn", "forbids a position to either player",
        W::kPositional, kSuperkoFile, "seen_.contains(play.after.cells())",
        {H::kNever, H::kNegated});
    Add(C::kComparesBlack, "compares-black", "compares the black stones", W::kSuperko, kSuperkoFile,
        "play.after.cells()", {H::kNever});
    Add(C::kComparesWhite, "compares-white", "compares the white stones", W::kSuperko, kSuperkoFile,
        "play.after.cells()", {H::kNever});
    Add(C::kComparesColour, "compares-colour", "compares the colours of stones", W::kSuperko,
        kSuperkoFile, "play.after.cells()", {H::kNever});
    Family(C::kComparesCorner, kCorners, "compares-$", "compares the $ corner", W::kSuperko,
           kSuperkoFile, "play.after.cells()", {H::kNever});
    Each(C::kTellsImage,
         {{"tells-left-from-right", "tells a position from its mirror image, left and right"},
          {"tells-top-from-bottom", "tells a position from its mirror image, top and bottom"},
          {"tells-row-from-column", "tells a position from its mirror image at a diagonal"},
          {"tells-row-from-column-too", "tells a position from that at the other diagonal"},
          {"tells-half-turn", "tells a position from itself turned by a half"}},
         W::kSuperko, kSuperkoFile, "play.after.cells()", {H::kNever});
    Add(C::kTellsExchange, "tells-exchange", "tells a position from that with colours exchanged",
        W::kSuperko, kSuperkoFile, "play.after.cells()", {H::kNever});
    const std::string_view forbids = "std::optional<CycleBan> Forbids(const BoardPlay& play)";
    Add(C::kComparesAfterPlay, "compares-after-play", "compares after a play that removes nothing",
        W::kSuperko, kSuperkoFile, forbids, {H::kNever});
    Add(C::kComparesAfterOne, "compares-after-one", "compares after a capture of one stone",
        W::kSuperko, kSuperkoFile, forbids, {H::kNever});
    Add(C::kComparesAfterSeveral, "compares-after-several",
        "compares after a capture of several stones", W::kSuperko, kSuperkoFile, forbids,
        {H::kNever});
    Add(C::kComparesAfterOwnRemoval, "compares-after-own-removal", "compares after a suicide",
        W::kSuperkoSuicide, kSuperkoFile, forbids, {H::kNever});
    Add(C::kComparesWithStart, "compares-with-start", "compares with the start of the game",
        W::kPositionalOrSituational, kSuperkoFile, "seen_{start.cells()}", {H::kNever});
    Add(C::kComparesWithEmptyStart, "compares-with-empty-start", "compares with the empty board",
        W::kPositionalOrSituational, kSuperkoFile, "seen_{start.cells()}", {H::kNever});
    Add(C::kStartIsOpponents, "start-is-opponents",
        "takes the start for a position made by the player who does not begin", W::kSituational,
        kSuperkoFile, "seen_{{start.cells(), to_move}}", {H::kLeftOut, H::kNegated});
    Add(C::kStartIsNobodys, "start-is-nobodys", "takes the start for a position made by nobody",
        W::kNatural, kSuperkoFile, "class NaturalSituationalSuperko", {H::kNever});
    Add(C::kComparesWithPresent, "compares-with-present",
        "compares with the position before the play", W::kSuperko, kSuperkoFile, "seen_.contains",
        {H::kNever});
    const std::string_view inserts = "AfterPlay(const BoardPlay& play)";
    Add(C::kRemembersPlay, "remembers-play", "remembers the position after a plain play",
        W::kSuperko, kSuperkoFile, inserts, {H::kNever});
    Add(C::kRemembersCapture, "remembers-capture", "remembers the position after a capture",
        W::kSuperko, kSuperkoFile, inserts, {H::kNever});
    Add(C::kRemembersOwnRemoval, "remembers-own-removal", "remembers the position after a suicide",
        W::kSuperkoSuicide, kSuperkoFile, inserts, {H::kNever});
    Add(C::kRemembersPass, "remembers-pass", "remembers the position and who moves after a pass",
        W::kSituational, kSuperkoFile, "seen_.insert({position.cells(), to_move})", {H::kNever});
    Add(C::kForgetsPass, "no-position-by-pass", "remembers no position as made by a pass",
        W::kNatural, kSuperkoFile, "AfterPass(const Position&, Color) override {}", {H::kNever});
    Add(C::kRemembersMaker, "remembers-maker", "remembers which player made a position by a play",
        W::kByTurn, kSuperkoFile, "{play.after.cells(), Opponent(play.player)}", {H::kNegated});
    Add(C::kPastOutlastsCapture, "past-outlasts-capture",
        "remembers earlier positions after a capture", W::kSuperko, kSuperkoFile, inserts,
        {H::kNever});
    Add(C::kPastOutlastsOwnRemoval, "past-outlasts-own-removal",
        "remembers earlier positions after a suicide", W::kSuperkoSuicide, kSuperkoFile, inserts,
        {H::kNever});
    Add(C::kPastOutlastsPass, "past-outlasts-pass", "remembers earlier positions after a pass",
        W::kSuperko, kSuperkoFile, "AfterPass(const Position", {H::kNever});
    Add(C::kPastOutlastsPasses, "past-outlasts-passes",
        "remembers earlier positions after two passes", W::kSuperko, kSuperkoFile,
        "AfterPass(const Position", {H::kNever});
    const std::string_view passes = "AfterPass(const Position";
    Add(C::kOwnPastOutlastsCapture, "own-past-outlasts-capture",
        "remembers a player's positions after his capture", W::kByTurn, kSuperkoFile, inserts,
        {H::kNever});
    Add(C::kOtherPastOutlastsCapture, "other-past-outlasts-capture",
        "remembers a player's positions after a capture by the other", W::kByTurn, kSuperkoFile,
        inserts, {H::kNever});
    Add(C::kOwnPastOutlastsPass, "own-past-outlasts-pass",
        "remembers a player's positions after his pass", W::kByTurn, kSuperkoFile, passes,
        {H::kNever});
    Add(C::kOtherPastOutlastsPass, "other-past-outlasts-pass",
        "remembers a player's positions after a pass by the other", W::kByTurn, kSuperkoFile,
        passes, {H::kNever});
    Add(C::kQuestionKeepsPast, "question-keeps-past",
        "remembers earlier positions when it is asked about a play", W::kSuperko, kGame,
        "Judge(const Move& move) const", {H::kNever});
    Add(C::kQuestionIsForgotten, "question-is-forgotten",
        "remembers no position that was only asked about", W::kSuperko, kGame,
        "Judge(const Move& move) const", {H::kNever});
    Add(C::kUndoForgetsPlay, "undo-forgets-play", "forgets the position of a play taken back",
        W::kSuperko, kGame, "cycle_(other.cycle_->Clone())", {H::kNever});
    Add(C::kUndoKeepsPast, "undo-keeps-past",
        "remembers earlier positions when a ply is taken back", W::kSuperko, kGame,
        "cycle_(other.cycle_->Clone())", {H::kNever});
    Add(C::kNewGameForgets, "new-game-forgets", "starts a new game without earlier positions",
        W::kSuperko, kGame, "cycle_(MakeCycleRule(rules, setup, to_move))", {H::kNever});
  }

  void Passes() {
    for (size_t i = 0; i < 4; ++i) {
      if (i == 1) continue;  // no ko outlasts a pass
      Add(Nth(C::kRefusesAfterPasses, static_cast<int>(i)),
          absl::StrCat("refuses-after-passes-", kReasons[i]),
          absl::StrCat("refuses a play ", kReasonWords[i], " after two passes, too"),
          kReasonRules[i], kSituation, i == 0 ? "!s.position.IsEmpty(*at)" : "Ruling Judge(",
          i == 3 ? std::vector<H>{H::kNever} : std::vector<H>{H::kNever, H::kOneMore});
    }
    Add(C::kPlaysAfterThreePasses, "plays-after-three-passes", "permits a play after three passes",
        W::kAlways, kSituation, "s.passes >= rules.end_passes", {H::kNever});
    Add(C::kUndoReopens, "undo-reopens", "plays on if the second pass is taken back", W::kAlways,
        kSituation, "Situation next = s", {H::kNever});
  }

  void Commands() {
    Add(C::kPassIsTakenBack, "pass-is-taken-back", "takes back a pass as one ply", W::kAlways,
        kGame, "plies_.push_back(std::move(ply))", {H::kNever});
    Add(C::kUndoReturnsStones, "undo-returns-stones",
        "puts captured stones back when a play is taken back", W::kAlways, kGame,
        "situation_(other.situation_)", {H::kNever});
    Add(C::kQuestionKeepsStones, "question-keeps-stones",
        "keeps the stones when it is asked about a play", W::kAlways, kGame,
        "Judge(const Move& move) const", {H::kNever});
    Add(C::kNewGameClears, "new-game-clears", "starts a new game on an empty board", W::kAlways,
        kSituation, "return Situation{setup, to_move, 0, {}, rules.handicap}", {H::kNever});
    Refusals(C::kRefusalKeepsStones, "refusal-keeps-stones", "keeps the stones after", W::kAlways);
    Refusals(C::kRefusalKeepsBan, "refusal-keeps-ban", "keeps a ban after", W::kSimpleKo);
    Refusals(C::kRefusalSetsNoBan, "refusal-sets-no-ban", "forbids no other point after",
             W::kSimpleKo);
    Refusals(C::kRefusalKeepsPast, "refusal-keeps-past", "remembers earlier positions after",
             W::kSuperko);
    Refusals(C::kRefusalIsForgotten, "refusal-is-forgotten", "remembers no position of",
             W::kSuperko);
    Refusals(C::kRefusalIsNoPly, "refusal-is-no-ply", "counts no ply to take back for", W::kAlways);
    Refusals(C::kRefusalKeepsTurn, "refusal-keeps-turn", "expects the same player to move after",
             W::kAlways);
  }

  std::vector<ToyConditionEntry> rows_;
};

}  // namespace

bool Matters(ToyWhere where, const ToyRules& rules) {
  using Ko = ToyRules::Ko;
  using Suicide = ToyRules::Suicide;
  const bool simple = rules.ko == Ko::kSimple;
  const bool superko = !simple && rules.ko != Ko::kNone;
  const bool suicide = rules.suicide != Suicide::kNone;
  switch (where) {
    case W::kAlways:
      return true;
    case W::kNowhere:
      return false;
    case W::kSimpleKo:
      return simple;
    case W::kSuperko:
      return superko;
    case W::kPositional:
      return rules.ko == Ko::kPositional;
    case W::kByTurn:
      return rules.ko == Ko::kSituational || rules.ko == Ko::kNatural;
    case W::kPositionalOrSituational:
      return rules.ko == Ko::kPositional || rules.ko == Ko::kSituational;
    case W::kSituational:
      return rules.ko == Ko::kSituational;
    case W::kNatural:
      return rules.ko == Ko::kNatural;
    case W::kNoSuicide:
      return !suicide;
    case W::kSuicide:
      return suicide;
    case W::kSuicideOfSeveral:
      return rules.suicide == Suicide::kOfSeveral;
    case W::kSuicideOfAny:
      return rules.suicide == Suicide::kAny;
    case W::kSuperkoSuicide:
      return superko && suicide;
    case W::kSimpleKoSuicide:
      return simple && suicide;
    case W::kSimpleKoNoSuicide:
      return simple && !suicide;
    case W::kSuperkoNoSuicide:
      return superko && !suicide;
  }
  return false;
}

const std::vector<ToyConditionEntry>& ToyConditions() {
  static const auto* const rows = new std::vector<ToyConditionEntry>(Table().Make());
  return *rows;
}

std::string_view ToyChangeName(ToyChange change) {
  switch (change) {
    case H::kNothing:
      return "";
    case H::kLeftOut:
      return "left-out";
    case H::kNever:
      return "never";
    case H::kNegated:
      return "negated";
    case H::kOneMore:
      return "one-more";
    case H::kOrOneMore:
      return "or-one-more";
    case H::kTwoMore:
      return "two-more";
    case H::kByte:
      return "in-a-byte";
    case H::kBytes:
      return "compared-in-bytes";
    case H::kSigned:
      return "in-a-signed-byte";
    case H::kZeroIsNone:
      return "zero-is-none";
  }
  return "";
}

std::string_view SameAsTheLaw(ToyCondition condition, ToyChange change, const ToyRules& rules,
                              bool both) {
  const bool positional = rules.ko == ToyRules::Ko::kPositional;
  const bool any = rules.suicide == ToyRules::Suicide::kAny;
  const auto is = [condition](std::initializer_list<C> list) {
    return std::find(list.begin(), list.end(), condition) != list.end();
  };
  const bool left_out = change == H::kLeftOut;
  if (is({C::kLibertyOnce})) {
    return "liberties are only compared with none, and with one for a lone stone, whose liberties "
           "are different points";
  }
  if (is({C::kOwnOneAllowed}) || (is({C::kNotOnOwn}) && positional))
    return "the stones would be as before, which superko forbids";
  if (is({C::kOwnOneForbidden}) && change == H::kNever && positional)
    return "the stones would be as before, which superko forbids";
  if (is({C::kOwnIfNothingTaken}) && left_out)
    return "after a capture the stone played has a liberty where stones were taken";
  if (is({C::kKoBindsOpponent}) && left_out)
    return "the player who took the ko moves next when the ban is lifted";
  if (is({C::kBanLastsOnePly}) && change == H::kOneMore)
    return "the player who is bound moves again two plies later";
  if (is({C::kPlayLiftsBan, C::kCaptureLiftsBan, C::kOwnRemovalLiftsBan, C::kPassLiftsBan}) &&
      !both)
    return "the other player's ply lifts it before the same player's next turn";
  if (is({C::kComparesWithPresent}) && !any) return "no legal play leaves the stones as they were";
  // Of the superkos only the natural one is asked about with four passes to the end.
  const bool over = positional || rules.ko == ToyRules::Ko::kSituational;
  if (is({C::kPastOutlastsPasses, C::kRefusesAfterPasses, Nth(C::kRefusesAfterPasses, 2),
          Nth(C::kRefusesAfterPasses, 3)}) &&
      over) {
    return "the game is over after two passes";
  }
  if (is({C::kPlaysAfterThreePasses}))
    return "an engine that refuses every play may take the game for over, which GTP leaves open";
  if (is({C::kComparesWithEmptyStart}) && rules.suicide == ToyRules::Suicide::kNone)
    return "the board is never empty again";
  if (is({C::kRefusalIsForgotten}) && positional)
    return "the present position is remembered already";
  if (is({C::kRefusalIsForgottenLast}))
    return "the position is remembered already; it was refused for that";
  if (is({Nth(C::kRefusalSetsNoBan, 1)}))
    return "the point is already forbidden until the next ply";
  return "";
}

}  // namespace hotstone::conformance
