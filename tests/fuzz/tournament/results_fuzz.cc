// Any bytes as results of a tournament, read by each of the three readers. Reading never crashes,
// errors carry a place, what is read is written and read back, and has standings under every
// system. The bytes are also read as cases of standings.
#include <cstdint>
#include <string>
#include <string_view>

#include "tests/fuzz/require.h"
#include "tournament/formats/results.h"
#include "tournament/formats/standings_case.h"
#include "tournament/law/standings.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  namespace tournament = hotstone::tournament;
  using hotstone::fuzz::Require;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  for (const auto parse :
       {tournament::ParseResultLines, tournament::ParseH9, tournament::ParseOpenGotha}) {
    const auto table = parse(text, "f");
    hotstone::fuzz::RequirePlace(table.status());
    if (!table.ok()) continue;
    Require(text.size() < 2000 || table->players().size() <= text.size(),
            "no player without a byte");
    const std::string lines = tournament::WriteResultLines(*table);
    const auto again = tournament::ParseResultLines(lines, "f");
    Require(again.ok() && tournament::WriteResultLines(*again) == lines,
            "what was written is read and written as it was");
    if (table->players().size() > 200) continue;
    for (const tournament::StandingsSystem& system : tournament::AllStandingsSystems()) {
      const auto standings = tournament::Standings(*table, system);
      Require(standings.ok() && standings->size() == table->players().size(),
              "every player has a standing");
    }
  }
  hotstone::fuzz::RequirePlace(tournament::ParseStandingsCases(text, "f").status());
  return 0;
}
