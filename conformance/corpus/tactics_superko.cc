// Games (tactics.h) about superko: what it must compare, for how long it must remember, and what it
// must tell apart.
//
// MakeReturnCase closes a space with stones of one player, the taker. Its only exit is a stone of
// his on the bottom line. The other player fills the space, which takes the exit stone, until a
// play at the exit would take everything: that position has occurred (first refusal). After a stone
// elsewhere the play is legal. The space is filled again; its last stone would repeat the position
// before the capture (second refusal). At last the taker captures again, and sends two stones for
// one in the opposite corner, which would repeat the position after the capture (third refusal).
// The space has two parts, so that each capture takes two chains.
//
// MakeMirroredCase has two kos, the second an image of the first with the colours exchanged. Each
// player takes one. The retake of the first makes the image of an earlier position, by the other
// player. After two more stones, images of each other, an image is made by the same player.
//
// MakeKeysCase asks, after a stone on each of some points, about all others: a play there would
// repeat the position before that stone if the two had the same hash key. Corners show any rule by
// which keys are shared, such as one for each 256 points; a single pair takes all points.
//
// MakeExchangeCase begins with Black E5, White A1. Black captures A1 and loses three stones to a
// white chain that ends up everywhere else; Black A1 captures it, and White E5 makes the first
// position with the colours exchanged, by the same player.
//
// For example on 5x5 with the exit C1, Black's walls are A2 B2 D2 E2, White's stone C2 closes it,
// and White's B1 D1 (which takes C1) A1 E1 fill the space; Black C1 would take all four.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "conformance/corpus/groups.h"
#include "conformance/corpus/quick.h"
#include "conformance/corpus/scribe.h"
#include "conformance/corpus/tactics.h"

