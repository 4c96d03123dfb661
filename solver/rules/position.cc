#include "solver/rules/position.h"

#include <vector>

#include "absl/strings/str_cat.h"
#include "spec/board/position.h"

namespace hotstone::solver {

PointSet SymbolicPosition::Empty() const {
  PointSet empty;
  for (size_t p = 0; p < black.size(); ++p) empty.push_back(!black[p] && !white[p]);
  return empty;
}

SymbolicPosition FreshPosition(z3::context& context, const SymbolicBoard& board,
                               const std::string& what) {
  return {FreshSet(context, board, absl::StrCat(what, "_black")),
          FreshSet(context, board, absl::StrCat(what, "_white"))};
}

SymbolicPosition ConstantPosition(z3::context& context, const spec::Position& position) {
  SymbolicPosition constant;
  for (const char cell : position.cells()) {
    constant.black.push_back(context.bool_val(cell == 'X'));
    constant.white.push_back(context.bool_val(cell == 'O'));
  }
  return constant;
}

z3::expr NoPointTwice(const SymbolicPosition& position) {
  std::vector<z3::expr> conditions;
  for (size_t p = 0; p < position.black.size(); ++p) {
    conditions.push_back(!(position.black[p] && position.white[p]));
  }
  return AllOf(position.black[0].ctx(), conditions);
}

z3::expr SamePosition(const SymbolicPosition& a, const SymbolicPosition& b) {
  return SameSet(a.black, b.black) && SameSet(a.white, b.white);
}

SymbolicPosition ColoursExchanged(const SymbolicPosition& position) {
  return {position.white, position.black};
}

SymbolicPosition Moved(const SymbolicPosition& position, const Permutation& image) {
  return {Moved(position.black, image), Moved(position.white, image)};
}

spec::Position PositionIn(const z3::model& model, const SymbolicBoard& board,
                          const SymbolicPosition& position) {
  spec::Position result(*spec::BoardSize::Create(board.cols(), board.rows()));
  for (const int p : PointsIn(model, position.white)) {
    result.Put(result.size().At(p), spec::Color::kWhite);
  }
  for (const int p : PointsIn(model, position.black)) {
    result.Put(result.size().At(p), spec::Color::kBlack);
  }
  return result;
}

}  // namespace hotstone::solver
