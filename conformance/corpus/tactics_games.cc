// Games (tactics.h) that no drawing can hold: a new game behind a ko, handicap stones, chains of
// every size, lines of every place.
//
// MakeChainsCase builds a lane for Black along the bottom line, walled by White, and the same for
// White along the top line, turned by a half. In each round both fill their lanes from the start
// with one stone less than in the last round, and each captures the other's chain by a play at its
// end. That stone stays, so no position recurs.
//
// MakeStripesCases fills the lines for White and Black in turn, all but the last point of each. A
// play at that point captures the whole line. The owner then fills the line again from that end,
// leaves the first point empty, and loses the line to a play there.
#include <algorithm>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "conformance/corpus/groups.h"
#include "conformance/corpus/scribe.h"
#include "conformance/corpus/tactics.h"
#include "formats/handicap_points.h"
#include "spec/board/board_play.h"
#include "spec/board/chains.h"

namespace hotstone::conformance {
namespace {

using spec::BoardSize;
using spec::Color;
using spec::Point;
using spec::Position;

constexpr size_t kLongest = 20;

// The points of Black's lane: the bottom line, then up the last column.
std::vector<Point> Lane(const BoardSize& board) {
  std::vector<Point> lane;
  for (int col = 0; col < board.cols(); ++col) lane.push_back({col, 0});
  lane.push_back({board.cols() - 1, 1});
  lane.push_back({board.cols() - 1, 2});
  return lane;
}

// Turned by a half, on the square boards of tactics.
Point Turned(const BoardSize& board, Point p) { return Image(p, board.cols(), 3); }

// The lines of `owner` are captured. They run across the board, or up if `turned`.
std::optional<formats::Case> MakeStripesCase(const spec::RuleSet& rules, const BoardSize& board,
                                             Color owner, bool turned, Coverage& coverage) {
  const int side = board.cols();
  const int first = owner == Color::kBlack ? 1 : 0;
  const auto at = [turned](int i, int line) { return turned ? Point{line, i} : Point{i, line}; };
  CaseScribe scribe(absl::StrCat("stripes-", turned ? "up-" : "across-", first, "-",
                                 board.ToString(), "-", RuleSetSlug(rules)),
                    rules, Position(board), Color::kBlack, coverage);
  std::vector<Point> black;
  std::vector<Point> white;
  for (int line = 0; line < side; ++line) {
    for (int i = 0; i + 1 < side; ++i) (line % 2 == 1 ? black : white).push_back(at(i, line));
  }
  for (size_t i = 0; i < white.size(); ++i) {
    if (i < black.size() && !scribe.PlayAfterPass(Color::kBlack, black[i])) return std::nullopt;
    if (!scribe.PlayAfterPass(Color::kWhite, white[i])) return std::nullopt;
  }
  for (int line = first; line < side; line += 2) {
    if (!scribe.PlayAfterPass(spec::Opponent(owner), at(side - 1, line))) return std::nullopt;
    for (int i = side - 2; i > 0; --i) {
      if (!scribe.PlayAfterPass(owner, at(i, line))) return std::nullopt;
    }
    if (!scribe.PlayAfterPass(spec::Opponent(owner), at(0, line))) return std::nullopt;
  }
  return scribe.Take("whole lines are captured from either end (ING96-R4)");
}

}  // namespace

std::optional<formats::Case> MakeChainsCase(const spec::RuleSet& rules, const BoardSize& board,
                                            Coverage& coverage) {
  CaseScribe scribe(absl::StrCat("chains-", board.ToString(), "-", RuleSetSlug(rules)), rules,
                    spec::Position(board), spec::Color::kBlack, coverage);
  for (int col = 0; col + 1 < board.cols(); ++col) {
    const Point wall{col, 1};
    if (!scribe.Play(Turned(board, wall)) || !scribe.Play(wall)) return std::nullopt;
  }
  const std::vector<Point> lane = Lane(board);
  for (size_t size = std::min(kLongest, lane.size() - 1); size > 0; --size) {
    for (size_t i = 0; i < size; ++i) {
      if (!scribe.Play(lane[i]) || !scribe.Play(Turned(board, lane[i]))) return std::nullopt;
    }
    if (!scribe.Play(Turned(board, lane[size])) || !scribe.Play(lane[size])) return std::nullopt;
  }
  return scribe.Take(absl::StrCat("chains of each size up to ", std::min(kLongest, lane.size() - 1),
                                  " are captured (ING96-R4)"));
}

Cases MakeStripesCases(const spec::RuleSet& rules, const BoardSize& board, Coverage& coverage) {
  Cases cases;
  for (const Color owner : {Color::kWhite, Color::kBlack}) {
    for (const bool turned : {false, true}) {
      auto made = MakeStripesCase(rules, board, owner, turned, coverage);
      if (made.has_value()) cases.push_back(*std::move(made));
    }
  }
  return cases;
}

std::optional<Point> Elsewhere(const CaseScribe& scribe, const std::vector<Point>& points) {
  const Color color = scribe.to_move();
  const size_t start = color == Color::kBlack ? 0 : points.size() / 2;
  for (size_t i = 0; i < points.size(); ++i) {
    const Point p = points[(start + i) % points.size()];
    if (!scribe.game().Judge({color, p}).legal()) continue;
    const spec::BoardPlay play = spec::PlayAt(scribe.game().position(), color, p);
    if (!play.captured.empty() || !play.self_removed.empty()) continue;
    const auto safe = [&play](Point q) {
      return play.after.IsEmpty(q) || spec::ChainAt(play.after, q).liberties.size() >= 2;
    };
    const auto neighbours = play.after.size().Neighbours(p);
    if (safe(p) && std::all_of(neighbours.begin(), neighbours.end(), safe)) return p;
  }
  return std::nullopt;
}

std::optional<formats::Case> MakeNewGameCase(const formats::Case& before, Coverage& coverage) {
  if (before.expect.illegal.empty()) return std::nullopt;
  const formats::ExpectMove& last = before.expect.illegal.back();
  const bool ko = last.why == spec::Illegality::kHotStone || last.why == spec::Illegality::kSuperko;
  if (!ko || last.after != formats::PlyCount(before)) return std::nullopt;
  CaseScribe scribe(absl::StrCat(before.id, "-new-game"), before.rules,
                    Position(before.setup.size()), last.move.player, coverage);
  scribe.Legal(last.move);
  scribe.Play(last.move);
  scribe.Refusal({scribe.to_move(), last.move.at});
  return scribe.Take("a new game: the ban of the previous game is gone (ING96-G306, TT-START)");
}

std::optional<formats::Case> MakeHandicapCase(int stones, const spec::RuleSet& rules,
                                              const BoardSize& board, Coverage& coverage) {
  const std::vector<Point> points = formats::FixedHandicap(board, stones);
  if (points.empty()) return std::nullopt;
  Position setup(board);
  for (const Point p : points) setup.Put(p, Color::kBlack);
  CaseScribe scribe(NumberedId(absl::StrCat("handicap-", board.ToString()), RuleSetSlug(rules),
                               static_cast<size_t>(stones), 1),
                    rules, setup, Color::kWhite, coverage);
  if (!scribe.ok()) return std::nullopt;
  for (const Point p : points) scribe.Refusal({Color::kWhite, p});
  const Point last = points.back();
  const auto around = board.Neighbours(last);
  std::vector<Point> far = setup.EmptyPoints();
  std::stable_sort(far.begin(), far.end(), [last](Point a, Point b) {
    const auto away = [last](Point p) {
      return std::abs(p.col - last.col) + std::abs(p.row - last.row);
    };
    return away(a) > away(b);
  });
  for (const Point p : around) {
    scribe.Legal({Color::kWhite, p});
    if (!scribe.Play(p)) return std::nullopt;
    const auto point = Elsewhere(scribe, far);
    if (!point.has_value() || !scribe.Play(point)) return std::nullopt;
  }
  return scribe.Take(
      "a game with handicap stones, White moves first; one of them is captured (ING96-R4)");
}

}  // namespace hotstone::conformance
