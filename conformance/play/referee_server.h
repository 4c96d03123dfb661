// Many games under one referee, asked and answered line by line: the engine of `hotstone referee`.
//
// A line is a request (formats/case/referee_request.h) and gets one answer, a JSON object on one
// line; answers come in the order of the requests. A line that cannot be read or executed gets an
// answer with `error` and has no other effect: all games stay unchanged. One exception: if a move
// of `play` or `new` cannot be played, the moves before it stay played, as the answer says.
// docs/howto/gtp-and-referee.md lists every key.
//
// Games live until they are dropped. Their number and their total plies are bounded, since a server
// runs for a long time; a single game ends at kMostEvents plies.
#ifndef HOTSTONE_CONFORMANCE_PLAY_REFEREE_SERVER_H_
#define HOTSTONE_CONFORMANCE_PLAY_REFEREE_SERVER_H_

#include <cstdint>
#include <string>
#include <unordered_map>

#include "absl/status/statusor.h"
#include "conformance/play/judge.h"
#include "formats/case/referee_request.h"
#include "formats/gtp_command.h"

namespace hotstone::conformance {

struct RefereeLimits {
  size_t games = 1000;
  size_t plies = 1000000;  // total over all games
};

class RefereeServer {
 public:
  explicit RefereeServer(const RefereeLimits& limits) : limits_(limits) {}

  // Appends the answer with its line end to `out`; nothing for a blank line. Any bytes are
  // accepted.
  void Answer(const formats::GtpLines::Line& line, std::string& out);

  // Lines so far, including blank ones.
  int64_t lines() const { return lines_; }
  size_t games() const { return games_.size(); }

 private:
  struct Held {
    Referee referee;
    Turns turns;
  };
  struct Played;

  std::string AnswerLine(const formats::RefereeLine& line);
  std::string AnswerNew(const formats::RefereeLine& line);
  std::string AnswerHeld(const formats::RefereeLine& line);
  std::string AnswerTold(const formats::RefereeLine& line);
  std::string Error(const formats::RefereeLine& line, const std::string& what,
                    int64_t played = -1) const;
  Played PlayMoves(Held& held, const std::vector<formats::CaseEntry>& moves) const;
  std::string AnswerPlayed(const formats::RefereeLine& line, const Held& held,
                           const Played& played) const;

  RefereeLimits limits_;
  int64_t lines_ = 0;
  size_t plies_ = 0;
  formats::JsonTree tree_;
  std::unordered_map<std::string, Held> games_;
};

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_PLAY_REFEREE_SERVER_H_
