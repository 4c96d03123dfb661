// Writes and reads the file of a strategy.
//
// For example the keeper of a settled group on one column of five points has
//
//   hotstone-certificate 1
//   kind strategy
//   board 1x5
//   rules ing-1996
//   goal keeps A2
//   positions 0
//   trees 1
//   tree W 0 0 ./X/X/X/.
//   =
#include "certify/strategy.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "base/status_macros.h"
#include "base/whole_file.h"
#include "certify/positions/text_lines.h"
#include "spec/rules/ruling.h"

namespace hotstone::certify {
namespace {

using spec::Color;
using spec::Point;
using Kind = StrategyStep::Kind;

constexpr int kMostThreats = 99;

std::string MoveText(const std::optional<Point>& at) { return spec::MoveName({Color::kBlack, at}); }

std::string StepText(const StrategyStep& step) {
  switch (step.kind) {
    case Kind::kMove:
      return MoveText(step.at);
    case Kind::kThreat:
      return "threat";
    case Kind::kAll:
      return "*";
    case Kind::kSettled:
      return "=";
    case Kind::kListed:
      return "~";
    case Kind::kBack:
      return "^";
    case Kind::kTree:
      return absl::StrCat("#", step.tree);
  }
  std::abort();  // not an enumerator
}

std::string AnswerText(const StrategyAnswer& answer) {
  return MoveText(answer.at) + BansText(answer.bans);
}

std::string PositionText(const StrategyPosition& one) {
  std::vector<std::string> words = {one.position.ToText()};
  if (one.settled) words.push_back("=");
  if (one.opponent_to_move) words.push_back("*");
  for (const StrategyAnswer& answer : one.answers) words.push_back(AnswerText(answer));
  return absl::StrJoin(words, " ");
}

std::string TreeText(const StrategyTree& tree) {
  return absl::StrCat("tree ", std::string(1, spec::ColorLetter(tree.to_move)), " ",
                      tree.black_threats, " ", tree.white_threats, " ", tree.start.ToText(), "\n",
                      absl::StrJoin(tree.steps, " ",
                                    [](std::string* out, const StrategyStep& step) {
                                      out->append(StepText(step));
                                    }),
                      "\n");
}

absl::Status Bad(const std::string& what) { return absl::InvalidArgumentError(what); }

absl::StatusOr<std::optional<Point>> ParseMove(const std::string& text,
                                               const spec::BoardSize& board) {
  if (text == "pass") return std::optional<Point>();
  ASSIGN_OR_RETURN(const auto point, spec::ParsePoint(text, board));
  return std::optional<Point>(point);
}

absl::StatusOr<StrategyAnswer> ParseAnswer(const std::string& text, const spec::BoardSize& board) {
  StrategyAnswer answer;
  const size_t slash = text.find('/');
  ASSIGN_OR_RETURN(answer.at, ParseMove(text.substr(0, slash), board));
  if (slash == std::string::npos) return answer;
  ASSIGN_OR_RETURN(answer.bans, ParseBans(text.substr(slash + 1), board));
  return answer;
}

absl::StatusOr<StrategyPosition> ParsePosition(const std::string& line,
                                               const spec::BoardSize& board) {
  const std::vector<std::string> words = absl::StrSplit(line, ' ');
  ASSIGN_OR_RETURN(auto position, ParseRows(words[0], board));
  StrategyPosition one{std::move(position), false, false, {}};
  for (size_t i = 1; i < words.size(); ++i) {
    if (words[i] == "=") {
      one.settled = true;
    } else if (words[i] == "*") {
      one.opponent_to_move = true;
    } else {
      ASSIGN_OR_RETURN(const auto answer, ParseAnswer(words[i], board));
      one.answers.push_back(answer);
    }
  }
  return one;
}

absl::StatusOr<StrategyStep> ParseStep(const std::string& word, const spec::BoardSize& board) {
  if (word == "threat") return StrategyStep{Kind::kThreat, std::nullopt, 0};
  if (word == "*") return StrategyStep{Kind::kAll, std::nullopt, 0};
  if (word == "=") return StrategyStep{Kind::kSettled, std::nullopt, 0};
  if (word == "~") return StrategyStep{Kind::kListed, std::nullopt, 0};
  if (word == "^") return StrategyStep{Kind::kBack, std::nullopt, 0};
  if (!word.empty() && word[0] == '#') {
    ASSIGN_OR_RETURN(const auto tree, ParseNumber(word.substr(1), UINT32_MAX));
    return StrategyStep{Kind::kTree, std::nullopt, static_cast<uint32_t>(tree)};
  }
  ASSIGN_OR_RETURN(const auto move, ParseMove(word, board));
  return StrategyStep{Kind::kMove, move, 0};
}

absl::StatusOr<StrategyTree> ParseTree(const std::string& head, const std::string& steps,
                                       const spec::BoardSize& board) {
  const std::vector<std::string> words = absl::StrSplit(head, ' ');
  if (words.size() != 5 || words[0] != "tree")
    return Bad("expected a line \"tree B|W BLACK WHITE ROWS\"");
  ASSIGN_OR_RETURN(const auto black, ParseNumber(words[2], kMostThreats));
  ASSIGN_OR_RETURN(const auto white, ParseNumber(words[3], kMostThreats));
  ASSIGN_OR_RETURN(auto start, ParseRows(words[4], board));
  StrategyTree tree{std::move(start),
                    words[1] == "W" ? Color::kWhite : Color::kBlack,
                    static_cast<int>(black),
                    static_cast<int>(white),
                    {}};
  const std::vector<std::string> names = absl::StrSplit(steps, ' ');
  for (const std::string& name : names) {
    ASSIGN_OR_RETURN(const auto step, ParseStep(name, board));
    tree.steps.push_back(step);
  }
  return tree;
}

}  // namespace

std::string StrategyText(const Strategy& strategy) {
  std::string text = absl::StrCat(
      HeaderLines("strategy", strategy.trees.back().start.size(), strategy.rules), "goal ",
      strategy.goal == StrategyGoal::kKeeps ? "keeps " : "takes ", spec::PointName(strategy.group),
      "\npositions ", strategy.positions.size(), "\n");
  for (const StrategyPosition& one : strategy.positions)
    absl::StrAppend(&text, PositionText(one), "\n");
  absl::StrAppend(&text, "trees ", strategy.trees.size(), "\n");
  for (const StrategyTree& tree : strategy.trees) absl::StrAppend(&text, TreeText(tree));
  return text;
}

absl::StatusOr<Strategy> ParseStrategy(std::string_view text, std::string_view name) {
  TextLines lines(text, name);
  ASSIGN_OR_RETURN(const auto header, ReadHeader(lines));
  ASSIGN_OR_RETURN(const auto goal, lines.Value("goal"));
  const bool keeps = goal.compare(0, 6, "keeps ") == 0;
  ASSIGN_OR_RETURN(const auto group, lines.Here(spec::ParsePoint(
                                         goal.size() < 6 ? "" : goal.substr(6), header.board)));
  Strategy result{header.rules, keeps ? StrategyGoal::kKeeps : StrategyGoal::kTakes, group, {}, {}};

  ASSIGN_OR_RETURN(const auto positions, lines.Number("positions", text.size()));
  for (uint64_t i = 0; i < positions; ++i) {
    if (!lines.HasMore()) return lines.Error("the file ends in the list of positions");
    ASSIGN_OR_RETURN(auto one, lines.Here(ParsePosition(lines.Next(), header.board)));
    result.positions.push_back(std::move(one));
  }
  ASSIGN_OR_RETURN(const auto trees, lines.Number("trees", text.size()));
  if (trees == 0) return lines.Error("a strategy needs at least one tree");
  for (uint64_t i = 0; i < trees; ++i) {
    if (!lines.HasMore()) return lines.Error("the file ends in the list of trees");
    const std::string head = lines.Next();
    if (!lines.HasMore()) return lines.Error("a tree without steps");
    ASSIGN_OR_RETURN(auto tree, lines.Here(ParseTree(head, lines.Next(), header.board)));
    result.trees.push_back(std::move(tree));
  }
  RETURN_IF_ERROR(CheckSpelling(text, StrategyText(result), name,
                                "expected the end of the file after the last tree"));
  return result;
}

absl::Status WriteStrategy(const std::string& path, const Strategy& strategy) {
  return WriteWholeFile(path, StrategyText(strategy));
}

}  // namespace hotstone::certify
