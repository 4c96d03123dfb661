#include "conformance/play/judge.h"

#include <algorithm>
#include <array>

#include "conformance/judge/cited_clause.h"
#include "conformance/judge/retake.h"
#include "spec/board/board_play.h"
#include "spec/rules/cycle_traits.h"

namespace hotstone::conformance {
namespace {

using spec::Color;
using spec::Illegality;

// `play` is present if a stone can be placed on the point at all.
std::string_view ReasonOf(Illegality why, const spec::Game& game, const spec::BoardPlay* play) {
  switch (why) {
    case Illegality::kOffBoard:
      return "off-board";
    case Illegality::kOccupied:
      return "occupied";
    case Illegality::kNoVariation:
    case Illegality::kSelfRemoval:
      return "suicide";
    case Illegality::kHotStone:
      return "ko";
    case Illegality::kRecycling:
    case Illegality::kSuperko:
      if (play->before == play->after) return "suicide";
      return TakesBackAtOnce(game, *play) ? "ko" : "superko";
    case Illegality::kGameOver:
      return "game-over";
    case Illegality::kHandicap:
      return "handicap";
  }
  return "";
}

BanEnd BanEndOf(Illegality why) {
  switch (why) {
    case Illegality::kOffBoard:
    case Illegality::kGameOver:
      return BanEnd::kNever;
    case Illegality::kOccupied:
      return BanEnd::kStoneRemoved;
    case Illegality::kNoVariation:
    case Illegality::kSelfRemoval:
    case Illegality::kRecycling:
    case Illegality::kSuperko:
      return BanEnd::kPositionChanges;
    case Illegality::kHotStone:
      return BanEnd::kNextPly;
    case Illegality::kHandicap:
      return BanEnd::kPassesMade;
  }
  return BanEnd::kNever;
}

// The number of plies after which the position made by the play last occurred; an agreement about
// dead stones is not a ply.
std::optional<size_t> Repeats(const Referee& referee, const spec::Ruling& ruling,
                              const spec::BoardPlay& play) {
  const bool with_mover = ruling.by.has_value() && spec::TraitsOf(*ruling.by).with_player;
  const auto events = referee.LastStood(
      play.after, with_mover ? std::optional(spec::Opponent(play.player)) : std::nullopt);
  if (!events.has_value()) return std::nullopt;
  const auto& all = referee.events();
  return static_cast<size_t>(
      std::count_if(all.begin(), all.begin() + static_cast<ptrdiff_t>(*events),
                    [](const Event& event) { return event.move.has_value(); }));
}

void AddLegal(const spec::Game& game, const spec::BoardPlay* play, Judgement& j) {
  // Only the game knows the effect of consecutive passes, and of a first capture that ends it.
  if (play == nullptr || game.rules().capture_ends) {
    spec::Game after = game;
    after.Play(j.move);
    j.hot = after.hot_stones();
    j.paused = after.paused();
    j.ended = after.ended();
    return;
  }
  j.hot = spec::FindHotStones(*play, game.rules().HotLawInForce());
}

void AddIllegal(const Referee& referee, const spec::Game& game, const spec::BoardPlay* play,
                Judgement& j) {
  const Illegality why = *j.ruling.why;
  j.reason = ReasonOf(why, game, play);
  j.why = spec::IllegalityName(why);
  j.clause = CitedClause(j.ruling, game);
  j.ban_ends = BanEndOf(why);
  j.paused = game.paused();
  j.ended = game.ended();
  if (why == Illegality::kSuperko) j.repeats = Repeats(referee, j.ruling, *play);
}

Judgement JudgeIn(const Referee& referee, const spec::Game& game, const spec::Move& move) {
  Judgement j;
  j.move = move;
  j.ruling = game.Judge(move);
  std::optional<spec::BoardPlay> play;
  if (!move.IsPass() && game.position().size().Contains(*move.at) &&
      game.position().IsEmpty(*move.at)) {
    play = spec::PlayAt(game.position(), move.player, *move.at);
    j.captured = play->captured;
    j.self_removed = play->self_removed;
  }
  const spec::BoardPlay* const made = play.has_value() ? &*play : nullptr;
  if (j.ruling.legal()) {
    AddLegal(game, made, j);
  } else {
    AddIllegal(referee, game, made, j);
  }
  return j;
}

Judgement OutOfTurn(const spec::Game& game, const spec::Move& move) {
  Judgement j;
  j.move = move;
  j.out_of_turn = true;
  j.reason = "turn";
  j.why = "out-of-turn";
  j.clause = OwnClause(game.rules(), "ING96-R3", "TT-TURN");
  j.ban_ends = BanEnd::kNextPly;
  j.paused = game.paused();
  return j;
}

}  // namespace

std::string_view ServerReason(std::string_view reason) {
  if (reason.empty()) return "";
  if (reason == "occupied") return "stone_already_placed_here";
  if (reason == "suicide") return "illegal_self_capture";
  if (reason == "ko") return "illegal_ko_move";
  return reason == "superko" ? "illegal_board_repetition" : "move_error";
}

std::string_view BanEndName(BanEnd end) {
  static constexpr std::array<std::string_view, 5> kNames = {
      "next-ply", "position-changes", "stone-removed", "passes-made", "never"};
  return kNames[static_cast<size_t>(end)];
}

bool IsOutOfTurn(const Referee& referee, const spec::Move& move, Turns turns) {
  const spec::Game& game = referee.game();
  return turns == Turns::kInTurn && move.player != game.to_move() && !game.ended() &&
         !referee.SuppliesPass(move);
}

Judgement JudgeMove(const Referee& referee, const spec::Move& move, Turns turns) {
  const spec::Game& game = referee.game();
  if (referee.SuppliesPass(move)) {
    spec::Game passed = game;
    passed.Play(spec::Pass(Color::kWhite));
    return JudgeIn(referee, passed, move);
  }
  return IsOutOfTurn(referee, move, turns) ? OutOfTurn(game, move) : JudgeIn(referee, game, move);
}

}  // namespace hotstone::conformance
