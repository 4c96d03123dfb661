// Puts the questions of one case to an engine and turns its replies into findings.
//
// CaseAsker tries the ways to set up the position until the engine accepts one. With all_legal or
// is_legal only the moves of the case change the state, so all commands of the case are sent ahead
// as one Script, each with a handler for its reply (conform_answers.h). With play as the only test,
// questions are asked one by one: the play is made and taken back by undo, whose effect is compared
// with list_stones; or, if undo alone makes the board wrong, every question gets its own game and
// undo comes last.
//
// For example, a ko of two points with one question, whether White may retake at B1 after B A1, is
// asked as clear_board, loadsgf FILE, list_stones B, list_stones W, play B A1, list_stones B,
// list_stones W, is_legal W B1.
#include "conformance/ask/conform_case.h"

#include <array>
#include <functional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "conformance/ask/conform_question.h"

namespace hotstone::conformance {
namespace {

using spec::Color;
using Kind = ConformQuestion::Kind;
using Found = ConformFinding::Kind;

// So many plays are asked about one by one, even if the engine can list all.
constexpr size_t kFewPlays = 8;

std::string PlayCommand(const spec::Move& move) {
  return absl::StrCat("play ", spec::Letter(move.player), " ", spec::MoveName(move));
}

// Commands that can all be sent before the first answer is read, each with a handler for its
// answer. A handler that returns false ends the script: later answers are meaningless.
class Script {
 public:
  using Handler = std::function<bool(const EngineAnswer&)>;
  void Add(std::string command, Handler handler) {
    commands_.push_back(std::move(command));
    handlers_.push_back(std::move(handler));
  }
  // False if a handler ended it or the engine went away.
  bool Run(GtpClient& client) {
    const auto answers = client.AskAll(commands_);
    for (size_t i = 0; i < answers.size(); ++i) {
      if (!answers[i].replied() || !handlers_[i](answers[i])) return false;
    }
    return true;
  }

 private:
  std::vector<std::string> commands_;
  std::vector<Handler> handlers_;
};

class CaseAsker {
 public:
  CaseAsker(ConformEngine& engine, const ConformPlan& plan, AskWay ask)
      : engine_(engine),
        plan_(plan),
        ask_(ask),
        stones_(engine.Has("list_stones")),
        answers_(plan, engine.identity().keeps_turns) {}

  absl::StatusOr<CaseFindings> Run() {
    for (const SetUpWay way : engine_.Ways()) {
      ASSIGN_OR_RETURN(set_up_, engine_.CommandsFor(way, plan_));
      Reset();
      const bool batch = ask_ == AskWay::kAllLegal || ask_ == AskWay::kIsLegal;
      batch ? AskAllAtOnce() : AskOneByOne();
      if (result_.undo_fault && ask_ == AskWay::kPlay) {
        ask_ = AskWay::kReplay;
        Reset();
        AskOneByOne();
        result_.undo_fault = true;
      }
      if (!engine_.client().alive() || refused_.empty()) {
        if (refused_.empty() && !set_up_.commands.empty()) result_.way = way;
        break;
      }
      absl::StrAppend(&faults_, faults_.empty() ? "" : "; ", refused_);
    }
    if (!refused_.empty()) {
      result_.set_up_fault = faults_.empty() ? refused_ : faults_;
      answers_.FillRest(Found::kNotSetUp, absl::StrCat("cannot be set up: ", result_.set_up_fault));
    }
    answers_.FillRest(Found::kUnanswered,
                      engine_.client().alive() ? "" : engine_.client().gone()->text);
    result_.findings = answers_.Take();
    return std::move(result_);
  }

 private:
  void Reset() {
    result_ = CaseFindings{};
    answers_.Start(set_up_);
    refused_.clear();
  }

  // Each function from here on adds commands to a script.

  // The answer goes into first_, for the handler of the next command.
  void Keep(Script& script, std::string command) {
    script.Add(std::move(command), [this](const EngineAnswer& answer) {
      first_ = answer;
      return true;
    });
  }

