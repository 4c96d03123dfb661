// The law as a WebAssembly module: its exported functions.
//
// The module exposes the referee of `hotstone referee` as a few functions. Text goes in and out
// through its memory: the caller asks for room, writes requests there, one JSON object per line,
// has them answered, and reads the answers. docs/howto/gtp-and-referee.md defines the lines; this
// file contains no rule and no key, so the answers are the program's byte for byte.
//
//   char* hotstone_room(size)       room for `size` bytes of requests; the earlier room is gone
//   size_t hotstone_answer(size)    answers the first `size` bytes; the length of the answers
//   const char* hotstone_answers()  the start of the answers; valid until the next call
//   void hotstone_forget()          drops all games
//
// For example the caller asks for room for {"size":[2,1],"judge":["B","A1"]}, writes the 33 bytes
// and has them answered; one line comes back that says that Black may play at A1. A last line
// without its end is answered, too: every call is its own input, and lines are counted over all
// calls.
#include <cstddef>
#include <memory>
#include <string>

#include "conformance/play/referee_server.h"
#include "formats/gtp_command.h"

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

__attribute__((export_name("hotstone_answers"))) const char* hotstone_answers() {
  return TheLaw()->answers.data();
}

__attribute__((export_name("hotstone_forget"))) void hotstone_forget() {
  TheLaw() = std::make_unique<Law>();
}

}  // extern "C"

}  // namespace hotstone::wasm
