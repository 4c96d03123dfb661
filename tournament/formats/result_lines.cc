// Reads and writes hotstone.results/1 (results.h): one JSON object per line.
//
//   {"schema":"hotstone.results/1","event":"Spring"}                     first; `event` is optional
//   {"player":"Ada"}                                                     once per player
//   {"round":1,"black":"Ada","white":"Bo","result":"B"}                  B, W, draw, both-lose, ...
//   {"round":1,"black":"Ada","white":"Bo","result":"B","colours":false}  unknown who had Black
//   {"round":2,"bye":"Ada"}
//
// Games and byes may come before the players they name, so a separate first pass reads the players.
#include "base/status_macros.h"
#include "formats/case/json_lines.h"
#include "formats/json_line.h"
#include "tournament/formats/game_ends.h"
#include "tournament/formats/results.h"
#include "tournament/formats/table_fields.h"

namespace hotstone::tournament {
namespace {

constexpr char kNamedByLines[] = "by lines {\"player\":...}";

absl::Status ReadPlayer(const formats::FieldReader& root, Crosstable& table) {
  RETURN_IF_ERROR(root.CheckKeys({"player"}));
  return TableFields(table, kNamedByLines).AddPlayer(root.At("player"));
}

absl::Status ReadBye(const formats::FieldReader& root, Crosstable& table) {
  RETURN_IF_ERROR(root.CheckKeys({"round", "bye"}));
  ASSIGN_OR_RETURN(const auto round, root.Need("round"));
  return TableFields(table, kNamedByLines).AddBye(root, round, root.At("bye"));
}

absl::Status ReadGame(const formats::FieldReader& root, Crosstable& table) {
  RETURN_IF_ERROR(root.CheckKeys({"round", "black", "white", "result", "colours"}));
  for (const char* key : {"round", "black", "white", "result"}) {
    RETURN_IF_ERROR(root.Need(key).status());
  }
  ASSIGN_OR_RETURN(auto game, TableFields(table, kNamedByLines)
                                  .Game(root.At("round"), root.At("black"), root.At("white"),
                                        root.At("result")));
  if (root.Has("colours")) {
    ASSIGN_OR_RETURN(game.colours_known, root.At("colours").Boolean());
  }
  return Placed(root, table.AddGame(game));
}

enum class Walk { kPlayers, kTheRest };

absl::Status ReadLine(const formats::FieldReader& root, bool first, Walk walk, Crosstable& table) {
  RETURN_IF_ERROR(root.CheckObject());
  if (first) {
    ASSIGN_OR_RETURN(const auto schema, root.Need("schema"));
    RETURN_IF_ERROR(schema.OneOf({"hotstone.results/1"}).status());
    RETURN_IF_ERROR(root.CheckKeys({"schema", "event"}));
    return root.Has("event") ? root.At("event").String().status() : absl::OkStatus();
  }
  if (root.Has("player"))
    return walk == Walk::kPlayers ? ReadPlayer(root, table) : absl::OkStatus();
  if (walk == Walk::kPlayers) return absl::OkStatus();
  if (root.Has("bye")) return ReadBye(root, table);
  if (root.Has("black") || root.Has("white")) return ReadGame(root, table);
  return root.Error(
      "expected a line with \"player\", with \"black\" and \"white\", or with \"bye\"");
}

}  // namespace

absl::StatusOr<Crosstable> ParseResultLines(std::string_view text, std::string_view file) {
  Crosstable table;
  for (const Walk walk : {Walk::kPlayers, Walk::kTheRest}) {
    bool first = true;
    RETURN_IF_ERROR(
        formats::ForEachJsonLine(text, file, [&](const formats::FieldReader& root, int) {
          const auto read = ReadLine(root, first, walk, table);
          first = false;
          return read;
        }));
  }
  return table;
}

std::string WriteResultLines(const Crosstable& table) {
  std::string text = formats::JsonLine().Set("schema", "hotstone.results/1").ToString() + "\n";
  const auto name = [&](int player) -> std::string_view {
    return table.players()[static_cast<size_t>(player)];
  };
  for (const std::string& player : table.players())
    text += formats::JsonLine().Set("player", player).ToString() + "\n";
  for (const TournamentGame& game : table.games()) {
    formats::JsonLine line;
    line.Set("round", game.round).Set("black", name(game.black)).Set("white", name(game.white));
    for (const GameEnd& end : kResultWords) {
      if (end.for_black == game.for_black && end.for_white == game.for_white)
        line.Set("result", end.word);
    }
    if (!game.colours_known) line.Set("colours", false);
    text += line.ToString() + "\n";
  }
  for (const Bye& bye : table.byes()) {
    text +=
        formats::JsonLine().Set("round", bye.round).Set("bye", name(bye.player)).ToString() + "\n";
  }
  return text;
}

}  // namespace hotstone::tournament