  // A command that must be accepted.
  void AddSetUp(Script& script, const std::string& command) {
    script.Add(command, [this, command](const EngineAnswer& answer) {
      if (!answer.ok())
        refused_ = absl::StrCat(command.substr(0, command.find('/')), ": ", AnswerWords(answer));
      return answer.ok();
    });
  }

  void AddSetUp(Script& script) {
    AddSetUp(script, "clear_board");
    for (const std::string& command : set_up_.commands) AddSetUp(script, command);
    if (!stones_ || set_up_.commands.empty()) return;
    Keep(script, "list_stones B");
    script.Add("list_stones W", [this](const EngineAnswer& answer) {
      const auto position = StonesPosition(plan_.setup.size(), first_, answer);
      if (position.has_value() && *position != plan_.setup) {
        refused_ = absl::StrCat(set_up_.commands[0].substr(0, set_up_.commands[0].find(' ')),
                                " produced ", position->ToText());
      }
      return refused_.empty();
    });
  }

  void AddPlays(Script& script, const std::vector<size_t>& asked) {
    if (asked.empty()) return;
    const bool few = asked.size() <= kFewPlays && engine_.Has("is_legal");
    if (ask_ == AskWay::kAllLegal && !few) {
      const std::string command =
          absl::StrCat("all_legal ", spec::Letter(plan_.questions[asked[0]].move.player));
      script.Add(command, [this, command, asked](const EngineAnswer& answer) {
        answers_.AnswerAllLegal(asked, command, answer);
        return true;
      });
      return;
    }
    for (const size_t i : asked) {
      const spec::Move& move = plan_.questions[i].move;
      const std::string command =
          absl::StrCat("is_legal ", spec::Letter(move.player), " ", spec::MoveName(move));
      script.Add(command, [this, command, i](const EngineAnswer& answer) {
        answers_.AnswerIsLegal(i, command, answer);
        return true;
      });
    }
  }

  // Any other question.
  void AddQuestion(Script& script, size_t i) {
    const ConformQuestion& q = plan_.questions[i];
    switch (q.kind) {
      case Kind::kPlay:
        break;
      case Kind::kBoard:
        if (!stones_) return answers_.Answer(i, Found::kNoCommand, "", "no list_stones");
        Keep(script, "list_stones B");
        return script.Add("list_stones W", [this, i](const EngineAnswer& answer) {
          answers_.AnswerBoard(i, first_, answer);
          return true;
        });
      case Kind::kScore: {
        if (!engine_.Has("final_score"))
          return answers_.Answer(i, Found::kNoCommand, "", "no final_score");
        const bool lists = engine_.Has("final_status_list");
        if (lists) Keep(script, "final_status_list dead");
        return script.Add("final_score", [this, i, lists](const EngineAnswer& answer) {
          answers_.AnswerScore(i, answer, lists ? std::optional(first_) : std::nullopt);
          return true;
        });
      }
      case Kind::kUndo:
        return script.Add("undo", [this, i](const EngineAnswer& answer) {
          return answers_.AnswerUndo(i, answer);
        });
      case Kind::kMove:
      case Kind::kRefused:
        return script.Add(PlayCommand(q.move), [this, &q, i](const EngineAnswer& answer) {
          const std::string command = PlayCommand(q.move);
          return q.kind == Kind::kMove ? answers_.AnswerMove(i, command, answer)
                                       : answers_.AnswerRefused(i, command, answer);
        });
    }
  }

  // From here on: sending all commands of a case in one batch.

  void AskAllAtOnce() {
    Script script;
    AddSetUp(script);
    size_t next = 0;
    const auto together = [](const ConformQuestion& a, const ConformQuestion& b) {
      return a.after == b.after && a.round == b.round;
    };
    const bool undoes = engine_.Has("undo");
    while (next < plan_.questions.size() && (undoes || plan_.questions[next].kind != Kind::kUndo)) {
      size_t end = next;
      while (end < plan_.questions.size() && together(plan_.questions[end], plan_.questions[next]))
        ++end;
      AddMoment(script, next, end);
      next = end;
    }
    const bool ran = script.Run(engine_.client());
    for (; ran && next < plan_.questions.size(); ++next)
      answers_.Answer(next, Found::kNoCommand, "", "no undo");
  }

