#include "answers/conformance/match_report.h"

#include "absl/strings/str_cat.h"
#include "base/version.h"
#include "conformance/play/game_record.h"
#include "formats/sgf/sgf.h"

namespace hotstone::answers {
namespace {

using conformance::MatchGame;
using spec::Color;

// "rules (TT-END): Black wins by 5; every stone counts as alive".
std::string How(const MatchGame& game) {
  return absl::StrCat(std::string(conformance::MatchEndingName(game.ending)),
                      game.clause.empty() ? "" : absl::StrCat(" (", game.clause, ")"),
                      game.words.empty() ? "" : ": ", game.words);
}

}  // namespace

std::string MatchText(const MatchLine& line) {
  return absl::StrCat("game ", line.number, ": ", line.black, " (B), ", line.white,
                      " (W): ", line.game->Result(), " after ", line.game->referee.events().size(),
                      " moves, ", How(*line.game), "\n");
}

formats::JsonLine MatchJson(const MatchLine& line) {
  const MatchGame& game = *line.game;
  formats::JsonLine json;
  json.Set("schema", "hotstone.result/1")
      .Set("command", "match")
      .Set("board", game.referee.position().size().ToString())
      .Set("rules", spec::RuleSetName(game.referee.rules()))
      .Set("game", line.number)
      .Set("black", line.black)
      .Set("white", line.white)
      .Set("black_command", line.black_command)
      .Set("white_command", line.white_command)
      .Set("result", game.Result());
  const auto set_color = [&json](const char* key, std::optional<Color> color) {
    if (color.has_value()) {
      json.Set(key, spec::Letter(*color));
    } else {
      json.SetNull(key);
    }
  };
  set_color("winner", game.winner());
  json.Set("ending", conformance::MatchEndingName(game.ending));
  set_color("at_fault", conformance::IsForfeit(game.ending) ? game.loser : std::nullopt);
  json.Set("words", game.words).Set("clause", game.clause.empty() ? "-" : game.clause);
  json.Set("moves", static_cast<uint64_t>(game.referee.events().size()))
      .Set("rows", game.referee.position().ToRows());
  if (line.sgf.empty()) {
    json.SetNull("sgf");
  } else {
    json.Set("sgf", line.sgf);
  }
  json.Set("version", kVersion);
  return json;
}

std::string MatchRecord(const MatchLine& line) {
  return formats::WriteSgf(conformance::GameRecord(
      line.game->referee, {line.black, line.white, line.game->Result(), How(*line.game)}));
}

void MatchTally::Add(const MatchGame& game, bool exchanged) {
  const auto winner = game.winner();
  if (winner.has_value()) {
    ++won[(*winner == Color::kBlack) != exchanged ? 0 : 1];
  } else if (game.outcome.has_value()) {
    ++draws;
  } else {
    ++unknown;
  }
  if (conformance::IsForfeit(game.ending)) ++forfeits;
}

std::string MatchTally::Text(const std::string& first, const std::string& second) const {
  return absl::StrCat("first engine (", first, ") ", won[0], ", second (", second, ") ", won[1],
                      ", draws ", draws, ", unknown ", unknown, ", of the games won ", forfeits,
                      " by forfeit\n");
}

}  // namespace hotstone::answers
