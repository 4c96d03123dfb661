// A game: a situation with its whole history, which answers "may this move be played, and if not, by which
// clause".
//
// A pause comes after two passes (ING96-G419), and play goes on after it if life and death is in dispute
// (ING96-R4-verification). `resume=free` lets it go on as either likes. Under `resume=dispute` the game notes
// at which positions it was paused: if it is paused at one of them again, whatever was in dispute has been
// played out and has changed nothing, so that the second pause ends the game. That is our reading of a
// sentence that does not say how a dispute shows.
//
// Works on every board up to 19x19. The finite-memory rules are those of situation.h; the cycle layer sees
// every ply. Whether a stone can be removed is found out by playing (ZH-G28). Moves alternate by the rules
// (ING96-R3 "Move": one at a time; TT-TURN); Judge and Play take the colour with the move, so that test
// suites may let one colour move twice. Whoever must keep turns compares with to_move(). Copying copies the
// memory.
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

  // Starts from the empty board, or from a setup. The setup must be legal; otherwise InvalidArgument, naming
  // the chain without a liberty.
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

  // Stones of that colour removed over the whole game by plays, of either player.
  int RemovedStones(Color c) const { return c == Color::kBlack ? removed_black_ : removed_white_; }

  // Whether `color` may play there now. A colour out of turn is judged as if it were its turn; a ban on the
  // player to move does not bind the other.
  Ruling Judge(const Move& move) const;

  // Plays a legal move; otherwise changes nothing. Returns the ruling.
  Ruling Play(const Move& move);

  // The points where `color` may play now, in index order.
  std::vector<Point> LegalPoints(Color color) const;

  // How much the cycle layer remembers (CycleRule::MemorySize), and `resume=dispute` with it: while the number
  // stands still nothing new is forbidden, and no pause ends the game that did not before.
  size_t cycle_memory() const { return cycle_->MemorySize() + paused_at_.size(); }

  // The completed cycles that the cycle layer has classified (CycleRule::Classified), each once; of these,
  // how many were unclassified or no cycle of moves, so that nobody could be named.
  const std::vector<ClassifiedCycle>& classified_cycles() const { return cycle_->Classified(); }
  size_t UnclassifiedCycles() const;

  // What the last ply made hot, in the order of the kinds; none after a pass, an agreement, or at the start.
  const std::vector<HotStones>& hot_stones() const { return hot_stones_; }

  // The points where only the ko rules (hot stones, cycle layer) forbid `color` to play now.
  std::vector<Point> KoPoints(Color color) const;

  // Takes dead stones off by agreement while the game is paused (ING96-R3 "Pass play", G307; ING91-1
  // "Ausgesetzter Zug"); two more passes then end it. FailedPrecondition if it is not paused, InvalidArgument
  // if a point is empty, off the board or named twice.
  absl::Status AgreeDead(const std::vector<Point>& stones);

 private:
  Game(const RuleSet& rules, const Position& setup, Color to_move);
  Situation AsIfToMove(Color color) const;
  // Under resume=dispute: notes a pause that has just begun. At a position of an earlier pause nothing can have
  // been in dispute since, and the game has ended.
  void NotePause();
  // Of a move at `s`, which is this game's situation as if the mover were to move.
  Ruling JudgeAt(const Situation& s, std::optional<Point> at) const;

  RuleSet rules_;
  Situation situation_;
  std::unique_ptr<CycleRule> cycle_;
  std::set<std::string> paused_at_;  // under resume=dispute: the positions at which the game was paused
  std::vector<Ply> plies_;
  std::vector<HotStones> hot_stones_;
  int removed_black_ = 0;
  int removed_white_ = 0;
};

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_RULES_GAME_H_