  // An undo comes first, and a play that is actually made last.
  void AddMoment(Script& script, size_t begin, size_t end) {
    std::vector<size_t> plays[2];
    const bool made = plan_.questions[end - 1].IsMade();
    for (size_t i = begin; i < (made ? end - 1 : end); ++i) {
      const ConformQuestion& q = plan_.questions[i];
      if (q.kind == Kind::kPlay) plays[q.move.player == Color::kBlack ? 0 : 1].push_back(i);
      AddQuestion(script, i);
    }
    for (const auto& asked : plays) AddPlays(script, asked);
    if (made) AddQuestion(script, end - 1);
  }

  // From here on: asking one by one. `play` and `undo` go through the case's game once; replay
  // gives every question its own game.
  void AskOneByOne() {
    if (!GoTo(0)) return;
    const bool replay = ask_ == AskWay::kReplay;
    for (size_t i = 0; i < plan_.questions.size() && engine_.client().alive(); ++i) {
      if (answers_.answered(i)) continue;
      const ConformQuestion& q = plan_.questions[i];
      if (q.kind == Kind::kPlay && replay && q.round == kRoundOfUndo) {
        answers_.Answer(i, Found::kNoCommand, "",
                        "an undo, but plays are asked about in new games");
        continue;
      }
      if (q.kind == Kind::kPlay) {
        if (!Try(i)) return;
        continue;
      }
      if (q.kind == Kind::kUndo && !engine_.Has("undo"))
        return answers_.FillRest(Found::kNoCommand, "no undo");
      Script script;
      AddQuestion(script, i);
      script.Run(engine_.client());
      if (replay && q.kind == Kind::kBoard && q.round == kRoundOfUndo && answers_.Disagrees(i))
        answers_.FillRest(Found::kNoCommand, "an undo that does not restore the board");
    }
  }

  // Sets up and plays the moves before that moment. On failure returns false and refused_ says why.
  bool GoTo(int after) {
    Script script;
    AddSetUp(script);
    for (int ply = 0; ply < after; ++ply)
      AddSetUp(script, PlayCommand(plan_.plies[static_cast<size_t>(ply)]));
    return script.Run(engine_.client());
  }

  // Makes the play and restores the situation. Returns false if the case cannot continue.
  bool Try(size_t i) {
    const ConformQuestion& q = plan_.questions[i];
    const std::string command = PlayCommand(q.move);
    const EngineAnswer answer = engine_.client().Ask(command);
    if (!answer.replied()) return false;
    answers_.AnswerTry(i, command, answer);
    if (!answer.ok()) return true;
    if (ask_ == AskWay::kReplay) return GoTo(q.after);
    const EngineAnswer undone = engine_.client().Ask("undo");
    if (!undone.replied()) return false;
    bool restored = undone.ok();
    if (restored && stones_) {
      const auto stones = engine_.client().AskAll({"list_stones B", "list_stones W"});
      if (!stones[1].replied()) return false;
      const auto position = StonesPosition(plan_.setup.size(), stones[0], stones[1]);
      restored = !position.has_value() || *position == q.position;
    }
    if (!restored && !answers_.disagrees()) result_.undo_fault = true;
    if (!restored)
      answers_.FillRest(Found::kNotReached, "after an undo that does not restore the board");
    return restored;
  }

  ConformEngine& engine_;
  const ConformPlan& plan_;
  AskWay ask_;
  bool stones_;
  SetUp set_up_;
  CaseAnswers answers_;
  CaseFindings result_;
  std::string refused_;  // why the set-up failed
  std::string faults_;   // the same, of all ways tried
  EngineAnswer first_;   // of two that are read together
};

}  // namespace

absl::StatusOr<CaseFindings> AskCase(ConformEngine& engine, const ConformPlan& plan, AskWay ask) {
  return CaseAsker(engine, plan, ask).Run();
}

std::string_view AskWayName(AskWay way) {
  constexpr std::array<std::string_view, 4> kNames = {"all_legal", "is_legal", "play", "replay"};
  return kNames[static_cast<size_t>(way)];
}

}  // namespace hotstone::conformance
