// The law as a WebAssembly module: its exported functions.
//
// The module exposes the referee of `hotstone referee` as a few functions. Text goes in and out
// through its memory: the caller asks for room, writes requests there, one JSON object per line,
// has them answered, and reads the answers. docs/howto/gtp-and-referee.md defines the lines; this
// file contains no rule and no key, so the answers are the program's byte for byte.
//
//   char* hotstone_room(size)       room for `size` bytes of requests; the earlier room is gone
//   size_t hotstone_answer(size)    answers the first `size` bytes; the length of the answers
//   size_t hotstone_kos(size)       answers one `show`, which contains its game, with the kos and
//                                   cycles of that game; the length of the answer
//   const char* hotstone_answers()  the start of the answers; valid until the next call
//   void hotstone_forget()          drops all games
//
// For example the caller asks for room for {"size":[2,1],"judge":["B","A1"]}, writes the 33 bytes
// and has them answered; one line comes back that says that Black may play at A1. A last line
// without its end is answered, too: every call is its own input, and lines are counted over all
// calls.
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_split.h"
#include "answers/kos/ko_positions.h"
#include "answers/shown/shown.h"
#include "conformance/play/referee_server.h"
#include "formats/case/referee_request.h"
#include "formats/gtp_command.h"
#include "spec/rules/rule_switches.h"

namespace hotstone::wasm {
namespace {

// A page has few games, but they may be long.
constexpr conformance::RefereeLimits kLimits{1000, 1000000};

struct Law {
  conformance::RefereeServer server{kLimits};
  std::string requests;
  std::string answers;
};

std::unique_ptr<Law>& TheLaw() {
  static std::unique_ptr<Law> law = std::make_unique<Law>();
  return law;
}

// An answer of the program with its text, line by line.
answers::Shown WithLines(answers::Shown shown) {
  std::vector<std::string> lines = absl::StrSplit(answers::ToText(shown), '\n', absl::SkipEmpty());
  return shown.Set("lines", std::move(lines));
}

// Plays the moves up to the first that is refused; the cycles that they complete.
std::vector<answers::Shown> CyclesOf(const std::vector<formats::CaseEntry>& moves,
                                     conformance::Referee& referee) {
  const spec::Game& game = referee.game();
  answers::CyclesInTurn cycles(referee.rules_in_force().ReadingOfCycles(), game.position(),
                               game.to_move());
  std::vector<answers::Shown> found;
  for (const formats::CaseEntry& entry : moves) {
    const size_t before = game.plies().size();
    if (entry.dead.has_value()) {
      if (!referee.AgreeDead(*entry.dead).ok()) break;
    } else if (referee.Full() || !referee.Play(entry.move).legal()) {
      break;
    }
    // Dead stones by agreement are no ply; a pass of the handicap that is supplied is one more.
    if (game.plies().size() != before + 1) {
      cycles.Restart(game.position(), game.to_move());
    } else if (const auto cycle = cycles.After(entry.move, game.position(), game.to_move())) {
      found.push_back(WithLines(answers::Describe(*cycle)));
      found.back().Set("ply", game.plies().size());
    }
  }
  return found;
}

answers::Shown KosOf(const formats::RefereeLine& line) {
  answers::Shown shown = answers::Shown::Result("kos");
  if (!line.error.empty()) return shown.Set("error", line.error);
  if (!line.request.start.has_value())
    return shown.Set("error", "the game must be in the request: rules, size, setup, moves");
  const formats::RefereeStart& start = *line.request.start;
  if (const auto status = spec::RulesInReach(start.rules, start.setup.size()); !status.ok())
    return shown.Set("error", std::string(status.message()));
  conformance::Referee referee(start.rules, start.setup.size(), 1);
  if (const auto status = referee.SetUp(start.setup, start.to_move, false); !status.ok())
    return shown.Set("error", std::string(status.message()));
  std::vector<answers::Shown> cycles = CyclesOf(line.request.moves, referee);
  std::vector<answers::Shown> kos;
  for (const answers::ClassifiedKo& ko : answers::ClassifiedKos(referee.position(), start.rules)) {
    kos.push_back(WithLines(answers::Describe(ko)));
  }
  return shown.Set("ko_positions", std::move(kos)).Set("cycles", std::move(cycles));
}

}  // namespace

extern "C" {

__attribute__((export_name("hotstone_room"))) char* hotstone_room(size_t size) {
  std::string& requests = TheLaw()->requests;
  requests.assign(size, '\0');
  return requests.data();
}

__attribute__((export_name("hotstone_answer"))) size_t hotstone_answer(size_t size) {
  Law& law = *TheLaw();
  law.answers.clear();
  if (size > law.requests.size()) return 0;
  formats::GtpLines lines(formats::kMaxRefereeLine);
  lines.Feed(std::string_view(law.requests).substr(0, size));
  lines.Finish();
  while (const auto line = lines.Next()) law.server.Answer(*line, law.answers);
  return law.answers.size();
}

__attribute__((export_name("hotstone_kos"))) size_t hotstone_kos(size_t size) {
  Law& law = *TheLaw();
  law.answers.clear();
  if (size > law.requests.size()) return 0;
  formats::JsonTree tree;
  law.answers = answers::ToJson(
      KosOf(formats::ParseRefereeLine(std::string_view(law.requests).substr(0, size), tree)));
  return law.answers.size();
}

__attribute__((export_name("hotstone_answers"))) const char* hotstone_answers() {
  return TheLaw()->answers.data();
}

__attribute__((export_name("hotstone_forget"))) void hotstone_forget() {
  TheLaw() = std::make_unique<Law>();
}

}  // extern "C"

}  // namespace hotstone::wasm
