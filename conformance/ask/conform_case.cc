// Puts the questions of one case to an engine and turns its replies into findings.
//
// CaseAsker tries the ways to set up the position until the engine accepts one. With all_legal or
// is_legal only the moves of the case change the state, so all commands of the case are sent ahead
// as one Script, each with a handler for its reply. A refused move ends the script, and so does the
// acceptance of a play that had to be refused: everything after it was not reached. A repeated
// question counts only if its answer has changed. With play as the only test, questions are asked
// one by one: the play is made and taken back by undo, whose effect is compared with list_stones;
// or, if undo alone makes the board wrong, every question gets its own game and undo comes last. A
// reply that says nothing about the play, such as a syntax error, is unclear, no disagreement.
//
// For example, a ko of two points with one question, whether White may retake at B1 after B A1, is
// asked as clear_board, loadsgf FILE, list_stones B, list_stones W, play B A1, list_stones B,
// list_stones W, is_legal W B1. The reply "= 0" to the last agrees; "= 1" disagrees; "? unknown
// command" is unclear.
#include "conformance/ask/conform_case.h"

#include <functional>
#include <set>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/status_macros.h"
#include "conformance/ask/conform_plan.h"
#include "spec/rules/cycle_traits.h"

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
        size_(plan.setup.size()),
        stones_(engine.Has("list_stones")) {}

  absl::StatusOr<CaseFindings> Run() {
    for (const SetUpWay way : engine_.Ways()) {
      ASSIGN_OR_RETURN(const auto set_up, engine_.CommandsFor(way, plan_));
      set_up_ = set_up;
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
      FillRest(Found::kNotSetUp, absl::StrCat("cannot be set up: ", result_.set_up_fault));
    }
    FillRest(Found::kUnanswered, engine_.client().alive() ? "" : engine_.client().gone()->text);
    HoldAfterPasses();
    return std::move(result_);
  }

 private:
  void Reset() {
    result_ = CaseFindings{};
    result_.findings.resize(plan_.questions.size());
    answered_.assign(plan_.questions.size(), false);
    disagrees_ = false;
    refused_.clear();
  }

  void FillRest(Found kind, const std::string& words) {
    for (size_t i = 0; i < answered_.size(); ++i) {
      if (!answered_[i]) Answer(i, kind, "", words);
    }
  }

  void Answer(size_t i, Found kind, std::string command, std::string words,
              std::string found = "") {
    answered_[i] = true;
    disagrees_ = disagrees_ || kind == Found::kDisagrees;
    result_.findings[i] = {kind, std::move(command), std::move(words), std::move(found)};
    const bool says = kind == Found::kAgrees || kind == Found::kDisagrees || kind == Found::kOpen ||
                      kind == Found::kUnclear;
    if (says && plan_.questions[i].round > 0 && WasAnswered(i))
      result_.findings[i].kind = Found::kAgain;
  }

  // A refusal after two passes counts if the engine permitted another play at that moment: it does
  // not take the game to be over.
  void HoldAfterPasses() {
    std::set<int> goes_on;  // the moments
    for (size_t i = 0; i < answered_.size(); ++i) {
      const ConformQuestion& q = plan_.questions[i];
      if (q.over && result_.findings[i].found == "legal") goes_on.insert(q.after);
    }
    for (size_t i = 0; i < answered_.size(); ++i) {
      const ConformQuestion& q = plan_.questions[i];
      ConformFinding& finding = result_.findings[i];
      if (q.over && finding.kind == Found::kOpen && goes_on.contains(q.after))
        finding.kind = Found::kDisagrees;
    }
  }

  // Whether an earlier question about the same play got the same answer.
  bool WasAnswered(size_t i) const {
    const ConformQuestion& q = plan_.questions[i];
    for (size_t k = 0; k < i; ++k) {
      const ConformQuestion& other = plan_.questions[k];
      if (other.kind == Kind::kPlay && q.AboutPlay() && other.after == q.after &&
          other.move == q.move && answered_[k] &&
          result_.findings[k].found == result_.findings[i].found) {
        return true;
      }
    }
    return false;
  }

  // Each function from here on interprets one kind of answer.

  void AnswerPlay(size_t i, bool legal, const std::string& command, const std::string& words) {
    const ConformQuestion& q = plan_.questions[i];
    Found kind = legal == q.legal ? Found::kAgrees : Found::kDisagrees;
    if (kind == Found::kDisagrees && !legal) {
      const bool out_of_turn =
          engine_.identity().keeps_turns && q.after == 0 && q.move.player != plan_.to_move;
      if (q.open || out_of_turn || set_up_.seen.contains(q.makes)) kind = Found::kOpen;
    }
    if (kind == Found::kDisagrees && OnlyTheSetUpComesBack(q)) kind = Found::kOpen;
    Answer(i, kind, command, words, legal ? "legal" : "illegal");
  }

  // Whether the play brings back only the set-up, and an engine that remembers turns may have the
  // set-up with the other player to move. A situation is what a ply of the same player left.
  bool OnlyTheSetUpComesBack(const ConformQuestion& q) const {
    if (!set_up_.other_turn || !spec::TraitsOf(plan_.rules.cycle).with_player ||
        q.makes != plan_.setup.cells())
      return false;
    for (size_t i = 0; i < static_cast<size_t>(q.after); ++i) {
      if (plan_.plies[i].player == q.move.player && plan_.positions[i + 1] == plan_.setup)
        return false;
    }
    return true;
  }

  // Handles `play` as a test of legality.
  void AnswerTry(size_t i, const std::string& command, const EngineAnswer& answer) {
    if (!answer.ok() && !SaysIllegal(answer.text))
      return Answer(i, Found::kUnclear, command, OneLine(answer.text));
    AnswerPlay(i, answer.ok(), command, Words(answer));
  }

  // Handles `play` as a move of the case. If another question asked the same and got the same
  // answer, it does not count twice.
  bool AnswerMove(size_t i, const std::string& command, const EngineAnswer& answer) {
    AnswerTry(i, command, answer);
    if (WasAnswered(i)) result_.findings[i].kind = Found::kAgain;
    if (!answer.ok()) FillRest(Found::kNotReached, absl::StrCat("after a refused move, ", command));
    return answer.ok();
  }

  // Handles a `play` that must be refused. If it was not, the board is now wrong.
  bool AnswerRefused(size_t i, const std::string& command, const EngineAnswer& answer) {
    AnswerTry(i, command, answer);
    if (answer.ok())
      FillRest(Found::kNotReached, absl::StrCat("after a play that must be refused, ", command));
    return !answer.ok();
  }

  // An engine that takes nothing back is not asked what comes after it.
  bool AnswerUndo(size_t i, const EngineAnswer& answer) {
    if (answer.ok()) Answer(i, Found::kAgain, "undo", Words(answer), "undone");
    if (!answer.ok())
      FillRest(Found::kNoCommand, absl::StrCat("an undo that answers ", Words(answer)));
    return answer.ok();
  }

  static std::string Words(const EngineAnswer& answer) {
    return absl::StrCat(answer.ok() ? "=" : "?", answer.text.empty() ? "" : " ",
                        OneLine(answer.text));
  }

  void AnswerAllLegal(const std::vector<size_t>& asked, const std::string& command,
                      const EngineAnswer& answer) {
    const auto points = answer.ok() ? ReadPoints(size_, answer.text) : std::nullopt;
    for (const size_t i : asked) {
      if (!points.has_value()) {
        Answer(i, Found::kUnclear, command, Words(answer));
        continue;
      }
      const bool legal =
          std::find(points->begin(), points->end(), *plan_.questions[i].move.at) != points->end();
      AnswerPlay(i, legal, command, Words(answer));
    }
  }

  void AnswerIsLegal(size_t i, const std::string& command, const EngineAnswer& answer) {
    const std::string word = absl::AsciiStrToLower(answer.text);
    const bool yes = word == "1" || word == "true";
    if (!answer.ok() && CallsIllegal(answer.text))
      return AnswerPlay(i, false, command, Words(answer));
    if (!answer.ok() || (!yes && word != "0" && word != "false")) {
      return Answer(i, Found::kUnclear, command, Words(answer));
    }
    AnswerPlay(i, yes, command, Words(answer));
  }

  void AnswerBoard(size_t i, const EngineAnswer& black, const EngineAnswer& white) {
    const auto position =
        black.ok() && white.ok() ? StonesPosition(size_, black.text, white.text) : std::nullopt;
    const std::string words = absl::StrCat("B ", Words(black), ", W ", Words(white));
    if (!position.has_value()) return Answer(i, Found::kUnclear, "list_stones", words);
    Answer(i, *position == plan_.questions[i].position ? Found::kAgrees : Found::kDisagrees,
           "list_stones", words, absl::StrJoin(position->ToRows(), "/"));
  }

  void AnswerScore(size_t i, const EngineAnswer& answer) {
    const auto score = answer.ok() ? ReadScore(answer.text) : std::nullopt;
    if (!score.has_value()) return Answer(i, Found::kUnclear, "final_score", Words(answer));
    // Players agree on dead stones, so the engine may take off those it calls dead.
    const std::string found = ScoreText(*score);
    const bool same =
        found == ScoreText(plan_.questions[i].score) || found == ScoreText(ScoreWithoutDead(i));
    Answer(i, same ? Found::kAgrees : Found::kDisagrees, "final_score", Words(answer), found);
  }

  spec::Outcome ScoreWithoutDead(size_t i) const {
    spec::Position position = plan_.questions[i].position;
    const bool listed = engine_.Has("final_status_list") && first_.ok();
    const auto dead = listed ? ReadPoints(size_, first_.text) : std::nullopt;
    for (const spec::Point p : dead.value_or(std::vector<spec::Point>())) position.Remove(p);
    return spec::Decide(position, plan_.rules);
  }

  // From here on: setting up positions.

  void Keep(Script& script, std::string command) {
    script.Add(std::move(command), [this](const EngineAnswer& answer) {
      first_ = answer;
      return true;
    });
  }

  void AddSetUp(Script& script) {
    script.Add("clear_board",
               [this](const EngineAnswer& answer) { return Accepted("clear_board", answer); });
    for (const std::string& command : set_up_.commands) {
      script.Add(command,
                 [this, command](const EngineAnswer& answer) { return Accepted(command, answer); });
    }
    if (!stones_ || set_up_.commands.empty()) return;
    Keep(script, "list_stones B");
    script.Add("list_stones W", [this](const EngineAnswer& answer) {
      const auto position = first_.ok() && answer.ok()
                                ? StonesPosition(size_, first_.text, answer.text)
                                : std::nullopt;
      if (position.has_value() && *position != plan_.setup) {
        refused_ = absl::StrCat(set_up_.commands[0].substr(0, set_up_.commands[0].find(' ')),
                                " produced ", absl::StrJoin(position->ToRows(), "/"));
      }
      return refused_.empty();
    });
  }

  bool Accepted(const std::string& command, const EngineAnswer& answer) {
    if (!answer.ok())
      refused_ = absl::StrCat(command.substr(0, command.find('/')), ": ", Words(answer));
    return answer.ok();
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
      Answer(next, Found::kNoCommand, "", "no undo");
  }

  void AddMoment(Script& script, size_t begin, size_t end) {
    std::vector<size_t> plays[2];
    if (plan_.questions[begin].kind == Kind::kUndo) {
      script.Add("undo",
                 [this, begin](const EngineAnswer& answer) { return AnswerUndo(begin, answer); });
    }
    for (size_t i = begin; i < end; ++i) {
      const ConformQuestion& q = plan_.questions[i];
      if (q.kind == Kind::kPlay) plays[q.move.player == Color::kBlack ? 0 : 1].push_back(i);
      if (q.kind == Kind::kBoard) AddBoard(script, i);
      if (q.kind == Kind::kScore) AddScore(script, i);
    }
    for (const auto& asked : plays) {
      if (!asked.empty()) AddPlays(script, asked);
    }
    const Kind last = plan_.questions[end - 1].kind;
    if (last == Kind::kMove || last == Kind::kRefused) AddMade(script, end - 1);
  }

  // A play that is actually made, and must be accepted or refused.
  void AddMade(Script& script, size_t i) {
    const ConformQuestion& q = plan_.questions[i];
    const std::string command = PlayCommand(q.move);
    script.Add(command,
               [this, command, i, move = q.kind == Kind::kMove](const EngineAnswer& answer) {
                 return move ? AnswerMove(i, command, answer) : AnswerRefused(i, command, answer);
               });
  }

  void AddPlays(Script& script, const std::vector<size_t>& asked) {
    const bool few = asked.size() <= kFewPlays && engine_.Has("is_legal");
    if (ask_ == AskWay::kAllLegal && !few) {
      const std::string command =
          absl::StrCat("all_legal ", spec::Letter(plan_.questions[asked[0]].move.player));
      script.Add(command, [this, command, asked](const EngineAnswer& answer) {
        AnswerAllLegal(asked, command, answer);
        return true;
      });
      return;
    }
    for (const size_t i : asked) {
      const spec::Move& move = plan_.questions[i].move;
      const std::string command =
          absl::StrCat("is_legal ", spec::Letter(move.player), " ", spec::MoveName(move));
      script.Add(command, [this, command, i](const EngineAnswer& answer) {
        AnswerIsLegal(i, command, answer);
        return true;
      });
    }
  }

  void AddBoard(Script& script, size_t i) {
    if (!stones_) return Answer(i, Found::kNoCommand, "", "no list_stones");
    Keep(script, "list_stones B");
    script.Add("list_stones W", [this, i](const EngineAnswer& answer) {
      AnswerBoard(i, first_, answer);
      return true;
    });
  }

  void AddScore(Script& script, size_t i) {
    if (!engine_.Has("final_score")) return Answer(i, Found::kNoCommand, "", "no final_score");
    if (engine_.Has("final_status_list")) Keep(script, "final_status_list dead");
    script.Add("final_score", [this, i](const EngineAnswer& answer) {
      AnswerScore(i, answer);
      return true;
    });
  }

  // From here on: asking one by one. `play` and `undo` go through the case's game once; replay
  // gives every question its own game.
  void AskOneByOne() {
    if (!GoTo(0)) return;
    for (size_t i = 0; i < plan_.questions.size() && engine_.client().alive(); ++i) {
      if (answered_[i]) continue;
      const ConformQuestion& q = plan_.questions[i];
      Script script;
      switch (q.kind) {
        case Kind::kBoard:
          AddBoard(script, i);
          break;
        case Kind::kScore:
          AddScore(script, i);
          break;
        case Kind::kPlay:
          if (ask_ == AskWay::kReplay && q.round == kRoundOfUndo) {
            Answer(i, Found::kNoCommand, "", "an undo, but plays are asked about in new games");
            continue;
          }
          if (!Try(i)) return;
          continue;
        case Kind::kUndo:
          if (!engine_.Has("undo")) return FillRest(Found::kNoCommand, "no undo");
          script.Add("undo",
                     [this, i](const EngineAnswer& answer) { return AnswerUndo(i, answer); });
          break;
        case Kind::kMove:
        case Kind::kRefused:
          AddMade(script, i);
          break;
      }
      script.Run(engine_.client());
      const bool lost = q.round == kRoundOfUndo && result_.findings[i].kind == Found::kDisagrees;
      if (ask_ == AskWay::kReplay && q.kind == Kind::kBoard && lost)
        FillRest(Found::kNoCommand, "an undo that does not restore the board");
    }
  }

  // Sets up and plays the moves before that moment. On failure returns false and refused_ says why.
  bool GoTo(int after) {
    Script script;
    AddSetUp(script);
    for (int ply = 0; ply < after; ++ply) {
      const std::string command = PlayCommand(plan_.plies[static_cast<size_t>(ply)]);
      script.Add(command,
                 [this, command](const EngineAnswer& answer) { return Accepted(command, answer); });
    }
    return script.Run(engine_.client());
  }

  // Makes the play and restores the situation. Returns false if the case cannot continue.
  bool Try(size_t i) {
    const ConformQuestion& q = plan_.questions[i];
    const std::string command = PlayCommand(q.move);
    const EngineAnswer answer = engine_.client().Ask(command);
    if (!answer.replied()) return false;
    AnswerTry(i, command, answer);
    if (!answer.ok()) return true;
    if (ask_ == AskWay::kReplay) return GoTo(q.after);
    const EngineAnswer undone = engine_.client().Ask("undo");
    if (!undone.replied()) return false;
    bool restored = undone.ok();
    if (restored && stones_) {
      const auto stones = engine_.client().AskAll({"list_stones B", "list_stones W"});
      if (!stones[1].replied()) return false;
      const auto position = stones[0].ok() && stones[1].ok()
                                ? StonesPosition(size_, stones[0].text, stones[1].text)
                                : std::nullopt;
      restored = !position.has_value() || *position == q.position;
    }
    if (!restored && !disagrees_) result_.undo_fault = true;
    if (!restored) FillRest(Found::kNotReached, "after an undo that does not restore the board");
    return restored;
  }

  ConformEngine& engine_;
  const ConformPlan& plan_;
  AskWay ask_;
  spec::BoardSize size_;
  bool stones_;
  SetUp set_up_;
  CaseFindings result_;
  std::vector<bool> answered_;
  bool disagrees_ = false;  // some answer was wrong: the board may differ without a fault of undo
  std::string refused_;     // why the set-up failed
  std::string faults_;      // the same, of all ways tried
  EngineAnswer first_;      // of two that are read together
};

}  // namespace

absl::StatusOr<CaseFindings> AskCase(ConformEngine& engine, const ConformPlan& plan, AskWay ask) {
  return CaseAsker(engine, plan, ask).Run();
}

}  // namespace hotstone::conformance
