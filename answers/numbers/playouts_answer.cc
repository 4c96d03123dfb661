#include "answers/numbers/playouts_answer.h"

#include <algorithm>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"

namespace hotstone::answers {
namespace {

Shown Begin(const PlayoutsQuestion& asked) {
  Shown shown = Shown::Result("playouts");
  return shown.Set("board", asked.size.ToString())
      .Set("ko", asked.superko ? "psk" : "basic")
      .Set("seed", std::to_string(asked.seed));
}

}  // namespace

Shown Describe(const PlayoutsAnswer& answer) {
  const auto& [asked, games, totals, seconds] = answer;
  const auto finished =
      static_cast<double>(std::max<uint64_t>(totals.games - totals.unfinished, 1));
  const auto a_game = [&](uint64_t number) { return static_cast<double>(number) / finished; };
  const auto percent = [&](uint64_t part) { return 100 * static_cast<double>(part) / finished; };
  Shown shown = Begin(asked);
  return shown.Set("games", totals.games)
      .Set("unfinished", totals.unfinished)
      .Set("plays", totals.plays)
      .Set("black_wins", totals.black_wins)
      .Set("white_wins", totals.white_wins)
      .Set("draws", totals.Draws())
      .Set("black_area", totals.black_area)
      .Set("white_area", totals.white_area)
      .Set("complete", totals.games == games)
      .Set("seconds", seconds)
      .Say("asked", games)
      .Say("attempts", enumerate::kPlayoutWords)
      .Say("plays_a_game", static_cast<double>(totals.plays) / static_cast<double>(totals.games))
      .Say("black_percent", percent(totals.black_wins))
      .Say("white_percent", percent(totals.white_wins))
      .Say("draw_percent", percent(totals.Draws()))
      .Say("black_mean", a_game(totals.black_area))
      .Say("white_mean", a_game(totals.white_area))
      .Say("rate", static_cast<double>(totals.plays) / std::max(seconds, 1e-9) / 1e6)
      .Line("board: {board}")
      .Line("ko: {ko}")
      .Line("seed: {seed}")
      .Line(
          "games: {games}{complete! of {asked}, stopped}{unfinished?, {} of them abandoned after "
          "{attempts} attempts to move and not included below the line about plays}")
      .Line("plays: {plays} ({plays_a_game:.2} a game)")
      .Line("Black wins: {black_wins} ({black_percent:.2}%)")
      .Line("White wins: {white_wins} ({white_percent:.2}%)")
      .Line("draws: {draws} ({draw_percent:.2}%)")
      .Line("mean area: Black {black_mean:.3}, White {white_mean:.3}")
      .Line("({seconds:.2} s, {rate:.1} million plays a second)");
}

Shown Describe(const PlayoutGame& game) {
  std::vector<std::string> moves;
  std::vector<std::string> with_colours;
  for (const int move : game.played.moves) {
    const bool black = moves.size() % 2 == 0;
    moves.push_back(move == enumerate::kNoPoint ? "pass"
                                                : spec::PointName(game.asked.size.At(move)));
    with_colours.push_back(absl::StrCat(black ? "B " : "W ", moves.back()));
  }
  Shown shown = Begin(game.asked);
  return shown.Set("game", std::to_string(game.number))
      .Set("moves", moves)
      .Set("unfinished", game.played.end.unfinished)
      .Say("with_colours", with_colours)
      .Line("{with_colours}{unfinished? (abandoned)}");
}

}  // namespace hotstone::answers
