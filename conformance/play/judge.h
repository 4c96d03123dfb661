// Answers whether a move may be played, and if not, why: the law's answer about one move of a
// referee's game, with everything that a server or a player wants to know. `hotstone referee` makes
// this call:
//
//   Referee referee(*spec::ParseRuleSet("tromp-taylor"), *spec::BoardSize::Create(19, 19));
//   referee.Play(...);
//   const Judgement j = JudgeMove(referee, {spec::Color::kWhite, *at}, Turns::kInTurn);
//   if (!j.legal()) Show(JudgementSentence(referee, j));
//
// This file implements no rule. spec::Game says whether the move is legal, or which clause forbids
// it; spec::PlayAt says what it removes; spec::FindHotStones says what it makes hot; this file
// combines the answers. The clause comes from the rule set's own text
// (conformance/judge/cited_clause.h). It also gives the words of other programs:
//
//   reason      our `why` (docs/reference/case-format.md)
//   occupied    occupied
//   off-board   off-board
//   suicide     no-variation, self-removal; and superko, if the play would leave the position
//               unchanged
//   ko          hot-stone; and superko or recycling, if the play takes back at once the one stone
//               that has just taken one
//   superko     every other superko, and recycling
//   game-over   game-over
//   handicap    handicap: White owes passes first
//   turn        out-of-turn, a word not used in cases: the other player is to move
//
// and the server's: online-go.com and its library goban refuse a move with a message_id
// (ServerReason).
//
// The cost is one test of legality and one play, O(points^2) at worst, and the lookup of the cycle
// rule; a pass, and a move under `capture_ends`, copies the game.
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

// Whether a colour may move only in its turn, or is judged as if it were its turn.
enum class Turns { kInTurn, kFree };

// goban's message_id for a reason above: stone_already_placed_here, illegal_self_capture,
// illegal_ko_move, illegal_board_repetition, and move_error for the reasons it has no word for.
// Empty for no reason.
std::string_view ServerReason(std::string_view reason);

// The event that ends the ban on an illegal move.
enum class BanEnd {
  kNextPly,          // any play or pass: the single, double or twin hot stone; the other's turn
  kPositionChanges,  // once a play there no longer breaks the rule: suicide, superko, recycling
  kStoneRemoved,     // once the point is free again
  kPassesMade,       // once White has made the passes of the handicap
  kNever,            // never: off the board, and after the end of the game
};

// "next-ply", "position-changes", "stone-removed", "passes-made", "never".
std::string_view BanEndName(BanEnd end);

struct Judgement {
  spec::Move move;
  bool out_of_turn = false;  // then `ruling` is meaningless
  spec::Ruling ruling;

  // Empty if the move is legal.
  std::string_view reason;  // as above
  std::string_view why;     // as in the cases, or out-of-turn
  std::string_view clause;  // of docs/reference/clauses.md

  std::optional<BanEnd> ban_ends;  // if the move is illegal
  // Under superko: the number of plies after which the forbidden position last occurred.
  std::optional<size_t> repeats;

  // The stones that a play there removes, or would remove if it were legal; empty if no stone can
  // be placed.
  std::vector<spec::Point> captured;
  std::vector<spec::Point> self_removed;
  // The stones that a legal play makes hot.
  std::vector<spec::HotStones> hot;

  // After the move if it is legal, otherwise the current state.
  bool paused = false;
  bool ended = false;

  bool legal() const { return !out_of_turn && ruling.legal(); }
};

// Whether it is the other player's turn. After the end nobody is to move, and the end is the reason
// then.
bool IsOutOfTurn(const Referee& referee, const spec::Move& move, Turns turns);

// Does not change the game. A pass that White owes is assumed before Black's move, just as
// Referee::Play supplies it.
Judgement JudgeMove(const Referee& referee, const spec::Move& move, Turns turns);

// The judgement in one or two English sentences for a player. `referee` is the same game, unchanged
// since.
std::string JudgementSentence(const Referee& referee, const Judgement& judgement);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_PLAY_JUDGE_H_
