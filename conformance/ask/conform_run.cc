// All cases put to one engine, with restarts, and everything that happens counted.
//
// Ask plans a case, prepares the board, has the questions asked, and counts the findings by kind, clause and
// board. An engine that went away is started anew, as often as is allowed; a board at which it went away
// twice while being set is skipped from then on. When the restarts are used up the rest is counted as
// unanswered. Incidents are kept with their words, those that are the same for a whole board only once. An
// engine whose undo does not restore the board is asked by replay from then on. A disagreement is kept with
// its commands so that it can be played again by hand, a few of each kind.
//
// For example, an engine that crashes at every boardsize 2 and is asked two cases on 2x2 and one on 2x1: at
// the first case the engine goes away twice and is started twice, the case is counted as skipped, and so is
// the second one without another attempt; the case on 2x1 is asked as usual.
#include "conformance/ask/conform_run.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "conformance/ask/conform_plan.h"

namespace hotstone::conformance {
namespace {

using Found = ConformFinding::Kind;
using Ready = ConformEngine::Ready;

constexpr int kStrikes = 2;

std::pair<int, int> Board(const spec::BoardSize& size) { return {size.cols(), size.rows()}; }

}  // namespace

AskWay BestAskWay(const ConformEngine& engine) {
  if (engine.Has("all_legal")) return AskWay::kAllLegal;
  if (engine.Has("is_legal")) return AskWay::kIsLegal;
  return engine.Has("undo") ? AskWay::kPlay : AskWay::kReplay;
}

ConformRun::ConformRun(ConformEngine& engine, const ConformOptions& options)
    : engine_(engine), options_(options), ask_(options.ask.value_or(BestAskWay(engine))) {
  // all_legal takes is_legal for single points; whoever wants one of them alone gets that one.
  if (ask_ == AskWay::kPlay && !engine.Has("undo")) ask_ = AskWay::kReplay;
}

absl::Status ConformRun::Ask(const CaseSource& source, const formats::Case& c) {
  PlanOptions options;
  options.rules = options_.rules;
  options.score = options_.score;
  options.engine_knows_rules = engine_.Has("hotstone-rules");
  const ConformPlan plan = PlanCase(c, options);
  ++tally_.cases;
  if (!plan.set_aside.empty()) ++tally_.set_aside[plan.set_aside];
  for (const auto& [reason, count] : plan.not_asked) tally_.not_asked[reason] += count;
  if (plan.questions.empty()) return absl::OkStatus();
  if (!tally_.given_up.empty()) {
    Unanswered(plan, absl::StrCat("the engine was given up: ", tally_.given_up));
    return absl::OkStatus();
  }
  if (!MakeReady(source, plan)) return absl::OkStatus();
  ++tally_.cases_asked;
  const auto found = AskCase(engine_, plan, ask_);
  if (!found.ok()) return found.status();
  Count(source, c, plan, *found);
  if (!engine_.client().alive()) EngineIsGone(plan.setup.size(), source, false);
  return absl::OkStatus();
}

// Sets the board. False if the case cannot be asked; it is counted then.
bool ConformRun::MakeReady(const CaseSource& source, const ConformPlan& plan) {
  const spec::BoardSize size = plan.setup.size();
  const auto not_asked = [&](const std::string& reason) {
    tally_.not_asked[reason] += static_cast<int64_t>(plan.questions.size());
    return false;
  };
  while (tally_.given_up.empty()) {
    if (strikes_[Board(size)] >= kStrikes) {
      Unanswered(plan,
                 absl::StrCat("board ", size.ToString(), " skipped: the engine goes away when it is set"));
      return false;
    }
    std::string words;
    switch (engine_.Prepare(size, plan.rules, words)) {
      case Ready::kYes:
        return true;
      case Ready::kNoRectangles:
        return not_asked("boards that are not square: the engine has no rectangular_boardsize");
      case Ready::kSizeRefused:
        Incident("size-refused", size, source, words);
        return not_asked(absl::StrCat("board ", size.ToString(), " refused: ", words));
      case Ready::kRulesRefused:
        Incident("rules-refused", size, source, words);
        return not_asked(absl::StrCat("rules refused: ", words));
      case Ready::kGone:
        ++strikes_[Board(size)];
        EngineIsGone(size, source, true);
        if (tally_.interrupted) {
          Unanswered(plan, "interrupted");
          return false;
        }
    }
  }
  Unanswered(plan, absl::StrCat("the engine was given up: ", tally_.given_up));
  return false;
}

void ConformRun::EngineIsGone(const spec::BoardSize& size, const CaseSource& source, bool at_board) {
  const EngineAnswer gone = *engine_.client().gone();
  if (gone.kind == EngineAnswer::Kind::kStopped) {
    tally_.interrupted = true;
    return;
  }
  Incident(std::string(AnswerName(gone.kind)), size, source,
           absl::StrCat(at_board ? "while the board was set, at " : "at ", engine_.client().gone_at(), ": ",
                        gone.text));
  if (tally_.restarts >= options_.restarts) {
    tally_.given_up =
        absl::StrCat("it went away ", tally_.restarts + 1, " times (--restarts ", options_.restarts, ")");
    return;
  }
  ++tally_.restarts;
  if (const auto status = engine_.Restart(); !status.ok()) {
    tally_.given_up = std::string(status.message());
    Incident("restart", size, source, tally_.given_up);
  }
}

void ConformRun::Incident(std::string kind, const spec::BoardSize& size, const CaseSource& source,
                          std::string text) {
  const bool gone = kind == "timed-out" || kind == "crashed" || kind == "closed" || kind == "garbage";
  // What an engine cannot do is told once a board; that it went away every time.
  if (!gone && !told_.emplace(absl::StrCat(kind, " ", size.ToString(), " ", text), true).second) return;
  ++tally_.incident_count;
  const ConformIncident incident{std::move(kind), size.ToString(), source.id, std::move(text)};
  if (options_.on_incident) options_.on_incident(incident);
  if (tally_.incidents.size() < kMostIncidents) tally_.incidents.push_back(incident);
}

void ConformRun::Unanswered(const ConformPlan& plan, const std::string& cause) {
  tally_.unanswered[cause] += static_cast<int64_t>(plan.questions.size());
}

std::string ConformRun::UnansweredCause() {
  if (engine_.client().alive()) return "no answer";
  const EngineAnswer::Kind kind = engine_.client().gone()->kind;
  return kind == EngineAnswer::Kind::kStopped ? "interrupted"
                                              : absl::StrCat("the engine ", std::string(AnswerName(kind)));
}

void ConformRun::Count(const CaseSource& source, const formats::Case& c, const ConformPlan& plan,
                       const CaseFindings& found) {
  if (found.way.has_value()) {
    engine_.Works(*found.way);
    ++tally_.ways[std::string(SetUpWayName(*found.way))];
  }
  if (!found.set_up_fault.empty())
    Incident("set-up", plan.setup.size(), source, WordsAsReason(found.set_up_fault));
  if (found.undo_fault && ask_ == AskWay::kPlay) {
    Incident("undo", plan.setup.size(), source,
             "undo does not restore the board; every play gets a game of its own");
    ask_ = AskWay::kReplay;
  }
  for (size_t i = 0; i < plan.questions.size(); ++i) {
    CountOne(source, c, plan, plan.questions[i], found.findings[i]);
  }
}

void ConformRun::CountOne(const CaseSource& source, const formats::Case& c, const ConformPlan& plan,
                          const ConformQuestion& q, const ConformFinding& finding) {
  switch (finding.kind) {
    case Found::kAgain:
      return;
    case Found::kOpen:
      ++tally_.open[absl::StrCat(
          q.open ? "after two passes, or a move out of turn" : "seen while setting up, or out of turn", ": ",
          q.reason)];
      return;
    case Found::kUnclear:
      ++tally_.unclear[absl::StrCat(finding.command.substr(0, finding.command.find(' ')), ": ",
                                    WordsAsReason(finding.words))];
      return;
    case Found::kNoCommand:
      ++tally_.not_asked[absl::StrCat(q.kind == ConformQuestion::Kind::kScore ? "outcome: " : "rows: ",
                                      "the engine has ", finding.words)];
      return;
    case Found::kNotReached:
      ++tally_.not_reached;
      return;
    case Found::kNotSetUp:
      ++tally_.unanswered["the position cannot be set up"];
      return;
    case Found::kUnanswered:
      ++tally_.unanswered[UnansweredCause()];
      return;
    case Found::kAgrees:
    case Found::kDisagrees:
      break;
  }
  const bool agrees = finding.kind == Found::kAgrees;
  const auto add = [agrees](ConformCount& count) { ++(agrees ? count.agree : count.disagree); };
  const bool play = q.kind == ConformQuestion::Kind::kPlay || q.kind == ConformQuestion::Kind::kMove;
  std::string reason = q.reason;
  if (play) reason = absl::StrCat(q.legal ? "legal " : "illegal ", q.reason);
  if (q.kind == ConformQuestion::Kind::kBoard) reason = absl::StrCat("stones after ", q.reason);
  add(tally_.total);
  if (q.differs) add(tally_.differing);
  add(tally_.by_clause[q.clause]);
  add(tally_.by_reason[reason]);
  add(tally_.by_board[Board(plan.setup.size())]);
  if (agrees) return;
  Disagree({source,
            spec::RuleSetName(plan.rules),
            spec::RuleSetName(c.rules),
            plan.setup,
            {plan.plies.begin(), plan.plies.begin() + q.after},
            q,
            finding});
}

void ConformRun::Disagree(ConformDisagreement disagreement) {
  const std::string kind = disagreement.Kind();
  ConformGroup& group = tally_.groups[{kind, disagreement.question.clause}];
  group.kind = kind;
  group.title = disagreement.Title();
  group.clause = disagreement.question.clause;
  ++group.count;
  if (disagreement.question.differs) ++group.differing;
  if (options_.on_disagreement) options_.on_disagreement(disagreement);
  if (static_cast<int64_t>(group.examples.size()) < options_.most) {
    group.examples.push_back(std::move(disagreement));
  }
}

}  // namespace hotstone::conformance
