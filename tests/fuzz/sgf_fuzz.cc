// Bytes as SGF: parse -> write -> parse gives the same trees; errors are one line and carry a
// place; every line of a tree reads and replays under the rules that the record asks for. Whatever
// the bytes and their character set, the output is UTF-8 without control characters.
#include <cstdint>
#include <iterator>
#include <string_view>

#include "answers/records/record_rules.h"
#include "answers/records/replay.h"
#include "formats/sgf/sgf.h"
#include "formats/sgf/sgf_charset.h"
#include "formats/sgf/sgf_game.h"
#include "formats/sgf/sgf_lines.h"
#include "tests/fuzz/require.h"

namespace {

using hotstone::fuzz::Require;

constexpr const char* kCharsets[] = {"",     "",       "GBK",    "Shift_JIS",
                                     "Big5", "EUC-KR", "KOI8-R", "ISO-8859-1"};

void RequirePlace(const absl::Status& status) {
  const std::string message(status.message());
  Require(message.rfind("fuzz:", 0) == 0, "an error names its source");
  const size_t colon = message.find(':', 5);
  Require(colon != std::string::npos && colon > 5 && message[5] >= '1' && message[5] <= '9',
          "an error names its line");
  const std::string shown = hotstone::formats::PrintableText(message);
  Require(shown.find('\n') == std::string::npos, "an error is one line");
}

void RequireShowable(const std::string& text) {
  Require(hotstone::formats::IsUtf8(text), "a text is UTF-8 once it is read");
  for (const char c : hotstone::formats::PrintableText(text)) {
    Require(static_cast<unsigned char>(c) >= ' ' || c == '\n', "no control character is shown");
  }
}

void Replay(const hotstone::formats::SgfGame& game) {
  constexpr size_t kPlies = 60;  // enough for every rule; more would only be slow
  if (game.plies.size() > kPlies) return;
  const auto rules = hotstone::answers::RulesOfRecord(game, "", "fuzz");
  if (!rules.ok()) {
    RequirePlace(rules.status());
    return;
  }
  const auto replay = hotstone::answers::ReplayRecord(game, rules->rules, true, "fuzz");
  if (!replay.ok()) {
    RequirePlace(replay.status());
    return;
  }
  Require(replay->not_judged == 0, "every ply is judged under keep_going");
  size_t moves = 0;
  size_t recorded = 0;
  for (const auto& ply : replay->plies) moves += ply.move.has_value() && !ply.supplied ? 1 : 0;
  for (const auto& ply : game.plies) recorded += ply.move.has_value() ? 1 : 0;
  Require(moves == recorded, "no move is lost");
}

void ReadAndReplay(const hotstone::formats::SgfTree& tree,
                   const hotstone::formats::SgfReading& reading) {
  const auto game = hotstone::formats::ReadSgfGame(tree, "fuzz", reading);
  if (!game.ok()) {
    RequirePlace(game.status());
    return;
  }
  for (const std::string* text : {&game->comment, &game->black, &game->white, &game->result}) {
    RequireShowable(*text);
  }
  for (const std::string& warning : game->warnings) RequireShowable(warning);
  if (game->rules.has_value()) RequireShowable(game->rules->raw);
  Replay(*game);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace hotstone::formats;  // NOLINT(google-build-using-namespace): an entry function
  // The last byte chooses a character set to use instead of the declared one.
  const std::string charset = size == 0 ? "" : kCharsets[data[size - 1] % std::size(kCharsets)];
  const auto trees = ParseSgf({reinterpret_cast<const char*>(data), size}, "fuzz", charset);
  if (!trees.ok()) {
    RequirePlace(trees.status());
    return 0;
  }
  Require(!trees->empty(), "a text without an error has a tree");
  for (const SgfTree& tree : *trees) {
    const std::string written = WriteSgf(tree);
    const auto again = ParseSgf(written, "fuzz", charset);
    Require(again.ok() && again->size() == 1, "what is written parses");
    Require((*again)[0] == tree, "writing keeps the tree");
    Require(WriteSgf((*again)[0]) == written, "writing is stable");
    for (const SgfProperty& property : tree.nodes[0].properties) {
      const std::string text = SgfText(property.values[0].raw);
      Require(SgfText(EscapeSgf(text)) == text, "escaping keeps the text");
    }
    const auto lines = SgfLines(tree);
    if (!lines.ok()) continue;
    for (size_t i = 0; i < lines->size() && i < 4; ++i) {
      Require(*ParseSgfLine(SgfLineName((*lines)[i])) == (*lines)[i], "a line's name names it");
      Require(SgfLineNodes(tree, (*lines)[i]).ok(), "every line is there");
      ReadAndReplay(tree, {(*lines)[i], charset, i % 2 == 0});
    }
  }
  return 0;
}
