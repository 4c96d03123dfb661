#include "answers/asked/situation_words.h"

#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "base/status_macros.h"
#include "spec/board/chains.h"

namespace hotstone::answers {

absl::Status CheckNoCircumstances(const Circumstances& circumstances, const std::string& question) {
  const char* const given = circumstances.to_move != Circumstances{}.to_move ? "--to-move"
                            : circumstances.passes != 0                      ? "--passes"
                            : circumstances.ban.empty()                      ? nullptr
                                                                             : "--ban";
  if (given == nullptr) return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat(given, " cannot be combined with ", question,
                   ", which asks about a whole board, not one situation"));
}

absl::StatusOr<spec::Position> ParsePosition(const std::string& text) {
  const auto position =
      spec::Position::FromText(absl::StrReplaceAll(text, {{"x", "X"}, {"o", "O"}}));
  if (!position.ok()) {
    if (spec::ParseBoardSize(text).ok()) {
      return absl::InvalidArgumentError(absl::StrCat(
          "--position ", text, ": is a size, not rows; for the empty board write --board ", text));
    }
    return absl::InvalidArgumentError(
        absl::StrCat("--position: ", std::string(position.status().message()),
                     " (rows top first, for example X.O/.X./...)"));
  }
  if (const auto chain = spec::ChainWithoutLiberty(*position)) {
    return absl::InvalidArgumentError(absl::StrCat(
        "--position: not a legal position: the chain of ", spec::ColorName(chain->color), " at ",
        spec::PointNames(chain->stones), " has no liberty"));
  }
  return *position;
}

absl::StatusOr<spec::Position> BoardOrPosition(const std::string& board,
                                               const std::string& position,
                                               const std::string& command) {
  if (board.empty() == position.empty()) {
    return absl::InvalidArgumentError(absl::StrCat(
        command, " needs either --board, for example --board 3x3, or --position, for example ",
        "--position X.O/.X./...", board.empty() ? "" : ", not both"));
  }
  if (board.empty()) return ParsePosition(position);
  ASSIGN_OR_RETURN(const auto size, spec::ParseBoardSize(board));
  return spec::Position(size);
}

absl::StatusOr<spec::Situation> SituationFrom(const spec::Position& position,
                                              const Circumstances& circumstances,
                                              const spec::RuleSet& rules) {
  const auto& [to_move, passes, ban] = circumstances;
  spec::Situation s{
      position, to_move == "W" ? spec::Color::kWhite : spec::Color::kBlack, passes, {}, 0};
  if (passes >= rules.end_passes) {
    return absl::InvalidArgumentError(absl::StrCat("--passes ", passes, ": the game ends after ",
                                                   rules.end_passes,
                                                   ", so nothing is left to play"));
  }
  if (ban.empty()) return s;
  const std::vector<std::string> names = absl::StrSplit(ban, ',');
  for (const std::string& name : names) {
    const auto point = spec::ParsePoint(name, position.size());
    if (!point.ok()) {
      return absl::InvalidArgumentError(
          absl::StrCat("--ban ", ban, ": ", std::string(point.status().message())));
    }
    if (!position.IsEmpty(*point)) {
      return absl::InvalidArgumentError(
          absl::StrCat("--ban ", ban, ": there is a stone at ", name));
    }
    s.bans.insert(*point);
  }
  if (passes > 0) {
    return absl::InvalidArgumentError(
        absl::StrCat("--ban ", ban, ": a pass lifts every ban; omit --passes"));
  }
  if (rules.hot == spec::HotLayer::kNone) {
    return absl::InvalidArgumentError(absl::StrCat("--ban ", ban, ": no stone is hot under ",
                                                   spec::RuleSetName(rules),
                                                   "; use hot=basic or hot=hot"));
  }
  if (s.bans.size() > 1 && rules.hot != spec::HotLayer::kHot) {
    return absl::InvalidArgumentError(
        absl::StrCat("--ban ", ban, ": more than one ban needs hot=hot"));
  }
  return s;
}

std::string PositionMeant(std::string_view word) {
  if (word.empty() || word.find_first_not_of("XOxo./") != std::string_view::npos) return "";
  return "; did you mean --position " + absl::AsciiStrToUpper(std::string(word)) +
         "? List the rows from the top: X is Black, O is White, . is empty, / ends a row";
}

}  // namespace hotstone::answers
