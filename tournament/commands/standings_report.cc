#include "tournament/commands/standings_report.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/one_line.h"
#include "formats/sgf/sgf_charset.h"

namespace hotstone::tournament {
namespace {

using answers::Shown;
using Row = std::vector<std::string>;

// Width on a terminal: characters, not bytes.
size_t WidthOf(const std::string& text) {
  return static_cast<size_t>(std::count_if(text.begin(), text.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
  }));
}

// Numbers right-aligned, the second column (names) left-aligned.
std::string Aligned(const std::vector<Row>& rows) {
  std::vector<size_t> widths(rows.front().size(), 0);
  for (const Row& row : rows) {
    for (size_t c = 0; c < row.size(); ++c) widths[c] = std::max(widths[c], WidthOf(row[c]));
  }
  std::string text;
  for (const Row& row : rows) {
    for (size_t c = 0; c < row.size(); ++c) {
      const std::string fill(widths[c] - WidthOf(row[c]), ' ');
      absl::StrAppend(&text, c == 0 ? "" : "  ", c == 1 ? row[c] + fill : fill + row[c]);
    }
    text += "\n";
  }
  return text;
}

std::string LetterOf(int player) {
  return player < 26 ? std::string(1, static_cast<char>('a' + player))
                     : absl::StrCat("p", player + 1);
}

Shown BeginStandings(const StandingsSystem& system) {
  Shown shown = Shown::Result("standings");
  return shown.Set("system", StandingsSystemText(system));
}

// "a>b", "a=b".
std::string InShort(const ResultGame& game) {
  const bool black_first = game.drawn || game.black_won;
  return absl::StrCat(LetterOf(black_first ? game.black : game.white), game.drawn ? "=" : ">",
                      LetterOf(black_first ? game.white : game.black));
}

}  // namespace

int TiedPlayers(const std::vector<Standing>& standings) {
  return static_cast<int>(std::count_if(standings.begin(), standings.end(),
                                        [](const Standing& s) { return s.shared; }));
}

Shown DescribeStandings(const Crosstable& table, const StandingsSystem& system,
                        const std::vector<Standing>& standings) {
  const std::vector<std::string> columns = StandingsColumns(system);
  std::vector<Row> rows = {{"place", "player"}};
  rows[0].insert(rows[0].end(), columns.begin(), columns.end());
  std::vector<Shown> places;
  for (const Standing& standing : standings) {
    const std::string& player = table.players()[static_cast<size_t>(standing.player)];
    Row row = {absl::StrCat(standing.place, standing.shared ? "=" : " "),
               OneLine(formats::PrintableText(player))};
    Shown scores;
    for (size_t c = 0; c < columns.size(); ++c) {
      scores.Set(columns[c], standing.scores[c]);
      row.push_back(absl::StrCat(standing.scores[c]));
    }
    rows.push_back(std::move(row));
    places.push_back(Shown()
                         .Set("place", standing.place)
                         .Set("shared", standing.shared)
                         .Set("player", player)
                         .Set("scores", scores));
  }
  return BeginStandings(system)
      .Set("players", table.players().size())
      .Set("rounds", table.rounds())
      .Set("games", table.games().size())
      .Set("tied", TiedPlayers(standings))
      .Set("standings", places)
      .Say("table", Aligned(rows))
      .Line("system: {system}")
      .Line(
          "{table}players: {players}, rounds: {rounds}, games: {games}; "
          "{tied?{} players are tied}{tied!no ties remain}");
}

Crosstable CrosstableOf(const ResultTable& table) {
  Crosstable crosstable;
  for (int player = 0; player < table.players; ++player) {
    if (!crosstable.AddPlayer(LetterOf(player)).ok()) return {};
  }
  std::vector<std::vector<bool>> plays(static_cast<size_t>(table.players));
  int rounds = 0;
  for (const ResultGame& game : table.games) rounds = std::max(rounds, game.round);
  for (auto& in_round : plays) in_round.assign(static_cast<size_t>(rounds) + 1, false);
  for (const ResultGame& game : table.games) {
    const PlayerResult black = game.drawn       ? PlayerResult::kDrawn
                               : game.black_won ? PlayerResult::kWon
                                                : PlayerResult::kLost;
    const PlayerResult white = game.drawn       ? PlayerResult::kDrawn
                               : game.black_won ? PlayerResult::kLost
                                                : PlayerResult::kWon;
    if (!crosstable.AddGame({game.round, game.black, game.white, black, white, true}).ok())
      return {};
    plays[static_cast<size_t>(game.black)][static_cast<size_t>(game.round)] = true;
    plays[static_cast<size_t>(game.white)][static_cast<size_t>(game.round)] = true;
  }
  // The rounds of a player's byes do not matter; they go to the first rounds in which he has no
  // game.
  for (size_t player = 0; player < plays.size(); ++player) {
    int left = player < table.byes.size() ? table.byes[player] : 0;
    for (int round = 1; round <= rounds && left > 0; ++round) {
      if (plays[player][static_cast<size_t>(round)]) continue;
      if (!crosstable.AddBye({round, static_cast<int>(player)}).ok()) return {};
      --left;
    }
  }
  return crosstable;
}

Shown DescribeLeastTie(TournamentFormat format, const StandingsSystem& system,
                       const LeastTie& tie) {
  Shown shown = BeginStandings(system);
  shown.Set("format", TournamentFormatName(format))
      .Set("searched", tie.searched)
      .Set("least_players", std::nullopt)
      .Line(
          "{format}  {system}  {least_players?{}  {course}}"
          "{least_players!none with up to {searched}}");
  if (tie.players == 0) return shown;
  std::vector<Shown> games;
  std::string course;
  int round = 1;
  for (const ResultGame& game : tie.witness.games) {
    absl::StrAppend(&course, game.round > round ? "; " : games.empty() ? "" : " ", InShort(game));
    round = game.round;
    games.push_back(Shown()
                        .Set("round", game.round)
                        .Set("black", LetterOf(game.black))
                        .Set("white", LetterOf(game.white))
                        .Set("result", game.drawn       ? "draw"
                                       : game.black_won ? "B"
                                                        : "W"));
  }
  return shown.Set("least_players", tie.players).Set("games", games).Say("course", course);
}

}  // namespace hotstone::tournament
