// Any bytes as a clock's events and as cases of clocks. Reading never crashes, errors carry a
// place, events that are read are written and read back, and under every text the clock handles
// each event or says why not.
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
  hotstone::fuzz::RequirePlace(record.status());
  if (record.ok()) {
    const std::string lines = tournament::WriteClockRecord(*record);
    const auto again = tournament::ParseClockRecord(lines, "f");
    Require(again.ok() && tournament::WriteClockRecord(*again) == lines,
            "what was written is read and written as it was");
    for (const tournament::ClockText by :
         {tournament::ClockText::k1991, tournament::ClockText::k1996}) {
      const auto played = tournament::PlayClock(*record, "f", tournament::StartingClockRules(by));
      hotstone::fuzz::RequirePlace(played.status());
      if (!played.ok()) continue;
      Require(played->steps.size() == record->lines.size(), "every event has its steps");
      for (const auto& steps : played->steps)
        Require(!steps.empty(), "every event brings something about");
      const auto shown = tournament::DescribeClock(*record, *played);
      Require(
          !hotstone::answers::ToText(shown).empty() && !hotstone::answers::ToJson(shown).empty(),
          "there is a report");
    }
  }
  hotstone::fuzz::RequirePlace(tournament::ParseClockCases(text, "f").status());
  return 0;
}
