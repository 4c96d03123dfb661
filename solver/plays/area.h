// All positions of a board at once, with the regions of their empty points: which colours each
// region touches.
//
// A point is black, white or empty. An empty point is marked "reaches black" exactly if empty
// points lead from it to a point next to a black stone. Both directions are needed, as too many
// marks and too few would both change the count:
//
//   a mark has a reason    the point is next to a black stone, or to a marked empty point with a
//                          smaller number
//   no mark has a reason   the point is next to no black stone and to no marked empty point
//
// The numbers fall, so the reasons end at a stone. The same holds for white. So each point is one
// of six kinds, and the counts of solver/plays/fill_in.h are sums over the points.
//
// Positions need not be legal unless AssumeLegal() requires it; then stones have numbers of the
// same kind (a neighbour that is empty, or belongs to the same chain and has a smaller number).
//
// About 40 terms per point, besides the sums. With bit-vectors everything is finite, but proving
// that sums agree is hard bit by bit and easy in linear arithmetic over integers.
#ifndef HOTSTONE_SOLVER_PLAYS_AREA_H_
#define HOTSTONE_SOLVER_PLAYS_AREA_H_

#include <z3++.h>

#include <array>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/plays/fill_in.h"
#include "solver/query/obligation.h"

namespace hotstone::spec {
class Position;
}  // namespace hotstone::spec

namespace hotstone::solver {

// The kind of a point, in the order of BoardCounts.
enum class AreaKind { kBlack, kWhite, kBlackOnly, kWhiteOnly, kShared, kUnowned };
inline constexpr std::array<AreaKind, 6> kAreaKinds = {AreaKind::kBlack,     AreaKind::kWhite,
                                                       AreaKind::kBlackOnly, AreaKind::kWhiteOnly,
                                                       AreaKind::kShared,    AreaKind::kUnowned};

class BoardArea {
 public:
  // cols, rows >= 1. With `integers` all numbers are integers, otherwise bit-vectors. Mutants:
  // "leaks" (a mark needs no reason), "unmarked" (a mark may be missing).
  BoardArea(z3::context& context, int cols, int rows, bool integers, const std::string& mutant);

  // Each chain has a liberty.
  void AssumeLegal();

  const std::vector<Assertion>& assumptions() const { return assumptions_; }

  // Sums over the points: integers, or signed bit-vectors.
  BoardCounts Counts() const;

  z3::expr IsKind(int point, AreaKind kind) const;
  int points() const { return cols_ * rows_; }

  // With integers: at each point one kind counts 1 and the others 0.
  void AssumeOneKindEach();

  // The position of a model.
  absl::StatusOr<spec::Position> Decode(const z3::model& model) const;

 private:
  std::vector<int> Neighbours(int point) const;
  z3::expr Empty(int point) const {
    return !black_[static_cast<size_t>(point)] && !white_[static_cast<size_t>(point)];
  }
  std::vector<z3::expr> NewNumbers(const std::string& name) const;
  // Marks of the empty points that reach these stones.
  std::vector<z3::expr> NewMarks(const std::string& name, const std::vector<z3::expr>& stones,
                                 const std::string& mutant);
  z3::expr Number(int value) const;
  z3::expr Less(const z3::expr& a, const z3::expr& b) const {
    return integers_ ? a < b : z3::ult(a, b);
  }
  z3::expr Counter(int point, AreaKind kind) const;
  z3::expr Count(AreaKind kind) const;

  z3::context& context_;
  int cols_;
  int rows_;
  bool integers_;
  std::vector<z3::expr> black_;
  std::vector<z3::expr> white_;
  std::vector<z3::expr> reaches_black_;
  std::vector<z3::expr> reaches_white_;
  std::vector<Assertion> assumptions_;
};

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_PLAYS_AREA_H_
