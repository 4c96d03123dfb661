// A small engine that speaks GTP and can be given one mistake, for `hotstone conform --self-test`.
//
// `hotstone gtp --toy MISTAKE --rules RULES` runs it. It plays the part of a stranger's program:
// its own board, its own rules, a reader of the few SGF properties that a set-up needs, and nothing
// of spec/ or enumerate/. It never generates a move.
//
// From a rule set it uses the ko (none, simple, psk, ssk, nssk) and the self-removal; it rejects a
// rule set with anything more.
#ifndef HOTSTONE_CONFORMANCE_SEEDED_TOY_ENGINE_H_
#define HOTSTONE_CONFORMANCE_SEEDED_TOY_ENGINE_H_

#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "conformance/seeded/toy_game.h"

namespace hotstone::spec {
struct RuleSet;
}  // namespace hotstone::spec

namespace hotstone::conformance {

struct ToySetup {
  ToyMistake mistake;
  ToyRules rules;
  // It lists neither is_legal nor all_legal, so legality can be asked only by playing.
  bool only_play = false;
};

// The toy's form of a rule set; InvalidArgument if it does not play it.
absl::StatusOr<ToyRules> ToyRulesOf(const spec::RuleSet& rules);

// The set-up from the words of a command line: a mistake, optionally followed by ",only-play", and
// a rule set. InvalidArgument for an unknown mistake and for rules that it does not play.
absl::StatusOr<ToySetup> ParseToySetup(std::string_view mistake, std::string_view rules);

class ToyEngine {
 public:
  explicit ToyEngine(const ToySetup& setup);

  // The reply to a line, including the empty line after it; empty for an empty line. Any bytes are
  // accepted.
  std::string Answer(std::string_view line);
  bool quit() const { return quit_; }
  // The effect of loadsgf with a file's text: false, without effect, if it cannot be read. Any
  // bytes are accepted.
  bool LoadRecord(const std::string& text);

 private:
  struct Reply {
    bool ok = true;
    std::string text;
  };
  using Words = std::vector<std::string>;

  Reply Do(const Words& words);
  Reply List() const;
  bool Knows(std::string_view command) const;
  Reply Size(const Words& words);
  Reply Play(const Words& words);
  Reply IsLegal(const Words& words);
  Reply Points(const Words& words, bool legal);
  Reply LoadSgf(const Words& words);
  Reply Handicap(const Words& words);

  // A column and a row as GTP names them; -1 for a point off the board, -2 for a pass.
  int ReadPoint(const std::string& word) const;
  std::string PointText(int p) const;

  ToySetup setup_;
  ToyGame game_;
  bool quit_ = false;
};

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_SEEDED_TOY_ENGINE_H_
