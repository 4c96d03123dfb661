// Robust values by the plain law: for each threshold the positions from which a robust strategy
// forces it, computed backwards from the ends, without any code of the sweeps. For boards of a few
// points.
#ifndef HOTSTONE_TESTS_ENUMERATE_ROBUST_NAIVE_ROBUST_H_
#define HOTSTONE_TESTS_ENUMERATE_ROBUST_NAIVE_ROBUST_H_

#include <map>
#include <set>
#include <string>

#include "spec/board/position.h"
#include "spec/rules/hot_stone.h"

namespace hotstone::enumerate {

// By position, under hot stones of these kinds in every ko: what X forces with X and with the
// opponent to move, as an area difference for X.
struct NaiveRobust {
  std::map<spec::Position, int> to_move;
  std::map<spec::Position, int> waiting;
};
NaiveRobust SolveNaiveRobust(const spec::BoardSize& size, spec::Color side,
                             const spec::HotKinds& kinds);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_TESTS_ENUMERATE_ROBUST_NAIVE_ROBUST_H_
