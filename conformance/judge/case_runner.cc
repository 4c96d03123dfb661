#include "conformance/judge/case_runner.h"

#include <algorithm>
#include <mutex>
#include <optional>

#include "absl/strings/str_cat.h"
#include "base/fan_out.h"
#include "conformance/judge/case_checks.h"
#include "conformance/judge/cited_clause.h"
#include "formats/case/case_reader.h"
#include "spec/rules/game.h"

namespace hotstone::conformance {
namespace {

using Verdict = CheckAnswer::Verdict;

// The run of one case: its questions, which are answered, and where the moves failed.
class CaseRun {
 public:
  CaseRun(const formats::Case& c, const ValueSolver& solver)
      : case_(c),
        refused_(c),
        checks_(ChecksOf(c, formats::PlyCount(c), solver)),
        answers_(checks_.size()) {}

  CaseReport Run() {
    auto game = spec::Game::Create(case_.rules, case_.setup, case_.to_move);
    if (!game.ok()) return Unplayable(game.status());
    PlayMoves(*game);
    AnswerAll(*game);
    return Report();
  }

 private:
  // An illegal setup, which the reader rejects, would be a failure of the moves.
  CaseReport Unplayable(const absl::Status& status) {
    move_finding_ = CaseFinding{false,
                                "setup",
                                std::nullopt,
                                "a legal position",
                                std::string(status.message()),
                                std::string(OwnClause(case_.rules, "ING96-R4", "TT-MOVE"))};
    return Report();
  }

  void PlayMoves(spec::Game& game) {
    for (size_t i = 0; i < case_.moves.size(); ++i) {
      const formats::CaseEntry& entry = case_.moves[i];
      const int plies = static_cast<int>(game.plies().size());
      if (entry.dead.has_value()) {
        if (const auto status = game.AgreeDead(*entry.dead); !status.ok()) {
          return StopAt(
              i, absl::StrCat("dead ", spec::PointNames(*entry.dead), " removed by agreement"),
              std::string(status.message()), "ING96-R3");
        }
        continue;
      }
      const spec::Move& move = entry.move;
      if (!case_.free_turns && move.player != game.to_move()) {
        return StopAt(i, absl::StrCat("a move by ", spec::Letter(game.to_move())),
                      absl::StrCat(PlayerMove(move), " out of turn (free_turns is not set)"),
                      OwnClause(case_.rules, "ING96-R3", "TT-TURN"));
      }
      if (refused_.Contains(plies, move)) {
        AnswerRefused(game, plies, move);
        continue;
      }
      AnswerMoment(game, plies);
      const spec::Ruling ruling = game.Play(move);
      if (!ruling.legal()) {
        return StopAt(i, RulingText(move, {}), RulingText(move, ruling), CitedClause(ruling, game));
      }
    }
  }

  void StopAt(size_t i, std::string expected, std::string found, std::string_view clause) {
    move_finding_ = CaseFinding{false,
                                absl::StrCat("moves[", i, "]"),
                                std::nullopt,
                                std::move(expected),
                                std::move(found),
                                std::string(clause)};
  }

  void AnswerRefused(const spec::Game& game, int plies, const spec::Move& move) {
    for (size_t i = 0; i < checks_.size(); ++i) {
      if (checks_[i].after == plies && checks_[i].refused == move) Answer(i, game);
    }
  }
  void AnswerMoment(const spec::Game& game, int plies) {
    for (size_t i = 0; i < checks_.size(); ++i) {
      if (checks_[i].after == plies) Answer(i, game);
    }
  }
  // After the last move: questions about its own moment are asked, and later moments are not
  // reached.
  void AnswerAll(const spec::Game& game) {
    const int plies = static_cast<int>(game.plies().size());
    AnswerMoment(game, plies);
    const std::string not_reached = move_finding_.has_value()
                                        ? absl::StrCat("not reached: the moves stop after ply ",
                                                       plies, " at ", move_finding_->key)
                                        : absl::StrCat("not reached: the last ply is ", plies);
    for (auto& answer : answers_) {
      if (!answer.has_value()) answer = CheckAnswer{Verdict::kFails, not_reached, "-"};
    }
  }
  void Answer(size_t i, const spec::Game& game) {
    if (!answers_[i].has_value()) answers_[i] = checks_[i].ask(game);
  }

  CaseReport Report() const {
    CaseReport report;
    if (move_finding_.has_value()) {
      ++(move_finding_->unknown ? report.unknown : report.failed);
      report.findings.push_back(*move_finding_);
    } else if (!case_.moves.empty()) {
      ++report.held;
    }
    for (size_t i = 0; i < checks_.size(); ++i) {
      if (!answers_[i].has_value()) continue;
      const CheckAnswer& answer = *answers_[i];
      if (answer.verdict == Verdict::kHolds) {
        ++report.held;
        continue;
      }
      const bool unknown = answer.verdict == Verdict::kUnknown;
      ++(unknown ? report.unknown : report.failed);
      report.findings.push_back({unknown, checks_[i].key.ToString(), checks_[i].after,
                                 checks_[i].expected(), answer.found, answer.clause});
    }
    return report;
  }

  const formats::Case& case_;
  formats::RefusedMoves refused_;
  std::vector<CaseCheck> checks_;
  std::vector<std::optional<CheckAnswer>> answers_;
  std::optional<CaseFinding> move_finding_;
};

}  // namespace

CaseReport RunCase(const formats::Case& c, const ValueSolver& solver) {
  return CaseRun(c, solver).Run();
}

std::vector<CaseReport> RunCases(const std::vector<formats::CaseLine>& cases,
                                 const ValueSolver& solver, int threads) {
  // Cases per portion: enough to amortise taking one, few enough that nobody waits long for the
  // last.
  constexpr size_t kBlock = 64;
  std::vector<CaseReport> reports(cases.size());
  std::mutex one_at_a_time;
  const ValueSolver shared = [&](const spec::Situation& situation, const spec::RuleSet& rules) {
    const std::lock_guard<std::mutex> lock(one_at_a_time);
    return solver(situation, rules);
  };
  Portions portions(0, cases.size(), kBlock);
  FanOut(std::min(static_cast<uint64_t>(std::max(threads, 1)), portions.count()), [&](size_t) {
    for (Portion p = portions.Take(); !p.empty(); p = portions.Take()) {
      for (uint64_t i = p.first; i < p.last; ++i) {
        reports[i] = RunCase(cases[i].value, solver ? shared : solver);
      }
    }
  });
  return reports;
}

}  // namespace hotstone::conformance
