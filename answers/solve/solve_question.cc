#include "answers/solve/solve_question.h"

#include <filesystem>
#include <system_error>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "answers/asked/situation_words.h"
#include "base/status_macros.h"
#include "search/solution/solve_start.h"

namespace hotstone::answers {
namespace {

using certify::GoodUnder;
using certify::SolutionHeader;

std::filesystem::path PlainPath(const std::string& path) {
  std::error_code error;
  const std::filesystem::path plain = std::filesystem::weakly_canonical(path, error);
  return error ? std::filesystem::path(path) : plain;
}

// Output must not overwrite input, nor two outputs each other.
absl::Status CheckPathsDiffer(const SolveQuestion& question) {
  const std::vector<std::pair<const char*, std::string>> paths = {
      {"--out", question.out},
      {"--checkpoint", question.keep.path},
      {"--table", question.guide.table},
      {"--plane", question.guide.plane}};
  for (size_t i = 0; i < paths.size(); ++i) {
    for (size_t j = 0; j < i; ++j) {
      if (paths[i].second.empty() || paths[j].second.empty()) continue;
      if (PlainPath(paths[i].second) != PlainPath(paths[j].second)) continue;
      return absl::InvalidArgumentError(
          absl::StrCat("solve: ", paths[j].first, " and ", paths[i].first, " both name the file ",
                       paths[i].second, "; give two different files"));
    }
  }
  return absl::OkStatus();
}

certify::EndsAt EndsOf(const SolveQuestion& question) {
  if (question.every_end) return certify::EndsAt::kGameEnd;
  if (question.guide.by == "deepening") return certify::EndsAt::kNextPlay;
  return question.held ? certify::EndsAt::kHeldBoard : certify::EndsAt::kSettledBoard;
}

GoodUnder RulesOf(const SolveQuestion& question) {
  for (const GoodUnder rules :
       {GoodUnder::kAny, GoodUnder::kAnyWithBasicKo, GoodUnder::kAnySingleHotWithBasicKo}) {
    if (question.rules == certify::GoodUnderName(rules)) return rules;
  }
  return GoodUnder::kBasicKo;
}

}  // namespace

absl::StatusOr<SolutionHeader> ReadSolutionHeader(const SolveQuestion& question) {
  ASSIGN_OR_RETURN(const auto position,
                   BoardOrPosition(question.board, question.position, "solve"));
  ASSIGN_OR_RETURN(const auto start,
                   search::SolveStart(position, question.to_move, question.moves));
  const int points = start.position.size().points();
  if (question.at_least <= -points || question.at_least > points) {
    return absl::InvalidArgumentError(
        absl::StrCat("--at-least ", question.at_least, " is not from ", 1 - points, " to ", points,
                     ", the area differences of ", start.position.size().ToString()));
  }
  return SolutionHeader{.side = question.side == "B" ? spec::Color::kBlack : spec::Color::kWhite,
                        .at_least = question.at_least,
                        .rules = RulesOf(question),
                        .ends_at = EndsOf(question),
                        .start = start.position,
                        .to_move = start.to_move};
}

absl::Status CheckSolveQuestion(const SolveQuestion& question) {
  const bool stored = !question.guide.table.empty() || !question.guide.plane.empty();
  if (question.by_given && stored) {
    return absl::InvalidArgumentError(
        "solve: --by cannot be combined with --table or --plane, which already tell what can be "
        "forced");
  }
  if (question.plies_given && (stored || question.guide.by != "search")) {
    return absl::InvalidArgumentError("solve: --plies requires --by search");
  }
  if (question.guide.by != "deepening" || stored) {
    if (question.plays_given)
      return absl::InvalidArgumentError("solve: --plays requires --by deepening");
    if (question.threads_given)
      return absl::InvalidArgumentError("solve: --threads requires --by deepening");
    if (!question.first.empty())
      return absl::InvalidArgumentError("solve: --first requires --by deepening");
  }
  if (question.held && question.every_end) {
    return absl::InvalidArgumentError(
        "solve: --held cannot be combined with --every-end: one ends lines early, the other "
        "follows them");
  }
  if (question.held && certify::MostInside(RulesOf(question), certify::EndsAt::kHeldBoard) == 0) {
    return absl::InvalidArgumentError(
        "solve: --held cannot be combined with --rules any, whose lines end at settled boards");
  }
  RETURN_IF_ERROR(CheckPathsDiffer(question));
  const absl::Status kept = CheckKeep(question.keep);
  if (kept.ok() || !question.keep.path.empty()) return kept;
  return absl::InvalidArgumentError(absl::StrCat("solve: ", std::string(kept.message())));
}

}  // namespace hotstone::answers
