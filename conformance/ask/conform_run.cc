// Puts all cases to one engine, with restarts, and counts everything that happens.
//
// Ask plans a case, prepares the board, has the questions asked, and counts the findings by kind,
// clause and board. A lost engine is restarted, as often as is allowed; a board that lost the
// engine twice while being set is skipped from then on. When the restarts are used up, the rest is
// counted as unanswered. Incidents are kept with their words, and an incident that concerns a whole
// board only once. An engine whose undo does not restore the board is asked by replay from then on.
// A few disagreements of each kind are kept with their commands, so that they can be replayed by
// hand.
//
// For example, an engine that crashes at every boardsize 2 is asked two cases on 2x2 and one on
// 2x1: at the first case the engine is lost twice and started twice, the case is counted as
// skipped, and so is the second one without another attempt; the case on 2x1 is asked as usual.
#include "conformance/ask/conform_run.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "conformance/ask/conform_plan.h"
#include "conformance/ask/toy_answers.h"

namespace hotstone::conformance {
namespace {

using Found = ConformFinding::Kind;
using Ready = ConformEngine::Ready;

constexpr int kStrikes = 2;
constexpr size_t kMostSteps = 1'000'000;       // in the book; beyond: only cases that disagree
constexpr size_t kMostStepsAtAll = 3'000'000;  // beyond: nothing
constexpr size_t kMostKept = 50'000;           // disagreements that can be shown
constexpr size_t kKeptOfCase = 4;

std::pair<int, int> Board(const spec::BoardSize& size) { return {size.cols(), size.rows()}; }

// An answer for the book; nothing if there was none.
std::optional<AskedStep> StepOf(const ConformQuestion& q, const ConformFinding& finding) {
  using Asked = ConformQuestion::Kind;
  if (finding.found.empty()) return std::nullopt;
  AskedStep step;
  step.kind = q.kind;
  step.after = q.after;
  step.move = q.move;
  step.legal = finding.found == "legal";
  const bool again = finding.kind == Found::kAgain && q.kind != Asked::kUndo;
  step.counts = finding.kind == Found::kAgrees || finding.kind == Found::kDisagrees || again;
  if (again) step.agrees = step.legal == q.legal;
  step.differs = q.differs;
  if (q.kind == Asked::kBoard) step.stones = BookStones(finding.found);
  return step;
}

}  // namespace

AskWay BestAskWay(const ConformEngine& engine) {
  if (engine.Has("all_legal")) return AskWay::kAllLegal;
  if (engine.Has("is_legal")) return AskWay::kIsLegal;
  return engine.Has("undo") ? AskWay::kPlay : AskWay::kReplay;
}

ConformRun::ConformRun(ConformEngine& engine, const ConformOptions& options)
    : engine_(engine), options_(options), ask_(options.ask.value_or(BestAskWay(engine))) {
  // all_legal uses is_legal for single points; a user who chooses one of them gets only that one.
  if (ask_ == AskWay::kPlay && !engine.Has("undo")) ask_ = AskWay::kReplay;
}

absl::Status ConformRun::Ask(const CaseSource& source, const formats::Case& c) {
  return AskPlanned(source, c, PlanFor(c));
}

ConformPlan ConformRun::PlanFor(const formats::Case& c) const {
  PlanOptions options;
  options.rules = options_.rules;
  options.score = options_.score;
  options.engine_knows_rules = engine_.Has("hotstone-rules");
  return PlanCase(c, options);
}

absl::Status ConformRun::AskPlanned(const CaseSource& source, const formats::Case& c,
                                    const ConformPlan& plan) {
  ++tally_.cases;
  tally_.needed |= NeededSituations(plan.rules, engine_.Has("list_stones"));
  if (!plan.set_aside.empty()) ++tally_.set_aside[plan.set_aside];
  for (const auto& [reason, count] : plan.not_asked) tally_.not_asked[reason] += count;
  if (plan.questions.empty()) return absl::OkStatus();
  if (!tally_.given_up.empty()) {
    Unanswered(plan, absl::StrCat("gave up on the engine: ", tally_.given_up));
    return absl::OkStatus();
  }
  if (!MakeReady(source, plan)) return absl::OkStatus();
  ++tally_.cases_asked;
  ASSIGN_OR_RETURN(const auto found, AskCase(engine_, plan, ask_));
  Count(source, c, plan, found);
  if (!engine_.client().alive()) EngineIsGone(plan.setup.size(), source, false);
  return absl::OkStatus();
}

void ConformRun::Add(WordAnswers answers) {
  for (const auto& [word, asked] : answers.asked) {
    const auto wrong = std::count_if(answers.wrong.begin(), answers.wrong.end(),
                                     [&word](const WrongWord& w) { return w.word == word; });
    ConformCount& count = tally_.by_reason[absl::StrCat("the word ", word)];
    count.agree += asked - wrong;
    count.disagree += wrong;
    tally_.total.agree += asked - wrong;
    tally_.total.disagree += wrong;
  }
  tally_.wrong_words = std::move(answers.wrong);
  if (!answers.asked.empty() && !engine_.client().alive())
    EngineIsGone(*spec::BoardSize::Create(19, 19), {"", 0, "other words"}, false);
}

// Sets the board. If the case cannot be asked, counts it and returns false.
bool ConformRun::MakeReady(const CaseSource& source, const ConformPlan& plan) {
  const spec::BoardSize size = plan.setup.size();
  const auto not_asked = [&](const std::string& reason) {
    tally_.not_asked[reason] += static_cast<int64_t>(plan.questions.size());
    return false;
  };
  while (tally_.given_up.empty()) {
    if (strikes_[Board(size)] >= kStrikes) {
      Unanswered(plan,
                 absl::StrCat("board ", size.ToString(), " skipped: setting it ends the engine"));
      return false;
    }
    std::string words;
    switch (engine_.Prepare(size, plan.rules, words)) {
      case Ready::kYes:
        return true;
      case Ready::kNoRectangles:
        return not_asked("boards that are not square: the engine lacks rectangular_boardsize");
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
  Unanswered(plan, absl::StrCat("gave up on the engine: ", tally_.given_up));
  return false;
}

void ConformRun::EngineIsGone(const spec::BoardSize& size, const CaseSource& source,
                              bool at_board) {
  const EngineAnswer gone = *engine_.client().gone();
  if (gone.kind == EngineAnswer::Kind::kStopped) {
    tally_.interrupted = true;
    return;
  }
  Incident(std::string(AnswerName(gone.kind)), size, source,
           absl::StrCat(at_board ? "while setting the board, at " : "at ",
                        engine_.client().gone_at(), ": ", gone.text));
  if (tally_.restarts >= options_.restarts) {
    tally_.given_up = absl::StrCat("it ended ", tally_.restarts + 1, " times (--restarts ",
                                   options_.restarts, ")");
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
  const bool gone =
      kind == "timed-out" || kind == "crashed" || kind == "closed" || kind == "garbage";
  // A missing ability is reported once per board; the loss of the engine every time.
  if (!gone && !told_.emplace(absl::StrCat(kind, " ", size.ToString(), " ", text), true).second)
    return;
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
  return kind == EngineAnswer::Kind::kStopped
             ? "interrupted"
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
             "undo does not restore the board; every play gets its own game");
    ask_ = AskWay::kReplay;
  }
  kept_of_case_ = 0;
  AskedCase entry = BookEntry(plan, ask_ == AskWay::kPlay);
  for (size_t i = 0; i < plan.questions.size(); ++i) {
    auto step = StepOf(plan.questions[i], found.findings[i]);
    AskedStep unused;
    CountOne(source, c, plan, plan.questions[i], found.findings[i],
             step.has_value() ? *step : unused);
    if (step.has_value()) entry.steps.push_back(*std::move(step));
  }
  Enter(std::move(entry));
}

void ConformRun::Enter(AskedCase entry) {
  const bool wrong = std::any_of(entry.steps.begin(), entry.steps.end(),
                                 [](const AskedStep& step) { return step.kind_of >= 0; });
  if (entry.steps.empty() || steps_ > (wrong ? kMostStepsAtAll : kMostSteps)) return;
  steps_ += entry.steps.size();
  tally_.book.push_back(std::move(entry));
}

void ConformRun::CountOne(const CaseSource& source, const formats::Case& c, const ConformPlan& plan,
                          const ConformQuestion& q, const ConformFinding& finding,
                          AskedStep& step) {
  switch (finding.kind) {
    case Found::kAgain:
      return;
    case Found::kOpen:
      ++tally_.open[absl::StrCat(q.open ? "after two passes, or a move out of turn"
                                        : "seen while setting up, or out of turn",
                                 ": ", q.reason)];
      return;
    case Found::kUnclear:
      ++tally_.unclear[absl::StrCat(finding.command.substr(0, finding.command.find(' ')), ": ",
                                    WordsAsReason(finding.words))];
      return;
    case Found::kNoCommand:
      ++tally_.not_asked[absl::StrCat(q.kind == ConformQuestion::Kind::kScore ? "outcome: "
                                      : q.round >= kRoundOfUndo               ? "plies taken back: "
                                                                              : "rows: ",
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
  const bool play = q.AboutPlay();
  std::string reason = q.reason;
  if (play)
    reason =
        absl::StrCat(q.legal ? "legal " : "illegal ", !q.legal && q.plain_ko ? "ko" : q.reason);
  if (q.kind == ConformQuestion::Kind::kBoard) reason = absl::StrCat("stones after ", q.reason);
  add(tally_.total);
  if (q.differs) add(tally_.differing);
  add(tally_.by_clause[q.clause]);
  add(tally_.by_reason[reason]);
  add(tally_.by_board[Board(plan.setup.size())]);
  const int side = std::max(plan.setup.size().cols(), plan.setup.size().rows());
  for (size_t i = 0; i < tally_.situations.size(); ++i) {
    if (!q.touches[i]) continue;
    SituationCount& count = tally_.situations[i];
    count.least_side = count.asked == 0 ? side : std::min(count.least_side, side);
    count.largest_side = std::max(count.largest_side, side);
    ++count.asked;
  }
  if (agrees) return;
  Disagree({source,
            spec::RuleSetName(plan.rules),
            spec::RuleSetName(c.rules),
            plan.setup,
            {plan.plies.begin(), plan.plies.begin() + q.after},
            q,
            finding},
           step);
}

void ConformRun::Disagree(ConformDisagreement disagreement, AskedStep& step) {
  const std::string kind = disagreement.Kind();
  const auto [at, fresh] = kinds_.emplace(kind, static_cast<int>(tally_.kinds.size()));
  if (fresh) tally_.kinds.push_back({kind, disagreement.Title(), disagreement.question.clause, 0});
  ++tally_.kinds[static_cast<size_t>(at->second)].count;
  step.kind_of = at->second;
  step.agrees = false;
  if (options_.on_disagreement) options_.on_disagreement(disagreement);
  if (kept_of_case_ >= kKeptOfCase || tally_.disagreements.size() >= kMostKept) return;
  ++kept_of_case_;
  step.kept = static_cast<int64_t>(tally_.disagreements.size());
  tally_.disagreements.push_back(std::move(disagreement));
}

}  // namespace hotstone::conformance
