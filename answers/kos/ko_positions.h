// Ko positions and cycles with their classes, as reported by kos, explain, value and the atlas. The
// caller chooses the reading of what a settled position is (spec/ko/ko_class.h).
#ifndef HOTSTONE_ANSWERS_KOS_KO_POSITIONS_H_
#define HOTSTONE_ANSWERS_KOS_KO_POSITIONS_H_

#include <optional>
#include <string>
#include <vector>

#include "answers/shown/shown.h"
#include "spec/ko/breath.h"
#include "spec/ko/cycle_reading.h"
#include "spec/ko/cycle_watch.h"
#include "spec/ko/ko_class.h"
#include "spec/ko/ko_cycle.h"
#include "spec/rules/rule_set.h"

namespace hotstone::answers {

struct ClassifiedKo {
  spec::KoPosition position;
  spec::KoVerdict verdict;
};

// Whether something in the rules depends on the class of a ko.
bool HaveKoClasses(const spec::RuleSet& rules);

// All ko positions of the board, each classified once; none under rules that have neither classes
// nor hot stones, such as area rules.
std::vector<ClassifiedKo> ClassifiedKos(const spec::Position& board, spec::KoReading reading);
std::vector<ClassifiedKo> ClassifiedKos(const spec::Position& board, const spec::RuleSet& rules);

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
  // The rules must outlive this object.
  explicit KosInTurn(const spec::RuleSet& rules) : rules_(rules) {}

  const std::vector<ClassifiedKo>& Of(const spec::Position& board);

 private:
  const spec::RuleSet& rules_;
  std::string cells_;
  std::vector<ClassifiedKo> kos_;
};

// The cycles of a game, each classified when a move completes it.
class CyclesInTurn {
 public:
  CyclesInTurn(spec::CycleReading reading, const spec::Position& start, spec::Color to_move)
      : reading_(reading), watch_(start, to_move) {}

  // After a legal move. Null if the move completes no cycle, or one of passes alone, which is not a
  // ko, or one whose moves do not alternate.
  std::optional<JudgedCycle> After(const spec::Move& move, const spec::Position& after,
                                   spec::Color to_move);
  // The same without classifying.
  void Skip(const spec::Move& move, const spec::Position& after, spec::Color to_move) {
    watch_.Add(move, after, to_move);
  }
  // The position changed without a move; later cycles begin here or later.
  void Restart(const spec::Position& position, spec::Color to_move) {
    watch_.Restart(position, to_move);
  }

 private:
  spec::CycleReading reading_;
  spec::CycleWatch watch_;
};

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_KOS_KO_POSITIONS_H_
