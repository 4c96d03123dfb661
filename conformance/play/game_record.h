// A referee's game as an SGF record.
#ifndef HOTSTONE_CONFORMANCE_PLAY_GAME_RECORD_H_
#define HOTSTONE_CONFORMANCE_PLAY_GAME_RECORD_H_

#include <string>

#include "conformance/play/referee.h"
#include "formats/sgf/sgf.h"

namespace hotstone::conformance {

// The titles of a record; empty ones are left out.
struct RecordTitles {
  std::string black;    // PB
  std::string white;    // PW
  std::string result;   // RE
  std::string comment;  // C of the first node
};

// formats::SgfRecord of the setup and moves. Dead stones removed by agreement become nodes with
// only AE. Reading the record back gives the same game. It has no date, so the same game has the
// same record.
formats::SgfTree GameRecord(const Referee& referee, const RecordTitles& titles);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_PLAY_GAME_RECORD_H_
