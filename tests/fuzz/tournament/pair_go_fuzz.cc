// Any bytes as a game of pair go, as cases of pair go and as cases of rounds. Reading never
// crashes, errors carry a place, what is read is written and read back, and every event has one
// ruling under all rules.
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
using hotstone::fuzz::RequireReadBack;

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
  if (record.ok()) {
    const std::string lines = tournament::WritePairGoRecord(*record);
    const auto again = tournament::ParsePairGoRecord(lines, "f");
    Require(again.ok() && tournament::WritePairGoRecord(*again) == lines,
            "what was written is read as it was");
    if (record->lines.size() <= 200) Play(*record);
  } else {
    Require(std::string(record.status().message()).starts_with("f:"), "an error says where");
  }
  RequireReadBack(tournament::ParsePairGoCases(text, "f"), tournament::WritePairGoCase,
                  tournament::ParsePairGoCases);
  RequireReadBack(tournament::ParseRoundsCases(text, "f"), tournament::WriteRoundsCase,
                  tournament::ParseRoundsCases);
  return 0;
}
