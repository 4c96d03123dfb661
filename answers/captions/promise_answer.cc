// AskPromise decides both promises for every set of sentences of a text (claims/promise/).
// Describe shows the border of each table: the smallest sets that keep the promise, with the
// theorems, and the largest that break it, with the game or the board.
#include "answers/captions/promise_answer.h"

#include <algorithm>
#include <filesystem>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/status_macros.h"
#include "base/whole_file.h"
#include "certify/certificate_writer.h"

namespace hotstone::answers {
namespace {

using claims::PromiseKind;
using claims::SetAnswer;

const char* Word(claims::PromiseAnswer answer) {
  switch (answer) {
    case claims::PromiseAnswer::kKept:
      return "kept";
    case claims::PromiseAnswer::kBroken:
      return "broken";
    case claims::PromiseAnswer::kOpen:
      return "open";
  }
  return "";
}

int64_t Count(const std::vector<SetAnswer>& answers, claims::PromiseAnswer wanted) {
  return std::count_if(answers.begin(), answers.end(),
                       [&](const SetAnswer& one) { return one.answer == wanted; });
}

// The certificates of the maximal sets that break the strong promise, in files 1.certificate, ...
absl::StatusOr<std::vector<std::string>> Write(const std::string& folder,
                                               const std::vector<SetAnswer>& strong) {
  std::vector<std::string> written;
  for (const SetAnswer& one : claims::Maximal(strong)) {
    const std::string path =
        (std::filesystem::path(folder) / absl::StrCat(written.size() + 1, ".certificate")).string();
    RETURN_IF_ERROR(certify::WriteLasso(path, claims::LassoOf(*one.game, one.rules)));
    written.push_back(path);
  }
  return written;
}

Shown DescribeSet(const claims::PromiseText& text, const SetAnswer& one) {
  std::vector<std::string> theorems;
  for (const auto& theorem : one.theorems) theorems.push_back(certify::TheoremText(theorem));
  Shown shown;
  shown.Set("sentences", claims::IdsOf(text, one.set))
      .Set("answer", Word(one.answer))
      .Set("rules", spec::RuleSetName(one.rules))
      .Set("theorems", std::move(theorems));
  if (one.board.empty()) {
    shown.Set("board", std::nullopt);
  } else {
    shown.Set("board", one.board);
  }
  if (one.game == nullptr) return shown.Set("game", std::nullopt);
  return shown.Set("game", one.game->id).Say("what", one.game->words);
}

Shown DescribePromise(const PromiseAnswer& answer, const char* says,
                      const std::vector<SetAnswer>& answers) {
  std::vector<Shown> minimal, maximal, all;
  for (const SetAnswer& one : claims::Minimal(answers)) {
    minimal.push_back(DescribeSet(*answer.text, one)
                          .Line("{sentences:, }{sentences!no sentence}")
                          .Line("    {theorems:\n    }"));
  }
  for (const SetAnswer& one : claims::Maximal(answers)) {
    maximal.push_back(DescribeSet(*answer.text, one)
                          .Line("{sentences:, }{sentences!no sentence}")
                          .Line("    {board}{what?: {}}"));
  }
  if (answer.table) {
    for (const SetAnswer& one : answers) {
      all.push_back(
          DescribeSet(*answer.text, one)
              .Line("{answer:<7} {board?{board}: }{sentences:, }{sentences!no sentence}"));
    }
  }
  Shown shown;
  return shown.Set("says", says)
      .Set("sets", answers.size())
      .Set("kept", Count(answers, claims::PromiseAnswer::kKept))
      .Set("broken", Count(answers, claims::PromiseAnswer::kBroken))
      .Set("open", Count(answers, claims::PromiseAnswer::kOpen))
      .Set("monotone", claims::Monotone(answers))
      .Set("minimal", std::move(minimal))
      .Set("maximal", std::move(maximal))
      .Set("table", std::move(all))
      .Line("{says}")
      .Line("  sets of sentences: {sets}; kept by {kept}, broken by {broken}{open?, open for {}}")
      .Line("{monotone!  a set keeps it and a larger one does not}")
      .Line("  smallest sets that keep it, on every board, by theorems in Coq:")
      .Line("    {minimal}")
      .Line("  largest sets that break it:")
      .Line("    {maximal}")
      .Line("  {table}");
}

}  // namespace

absl::StatusOr<PromiseAnswer> AskPromise(const PromiseQuestion& question, Progress* progress) {
  PromiseAnswer answer;
  answer.text = claims::FindPromiseText(question.text);
  if (answer.text == nullptr)
    return absl::InvalidArgumentError(absl::StrCat("no text has the name ", question.text));
  spec::RuleSet classes;
  RETURN_IF_ERROR(spec::SetRule(classes, "class_by", question.class_by));
  answer.class_by = question.class_by;
  answer.table = question.table;
  RETURN_IF_ERROR(PrepareFolder("--out", question.out));
  ASSIGN_OR_RETURN(answer.strong, claims::DecidePromise(*answer.text, PromiseKind::kStrong,
                                                        classes.class_by, progress));
  ASSIGN_OR_RETURN(answer.forced, claims::DecidePromise(*answer.text, PromiseKind::kForced,
                                                        classes.class_by, progress));
  if (!question.out.empty()) {
    ASSIGN_OR_RETURN(answer.written, Write(question.out, answer.strong));
  }
  return answer;
}

Shown Describe(const PromiseAnswer& answer) {
  std::vector<Shown> sentences;
  for (const auto& sentence : answer.text->sentences) {
    Shown shown;
    sentences.push_back(shown.Set("id", sentence.id)
                            .Set("words", sentence.words)
                            .Set("clauses", sentence.clauses)
                            .Line("{id:<15} {words} ({clauses:, })"));
  }
  const bool open = Count(answer.strong, claims::PromiseAnswer::kOpen) > 0 ||
                    Count(answer.forced, claims::PromiseAnswer::kOpen) > 0;
  Shown shown = Shown::Result("promise");
  return shown.Set("text", answer.text->name)
      .Set("class_by", answer.class_by)
      .Set("sentences", std::move(sentences))
      .Set("strong", DescribePromise(answer, "every play ends", answer.strong))
      .Set("forced", DescribePromise(answer, "each player can end the game with at least his value",
                                     answer.forced))
      .Set("written", answer.written)
      .Say("other_classes", answer.class_by == "breath" ? "" : answer.class_by)
      .Line("text: {text}{other_classes?; classes by {}}")
      .Line("  {sentences}")
      .Line("\nstrong promise: {strong}")
      .Line("\nforced promise: {forced}")
      .Line("{written?\nwritten: {}}")
      .ExitWith(open ? kExitUnknown : kExitOk);
}

}  // namespace hotstone::answers
