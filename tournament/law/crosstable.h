// The results of a tournament: who met whom in which round, and how the game ended for each player.
//
// ING96-R7 "Primary scores" and ING91-2 "Plazierung" count won games and look at opponents; nothing
// else about a game matters to them. A crosstable is therefore a list of players and a list of
// games, in any order. A bye is a round in which a player has no opponent; the texts do not mention
// byes, and how one counts is a reading (standings.h).
//
// A game can end for its two players as
//
//   won, lost     the usual case, including a forfeit (ING96-R10 "Forfeitures", ING91-2 "Verlust")
//   drawn         both filled in all stones, or compensation evened the score (ING96-R8
//                 "Compensation points")
//   lost, lost    both forfeited, for example because neither appeared
//   won, won      the referee gave the game to both; pairing programs have this, the texts do not
//
// Every addition is checked, so a crosstable always describes a possible tournament: names are
// nonempty and distinct, a game has two different players, and nobody plays at two boards in one
// round. A match of several games between the same players needs a round for each game. Errors are
// InvalidArgument, say what would be right, and leave the crosstable unchanged. O(log n) per
// addition.
#ifndef HOTSTONE_TOURNAMENT_LAW_CROSSTABLE_H_
#define HOTSTONE_TOURNAMENT_LAW_CROSSTABLE_H_

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"

namespace hotstone::tournament {

// How a game ended for one of its players.
enum class PlayerResult { kWon, kLost, kDrawn };

struct TournamentGame {
  int round = 1;
  int black = 0;  // player numbers
  int white = 0;
  PlayerResult for_black = PlayerResult::kWon;
  PlayerResult for_white = PlayerResult::kLost;
  // False if it is not known who had Black; then the order of the two players means nothing.
  bool colours_known = true;
};

struct Bye {
  int round = 1;
  int player = 0;
};

class Crosstable {
 public:
  static constexpr int kMostRounds = 10'000;
  static constexpr int kMostPlayers = 1'000'000;

  // The number of the new player: 0, 1, 2, ...
  absl::StatusOr<int> AddPlayer(std::string_view name);
  absl::Status AddGame(const TournamentGame& game);
  absl::Status AddBye(const Bye& bye);

  std::optional<int> FindPlayer(std::string_view name) const;

  const std::vector<std::string>& players() const { return players_; }
  // The name for a message, with control characters, quotes and backslashes escaped. Requires a
  // player.
  std::string NameShown(int player) const;
  const std::vector<TournamentGame>& games() const { return games_; }
  const std::vector<Bye>& byes() const { return byes_; }
  // The last round mentioned; 0 if none was.
  int rounds() const { return rounds_; }

 private:
  absl::Status CheckRound(int round) const;
  absl::Status CheckFree(int round, int player) const;

  std::vector<std::string> players_;
  std::map<std::string, int, std::less<>> numbers_;
  std::vector<TournamentGame> games_;
  std::vector<Bye> byes_;
  std::set<std::pair<int, int>> taken_;  // round and player
  int rounds_ = 0;
};

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_LAW_CROSSTABLE_H_
