// One line of play of an SGF tree as a game: the board size, the setup before the first move, the
// moves with their places in the file, and the record's statements about rules, compensation and
// players.
//
// GameReader goes through the nodes of the line in order. The root must be a game of Go and gives
// the board size; no later node may contradict it. Facts about the game may be in any node; the
// first one counts, and another one gets a warning. Then the node is a move (ReadMove), setup
// (ReadSetup), or only a comment, which goes to the ply before it. Setup before the first move
// changes the starting position. After it, AE alone is an agreement about dead stones, and anything
// else is rejected unless the caller accepts setup in play. Texts are read in the charset of the
// file, points in the form of SGF, with aa as the upper left corner.
//
// For example (;GM[1]SZ[3]KM[0.5]RU[ing-1996]AB[aa:ba];W[bb](;B[cc])(;B[])) sets black stones on A3
// and B3, the rectangle from aa to ba. The default line has the moves White B2 and Black C1, and
// one variation is counted as left out. Since no player is named to move, the first move implies
// that White plays first.
#include "formats/sgf/sgf_game.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "formats/sgf/sgf_texts.h"

namespace hotstone::formats {
namespace {

using spec::BoardSize;
using spec::Color;
using spec::Point;

std::string_view Trimmed(std::string_view text) {
  const size_t first = text.find_first_not_of(" \t\r\n");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

// All of `text`, ignoring white space around it, as a whole number; nothing if it is not a number
// of at most four digits.
std::optional<int> Number(std::string_view text) {
  text = Trimmed(text);
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (text.size() > 4 || error != std::errc() || end != text.data() + text.size())
    return std::nullopt;
  return value;
}

// A value for an error message, truncated and safe on a terminal.
std::string Quoted(const SgfValue& value) {
  return absl::StrCat("[", ShownBytes(value.raw, 20), "]");
}

bool IsSetupName(std::string_view name) {
  return name == "AB" || name == "AW" || name == "AE" || name == "PL";
}

class GameReader {
 public:
  GameReader(const SgfTree& tree, std::string_view source, const SgfReading& reading,
             SgfTexts texts)
      : tree_(tree), source_(source), reading_(reading), texts_(std::move(texts)) {}

  absl::StatusOr<SgfGame> Read(const std::vector<int>& nodes) {
    const SgfNode& root = tree_.nodes[0];
    ASSIGN_OR_RETURN(const auto size, Size(root));
    SgfGame game{spec::Position(size)};
    game.setup_at = root.at;
    for (const int index : nodes) {
      const SgfNode& node = tree_.nodes[static_cast<size_t>(index)];
      if (index != 0) {
        RETURN_IF_ERROR(CheckRootProperties(node, size));
      }
      RETURN_IF_ERROR(ReadInformation(node, game));
      RETURN_IF_ERROR(ReadNode(node, game));
      game.variations_left_out += std::max(0, static_cast<int>(node.children.size()) - 1);
    }
    for (std::string& warning : texts_.Warnings()) warnings_.push_back(std::move(warning));
    game.warnings = std::move(warnings_);
    return game;
  }

 private:
  absl::Status Error(SgfPlace at, const std::string& message) const {
    return SgfError(source_, at, message);
  }
  void Warn(SgfPlace at, const std::string& message) {
    warnings_.emplace_back(SgfError(source_, at, message).message());
  }

  // The only value of a property; nullptr if the node has none. A repeated equal value counts as
  // one.
  absl::StatusOr<const SgfValue*> One(const SgfNode& node, std::string_view name) const {
    const SgfValue* one = nullptr;
    for (const SgfProperty& property : node.properties) {
      if (property.name != name) continue;
      for (const SgfValue& value : property.values) {
        if (one == nullptr) {
          one = &value;
        } else if (Trimmed(value.raw) != Trimmed(one->raw)) {
          return Error(value.at, absl::StrCat("property ", std::string(name),
                                              " takes one value but already has ", Quoted(*one),
                                              " in this node"));
        }
      }
    }
    return one;
  }

  // Also checks GM and FF, since they determine whether SZ has its usual meaning.
  absl::StatusOr<BoardSize> Size(const SgfNode& root) const {
    for (const auto& [name, low, high, right] : {std::tuple{"GM", 1, 1, "1, the game of Go"},
                                                 {"FF", 1, 4, "4 (or an older format, 1 to 3)"}}) {
      ASSIGN_OR_RETURN(const auto value, One(root, name));
      if (value == nullptr || Trimmed(value->raw).empty()) continue;
      const auto number = Number(value->raw);
      if (!number.has_value() || *number < low || *number > high) {
        return Error(value->at, absl::StrCat(name, Quoted(*value), ": expected ", right));
      }
    }
    ASSIGN_OR_RETURN(const auto value, One(root, "SZ"));
    if (value == nullptr) return BoardSize::Create(spec::kMaxSide, spec::kMaxSide);
    const auto size = SizeOf(value->raw);
    if (size.has_value()) return *size;
    return Error(value->at, absl::StrCat("SZ", Quoted(*value),
                                         ": expected one number, or columns:rows, each 1 to ",
                                         spec::kMaxSide, ", for example SZ[9] or SZ[4:3]"));
  }

  static std::optional<BoardSize> SizeOf(std::string_view raw) {
    const size_t colon = raw.find_first_of(":x");
    const auto cols = Number(raw.substr(0, colon));
    const auto rows = colon == std::string_view::npos ? cols : Number(raw.substr(colon + 1));
    if (!cols.has_value() || !rows.has_value()) return std::nullopt;
    const auto size = BoardSize::Create(*cols, *rows);
    if (!size.ok()) return std::nullopt;
    return *size;
  }

  // A root property may be repeated elsewhere, but only with the same value.
  absl::Status CheckRootProperties(const SgfNode& node, const BoardSize& size) const {
    for (const SgfProperty& property : node.properties) {
      const auto number = Number(property.values[0].raw);
      const bool said = property.name == "SZ"   ? SizeOf(property.values[0].raw) == size
                        : property.name == "GM" ? number == 1
                        : property.name == "FF" ? number.value_or(0) >= 1 && number.value_or(0) <= 4
                                                : true;
      if (!said) {
        return Error(property.at,
                     absl::StrCat(property.name, " belongs to the root node, the first one"));
      }
    }
    return absl::OkStatus();
  }

  // KM, RU, HA and the names, which may be in any node, but only once on a line.
  absl::Status ReadInformation(const SgfNode& node, SgfGame& game) {
    for (const auto& [name, slot] :
         {std::pair{"RU", &game.rules}, {"KM", &game.compensation}, {"HA", &game.handicap}}) {
      ASSIGN_OR_RETURN(const auto value, One(node, name));
      if (value == nullptr) continue;
      SgfValue found = *value;
      if (slot == &game.rules) found.raw = texts_.Read(*value);
      if (!slot->has_value()) {
        *slot = std::move(found);
      } else if (Trimmed((*slot)->raw) != Trimmed(found.raw)) {
        Warn(found.at, absl::StrCat(name, Quoted(found), " is ignored: the game already has ", name,
                                    Quoted(**slot), ", set in line ", (*slot)->at.line));
      }
    }
    for (const auto& [name, rank, slot] :
         {std::tuple{"PB", "BR", &game.black}, {"PW", "WR", &game.white}}) {
      if (!slot->empty()) continue;
      const SgfProperty* player = node.Find(name);
      const SgfProperty* strength = node.Find(rank);
      if (player != nullptr) *slot = texts_.Read(player->values[0]);
      if (strength == nullptr) continue;
      const std::string text = texts_.Read(strength->values[0]);
      if (!text.empty()) absl::StrAppend(slot, slot->empty() ? "" : " ", "(", text, ")");
    }
    const SgfProperty* result = node.Find("RE");
    if (game.result.empty() && result != nullptr) game.result = texts_.Read(result->values[0]);
    for (const SgfProperty& property : node.properties) {
      if (property.name != "AP") continue;  // some have several
      for (const SgfValue& value : property.values)
        absl::StrAppend(&game.program, texts_.Read(value), " ");
    }
    return absl::OkStatus();
  }

  absl::StatusOr<Point> PointOf(std::string_view written, const SgfValue& value,
                                const BoardSize& size, const char* property) const {
    const Point last{size.cols() - 1, 0};
    const std::string range = absl::StrCat("aa to ", SgfPointName(last, size));
    const std::string name = absl::AsciiStrToLower(std::string(Trimmed(written)));
    if (name.size() != 2 || name[0] < 'a' || name[0] > 'z' || name[1] < 'a' || name[1] > 'z') {
      return Error(value.at,
                   absl::StrCat(property, Quoted(value), " is not a point: expected two letters, ",
                                range, " on this board"));
    }
    const Point p{name[0] - 'a', size.rows() - 1 - (name[1] - 'a')};
    if (!size.Contains(p)) {
      return Error(value.at, absl::StrCat(property, Quoted(value), " is off the ", size.ToString(),
                                          " board, which has ", range));
    }
    return p;
  }

  // The points of a setup property, with rectangles expanded.
  absl::StatusOr<std::vector<Point>> Points(const SgfProperty& property,
                                            const BoardSize& size) const {
    std::vector<Point> points;
    for (const SgfValue& value : property.values) {
      const std::string_view raw = value.raw;
      const size_t colon = raw.find(':');
      ASSIGN_OR_RETURN(const auto first,
                       PointOf(raw.substr(0, colon), value, size, property.name.c_str()));
      Point corner = first;
      if (colon != std::string_view::npos) {
        ASSIGN_OR_RETURN(corner,
                         PointOf(raw.substr(colon + 1), value, size, property.name.c_str()));
        if (corner.col < first.col || corner.row > first.row) {
          return Error(
              value.at,
              absl::StrCat(property.name, Quoted(value),
                           ": a rectangle is given by its upper left and lower right corners"));
        }
      }
      for (int row = first.row; row >= corner.row; --row) {
        for (int col = first.col; col <= corner.col; ++col) points.push_back({col, row});
      }
    }
    return points;
  }

  absl::Status ReadNode(const SgfNode& node, SgfGame& game) {
    std::string comment;
    const SgfProperty* setup = nullptr;
    const SgfProperty* stones = nullptr;
    for (const SgfProperty& property : node.properties) {
      if (IsSetupName(property.name)) setup = &property;
      if (IsSetupName(property.name) && property.name != "PL") stones = &property;
      if (property.name != "C") continue;
      for (const SgfValue& value : property.values) {
        absl::StrAppend(&comment, comment.empty() ? "" : "\n", texts_.Read(value));
      }
    }
    const SgfProperty* black = node.Find("B");
    const SgfProperty* white = node.Find("W");
    if (black != nullptr && white != nullptr) {
      return Error(white->at, "B and W in one node: each move needs its own node");
    }
    const SgfProperty* move = black != nullptr ? black : white;
    if (move != nullptr) return ReadMove(node, *move, stones, comment, game);
    if (setup != nullptr) return ReadSetup(node, *setup, comment, true, game);
    if (!comment.empty()) {
      std::string& target = game.plies.empty() ? game.comment : game.plies.back().comment;
      absl::StrAppend(&target, target.empty() ? "" : "\n", comment);
    }
    return absl::OkStatus();
  }

  absl::Status ReadMove(const SgfNode& node, const SgfProperty& move, const SgfProperty* stones,
                        const std::string& comment, SgfGame& game) {
    if (stones != nullptr) {
      RETURN_IF_ERROR(ReadSetup(node, *stones, "", false, game));
      Warn(stones->at,
           absl::StrCat(stones->name, " in a node with a move: treated as setup before the move"));
    }
    if (const SgfProperty* player = node.Find("PL"); player != nullptr) {
      Warn(player->at, "PL in a node with a move is ignored: the move shows whose turn it was");
    }
    ASSIGN_OR_RETURN(const auto value, One(node, move.name));
    SgfPly ply{spec::Pass(move.name == "B" ? Color::kBlack : Color::kWhite)};
    ply.comment = comment;
    ply.at = move.at;
    const std::string_view raw = Trimmed(value->raw);
    if (!raw.empty() && raw != "tt" && raw != "TT") {
      ASSIGN_OR_RETURN(ply.move->at, PointOf(raw, *value, game.setup.size(), move.name.c_str()));
    }
    game.plies.push_back(std::move(ply));
    return absl::OkStatus();
  }

  // `alone`: the node has no move, so PL counts, and AE alone may be an agreement.
  absl::Status ReadSetup(const SgfNode& node, const SgfProperty& shown, const std::string& comment,
                         bool alone, SgfGame& game) {
    std::map<Point, const std::string*> set;
    SgfPoints points;
    bool removes_only = alone;
    for (const SgfProperty& property : node.properties) {
      if (!IsSetupName(property.name)) continue;
      removes_only &= property.name == "AE";
      if (property.name == "PL") continue;
      ASSIGN_OR_RETURN(const auto listed, Points(property, game.setup.size()));
      for (const Point p : listed) {
        const auto [earlier, fresh] = set.insert({p, &property.name});
        if (!fresh && *earlier->second != property.name) {
          return Error(property.at,
                       absl::StrCat(spec::PointName(p), " (", SgfPointName(p, game.setup.size()),
                                    ") is set twice in this node, by ", *earlier->second, " and ",
                                    property.name, ": name each point once"));
        }
        if (fresh) points.emplace_back(p, Stone(property.name));
      }
    }
    std::optional<Color> to_move;
    if (alone) {
      ASSIGN_OR_RETURN(to_move, Player(node));
    }
    if (game.plies.empty()) {
      ApplyAtStart(points, to_move, shown, comment, game);
      return absl::OkStatus();
    }
    if (!reading_.setup_in_play && !removes_only) {
      return Error(shown.at, absl::StrCat(shown.name,
                                          " after the first move: setup belongs before it (only AE "
                                          "may remove dead stones, during a pause)"));
    }
    SgfPly ply{std::nullopt};
    ply.comment = comment;
    ply.at = shown.at;
    if (removes_only) {
      for (const auto& [p, stone] : points) ply.agreed_dead.push_back(p);
    }
    if (reading_.setup_in_play) {
      ply.setup = std::move(points);
      ply.set_to_move = to_move;
    }
    game.plies.push_back(std::move(ply));
    return absl::OkStatus();
  }

  static std::optional<Color> Stone(std::string_view name) {
    if (name == "AE") return std::nullopt;
    return name == "AB" ? Color::kBlack : Color::kWhite;
  }

  absl::StatusOr<std::optional<Color>> Player(const SgfNode& node) const {
    ASSIGN_OR_RETURN(const auto value, One(node, "PL"));
    if (value == nullptr) return std::optional<Color>();
    const std::string name = absl::AsciiStrToLower(std::string(Trimmed(value->raw)));
    if (name == "b" || name == "black" || name == "1") return std::optional(Color::kBlack);
    if (name == "w" || name == "white" || name == "2") return std::optional(Color::kWhite);
    return Error(value->at, absl::StrCat("PL", Quoted(*value), ": expected PL[B] or PL[W]"));
  }

  void ApplyAtStart(const SgfPoints& points, std::optional<Color> to_move, const SgfProperty& shown,
                    const std::string& comment, SgfGame& game) const {
    if (game.setup.StoneCount(Color::kBlack) + game.setup.StoneCount(Color::kWhite) == 0) {
      game.setup_at = shown.at;
    }
    for (const auto& [p, stone] : points) {
      if (stone.has_value()) {
        game.setup.Put(p, *stone);
      } else {
        game.setup.Remove(p);
      }
    }
    if (to_move.has_value()) game.to_move = to_move;
    if (!comment.empty()) absl::StrAppend(&game.comment, game.comment.empty() ? "" : "\n", comment);
  }

  const SgfTree& tree_;
  std::string source_;
  const SgfReading& reading_;
  SgfTexts texts_;
  std::vector<std::string> warnings_;
};

}  // namespace

Color SgfGame::FirstToMove() const {
  if (to_move.has_value()) return *to_move;
  for (const SgfPly& ply : plies) {
    if (ply.move.has_value()) return ply.move->player;
  }
  const bool handicap_stones = handicap.has_value() && setup.StoneCount(Color::kBlack) > 0;
  return handicap_stones ? Color::kWhite : Color::kBlack;
}

absl::StatusOr<SgfGame> ReadSgfGame(const SgfTree& tree, std::string_view source,
                                    const SgfReading& reading) {
  ASSIGN_OR_RETURN(const auto nodes, SgfLineNodes(tree, reading.line));
  ASSIGN_OR_RETURN(auto texts, SgfTexts::Create(tree, source, reading.charset));
  return GameReader(tree, source, reading, std::move(texts)).Read(nodes);
}

std::string SgfPointName(Point p, const BoardSize& size) {
  return {static_cast<char>('a' + p.col), static_cast<char>('a' + size.rows() - 1 - p.row)};
}

}  // namespace hotstone::formats
