// Answers of engines: read, and compared with the law's.
//
// A reply that says nothing about the play, such as a syntax error, is unclear, no disagreement.
// Nothing is held against an engine if GTP leaves the answer open or the set-up caused it. The
// set-up can cause two kinds of answers: the engine refuses a play that would bring back a position
// which it saw only while the stones were being placed; or, under a superko rule that looks at
// turns, it answers anything about a play that brings back the set-up itself, when the last stone
// placed belonged to the player to move.
#ifndef HOTSTONE_CONFORMANCE_ASK_CONFORM_ANSWERS_H_
#define HOTSTONE_CONFORMANCE_ASK_CONFORM_ANSWERS_H_

#include <optional>
#include <string>
#include <vector>

#include "conformance/ask/conform_engine.h"
#include "spec/counting/outcome.h"

namespace hotstone::spec {
class Position;
}  // namespace hotstone::spec

namespace hotstone::conformance {

struct ConformPlan;
struct ConformQuestion;

// The position given by two answers to list_stones; nothing if either cannot be read.
std::optional<spec::Position> StonesPosition(const spec::BoardSize& size, const std::string& black,
                                             const std::string& white);
std::optional<spec::Position> StonesPosition(const spec::BoardSize& size, const EngineAnswer& black,
                                             const EngineAnswer& white);

// The points in an answer to all_legal, without passes; nothing if it cannot be read.
std::optional<std::vector<spec::Point>> ReadPoints(const spec::BoardSize& size,
                                                   const std::string& text);

// Whether a refusal of `play` is about the play rather than the command.
bool SaysIllegal(const std::string& words);

// Whether an error of `is_legal`, which should be "0", says explicitly that the play is illegal.
bool CallsIllegal(const std::string& words);

// Reads "B+3.5", "W+0.5", "0" or "draw"; nothing for any other text.
std::optional<spec::Outcome> ReadScore(const std::string& text);
// The same the other way: "B+5", "W+0.5", "0".
std::string ScoreText(const spec::Outcome& outcome);

struct ConformFinding {
  enum class Kind {
    kAgrees,
    kDisagrees,
    kOpen,        // a different answer, but GTP or the set-up leaves it open
    kUnclear,     // no usable answer: an error unrelated to the play, or unreadable stones
    kNoCommand,   // no command of the engine answers this
    kNotReached,  // an earlier answer left it with the wrong game
    kNotSetUp,    // it refused the position every way it was set up
    kUnanswered,  // the engine was gone
    kAgain,       // the legality of the play was already answered the same way
  };
  Kind kind = Kind::kUnanswered;
  std::string command;  // the last command asked
  std::string words;    // its answer on one line; for the last kinds, why there is none
  std::string found;    // the answer as read: "legal", "illegal", rows separated by '/', "B+5"
};

// An answer on one line: "= 1", "? illegal move".
std::string AnswerWords(const EngineAnswer& answer);

// The findings of one case: each function takes the answer to question `i` of the plan.
class CaseAnswers {
 public:
  // `keeps_turns`: the engine refuses two moves in a row by one colour.
  CaseAnswers(const ConformPlan& plan, bool keeps_turns) : plan_(plan), keeps_turns_(keeps_turns) {}

  // Forgets all answers; the position is set up in this way from now on.
  void Start(const SetUp& set_up);
  bool answered(size_t i) const { return answered_[i]; }
  bool Disagrees(size_t i) const { return findings_[i].kind == ConformFinding::Kind::kDisagrees; }
  // Some answer was wrong: the board may differ without a fault of undo.
  bool disagrees() const { return disagrees_; }

  void Answer(size_t i, ConformFinding::Kind kind, std::string command, std::string words,
              std::string found = "");
  // The same for all questions that have no answer.
  void FillRest(ConformFinding::Kind kind, const std::string& words);

  // `play` as a test of legality; as a move of the case; as a play that must be refused. False if
  // the engine's board is wrong from here on.
  void AnswerTry(size_t i, const std::string& command, const EngineAnswer& answer);
  bool AnswerMove(size_t i, const std::string& command, const EngineAnswer& answer);
  bool AnswerRefused(size_t i, const std::string& command, const EngineAnswer& answer);
  // False for an engine that takes nothing back: it is not asked what comes after it.
  bool AnswerUndo(size_t i, const EngineAnswer& answer);
  void AnswerAllLegal(const std::vector<size_t>& asked, const std::string& command,
                      const EngineAnswer& answer);
  void AnswerIsLegal(size_t i, const std::string& command, const EngineAnswer& answer);
  void AnswerBoard(size_t i, const EngineAnswer& black, const EngineAnswer& white);
  // `dead`: its answer to final_status_list, if it has that.
  void AnswerScore(size_t i, const EngineAnswer& answer, const std::optional<EngineAnswer>& dead);

  // At the end of the case.
  std::vector<ConformFinding> Take();

 private:
  bool WasAnswered(size_t i) const;
  bool OnlyTheSetUpComesBack(const ConformQuestion& q) const;
  void AnswerPlay(size_t i, bool legal, const std::string& command, const EngineAnswer& answer);

  const ConformPlan& plan_;
  bool keeps_turns_;
  SetUp set_up_;
  std::vector<ConformFinding> findings_;
  std::vector<bool> answered_;
  bool disagrees_ = false;
};

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_ASK_CONFORM_ANSWERS_H_
