// May this move be played, and if not, why not: the law's answer about one move of a referee's game, with all
// that a server or a player wants to know of it. This is the call behind `hotstone referee`:
//
//   Referee referee(*spec::ParseRuleSet("tromp-taylor"), *spec::BoardSize::Create(19, 19));
//   referee.Play(...);
//   const Judgement j = JudgeMove(referee, {spec::Color::kWhite, *at}, Turns::kInTurn);
//   if (!j.legal()) Show(JudgementSentence(referee, j));
//
// Nothing here knows a rule. Whether the move is legal, and by which clause not, is asked of spec::Game, what
// it removes of spec::PlayAt, what it makes hot of spec::FindHotStones; this file puts the answers side by
// side. The clause is of the rule set's own text (conformance/judge/cited_clause.h). The words that other
// programs use are added:
//
//   reason      our `why` (docs/reference/case-format.md)
//   occupied    occupied
//   off-board   off-board
//   suicide     no-variation, self-removal; and superko, if the play would leave the position as it is
//   ko          hot-stone; and superko or recycling, if the play takes back at once the one stone that has
//               just taken one
//   superko     every other superko, and recycling
//   game-over   game-over
//   handicap    handicap: White owes passes first
//   turn        out-of-turn, which is no word of the cases: the other player is to move
//
// The time is that of one test of legality and one play, O(points^2) at worst, and what the cycle rule needs
// to look up; a pass, and a move under `capture_ends`, copies the game.
#ifndef HOTSTONE_CONFORMANCE_PLAY_JUDGE_H_
#define HOTSTONE_CONFORMANCE_PLAY_JUDGE_H_

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "conformance/play/referee.h"
#include "spec/board/move.h"
#include "spec/rules/hot_stone.h"
#include "spec/rules/ruling.h"

namespace hotstone::conformance {

// Whether a colour may move only when it is to move, or is judged as if it were.
enum class Turns { kInTurn, kFree };

// What ends the ban on an illegal move.
enum class BanEnd {
  kNextPly,          // any play or pass: the single, double or twin hot stone; a turn that is the other's
  kPositionChanges,  // when play there no longer leads to what is forbidden: suicide, superko, recycling
  kStoneRemoved,     // when the point is free again
  kPassesMade,       // when White has made the passes of the handicap
  kNever,            // off the board, and after the end of the game
};

// "next-ply", "position-changes", "stone-removed", "passes-made", "never".
std::string_view BanEndName(BanEnd end);

struct Judgement {
  spec::Move move;
  bool out_of_turn = false;  // then `ruling` says nothing
  spec::Ruling ruling;

  // Empty if the move is legal.
  std::string_view reason;  // as above
  std::string_view why;     // as in the cases, or out-of-turn
  std::string_view clause;  // of docs/reference/clauses.md

  std::optional<BanEnd> ban_ends;  // if the move is illegal
  // Under a form of superko: after how many plies the forbidden position stood there last.
  std::optional<size_t> repeats;

  // What a play there removes, or would remove if it were legal; empty where nothing can be put.
  std::vector<spec::Point> captured;
  std::vector<spec::Point> self_removed;
  // What a legal play makes hot.
  std::vector<spec::HotStones> hot;

  // After the move if it is legal, otherwise as things stand.
  bool paused = false;
  bool ended = false;

  bool legal() const { return !out_of_turn && ruling.legal(); }
};

// Whether it is the other player's turn. After the end nobody is to move, and that is what is wrong then.
bool IsOutOfTurn(const Referee& referee, const spec::Move& move, Turns turns);

// The game stays as it is. A pass that White owes is thought to be made before Black's move, as
// Referee::Play supplies it.
Judgement JudgeMove(const Referee& referee, const spec::Move& move, Turns turns);

// The judgement in one or two English sentences that can be shown to a player. `referee` is the game that
// was asked, unchanged since.
std::string JudgementSentence(const Referee& referee, const Judgement& judgement);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_PLAY_JUDGE_H_
