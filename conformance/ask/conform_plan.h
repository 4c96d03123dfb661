// What a case asks of an engine: the questions that can be put through GTP, each with the answer of the law.
//
// A case expects things of several kinds (formats/case/case.h). Here they become questions of five kinds,
// each about one moment of the case's game:
//
//   play    may this colour play at this point now? From legal, illegal, legal_set, legal_count and
//           ko_points; the last three ask about every empty point. A point is asked about once a moment, but at the
//           last moment with something illegal what `legal` and `illegal` name is asked three times: as ever, once
//           more, and again after the last of the illegal plays was tried (`round` 0, 1 and 2)
//   move    the moves of the case themselves: the engine is told to make them and must not refuse
//   refused a play that the case expects to be illegal, made: the engine must not accept it, and nothing may change
//   board   where the stones are: from rows and captured_by, after every move that takes stones off, and after a
//           refused play
//   score   the counted result: from outcome
//
// The answers are the law's (spec/rules/game.h), under the case's own rules or under the rules that the
// engine is held to; in that case a question that the two sets of rules answer differently is marked (what
// the case expects is taken for what its own rules say), and a case whose moves those rules forbid ends
// before the first such move. Under its own rules a case that does not hold is not asked about.
//
// GTP does not define everything. What it leaves open is not asked, and counted with the reason: who is to
// move, play after the end of the game, points off the board, passes as such, handicap passes. After two
// passes in a row an engine may take the game for finished: what it then refuses is not held against it
// (`open`).
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
  explicit ConformQuestion(Kind asked, spec::Position then) : kind(asked), position(std::move(then)) {}

  // Whether it is about a play, and not about stones or a score.
  bool AboutPlay() const { return kind == Kind::kPlay || kind == Kind::kMove || kind == Kind::kRefused; }

  Kind kind;
  int after = 0;
  int round = 0;            // play: how often the same was asked before, at this moment
  std::string key;          // of the expectation: "legal_set[0]", "moves[3]"
  spec::Position position;  // at that moment
  spec::Move move;          // play, move, refused; board: the play that was refused before it
  bool legal = false;       // play, move, refused: what the law says
  // Why it is illegal (as in spec/rules/ruling.h), or what the legal play does: play, capture, own-removal,
  // repetition. For a board: what came before it: set-up, play, capture, own-removal, refusal. For a score: score.
  std::string reason;
  std::string clause;    // the clause of docs/reference/clauses.md that decides
  bool differs = false;  // the case's own rules answer otherwise
  bool open = false;     // a refusal means nothing: two passes came before, or the turn was not kept
  std::string makes;     // play, move: the cells of the position that the play would leave
  // Play, move: the stones of the opponent and own ones that the play takes off by the board alone, whether
  // it is legal or not. Board: what the ply before it took off.
  std::vector<spec::Point> takes;
  std::vector<spec::Point> loses;
  bool plain_ko = false;  // it takes back the stone that has just taken one, or would take a single hot stone
  std::string why;        // an illegal play: the reason in a sentence
  SituationSet touches;   // what an answer covers (conform_situations.h)
  spec::Outcome score;    // score
};

struct ConformPlan {
  explicit ConformPlan(const formats::Case& c) : setup(c.setup), to_move(c.to_move), rules(c.rules) {}

  spec::Position setup;
  spec::Color to_move;
  spec::RuleSet rules;  // that the engine is held to
  std::vector<spec::Move> plies;
  std::vector<spec::Position> positions;     // at moment 0, 1, ... plies.size()
  std::vector<ConformQuestion> questions;    // in the order of their moments; a move comes last at its own
  std::map<std::string, int64_t> not_asked;  // expectations that are not asked, by reason
  std::string set_aside;                     // why the case, or its rest, is not asked at all; else empty
};

struct PlanOptions {
  std::optional<spec::RuleSet> rules;  // instead of each case's own
  bool score = false;
  bool engine_knows_rules = false;  // it has `hotstone-rules`, and so knows when a game ends
};

// The questions of a case. Time is that of spec::Game: O(points^2) for every set of points asked about.
ConformPlan PlanCase(const formats::Case& c, const PlanOptions& options);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_ASK_CONFORM_PLAN_H_
