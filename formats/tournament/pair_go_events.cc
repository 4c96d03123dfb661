// The plan: the first key of a line that is one of kKinds says what kind of event it is, and one function
// reads each kind; the words of a topic or a ground stand in one table each, for reading and for writing.
//
// For example {"talk":"BF","about":"turn"} has the key "talk", so that "about" may stand beside it, and
// "turn" is the first of kTopics.
#include "formats/tournament/pair_go_events.h"

#include "absl/strings/str_cat.h"
#include "formats/case/json_lines.h"

namespace hotstone::formats {
namespace {

using spec::PairGoEvent;
using spec::PairGoSeat;

constexpr char kSchema[] = "hotstone.pair-go/1";
// In the order of the enumerators.
constexpr std::array<const char*, 4> kSeats = {"BF", "WF", "BM", "WM"};
constexpr std::array<const char*, 4> kTopics = {"turn", "clock", "resigning", "other"};
constexpr std::array<const char*, 3> kGrounds = {"repeated", "suspected", "talk"};

// The place of a word that is known to be in the list.
template <size_t N>
int PlaceOf(const std::array<const char*, N>& words, std::string_view word) {
  for (size_t i = 0; i < N; ++i) {
    if (words[i] == word) return static_cast<int>(i);
  }
  return 0;
}

absl::StatusOr<PairGoSeat> SeatAt(const FieldReader& field) {
  const auto word = field.OneOf({"BF", "WF", "BM", "WM"});
  if (!word.ok()) return word.status();
  return static_cast<PairGoSeat>(PlaceOf(kSeats, *word));
}

// The value of a key that may be left out, false then.
absl::StatusOr<bool> FlagAt(const FieldReader& root, std::string_view key) {
  return root.Has(key) ? root.At(key).Boolean() : false;
}

template <typename Event>
absl::StatusOr<PairGoEvent> OfSeat(const FieldReader& root, std::string_view key) {
  if (auto status = root.CheckKeys({key, "note"}); !status.ok()) return status;
  const auto seat = SeatAt(root.At(key));
  if (!seat.ok()) return seat.status();
  return Event{*seat};
}

absl::StatusOr<PairGoEvent> ReadPass(const FieldReader& root) {
  if (auto status = root.CheckKeys({"pass", "note"}); !status.ok()) return status;
  const auto seat = SeatAt(root.At("pass"));
  if (!seat.ok()) return seat.status();
  return spec::PairGoMove{*seat, true};
}

absl::StatusOr<PairGoEvent> ReadClaim(const FieldReader& root) {
  if (auto status = root.CheckKeys({"claim", "intended", "note"}); !status.ok()) return status;
  const auto side = root.At("claim").Color();
  if (!side.ok()) return side.status();
  const auto intended = FlagAt(root, "intended");
  if (!intended.ok()) return intended.status();
  return spec::PairGoClaim{*side, *intended};
}

absl::StatusOr<PairGoEvent> ReadTalk(const FieldReader& root) {
  if (auto status = root.CheckKeys({"talk", "about", "note"}); !status.ok()) return status;
  const auto seat = SeatAt(root.At("talk"));
  if (!seat.ok()) return seat.status();
  const auto about = root.Need("about");
  if (!about.ok()) return about.status();
  const auto word = about->OneOf({"turn", "clock", "resigning", "other"});
  if (!word.ok()) return word.status();
  return spec::PairGoTalk{*seat, static_cast<spec::PairGoTopic>(PlaceOf(kTopics, *word))};
}

absl::StatusOr<PairGoEvent> ReadAlert(const FieldReader& root) {
  if (auto status = root.CheckKeys({"alert", "ground", "forfeit", "note"}); !status.ok()) return status;
  const auto side = root.At("alert").Color();
  if (!side.ok()) return side.status();
  const auto ground = root.Need("ground");
  if (!ground.ok()) return ground.status();
  const auto word = ground->OneOf({"repeated", "suspected", "talk"});
  if (!word.ok()) return word.status();
  const auto forfeit = FlagAt(root, "forfeit");
  if (!forfeit.ok()) return forfeit.status();
  return spec::PairGoAlert{*side, static_cast<spec::PairGoGround>(PlaceOf(kGrounds, *word)), *forfeit};
}

absl::StatusOr<PairGoEvent> ReadCount(const FieldReader& root) {
  if (auto status = root.CheckKeys({"black", "white", "note"}); !status.ok()) return status;
  spec::PairGoCount count;
  const auto black = root.Need("black");
  if (!black.ok()) return black.status();
  const auto black_x2 = black->HalfPoints(kMostPairGoPoints);
  if (!black_x2.ok()) return black_x2.status();
  count.black_x2 = *black_x2;
  const auto white = root.Need("white");
  if (!white.ok()) return white.status();
  const auto white_x2 = white->HalfPoints(kMostPairGoPoints);
  if (!white_x2.ok()) return white_x2.status();
  count.white_x2 = *white_x2;
  return count;
}

absl::Status ReadFirst(const FieldReader& root, PairGoRecord& record) {
  if (auto status = root.CheckObject(); !status.ok()) return status;
  const auto schema = root.Need("schema");
  if (!schema.ok()) return schema.status();
  if (const auto word = schema->OneOf({kSchema}); !word.ok()) return word.status();
  if (auto status = root.CheckKeys({"schema", "game", "players", "note"}); !status.ok()) return status;
  if (auto status = CheckNote(root); !status.ok()) return status;
  if (root.Has("game")) {
    const auto game = root.At("game").String();
    if (!game.ok()) return game.status();
    record.game = *game;
  }
  if (!root.Has("players")) return absl::OkStatus();
  const FieldReader players = root.At("players");
  if (auto status = players.CheckKeys({"BF", "WF", "BM", "WM"}); !status.ok()) return status;
  for (size_t seat = 0; seat < kSeats.size(); ++seat) {
    if (!players.Has(kSeats[seat])) continue;
    const auto name = players.At(kSeats[seat]).String();
    if (!name.ok()) return name.status();
    if (name->empty()) return players.At(kSeats[seat]).Error("a player without a name; leave the key out");
    for (const std::string& other : record.players) {
      if (other == *name) {
        return players.At(kSeats[seat]).Error("this player has another seat, too; names must differ");
      }
    }
    record.players[seat] = *name;
  }
  return absl::OkStatus();
}

JsonLine LineOf(const spec::PairGoMove& move) {
  JsonLine line;
  line.Set(move.pass ? "pass" : "move", SeatWord(move.seat));
  return line;
}

JsonLine LineOf(const spec::PairGoClaim& claim) {
  JsonLine line;
  line.Set("claim", spec::Letter(claim.side));
  if (claim.intended) line.Set("intended", true);
  return line;
}

JsonLine LineOf(const spec::PairGoOffer& offer) {
  JsonLine line;
  line.Set("offer", SeatWord(offer.seat));
  return line;
}

JsonLine LineOf(const spec::PairGoConfirm& confirm) {
  JsonLine line;
  line.Set("confirm", SeatWord(confirm.seat));
  return line;
}

JsonLine LineOf(const spec::PairGoTalk& talk) {
  JsonLine line;
  line.Set("talk", SeatWord(talk.seat)).Set("about", kTopics[static_cast<size_t>(talk.about)]);
  return line;
}

JsonLine LineOf(const spec::PairGoAlert& alert) {
  JsonLine line;
  line.Set("alert", spec::Letter(alert.side));
  line.Set("ground", kGrounds[static_cast<size_t>(alert.ground)]);
  if (alert.forfeit) line.Set("forfeit", true);
  return line;
}

void SetPoints(JsonLine& line, const char* key, int x2) {
  if (x2 % 2 == 0) {
    line.Set(key, x2 / 2);
  } else {
    line.Set(key, x2 / 2.0);
  }
}

JsonLine LineOf(const spec::PairGoCount& count) {
  JsonLine line;
  SetPoints(line, "black", count.black_x2);
  SetPoints(line, "white", count.white_x2);
  return line;
}

}  // namespace

absl::StatusOr<PairGoEvent> ReadPairGoEvent(const FieldReader& root) {
  if (auto status = root.CheckObject(); !status.ok()) return status;
  if (auto status = CheckNote(root); !status.ok()) return status;
  if (root.Has("move")) return OfSeat<spec::PairGoMove>(root, "move");
  if (root.Has("pass")) return ReadPass(root);
  if (root.Has("claim")) return ReadClaim(root);
  if (root.Has("offer")) return OfSeat<spec::PairGoOffer>(root, "offer");
  if (root.Has("confirm")) return OfSeat<spec::PairGoConfirm>(root, "confirm");
  if (root.Has("talk")) return ReadTalk(root);
  if (root.Has("alert")) return ReadAlert(root);
  if (root.Has("black") || root.Has("white")) return ReadCount(root);
  return root.Error(
      "expected an event: move, pass, claim, offer, confirm, talk, alert, or black and white, the scores");
}

JsonLine PairGoEventLine(const PairGoEvent& event) {
  return std::visit([](const auto& one) { return LineOf(one); }, event);
}

absl::StatusOr<PairGoRecord> ParsePairGoRecord(std::string_view text, std::string_view file) {
  PairGoRecord record;
  bool first = true;
  const auto status = ForEachJsonLine(text, file, [&](const FieldReader& root, int line) -> absl::Status {
    if (first) {
      first = false;
      return ReadFirst(root, record);
    }
    if (record.lines.size() >= kMostPairGoEvents) {
      return root.Error(absl::StrCat("more than ", kMostPairGoEvents, " events, more than any game needs"));
    }
    const auto event = ReadPairGoEvent(root);
    if (event.ok()) record.lines.push_back({line, *event});
    return event.status();
  });
  if (!status.ok()) return status;
  if (first) {
    return absl::InvalidArgumentError(absl::StrCat(
        std::string(file), ": there is no line in it; expected {\"schema\":\"", kSchema, "\"} and events"));
  }
  return record;
}

std::string WritePairGoRecord(const PairGoRecord& record) {
  JsonLine first;
  first.Set("schema", kSchema);
  if (!record.game.empty()) first.Set("game", record.game);
  JsonLine players;
  bool named = false;
  for (size_t seat = 0; seat < kSeats.size(); ++seat) {
    if (record.players[seat].empty()) continue;
    players.Set(kSeats[seat], record.players[seat]);
    named = true;
  }
  if (named) first.Set("players", players);
  std::string text = first.ToString() + "\n";
  for (const PairGoLine& line : record.lines) text += PairGoEventLine(line.event).ToString() + "\n";
  return text;
}

}  // namespace hotstone::formats
