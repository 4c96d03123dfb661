// Any bytes as a clock's events and as cases of clocks: reading never crashes, errors say where, what is
// read is written and read back, and the clock makes something of every event or says why not, under every
// text.
#include <cstdint>
#include <string>
#include <string_view>

#include "cli/tournament/clock_report.h"
#include "formats/tournament/clock_case.h"
#include "formats/tournament/clock_events.h"
#include "tests/fuzz/require.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  namespace cli = hotstone::cli;
  namespace formats = hotstone::formats;
  namespace spec = hotstone::spec;
  using hotstone::fuzz::Require;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto record = formats::ParseClockRecord(text, "f");
  if (!record.ok()) {
    Require(std::string(record.status().message()).starts_with("f:"), "an error says where");
  } else {
    const std::string lines = formats::WriteClockRecord(*record);
    const auto again = formats::ParseClockRecord(lines, "f");
    Require(again.ok() && formats::WriteClockRecord(*again) == lines,
            "what was written is read and written as it was");
    for (const spec::ClockText by : {spec::ClockText::k1991, spec::ClockText::k1996}) {
      const auto played = cli::PlayClock(*record, "f", spec::StartingClockRules(by));
      if (!played.ok()) {
        Require(std::string(played.status().message()).starts_with("f:"), "a refusal says where");
        continue;
      }
      Require(played->steps.size() == record->lines.size(), "every event has its steps");
      for (const auto& steps : played->steps) Require(!steps.empty(), "every event brings something about");
      Require(!cli::ClockText(*record, *played).empty() && !cli::ClockJson(*record, *played).empty(),
              "there is a report");
    }
  }
  const auto cases = formats::ParseClockCases(text, "f");
  if (!cases.ok()) {
    Require(std::string(cases.status().message()).starts_with("f:"), "an error of a case says where");
    return 0;
  }
  for (const auto& c : *cases) {
    const auto again = formats::ParseClockCases(formats::WriteClockCase(c), "f");
    Require(again.ok() && formats::WriteClockCase(again->front()) == formats::WriteClockCase(c),
            "a case that was written is read and written as it was");
  }
  return 0;
}
