// A small engine that speaks GTP and can be given one mistake: what `hotstone conform --self-test` asks.
//
// `hotstone gtp --toy MISTAKE --rules RULES` runs it. It stands for the program of a stranger: a board of its
// own, rules of its own, a reader of the few SGF properties that a set-up needs, nothing of spec/ or
// enumerate/. It never plays a move of its own accord.
//
// Of a rule set it takes the ko (none, simple, psk, ssk, nssk) and the self-removal; a rule set that has more
// is not for it.
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
  // It lists neither is_legal nor all_legal, so that legality can only be asked by playing.
  bool only_play = false;
};

// What the toy makes of a rule set; InvalidArgument if it does not play it.
absl::StatusOr<ToyRules> ToyRulesOf(const spec::RuleSet& rules);

// The set-up from the words of a command line: a mistake, "only-play" behind a comma if that is wanted, and a
// rule set. InvalidArgument for an unknown mistake and for rules that it does not play.
absl::StatusOr<ToySetup> ParseToySetup(std::string_view mistake, std::string_view rules);

class ToyEngine {
 public:
  explicit ToyEngine(const ToySetup& setup);

  // The reply to a line, with the empty line behind it; empty for an empty line. Any bytes will do.
  std::string Answer(std::string_view line);
  bool quit() const { return quit_; }
  // What loadsgf does with a file's text: false, and nothing happens, if it cannot read it. Any bytes will do.
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

  // A column and a row as GTP names them; -1 for what is not on the board, -2 for a pass.
  int ReadPoint(const std::string& word) const;
  std::string PointText(int p) const;

  ToySetup setup_;
  ToyGame game_;
  bool quit_ = false;
};

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_SEEDED_TOY_ENGINE_H_
