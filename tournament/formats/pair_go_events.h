// A game of pair go as a file, hotstone.pair-go/1: one JSON object a line.
//
//   {"schema":"hotstone.pair-go/1","game":"Final","players":{"BF":"Ada","WF":"Eva","BM":"Bo","WM":"Cy"}}
//   {"move":"BF"}                                     BF, WF, BM, WM: the side, female or male
//   {"pass":"WF"}
//   {"claim":"B"}                                     Black claims that the move just played is an error,
//   {"claim":"B","intended":true}                     and that it was intended
//   {"offer":"BF"}                                    to resign; {"confirm":"BM"} confirms it
//   {"talk":"BF","about":"turn"}                      turn, clock, resigning, other
//   {"alert":"B","ground":"repeated","forfeit":true}  repeated, suspected, talk; what the referee decides
//   {"black":184,"white":177.5}                       the board is counted
//
// The first line stands first; `game` and `players`, and of these each, may be left out, `intended` and
// `forfeit` are false then. Every line may have a "note", which is passed over. What the regulations make of
// the events is tournament/law/pair_go.h. Errors are InvalidArgument with file, line and column.
#ifndef HOTSTONE_TOURNAMENT_FORMATS_PAIR_GO_EVENTS_H_
#define HOTSTONE_TOURNAMENT_FORMATS_PAIR_GO_EVENTS_H_

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/case/case_fields.h"
#include "formats/json_line.h"
#include "tournament/law/pair_go.h"

namespace hotstone::tournament {

inline constexpr size_t kMaxPairGoBytes = size_t{1} << 26;
inline constexpr size_t kMostPairGoEvents = 100'000;
inline constexpr int kMostPairGoPoints = 1000;  // of a score

struct PairGoLine {
  int line = 1;
  PairGoEvent event;
};

struct PairGoRecord {
  std::string game;
  std::array<std::string, 4> players;  // by seat; empty: not named
  std::vector<PairGoLine> lines;
};

// A text whose first line is not the one above is an error, and so are more than kMostPairGoEvents.
absl::StatusOr<PairGoRecord> ParsePairGoRecord(std::string_view text, std::string_view file);
std::string WritePairGoRecord(const PairGoRecord& record);

// One event.
absl::StatusOr<PairGoEvent> ReadPairGoEvent(const formats::FieldReader& root);
formats::JsonLine PairGoEventLine(const PairGoEvent& event);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_FORMATS_PAIR_GO_EVENTS_H_
