// Writes and reads the file of a certificate of area.
//
// The least certificate with a move: on 3x1 Black plays B1, and after White's pass he passes, with
// all three points:
//
//   hotstone-certificate 1
//   kind area
//   board 3x1
//   rules tromp-taylor
//   side B
//   at-least 3
//   robust -
//   start B ...
//   steps 3
//   B1 * pass
#include "certify/area/area_strategy.h"

#include <algorithm>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "base/status_macros.h"
#include "base/whole_file.h"
#include "certify/positions/text_lines.h"
#include "spec/rules/ruling.h"

namespace hotstone::certify {
namespace {

using Kind = AreaStep::Kind;

constexpr size_t kStepsInALine = 20;

absl::Status Bad(const std::string& what) { return absl::InvalidArgumentError(what); }

std::string StepText(const AreaStep& step) {
  switch (step.kind) {
    case Kind::kMove:
      return spec::MoveName({spec::Color::kBlack, step.at});
    case Kind::kAll:
      return "*";
    case Kind::kRobust:
      return "!";
  }
  std::abort();  // not an enumerator
}

absl::StatusOr<AreaStep> ParseStep(const std::string& word, const spec::BoardSize& board) {
  if (word == "*") return AreaStep{Kind::kAll, std::nullopt};
  if (word == "!") return AreaStep{Kind::kRobust, std::nullopt};
  if (word == "pass") return AreaStep{Kind::kMove, std::nullopt};
  ASSIGN_OR_RETURN(const auto point, spec::ParsePoint(word, board));
  return AreaStep{Kind::kMove, point};
}

absl::StatusOr<int> ParseAtLeast(const std::string& text, int points) {
  const bool negative = !text.empty() && text[0] == '-';
  ASSIGN_OR_RETURN(const auto size,
                   ParseNumber(std::string_view(text).substr(negative ? 1 : 0), 1000));
  const int value = negative ? -static_cast<int>(size) : static_cast<int>(size);
  if (value > -points && value <= points) return value;
  return Bad(absl::StrCat("at-least ", value, " is not above -", points, " and at most ", points));
}

// That the text is what would be written. Lines of steps are too long to be repeated in an error.
absl::Status MustBe(std::string_view found, const std::string& good, std::string_view name) {
  if (found == good) return absl::OkStatus();
  const auto [at, good_at] = std::mismatch(found.begin(), found.end(), good.begin(), good.end());
  const bool only_goes_on = good_at == good.end() && *at == '\n';
  return absl::InvalidArgumentError(
      absl::StrCat(std::string(name), ":", 1 + std::count(found.begin(), at, '\n'), ":1: ",
                   only_goes_on ? "expected the end of the file after the steps"
                                : "the line is not written as it must be"));
}

absl::Status ParseSteps(TextLines& lines, uint64_t number, AreaStrategy& result) {
  while (result.steps.size() < number) {
    if (!lines.HasMore()) return lines.Error("the file ends in the list of steps");
    const std::vector<std::string> words = absl::StrSplit(lines.Next(), ' ');
    for (const std::string& word : words) {
      ASSIGN_OR_RETURN(const auto step, lines.Here(ParseStep(word, result.start.size())));
      result.steps.push_back(step);
    }
  }
  return absl::OkStatus();
}

}  // namespace

bool IsRobustName(std::string_view name) {
  return !name.empty() && name.size() <= 200 && name[0] != '.' && name != "-" &&
         std::all_of(name.begin(), name.end(), [](char c) {
           return absl::ascii_isalnum(static_cast<unsigned char>(c)) || c == '.' || c == '_' ||
                  c == '-';
         });
}

std::string AreaText(const AreaStrategy& strategy) {
  std::string text = absl::StrCat(
      HeaderLines("area", strategy.start.size(), strategy.rules), "side ",
      std::string(1, spec::ColorLetter(strategy.side)), "\nat-least ", strategy.at_least,
      "\nrobust ", strategy.robust.empty() ? "-" : strategy.robust, "\n",
      StartLine(strategy.to_move, strategy.start), "steps ", strategy.steps.size(), "\n");
  for (size_t i = 0; i < strategy.steps.size(); ++i) {
    const bool last = i + 1 == strategy.steps.size() || (i + 1) % kStepsInALine == 0;
    absl::StrAppend(&text, StepText(strategy.steps[i]), last ? "\n" : " ");
  }
  return text;
}

absl::StatusOr<AreaStrategy> ParseArea(std::string_view text, std::string_view name) {
  TextLines lines(text, name);
  ASSIGN_OR_RETURN(const auto header, ReadHeader(lines));
  AreaStrategy result{header.rules,
                      spec::Color::kBlack,
                      0,
                      "",
                      spec::Position(header.board),
                      spec::Color::kBlack,
                      {}};
  ASSIGN_OR_RETURN(result.side, lines.Value("side", ParseColor));
  ASSIGN_OR_RETURN(result.at_least, lines.Value("at-least", [&](const std::string& words) {
    return ParseAtLeast(words, header.board.points());
  }));
  ASSIGN_OR_RETURN(const auto robust, lines.Value("robust"));
  if (robust != "-") {
    if (!IsRobustName(robust)) {
      return lines.Error(
          "robust needs - or the name of a file in the same folder: letters, digits, '.', '_' and "
          "'-'");
    }
    result.robust = robust;
  }
  ASSIGN_OR_RETURN(const auto start, lines.Value("start"));
  if (start.size() < 3 || start[1] != ' ') return lines.Error("start needs B or W, and rows");
  ASSIGN_OR_RETURN(result.to_move, lines.Here(ParseColor(start.substr(0, 1))));
  ASSIGN_OR_RETURN(result.start, lines.Here(ParseRows(start.substr(2), header.board)));
  ASSIGN_OR_RETURN(const auto steps, lines.Number("steps", text.size()));
  RETURN_IF_ERROR(ParseSteps(lines, steps, result));
  RETURN_IF_ERROR(MustBe(text, AreaText(result), name));
  return result;
}

absl::Status WriteArea(const std::string& path, const AreaStrategy& strategy) {
  return WriteWholeFile(path, AreaText(strategy));
}

}  // namespace hotstone::certify
