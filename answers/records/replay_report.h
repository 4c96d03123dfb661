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
  int game;          // which game tree of the file, from 1
  int games;         // of how many
  std::string line;  // its line, by name (formats/sgf/sgf_lines.h)
  int line_number;   // which line, from 1, if all are shown; else 0
  int lines;         // of how many
  bool diagrams;     // a diagram (in JSON: rows) after the setup and after every legal ply
  int from = 1;      // the moves that are shown; what is illegal is shown in any case
  int to = 0;        // 0: to the end
};

// Heading, one paragraph a ply, and the count of the last position.
std::string ReplayText(const ReplayReport& report);

formats::JsonLine ReplayJson(const ReplayReport& report);

// "ended", "paused" or "open".
std::string GameState(const spec::Game& game);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_RECORDS_REPLAY_REPORT_H_
