#include "tournament/formats/standings_case.h"

#include <limits>

#include "base/status_macros.h"
#include "formats/case/json_lines.h"
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
  StandingsCase c;
  c.line = line;
  ASSIGN_OR_RETURN(c.id, formats::ReadCaseHead(root, "hotstone.standings-case/1"));
  for (const char* key : {"players", "games", "system", "expect"}) {
    RETURN_IF_ERROR(root.Need(key).status());
  }
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
  ASSIGN_OR_RETURN(c.system, ParsedAt(root.At("system"), ParseStandingsSystem));
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

}  // namespace hotstone::tournament
