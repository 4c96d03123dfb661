// The five ways in which a game of a tournament ends, by the words of a format.
//
// Each format of results has words of its own for the same five ends (tournament/law/crosstable.h); the
// table here is that of hotstone.results/1, and others are written in the same way, so that the ends stand
// in one place.
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

constexpr GameEnds EndsInWords(std::string_view black_won, std::string_view white_won, std::string_view drawn,
                               std::string_view both_lost, std::string_view both_won) {
  return {{{black_won, PlayerResult::kWon, PlayerResult::kLost},
           {white_won, PlayerResult::kLost, PlayerResult::kWon},
           {drawn, PlayerResult::kDrawn, PlayerResult::kDrawn},
           {both_lost, PlayerResult::kLost, PlayerResult::kLost},
           {both_won, PlayerResult::kWon, PlayerResult::kWon}}};
}

inline constexpr GameEnds kResultWords = EndsInWords("B", "W", "draw", "both-lose", "both-win");

// Sets the two results of the game; false if the table does not have the word.
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
