// A replay as a transcript for people and as one JSON object.
#ifndef HOTSTONE_ANSWERS_RECORDS_REPLAY_REPORT_H_
#define HOTSTONE_ANSWERS_RECORDS_REPLAY_REPORT_H_

#include <string>

#include "answers/records/record_rules.h"
#include "answers/records/replay.h"
#include "formats/json_line.h"

namespace hotstone::answers {

struct ReplayReport {
  const std::string& file;
  const formats::SgfGame& record;
  const RecordRules& rules;
  const Replay& replay;
  int game;          // index of the game tree in the file, from 1
  int games;         // number of game trees
  std::string line;  // name of its line (formats/sgf/sgf_lines.h)
  int line_number;   // index of the line, from 1, if all are shown; otherwise 0
  int lines;         // number of lines
  bool diagrams;     // a diagram (in JSON: rows) after the setup and after every legal ply
  int from = 1;      // first move shown; illegal moves are always shown
  int to = 0;        // last move shown; 0: to the end
};

// Heading, one paragraph per ply, and the count of the last position.
std::string ReplayText(const ReplayReport& report);

formats::JsonLine ReplayJson(const ReplayReport& report);

// "ended", "paused" or "open".
std::string GameState(const spec::Game& game);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_RECORDS_REPLAY_REPORT_H_
