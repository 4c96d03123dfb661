// Writes and reads the file of a certificate of fates.
//
// For example a row B0:h is read, but refused at the end: it must be written B:h.
#include "certify/fates/fates.h"

#include <cassert>
#include <tuple>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "base/status_macros.h"
#include "base/whole_file.h"
#include "certify/positions/text_lines.h"

namespace hotstone::certify {
namespace {

using spec::Color;

constexpr size_t kLinesBeforeClaims = 6;
constexpr int kMostPasses = 99;

absl::Status Bad(const std::string& what) { return absl::InvalidArgumentError(what); }

std::string RowText(const FateRow& row) {
  const std::string name = absl::StrCat(FateRowName(row), ":");
  if (row.answer == FateAnswer::kHangs) return name + "h";
  return absl::StrCat(name, row.answer == FateAnswer::kRemoved ? "r" : "k", row.stage);
}

absl::StatusOr<FateAnswer> ParseAnswerName(const std::string& text) {
  for (const FateAnswer answer : {FateAnswer::kRemoved, FateAnswer::kKept, FateAnswer::kHangs}) {
    if (text == FateAnswerName(answer)) return answer;
  }
  return Bad(absl::StrCat("\"", text, "\" is not removed, kept or hangs"));
}

absl::Status ParseAnswer(const std::string& text, FateRow& row) {
  if (text == "h") return absl::OkStatus();
  if (text.empty() || (text[0] != 'r' && text[0] != 'k')) {
    return Bad(absl::StrCat("\"", text, "\" is not an answer; write h, or r or k and a stage"));
  }
  row.answer = text[0] == 'r' ? FateAnswer::kRemoved : FateAnswer::kKept;
  ASSIGN_OR_RETURN(const auto stage, ParseNumber(std::string_view(text).substr(1), UINT32_MAX));
  row.stage = static_cast<uint32_t>(stage);
  return absl::OkStatus();
}

absl::StatusOr<FateRow> ParseRow(const std::string& word, const spec::BoardSize& board) {
  FateRow row;
  const size_t colon = word.find(':');
  if (colon == std::string::npos || colon == 0)
    return Bad(absl::StrCat("\"", word, "\" is not a row; write for example W2/A1:r3"));
  ASSIGN_OR_RETURN(row.to_move, ParseColor(word.substr(0, 1)));
  const std::string name = word.substr(0, colon);
  const size_t slash = name.find('/');
  const std::string passes = name.substr(1, slash == std::string::npos ? slash : slash - 1);
  if (!passes.empty()) {
    ASSIGN_OR_RETURN(const auto number, ParseNumber(passes, kMostPasses));
    row.passes = static_cast<int>(number);
  }
  if (slash != std::string::npos) {
    ASSIGN_OR_RETURN(row.bans, ParseBans(name.substr(slash + 1), board));
  }
  RETURN_IF_ERROR(ParseAnswer(word.substr(colon + 1), row));
  return row;
}

absl::StatusOr<FateClaim> ParseClaim(const std::string& line, const spec::BoardSize& board) {
  const std::vector<std::string> words = absl::StrSplit(line, ' ');
  if (words.size() != 3) return Bad("expected a claim: the rows, B or W, and an answer");
  ASSIGN_OR_RETURN(auto position, ParseRows(words[0], board));
  ASSIGN_OR_RETURN(const auto to_move, ParseColor(words[1]));
  ASSIGN_OR_RETURN(const auto answer, ParseAnswerName(words[2]));
  return FateClaim{std::move(position), to_move, answer};
}

absl::StatusOr<FatePosition> ParsePosition(const std::string& line, const spec::BoardSize& board) {
  const std::vector<std::string> words = absl::StrSplit(line, ' ');
  ASSIGN_OR_RETURN(auto position, ParseRows(words[0], board));
  FatePosition one{std::move(position), {}};
  if (words.size() == 1) return Bad("expected rows after the position");
  for (size_t i = 1; i < words.size(); ++i) {
    ASSIGN_OR_RETURN(auto row, ParseRow(words[i], board));
    one.rows.push_back(std::move(row));
  }
  return one;
}

// The number in the line of this keyword, and so many lines after it.
template <typename Parse, typename One>
absl::Status ReadList(TextLines& lines, const std::string& keyword, const spec::BoardSize& board,
                      uint64_t most, const Parse& parse, std::vector<One>& list) {
  ASSIGN_OR_RETURN(const auto count, lines.Number(keyword, most));
  for (uint64_t i = 0; i < count; ++i) {
    if (!lines.HasMore()) {
      lines.Skip();
      return lines.Error(absl::StrCat("the file ends in the list of ", keyword));
    }
    ASSIGN_OR_RETURN(auto one, lines.Here(parse(lines.Next(), board)));
    list.push_back(std::move(one));
  }
  return absl::OkStatus();
}

}  // namespace

std::string_view FateAnswerName(FateAnswer answer) {
  switch (answer) {
    case FateAnswer::kRemoved:
      return "removed";
    case FateAnswer::kKept:
      return "kept";
    case FateAnswer::kHangs:
      return "hangs";
  }
  return "";
}

bool ComesBefore(const FateRow& one, const FateRow& other) {
  const auto key = [](const FateRow& row) {
    return std::tuple(row.to_move == Color::kWhite, row.passes);
  };
  return key(one) != key(other) ? key(one) < key(other) : one.bans < other.bans;
}

std::string FateRowName(const FateRow& row) {
  std::string text(1, spec::ColorLetter(row.to_move));
  if (row.passes != 0) absl::StrAppend(&text, row.passes);
  return text + BansText(row.bans);
}

size_t LineOfClaim(size_t i) { return kLinesBeforeClaims + 1 + i; }

size_t LineOfPosition(const Fates& fates, size_t i) {
  assert(i < fates.positions.size());
  return LineOfClaim(fates.claims.size()) + 1 + i;
}

std::string FatesText(const Fates& fates) {
  assert(!fates.claims.empty());
  std::string text =
      absl::StrCat(HeaderLines("fates", fates.claims.front().position.size(), fates.rules),
                   "stone ", std::string(1, spec::ColorLetter(fates.owner)), " ",
                   spec::PointName(fates.stone), "\nclaims ", fates.claims.size(), "\n");
  for (const FateClaim& claim : fates.claims) {
    absl::StrAppend(&text, claim.position.ToText(), " ",
                    std::string(1, spec::ColorLetter(claim.to_move)), " ",
                    std::string(FateAnswerName(claim.answer)), "\n");
  }
  absl::StrAppend(&text, "positions ", fates.positions.size(), "\n");
  for (const FatePosition& one : fates.positions) {
    absl::StrAppend(&text, one.position.ToText());
    for (const FateRow& row : one.rows) absl::StrAppend(&text, " ", RowText(row));
    text += '\n';
  }
  return text;
}

absl::StatusOr<Fates> ParseFates(std::string_view text, std::string_view name) {
  TextLines lines(text, name);
  ASSIGN_OR_RETURN(const auto header, ReadHeader(lines));
  ASSIGN_OR_RETURN(const auto stone_text, lines.Value("stone"));
  ASSIGN_OR_RETURN(const auto owner, lines.Here(ParseColor(stone_text.substr(0, 1))));
  ASSIGN_OR_RETURN(const auto stone,
                   lines.Here(spec::ParsePoint(stone_text.size() < 2 ? "" : stone_text.substr(2),
                                               header.board)));
  Fates result{header.rules, owner, stone, {}, {}};
  RETURN_IF_ERROR(ReadList(lines, "claims", header.board, text.size(), ParseClaim, result.claims));
  if (result.claims.empty()) return lines.Error("fates need at least one claim");
  RETURN_IF_ERROR(
      ReadList(lines, "positions", header.board, text.size(), ParsePosition, result.positions));
  RETURN_IF_ERROR(lines.CheckEnd("the last position"));
  RETURN_IF_ERROR(CheckSpelling(text, FatesText(result), name));
  return result;
}

absl::Status WriteFates(const std::string& path, const Fates& fates) {
  return WriteWholeFile(path, FatesText(fates));
}

}  // namespace hotstone::certify
