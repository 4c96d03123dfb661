// Writes a case while it is played: the moves, and the law's answers at each moment.
//
// Every group of the corpus makes its cases through this class. So an expectation can only be the
// answer of spec::Game at that moment, and every expectation is counted
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
  // The setup must be a legal position; otherwise ok() is false and nothing is written.
  CaseScribe(std::string id, const spec::RuleSet& rules, const spec::Position& setup,
             spec::Color to_move, Coverage& coverage);

  bool ok() const { return game_.has_value(); }
  const spec::Game& game() const { return *game_; }
  spec::Color to_move() const { return game_->to_move(); }
  int after() const { return static_cast<int>(game_->plies().size()); }

  // Plays for the player to move (nothing means a pass), and records what was removed, if anything.
  // False, without effect, if the move is illegal.
  bool Play(std::optional<spec::Point> at);
  bool Play(const spec::Move& move);
  // The same for either player; the other one passes first if it is his turn.
  bool PlayAfterPass(spec::Color player, spec::Point at);

  // Removes dead stones by agreement; false if the law does not permit it.
  bool AgreeDead(const std::vector<spec::Point>& stones);

  // The law's answers at this moment. Refusal writes nothing for a legal move, and nothing twice.
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
  void Captured();  // by the last ply; Play() calls it if stones were removed
  void CapturedTotal();

  // The case so far. `source` says in a few words what it shows, with the clause.
  formats::Case Take(std::string source);

 private:
  formats::Case case_;
  std::optional<spec::Game> game_;
  Coverage& coverage_;
};

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_CORPUS_SCRIBE_H_
