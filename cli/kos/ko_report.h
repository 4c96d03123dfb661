// Ko positions and cycles with their classes, for people and as JSON: what kos, explain and value say of
// them. What a settled position is, is a reading (spec/ko/ko_class.h) that the caller names.
#ifndef HOTSTONE_CLI_KOS_KO_REPORT_H_
#define HOTSTONE_CLI_KOS_KO_REPORT_H_

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "formats/json_line.h"
#include "spec/ko/breath.h"
#include "spec/ko/cycle_reading.h"
#include "spec/ko/ko_class.h"
#include "spec/ko/ko_cycle.h"

namespace hotstone::cli {

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

// False only if the board has no ko (spec/ko/ko.h): no chain of one or two stones has exactly one liberty, a
// mouth where the taker would have no second one. Looks at no chain larger than that. O(points).
bool MayHaveKos(const spec::Position& board);

// Sees a game ply by ply and tells which plies complete a cycle, as the cycle layer sees it: the moves since
// a (position, player to move) was there last.
class CycleWatch {
 public:
  CycleWatch(const spec::Position& start, spec::Color to_move) { Saw(start, to_move); }

  std::optional<spec::CompletedCycle> Add(const spec::Move& move, const spec::Position& after,
                                          spec::Color to_move);
  // The position changed without a move: no cycle goes through here.
  void Restart(const spec::Position& position, spec::Color to_move);

 private:
  std::optional<size_t> Saw(const spec::Position& position, spec::Color to_move);

  std::vector<spec::Move> moves_;
  std::map<std::pair<std::string, spec::Color>, size_t> latest_;  // moves made when it was last there
};

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_KOS_KO_REPORT_H_
