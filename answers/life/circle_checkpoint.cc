// The text is read line by line. The digest has shown that it is as it was written, so a line that
// makes no sense was forged, and no attempt is made to say more of it than its number.
#include "answers/life/circle_checkpoint.h"

#include <optional>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/string_view.h"
#include "base/read_file.h"
#include "base/status_macros.h"
#include "base/whole_file.h"
#include "solver/circle/circle_search.h"
#include "tables/digest.h"

namespace hotstone::answers {
namespace {

using enumerate::Calls;
using solver::CalledTake;
using solver::CircleLesson;
using solver::CircleLog;
using solver::CircleStep;
using Kind = CircleStep::Kind;

constexpr size_t kMostBytes = size_t{1} << 31;
constexpr std::pair<Kind, const char*> kKinds[] = {
    {Kind::kLooked, "looked"}, {Kind::kNothing, "nothing"}, {Kind::kRefuted, "refuted"}};

Calls AllCalls(const CircleQuestion& question) {
  return question.second_rule ? enumerate::kAnyCall : enumerate::kWithoutDisturber;
}

// Everything but the steps.
std::string Head(const CircleQuestion& question, size_t takes) {
  return absl::StrCat(
      "hotstone circle checkpoint 1\nz3 ", solver::Z3Version(), "\nboard ",
      question.size.ToString(), "\nrules ", spec::RuleSetName(question.rules), "\nsettled ",
      question.not_settled.has_value()
          ? std::string(enumerate::NotSettledName(*question.not_settled))
          : "each",
      "\nasked ",
      question.when.has_value() ? std::string(enumerate::AskedWhenName(*question.when)) : "each",
      "\nsecond_rule ", question.second_rule ? "yes" : "no", "\nmost ", question.most, "\ntakes ",
      takes, "\n");
}

void AppendTakes(std::string& text, const std::vector<CalledTake>& takes) {
  for (const auto& [take, calls] : takes) absl::StrAppend(&text, " ", take, "=", calls);
}

void AppendStep(std::string& text, const CircleStep& step) {
  for (const auto& [kind, name] : kKinds) {
    if (kind == step.kind) absl::StrAppend(&text, name, "\n");
  }
  if (step.kind == Kind::kFound) {
    absl::StrAppend(&text, "found ");
    for (const Calls calls : step.found) absl::StrAppend(&text, absl::Hex(calls));
    absl::StrAppend(&text, "\n");
  }
  for (const CircleLesson& lesson : step.lessons) {
    absl::StrAppend(&text, lesson.under_known ? "known" : "alone");
    AppendTakes(text, lesson.premises);
    absl::StrAppend(&text, " then");
    AppendTakes(text, lesson.then);
    absl::StrAppend(&text, "\n");
  }
}

// Reads the lines after the head. Every function is false for lines that it does not understand.
class StepReader {
 public:
  StepReader(size_t takes, Calls all) : takes_(takes), all_(all) {}

  bool Read(absl::string_view line) {
    if (line == "reading") {
      logs_.emplace_back();
      return true;
    }
    if (logs_.empty()) return false;
    for (const auto& [kind, name] : kKinds) {
      if (line != name) continue;
      logs_.back().push_back({kind, {}, {}});
      return true;
    }
    const std::vector<absl::string_view> words = absl::StrSplit(line, ' ');
    return words[0] == "found" ? words.size() == 2 && ReadFound(words[1]) : ReadLesson(words);
  }

  CircleLogs Take() { return std::move(logs_); }

 private:
  bool ReadFound(absl::string_view digits) {
    CircleStep step{Kind::kFound, {}, {}};
    if (digits.size() != takes_) return false;
    for (const char digit : digits) {
      const auto calls = static_cast<Calls>(digit - '0');
      if (calls == 0 || (calls & (calls - 1)) != 0 || (calls & ~all_) != 0) return false;
      step.found.push_back(calls);
    }
    logs_.back().push_back(std::move(step));
    return true;
  }

  bool ReadTake(absl::string_view word, std::vector<CalledTake>& takes) const {
    const std::vector<absl::string_view> parts = absl::StrSplit(word, '=');
    uint64_t take = 0;
    uint32_t calls = 0;
    if (parts.size() != 2 || !absl::SimpleAtoi(parts[0], &take) || take >= takes_ ||
        !absl::SimpleAtoi(parts[1], &calls) || calls == 0 || (calls & ~uint32_t{all_}) != 0)
      return false;
    takes.push_back({take, static_cast<Calls>(calls)});
    return true;
  }

  bool ReadLesson(const std::vector<absl::string_view>& words) {
    CircleLesson lesson;
    lesson.under_known = words[0] == "known";
    if ((!lesson.under_known && words[0] != "alone") || logs_.back().empty()) return false;
    bool is_then = false;
    for (size_t i = 1; i < words.size(); ++i) {
      if (!is_then && words[i] == "then") {
        is_then = true;
      } else if (!ReadTake(words[i], is_then ? lesson.then : lesson.premises)) {
        return false;
      }
    }
    if (lesson.then.empty()) return false;
    logs_.back().back().lessons.push_back(std::move(lesson));
    return true;
  }

  const size_t takes_;
  const Calls all_;
  CircleLogs logs_;
};

}  // namespace

absl::Status WriteCircleCheckpoint(const std::string& path, const CircleQuestion& question,
                                   size_t takes, const CircleLogs& logs) {
  std::string text = Head(question, takes);
  for (const CircleLog& log : logs) {
    absl::StrAppend(&text, "reading\n");
    for (const CircleStep& step : log) AppendStep(text, step);
  }
  absl::StrAppend(&text, tables::DigestLine(text));
  return WriteWholeFile(path, text);
}

absl::StatusOr<CircleLogs> ReadCircleCheckpoint(const std::string& path,
                                                const CircleQuestion& question, size_t takes) {
  ASSIGN_OR_RETURN(const auto text, ReadWholeFile(path, kMostBytes));
  const auto refused = [&](const std::string& why) {
    return absl::InvalidArgumentError(absl::StrCat(path, ": ", why));
  };
  const auto kept = tables::BeforeDigestLine(text);
  if (!kept.has_value()) {
    return refused(
        "does not end with a line \"sha256 DIGEST\" of the lines before it: it was damaged or "
        "changed, or is no checkpoint of circle");
  }
  absl::string_view rest(kept->data(), kept->size());
  const std::string head = Head(question, takes);
  if (!absl::StartsWith(rest, head)) {
    const std::vector<std::string> is = absl::StrSplit(rest, '\n');
    const std::vector<std::string> wanted = absl::StrSplit(head, '\n');
    for (size_t line = 0; line < wanted.size(); ++line) {
      const std::string there = line < is.size() ? is[line] : "";
      if (there != wanted[line])
        return refused(
            absl::StrCat("a checkpoint of \"", there, "\", not of \"", wanted[line], "\""));
    }
  }
  rest.remove_prefix(head.size());
  StepReader reader(takes, AllCalls(question));
  size_t number = 0;
  for (const absl::string_view line : absl::StrSplit(rest, '\n')) {
    ++number;
    if (!line.empty() && !reader.Read(line))
      return refused(absl::StrCat("line ", number, " of its steps makes no sense"));
  }
  return reader.Take();
}

}  // namespace hotstone::answers
