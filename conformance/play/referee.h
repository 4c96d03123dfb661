// A referee: one game under one rule set, with undo, loading, and judging the game anew by other
// rules.
//
// Every rule question goes to spec::Game; this file adds what a dialogue needs around it.
//
//   turns     Game takes the colour with the move and judges a colour out of turn as if it were its
//             turn. So one colour may play twice in a row here, as the Go Text Protocol permits: a
//             ban on the player who should have moved does not bind the other, and any ply lifts
//             it.
//   undo      A game cannot be run backwards, since its rules have memory. A copy is kept every 16
//             plies, and the plies after it are replayed, leaving copies half way, and half of
//             that, for the next undo. When there are more than 16 copies, every second one is
//             dropped and the distance doubles: memory stays at some 20 games, and taking back all
//             plies of an n-ply game costs O(n log n) plies.
//   length    A game that never ends must not exhaust the machine's memory: kMostEvents plies are
//             the limit, and the caller checks Full() first. A caller that keeps many games at once
//             asks for fewer copies.
//   handicap  If White owes a pass and Black plays on, the pass is supplied, as in records
//             (answers/records/replay.h); undo takes it back with Black's play. A record may say by
//             RU or HA how many passes White owes, or that its stones replace them
//             (formats/sgf/sgf_handicap.h). Its passes apply to its game if the rules say nothing
//             about passes; its stones always apply.
//   rules     New rules judge the game from its start: each ply must be legal under them, and the
//             memory of the old rules is discarded. If a ply is illegal, the rules stay unchanged
//             and the error names the ply, the reason and the clause.
//   komi      The compensation affects only the count; changing it checks nothing in the game.
#ifndef HOTSTONE_CONFORMANCE_PLAY_REFEREE_H_
#define HOTSTONE_CONFORMANCE_PLAY_REFEREE_H_

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "formats/sgf/sgf_game.h"
#include "spec/counting/outcome.h"
#include "spec/rules/game.h"

namespace hotstone::conformance {

// One step of a game: a move, or dead stones removed by agreement.
struct Event {
  std::optional<spec::Move> move;
  std::vector<spec::Point> agreed_dead;  // if there is no move
  bool supplied = false;                 // a handicap pass that White owed when Black played on
};

inline constexpr size_t kMostEvents = 50000;
inline constexpr size_t kMostCopies = 16;

class Referee {
 public:
  // An empty board, Black to move. At least one copy is kept: the start.
  Referee(const spec::RuleSet& rules, spec::BoardSize size, size_t most_copies = kMostCopies);

  // As last set, including the compensation.
  const spec::RuleSet& rules() const { return rules_; }
  // The same, with the passes that White owes in this game.
  spec::RuleSet rules_in_force() const { return InForce(rules_); }
  // Whether the black stones of the setup are the handicap.
  bool handicap_stones() const { return handicap_stones_; }
  const spec::Game& game() const { return game_; }
  const spec::Position& position() const { return game_.position(); }
  const spec::Position& setup() const { return setup_; }
  spec::Color first_to_move() const { return first_; }
  const std::vector<Event>& events() const { return events_; }

  // An empty board of this size, under the same rules.
  void Clear(spec::BoardSize size);

  // A new game from these stones. With `handicap_stones` they are the handicap, and White owes none
  // of the passes of the rules. InvalidArgument, without effect, unless the setup is a legal
  // position.
  absl::Status SetUp(const spec::Position& setup, spec::Color to_move, bool handicap_stones);

  // A new game from a record: its setup, then its plies up to `moves` moves. InvalidArgument with
  // FILE:LINE:COLUMN, without effect, if the setup or a ply is illegal; ResourceExhausted if it is
  // too long.
  absl::Status Load(const formats::SgfGame& record, const std::string& source, size_t moves);

  // As above. InvalidArgument, without effect, if the game so far is illegal under these rules.
  absl::Status SetRules(const spec::RuleSet& rules);

  // Half points that Black gives to White.
  void SetCompensation(int x2) { rules_.compensation_x2 = x2; }

  // Whether the game accepts no more plies.
  bool Full() const { return events_.size() >= kMostEvents; }

  // Whether a pass that White owes would be supplied before this move.
  bool SuppliesPass(const spec::Move& move) const {
    return game_.situation().handicap_owed > 0 && game_.to_move() == spec::Color::kWhite &&
           move.player == spec::Color::kBlack && !game_.ended();
  }

  // Plays a legal move, after the pass that White owes if Black plays on; an illegal move changes
  // nothing. Requires !Full(). O(points^2) plus the cost of the cycle rule.
  spec::Ruling Play(const spec::Move& move);

  // spec::Game::AgreeDead.
  absl::Status AgreeDead(const std::vector<spec::Point>& stones);

  // Takes back the last event and a pass supplied for it; false if there is none.
  bool Undo();

  // The number of plies replayed by undo so far.
  size_t repeated() const { return repeated_; }

  // The count of the current position, whether or not the game has ended.
  spec::Outcome Count() const { return spec::Decide(position(), rules_); }

  // Whether this position has occurred in this game with this player to move.
  bool HasStood(const spec::Position& position, spec::Color to_move) const;

  // The number of events after which it last occurred, with the given player to move if any; 0 is
  // the start.
  std::optional<size_t> LastStood(const spec::Position& position,
                                  std::optional<spec::Color> to_move) const;

 private:
  // The rules as the game uses them: without the passes that set-up handicap stones replace, and
  // with the passes that its record specifies by RU or HA.
  spec::RuleSet InForce(const spec::RuleSet& rules) const;
  absl::StatusOr<spec::Game> NewGame(const spec::RuleSet& rules) const;
  static bool Repeat(spec::Game& game, const Event& event);
  void Start(spec::Game game);
  void Add(Event event);

  spec::RuleSet rules_;
  spec::Position setup_;
  spec::Color first_ = spec::Color::kBlack;
  bool handicap_stones_ = false;
  int passes_of_record_ = 0;
  spec::Game game_;
  std::vector<Event> events_;
  std::vector<std::pair<std::string, spec::Color>>
      stood_;        // cells, player to move: at the start, after each event
  size_t distance_;  // between two checkpoints
  size_t most_copies_;
  size_t repeated_ = 0;
  std::vector<std::pair<size_t, spec::Game>> checkpoints_;  // by event, ascending; never empty
};

// "black C3 is illegal under tromp-taylor: superko (TT-MOVE)". The ruling must be illegal and come
// from the game.
std::string IllegalMoveText(const spec::Move& move, const spec::Ruling& ruling,
                            const spec::Game& game);

// "B+5", "W+0.5", "0" for a draw. Black's win of a tie (ING96-R8) is "B+0", since the margin is
// zero.
std::string ResultText(const spec::Outcome& outcome);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_PLAY_REFEREE_H_
