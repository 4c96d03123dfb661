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
std::vector<ClassifiedKo> ClassifiedKos(const spec::Position& board, spec::KoReading reading);

// One line each: "kos C1 D3: disturbing (disturbed-death), White is dead and the disturber
// (ING96-G512)".
std::vector<std::string> KoLines(const std::vector<ClassifiedKo>& kos);

// That line, and one more indented line for each ko and each group.
Shown Describe(const ClassifiedKo& ko);
std::vector<Shown> DescribeKos(const std::vector<ClassifiedKo>& kos);

struct JudgedCycle {
  spec::CompletedCycle cycle;
  spec::CycleVerdict verdict;
};

// The class of a cycle, its disturber and the ko positions that its plays belong to.
Shown Describe(const JudgedCycle& judged);

// The ko positions of a game's boards in sequence. A pass or an illegal move keeps those of the
// previous board.
class KosInTurn {
 public:
  explicit KosInTurn(spec::KoReading reading) : reading_(reading) {}

  const std::vector<ClassifiedKo>& Of(const spec::Position& board);

 private:
  spec::KoReading reading_;
  std::string cells_;
  std::vector<ClassifiedKo> kos_;
};

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_KOS_KO_POSITIONS_H_
