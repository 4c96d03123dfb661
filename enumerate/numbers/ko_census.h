// Counts every ko position of a board by class, to check that the classification is total and
// exclusive.
//
// All legal positions are listed, one by one, and their ko positions classified on bit-boards
// (enumerate/rules/ko_class.h); tests compare that classification with the law on every position
// counted here. Two questions are answered separately for each ko position (spec/ko/ko_class.h): is
// life and death settled, and do the breaths balance. Only the law counts races.
#ifndef HOTSTONE_ENUMERATE_NUMBERS_KO_CENSUS_H_
#define HOTSTONE_ENUMERATE_NUMBERS_KO_CENSUS_H_

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>

#include "spec/board/board.h"
#include "spec/ko/cycle_reading.h"
#include "spec/ko/ko_class.h"
#include "spec/ko_race/ko_race_map.h"

namespace hotstone::spec {
class Position;
}  // namespace hotstone::spec

namespace hotstone::enumerate {

inline constexpr int kMostCensusPoints = 12;

// A count and the first occurrence.
struct Tally {
  uint64_t count = 0;
  std::string rows;  // of the position, top first, separated by '/'
  std::string move;  // "B:C1" where a play is counted

  void Add(const spec::Position& position, const std::string& play = "");
};

struct KoCensus {
  uint64_t legal = 0;
  uint64_t with_ko = 0;
  uint64_t ko_positions = 0;
  std::map<std::string, Tally> verdicts;  // by VerdictName
  Tally open_unbalanced;                  // fighting by both questions
  Tally settled_balanced;                 // disturbing by both
  Tally settled_unbalanced;               // fighting by ING96-G507, disturbing by ING96-G515
  Tally open_balanced;                    // neither
  Tally unclassified;
  // Where removal decides: by the class that breaths give, and the one that removal gives.
  std::map<std::pair<std::string, std::string>, Tally> by_breath_and_removal;
  // Races: ko positions by why they are not races (nothing: they are), and the outcome of their
  // plays.
  std::map<std::optional<spec::NoRace>, Tally> races;
  std::map<std::pair<spec::RaceMove, spec::RaceStep>, Tally> steps;
};

// Requires a board of at most kMostCensusPoints points. With `races` every play in a ko position
// that is a race is compared with its race, for both players. Time: 3^points positions.
KoCensus CountKos(const spec::BoardSize& size, spec::KoReading reading, bool races);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_NUMBERS_KO_CENSUS_H_
