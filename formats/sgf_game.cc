#include "formats/sgf_game.h"

#include <charconv>
#include <map>
#include <utility>

#include "absl/strings/str_cat.h"

namespace hotstone::formats {
namespace {

using spec::BoardSize;
using spec::Color;
using spec::Point;

// All of `text`, spaces around it apart, as a whole number; nothing if it is not one of at most four digits.
std::optional<int> Number(std::string_view text) {
  const size_t first = text.find_first_not_of(' ');
  if (first == std::string_view::npos) return std::nullopt;
  text = text.substr(first, text.find_last_not_of(' ') - first + 1);
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (text.size() > 4 || error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

// A value for an error message, cut short and without control characters.
std::string Quoted(const SgfValue& value) {
  constexpr size_t kShown = 20;
  std::string shown = value.raw.substr(0, kShown);
  for (char& c : shown) {
    if (static_cast<unsigned char>(c) < ' ') c = ' ';
  }
  return absl::StrCat("[", shown, value.raw.size() > kShown ? "..." : "", "]");
}

class GameReader {
 public:
  GameReader(const SgfTree& tree, std::string_view source) : tree_(tree), source_(source) {}

  absl::StatusOr<SgfGame> Read() {
    const auto size = Size(tree_.nodes[0]);
    if (!size.ok()) return size.status();
    SgfGame game{spec::Position(*size), std::nullopt, {}, "", {}, {}, {}, 0};
    const SgfNode& root = tree_.nodes[0];
    for (const auto& [name, slot] :
         {std::pair{"RU", &game.rules}, {"KM", &game.compensation}, {"HA", &game.handicap}}) {
      if (const SgfProperty* property = root.Find(name)) {
        if (const auto status = Single(*property); !status.ok()) return status;
        *slot = property->values[0];
      }
    }
    const SgfNode* node = &root;
    while (true) {
      if (const auto status = ReadNode(*node, game); !status.ok()) return status;
      if (node->children.empty()) return game;
      game.variations_left_out += static_cast<int>(node->children.size()) - 1;
      node = &tree_.nodes[static_cast<size_t>(node->children[0])];
      for (const char* name : {"SZ", "GM", "FF"}) {
        if (const SgfProperty* property = node->Find(name)) {
          return Error(property->at, absl::StrCat(name, " belongs to the root node, the first one"));
        }
      }
    }
  }

 private:
  absl::Status Error(SgfPlace at, const std::string& message) const { return SgfError(source_, at, message); }

  absl::Status Single(const SgfProperty& property) const {
    if (property.values.size() == 1) return absl::OkStatus();
    return Error(property.values[1].at, absl::StrCat("property ", property.name, " takes one value"));
  }

  // Requires nothing; checks GM and FF on the way, because only they say whether SZ means what it seems to.
  absl::StatusOr<BoardSize> Size(const SgfNode& root) const {
    for (const auto& [name, low, high, right] :
         {std::tuple{"GM", 1, 1, "1, the game of Go"}, {"FF", 1, 4, "4 (or an older format, 1 to 3)"}}) {
      const SgfProperty* property = root.Find(name);
      if (property == nullptr) continue;
      if (const auto status = Single(*property); !status.ok()) return status;
      const auto number = Number(property->values[0].raw);
      if (!number.has_value() || *number < low || *number > high) {
        return Error(property->values[0].at,
                     absl::StrCat(name, Quoted(property->values[0]), ": expected ", right));
      }
    }
    const SgfProperty* property = root.Find("SZ");
    if (property == nullptr) return BoardSize::Create(spec::kMaxSide, spec::kMaxSide);
    if (const auto status = Single(*property); !status.ok()) return status;
    const SgfValue& value = property->values[0];
    const std::string_view raw = value.raw;
    const size_t colon = raw.find(':');
    const auto cols = Number(raw.substr(0, colon));
    const auto rows = colon == std::string_view::npos ? cols : Number(raw.substr(colon + 1));
    if (cols.has_value() && rows.has_value()) {
      const auto size = BoardSize::Create(*cols, *rows);
      if (size.ok()) return size;
    }
    return Error(value.at,
                 absl::StrCat("SZ", Quoted(value), ": expected one number, or columns:rows, each 1 to ",
                              spec::kMaxSide, ", for example SZ[9] or SZ[4:3]"));
  }

  absl::StatusOr<Point> PointOf(std::string_view name, const SgfValue& value, const BoardSize& size,
                                const char* property) const {
    const Point last{size.cols() - 1, 0};
    const std::string range = absl::StrCat("aa to ", SgfPointName(last, size));
    if (name.size() != 2 || name[0] < 'a' || name[0] > 'z' || name[1] < 'a' || name[1] > 'z') {
      return Error(value.at, absl::StrCat(property, Quoted(value), " is not a point: expected two letters, ",
                                          range, " on this board"));
    }
    const Point p{name[0] - 'a', size.rows() - 1 - (name[1] - 'a')};
    if (!size.Contains(p)) {
      return Error(value.at, absl::StrCat(property, Quoted(value), " is off the ", size.ToString(),
                                          " board, which has ", range));
    }
    return p;
  }

  // The points of a setup property, rectangles spelled out.
  absl::StatusOr<std::vector<Point>> Points(const SgfProperty& property, const BoardSize& size) const {
    std::vector<Point> points;
    for (const SgfValue& value : property.values) {
      const std::string_view raw = value.raw;
      const size_t colon = raw.find(':');
      const auto first = PointOf(raw.substr(0, colon), value, size, property.name.c_str());
      if (!first.ok()) return first.status();
      Point corner = *first;
      if (colon != std::string_view::npos) {
        const auto second = PointOf(raw.substr(colon + 1), value, size, property.name.c_str());
        if (!second.ok()) return second.status();
        corner = *second;
        if (corner.col < first->col || corner.row > first->row) {
          return Error(value.at,
                       absl::StrCat(property.name, Quoted(value),
                                    ": a rectangle goes from its upper left to its lower right corner"));
        }
      }
      for (int row = first->row; row >= corner.row; --row) {
        for (int col = first->col; col <= corner.col; ++col) points.push_back({col, row});
      }
    }
    return points;
  }

  absl::Status ReadNode(const SgfNode& node, SgfGame& game) {
    std::string comment;
    if (const SgfProperty* property = node.Find("C")) {
      if (const auto status = Single(*property); !status.ok()) return status;
      comment = SgfText(property->values[0].raw);
    }
    const SgfProperty* black = node.Find("B");
    const SgfProperty* white = node.Find("W");
    const SgfProperty* setup = nullptr;
    for (const char* name : {"PL", "AE", "AW", "AB"}) {
      if (const SgfProperty* property = node.Find(name)) setup = property;
    }
    if (black != nullptr && white != nullptr) {
      return Error(white->at, "B and W in one node: each move has a node of its own");
    }
    const SgfProperty* move = black != nullptr ? black : white;
    if (move != nullptr && setup != nullptr) {
      return Error(setup->at,
                   absl::StrCat(setup->name, " in a node with a move: setup has a node of its own"));
    }
    if (move != nullptr) {
      SgfPly ply{std::nullopt, {}, comment, move->at};
      ply.move = spec::Pass(black != nullptr ? Color::kBlack : Color::kWhite);
      if (const auto status = Single(*move); !status.ok()) return status;
      const SgfValue& value = move->values[0];
      if (!value.raw.empty() && value.raw != "tt") {
        const auto point = PointOf(value.raw, value, game.setup.size(), move->name.c_str());
        if (!point.ok()) return point.status();
        ply.move->at = *point;
      }
      game.plies.push_back(std::move(ply));
      return absl::OkStatus();
    }
    if (setup != nullptr && !game.plies.empty()) return ReadAgreement(node, *setup, comment, game);
    if (setup != nullptr) {
      if (const auto status = ReadSetup(node, game); !status.ok()) return status;
    }
    if (!comment.empty()) {
      std::string& target = game.plies.empty() ? game.comment : game.plies.back().comment;
      absl::StrAppend(&target, target.empty() ? "" : "\n", comment);
    }
    return absl::OkStatus();
  }

  absl::Status ReadSetup(const SgfNode& node, SgfGame& game) {
    std::map<Point, const char*> set;
    for (const char* name : {"AB", "AW", "AE"}) {
      const SgfProperty* property = node.Find(name);
      if (property == nullptr) continue;
      const auto points = Points(*property, game.setup.size());
      if (!points.ok()) return points.status();
      for (const Point p : *points) {
        if (const auto [earlier, fresh] = set.insert({p, name}); !fresh) {
          return Error(property->at,
                       absl::StrCat(spec::PointName(p), " (", SgfPointName(p, game.setup.size()),
                                    ") is set twice in this node, by ", earlier->second, " and ", name,
                                    ": name each point once"));
        }
        if (name[1] == 'E') {
          game.setup.Remove(p);
        } else {
          game.setup.Put(p, name[1] == 'B' ? Color::kBlack : Color::kWhite);
        }
      }
    }
    const SgfProperty* player = node.Find("PL");
    if (player == nullptr) return absl::OkStatus();
    if (const auto status = Single(*player); !status.ok()) return status;
    const std::string& raw = player->values[0].raw;
    if (raw != "B" && raw != "W") {
      return Error(player->values[0].at,
                   absl::StrCat("PL", Quoted(player->values[0]), ": expected PL[B] or PL[W]"));
    }
    game.to_move = raw == "B" ? Color::kBlack : Color::kWhite;
    return absl::OkStatus();
  }

  absl::Status ReadAgreement(const SgfNode& node, const SgfProperty& setup, const std::string& comment,
                             SgfGame& game) {
    if (setup.name != "AE" || node.Find("PL") != nullptr) {
      return Error(setup.at, absl::StrCat(setup.name,
                                          " after the first move: setup belongs before it (AE alone may"
                                          " take dead stones off in a pause)"));
    }
    auto points = Points(setup, game.setup.size());
    if (!points.ok()) return points.status();
    game.plies.push_back({std::nullopt, *std::move(points), comment, setup.at});
    return absl::OkStatus();
  }

  const SgfTree& tree_;
  std::string source_;
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

absl::StatusOr<SgfGame> ReadSgfGame(const SgfTree& tree, std::string_view source) {
  return GameReader(tree, source).Read();
}

std::string SgfPointName(Point p, const BoardSize& size) {
  return {static_cast<char>('a' + p.col), static_cast<char>('a' + size.rows() - 1 - p.row)};
}

SgfTree SgfRecord(const spec::RuleSet& rules, const spec::Position& setup, Color to_move,
                  const std::vector<spec::Move>& moves) {
  const BoardSize& size = setup.size();
  SgfTree tree;
  tree.nodes.emplace_back();
  const auto add = [&](const std::string& name, const std::string& raw) {
    tree.nodes.back().properties.push_back({name, {SgfValue{raw, {}}}, {}});
  };
  add("FF", "4");
  add("GM", "1");
  add("CA", "UTF-8");
  add("SZ",
      size.cols() == size.rows() ? absl::StrCat(size.cols()) : absl::StrCat(size.cols(), ":", size.rows()));
  add("RU", EscapeSgf(spec::RuleSetName(rules)));
  add("KM", spec::HalfPoints(rules.compensation_x2));
  for (const auto& [name, color] : {std::pair{"AB", Color::kBlack}, {"AW", Color::kWhite}}) {
    SgfProperty stones{name, {}, {}};
    for (int i = 0; i < size.points(); ++i) {
      if (setup.At(size.At(i)) == color) stones.values.push_back({SgfPointName(size.At(i), size), {}});
    }
    if (!stones.values.empty()) tree.nodes.back().properties.push_back(std::move(stones));
  }
  add("PL", std::string(1, spec::ColorLetter(to_move)));
  for (const spec::Move& move : moves) {
    tree.nodes.back().children = {static_cast<int>(tree.nodes.size())};
    tree.nodes.emplace_back();
    add(std::string(1, spec::ColorLetter(move.player)), move.IsPass() ? "" : SgfPointName(*move.at, size));
  }
  return tree;
}

}  // namespace hotstone::formats
