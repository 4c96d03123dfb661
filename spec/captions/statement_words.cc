#include "spec/captions/statement_words.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "base/status_macros.h"
#include "spec/board/chains.h"
#include "spec/board/position.h"

namespace hotstone::spec {

absl::StatusOr<std::vector<Move>> ParseCaptionMoves(std::string_view text, const BoardSize& size) {
  std::vector<Move> moves;
  const std::vector<std::string> words = absl::StrSplit(std::string(text), ' ', absl::SkipEmpty());
  for (const std::string& word : words) {
    if (word.size() < 3 || (word[0] != 'B' && word[0] != 'W') || word[1] != ':') {
      return absl::InvalidArgumentError(
          absl::StrCat("\"", word, "\" is not a move like B:C3 or W:pass"));
    }
    Move move = Pass(word[0] == 'B' ? Color::kBlack : Color::kWhite);
    if (!moves.empty() && moves.back().player == move.player) {
      return absl::InvalidArgumentError(absl::StrCat("\"", word, "\" is out of turn"));
    }
    if (word.substr(2) != "pass") {
      ASSIGN_OR_RETURN(move.at, ParsePoint(word.substr(2), size));
    }
    moves.push_back(move);
  }
  return moves;
}

absl::StatusOr<std::vector<Point>> ParseCaptionGroups(std::string_view text,
                                                      const Position& position, size_t least,
                                                      size_t most) {
  std::vector<Point> groups;
  const std::vector<std::string> words = absl::StrSplit(std::string(text), ' ', absl::SkipEmpty());
  for (const std::string& word : words) {
    ASSIGN_OR_RETURN(const auto point, ParsePoint(word, position.size()));
    if (position.IsEmpty(point)) {
      return absl::InvalidArgumentError(
          absl::StrCat("there is no group at ", word, ": the point is empty"));
    }
    groups.push_back(point);
  }
  if (groups.size() < least || groups.size() > most) {
    return absl::InvalidArgumentError(absl::StrCat(
        "\"", std::string(text), "\" names ", groups.size(), " groups, but the statement is about ",
        least, most == least ? "" : absl::StrCat(" to ", most)));
  }
  return groups;
}

absl::StatusOr<Position> ParseCaptionPosition(std::string_view text) {
  auto position = Position::FromText(text);
  if (!position.ok()) return position.status();
  if (const auto chain = ChainWithoutLiberty(*position)) {
    return absl::InvalidArgumentError(absl::StrCat("the position is not legal: the chain at ",
                                                   PointNames(chain->stones), " has no liberty"));
  }
  return position;
}

bool IsOneOf(std::string_view word, std::string_view alternatives) {
  const std::vector<std::string> words = absl::StrSplit(std::string(alternatives), '|');
  return std::find(words.begin(), words.end(), word) != words.end();
}

std::string_view StatementKindName(StatementKind kind) {
  switch (kind) {
    case StatementKind::kLine:
      return "line";
    case StatementKind::kYields:
      return "yields";
    case StatementKind::kKeeps:
      return "keeps";
    case StatementKind::kTakes:
      return "takes";
    case StatementKind::kLives:
      return "lives";
    case StatementKind::kDies:
      return "dies";
    case StatementKind::kSeki:
      return "seki";
    case StatementKind::kByTurn:
      return "by-turn";
    case StatementKind::kByThreats:
      return "by-threats";
    case StatementKind::kFighting:
      return "fighting";
    case StatementKind::kDisturbing:
      return "disturbing";
    case StatementKind::kClass:
      return "class";
  }
  std::abort();  // not an enumerator
}

}  // namespace hotstone::spec
