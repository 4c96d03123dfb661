// The plan: the first key of a line that is one of kKinds gives the kind of event, and one function
// reads each kind; the words for topics and grounds are in one table each, for reading and for
// writing.
//
// For example {"talk":"BF","about":"turn"} has the key "talk", so "about" is allowed, and "turn" is
// the first of kTopics.
#include "tournament/formats/pair_go_events.h"

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "formats/case/json_lines.h"

namespace hotstone::tournament {
namespace {

constexpr char kSchema[] = "hotstone.pair-go/1";
// In the order of the enumerators.
constexpr std::array<const char*, 4> kSeats = {"BF", "WF", "BM", "WM"};
constexpr std::array<const char*, 4> kTopics = {"turn", "clock", "resigning", "other"};
constexpr std::array<const char*, 3> kGrounds = {"repeated", "suspected", "talk"};

// The index of a word that is known to be in the list.
template <size_t N>
int PlaceOf(const std::array<const char*, N>& words, std::string_view word) {
  for (size_t i = 0; i < N; ++i) {
    if (words[i] == word) return static_cast<int>(i);
  }
  return 0;
}

// The value of an optional key, false if absent.
absl::StatusOr<bool> FlagAt(const formats::FieldReader& root, std::string_view key) {
  return root.Has(key) ? root.At(key).Boolean() : false;
}

template <typename Event>
absl::StatusOr<PairGoEvent> OfSeat(const formats::FieldReader& root, std::string_view key) {
  RETURN_IF_ERROR(root.CheckKeys({key, "note"}));
  ASSIGN_OR_RETURN(const auto seat, ReadPairGoSeat(root.At(key)));
  return Event{seat};
}

absl::StatusOr<PairGoEvent> ReadPass(const formats::FieldReader& root) {
  RETURN_IF_ERROR(root.CheckKeys({"pass", "note"}));
  ASSIGN_OR_RETURN(const auto seat, ReadPairGoSeat(root.At("pass")));
  return PairGoMove{seat, true};
}

absl::StatusOr<PairGoEvent> ReadClaim(const formats::FieldReader& root) {
  RETURN_IF_ERROR(root.CheckKeys({"claim", "intended", "note"}));
  ASSIGN_OR_RETURN(const auto side, root.At("claim").Color());
  ASSIGN_OR_RETURN(const auto intended, FlagAt(root, "intended"));
  return PairGoClaim{side, intended};
}

absl::StatusOr<PairGoEvent> ReadTalk(const formats::FieldReader& root) {
  RETURN_IF_ERROR(root.CheckKeys({"talk", "about", "note"}));
  ASSIGN_OR_RETURN(const auto seat, ReadPairGoSeat(root.At("talk")));
  ASSIGN_OR_RETURN(const auto about, root.Need("about"));
  ASSIGN_OR_RETURN(const auto word, about.OneOf({"turn", "clock", "resigning", "other"}));
  return PairGoTalk{seat, static_cast<PairGoTopic>(PlaceOf(kTopics, word))};
}

absl::StatusOr<PairGoEvent> ReadAlert(const formats::FieldReader& root) {
  RETURN_IF_ERROR(root.CheckKeys({"alert", "ground", "forfeit", "note"}));
  ASSIGN_OR_RETURN(const auto side, root.At("alert").Color());
  ASSIGN_OR_RETURN(const auto ground, root.Need("ground"));
  ASSIGN_OR_RETURN(const auto word, ground.OneOf({"repeated", "suspected", "talk"}));
  ASSIGN_OR_RETURN(const auto forfeit, FlagAt(root, "forfeit"));
  return PairGoAlert{side, static_cast<PairGoGround>(PlaceOf(kGrounds, word)), forfeit};
}

absl::StatusOr<PairGoEvent> ReadCount(const formats::FieldReader& root) {
  RETURN_IF_ERROR(root.CheckKeys({"black", "white", "note"}));
  PairGoCount count;
  ASSIGN_OR_RETURN(const auto black, root.Need("black"));
  ASSIGN_OR_RETURN(count.black_x2, black.HalfPoints(kMostPairGoPoints));
  ASSIGN_OR_RETURN(const auto white, root.Need("white"));
  ASSIGN_OR_RETURN(count.white_x2, white.HalfPoints(kMostPairGoPoints));
  return count;
}

absl::Status ReadFirst(const formats::FieldReader& root, PairGoRecord& record) {
  RETURN_IF_ERROR(root.CheckObject());
  ASSIGN_OR_RETURN(const auto schema, root.Need("schema"));
  RETURN_IF_ERROR(schema.OneOf({kSchema}).status());
  RETURN_IF_ERROR(root.CheckKeys({"schema", "game", "players", "note"}));
  RETURN_IF_ERROR(formats::CheckNote(root));
  if (root.Has("game")) {
    ASSIGN_OR_RETURN(record.game, root.At("game").String());
  }
  if (!root.Has("players")) return absl::OkStatus();
  const formats::FieldReader players = root.At("players");
  RETURN_IF_ERROR(players.CheckKeys({"BF", "WF", "BM", "WM"}));
  for (size_t seat = 0; seat < kSeats.size(); ++seat) {
    if (!players.Has(kSeats[seat])) continue;
    ASSIGN_OR_RETURN(const auto name, players.At(kSeats[seat]).String());
    if (name.empty())
      return players.At(kSeats[seat]).Error("a player without a name; omit the key");
    for (const std::string& other : record.players) {
      if (other == name) {
        return players.At(kSeats[seat])
            .Error("this player already has another seat; names must be unique");
      }
    }
    record.players[seat] = name;
  }
  return absl::OkStatus();
}

formats::JsonLine LineOf(const PairGoMove& move) {
  formats::JsonLine line;
  line.Set(move.pass ? "pass" : "move", SeatWord(move.seat));
  return line;
}

formats::JsonLine LineOf(const PairGoClaim& claim) {
  formats::JsonLine line;
  line.Set("claim", spec::Letter(claim.side));
  if (claim.intended) line.Set("intended", true);
  return line;
}

formats::JsonLine LineOf(const PairGoOffer& offer) {
  formats::JsonLine line;
  line.Set("offer", SeatWord(offer.seat));
  return line;
}

formats::JsonLine LineOf(const PairGoConfirm& confirm) {
  formats::JsonLine line;
  line.Set("confirm", SeatWord(confirm.seat));
  return line;
}

formats::JsonLine LineOf(const PairGoTalk& talk) {
  formats::JsonLine line;
  line.Set("talk", SeatWord(talk.seat)).Set("about", kTopics[static_cast<size_t>(talk.about)]);
  return line;
}

formats::JsonLine LineOf(const PairGoAlert& alert) {
  formats::JsonLine line;
  line.Set("alert", spec::Letter(alert.side));
  line.Set("ground", kGrounds[static_cast<size_t>(alert.ground)]);
  if (alert.forfeit) line.Set("forfeit", true);
  return line;
}

void SetPoints(formats::JsonLine& line, const char* key, int x2) {
  if (x2 % 2 == 0) {
    line.Set(key, x2 / 2);
  } else {
    line.Set(key, x2 / 2.0);
  }
}

formats::JsonLine LineOf(const PairGoCount& count) {
  formats::JsonLine line;
  SetPoints(line, "black", count.black_x2);
  SetPoints(line, "white", count.white_x2);
  return line;
}

}  // namespace

absl::StatusOr<PairGoSeat> ReadPairGoSeat(const formats::FieldReader& field) {
  ASSIGN_OR_RETURN(const auto word, field.OneOf({"BF", "WF", "BM", "WM"}));
  return static_cast<PairGoSeat>(PlaceOf(kSeats, word));
}

absl::StatusOr<PairGoEvent> ReadPairGoEvent(const formats::FieldReader& root) {
  RETURN_IF_ERROR(root.CheckObject());
  RETURN_IF_ERROR(formats::CheckNote(root));
  if (root.Has("move")) return OfSeat<PairGoMove>(root, "move");
  if (root.Has("pass")) return ReadPass(root);
  if (root.Has("claim")) return ReadClaim(root);
  if (root.Has("offer")) return OfSeat<PairGoOffer>(root, "offer");
  if (root.Has("confirm")) return OfSeat<PairGoConfirm>(root, "confirm");
  if (root.Has("talk")) return ReadTalk(root);
  if (root.Has("alert")) return ReadAlert(root);
  if (root.Has("black") || root.Has("white")) return ReadCount(root);
  return root.Error(
      "expected an event: move, pass, claim, offer, confirm, talk, alert, or black and white, the "
      "scores");
}

formats::JsonLine PairGoEventLine(const PairGoEvent& event) {
  return std::visit([](const auto& one) { return LineOf(one); }, event);
}

absl::StatusOr<PairGoRecord> ParsePairGoRecord(std::string_view text, std::string_view file) {
  PairGoRecord record;
  bool first = true;
  RETURN_IF_ERROR(formats::ForEachJsonLine(
      text, file, [&](const formats::FieldReader& root, int line) -> absl::Status {
        if (first) {
          first = false;
          return ReadFirst(root, record);
        }
        if (record.lines.size() >= kMostPairGoEvents) {
          return root.Error(
              absl::StrCat("more than ", kMostPairGoEvents, " events, more than any game needs"));
        }
        const auto event = ReadPairGoEvent(root);
        if (event.ok()) record.lines.push_back({line, *event});
        return event.status();
      }));
  if (first) {
    return absl::InvalidArgumentError(absl::StrCat(
        std::string(file), ": no line found; expected {\"schema\":\"", kSchema, "\"} and events"));
  }
  return record;
}

}  // namespace hotstone::tournament
