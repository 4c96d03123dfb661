#include "tournament/formats/standings_case.h"

#include <limits>
#include <nlohmann/json.hpp>

#include "base/status_macros.h"
#include "formats/case/json_lines.h"
#include "tournament/formats/game_ends.h"
#include "tournament/formats/table_fields.h"

namespace hotstone::tournament {
namespace {

constexpr char kNamedInPlayers[] = "in \"players\"";

absl::Status ReadCaseGame(const formats::FieldReader& field, Crosstable& table) {
  ASSIGN_OR_RETURN(const auto parts, field.Items(4, "[round, Black, White, result]"));
  ASSIGN_OR_RETURN(
      const auto game,
      TableFields(table, kNamedInPlayers).Game((parts)[0], (parts)[1], (parts)[2], (parts)[3]));
  return Placed(field, table.AddGame(game));
}

absl::Status ReadCaseBye(const formats::FieldReader& field, Crosstable& table) {
  ASSIGN_OR_RETURN(const auto parts, field.Items(2, "[round, player]"));
  return TableFields(table, kNamedInPlayers).AddBye(field, (parts)[0], (parts)[1]);
}

absl::StatusOr<ExpectedStanding> ReadExpected(const formats::FieldReader& field,
                                              Crosstable& table) {
  ASSIGN_OR_RETURN(const auto parts, field.Items(3, "[player, place, [numbers]]"));
  ASSIGN_OR_RETURN(const auto player, TableFields(table, kNamedInPlayers).Player((parts)[0]));
  ExpectedStanding expected;
  expected.player = table.players()[static_cast<size_t>(player)];
  ASSIGN_OR_RETURN(expected.place, (parts)[1].Integer(1, Crosstable::kMostPlayers));
  ASSIGN_OR_RETURN(const auto scores, (parts)[2].Items());
  constexpr int kMost = std::numeric_limits<int>::max();
  for (const formats::FieldReader& score : scores) {
    ASSIGN_OR_RETURN(const auto number, score.Integer(-kMost, kMost));
    expected.scores.push_back(number);
  }
  return expected;
}

absl::StatusOr<StandingsCase> ReadCase(const formats::FieldReader& root, int line) {
  RETURN_IF_ERROR(
      root.CheckKeys({"schema", "id", "source", "players", "games", "byes", "system", "expect"}));
  ASSIGN_OR_RETURN(const auto head, formats::ReadCaseHead(root, "hotstone.standings-case/1"));
  for (const char* key : {"players", "games", "system", "expect"}) {
    RETURN_IF_ERROR(root.Need(key).status());
  }
  StandingsCase c;
  c.line = line;
  c.id = head.id;
  c.source = head.source;
  ASSIGN_OR_RETURN(const auto players, root.At("players").Items());
  for (const formats::FieldReader& player : players) {
    RETURN_IF_ERROR(TableFields(c.table, kNamedInPlayers).AddPlayer(player));
  }
  ASSIGN_OR_RETURN(const auto games, root.At("games").Items());
  for (const formats::FieldReader& game : games) {
    RETURN_IF_ERROR(ReadCaseGame(game, c.table));
  }
  if (root.Has("byes")) {
    ASSIGN_OR_RETURN(const auto byes, root.At("byes").Items());
    for (const formats::FieldReader& bye : byes) {
      RETURN_IF_ERROR(ReadCaseBye(bye, c.table));
    }
  }
  ASSIGN_OR_RETURN(const auto system, root.At("system").String());
  const auto parsed = ParseStandingsSystem(system);
  if (!parsed.ok()) return root.At("system").Error(std::string(parsed.status().message()));
  c.system = *parsed;
  ASSIGN_OR_RETURN(const auto expect, root.At("expect").Items());
  for (const formats::FieldReader& one : expect) {
    ASSIGN_OR_RETURN(auto expected, ReadExpected(one, c.table));
    c.expect.push_back(std::move(expected));
  }
  return c;
}

}  // namespace

absl::StatusOr<std::vector<StandingsCase>> ParseStandingsCases(std::string_view text,
                                                               std::string_view file) {
  return formats::ReadCaseLines<StandingsCase>(text, file, ReadCase);
}

std::string WriteStandingsCase(const StandingsCase& c) {
  using nlohmann::ordered_json;
  const auto name = [&](int player) { return c.table.players()[static_cast<size_t>(player)]; };
  ordered_json games = ordered_json::array();
  for (const TournamentGame& game : c.table.games()) {
    for (const GameEnd& end : kResultWords) {
      if (end.for_black != game.for_black || end.for_white != game.for_white) continue;
      games.push_back({game.round, name(game.black), name(game.white), std::string(end.word)});
    }
  }
  ordered_json byes = ordered_json::array();
  for (const Bye& bye : c.table.byes()) byes.push_back({bye.round, name(bye.player)});
  ordered_json expect = ordered_json::array();
  for (const ExpectedStanding& one : c.expect)
    expect.push_back({one.player, one.place, one.scores});
  ordered_json json = {{"schema", "hotstone.standings-case/1"}, {"id", c.id}};
  if (!c.source.empty()) json["source"] = c.source;
  json["players"] = c.table.players();
  json["games"] = games;
  if (!byes.empty()) json["byes"] = byes;
  json["system"] = StandingsSystemText(c.system);
  json["expect"] = expect;
  return json.dump(-1, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

}  // namespace hotstone::tournament
