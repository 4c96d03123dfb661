// Asks an engine case by case and keeps going whatever the engine does.
//
// An engine that is lost (timeout, crash, closed pipe, garbage) is restarted a limited number of
// times; the questions of the case that it had not answered stay unanswered. If the engine is lost
// while the board is being set, that board size is tried once more and then skipped. When the
// restarts are used up, the remaining questions count as unanswered and nothing more is asked.
#ifndef HOTSTONE_CONFORMANCE_ASK_CONFORM_RUN_H_
#define HOTSTONE_CONFORMANCE_ASK_CONFORM_RUN_H_

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "conformance/ask/conform_engine.h"
#include "conformance/ask/conform_tally.h"

namespace hotstone::conformance {

struct ConformOptions {
  std::optional<spec::RuleSet> rules;  // overrides each case's own
  std::optional<AskWay> ask;           // overrides the engine's quickest way
  bool score = false;
  int restarts = 20;
  // Called as soon as each is found; may be empty.
  std::function<void(const ConformDisagreement&)> on_disagreement;
  std::function<void(const ConformIncident&)> on_incident;
};

// The quickest way of asking that the engine supports.
AskWay BestAskWay(const ConformEngine& engine);

// Answers about words of GTP beyond play (trial/other_words.h).
struct WordAnswers {
  std::map<std::string, int64_t> asked;  // by word
  std::vector<WrongWord> wrong;
};

class ConformRun {
 public:
  ConformRun(ConformEngine& engine, const ConformOptions& options);

  // Asks one case. Errors are our own: a temporary file that cannot be written.
  absl::Status Ask(const CaseSource& source, const formats::Case& c);
  // The same for a case already planned with this engine's options (PlanFor).
  absl::Status AskPlanned(const CaseSource& source, const formats::Case& c,
                          const ConformPlan& plan);
  ConformPlan PlanFor(const formats::Case& c) const;
  // Counts them, after the last case.
  void Add(WordAnswers answers);

  AskWay ask() const { return ask_; }
  // We were told to stop while the engine was asked: pass no further case.
  bool interrupted() const { return tally_.interrupted; }
  const ConformTally& tally() const { return tally_; }

 private:
  bool MakeReady(const CaseSource& source, const ConformPlan& plan);
  void Count(const CaseSource& source, const formats::Case& c, const ConformPlan& plan,
             const CaseFindings& found);
  void CountOne(const CaseSource& source, const formats::Case& c, const ConformPlan& plan,
                const ConformQuestion& q, const ConformFinding& finding, AskedStep& step);
  std::string UnansweredCause();
  void Disagree(ConformDisagreement disagreement, AskedStep& step);
  void Enter(AskedCase entry);
  void Unanswered(const ConformPlan& plan, const std::string& cause);
  void Incident(std::string kind, const spec::BoardSize& size, const CaseSource& source,
                std::string text);
  void EngineIsGone(const spec::BoardSize& size, const CaseSource& source, bool at_board);

  ConformEngine& engine_;
  const ConformOptions& options_;
  AskWay ask_;
  ConformTally tally_;
  std::map<std::pair<int, int>, int> strikes_;  // losses of the engine while setting this board
  std::map<std::string, bool> told_;            // incidents reported only once
  std::map<std::string, int> kinds_;            // indices into the tally's kinds
  size_t steps_ = 0;                            // in the book
  size_t kept_of_case_ = 0;                     // disagreements kept from the current case
};

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_ASK_CONFORM_RUN_H_
