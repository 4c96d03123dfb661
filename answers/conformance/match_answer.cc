#include "answers/conformance/match_answer.h"

#include "absl/strings/str_cat.h"
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

Shown Describe(const MatchLine& line) {
  const MatchGame& game = *line.game;
  Shown shown = Shown::Result("match");
  shown.Set("board", game.referee.position().size().ToString())
      .Set("rules", spec::RuleSetName(game.referee.rules()))
      .Set("game", line.number)
      .Set("black", line.black)
      .Set("white", line.white)
      .Set("black_command", line.black_command)
      .Set("white_command", line.white_command)
      .Set("result", game.Result())
      .Set("winner", Maybe(game.winner(), spec::Letter))
      .Set("ending", conformance::MatchEndingName(game.ending))
      .Set("at_fault",
           conformance::IsForfeit(game.ending) ? Maybe(game.loser, spec::Letter) : std::nullopt)
      .Set("words", game.words)
      .Set("clause", game.clause.empty() ? "-" : game.clause)
      .Set("moves", game.referee.events().size())
      .Set("rows", game.referee.position().ToRows())
      .Set("sgf", OrNull(line.sgf))
      .Say("how", How(game));
  return shown.Line("game {game}: {black} (B), {white} (W): {result} after {moves} moves, {how}");
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

Shown Describe(const MatchTally& tally, const std::string& first, const std::string& second) {
  const uint64_t played = tally.won[0] + tally.won[1] + tally.draws + tally.unknown;
  Shown shown;
  return shown.Say("first", first)
      .Say("second", second)
      .Say("won_first", tally.won[0])
      .Say("won_second", tally.won[1])
      .Say("draws", tally.draws)
      .Say("unknown", tally.unknown)
      .Say("forfeits", tally.forfeits)
      .Line(
          "first engine ({first}) {won_first}, second ({second}) {won_second}, draws {draws}, "
          "unknown {unknown}, wins by forfeit {forfeits}")
      .ExitWith(tally.forfeits > 0                          ? kExitFails
                : tally.unknown > 0 || played < tally.asked ? kExitUnknown
                                                            : kExitOk);
}

}  // namespace hotstone::answers
