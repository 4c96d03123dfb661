// Parses a line of the referee's input as a request.
//
// The JSON becomes a tree. Then `id` is read, so that an error can carry it; then `op` and `game`,
// which determine the other permitted keys; then those keys, by the functions that read them from
// cases. Their errors have the form "request:1:COLUMN: ..." and are split into the column and the
// rest, since the referee reports the place in its own keys.
//
// For example {"id":7,"game":"a","judge":["W","C10"],"rules":"ing-1996"} is rejected with id 7 at
// column 40, at the key rules: a stored game has its rules, and `judge` with a game has no such
// key.
#include "formats/case/referee_request.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <span>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "formats/case/case_fields.h"
#include "formats/case/case_reader.h"

namespace hotstone::formats {
namespace {

using Keys = std::span<const std::string_view>;

constexpr std::array<std::string_view, 6> kOps = {"new", "play", "undo", "judge", "show", "drop"};

constexpr std::array<std::string_view, 10> kNewKeys = {
    "schema", "id", "op", "game", "rules", "size", "setup", "to_move", "free_turns", "moves"};
constexpr std::array<std::string_view, 10> kJudgeKeys = {
    "schema", "id", "op", "judge", "rules", "size", "setup", "to_move", "free_turns", "moves"};
constexpr std::array<std::string_view, 9> kShowKeys = {
    "schema", "id", "op", "rules", "size", "setup", "to_move", "free_turns", "moves"};
constexpr std::array<std::string_view, 5> kPlayKeys = {"schema", "id", "op", "game", "moves"};
constexpr std::array<std::string_view, 5> kUndoKeys = {"schema", "id", "op", "game", "plies"};
constexpr std::array<std::string_view, 5> kJudgeGameKeys = {"schema", "id", "op", "game", "judge"};
constexpr std::array<std::string_view, 4> kGameKeys = {"schema", "id", "op", "game"};

Keys KeysOf(RefereeOp op, bool with_game) {
  switch (op) {
    case RefereeOp::kNew:
      return kNewKeys;
    case RefereeOp::kPlay:
      return kPlayKeys;
    case RefereeOp::kUndo:
      return kUndoKeys;
    case RefereeOp::kJudge:
      return with_game ? Keys(kJudgeGameKeys) : Keys(kJudgeKeys);
    case RefereeOp::kShow:
      return with_game ? Keys(kGameKeys) : Keys(kShowKeys);
    case RefereeOp::kDrop:
      return kGameKeys;
  }
  return {};
}

absl::Status ReadId(const FieldReader& root, RequestId& id) {
  if (!root.Has("id")) return absl::OkStatus();
  const FieldReader field = root.At("id");
  switch (field.node().kind) {
    case JsonNode::Kind::kNull:
      return absl::OkStatus();
    case JsonNode::Kind::kString:
      id = std::string(field.node().text);
      return absl::OkStatus();
    case JsonNode::Kind::kInteger:
      id = field.node().integer;
      return absl::OkStatus();
    case JsonNode::Kind::kBoolean:
    case JsonNode::Kind::kNumber:
    case JsonNode::Kind::kArray:
    case JsonNode::Kind::kObject:
      break;
  }
  constexpr std::string_view kExpected =
      "expected a string or a whole number from -9223372036854775808 to 9223372036854775807";
  return field.Error(absl::StrCat(std::string(kExpected), ", found ", field.Found()));
}

absl::Status ReadOp(const FieldReader& root, RefereeOp& op) {
  if (!root.Has("op")) return absl::OkStatus();
  ASSIGN_OR_RETURN(const auto word,
                   root.At("op").OneOf({"new", "play", "undo", "judge", "show", "drop"}));
  op = static_cast<RefereeOp>(std::find(kOps.begin(), kOps.end(), word) - kOps.begin());
  return absl::OkStatus();
}

absl::Status ReadGame(const FieldReader& root, std::string& game) {
  if (!root.Has("game")) return absl::OkStatus();
  ASSIGN_OR_RETURN(auto name, root.At("game").String());
  if (name.empty() || name.size() > kMaxGameName) {
    return root.At("game").Error(absl::StrCat("expected a name of 1 to ", kMaxGameName,
                                              " bytes, found one of ", name.size()));
  }
  game = std::move(name);
  return absl::OkStatus();
}

absl::Status ReadRules(const FieldReader& field, spec::RuleSet& rules) {
  if (field.node().kind != JsonNode::Kind::kString) return ReadCaseRules(field, rules);
  const auto parsed = spec::ParseRuleSet(field.node().text);
  if (!parsed.ok()) return field.Error(std::string(parsed.status().message()));
  rules = *parsed;
  return absl::OkStatus();
}

absl::Status ReadMoves(const FieldReader& root, const spec::BoardSize& size,
                       std::vector<CaseEntry>& moves) {
  ASSIGN_OR_RETURN(const auto entries, root.At("moves").Items());
  moves.reserve(static_cast<size_t>(entries.size()));
  for (const FieldReader& field : entries) {
    moves.emplace_back();
    ASSIGN_OR_RETURN(moves.back(), ReadCaseEntry(field, size));
  }
  return absl::OkStatus();
}

absl::Status ReadStart(const FieldReader& root, RefereeRequest& request) {
  ASSIGN_OR_RETURN(const auto field, root.Need("size"));
  ASSIGN_OR_RETURN(const auto size, ReadCaseSize(field));
  RefereeStart start{{}, spec::Position(size)};
  if (root.Has("setup")) {
    RETURN_IF_ERROR(ReadCaseSetup(root.At("setup"), start.setup));
  }
  if (root.Has("rules")) {
    RETURN_IF_ERROR(ReadRules(root.At("rules"), start.rules));
  }
  if (root.Has("to_move")) {
    ASSIGN_OR_RETURN(start.to_move, root.At("to_move").Color());
  }
  if (root.Has("free_turns")) {
    ASSIGN_OR_RETURN(start.free_turns, root.At("free_turns").Boolean());
  }
  request.start = std::move(start);
  return root.Has("moves") ? ReadMoves(root, size, request.moves) : absl::OkStatus();
}

absl::Status ReadJudge(const FieldReader& root, spec::Move& move) {
  ASSIGN_OR_RETURN(const auto field, root.Need("judge"));
  ASSIGN_OR_RETURN(const auto parts, field.Items(2, "[\"B\" or \"W\", point or \"pass\"]"));
  ASSIGN_OR_RETURN(const auto color, (parts)[0].Color());
  ASSIGN_OR_RETURN(move, (parts)[1].MoveOf(color));
  return absl::OkStatus();
}

// The moves of `play`. Only the game knows the board, so any points are accepted.
absl::Status ReadPlay(const FieldReader& root, RefereeRequest& request) {
  RETURN_IF_ERROR(root.Need("moves").status());
  static const auto kLargest = *spec::BoardSize::Create(spec::kMaxSide, spec::kMaxSide);
  return ReadMoves(root, kLargest, request.moves);
}

absl::Status ReadRest(const FieldReader& root, RefereeRequest& request) {
  const bool with_game = !request.game.empty();
  switch (request.op) {
    case RefereeOp::kNew:
      return ReadStart(root, request);
    case RefereeOp::kPlay:
      return ReadPlay(root, request);
    case RefereeOp::kUndo: {
      if (!root.Has("plies")) return absl::OkStatus();
      ASSIGN_OR_RETURN(request.plies, root.At("plies").Integer(1, std::numeric_limits<int>::max()));
      return absl::OkStatus();
    }
    case RefereeOp::kJudge:
      RETURN_IF_ERROR(ReadJudge(root, request.judge));
      if (with_game) return absl::OkStatus();
      return ReadStart(root, request);
    case RefereeOp::kShow:
      return with_game ? absl::OkStatus() : ReadStart(root, request);
    case RefereeOp::kDrop:
      return absl::OkStatus();
  }
  return absl::OkStatus();
}

absl::Status ReadRequest(const FieldReader& root, RefereeLine& line) {
  RefereeRequest& request = line.request;
  RETURN_IF_ERROR(root.CheckObject());
  RETURN_IF_ERROR(ReadId(root, line.id));
  if (root.Has("schema")) {
    RETURN_IF_ERROR(root.At("schema").OneOf({kRefereeSchema}).status());
  }
  RETURN_IF_ERROR(ReadOp(root, request.op));
  RETURN_IF_ERROR(ReadGame(root, request.game));
  RETURN_IF_ERROR(root.CheckKeysIn(KeysOf(request.op, !request.game.empty())));
  const bool tells_its_game = request.op == RefereeOp::kJudge || request.op == RefereeOp::kShow;
  if (request.game.empty() && !tells_its_game) return root.Need("game").status();
  return ReadRest(root, request);
}

}  // namespace

std::string_view RefereeOpName(RefereeOp op) { return kOps[static_cast<size_t>(op)]; }

RefereeLine ParseRefereeLine(std::string_view text, JsonTree& tree) {
  RefereeLine line;
  JsonError error;
  if (!tree.Parse(text, error)) {
    line.error =
        absl::StrCat(error.what, "; a line is one JSON object (docs/howto/gtp-and-referee.md)");
    line.column = error.offset + 1;
    line.id = IdOfLine(text);
    return line;
  }
  static const LineSource kSource{"request", 1};
  const absl::Status status = ReadRequest(FieldReader(kSource, tree), line);
  if (status.ok()) return line;
  // "request:1:COLUMN: what"
  const std::string message(status.message());
  constexpr std::string_view kPlace = "request:1:";
  const size_t colon = message.find(": ");
  std::from_chars(message.data() + kPlace.size(), message.data() + colon, line.column);
  line.error = message.substr(colon + 2);
  return line;
}

}  // namespace hotstone::formats
