// Reads the answers of engines: points, stones, scores; and turns them into findings.
//
// A repeated question counts only if its answer has changed. A refused move ends the case, and so
// does the acceptance of a play that had to be refused: everything after it was not reached.
//
// For example, the law forbids White B1 as the retake of a ko. The reply "= 0" to is_legal W B1
// agrees; "= 1" disagrees; "? unknown command" is unclear.
#include "conformance/ask/conform_answers.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "conformance/ask/conform_question.h"
#include "spec/rules/cycle_traits.h"

namespace hotstone::conformance {

using Found = ConformFinding::Kind;

std::optional<std::vector<spec::Point>> ReadPoints(const spec::BoardSize& size,
                                                   const std::string& text) {
  std::vector<spec::Point> points;
  const std::vector<std::string> words =
      absl::StrSplit(text, absl::ByAnyChar(" \n"), absl::SkipEmpty());
  for (const std::string& word : words) {
    if (absl::AsciiStrToLower(word) == "pass") continue;
    const auto p = spec::ParsePoint(word, size);
    if (!p.ok()) return std::nullopt;
    points.push_back(*p);
  }
  std::sort(points.begin(), points.end(),
            [&size](spec::Point a, spec::Point b) { return size.Index(a) < size.Index(b); });
  return points;
}

std::optional<spec::Position> StonesPosition(const spec::BoardSize& size, const std::string& black,
                                             const std::string& white) {
  spec::Position position(size);
  for (const auto color : {spec::Color::kBlack, spec::Color::kWhite}) {
    const auto points = ReadPoints(size, color == spec::Color::kBlack ? black : white);
    if (!points.has_value()) return std::nullopt;
    for (const spec::Point p : *points) {
      if (!position.IsEmpty(p)) return std::nullopt;
      position.Put(p, color);
    }
  }
  return position;
}

std::optional<spec::Position> StonesPosition(const spec::BoardSize& size, const EngineAnswer& black,
                                             const EngineAnswer& white) {
  return black.ok() && white.ok() ? StonesPosition(size, black.text, white.text) : std::nullopt;
}

bool SaysIllegal(const std::string& words) {
  const std::string low = absl::AsciiStrToLower(words);
  for (const char* other : {"unknown command", "syntax", "invalid color", "invalid coordinate",
                            "invalid vertex", "invalid argument", "error", "exception"}) {
    if (absl::StrContains(low, other)) return false;
  }
  return true;
}

bool CallsIllegal(const std::string& words) {
  const std::string low = absl::AsciiStrToLower(words);
  return SaysIllegal(words) &&
         (absl::StrContains(low, "illegal") || absl::StrContains(low, "not legal"));
}

std::optional<spec::Outcome> ReadScore(const std::string& text) {
  const std::vector<std::string> words =
      absl::StrSplit(text, absl::ByAnyChar(" \n"), absl::SkipEmpty());
  if (words.empty()) return std::nullopt;
  const std::string word = absl::AsciiStrToUpper(words[0]);
  if (word == "0" || word == "DRAW" || word == "JIGO") return spec::Outcome{};
  if (word.size() < 3 || (word[0] != 'B' && word[0] != 'W') || word[1] != '+') return std::nullopt;
  double by = 0;
  if (!absl::SimpleAtod(word.substr(2), &by) || !(by >= 0 && by <= 1000) ||
      by * 2 != std::floor(by * 2)) {
    return std::nullopt;
  }
  return spec::Outcome{word[0] == 'B' ? spec::Color::kBlack : spec::Color::kWhite,
                       static_cast<int>(by * 2)};
}

std::string ScoreText(const spec::Outcome& outcome) {
  if (outcome.margin_x2 == 0) return "0";
  return absl::StrCat(outcome.winner == spec::Color::kBlack ? "B+" : "W+",
                      spec::HalfPoints(outcome.margin_x2));
}

std::string AnswerWords(const EngineAnswer& answer) {
  return absl::StrCat(answer.ok() ? "=" : "?", answer.text.empty() ? "" : " ",
                      OneLine(answer.text));
}

void CaseAnswers::Start(const SetUp& set_up) {
  set_up_ = set_up;
  findings_.assign(plan_.questions.size(), {});
  answered_.assign(plan_.questions.size(), false);
  disagrees_ = false;
}

void CaseAnswers::FillRest(Found kind, const std::string& words) {
  for (size_t i = 0; i < answered_.size(); ++i) {
    if (!answered_[i]) Answer(i, kind, "", words);
  }
}

void CaseAnswers::Answer(size_t i, Found kind, std::string command, std::string words,
                         std::string found) {
  answered_[i] = true;
  disagrees_ = disagrees_ || kind == Found::kDisagrees;
  findings_[i] = {kind, std::move(command), std::move(words), std::move(found)};
  const bool says = kind == Found::kAgrees || kind == Found::kDisagrees || kind == Found::kOpen ||
                    kind == Found::kUnclear;
  if (says && plan_.questions[i].round > 0 && WasAnswered(i)) findings_[i].kind = Found::kAgain;
}

// Whether an earlier question about the same play got the same answer.
bool CaseAnswers::WasAnswered(size_t i) const {
  const ConformQuestion& q = plan_.questions[i];
  for (size_t k = 0; k < i; ++k) {
    const ConformQuestion& other = plan_.questions[k];
    if (other.kind == ConformQuestion::Kind::kPlay && q.AboutPlay() && other.after == q.after &&
        other.move == q.move && answered_[k] && findings_[k].found == findings_[i].found) {
      return true;
    }
  }
  return false;
}

// A refusal after two passes counts if the engine permitted another play at that moment: it does
// not take the game to be over.
std::vector<ConformFinding> CaseAnswers::Take() {
  std::set<int> goes_on;  // the moments
  for (size_t i = 0; i < answered_.size(); ++i) {
    const ConformQuestion& q = plan_.questions[i];
    if (q.over && findings_[i].found == "legal") goes_on.insert(q.after);
  }
  for (size_t i = 0; i < answered_.size(); ++i) {
    const ConformQuestion& q = plan_.questions[i];
    if (q.over && findings_[i].kind == Found::kOpen && goes_on.contains(q.after))
      findings_[i].kind = Found::kDisagrees;
  }
  return std::move(findings_);
}

void CaseAnswers::AnswerPlay(size_t i, bool legal, const std::string& command,
                             const EngineAnswer& answer) {
  const ConformQuestion& q = plan_.questions[i];
  Found kind = legal == q.legal ? Found::kAgrees : Found::kDisagrees;
  if (kind == Found::kDisagrees && !legal) {
    const bool out_of_turn = keeps_turns_ && q.after == 0 && q.move.player != plan_.to_move;
    if (q.open || out_of_turn || set_up_.seen.contains(q.makes)) kind = Found::kOpen;
  }
  if (kind == Found::kDisagrees && OnlyTheSetUpComesBack(q)) kind = Found::kOpen;
  Answer(i, kind, command, AnswerWords(answer), legal ? "legal" : "illegal");
}

// Whether the play brings back only the set-up, and an engine that remembers turns may have the
// set-up with the other player to move. A situation is what a ply of the same player left.
bool CaseAnswers::OnlyTheSetUpComesBack(const ConformQuestion& q) const {
  if (!set_up_.other_turn || !spec::TraitsOf(plan_.rules.cycle).with_player ||
      q.makes != plan_.setup.cells())
    return false;
  for (size_t i = 0; i < static_cast<size_t>(q.after); ++i) {
    if (plan_.plies[i].player == q.move.player && plan_.positions[i + 1] == plan_.setup)
      return false;
  }
  return true;
}

void CaseAnswers::AnswerTry(size_t i, const std::string& command, const EngineAnswer& answer) {
  if (!answer.ok() && !SaysIllegal(answer.text))
    return Answer(i, Found::kUnclear, command, OneLine(answer.text));
  AnswerPlay(i, answer.ok(), command, answer);
}

// If another question asked the same and got the same answer, it does not count twice.
bool CaseAnswers::AnswerMove(size_t i, const std::string& command, const EngineAnswer& answer) {
  AnswerTry(i, command, answer);
  if (WasAnswered(i)) findings_[i].kind = Found::kAgain;
  if (!answer.ok()) FillRest(Found::kNotReached, absl::StrCat("after a refused move, ", command));
  return answer.ok();
}

bool CaseAnswers::AnswerRefused(size_t i, const std::string& command, const EngineAnswer& answer) {
  AnswerTry(i, command, answer);
  if (answer.ok())
    FillRest(Found::kNotReached, absl::StrCat("after a play that must be refused, ", command));
  return !answer.ok();
}

bool CaseAnswers::AnswerUndo(size_t i, const EngineAnswer& answer) {
  if (answer.ok()) Answer(i, Found::kAgain, "undo", AnswerWords(answer), "undone");
  if (!answer.ok())
    FillRest(Found::kNoCommand, absl::StrCat("an undo that answers ", AnswerWords(answer)));
  return answer.ok();
}

void CaseAnswers::AnswerAllLegal(const std::vector<size_t>& asked, const std::string& command,
                                 const EngineAnswer& answer) {
  const auto points = answer.ok() ? ReadPoints(plan_.setup.size(), answer.text) : std::nullopt;
  for (const size_t i : asked) {
    if (!points.has_value()) {
      Answer(i, Found::kUnclear, command, AnswerWords(answer));
      continue;
    }
    const bool legal =
        std::find(points->begin(), points->end(), *plan_.questions[i].move.at) != points->end();
    AnswerPlay(i, legal, command, answer);
  }
}

void CaseAnswers::AnswerIsLegal(size_t i, const std::string& command, const EngineAnswer& answer) {
  const std::string word = absl::AsciiStrToLower(answer.text);
  const bool yes = answer.ok() && (word == "1" || word == "true");
  const bool no = answer.ok() ? word == "0" || word == "false" : CallsIllegal(answer.text);
  if (!yes && !no) return Answer(i, Found::kUnclear, command, AnswerWords(answer));
  AnswerPlay(i, yes, command, answer);
}

void CaseAnswers::AnswerBoard(size_t i, const EngineAnswer& black, const EngineAnswer& white) {
  const auto position = StonesPosition(plan_.setup.size(), black, white);
  const std::string words = absl::StrCat("B ", AnswerWords(black), ", W ", AnswerWords(white));
  if (!position.has_value()) return Answer(i, Found::kUnclear, "list_stones", words);
  Answer(i, *position == plan_.questions[i].position ? Found::kAgrees : Found::kDisagrees,
         "list_stones", words, position->ToText());
}

// Players agree on dead stones, so the engine may take off those it calls dead.
void CaseAnswers::AnswerScore(size_t i, const EngineAnswer& answer,
                              const std::optional<EngineAnswer>& dead) {
  const auto score = answer.ok() ? ReadScore(answer.text) : std::nullopt;
  if (!score.has_value()) return Answer(i, Found::kUnclear, "final_score", AnswerWords(answer));
  spec::Position without = plan_.questions[i].position;
  const bool listed = dead.has_value() && dead->ok();
  const auto stones = listed ? ReadPoints(without.size(), dead->text) : std::nullopt;
  for (const spec::Point p : stones.value_or(std::vector<spec::Point>())) without.Remove(p);
  const std::string found = ScoreText(*score);
  const bool same = found == ScoreText(plan_.questions[i].score) ||
                    found == ScoreText(spec::Decide(without, plan_.rules));
  Answer(i, same ? Found::kAgrees : Found::kDisagrees, "final_score", AnswerWords(answer), found);
}

}  // namespace hotstone::conformance
