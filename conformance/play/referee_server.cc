// Turns a line into a request and answers it. A request is about a stored game, a new one, or one
// contained in the request itself; the answer is assembled from the parts in referee_answer.h.
//
// For example {"op":"play","game":"a","moves":[["B","C2"],["W","B2"]]} plays C2, finds B2
// forbidden, and answers with the judgement of B2, "played":1, and the state of the game after C2.
// If B2 had been legal, the judgement would also be B2's, with "played" 2: the answer gives the
// last move examined.
#include "conformance/play/referee_server.h"

#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "conformance/play/referee_answer.h"
#include "spec/rules/rule_switches.h"

namespace hotstone::conformance {
namespace {

using formats::CaseEntry;
using formats::RefereeLine;
using formats::RefereeOp;
using formats::RefereeStart;

// A game that is judged once is never taken back, and many games must each be small.
constexpr size_t kCopies = 2;

absl::StatusOr<Referee> Begin(const RefereeStart& start) {
  RETURN_IF_ERROR(spec::RulesInReach(start.rules, start.setup.size()));
  Referee referee(start.rules, start.setup.size(), kCopies);
  RETURN_IF_ERROR(referee.SetUp(start.setup, start.to_move, false));
  return referee;
}

Turns TurnsOf(const RefereeStart& start) {
  return start.free_turns ? Turns::kFree : Turns::kInTurn;
}

std::string GameInQuotes(const std::string& game) { return absl::StrCat("\"", game, "\""); }

}  // namespace

// The result of a list of moves.
struct RefereeServer::Played {
  int64_t played = 0;                  // of the entries
  std::optional<Judgement> looked_at;  // the last move, played or refused
  std::string says;
  std::string error;  // an entry that could not be judged
};

void RefereeServer::Answer(const formats::GtpLines::Line& line, std::string& out) {
  ++lines_;
  if (line.text.find_first_not_of(" \t\r") == std::string::npos && !line.cut) return;
  if (line.cut) {
    out += Error({}, absl::StrCat("the line is longer than ", formats::kMaxRefereeLine,
                                  " bytes; send a long game in several requests"));
  } else {
    out += AnswerLine(formats::ParseRefereeLine(line.text, tree_));
  }
  out += '\n';
}

std::string RefereeServer::Error(const RefereeLine& line, const std::string& what,
                                 int64_t played) const {
  formats::JsonLine answer = BeginAnswer(line.id);
  answer.Set("line", lines_);
  if (line.column > 0) {
    answer.Set("column", static_cast<int64_t>(line.column));
  } else {
    answer.SetNull("column");
  }
  if (played >= 0) answer.Set("played", played);
  return answer.Set("error", what).ToString();
}

std::string RefereeServer::AnswerLine(const RefereeLine& line) {
  if (!line.error.empty()) return Error(line, line.error);
  if (line.request.game.empty()) return AnswerTold(line);
  if (line.request.op == RefereeOp::kNew) return AnswerNew(line);
  return AnswerHeld(line);
}

RefereeServer::Played RefereeServer::PlayMoves(Held& held,
                                               const std::vector<CaseEntry>& moves) const {
  Played result;
  Referee& referee = held.referee;
  for (size_t i = 0; i < moves.size(); ++i) {
    const CaseEntry& entry = moves[i];
    if (referee.Full() || plies_ + i >= limits_.plies) {
      result.error = referee.Full() ? absl::StrCat("moves[", i, "]: the game has ", kMostEvents,
                                                   " plies, the maximum")
                                    : absl::StrCat("moves[", i, "]: the games have ", limits_.plies,
                                                   " plies in total, the maximum; drop some");
      return result;
    }
    if (entry.dead.has_value()) {
      if (const auto status = referee.AgreeDead(*entry.dead); !status.ok()) {
        result.error = absl::StrCat("moves[", i, "]: ", std::string(status.message()));
        return result;
      }
    } else {
      const bool last = i + 1 == moves.size();
      const bool refused = !last && (IsOutOfTurn(referee, entry.move, held.turns) ||
                                     !referee.Play(entry.move).legal());
      if (last || refused) {
        result.looked_at = JudgeMove(referee, entry.move, held.turns);
        result.says = JudgementSentence(referee, *result.looked_at);
        if (!result.looked_at->legal()) return result;
        referee.Play(entry.move);
      }
    }
    ++result.played;
  }
  return result;
}

std::string RefereeServer::AnswerPlayed(const RefereeLine& line, const Held& held,
                                        const Played& played) const {
  if (!played.error.empty()) return Error(line, played.error, played.played);
  formats::JsonLine answer = BeginAnswer(line.id);
  AddRequest(line.request, answer);
  if (played.looked_at.has_value()) AddJudgement(*played.looked_at, played.says, answer);
  answer.Set("played", played.played);
  AddState(held.referee, answer);
  return answer.ToString();
}

std::string RefereeServer::AnswerNew(const RefereeLine& line) {
  const formats::RefereeRequest& request = line.request;
  if (games_.contains(request.game)) {
    return Error(line, absl::StrCat("the game ", GameInQuotes(request.game),
                                    " already exists; drop it first"));
  }
  if (limits_.games == 0) {
    return Error(line,
                 "this server holds no games (its limit is 0); include the game in the request");
  }
  if (games_.size() >= limits_.games) {
    return Error(line, absl::StrCat("there are ", games_.size(), " games, the maximum; drop some"));
  }
  auto referee = Begin(*request.start);
  if (!referee.ok()) return Error(line, std::string(referee.status().message()));
  Held& held = games_.emplace(request.game, Held{*std::move(referee), TurnsOf(*request.start)})
                   .first->second;
  const Played played = PlayMoves(held, request.moves);
  plies_ += held.referee.events().size();
  return AnswerPlayed(line, held, played);
}

std::string RefereeServer::AnswerHeld(const RefereeLine& line) {
  const formats::RefereeRequest& request = line.request;
  const auto at = games_.find(request.game);
  if (at == games_.end()) {
    return Error(line, absl::StrCat("there is no game ", GameInQuotes(request.game),
                                    "; \"op\":\"new\" creates one"));
  }
  Held& held = at->second;
  const size_t before = held.referee.events().size();
  formats::JsonLine answer = BeginAnswer(line.id);
  AddRequest(request, answer);
  switch (request.op) {
    case RefereeOp::kPlay: {
      const Played played = PlayMoves(held, request.moves);
      plies_ += held.referee.events().size() - before;
      return AnswerPlayed(line, held, played);
    }
    case RefereeOp::kUndo:
      if (static_cast<size_t>(request.plies) > before) {
        return Error(line,
                     absl::StrCat("cannot take ", request.plies, " back: the game has ", before));
      }
      for (int i = 0; i < request.plies; ++i) held.referee.Undo();
      plies_ -= before - held.referee.events().size();
      AddState(held.referee, answer);
      break;
    case RefereeOp::kJudge: {
      const Judgement judgement = JudgeMove(held.referee, request.judge, held.turns);
      AddJudgement(judgement, JudgementSentence(held.referee, judgement), answer);
      break;
    }
    case RefereeOp::kShow:
      AddState(held.referee, answer);
      AddBoard(held.referee, answer);
      break;
    case RefereeOp::kDrop:
      plies_ -= before;
      games_.erase(at);
      break;
    case RefereeOp::kNew:
      break;
  }
  return answer.ToString();
}

std::string RefereeServer::AnswerTold(const RefereeLine& line) {
  const formats::RefereeRequest& request = line.request;
  auto referee = Begin(*request.start);
  if (!referee.ok()) return Error(line, std::string(referee.status().message()));
  Held held{*std::move(referee), TurnsOf(*request.start)};
  const Played played = PlayMoves(held, request.moves);
  if (!played.error.empty()) return Error(line, played.error);
  if (played.looked_at.has_value() && !played.looked_at->legal()) {
    return Error(line, absl::StrCat("moves[", played.played, "]: ", played.says));
  }
  formats::JsonLine answer = BeginAnswer(line.id);
  AddRequest(request, answer);
  if (request.op == RefereeOp::kJudge) {
    const Judgement judgement = JudgeMove(held.referee, request.judge, held.turns);
    AddJudgement(judgement, JudgementSentence(held.referee, judgement), answer);
  } else {
    AddState(held.referee, answer);
    AddBoard(held.referee, answer);
  }
  return answer.ToString();
}

}  // namespace hotstone::conformance
