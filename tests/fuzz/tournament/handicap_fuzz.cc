// Any bytes as a rank, as a text with readings, and as cases of handicaps: reading never crashes, what is
// read is written and read back, and every pair of ranks gets a game or a refusal with words.
#include <cstdint>
#include <string>
#include <string_view>

#include "formats/tournament/handicap_case.h"
#include "tests/fuzz/require.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  namespace formats = hotstone::formats;
  namespace spec = hotstone::spec;
  using hotstone::fuzz::Require;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  if (const auto rank = spec::ParseRank(text); rank.ok()) {
    for (const bool words_of_1991 : {false, true}) {
      const auto again = spec::ParseRank(spec::RankName(*rank, words_of_1991));
      Require(again.ok() && *again == *rank, "a rank that was written is read as it was");
    }
  } else {
    Require(!rank.status().message().empty(), "an error says something");
  }
  if (const auto system = spec::ParseHandicapSystem(text); system.ok()) {
    const auto again = spec::ParseHandicapSystem(spec::HandicapSystemText(*system));
    Require(again.ok() && *again == *system, "a system that was written is read as it was");
    for (const spec::Rank& black : spec::RanksOf(*system)) {
      for (const spec::Rank& white : spec::RanksOf(*system)) {
        const auto game = spec::HandicapOf(black, white, *system);
        Require(game.ok() || !game.status().message().empty(), "a pair gets a game or a reason");
      }
    }
  }
  const auto cases = formats::ParseHandicapCases(text, "f");
  if (!cases.ok()) {
    Require(std::string(cases.status().message()).starts_with("f:"), "an error says where");
    return 0;
  }
  for (const formats::HandicapCase& c : *cases) {
    const auto again = formats::ParseHandicapCases(formats::WriteHandicapCase(c), "f");
    Require(again.ok() && formats::WriteHandicapCase(again->front()) == formats::WriteHandicapCase(c),
            "a case that was written is read and written as it was");
  }
  return 0;
}
