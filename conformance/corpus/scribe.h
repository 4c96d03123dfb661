// Writes down a case while it is played: moves, and what the law says at each moment.
//
// Every group of the corpus makes its cases through this class, so that an expectation can only be what
// spec::Game answers at that moment, and what is expected is also what is counted
// (conformance/corpus/coverage.h).
#ifndef HOTSTONE_CONFORMANCE_CORPUS_SCRIBE_H_
#define HOTSTONE_CONFORMANCE_CORPUS_SCRIBE_H_

#include <optional>
#include <string>
#include <vector>

#include "conformance/corpus/coverage.h"
#include "formats/case/case.h"
#include "spec/rules/game.h"

namespace hotstone::conformance {

class CaseScribe {
 public:
  // The setup must be a legal position; a scribe of one that is not says so in ok() and writes nothing.
  CaseScribe(std::string id, const spec::RuleSet& rules, const spec::Position& setup, spec::Color to_move,
             Coverage& coverage);

  bool ok() const { return game_.has_value(); }
  const spec::Game& game() const { return *game_; }
  spec::Color to_move() const { return game_->to_move(); }
  int after() const { return static_cast<int>(game_->plies().size()); }

  // Plays for the player to move (nothing: a pass), and writes down what was removed, if anything. False, and
  // nothing happens, if the move is not legal.
  bool Play(std::optional<spec::Point> at);
  bool Play(const spec::Move& move);

  // Dead stones taken off; false if the law does not let them be.
  bool AgreeDead(const std::vector<spec::Point>& stones);

  // What the law says of this moment. Refusal writes nothing for a legal move, and nothing twice.
  bool Refusal(const spec::Move& move);
  void Legal(const spec::Move& move);
  void LegalSet(spec::Color color);
  void LegalCount(spec::Color color);
  void KoPoints(spec::Color color);
  void Rows();
  void LibertiesAt(spec::Point p);
  void Area();
  void Outcome();
  void Ended();
  void Paused();
  void Captured();  // by the last ply; Play() does so where stones were removed
  void CapturedTotal();

  // The case as it stands. `source`: what it shows, in a few words, with the clause.
  formats::Case Take(std::string source);

 private:
  formats::Case case_;
  std::optional<spec::Game> game_;
  Coverage& coverage_;
};

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_CORPUS_SCRIBE_H_
