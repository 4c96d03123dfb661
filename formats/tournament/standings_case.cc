#include "formats/tournament/standings_case.h"

#include <limits>
#include <nlohmann/json.hpp>

#include "formats/tournament/case_lines.h"
#include "formats/tournament/game_ends.h"

namespace hotstone::formats {
namespace {

absl::StatusOr<int> PlayerAt(const FieldReader& field, const spec::Crosstable& table) {
  const auto name = field.String();
  if (!name.ok()) return name.status();
  if (const auto number = table.FindPlayer(*name)) return *number;
  return field.Error("is not one of the players");
}

absl::Status ReadCaseGame(const FieldReader& field, spec::Crosstable& table) {
  const auto parts = field.Items(4, "[round, Black, White, result]");
  if (!parts.ok()) return parts.status();
  const auto round = (*parts)[0].Integer(1, spec::Crosstable::kMostRounds);
  if (!round.ok()) return round.status();
  const auto black = PlayerAt((*parts)[1], table);
  if (!black.ok()) return black.status();
  const auto white = PlayerAt((*parts)[2], table);
  if (!white.ok()) return white.status();
  const auto word = (*parts)[3].OneOf({"B", "W", "draw", "both-lose", "both-win"});
  if (!word.ok()) return word.status();
  spec::TournamentGame game;
  game.round = *round;
  game.black = *black;
  game.white = *white;
  SetEnd(kResultWords, *word, game);
  return AtField(field, table.AddGame(game));
}

absl::Status ReadCaseBye(const FieldReader& field, spec::Crosstable& table) {
  const auto parts = field.Items(2, "[round, player]");
  if (!parts.ok()) return parts.status();
  const auto round = (*parts)[0].Integer(1, spec::Crosstable::kMostRounds);
  if (!round.ok()) return round.status();
  const auto player = PlayerAt((*parts)[1], table);
  if (!player.ok()) return player.status();
  return AtField(field, table.AddBye({*round, *player}));
}

absl::StatusOr<ExpectedStanding> ReadExpected(const FieldReader& field, const spec::Crosstable& table) {
  const auto parts = field.Items(3, "[player, place, [numbers]]");
  if (!parts.ok()) return parts.status();
  const auto player = PlayerAt((*parts)[0], table);
  if (!player.ok()) return player.status();
  ExpectedStanding expected;
  expected.player = table.players()[static_cast<size_t>(*player)];
  const auto place = (*parts)[1].Integer(1, spec::Crosstable::kMostPlayers);
  if (!place.ok()) return place.status();
  expected.place = *place;
  const auto scores = (*parts)[2].Items();
  if (!scores.ok()) return scores.status();
  constexpr int kMost = std::numeric_limits<int>::max();
  for (const FieldReader& score : *scores) {
    const auto number = score.Integer(-kMost, kMost);
    if (!number.ok()) return number.status();
    expected.scores.push_back(*number);
  }
  return expected;
}

absl::StatusOr<StandingsCase> ReadCase(const FieldReader& root, int line) {
  if (auto status =
          root.CheckKeys({"schema", "id", "source", "players", "games", "byes", "system", "expect"});
      !status.ok()) {
    return status;
  }
  for (const char* key : {"schema", "id", "players", "games", "system", "expect"}) {
    if (const auto field = root.Need(key); !field.ok()) return field.status();
  }
  if (auto word = root.At("schema").OneOf({"hotstone.standings-case/1"}); !word.ok()) return word.status();
  StandingsCase c;
  c.line = line;
  const auto id = root.At("id").String();
  if (!id.ok()) return id.status();
  c.id = *id;
  if (root.Has("source")) {
    const auto source = root.At("source").String();
    if (!source.ok()) return source.status();
    c.source = *source;
  }
  const auto players = root.At("players").Items();
  if (!players.ok()) return players.status();
  for (const FieldReader& player : *players) {
    const auto name = player.String();
    if (!name.ok()) return name.status();
    if (auto status = AtField(player, c.table.AddPlayer(*name).status()); !status.ok()) return status;
  }
  const auto games = root.At("games").Items();
  if (!games.ok()) return games.status();
  for (const FieldReader& game : *games) {
    if (auto status = ReadCaseGame(game, c.table); !status.ok()) return status;
  }
  if (root.Has("byes")) {
    const auto byes = root.At("byes").Items();
    if (!byes.ok()) return byes.status();
    for (const FieldReader& bye : *byes) {
      if (auto status = ReadCaseBye(bye, c.table); !status.ok()) return status;
    }
  }
  const auto system = root.At("system").String();
  if (!system.ok()) return system.status();
  const auto parsed = spec::ParseStandingsSystem(*system);
  if (!parsed.ok()) return root.At("system").Error(std::string(parsed.status().message()));
  c.system = *parsed;
  const auto expect = root.At("expect").Items();
  if (!expect.ok()) return expect.status();
  for (const FieldReader& one : *expect) {
    auto expected = ReadExpected(one, c.table);
    if (!expected.ok()) return expected.status();
    c.expect.push_back(*std::move(expected));
  }
  return c;
}

}  // namespace

absl::StatusOr<std::vector<StandingsCase>> ParseStandingsCases(std::string_view text, std::string_view file) {
  std::vector<StandingsCase> cases;
  const absl::Status status = ForEachCaseLine(text, file, [&](const FieldReader& root, int line) {
    auto c = ReadCase(root, line);
    if (c.ok()) cases.push_back(*std::move(c));
    return c.status();
  });
  if (!status.ok()) return status;
  return cases;
}

std::string WriteStandingsCase(const StandingsCase& c) {
  using nlohmann::ordered_json;
  const auto name = [&](int player) { return c.table.players()[static_cast<size_t>(player)]; };
  ordered_json games = ordered_json::array();
  for (const spec::TournamentGame& game : c.table.games()) {
    for (const GameEnd& end : kResultWords) {
      if (end.for_black != game.for_black || end.for_white != game.for_white) continue;
      games.push_back({game.round, name(game.black), name(game.white), std::string(end.word)});
    }
  }
  ordered_json byes = ordered_json::array();
  for (const spec::Bye& bye : c.table.byes()) byes.push_back({bye.round, name(bye.player)});
  ordered_json expect = ordered_json::array();
  for (const ExpectedStanding& one : c.expect) expect.push_back({one.player, one.place, one.scores});
  ordered_json json = {{"schema", "hotstone.standings-case/1"}, {"id", c.id}};
  if (!c.source.empty()) json["source"] = c.source;
  json["players"] = c.table.players();
  json["games"] = games;
  if (!byes.empty()) json["byes"] = byes;
  json["system"] = spec::StandingsSystemText(c.system);
  json["expect"] = expect;
  return json.dump(-1, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

}  // namespace hotstone::formats
