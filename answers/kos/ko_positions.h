// Ko positions and cycles with their classes, as reported by kos, explain, value and the atlas. The
// caller chooses the reading of what a settled position is (spec/ko/ko_class.h).
#ifndef HOTSTONE_ANSWERS_KOS_KO_POSITIONS_H_
#define HOTSTONE_ANSWERS_KOS_KO_POSITIONS_H_

#include <string>
#include <vector>

#include "answers/shown/shown.h"
#include "spec/ko/breath.h"
#include "spec/ko/cycle_reading.h"
#include "spec/ko/ko_class.h"
#include "spec/ko/ko_cycle.h"

namespace hotstone::answers {

struct ClassifiedKo {
  spec::KoPosition position;
  spec::KoVerdict verdict;
};

// All ko positions of the board, each classified once.
std::vector<ClassifiedKo> ClassifiedKos(const spec::Position& board, spec::SettledBy settled);

// "kos C1 D3: disturbing (disturbed-death), White is dead and the disturber (ING96-G512)"
std::string KoLine(const ClassifiedKo& ko);

// The line, and one more indented line for each ko and each group.
Shown Describe(const ClassifiedKo& ko);
std::vector<Shown> DescribeKos(const std::vector<ClassifiedKo>& kos);

struct JudgedCycle {
  spec::CompletedCycle cycle;
  spec::CycleVerdict verdict;
};

// The class of a cycle, its disturber and the ko positions that its plays belong to.
Shown Describe(const JudgedCycle& judged);

// The positions of a game in sequence, with a line for each of their ko positions. A pass or an
// illegal move keeps the lines of the previous position.
class KoPositionLines {
 public:
  explicit KoPositionLines(spec::SettledBy settled) : settled_(settled) {}

  const std::vector<std::string>& Of(const spec::Position& board);

 private:
  spec::SettledBy settled_;
  std::string cells_;
  std::vector<std::string> lines_;
};

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_KOS_KO_POSITIONS_H_
