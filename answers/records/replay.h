// Replays a game record ply by ply through spec::Game, with a referee's ruling on each ply.
//
// An illegal move is not applied. The replay stops there, because everything after it belongs to a
// game that was not played by these rules; the remaining plies are counted. With `keep_going` the
// illegal move is skipped, the turn goes to the other player, and the rest is judged as far as
// possible. Beyond the rulings of spec/rules/ruling.h a ply can be refused as
//
//   out-of-turn    the other player's move: one move at a time (ING96-R3)
//   no-agreement   AE alone in the record, but dead stones cannot be removed now (ING96-R3 "Pass
//                  play")
//
// If the record omits a mandatory handicap pass (Black plays again while White owes one), it is
// supplied.
//
// A setup in play (AB, AW, AE, PL after the first move) is not a move: it gives a new position.
// Since no rule explains how that position arose, it starts a new history: nothing before it counts
// for a ko rule, passes are counted anew, handicap passes still owed remain owed. AE alone counts
// as a setup unless the game is paused or over. A setup that changes neither a stone nor the turn
// is ignored.
#ifndef HOTSTONE_ANSWERS_RECORDS_REPLAY_H_
#define HOTSTONE_ANSWERS_RECORDS_REPLAY_H_

#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/sgf/sgf_game.h"
#include "spec/rules/game.h"

namespace hotstone::answers {

// A point that the player to move may not play on, because of a ko rule alone.
struct KoBan {
  spec::Point at;
  spec::Ruling ruling;
};

// The same points as Game::KoPoints(to_move()), found without trying every point: a play that
// repeats leads to a position seen before, so only plays that can lead to one are judged.
// O(positions seen x points). (Under cycle_colour=either every point is tried, since that rule
// forbids plays because the opponent played there.)
class KoBanFinder {
 public:
  void Saw(const spec::Position& position);
  std::vector<KoBan> Bans(const spec::Game& game) const;

 private:
  // Keyed by the numbers of black and of white stones, since one play changes them in few ways.
  std::map<std::pair<int, int>, std::set<std::string>> seen_;
};

struct Refusal {
  std::string why;
  std::string clause;
  std::string sentence;
};

struct ReplayedPly {
  explicit ReplayedPly(spec::Situation situation) : after(std::move(situation)) {}

  int number = 0;                  // of the move in the record, from 1; 0 if it is not a recorded
                                   // move
  std::optional<spec::Move> move;  // empty: dead stones removed by agreement
  std::vector<spec::Point> agreed_dead;
  bool handicap_pass = false;      // a mandatory pass
  bool supplied = false;           // the record omitted it
  std::optional<Refusal> refusal;  // empty: legal
  std::vector<spec::Point> captured;
  std::vector<spec::Point> self_removed;
  spec::Situation after;               // unchanged after a refusal
  std::vector<KoBan> bans;             // on after.to_move
  bool pauses = false;                 // this ply pauses the game
  bool second_pause = false;           // and ends it, under resume=dispute
  bool resumes = false;                // this ply ends a pause by a board play
  bool ends = false;                   // this ply ends the game
  bool is_setup = false;               // a setup in play
  std::vector<spec::Point> set_black;  // stones that it set on points that held something else
  std::vector<spec::Point> set_white;
  std::vector<spec::Point> emptied;
  std::string comment;
  formats::SgfPlace at;  // in the record; line 0 if supplied
};

struct Replay {
  spec::Game game;  // after the last legal ply, since the last setup in play
  std::vector<KoBan> bans_at_start = {};
  std::vector<ReplayedPly> plies = {};
  int illegal = 0;
  int not_judged = 0;  // plies of the record after the one that stopped the replay
  int setups = 0;      // setups in play
  // Of the histories before the last setup in play:
  int removed_black_before = 0;
  int removed_white_before = 0;
  std::vector<spec::ClassifiedCycle> classified_before = {};
};

// Fails, with the position in `source`, if a setup is not legal (see spec::Game::Create).
absl::StatusOr<Replay> ReplayRecord(const formats::SgfGame& record, const spec::RuleSet& rules,
                                    bool keep_going, const std::string& source);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_RECORDS_REPLAY_H_
