// The interface that the extraction of a solution uses to ask for values, implemented by a table or
// a search.
#ifndef HOTSTONE_SEARCH_SOLUTION_SOLUTION_ORACLE_H_
#define HOTSTONE_SEARCH_SOLUTION_SOLUTION_ORACLE_H_

#include <cstdint>
#include <optional>

#include "enumerate/rules/situation.h"
#include "enumerate/values/intervals.h"

namespace hotstone::search {

class SolutionOracle {
 public:
  virtual ~SolutionOracle() = default;

  // The side's distance from its goal in a situation with no pass before: a number that its best
  // moves and every answer lower. Nothing if it cannot force the goal. Only a guide: a wrong answer
  // costs time or the solution, and never makes a wrong one.
  virtual std::optional<uint64_t> Distance(const enumerate::BitSituation& situation) = 0;

  // Whether best moves lower the distance. If not, it only orders the moves to try.
  virtual bool HasMeasure() const { return true; }
};

// For an interval: higher values are closer to the goal, and among equal values those nearer the
// end of the game.
inline std::optional<uint64_t> DistanceOf(int value, uint32_t place, int at_least, int points) {
  if (value < at_least) return std::nullopt;
  return static_cast<uint64_t>(points - value) << 32 | place;
}

// For the intervals of the whole board, with the measure.
class IntervalOracle : public SolutionOracle {
 public:
  // The table must outlive this object. side: 0 Black, 1 White.
  IntervalOracle(const enumerate::IntervalTable& table, int points, int side, int at_least)
      : table_(table), points_(points), side_(side), at_least_(at_least) {}

  std::optional<uint64_t> Distance(const enumerate::BitSituation& situation) override {
    const enumerate::Interval value = table_.ForBlack(situation);
    const enumerate::End end = side_ == 0 ? enumerate::End::kLo : enumerate::End::kHi;
    return DistanceOf(side_ == 0 ? value.lo : -value.hi, table_.Place(situation, end), at_least_,
                      points_);
  }

 private:
  const enumerate::IntervalTable& table_;
  int points_;
  int side_;
  int at_least_;
};

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_SOLUTION_SOLUTION_ORACLE_H_
