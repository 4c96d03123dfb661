// The results of a tournament: who met whom in which round, and how the game ended for each of the two.
//
// ING96-R7 "Primary scores" and ING91-2 "Plazierung" count won games and look at opponents; nothing else of
// a game matters to them. A crosstable is therefore a list of players and of games, in any order. A bye is
// a round in which a player has no opponent; the texts say nothing of it, and how it counts is a reading
// (standings.h).
//
// How a game can end for its two players:
//
//   won, lost     the usual case; a forfeit (ING96-R10 "Forfeitures", ING91-2 "Verlust") is one of them
//   drawn         both filled in all stones, or compensation made it so (ING96-R8 "Compensation points")
//   lost, lost    both forfeited: neither appeared, say
//   won, won      the referee gave the game to both; the texts know no such thing, pairing programs do
//
// What is added is checked as it is added, so that every crosstable is one of a possible tournament: names
// are not empty and different, games are between two players, nobody sits at two boards in one round. A
// match of several games between the same two has a round for each. Errors are InvalidArgument and say what
// would be right; the crosstable then is as it was. O(log n) for each addition.
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
  int black = 0;  // the players' numbers
  int white = 0;
  PlayerResult for_black = PlayerResult::kWon;
  PlayerResult for_white = PlayerResult::kLost;
  // False: which of the two had Black is not known, and they stand here in any order.
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
  // The name for a message: without control characters, quotes or backslashes of its own. Requires a player.
  std::string NameShown(int player) const;
  const std::vector<TournamentGame>& games() const { return games_; }
  const std::vector<Bye>& byes() const { return byes_; }
  // The last round that anything was said of; 0 if nothing was.
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
