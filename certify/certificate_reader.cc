#include "certify/certificate_reader.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "base/status_macros.h"
#include "certify/positions/packed_number.h"
#include "certify/positions/text_lines.h"

namespace hotstone::certify {
namespace {

struct Start {
  spec::Position setup;
  spec::Color to_move;
};

absl::StatusOr<Start> ParseStart(const std::string& text, const spec::BoardSize& board) {
  if (text.size() < 2)
    return absl::InvalidArgumentError("expected a colour and rows, for example B .../...");
  ASSIGN_OR_RETURN(const auto setup, ParseRows(text.substr(2), board));
  return Start{setup, text[0] == 'W' ? spec::Color::kWhite : spec::Color::kBlack};
}

void Decode(const char* at, RankingEntry& e) {
  e = {UnpackNumber<uint64_t>(at), UnpackNumber<uint32_t>(at + 8)};
}

void Decode(const char* at, IntervalEntry& e) {
  e.key = UnpackNumber<uint64_t>(at);
  e.lo = UnpackNumber<int16_t>(at + 8);
  e.lo_rank = UnpackNumber<uint32_t>(at + 10);
  e.hi = UnpackNumber<int16_t>(at + 14);
  e.hi_rank = UnpackNumber<uint32_t>(at + 16);
}

// Reads the stated number of records. Allocates memory only after checking that the bytes are
// there.
template <typename Entry>
absl::Status ReadEntries(TextLines& lines, size_t record, std::vector<Entry>& entries) {
  ASSIGN_OR_RETURN(const auto count, lines.Number("entries", UINT64_MAX));
  const std::string_view bytes = lines.rest();
  if (bytes.size() % record != 0 || bytes.size() / record != count) {
    return lines.Error(absl::StrCat(count, " entries of ", record, " bytes each are declared, but ",
                                    bytes.size(), " bytes follow"));
  }
  entries.resize(count);
  for (size_t i = 0; i < entries.size(); ++i) Decode(bytes.data() + i * record, entries[i]);
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<std::vector<std::optional<spec::Point>>> ParseMoves(const std::string& text,
                                                                   const spec::BoardSize& board) {
  std::vector<std::optional<spec::Point>> moves;
  if (text == "-") return moves;
  const std::vector<std::string> words = absl::StrSplit(text, ' ');
  for (const std::string& word : words) {
    moves.push_back(std::nullopt);
    if (word == "pass") continue;
    ASSIGN_OR_RETURN(moves.back(), spec::ParsePoint(word, board));
  }
  return moves;
}

absl::StatusOr<Certificate> ParseCertificate(std::string_view bytes, std::string_view name) {
  TextLines lines(bytes, name, TextLines::Column::kOfValue);
  ASSIGN_OR_RETURN(const auto version, lines.Value("hotstone-certificate"));
  if (version != "1") return lines.Error("only version 1 is supported");
  ASSIGN_OR_RETURN(const auto kind, lines.Value("kind"));
  if (kind != "lasso" && kind != "ranking" && kind != "intervals" && kind != "endings") {
    return lines.Error(absl::StrCat(
        "kind \"", kind, "\" is unknown; known kinds: lasso, ranking, intervals, endings"));
  }
  ASSIGN_OR_RETURN(const auto board, lines.Value("board", spec::ParseBoardSize));
  ASSIGN_OR_RETURN(const auto rules, lines.Value("rules", spec::ParseRuleSet));

  if (kind == "intervals" || kind == "endings") {
    Intervals result{rules, board, {}};
    auto status = ReadEntries(lines, kIntervalRecord, result.entries);
    status.Update(CheckSpelling(lines.before(),
                                IntervalsHeader(rules, board, result.entries.size(), kind), name));
    if (!status.ok()) return status;
    if (kind == "endings") return Endings{std::move(result)};
    return result;
  }
  ASSIGN_OR_RETURN(const auto start, lines.Value("start", [&](const std::string& words) {
    return ParseStart(words, board);
  }));
  if (kind == "ranking") {
    Ranking result{rules, start.setup, start.to_move, {}};
    auto status = ReadEntries(lines, kRankingRecord, result.entries);
    status.Update(CheckSpelling(
        lines.before(), RankingHeader(rules, start.setup, start.to_move, result.entries.size()),
        name));
    if (!status.ok()) return status;
    return result;
  }
  const auto moves = [&](const std::string& words) { return ParseMoves(words, board); };
  ASSIGN_OR_RETURN(const auto stem, lines.Value("stem", moves));
  ASSIGN_OR_RETURN(const auto cycle, lines.Value("cycle", moves));
  if (!lines.rest().empty()) return lines.Error("expected the end of the file after the cycle");
  Lasso result{rules, start.setup, start.to_move, stem, cycle};
  RETURN_IF_ERROR(CheckSpelling(lines.before(), HeaderText(result), name));
  return result;
}

}  // namespace hotstone::certify
