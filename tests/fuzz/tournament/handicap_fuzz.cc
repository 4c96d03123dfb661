// Any bytes as a rank, as a text with readings, and as cases of handicaps. Reading never crashes,
// ranks and texts that are read are written and read back, and every pair of ranks gets a game or a
// refusal with a message.
#include <cstdint>
#include <string>
#include <string_view>

#include "tests/fuzz/require.h"
#include "tournament/formats/handicap_case.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  namespace tournament = hotstone::tournament;
  using hotstone::fuzz::Require;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  if (const auto rank = tournament::ParseRank(text); rank.ok()) {
    for (const bool words_of_1991 : {false, true}) {
      const auto again = tournament::ParseRank(tournament::RankName(*rank, words_of_1991));
      Require(again.ok() && *again == *rank, "a rank that was written is read as it was");
    }
  } else {
    Require(!rank.status().message().empty(), "an error says something");
  }
  if (const auto system = tournament::ParseHandicapSystem(text); system.ok()) {
    const auto again = tournament::ParseHandicapSystem(tournament::HandicapSystemText(*system));
    Require(again.ok() && *again == *system, "a system that was written is read as it was");
    for (const tournament::Rank& black : tournament::RanksOf(*system)) {
      for (const tournament::Rank& white : tournament::RanksOf(*system)) {
        const auto game = tournament::HandicapOf(black, white, *system);
        Require(game.ok() || !game.status().message().empty(), "a pair gets a game or a reason");
      }
    }
  }
  hotstone::fuzz::RequirePlace(tournament::ParseHandicapCases(text, "f").status());
  return 0;
}
