// A question about one moment of a case, with the answer of the law; and the plan of a case: all
// its questions in order.
//
// A case has several kinds of expectations (formats/case/case.h). They become questions of six
// kinds, each about one moment of the case's game:
//
//   play    may this colour play at this point now? From legal, illegal, legal_set, legal_count and
//           ko_points; the last three ask about every empty point. A point is asked about once per
//           moment, except again (ask_again.h), when nothing may have changed (`round`)
//   move    the moves of the case: the engine is told to make them and must not refuse
//   refused an illegal play is made: the engine must not accept it
//   undo    a ply is taken back
//   board   where the stones are: from rows and captured_by, after every move that removes stones,
//           and after a refused play and a ply taken back
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
// not held against it (`open`, `over`), unless it permits another play at the same moment.
#ifndef HOTSTONE_CONFORMANCE_ASK_CONFORM_QUESTION_H_
#define HOTSTONE_CONFORMANCE_ASK_CONFORM_QUESTION_H_

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "conformance/ask/conform_situations.h"
#include "formats/case/case.h"
#include "spec/counting/outcome.h"

namespace hotstone::conformance {

// The key of plays that no case names, tried because they are illegal.
inline constexpr char kTriedKey[] = "tried";
// The round of what is asked after plies were taken back.
inline constexpr int kRoundOfUndo = 9;

struct ConformQuestion {
  enum class Kind { kPlay, kMove, kRefused, kUndo, kBoard, kScore };
  explicit ConformQuestion(Kind asked, spec::Position then)
      : kind(asked), position(std::move(then)) {}

  // Whether it is about a play rather than stones or a score.
  bool AboutPlay() const { return kind == Kind::kPlay || IsMade(); }
  // Whether a play is actually made.
  bool IsMade() const { return kind == Kind::kMove || kind == Kind::kRefused; }

  Kind kind;
  int after = 0;
  int round = 0;            // play: how often it was already asked at this moment, or kRoundOfUndo
  int back = 0;             // plies taken back before it
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
  bool over = false;     // open, and only because of two passes
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

// A question about a play, with the law's ruling. `seen`: the positions (Position::cells) of the
// game so far.
ConformQuestion MoveQuestion(ConformQuestion::Kind kind, const spec::Game& game,
                             const std::string& key, const spec::Move& move,
                             const spec::Ruling& ruling, const std::set<std::string>& seen);
// About the stones after the last ply.
ConformQuestion BoardQuestion(const spec::Game& game, const std::string& key);
// About the result. It differs if the case's own rules give another.
ConformQuestion ScoreQuestion(const spec::Game& game, const std::string& key,
                              const spec::RuleSet& own);

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

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_ASK_CONFORM_QUESTION_H_
