// A game: a situation with its whole history. It decides whether a move may be played and, if not,
// which clause forbids it.
//
// Two passes pause the game (ING96-G419), and play resumes if life and death is in dispute
// (ING96-R4-verification). Under `resume=free` either player may resume. Under `resume=dispute` the
// game records the positions at which it was paused. A second pause at one of them shows that the
// dispute was played out and changed nothing, so it ends the game. This is our reading: the
// sentence does not say how a dispute shows.
//
// Works on every board up to 19x19. situation.h has the finite-memory rules; the cycle layer sees
// every ply. Play decides whether a stone can be removed (ZH-G28). By the rules moves alternate
// (ING96-R3 "Move": one at a time; TT-TURN). Judge and Play take the colour with the move, so test
// suites can let one colour move twice; a caller that must keep turns compares with to_move(). A
// copy has its own memory.
#ifndef HOTSTONE_SPEC_RULES_GAME_H_
#define HOTSTONE_SPEC_RULES_GAME_H_

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "spec/board/move.h"
#include "spec/rules/cycle_rule.h"
#include "spec/rules/hot_stone.h"
#include "spec/rules/situation.h"

namespace hotstone::spec {

class Game {
 public:
  // What one ply did.
  struct Ply {
    Move move;
    std::vector<Point> captured;      // opposing stones
    std::vector<Point> self_removed;  // own stones
  };

  // Starts from the empty board or from a setup. The setup must be legal; otherwise
  // InvalidArgument, naming the chain without a liberty. ResourceExhausted if the rules read
  // classes of kos that are out of reach on this board (ClassesInReach).
  static absl::StatusOr<Game> Create(const RuleSet& rules, const Position& setup, Color to_move);

  Game(const Game& other);
  Game& operator=(const Game& other);
  Game(Game&&) = default;
  Game& operator=(Game&&) = default;

  const RuleSet& rules() const { return rules_; }
  const Situation& situation() const { return situation_; }
  const Position& position() const { return situation_.position; }
  Color to_move() const { return situation_.to_move; }
  bool ended() const { return IsFinished(situation_, rules_); }
  bool paused() const { return IsPaused(situation_, rules_); }
  const std::vector<Ply>& plies() const { return plies_; }

  // Stones of that colour removed by plays of either player over the whole game.
  int RemovedStones(Color c) const { return c == Color::kBlack ? removed_black_ : removed_white_; }

  // Whether `color` may play there now. A colour out of turn is judged as if it were its turn; bans
  // on the player to move do not bind the other player.
  Ruling Judge(const Move& move) const;

  // Plays a legal move; otherwise changes nothing. Returns the ruling.
  Ruling Play(const Move& move);

  // The points where `color` may play now, in index order.
  std::vector<Point> LegalPoints(Color color) const;

  // How much the cycle layer (CycleRule::MemorySize) and `resume=dispute` remember. While the
  // number is constant, no play becomes forbidden and no pause newly ends the game.
  size_t cycle_memory() const { return cycle_->MemorySize() + paused_at_.size(); }

  // The completed cycles that the cycle layer has classified (CycleRule::Classified), each once.
  // The second function counts those that name nobody because they are unclassified or not a cycle
  // of moves.
  const std::vector<ClassifiedCycle>& classified_cycles() const { return cycle_->Classified(); }
  size_t UnclassifiedCycles() const;

  // What the last ply made hot, in the order of the kinds; empty after a pass, an agreement, or at
  // the start.
  const std::vector<HotStones>& hot_stones() const { return hot_stones_; }

  // The points where only the ko rules (hot stones, cycle layer) forbid a play by `color` now.
  std::vector<Point> KoPoints(Color color) const;

  // Removes dead stones by agreement while the game is paused (ING96-R3 "Pass play", G307; ING91-1
  // "Ausgesetzter Zug"); two more passes then end it. FailedPrecondition if the game is not paused,
  // InvalidArgument if a point is empty, off the board or named twice.
  absl::Status AgreeDead(const std::vector<Point>& stones);

 private:
  Game(const RuleSet& rules, const Position& setup, Color to_move);
  Situation AsIfToMove(Color color) const;
  // Under resume=dispute: records a pause that has just begun. At the position of an earlier pause
  // nothing can have been in dispute since, so the game has ended.
  void NotePause();
  // Judges a move at `s`, which is this game's situation with the mover to move.
  // `play` as in Judge (situation.h).
  Ruling JudgeAt(const Situation& s, std::optional<Point> at,
                 std::optional<BoardPlay>* play = nullptr) const;

  RuleSet rules_;
  Situation situation_;
  std::unique_ptr<CycleRule> cycle_;
  std::set<std::string> paused_at_;  // resume=dispute: positions of the pauses so far
  std::vector<Ply> plies_;
  std::vector<HotStones> hot_stones_;
  int removed_black_ = 0;
  int removed_white_ = 0;
};

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_RULES_GAME_H_
