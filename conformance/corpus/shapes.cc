#include "conformance/corpus/shapes.h"

#include <array>
#include <utility>

#include "absl/strings/str_split.h"
#include "spec/rules/game.h"

namespace hotstone::conformance {
namespace {

using spec::BoardSize;
using spec::Color;
using spec::Move;
using spec::Point;
using spec::Position;

struct Drawn {
  const char* kind;
  const char* rows;   // top row first, separated by '/'
  const char* moves;  // the player's letter, then points and "-" for passes, in turn
};

constexpr std::array kOwnBoards = {
    Drawn{"simple-ko", ".X.XO/XXXOO/OOOO./.O.OO", "W C4 D4"},
    Drawn{"sending-two", "XX./XOO/.XX", "W A1 B1 - C1"},
    Drawn{"double-ko", "XX.XOO/.XXOO./XXO.OO", "B D1 C3 - C1 D3 -"},
    Drawn{"double-ko-death", "XX.XO/.XXOO/XXO.O", "W C3 D1 C1 D3"},
    Drawn{"triple-ko", "X.XO/XXOO/X.XO/XXOO/XO.O", "W B5 C1 B3 C5 B1 C3"},
    Drawn{"quadruple-ko", "X.XO/XXOO/X.XO/XXOO/XO.O/XXOO/XO.O", "B C3 B7 C1 B5 C7 B3 C5 B1"},
    Drawn{"eternal-life", "......../OOOOOO../XXXXXO../XOOOXXOO/.O.X.OX.", "B C1 E1 D1 F1"},
    Drawn{"round-robin", "XX.XOO/.X.XO./XXXOOO/XXO.OO/XXO.OO", "B D1 C4 D2 C5 D4 C1 D5 C2"},
    Drawn{"molasses", "XXXX./OOX.X/..OXO/OOOOO", "B A2 D3 B2 E4 - A3 E3 B3 D2 -"},
    Drawn{"pinwheel", ".XO/XO./O.O", "B C2 A3 B1 C3 A2 C1 B3 A1"},
    Drawn{"six-ply-2x2", ".O/OO", "B A2 B2 A1 B1 A2 A1"},
    Drawn{"recycled-threats", "XX.XOOOX.XO.O./.XXOO.OXX.XOOO/XXO.OOOXXXXXXX",
          "B M3 C3 D1 L3 D3 C1"},
    Drawn{"self-removal", "XO./.OO", "B A1 - A2 -"},
};

// The same, in the middle of a board with free points around them.
constexpr std::array kPlaced = {
    Drawn{"simple-ko", "XXX/XOX/O.O/OOO", "B B2 B3"},
    Drawn{"sending-two", "OOOXX/O.X.X/OOOXX", "B B2 D2 C2 -"},
    Drawn{"double-ko", "XXXXX/XOX.X/O.OXO/OOOOO", "B B2 D3 - B3 D2 -"},
    Drawn{"triple-ko", "XXXXXXX/X.XOXOX/OXO.O.O/OOOOOOO", "B D2 B3 F2 D3 B2 F3"},
    Drawn{"eternal-life", "OOOXXX/O.X.OX/OOOXXX", "B B2 D2 C2 E2"},
};

CycleShape Read(const Drawn& drawn) {
  CycleShape shape{drawn.kind, *Position::FromText(drawn.rows), Color::kBlack, {}};
  const std::vector<std::string> words = absl::StrSplit(drawn.moves, ' ');
  shape.to_move = words[0] == "B" ? Color::kBlack : Color::kWhite;
  Color player = shape.to_move;
  for (size_t i = 1; i < words.size(); ++i) {
    shape.cycle.push_back(words[i] == "-"
                              ? spec::Pass(player)
                              : Move{player, *spec::ParsePoint(words[i], shape.setup.size())});
    player = spec::Opponent(player);
  }
  return shape;
}

// Bit 0 of the number mirrors the columns, bit 1 the rows, bit 2 exchanges the two.
CycleShape Turned(const CycleShape& shape, size_t symmetry) {
  const BoardSize& from = shape.setup.size();
  const bool exchange = (symmetry & 4) != 0;
  const BoardSize to = *BoardSize::Create(exchange ? from.rows() : from.cols(),
                                          exchange ? from.cols() : from.rows());
  const auto image = [&](Point p) {
    if ((symmetry & 1) != 0) p.col = from.cols() - 1 - p.col;
    if ((symmetry & 2) != 0) p.row = from.rows() - 1 - p.row;
    if (exchange) std::swap(p.col, p.row);
    return p;
  };
  CycleShape turned{shape.kind, Position(to), shape.to_move, shape.cycle};
  for (int i = 0; i < from.points(); ++i) {
    const auto color = shape.setup.At(from.At(i));
    if (color.has_value()) turned.setup.Put(image(from.At(i)), *color);
  }
  for (Move& move : turned.cycle) {
    if (move.at.has_value()) move.at = image(*move.at);
  }
  return turned;
}

CycleShape ColoursExchanged(CycleShape shape) {
  shape.setup = spec::ColorSwapped(shape.setup);
  shape.to_move = spec::Opponent(shape.to_move);
  for (Move& move : shape.cycle) move.player = spec::Opponent(move.player);
  return shape;
}

// The same cycle, entered `plies` plies later.
CycleShape EnteredLater(const CycleShape& shape, size_t plies) {
  spec::RuleSet rules;
  rules.hot = spec::HotLayer::kNone;
  rules.self_removal = spec::SelfRemoval::kGroups;
  auto game = spec::Game::Create(rules, shape.setup, shape.to_move);
  CycleShape later = shape;
  if (!game.ok()) return later;
  for (size_t i = 0; i < plies; ++i) {
    game->Play(shape.cycle[i % shape.cycle.size()]);
    later.cycle.push_back(later.cycle.front());
    later.cycle.erase(later.cycle.begin());
  }
  later.setup = game->position();
  later.to_move = game->to_move();
  return later;
}

// The symmetries first, then the colours. The starts come last, on the board where the shape is
// placed.
CycleShape TurnedVariant(const CycleShape& shape, size_t variant) {
  CycleShape turned = Turned(shape, variant % 8);
  return variant / 8 % 2 == 1 ? ColoursExchanged(turned) : turned;
}

// Entered at another board play of the cycle.
CycleShape StartVariant(const CycleShape& shape, size_t variant) {
  size_t start = 0;
  for (size_t skipped = 0; skipped < variant / 16; ++skipped) {
    do {
      start = (start + 1) % shape.cycle.size();
    } while (shape.cycle[start].IsPass());
  }
  return EnteredLater(shape, start);
}

}  // namespace

const std::vector<std::string>& CycleKinds() {
  static const auto* const kinds = [] {
    auto* list = new std::vector<std::string>;
    for (const Drawn& drawn : kOwnBoards) list->push_back(drawn.kind);
    return list;
  }();
  return *kinds;
}

const std::vector<std::string>& PlacedKinds() {
  static const auto* const kinds = [] {
    auto* list = new std::vector<std::string>;
    for (const Drawn& drawn : kPlaced) list->push_back(drawn.kind);
    return list;
  }();
  return *kinds;
}

std::optional<CycleShape> OwnBoardShape(const std::string& kind, size_t variant) {
  for (const Drawn& drawn : kOwnBoards) {
    if (kind == drawn.kind) return StartVariant(TurnedVariant(Read(drawn), variant), variant);
  }
  return std::nullopt;
}

std::optional<CycleShape> PlacedShape(const std::string& kind, const BoardSize& board,
                                      size_t variant, CorpusRandom& random) {
  for (const Drawn& drawn : kPlaced) {
    if (kind != drawn.kind) continue;
    const CycleShape shape = TurnedVariant(Read(drawn), variant);
    const BoardSize& size = shape.setup.size();
    // A free line along the walls of either side, wherever the shape is placed.
    if (size.cols() + 2 > board.cols() || size.rows() + 2 > board.rows()) return std::nullopt;
    const auto by_cols =
        static_cast<int>(random.Below(static_cast<size_t>(board.cols() - size.cols() - 1)));
    const auto by_rows =
        static_cast<int>(random.Below(static_cast<size_t>(board.rows() - size.rows() - 1)));
    const auto moved = [&](Point p) { return Point{p.col + by_cols + 1, p.row + by_rows + 1}; };
    CycleShape placed{shape.kind, Position(board), shape.to_move, shape.cycle};
    for (int i = 0; i < size.points(); ++i) {
      const auto color = shape.setup.At(size.At(i));
      if (color.has_value()) placed.setup.Put(moved(size.At(i)), *color);
    }
    for (Move& move : placed.cycle) {
      if (move.at.has_value()) move.at = moved(*move.at);
    }
    return StartVariant(placed, variant);
  }
  return std::nullopt;
}

}  // namespace hotstone::conformance
