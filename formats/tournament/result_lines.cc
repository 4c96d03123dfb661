// hotstone.results/1, read and written (results.h): one JSON object a line.
//
//   {"schema":"hotstone.results/1","event":"Spring"}                      first; `event` may be left out
//   {"player":"Ada"}                                                      once for each player
//   {"round":1,"black":"Ada","white":"Bo","result":"B"}                   B, W, draw, both-lose or both-win
//   {"round":1,"black":"Ada","white":"Bo","result":"B","colours":false}   who had Black is not known
//   {"round":2,"bye":"Ada"}
//
// Games and byes may stand before the players they name, so the players are read first, in a walk of their
// own.
#include <vector>

#include "absl/strings/str_cat.h"
#include "formats/case/case_fields.h"
#include "formats/json_line.h"
#include "formats/tournament/game_ends.h"
#include "formats/tournament/results.h"

namespace hotstone::formats {
namespace {

// What the table says of an addition, with the place in the file.
absl::Status Placed(const FieldReader& field, const absl::Status& status) {
  return status.ok() ? status : field.Error(std::string(status.message()));
}

absl::StatusOr<int> PlayerOf(const FieldReader& field, const spec::Crosstable& table) {
  const auto name = field.String();
  if (!name.ok()) return name.status();
  const auto number = table.FindPlayer(*name);
  if (number.has_value()) return *number;
  return field.Error(absl::StrCat("no line says {\"player\":...} of this name"));
}

absl::Status ReadPlayer(const FieldReader& root, spec::Crosstable& table) {
  if (auto status = root.CheckKeys({"player"}); !status.ok()) return status;
  const auto name = root.At("player").String();
  if (!name.ok()) return name.status();
  return Placed(root.At("player"), table.AddPlayer(*name).status());
}

absl::Status ReadBye(const FieldReader& root, spec::Crosstable& table) {
  if (auto status = root.CheckKeys({"round", "bye"}); !status.ok()) return status;
  const auto round_field = root.Need("round");
  if (!round_field.ok()) return round_field.status();
  const auto round = round_field->Integer(1, spec::Crosstable::kMostRounds);
  if (!round.ok()) return round.status();
  const auto player = PlayerOf(root.At("bye"), table);
  if (!player.ok()) return player.status();
  return Placed(root, table.AddBye({*round, *player}));
}

absl::Status ReadGame(const FieldReader& root, spec::Crosstable& table) {
  if (auto status = root.CheckKeys({"round", "black", "white", "result", "colours"}); !status.ok())
    return status;
  for (const char* key : {"round", "black", "white", "result"}) {
    if (const auto field = root.Need(key); !field.ok()) return field.status();
  }
  const auto round = root.At("round").Integer(1, spec::Crosstable::kMostRounds);
  if (!round.ok()) return round.status();
  const auto black = PlayerOf(root.At("black"), table);
  if (!black.ok()) return black.status();
  const auto white = PlayerOf(root.At("white"), table);
  if (!white.ok()) return white.status();
  const auto word = root.At("result").OneOf({"B", "W", "draw", "both-lose", "both-win"});
  if (!word.ok()) return word.status();
  spec::TournamentGame game;
  game.round = *round;
  game.black = *black;
  game.white = *white;
  SetEnd(kResultWords, *word, game);
  if (root.Has("colours")) {
    const auto known = root.At("colours").Boolean();
    if (!known.ok()) return known.status();
    game.colours_known = *known;
  }
  return Placed(root, table.AddGame(game));
}

enum class Walk { kPlayers, kTheRest };

absl::Status ReadLine(const FieldReader& root, bool first, Walk walk, spec::Crosstable& table) {
  if (auto status = root.CheckObject(); !status.ok()) return status;
  if (first) {
    const auto schema = root.Need("schema");
    if (!schema.ok()) return schema.status();
    if (const auto word = schema->OneOf({"hotstone.results/1"}); !word.ok()) return word.status();
    if (auto status = root.CheckKeys({"schema", "event"}); !status.ok()) return status;
    return root.Has("event") ? root.At("event").String().status() : absl::OkStatus();
  }
  if (root.Has("player")) return walk == Walk::kPlayers ? ReadPlayer(root, table) : absl::OkStatus();
  if (walk == Walk::kPlayers) return absl::OkStatus();
  if (root.Has("bye")) return ReadBye(root, table);
  if (root.Has("black") || root.Has("white")) return ReadGame(root, table);
  return root.Error("expected a line with \"player\", with \"black\" and \"white\", or with \"bye\"");
}

}  // namespace

absl::StatusOr<spec::Crosstable> ParseResultLines(std::string_view text, std::string_view file) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (text.substr(0, kByteOrderMark.size()) == kByteOrderMark) text.remove_prefix(kByteOrderMark.size());
  spec::Crosstable table;
  JsonTree tree;
  for (const Walk walk : {Walk::kPlayers, Walk::kTheRest}) {
    LineSource source{std::string(file), 0};
    bool first = true;
    for (std::string_view rest = text; !rest.empty();) {
      ++source.line;
      const size_t end = rest.find('\n');
      std::string_view line = rest.substr(0, end);
      rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
      if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
      if (line.find_first_not_of(" \t\r") == std::string_view::npos) continue;
      JsonError error;
      if (!tree.Parse(line, error)) return LineError(source, error.offset, error.what);
      if (auto status = ReadLine(FieldReader(source, tree), first, walk, table); !status.ok()) return status;
      first = false;
    }
  }
  return table;
}

std::string WriteResultLines(const spec::Crosstable& table) {
  std::string text = JsonLine().Set("schema", "hotstone.results/1").ToString() + "\n";
  const auto name = [&](int player) -> std::string_view {
    return table.players()[static_cast<size_t>(player)];
  };
  for (const std::string& player : table.players())
    text += JsonLine().Set("player", player).ToString() + "\n";
  for (const spec::TournamentGame& game : table.games()) {
    JsonLine line;
    line.Set("round", game.round).Set("black", name(game.black)).Set("white", name(game.white));
    for (const GameEnd& end : kResultWords) {
      if (end.for_black == game.for_black && end.for_white == game.for_white) line.Set("result", end.word);
    }
    if (!game.colours_known) line.Set("colours", false);
    text += line.ToString() + "\n";
  }
  for (const spec::Bye& bye : table.byes()) {
    text += JsonLine().Set("round", bye.round).Set("bye", name(bye.player)).ToString() + "\n";
  }
  return text;
}

}  // namespace hotstone::formats
