// The five ways a tournament game can end, as named by a format.
//
// Each format of results has its own words for the same five ends (tournament/law/crosstable.h).
// The table here is for hotstone.results/1; tables for other formats are built the same way, so the
// ends are listed in one place.
#ifndef HOTSTONE_TOURNAMENT_FORMATS_GAME_ENDS_H_
#define HOTSTONE_TOURNAMENT_FORMATS_GAME_ENDS_H_

#include <array>
#include <string_view>

#include "tournament/law/crosstable.h"

namespace hotstone::tournament {

struct GameEnd {
  std::string_view word;
  PlayerResult for_black;
  PlayerResult for_white;
};

using GameEnds = std::array<GameEnd, 5>;

constexpr GameEnds EndsInWords(std::string_view black_won, std::string_view white_won,
                               std::string_view drawn, std::string_view both_lost,
                               std::string_view both_won) {
  return {{{black_won, PlayerResult::kWon, PlayerResult::kLost},
           {white_won, PlayerResult::kLost, PlayerResult::kWon},
           {drawn, PlayerResult::kDrawn, PlayerResult::kDrawn},
           {both_lost, PlayerResult::kLost, PlayerResult::kLost},
           {both_won, PlayerResult::kWon, PlayerResult::kWon}}};
}

inline constexpr GameEnds kResultWords = EndsInWords("B", "W", "draw", "both-lose", "both-win");

// Sets both results of the game; false if the table does not have the word.
inline bool SetEnd(const GameEnds& ends, std::string_view word, TournamentGame& game) {
  for (const GameEnd& end : ends) {
    if (end.word != word) continue;
    game.for_black = end.for_black;
    game.for_white = end.for_white;
    return true;
  }
  return false;
}

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_FORMATS_GAME_ENDS_H_
