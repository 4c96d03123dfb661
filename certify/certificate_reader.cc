#include "certify/certificate_reader.h"

#include <charconv>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "base/status_macros.h"
#include "certify/positions/header_spelling.h"
#include "certify/positions/packed_number.h"

namespace hotstone::certify {
namespace {

using Moves = std::vector<std::optional<spec::Point>>;

// The bytes, how many are read, and the place in the header.
class Source {
 public:
  Source(std::string_view bytes, std::string_view name) : bytes_(bytes), name_(name) {}

  // The value of the next line, which must be the keyword, a space and the value.
  absl::StatusOr<std::string> Value(const std::string& keyword) {
    ++line_;
    column_ = 1;
    const size_t end = bytes_.find('\n', read_);
    if (end == std::string_view::npos ||
        bytes_.compare(read_, keyword.size() + 1, keyword + " ") != 0) {
      return Error(absl::StrCat("expected a line \"", keyword, " ...\""));
    }
    column_ = keyword.size() + 2;
    const size_t begin = read_ + column_ - 1;
    read_ = end + 1;
    return std::string(bytes_.substr(begin, end - begin));
  }

  absl::Status ErrorAt(size_t line, size_t column, const std::string& what) const {
    return absl::InvalidArgumentError(absl::StrCat(name_, ":", line, ":", column, ": ", what));
  }
  // An error at the last value read.
  absl::Status Error(const std::string& what) const { return ErrorAt(line_, column_, what); }
  std::string_view header() const { return bytes_.substr(0, read_); }
  std::string_view rest() const { return bytes_.substr(read_); }

 private:
  std::string_view bytes_;
  std::string name_;
  size_t read_ = 0;
  size_t line_ = 0;
  size_t column_ = 1;
};

// The value of the next line as `parse` reads it.
template <typename Parse>
auto ReadValue(Source& source, const std::string& keyword, Parse parse) -> decltype(parse("")) {
  ASSIGN_OR_RETURN(const auto text, source.Value(keyword));
  auto value = parse(text);
  return value.ok() ? value : source.Error(std::string(value.status().message()));
}

absl::StatusOr<uint64_t> ParseNumber(const std::string& text) {
  uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error == std::errc() && end == text.data() + text.size()) return value;
  return absl::InvalidArgumentError(absl::StrCat("\"", text, "\" is not a number below 2^64"));
}

struct Start {
  spec::Position setup;
  spec::Color to_move;
};

absl::StatusOr<Start> ParseStart(const std::string& text, const spec::BoardSize& board) {
  if (text.size() < 2)
    return absl::InvalidArgumentError("expected a colour and rows, for example B .../...");
  ASSIGN_OR_RETURN(const auto setup, spec::Position::FromRows(absl::StrSplit(text.substr(2), '/')));
  if (setup.size() != board) return absl::InvalidArgumentError("the rows are not of this board");
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
absl::Status ReadEntries(Source& source, size_t record, std::vector<Entry>& entries) {
  ASSIGN_OR_RETURN(const auto count, ReadValue(source, "entries", ParseNumber));
  const std::string_view bytes = source.rest();
  if (bytes.size() % record != 0 || bytes.size() / record != count) {
    return source.Error(absl::StrCat(count, " entries of ", record,
                                     " bytes each are declared, but ", bytes.size(),
                                     " bytes follow"));
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
  Source source(bytes, name);
  ASSIGN_OR_RETURN(const auto version, source.Value("hotstone-certificate"));
  if (version != "1") return source.Error("only version 1 is supported");
  ASSIGN_OR_RETURN(const auto kind, source.Value("kind"));
  if (kind != "lasso" && kind != "ranking" && kind != "intervals" && kind != "endings") {
    return source.Error(absl::StrCat(
        "kind \"", kind, "\" is unknown; known kinds: lasso, ranking, intervals, endings"));
  }
  ASSIGN_OR_RETURN(const auto board, ReadValue(source, "board", [](const std::string& t) {
                     return spec::ParseBoardSize(t);
                   }));
  ASSIGN_OR_RETURN(const auto rules, ReadValue(source, "rules", [](const std::string& t) {
                     return spec::ParseRuleSet(t);
                   }));

  if (kind == "intervals" || kind == "endings") {
    Intervals result{rules, board, {}};
    auto status = ReadEntries(source, kIntervalRecord, result.entries);
    status.Update(CheckSpelling(source.header(),
                                IntervalsHeader(rules, board, result.entries.size(), kind), name));
    if (!status.ok()) return status;
    if (kind == "endings") return Endings{std::move(result)};
    return result;
  }
  ASSIGN_OR_RETURN(const auto start, ReadValue(source, "start", [&](const std::string& t) {
                     return ParseStart(t, board);
                   }));
  if (kind == "ranking") {
    Ranking result{rules, start.setup, start.to_move, {}};
    auto status = ReadEntries(source, kRankingRecord, result.entries);
    status.Update(CheckSpelling(
        source.header(), RankingHeader(rules, start.setup, start.to_move, result.entries.size()),
        name));
    if (!status.ok()) return status;
    return result;
  }
  const auto parse_moves = [&](const std::string& t) { return ParseMoves(t, board); };
  ASSIGN_OR_RETURN(const auto stem, ReadValue(source, "stem", parse_moves));
  ASSIGN_OR_RETURN(const auto cycle, ReadValue(source, "cycle", parse_moves));
  if (!source.rest().empty()) return source.Error("expected the end of the file after the cycle");
  Lasso result{rules, start.setup, start.to_move, stem, cycle};
  RETURN_IF_ERROR(CheckSpelling(source.header(), HeaderText(result), name));
  return result;
}

}  // namespace hotstone::certify
