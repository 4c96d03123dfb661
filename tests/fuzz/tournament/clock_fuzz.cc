// Any bytes as a clock's events and as cases of clocks. Reading never crashes, errors carry a
// place, what is read is written and read back, and under every text the clock handles each event
// or says why not.
#include <cstdint>
#include <string>
#include <string_view>

#include "tests/fuzz/require.h"
#include "tournament/commands/clock_report.h"
#include "tournament/formats/clock_case.h"
#include "tournament/formats/clock_events.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  namespace tournament = hotstone::tournament;
  using hotstone::fuzz::Require;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto record = tournament::ParseClockRecord(text, "f");
  if (!record.ok()) {
    Require(std::string(record.status().message()).starts_with("f:"), "an error says where");
  } else {
    const std::string lines = tournament::WriteClockRecord(*record);
    const auto again = tournament::ParseClockRecord(lines, "f");
    Require(again.ok() && tournament::WriteClockRecord(*again) == lines,
            "what was written is read and written as it was");
    for (const tournament::ClockText by :
         {tournament::ClockText::k1991, tournament::ClockText::k1996}) {
      const auto played = tournament::PlayClock(*record, "f", tournament::StartingClockRules(by));
      if (!played.ok()) {
        Require(std::string(played.status().message()).starts_with("f:"), "a refusal says where");
        continue;
      }
      Require(played->steps.size() == record->lines.size(), "every event has its steps");
      for (const auto& steps : played->steps)
        Require(!steps.empty(), "every event brings something about");
      const auto shown = tournament::DescribeClock(*record, *played);
      Require(
          !hotstone::answers::ToText(shown).empty() && !hotstone::answers::ToJson(shown).empty(),
          "there is a report");
    }
  }
  hotstone::fuzz::RequireReadBack(tournament::ParseClockCases(text, "f"),
                                  tournament::WriteClockCase, tournament::ParseClockCases);
  return 0;
}