namespace hotstone::conformance {
namespace {

using spec::BoardSize;
using spec::Color;
using spec::Point;
using spec::Position;
using Points = std::vector<Point>;

// Puts down stones of both players by turns.
bool PutDown(CaseScribe& scribe, Color first, const Points& own, const Points& other) {
  for (size_t i = 0; i < std::max(own.size(), other.size()); ++i) {
    if (i < own.size() && !scribe.PlayAfterPass(first, own[i])) return false;
    if (i < other.size() && !scribe.PlayAfterPass(spec::Opponent(first), other[i])) return false;
  }
  return true;
}

bool PlayAll(CaseScribe& scribe, Color player, const Points& points) {
  return std::all_of(points.begin(), points.end(),
                     [&](Point p) { return scribe.PlayAfterPass(player, p); });
}

std::optional<formats::Case> MakeReturnCase(const spec::RuleSet& rules, const BoardSize& board,
                                            Color taker, Coverage& coverage) {
  const int side = board.cols();
  const int height = side * 3 / 8;
  const Point exit{side / 2, 0};
  const Color giver = spec::Opponent(taker);
  // In the opposite corner the taker sends two stones: one is there, one comes at `sent`, `takes`
  // takes both.
  const Point sent{0, side - 1};
  const Point there{1, side - 1};
  const Point takes{2, side - 1};
  Points own = {there, {3, side - 1}, {2, side - 2}, {3, side - 2}};
  Points other = {{0, side - 2}, {1, side - 2}};
  Points space;
  for (int row = 0; row <= height; ++row) {
    for (int col = 0; col < side; ++col) {
      const int away = std::abs(col - exit.col);
      if (row > 0 && away == 0) {
        other.push_back({col, row});
      } else if (row == height || (row > 0 && away == 1)) {
        own.push_back({col, row});
      } else if (away > 0) {
        space.push_back({col, row});
      }
    }
  }
  // First the points beside the exit.
  std::stable_partition(space.begin(), space.end(),
                        [exit](Point p) { return p.row == 0 && std::abs(p.col - exit.col) == 1; });
  const Point last = space.back();
  CaseScribe scribe(absl::StrCat("return-to-", spec::Letter(taker), "-", board.ToString(), "-",
                                 RuleSetSlug(rules)),
                    rules, Position(board), Color::kBlack, coverage);
  const bool returned = PutDown(scribe, taker, own, other) && scribe.PlayAfterPass(taker, exit) &&
                        PlayAll(scribe, giver, space) && scribe.Refusal({taker, exit});
  if (!returned) return std::nullopt;
  space.pop_back();
  const bool filled = scribe.PlayAfterPass(giver, {side - 1, side - 1}) &&
                      scribe.PlayAfterPass(taker, exit) && PlayAll(scribe, giver, space) &&
                      scribe.Play(std::nullopt) && scribe.Refusal({giver, last});
  if (!filled) return std::nullopt;
  const bool taken = PlayAll(scribe, giver, {{side - 1, side - 2}, last}) &&
                     PlayAll(scribe, taker, {exit, sent}) && scribe.PlayAfterPass(giver, takes) &&
                     scribe.Refusal({taker, there});
  if (!taken) return std::nullopt;
  return scribe.Take("positions come again by and after the capture of a large space (TT-MOVE)");
}

std::optional<formats::Case> MakeMirroredCase(const spec::RuleSet& rules, const BoardSize& board,
                                              size_t symmetry, Coverage& coverage) {
  const auto image = [&](Point p) { return Image(p, board.cols(), symmetry); };
  // .XO. over XaBO on the bottom line.
  Points black = {{2, 0}, {3, 1}, {4, 0}};
  Points white = {{4, 1}, {5, 0}};
  const Point take{3, 0};
  const Point retake = black.back();
  const Point far{3, board.rows() - 3};
  const Points other = black;
  for (const Point p : white) black.push_back(image(p));
  for (const Point p : other) white.push_back(image(p));
  CaseScribe scribe(
      absl::StrCat("mirrored-", symmetry, "-exchanged-", board.ToString(), "-", RuleSetSlug(rules)),
      rules, Position(board), Color::kBlack, coverage);
  constexpr Color kBlack = Color::kBlack;
  constexpr Color kWhite = Color::kWhite;
  const bool done = PutDown(scribe, kBlack, black, white) && scribe.PlayAfterPass(kWhite, take) &&
                    PlayAll(scribe, kBlack, {image(take), retake, far}) &&
                    PlayAll(scribe, kWhite, {image(far), take, image(retake)});
  if (!done) return std::nullopt;
  return scribe.Take("positions mirrored and with the colours exchanged are others (TT-MOVE)");
}

std::optional<formats::Case> MakeKeysCase(const spec::RuleSet& rules, const BoardSize& board,
                                          Color owner, bool all_pairs, Coverage& coverage) {
  const int last = board.cols() - 1;
  const Points points =
      all_pairs ? Position(board).EmptyPoints() : Points{{last, 0}, {0, 0}, {0, last}};
  CaseScribe scribe(
      absl::StrCat("keys-", spec::Letter(owner), "-", board.ToString(), "-", RuleSetSlug(rules)),
      rules, Position(board), Color::kBlack, coverage);
  for (const Point p : points) {
    // The last points of a full board have no legal play.
    if (!scribe.PlayAfterPass(owner, p)) break;
    scribe.KoPoints(scribe.to_move());
    if (!scribe.Play(std::nullopt)) return std::nullopt;
    scribe.KoPoints(owner);
  }
  return scribe.Take("a stone does not make a play elsewhere a repetition (TT-MOVE)");
}

std::optional<formats::Case> MakeExchangeCase(const spec::RuleSet& rules, const BoardSize& board,
                                              Coverage& coverage) {
  if (board.cols() != 5 || board.rows() != 5) return std::nullopt;
  const Point corner{0, 0};
  const Point above{0, 1};
  const Point beside{1, 0};
  const Point far{4, 4};
  // White's points in turn: those away from the corner, those that take the three black stones,
  // and at last those under them.
  Points white;
  const Points takers = {{0, 2}, {1, 1}, {2, 0}};
  const Points last = {far, above, beside};
  for (int i = 0; i < board.points(); ++i) {
    const Point p = board.At(i);
    const auto in = [p](const Points& list) {
      return std::find(list.begin(), list.end(), p) != list.end();
    };
    if (!(p == corner || in(takers) || in(last))) white.push_back(p);
  }
  white.insert(white.end(), takers.begin(), takers.end());
  white.insert(white.end(), last.begin(), last.end());
  std::vector<std::optional<Point>> black = {above, beside, corner};
  black.resize(white.size());
  black.push_back(corner);
  white.push_back(far);
  CaseScribe scribe(absl::StrCat("exchange-", board.ToString(), "-", RuleSetSlug(rules)), rules,
                    Position(board), Color::kBlack, coverage);
  if (!scribe.Play(far) || !scribe.Play(corner)) return std::nullopt;
  for (size_t i = 0; i < white.size(); ++i) {
    if (!scribe.Play(black[i]) || !scribe.Play(white[i])) return std::nullopt;
  }
  scribe.LegalSet(scribe.to_move());
  return scribe.Take(
      "a position comes again with the colours exchanged, made by the same player (TT-MOVE)");
}

}  // namespace

std::vector<formats::Case> MakeSuperkoCases(const spec::RuleSet& rules, const BoardSize& board,
                                            bool all_pairs, Coverage& coverage) {
  Cases cases;
  if (!IsPlayedByPrograms(rules) || rules.cycle.empty()) return cases;
  const auto add = [&cases](std::optional<formats::Case> made) {
    if (made.has_value()) cases.push_back(*std::move(made));
  };
  add(MakeExchangeCase(rules, board, coverage));
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    add(MakeReturnCase(rules, board, color, coverage));
    add(MakeKeysCase(rules, board, color, all_pairs, coverage));
  }
  for (const size_t symmetry : {1, 2, 3, 4, 7}) {
    add(MakeMirroredCase(rules, board, symmetry, coverage));
  }
  return cases;
}

}  // namespace hotstone::conformance
