// Our own engine: a referee that speaks the Go Text Protocol.
//
// It judges by spec/ alone, keeps no clock, and plays only so that games end (move_choice.h).
// formats/gtp_command.h implements the protocol; docs/howto/gtp-and-referee.md says how each
// command goes beyond its specification. In short: the rules are those of the command line until
// `hotstone-rules` sets others; one colour may play twice in a row; `final_score` counts the
// position as it stands; an error reply is one line, in the protocol's own words if it has any.
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
  // `stored`, if given, is asked first for the moves of genmove (value_table.h); hotstone-forced
  // asks `force`.
  GtpEngine(const spec::RuleSet& rules, spec::BoardSize size, uint64_t seed, GtpFiles files,
            StoredMoves stored = nullptr, StoredForce force = nullptr);
  ~GtpEngine();
  GtpEngine(GtpEngine&&) noexcept;
  GtpEngine& operator=(GtpEngine&&) noexcept;

  // The reply to a line, including the empty line after it; nothing for a line without a command.
  // Any bytes are accepted. A line that was truncated because of its length gets an error. An
  // analysis (gtp_engine_analyze.cc) leaves its reply open: the empty line comes before whatever
  // answers the next line, even if that line is empty.
  std::optional<std::string> Answer(const formats::GtpLines::Line& line);

  // The end of a reply that is still open when the input ends; otherwise empty.
  std::string Close();

  // Whether `quit` has been answered; pass no more lines then.
  bool quit() const;

 private:
  std::unique_ptr<GtpState> state_;
};

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_PLAY_GTP_ENGINE_H_
