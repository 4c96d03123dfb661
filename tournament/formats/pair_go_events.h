// A game of pair go as a file, hotstone.pair-go/1: one JSON object per line.
//
//   {"schema":"hotstone.pair-go/1","game":"Final",
//    "players":{"BF":"Ada","WF":"Eva","BM":"Bo","WM":"Cy"}}
//   {"move":"BF"}                                     BF, WF, BM, WM: the side, female or male
//   {"pass":"WF"}
//   {"claim":"B"}                                     Black: the move just played was an error,
//   {"claim":"B","intended":true}                     and an intended one
//   {"offer":"BF"}                                    to resign; {"confirm":"BM"} confirms it
//   {"talk":"BF","about":"turn"}                      turn, clock, resigning, other
//   {"alert":"B","ground":"repeated","forfeit":true}  repeated, suspected, talk; the decision
//   {"black":184,"white":177.5}                       the board is counted
//
// The header line comes first. `game`, `players` and each single player are optional; `intended`
// and `forfeit` default to false. Every line may have a "note", which is ignored.
// tournament/law/pair_go.h says what the regulations make of the events. Errors are InvalidArgument
// with file, line and column.
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
inline constexpr int kMostPairGoPoints = 1000;  // in a score

struct PairGoLine {
  int line = 1;
  PairGoEvent event;
};

struct PairGoRecord {
  std::string game;
  std::array<std::string, 4> players;  // by seat; empty: unnamed
  std::vector<PairGoLine> lines;
};

// It is an error if the header line is missing, or if there are more than kMostPairGoEvents events.
absl::StatusOr<PairGoRecord> ParsePairGoRecord(std::string_view text, std::string_view file);

// One seat, and one event.
absl::StatusOr<PairGoSeat> ReadPairGoSeat(const formats::FieldReader& field);
absl::StatusOr<PairGoEvent> ReadPairGoEvent(const formats::FieldReader& root);
formats::JsonLine PairGoEventLine(const PairGoEvent& event);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_FORMATS_PAIR_GO_EVENTS_H_
