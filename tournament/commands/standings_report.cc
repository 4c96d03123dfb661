#include "tournament/commands/standings_report.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "base/version.h"
#include "formats/json_line.h"
#include "formats/sgf/sgf_charset.h"

namespace hotstone::tournament {
namespace {

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

std::string OneLine(const std::string& name) {
  std::string shown = formats::PrintableText(name);
  std::replace(shown.begin(), shown.end(), '\n', ' ');
  return shown;
}

std::string LetterOf(int player) {
  return player < 26 ? std::string(1, static_cast<char>('a' + player))
                     : absl::StrCat("p", player + 1);
}

formats::JsonLine ResultLine(const std::string& system) {
  formats::JsonLine line;
  line.Set("schema", "hotstone.result/1").Set("command", "standings").Set("system", system);
  return line;
}

}  // namespace

int TiedPlayers(const std::vector<Standing>& standings) {
  return static_cast<int>(std::count_if(standings.begin(), standings.end(),
                                        [](const Standing& s) { return s.shared; }));
}

std::string StandingsTableText(const Crosstable& table, const StandingsSystem& system,
                               const std::vector<Standing>& standings) {
  std::vector<Row> rows = {{"place", "player"}};
  for (const std::string& column : StandingsColumns(system)) rows[0].push_back(column);
  for (const Standing& standing : standings) {
    Row row = {absl::StrCat(standing.place, standing.shared ? "=" : " "),
               OneLine(table.players()[static_cast<size_t>(standing.player)])};
    for (const int64_t score : standing.scores) row.push_back(absl::StrCat(score));
    rows.push_back(std::move(row));
  }
  const int tied = TiedPlayers(standings);
  return absl::StrCat("system: ", StandingsSystemText(system), "\n", Aligned(rows),
                      "players: ", table.players().size(), ", rounds: ", table.rounds(),
                      ", games: ", table.games().size(), "; ",
                      tied == 0 ? "no ties remain" : absl::StrCat(tied, " players are tied"), "\n");
}

std::string StandingsTableJson(const Crosstable& table, const StandingsSystem& system,
                               const std::vector<Standing>& standings) {
  const std::vector<std::string> columns = StandingsColumns(system);
  std::vector<formats::JsonLine> rows;
  for (const Standing& standing : standings) {
    formats::JsonLine scores;
    for (size_t c = 0; c < columns.size(); ++c) scores.Set(columns[c], standing.scores[c]);
    formats::JsonLine row;
    row.Set("place", standing.place).Set("shared", standing.shared);
    row.Set("player", table.players()[static_cast<size_t>(standing.player)]).Set("scores", scores);
    rows.push_back(std::move(row));
  }
  formats::JsonLine line = ResultLine(StandingsSystemText(system));
  line.Set("players", static_cast<int64_t>(table.players().size())).Set("rounds", table.rounds());
  line.Set("games", static_cast<int64_t>(table.games().size())).Set("tied", TiedPlayers(standings));
  line.Set("standings", rows).Set("version", kVersion);
  return line.ToString() + "\n";
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

std::string LeastTieText(TournamentFormat format, const StandingsSystem& system,
                         const LeastTie& tie) {
  std::string text = absl::StrCat(std::string(TournamentFormatName(format)), "  ",
                                  StandingsSystemText(system), "  ");
  if (tie.players == 0) return absl::StrCat(text, "none with up to ", tie.searched, "\n");
  absl::StrAppend(&text, tie.players, "  ");
  int round = 1;
  bool first = true;
  for (const ResultGame& game : tie.witness.games) {
    const bool black_first = game.drawn || game.black_won;
    absl::StrAppend(&text,
                    game.round > round ? "; "
                    : first            ? ""
                                       : " ",
                    LetterOf(black_first ? game.black : game.white), game.drawn ? "=" : ">",
                    LetterOf(black_first ? game.white : game.black));
    round = game.round;
    first = false;
  }
  return text + "\n";
}

std::string LeastTieJson(TournamentFormat format, const StandingsSystem& system,
                         const LeastTie& tie) {
  formats::JsonLine line = ResultLine(StandingsSystemText(system));
  line.Set("format", TournamentFormatName(format)).Set("searched", tie.searched);
  if (tie.players == 0) {
    line.SetNull("least_players");
  } else {
    std::vector<formats::JsonLine> games;
    for (const ResultGame& game : tie.witness.games) {
      formats::JsonLine one;
      one.Set("round", game.round)
          .Set("black", LetterOf(game.black))
          .Set("white", LetterOf(game.white));
      one.Set("result", game.drawn ? "draw" : game.black_won ? "B" : "W");
      games.push_back(std::move(one));
    }
    line.Set("least_players", tie.players).Set("games", games);
  }
  line.Set("version", kVersion);
  return line.ToString() + "\n";
}

}  // namespace hotstone::tournament
