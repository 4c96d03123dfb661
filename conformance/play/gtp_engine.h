// Our own engine: a referee that is spoken to by the Go Text Protocol.
//
// It judges by spec/ and by nothing else, keeps no clock, and plays only so that games end (move_choice.h).
// The protocol is formats/gtp_command.h's; what each command does beyond its specification is told in
// docs/howto/gtp-and-referee.md. In short: the rules are those of the command line until
// `hotstone-rules` sets others; one colour may play twice in a row; `final_score` counts the
// position as it stands; a reply to an error is one line, and the protocol's own words where it has some.
#ifndef HOTSTONE_CONFORMANCE_PLAY_GTP_ENGINE_H_
#define HOTSTONE_CONFORMANCE_PLAY_GTP_ENGINE_H_

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "conformance/play/gtp_files.h"
#include "conformance/play/value_table.h"
#include "formats/gtp_command.h"
#include "spec/rules/rule_set.h"

namespace hotstone::conformance {

struct GtpState;

class GtpEngine {
 public:
  // `stored`, if given, is asked first for the moves of genmove (value_table.h), and `force` by
  // hotstone-forced.
  GtpEngine(const spec::RuleSet& rules, spec::BoardSize size, uint64_t seed, GtpFiles files,
            StoredMoves stored = nullptr, StoredForce force = nullptr);
  ~GtpEngine();
  GtpEngine(GtpEngine&&) noexcept;
  GtpEngine& operator=(GtpEngine&&) noexcept;

  // The reply to a line, with the empty line behind it; nothing for a line without a command. Any bytes will
  // do. A line that was cut because it is too long gets an error.
  std::optional<std::string> Answer(const formats::GtpLines::Line& line);

  // Whether `quit` has been answered: no more lines then.
  bool quit() const;

 private:
  std::unique_ptr<GtpState> state_;
};

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_PLAY_GTP_ENGINE_H_
