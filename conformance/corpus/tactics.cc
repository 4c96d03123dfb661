// Cases of everyday fights (tactics.h): a drawing becomes stones on a board, and its script a game.
//
// Read stretches the drawing to the board. Place gives the place of the drawing's lower left
// corner, and Image rotates the whole board. PutDown plays the stones alternately, ordered from the
// end: the last ply is a stone of the player who does not begin the script, the ply before it is
// the other player's, and so on. A player without stones left passes, and Black passes first if
// White would begin. Named stones are played first, so that no position of the script has occurred
// before, except the last one. Script then walks through the words.
//
// For example capture-corner, X. over 0a, begins with B: White's stone 0 and Black's X are played,
// White last, so the plies are B X, W 0; then B a captures, ?0 records that White may not play
// there, W plays elsewhere, and Black fills the point.
#include "conformance/corpus/tactics.h"

#include <algorithm>
#include <cctype>
#include <set>
#include <utility>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "conformance/corpus/groups.h"
#include "conformance/corpus/random.h"
#include "conformance/corpus/scribe.h"

namespace hotstone::conformance {
namespace {

using spec::BoardSize;
using spec::Color;
using spec::Move;
using spec::Point;
using spec::Position;

// Sets of legal plays are written on boards of at most this many points.
constexpr int kWholeBoardLook = 49;

// All pairs of points are asked about on boards of at most this many.
constexpr int kAllPairs = 81;

// The characters of a drawing on a board with `side` columns, bottom row first; each row has all
// columns.
std::vector<std::string> Read(const TacticShape& shape, int side) {
  std::vector<std::string> rows = absl::StrSplit(shape.rows, '/');
  std::reverse(rows.begin(), rows.end());
  for (std::string& row : rows) {
    const size_t stretch = row.find('~');
    if (stretch == std::string::npos) continue;
    const std::string pair = row.substr(stretch - 2, 2);
    row.erase(stretch, 1);
    while (row.size() < static_cast<size_t>(side)) row.insert(stretch, pair);
  }
  for (size_t i = 0; i < rows.size(); ++i) {
    if (rows[i].front() != '|') continue;
    rows[i].erase(0, 1);
    while (rows.size() < static_cast<size_t>(side))
      rows.insert(rows.begin() + static_cast<std::ptrdiff_t>(i), std::string(rows[i]));
  }
  return rows;
}

// The place of the lower left corner of a drawing of this size; nothing if it does not fit.
std::optional<Point> Place(const TacticShape& shape, int side, int cols, int rows,
                           CorpusRandom& random) {
  const bool inside = shape.place == TacticPlace::kAnywhere || shape.place == TacticPlace::kAcross;
  const int below = shape.open && inside ? 1 : 0;
  const bool spans = shape.place == TacticPlace::kAcross || shape.place == TacticPlace::kFloor ||
                     shape.place == TacticPlace::kWhole;
  const int free_cols = side - cols;
  const int free_rows = side - rows - below - (shape.open ? 1 : 0);
  if (free_cols < 0 || free_rows < 0 || (spans && free_cols > 0)) return std::nullopt;
  if (shape.place == TacticPlace::kCentre) return Point{side / 2 - cols / 2, side / 2 - rows / 2};
  const auto any = [&random](int free) {
    return static_cast<int>(random.Below(static_cast<size_t>(free) + 1));
  };
  const bool moves_along =
      shape.place == TacticPlace::kEdge || shape.place == TacticPlace::kAnywhere;
  Point corner{moves_along ? any(free_cols) : 0, below};
  if (inside) corner.row += any(free_rows);
  return corner;
}

// The shape's stones and names on a board, rotated and coloured.
struct DrawnShape {
  std::vector<std::vector<Point>> stones;  // of Black, of White; named ones first
  std::map<char, Point> points;
  std::vector<Point> elsewhere;  // points away from the drawing, farthest first
  Color first = Color::kBlack;
};

std::optional<DrawnShape> Draw(const TacticShape& shape, const BoardSize& board, size_t symmetry,
                               bool exchanged, CorpusRandom& random) {
  const int side = board.cols();
  const std::vector<std::string> rows = Read(shape, side);
  const auto height = static_cast<int>(rows.size());
  const auto width = static_cast<int>(rows.front().size());
  const auto corner = Place(shape, side, width, height, random);
  if (!corner.has_value()) return std::nullopt;
  DrawnShape drawn;
  drawn.stones.resize(2);
  std::set<std::pair<int, int>> named;  // with their neighbours
  std::vector<std::vector<Point>> nameless(2);
  const auto of = [exchanged](Color c) {
    return static_cast<size_t>((c == Color::kBlack) != exchanged ? 0 : 1);
  };
  for (int row = 0; row < height; ++row) {
    for (int col = 0; col < width; ++col) {
      const char cell = rows[static_cast<size_t>(row)][static_cast<size_t>(col)];
      const Point p = Image({corner->col + col, corner->row + row}, side, symmetry);
      const bool digit = cell >= '0' && cell <= '9';
      const bool capital = cell >= 'A' && cell <= 'I';
      if (cell == 'X') nameless[of(Color::kBlack)].push_back(p);
      if (cell == 'O') nameless[of(Color::kWhite)].push_back(p);
      if (capital) drawn.stones[of(Color::kBlack)].push_back(p);
      if (digit) drawn.stones[of(Color::kWhite)].push_back(p);
      if (!digit && !capital && (cell < 'a' || cell > 'i')) continue;
      drawn.points[cell] = p;
      for (const auto& [dx, dy] : {std::pair{0, 0}, {1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
        named.emplace(col + dx, row + dy);
      }
    }
  }
  for (size_t i = 0; i < 2; ++i) {
    drawn.stones[i].insert(drawn.stones[i].end(), nameless[i].begin(), nameless[i].end());
  }
  // The distance of a point from the drawing, as the larger of the two coordinate distances, or
  // from the lower left corner if the drawing is the whole board.
  const auto away = [&](Point p) {
    if (shape.place == TacticPlace::kWhole) return std::max(p.col, p.row);
    const int cols = std::max({corner->col - p.col, p.col - (corner->col + width - 1), 0});
    const int lines = std::max({corner->row - p.row, p.row - (corner->row + height - 1), 0});
    return std::max(cols, lines);
  };
  std::vector<Point> candidates;
  const bool whole = shape.place == TacticPlace::kWhole;
  for (int i = 0; i < board.points(); ++i) {
    const Point p = board.At(i);
    if (whole ? !named.contains({p.col, p.row}) : away(p) > 0) candidates.push_back(p);
  }
  std::stable_sort(candidates.begin(), candidates.end(),
                   [&](Point a, Point b) { return away(a) > away(b); });
  for (const Point p : candidates) drawn.elsewhere.push_back(Image(p, side, symmetry));
  const Color first = shape.script[0] == 'B' ? Color::kBlack : Color::kWhite;
  drawn.first = exchanged ? spec::Opponent(first) : first;
  return drawn;
}

// The plies that place the stones; see the opening comment.
std::vector<Move> PutDown(const DrawnShape& drawn) {
  std::vector<Move> backwards;
  std::vector<size_t> left = {drawn.stones[0].size(), drawn.stones[1].size()};
  Color color = spec::Opponent(drawn.first);
  while (left[0] + left[1] > 0) {
    const auto i = static_cast<size_t>(color == Color::kBlack ? 0 : 1);
    backwards.push_back(left[i] == 0 ? spec::Pass(color) : Move{color, drawn.stones[i][--left[i]]});
    color = spec::Opponent(color);
  }
  if (!backwards.empty() && backwards.back().player == Color::kWhite) {
    backwards.push_back(spec::Pass(Color::kBlack));
  }
  std::reverse(backwards.begin(), backwards.end());
  return backwards;
}

Position SetUp(const DrawnShape& drawn, const BoardSize& board) {
  Position position(board);
  for (const Point p : drawn.stones[0]) position.Put(p, Color::kBlack);
  for (const Point p : drawn.stones[1]) position.Put(p, Color::kWhite);
  return position;
}

// Walks through the script; false if there is no free point elsewhere.
bool PlayScript(CaseScribe& scribe, const TacticShape& shape, const DrawnShape& drawn) {
  const std::vector<std::string> words = absl::StrSplit(shape.script, ' ');
  for (size_t i = 1; i < words.size(); ++i) {
    const std::string& word = words[i];
    if (word == "=") {
      scribe.Rows();
    } else if (word == "!") {
      scribe.KoPoints(scribe.to_move());
    } else if (word == "-") {
      if (!scribe.Play(std::nullopt)) return false;
    } else if (word.front() == '%' || word.front() == '*') {
      int times = 1;
      if (word != "*" && !absl::SimpleAtoi(word.substr(1), &times)) return false;
      for (int n = 0; n < times; ++n) {
        const auto point = Elsewhere(scribe, drawn.elsewhere);
        if (!point.has_value() || !scribe.Play(point)) return false;
        if (word.front() == '%' && !scribe.Play(std::nullopt)) return false;
      }
    } else {
      const Move move{scribe.to_move(), drawn.points.at(word.back())};
      if (word.front() == '?') {
        if (!scribe.Refusal(move)) scribe.Legal(move);
      } else if (scribe.Refusal(move)) {
        return true;
      } else {
        scribe.Play(move);
      }
    }
  }
  return true;
}

}  // namespace

const std::vector<BoardSize>& TacticBoards() {
  static const auto* const boards = new std::vector<BoardSize>{
      *BoardSize::Create(5, 5), *BoardSize::Create(7, 7), *BoardSize::Create(9, 9),
      *BoardSize::Create(13, 13), *BoardSize::Create(19, 19)};
  return *boards;
}

Point Image(Point p, int side, size_t symmetry) {
  if ((symmetry & 1) != 0) p.col = side - 1 - p.col;
  if ((symmetry & 2) != 0) p.row = side - 1 - p.row;
  if ((symmetry & 4) != 0) std::swap(p.col, p.row);
  return p;
}

std::optional<TacticCase> MakeTacticCase(const TacticShape& shape, const spec::RuleSet& rules,
                                         const BoardSize& board, size_t variant, uint64_t seed,
                                         Coverage& coverage) {
  const std::string name(shape.name);
  CorpusRandom random(seed, absl::StrCat("tactics-", name, "-", board.ToString(), "-", variant));
  // Rotated by a half turn between variants; the letters of the name and the board choose the
  // first.
  size_t symmetry = static_cast<size_t>(board.cols()) / 2;
  for (const char letter : name) symmetry = symmetry * 5 + static_cast<size_t>(letter);
  symmetry = (symmetry % 8) ^ (variant % 2 == 1 ? 3 : 0);
  if (shape.turned >= 0) symmetry = static_cast<size_t>(shape.turned);
  const auto drawn = Draw(shape, board, symmetry, variant % 2 == 1, random);
  if (!drawn.has_value()) return std::nullopt;
  Coverage counted;
  CaseScribe scribe(
      NumberedId(absl::StrCat(name, "-", board.ToString()), RuleSetSlug(rules), variant + 1, 1),
      rules, shape.set_up ? SetUp(*drawn, board) : Position(board),
      shape.set_up ? drawn->first : Color::kBlack, counted);
  if (!scribe.ok()) return std::nullopt;
  const std::vector<Move> plies = shape.set_up ? std::vector<Move>() : PutDown(*drawn);
  for (const Move& move : plies) {
    if (!scribe.Play(move)) return std::nullopt;
  }
  if (!PlayScript(scribe, shape, *drawn)) return std::nullopt;
  if (board.points() <= kWholeBoardLook && !scribe.game().ended())
    scribe.LegalSet(scribe.to_move());
  coverage.Add(counted);
  return TacticCase{scribe.Take(std::string(shape.what)), drawn->points, plies.size()};
}

absl::StatusOr<Cases> TacticCases(const spec::RuleSet& rules, const std::vector<BoardSize>& boards,
                                  uint64_t seed, Coverage& coverage, Progress* progress) {
  constexpr size_t kVariants = 2;
  int largest = 0;
  for (const BoardSize& board : boards)
    largest = std::max(largest, std::min(board.cols(), board.rows()));
  Cases cases;
  for (const TacticShape& shape : TacticShapes()) {
    for (const BoardSize& board : TacticBoards()) {
      if (board.cols() > largest) continue;
      for (size_t variant = 0; variant < kVariants; ++variant) {
        if (!KeepGoing(progress, "tactics", cases.size(), 0))
          return absl::CancelledError("interrupted");
        auto made = MakeTacticCase(shape, rules, board, variant, seed, coverage);
        if (!made.has_value()) continue;
        cases.push_back(std::move(made->value));
        if (shape.name != "ko") continue;
        auto next = MakeNewGameCase(cases.back(), coverage);
        if (next.has_value()) cases.push_back(*std::move(next));
      }
    }
  }
  for (const BoardSize& board : TacticBoards()) {
    if (board.cols() > largest) continue;
    if (auto made = MakeChainsCase(rules, board, coverage)) cases.push_back(*std::move(made));
    for (auto& made : MakeSuperkoCases(rules, board, board.points() <= kAllPairs, coverage)) {
      cases.push_back(std::move(made));
    }
    for (auto& made : MakeStripesCases(rules, board, coverage)) cases.push_back(std::move(made));
    for (const int stones : {2, 4, 5, 9}) {
      auto made = MakeHandicapCase(stones, rules, board, coverage);
      if (made.has_value()) cases.push_back(*std::move(made));
    }
  }
  return cases;
}

}  // namespace hotstone::conformance
