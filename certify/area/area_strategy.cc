// Writes and reads the file of a certificate of area.
//
// As for strategies, reading is made strict by writing: the words are parsed as they come, and at
// the end the certificate is written again; a text that differs is refused with the first line that
// differs. The least certificate with a move: on 3x1 Black plays B1, and after White's pass he
// passes, with all three points:
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
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "base/status_macros.h"
#include "base/whole_file.h"
#include "certify/positions/parse_rows.h"
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

// That the text is what would be written.
absl::Status MustBe(const TextLines& found, const std::string& good) {
  const std::vector<std::string> lines = absl::StrSplit(good, '\n');
  for (size_t i = 0; i < found.all().size() && i < lines.size(); ++i) {
    if (found.all()[i] == lines[i]) continue;
    return found.ErrorAt(i + 1, "the line is not written as it must be");
  }
  if (found.all().size() != lines.size())
    return found.ErrorAt(lines.size(), "expected the end of the file after the steps");
  return absl::OkStatus();
}

absl::Status ParseSteps(TextLines& lines, uint64_t number, AreaStrategy& result) {
  while (result.steps.size() < number) {
    if (!lines.HasMore()) return lines.Error("the file ends in the list of steps");
    const std::vector<std::string> words = absl::StrSplit(lines.Next(), ' ');
    for (const std::string& word : words) {
      const auto step = ParseStep(word, result.start.size());
      if (!step.ok()) return lines.Error(step.status());
      result.steps.push_back(*step);
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
      "hotstone-certificate 1\nkind area\nboard ", strategy.start.size().ToString(), "\nrules ",
      spec::RuleSetName(strategy.rules), "\nside ",
      std::string(1, spec::ColorLetter(strategy.side)), "\nat-least ", strategy.at_least,
      "\nrobust ", strategy.robust.empty() ? "-" : strategy.robust, "\nstart ",
      std::string(1, spec::ColorLetter(strategy.to_move)), " ",
      absl::StrJoin(strategy.start.ToRows(), "/"), "\nsteps ", strategy.steps.size(), "\n");
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
  ASSIGN_OR_RETURN(const auto side_text, lines.Value("side"));
  const auto side = ParseColor(side_text);
  if (!side.ok()) return lines.Error(side.status());
  result.side = *side;
  ASSIGN_OR_RETURN(const auto least_text, lines.Value("at-least"));
  const auto least = ParseAtLeast(least_text, header.board.points());
  if (!least.ok()) return lines.Error(least.status());
  result.at_least = *least;
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
  const auto to_move = ParseColor(start.substr(0, 1));
  if (!to_move.ok()) return lines.Error(to_move.status());
  result.to_move = *to_move;
  auto rows = ParseRows(start.substr(2), header.board);
  if (!rows.ok()) return lines.Error(rows.status());
  result.start = *std::move(rows);
  ASSIGN_OR_RETURN(const auto steps_text, lines.Value("steps"));
  const auto steps = ParseNumber(steps_text, text.size());
  if (!steps.ok()) return lines.Error(steps.status());
  RETURN_IF_ERROR(ParseSteps(lines, *steps, result));
  RETURN_IF_ERROR(MustBe(lines, AreaText(result)));
  return result;
}

absl::Status WriteArea(const std::string& path, const AreaStrategy& strategy) {
  return WriteWholeFile(path, AreaText(strategy));
}

}  // namespace hotstone::certify
