// Bytes as SGF: parse -> write -> parse gives the same trees, errors carry a place, and whatever reads as a
// game can be replayed under the rules that the record asks for.
#include <cstdint>
#include <string_view>

#include "cli/record_rules.h"
#include "cli/replay.h"
#include "formats/sgf.h"
#include "formats/sgf_game.h"
#include "tests/fuzz/require.h"

namespace {

using hotstone::fuzz::Require;

void RequirePlace(const absl::Status& status) {
  const std::string message(status.message());
  Require(message.rfind("fuzz:", 0) == 0, "an error names its source");
  const size_t colon = message.find(':', 5);
  Require(colon != std::string::npos && colon > 5 && message[5] >= '1' && message[5] <= '9',
          "an error names its line");
}

void Replay(const hotstone::formats::SgfGame& game) {
  constexpr size_t kPlies = 60;  // enough for every rule; more would only be slow
  if (game.plies.size() > kPlies) return;
  const auto rules = hotstone::cli::RulesOfRecord(game, "", "fuzz");
  if (!rules.ok()) {
    RequirePlace(rules.status());
    return;
  }
  const auto replay = hotstone::cli::ReplayRecord(game, rules->rules, true);
  if (!replay.ok()) return;
  Require(replay->not_judged == 0, "every ply is judged under keep_going");
  Require(replay->plies.size() >= game.plies.size(), "no ply is lost");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace hotstone::formats;  // NOLINT(google-build-using-namespace): an entry function
  const auto trees = ParseSgf({reinterpret_cast<const char*>(data), size}, "fuzz");
  if (!trees.ok()) {
    RequirePlace(trees.status());
    return 0;
  }
  Require(!trees->empty(), "a text without an error has a tree");
  for (const SgfTree& tree : *trees) {
    const std::string written = WriteSgf(tree);
    const auto again = ParseSgf(written, "fuzz");
    Require(again.ok() && again->size() == 1, "what is written parses");
    Require((*again)[0] == tree, "writing keeps the tree");
    Require(WriteSgf((*again)[0]) == written, "writing is stable");
    for (const SgfProperty& property : tree.nodes[0].properties) {
      const std::string text = SgfText(property.values[0].raw);
      Require(SgfText(EscapeSgf(text)) == text, "escaping keeps the text");
    }
    const auto game = ReadSgfGame(tree, "fuzz");
    if (game.ok()) {
      Replay(*game);
    } else {
      RequirePlace(game.status());
    }
  }
  return 0;
}
