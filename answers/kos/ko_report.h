// Ko positions and cycles with their classes, for people and as JSON: what kos, explain and value say of
// them. What a settled position is, is a reading (spec/ko/ko_class.h) that the caller names.
#ifndef HOTSTONE_ANSWERS_KOS_KO_REPORT_H_
#define HOTSTONE_ANSWERS_KOS_KO_REPORT_H_

#include <string>
#include <vector>

#include "formats/json_line.h"
#include "spec/ko/ko_class.h"
#include "spec/ko/ko_cycle.h"

namespace hotstone::answers {

// One line: "kos C1 D3: disturbing (disturbed-death), White is dead and the disturber (ING96-G512)".
std::string KoPositionLine(const spec::Position& board, const spec::KoPosition& position,
                           spec::SettledBy settled);

// The line, and one more for each ko and each group, indented.
std::string KoPositionText(const spec::Position& board, const spec::KoPosition& position,
                           spec::SettledBy settled);

formats::JsonLine KoPositionJson(const spec::Position& board, const spec::KoPosition& position,
                                 spec::SettledBy settled);
std::vector<formats::JsonLine> KoPositionsJson(const spec::Position& board, spec::SettledBy settled);

// The class of a cycle, its disturber and the ko positions that its plays belong to.
std::string CycleVerdictText(const spec::CompletedCycle& cycle, const spec::CycleVerdict& verdict);
formats::JsonLine CycleVerdictJson(const spec::CompletedCycle& cycle, const spec::CycleVerdict& verdict);

// The positions of a game one after the other, with what there is to say of their kos. Most positions have
// none, which a glance tells; and a pass, or an illegal move, leaves what was said of the position before it.
class KoPositionLines {
 public:
  explicit KoPositionLines(spec::SettledBy settled) : settled_(settled) {}

  // One line for each ko position of the board (KoPositionLine).
  const std::vector<std::string>& Of(const spec::Position& board);

 private:
  spec::SettledBy settled_;
  std::string cells_;
  std::vector<std::string> lines_;
};

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_KOS_KO_REPORT_H_
