// The file of a solution, read and written.
//
// SolutionReader::Open goes through the nine header lines in their order: NextLine fetches one, ReadLine
// takes in its value and says what is wrong with it, and at last the header is written anew and compared,
// so that there is one spelling. What follows must be as many records as stated. Read decodes records from
// any place on, as the check asks for them; WriteSolution adds them one by one to a file that appears whole
// or not at all.
//
// For example the solution of 3x1, one play in the middle, is the lines "hotstone-certificate 1", "kind
// solution", "board 3x1", "side B", "at-least 3", "rules basic-ko", "settled-board yes", "start B ..." and
// "entries 1", and then eleven bytes: the key 0 of the empty board, rank 0, move 1. With ten bytes there
// the error names line 9.
#include "certify/solution/solution.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <fstream>
#include <memory>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "base/whole_file.h"
#include "certify/positions/record_file.h"

namespace hotstone::certify {
namespace {

constexpr std::array<std::string_view, 9> kKeywords = {
    "hotstone-certificate", "kind",  "board",  "side", "at-least", "rules",
    "settled-board",        "start", "entries"};

char SideLetter(spec::Color color) { return spec::ColorLetter(color); }

std::optional<spec::Color> ReadColor(std::string_view text) {
  if (text == "B") return spec::Color::kBlack;
  if (text == "W") return spec::Color::kWhite;
  return std::nullopt;
}

template <typename Number>
std::optional<Number> ReadNumber(std::string_view text) {
  Number value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

// What is wrong with a line, or nothing.
using Fault = std::optional<std::string>;

struct Draft {
  std::optional<spec::BoardSize> board;
  std::optional<spec::Position> start;
  SolutionHeader header{.start = spec::Position(*spec::BoardSize::Create(1, 1))};
  uint64_t entries = 0;
};

Fault ReadStart(std::string_view value, Draft& draft) {
  const auto color = ReadColor(value.substr(0, 1));
  if (!color.has_value() || value.size() < 3 || value[1] != ' ')
    return "expected a colour and rows, for example B .../...";
  const auto position = spec::Position::FromRows(absl::StrSplit(std::string(value.substr(2)), '/'));
  if (!position.ok()) return std::string(position.status().message());
  if (position->size() != *draft.board) return "the rows are not of this board";
  draft.header.to_move = *color;
  draft.header.start = *position;
  return std::nullopt;
}

// Takes in the value of the line with this number, from 0.
Fault ReadLine(size_t line, std::string_view value, Draft& draft) {
  switch (line) {
    case 0:
      if (value != "1") return "only version 1 is known";
      return std::nullopt;
    case 1:
      if (value != "solution") return "expected a solution";
      return std::nullopt;
    case 2: {
      const auto board = spec::ParseBoardSize(value);
      if (!board.ok()) return std::string(board.status().message());
      draft.board = *board;
      return std::nullopt;
    }
    case 3: {
      const auto side = ReadColor(value);
      if (!side.has_value()) return "expected B or W";
      draft.header.side = *side;
      return std::nullopt;
    }
    case 4: {
      const auto number = ReadNumber<int>(value);
      const int points = draft.board->points();
      if (!number.has_value() || *number <= -points || *number > points) {
        return absl::StrCat("expected a number from ", 1 - points, " to ", points);
      }
      draft.header.at_least = *number;
      return std::nullopt;
    }
    case 5:
      for (const GoodUnder rules : {GoodUnder::kAny, GoodUnder::kAnyWithBasicKo, GoodUnder::kBasicKo}) {
        if (value != GoodUnderName(rules)) continue;
        draft.header.rules = rules;
        return std::nullopt;
      }
      return "expected any, any-with-basic-ko or basic-ko";
    case 6:
      for (const EndsAt ends : {EndsAt::kGameEnd, EndsAt::kSettledBoard, EndsAt::kHeldBoard}) {
        if (value != EndsAtName(ends)) continue;
        draft.header.ends_at = ends;
        if (ends == EndsAt::kHeldBoard && draft.header.rules != GoodUnder::kBasicKo) {
          return "held goes with the rules basic-ko alone";
        }
        return std::nullopt;
      }
      return "expected yes, no or held";
    case 7:
      return ReadStart(value, draft);
    case 8: {
      const auto number = ReadNumber<uint64_t>(value);
      if (!number.has_value()) return "expected a number below 2^64";
      draft.entries = *number;
      return std::nullopt;
    }
  }
  return "a line too many";
}

template <typename Number>
void Append(std::string& bytes, Number number) {
  for (size_t i = 0; i < sizeof(Number); ++i) bytes += static_cast<char>(number >> (8 * i) & 0xFF);
}

template <typename Number>
Number Unsigned(const char* at) {
  uint64_t value = 0;
  for (size_t i = sizeof(Number); i-- > 0;) value = value << 8 | static_cast<unsigned char>(at[i]);
  return static_cast<Number>(value);
}

}  // namespace

std::string_view GoodUnderName(GoodUnder rules) {
  switch (rules) {
    case GoodUnder::kAny:
      return "any";
    case GoodUnder::kAnyWithBasicKo:
      return "any-with-basic-ko";
    case GoodUnder::kBasicKo:
      break;
  }
  return "basic-ko";
}

std::string_view EndsAtName(EndsAt ends) {
  switch (ends) {
    case EndsAt::kGameEnd:
      return "no";
    case EndsAt::kSettledBoard:
      return "yes";
    case EndsAt::kHeldBoard:
      break;
  }
  return "held";
}

std::string SolutionHeaderText(const SolutionHeader& header, uint64_t entries) {
  return absl::StrCat("hotstone-certificate 1\nkind solution\nboard ", header.start.size().ToString(),
                      "\nside ", std::string(1, SideLetter(header.side)), "\nat-least ", header.at_least,
                      "\nrules ", std::string(GoodUnderName(header.rules)), "\nsettled-board ",
                      std::string(EndsAtName(header.ends_at)), "\nstart ",
                      std::string(1, SideLetter(header.to_move)), " ",
                      absl::StrJoin(header.start.ToRows(), "/"), "\nentries ", entries, "\n");
}

absl::StatusOr<SolutionReader> SolutionReader::Open(std::unique_ptr<std::istream> bytes,
                                                    const std::string& name) {
  Draft draft;
  std::string header;
  const auto error = [&](size_t line, size_t column, const std::string& what) {
    return absl::InvalidArgumentError(absl::StrCat(name, ":", line + 1, ":", column, ": ", what));
  };
  for (size_t line = 0; line < kKeywords.size(); ++line) {
    const std::string keyword = std::string(kKeywords[line]) + " ";
    const auto text = NextLine(*bytes);
    if (!text.has_value() || text->compare(0, keyword.size(), keyword) != 0) {
      return error(line, 1, absl::StrCat("expected a line \"", keyword, "...\""));
    }
    const Fault fault = ReadLine(line, std::string_view(*text).substr(keyword.size()), draft);
    if (fault.has_value()) return error(line, keyword.size() + 1, *fault);
    header += absl::StrCat(*text, "\n");
    const std::string good = SolutionHeaderText(draft.header, draft.entries);
    if (line + 1 == kKeywords.size() && header != good) {
      return error(0, 1, absl::StrCat("the header must be written\n", good));
    }
  }
  const auto begin = static_cast<uint64_t>(bytes->tellg());
  bytes->seekg(0, std::ios::end);
  if (!*bytes) return error(kKeywords.size(), 1, "these bytes cannot be gone through again");
  const uint64_t size = static_cast<uint64_t>(bytes->tellg()) - begin;
  if (size % kSolutionRecord != 0 || size / kSolutionRecord != draft.entries) {
    return error(kKeywords.size() - 1, 1,
                 absl::StrCat(draft.entries, " entries of ", kSolutionRecord, " bytes each are stated, but ",
                              size, " bytes follow"));
  }
  return SolutionReader(std::move(bytes), name, std::move(draft.header), draft.entries, begin);
}

absl::StatusOr<SolutionReader> SolutionReader::OpenFile(const std::string& path) {
  auto file = std::make_unique<std::ifstream>(path, std::ios::binary);
  if (!*file) return absl::NotFoundError(absl::StrCat(path, ": cannot be opened"));
  return Open(std::move(file), path);
}

absl::StatusOr<size_t> SolutionReader::Read(uint64_t first, std::span<SolutionEntry> into) {
  if (first >= entries_) return size_t{0};
  const auto count = static_cast<size_t>(std::min<uint64_t>(into.size(), entries_ - first));
  raw_.resize(count * kSolutionRecord);
  bytes_->clear();
  bytes_->seekg(static_cast<std::streamoff>(begin_ + first * kSolutionRecord));
  bytes_->read(raw_.data(), static_cast<std::streamsize>(raw_.size()));
  if (!*bytes_) return absl::DataLossError(absl::StrCat(name_, ": record ", first, " cannot be read"));
  for (size_t i = 0; i < count; ++i) {
    const char* const at = raw_.data() + i * kSolutionRecord;
    into[i] = {Unsigned<uint64_t>(at), Unsigned<uint16_t>(at + 8), static_cast<uint8_t>(at[10])};
  }
  return count;
}

bool IsSolutionFile(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return NextLine(file) == "hotstone-certificate 1" && NextLine(file) == "kind solution";
}

std::string SolutionRecord(const SolutionEntry& entry) {
  std::string bytes;
  Append(bytes, entry.key);
  Append(bytes, entry.rank);
  Append(bytes, entry.move);
  return bytes;
}

std::string SolutionText(const SolutionHeader& header, const std::vector<SolutionEntry>& entries) {
  std::string text = SolutionHeaderText(header, entries.size());
  for (const SolutionEntry& entry : entries) text += SolutionRecord(entry);
  return text;
}

absl::Status WriteSolution(const std::string& path, const SolutionHeader& header,
                           const std::vector<SolutionEntry>& entries) {
  auto file = WholeFile::Create(path);
  if (!file.ok()) return file.status();
  absl::Status status = file->Add(SolutionHeaderText(header, entries.size()));
  for (const SolutionEntry& entry : entries) {
    if (!status.ok()) return status;
    status = file->Add(SolutionRecord(entry));
  }
  return status.ok() ? file->Finish() : status;
}

}  // namespace hotstone::certify
