#include "solver/ko_classes/ko_take.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "solver/rules/chains.h"
#include "solver/rules/hot_scope.h"
#include "solver/rules/position.h"

namespace hotstone::solver {
namespace {

using spec::Color;

// The components of a take.
struct Pieces {
  SymbolicPosition before;
  PointSet at;
  PointSet captured;
  PointSet self_removed;
};

Pieces AnyPieces(z3::context& context, const SymbolicBoard& board) {
  return {FreshPosition(context, board, "before"), FreshSet(context, board, "at"),
          FreshSet(context, board, "play_captured"), FreshSet(context, board, "play_self_removed")};
}

Pieces PiecesAt(z3::context& context, const SymbolicBoard& board, const TakePlace& place) {
  Pieces pieces = AnyPieces(context, board);
  pieces.at = OnePoint(context, board, place.at);
  pieces.captured = OnePoint(context, board, place.stone);
  const auto put = [&](int point, bool black, bool white) {
    pieces.before.black[static_cast<size_t>(point)] = context.bool_val(black);
    pieces.before.white[static_cast<size_t>(point)] = context.bool_val(white);
  };
  for (const int n : board.Neighbours(place.at)) put(n, false, true);
  for (const int n : board.Neighbours(place.stone)) put(n, true, false);
  put(place.at, false, false);
  put(place.stone, false, true);
  for (z3::expr& removed : pieces.self_removed) removed = context.bool_val(false);
  return pieces;
}

// Whether each neighbour of `p` other than `q` has a neighbour besides p that is not next to `q`,
// where the other side's stones are.
bool LeavesRoom(const SymbolicBoard& board, int p, int q) {
  const std::vector<int>& other_side = board.Neighbours(q);
  const std::vector<int>& stones = board.Neighbours(p);
  return std::all_of(stones.begin(), stones.end(), [&](int stone) {
    const std::vector<int>& near = board.Neighbours(stone);
    return stone == q || std::any_of(near.begin(), near.end(), [&](int r) {
             return r != p &&
                    std::find(other_side.begin(), other_side.end(), r) == other_side.end();
           });
  });
}

// `folded`: also folds the position after the play, which PlayWith() builds from plain connectives.
KoTake Made(const Connectives& c, const SymbolicBoard& board, const Pieces& pieces, bool folded) {
  z3::context& context = c.context();
  const Ranks ranks = FreshRanks(context, board, "play_rank");
  SymbolicPlay play = PlayWith(board, pieces.before, Color::kBlack, pieces.at, pieces.captured,
                               pieces.self_removed, ranks);
  if (folded) {
    for (size_t p = 0; p < pieces.at.size(); ++p) {
      play.after.black[p] =
          c.And(c.Or(pieces.before.black[p], pieces.at[p]), c.Not(pieces.self_removed[p]));
      play.after.white[p] = c.And(pieces.before.white[p], c.Not(pieces.captured[p]));
    }
  }
  KoTake take{board, std::move(play), FindKoPositions(c, board, pieces.before), {}, {}};
  take.taken = PositionTaken(c, take.play, take.before);
  take.assumptions = {{"the position is legal",
                       IsLegal(board, pieces.before, FreshRanks(context, board, "before_rank"))}};
  take.assumptions.insert(take.assumptions.end(), take.play.law.begin(), take.play.law.end());
  take.assumptions.push_back({"the play takes a single-stone ko", Nonempty(take.taken)});
  take.assumptions.push_back({"and removes nothing else", HasExactlyOne(take.play.captured)});
  return take;
}

}  // namespace

std::vector<TakePlace> TakePlaces(const SymbolicBoard& board) {
  std::vector<TakePlace> places;
  for (int p = 0; p < board.points(); ++p) {
    for (const int n : board.Neighbours(p)) {
      if (LeavesRoom(board, p, n) && LeavesRoom(board, n, p)) places.push_back({p, n});
    }
  }
  return places;
}

std::string PlaceName(const SymbolicBoard& board, const TakePlace& place) {
  return absl::StrCat(board.Name(place.at), "-takes-", board.Name(place.stone));
}

KoTake AnyKoTake(const Connectives& c, const SymbolicBoard& board) {
  return Made(c, board, AnyPieces(c.context(), board), false);
}

KoTake KoTakeAt(const Connectives& c, const SymbolicBoard& board, const TakePlace& place) {
  return Made(c, board, PiecesAt(c.context(), board, place), true);
}

z3::expr IsAt(const KoTake& take, const TakePlace& place) {
  z3::context& context = take.play.at[0].ctx();
  const Pieces here = PiecesAt(context, take.board, place);
  const SymbolicPlay& play = take.play;
  std::vector<z3::expr> values;
  for (const auto& [any, known] :
       {std::pair{&play.before.black, &here.before.black},
        std::pair{&play.before.white, &here.before.white}, std::pair{&play.at, &here.at},
        std::pair{&play.captured, &here.captured},
        std::pair{&play.self_removed, &here.self_removed}}) {
    for (size_t p = 0; p < any->size(); ++p) {
      if ((*known)[p].is_true()) values.push_back((*any)[p]);
      if ((*known)[p].is_false()) values.push_back(!(*any)[p]);
    }
  }
  return AllOf(context, values);
}

}  // namespace hotstone::solver
