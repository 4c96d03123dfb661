// The questions that a case puts to an engine through GTP, each with the answer of the law.
//
// A case has several kinds of expectations (formats/case/case.h). They become questions of five
// kinds, each about one moment of the case's game:
//
//   play    may this colour play at this point now? From legal, illegal, legal_set, legal_count and
//           ko_points; the last three ask about every empty point. A point is asked about once per
//           moment, with one exception: at the last moment that has something illegal, the plays of
//           `legal` and `illegal` are asked three times: normally, once more, and again after the
//           last of the illegal plays was tried (`round` 0, 1 and 2)
//   move    the moves of the case: the engine is told to make them and must not refuse
//   refused a play that the case expects to be illegal is made: the engine must not accept it, and
//   nothing may change
//   board   where the stones are: from rows and captured_by, after every move that removes stones,
//           and after a refused play
//   score   the counted result: from outcome
//
// The answers are the law's (spec/rules/game.h), under the case's own rules or under the rules that
// the engine is held to. In the second case, a question that the two sets of rules answer
// differently is marked (the case's expectation is taken as the answer of its own rules), and a
// case with a move that those rules forbid ends before the first such move. A case that fails under
// its own rules is not asked about.
//
// GTP does not define everything. What it leaves open is not asked and is counted by reason: who is
// to move, play after the end of the game, points off the board, passes themselves, handicap
// passes. After two passes in a row an engine may consider the game over: a refusal from then on is
// not held against it (`open`).
#ifndef HOTSTONE_CONFORMANCE_ASK_CONFORM_PLAN_H_
#define HOTSTONE_CONFORMANCE_ASK_CONFORM_PLAN_H_

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "conformance/ask/conform_situations.h"
#include "formats/case/case.h"
#include "spec/counting/outcome.h"

namespace hotstone::conformance {

struct ConformQuestion {
  enum class Kind { kPlay, kMove, kRefused, kBoard, kScore };
  explicit ConformQuestion(Kind asked, spec::Position then)
      : kind(asked), position(std::move(then)) {}

  // Whether it is about a play rather than stones or a score.
  bool AboutPlay() const {
    return kind == Kind::kPlay || kind == Kind::kMove || kind == Kind::kRefused;
  }

  Kind kind;
  int after = 0;
  int round = 0;            // play: how often it was already asked at this moment
  std::string key;          // of the expectation: "legal_set[0]", "moves[3]"
  spec::Position position;  // at that moment
  spec::Move move;          // play, move, refused; board: the refused play just before it
  bool legal = false;       // play, move, refused: the law's answer
  // Why it is illegal (as in spec/rules/ruling.h), or the effect of the legal play: play, capture,
  // own-removal, repetition. For a board, the event before it: set-up, play, capture, own-removal,
  // refusal. For a score: score.
  std::string reason;
  std::string clause;    // the deciding clause of docs/reference/clauses.md
  bool differs = false;  // the case's own rules give another answer
  bool open = false;     // a refusal means nothing: after two passes, or out of turn
  std::string makes;     // play, move: the cells of the position after the play
  // Play, move: the stones, the opponent's and own, that the play removes by the board alone,
  // whether or not it is legal. Board: the stones that the ply before it removed.
  std::vector<spec::Point> takes;
  std::vector<spec::Point> loses;
  bool plain_ko = false;  // retakes the stone that just captured, or would take a single hot stone
  std::string why;        // an illegal play: the reason as a sentence
  SituationSet touches;   // the situations that an answer covers (conform_situations.h)
  spec::Outcome score;    // score
};

struct ConformPlan {
  explicit ConformPlan(const formats::Case& c)
      : setup(c.setup), to_move(c.to_move), rules(c.rules) {}

  spec::Position setup;
  spec::Color to_move;
  spec::RuleSet rules;  // the rules that the engine is held to
  std::vector<spec::Move> plies;
  std::vector<spec::Position> positions;     // at moment 0, 1, ... plies.size()
  std::vector<ConformQuestion> questions;    // ordered by moment; a move comes last in its moment
  std::map<std::string, int64_t> not_asked;  // expectations that are not asked, by reason
  std::string set_aside;                     // why the case or its rest is not asked; or empty
};

struct PlanOptions {
  std::optional<spec::RuleSet> rules;  // instead of each case's own
  bool score = false;
  bool engine_knows_rules = false;  // it has `hotstone-rules`, so it knows when a game ends
};

// The questions of a case. Dominated by spec::Game: O(points^2) for every set of points asked
// about.
ConformPlan PlanCase(const formats::Case& c, const PlanOptions& options);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_ASK_CONFORM_PLAN_H_
