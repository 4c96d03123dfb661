// An engine asked case by case, whatever it does.
//
// An engine that goes away (time-out, crash, closed pipe, garbage) is started anew, so often and no more;
// what it had not answered of the case stays unanswered. A board size at which it went away while the board
// was being set is tried once more and then skipped. When the restarts are used up, the questions left over
// are counted as unanswered and nothing more is asked.
#ifndef HOTSTONE_CONFORMANCE_ASK_CONFORM_RUN_H_
#define HOTSTONE_CONFORMANCE_ASK_CONFORM_RUN_H_

#include <functional>
#include <map>
#include <optional>
#include <string>

#include "absl/status/status.h"
#include "conformance/ask/conform_engine.h"
#include "conformance/ask/conform_tally.h"

namespace hotstone::conformance {

struct ConformOptions {
  std::optional<spec::RuleSet> rules;  // instead of each case's own
  std::optional<AskWay> ask;           // instead of the quickest that the engine has
  bool score = false;
  int restarts = 20;
  // Told at once; may be empty.
  std::function<void(const ConformDisagreement&)> on_disagreement;
  std::function<void(const ConformIncident&)> on_incident;
};

// The quickest way of asking that the engine has.
AskWay BestAskWay(const ConformEngine& engine);

class ConformRun {
 public:
  ConformRun(ConformEngine& engine, const ConformOptions& options);

  // Puts one case. Errors are ours: no temporary file can be written.
  absl::Status Ask(const CaseSource& source, const formats::Case& c);
  // The same for a case that was planned already, for this engine's options (PlanFor).
  absl::Status AskPlanned(const CaseSource& source, const formats::Case& c, const ConformPlan& plan);
  ConformPlan PlanFor(const formats::Case& c) const;

  AskWay ask() const { return ask_; }
  // Told to stop while the engine was asked: no further case should come.
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
  void Incident(std::string kind, const spec::BoardSize& size, const CaseSource& source, std::string text);
  void EngineIsGone(const spec::BoardSize& size, const CaseSource& source, bool at_board);

  ConformEngine& engine_;
  const ConformOptions& options_;
  AskWay ask_;
  ConformTally tally_;
  std::map<std::pair<int, int>, int> strikes_;  // how often the engine went while this board was being set
  std::map<std::string, bool> told_;            // incidents that are told once
  std::map<std::string, int> kinds_;            // places in the tally's kinds
  size_t steps_ = 0;                            // in the book
  size_t kept_of_case_ = 0;                     // disagreements of the case under way that are kept
};

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_ASK_CONFORM_RUN_H_
