// A replay as a transcript for people and as one JSON object.
#ifndef HOTSTONE_CLI_REPLAY_REPORT_H_
#define HOTSTONE_CLI_REPLAY_REPORT_H_

#include <string>

#include "cli/record_rules.h"
#include "cli/replay.h"
#include "formats/json_line.h"

namespace hotstone::cli {

struct ReplayReport {
  const std::string& file;
  const formats::SgfGame& record;
  const RecordRules& rules;
  const Replay& replay;
  int games_left_out;  // further game trees of the file
  bool diagrams;       // a diagram (in JSON: rows) after the setup and after every legal ply
};

// Heading, one paragraph a ply, and the count of the last position.
std::string ReplayText(const ReplayReport& report);

formats::JsonLine ReplayJson(const ReplayReport& report);

// "ended", "paused" or "open".
std::string GameState(const spec::Game& game);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_REPLAY_REPORT_H_
