// Any bytes as a game of pair go, as cases of pair go and as cases of rounds. Reading never
// crashes, errors carry a place, events that are read are written and read back, and every event
// has one ruling under all rules.
#include <cstdint>
#include <string>
#include <string_view>

#include "tests/fuzz/require.h"
#include "tournament/formats/pair_go_case.h"
#include "tournament/formats/pair_go_events.h"
#include "tournament/formats/rounds_case.h"

namespace {

namespace tournament = hotstone::tournament;
namespace spec = hotstone::spec;
using hotstone::fuzz::Require;
using hotstone::fuzz::RequirePlace;

std::string EventsOf(const tournament::PairGoRecord& record) {
  std::string events;
  for (const tournament::PairGoLine& line : record.lines)
    events += tournament::PairGoEventLine(line.event).ToString() + "\n";
  return events;
}

void Play(const tournament::PairGoRecord& record) {
  for (const tournament::PairGoRules& rules : tournament::AllPairGoRules()) {
    tournament::PairGoGame game(rules);
    int rulings = 0;
    for (const tournament::PairGoLine& line : record.lines) {
      const bool over = game.result().has_value();
      const auto step = game.Apply(line.event);
      Require(!over || !step.ok(), "nothing follows the end");
      if (!step.ok()) break;
      ++rulings;
      Require(!step->clauses.empty() && *tournament::RulingWord(step->ruling) != 0,
              "a ruling has a word and a clause");
      Require(game.Tokens(spec::Color::kBlack) + game.Tokens(spec::Color::kWhite) <= rulings,
              "no more tokens than events");
    }
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto record = tournament::ParsePairGoRecord(text, "f");
  RequirePlace(record.status());
  if (record.ok()) {
    const std::string events = EventsOf(*record);
    const auto again =
        tournament::ParsePairGoRecord("{\"schema\":\"hotstone.pair-go/1\"}\n" + events, "f");
    Require(again.ok() && EventsOf(*again) == events, "events are read as they were written");
    if (record->lines.size() <= 200) Play(*record);
  }
  RequirePlace(tournament::ParsePairGoCases(text, "f").status());
  RequirePlace(tournament::ParseRoundsCases(text, "f").status());
  return 0;
}
