#include "certify/robust/robust_reader.h"

#include <charconv>
#include <fstream>
#include <sstream>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"

namespace hotstone::certify {
namespace {

constexpr const char* kKeywords[] = {
    "hotstone-certificate", "kind", "board", "side", "at-least", "start", "hot", "images", "entries"};
constexpr size_t kLines = 9;

// The number in so many bytes from `at`, the lowest first.
uint64_t Unsigned(const char* at, size_t bytes) {
  uint64_t value = 0;
  for (size_t i = bytes; i-- > 0;) value = value << 8 | static_cast<unsigned char>(at[i]);
  return value;
}

template <typename Number>
bool ReadNumber(const std::string& text, Number& value) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc() && end == text.data() + text.size();
}

absl::StatusOr<Robust> ReadAll(absl::StatusOr<RobustReader> reader) {
  if (!reader.ok()) return reader.status();
  Robust robust{reader->header(), std::vector<RobustEntry>(reader->entries())};
  const auto read = reader->Read(0, robust.entries);
  if (!read.ok()) return read.status();
  return robust;
}

}  // namespace

// The nine header lines one after the other, each a keyword and a value. What has been read is written again and
// compared, so that nothing has two spellings: `at-least 04` is read as 4, written as `at-least 4`, and refused.
absl::StatusOr<RobustReader> RobustReader::Open(std::unique_ptr<std::istream> bytes,
                                                const std::string& name) {
  size_t line = 0;
  const auto error = [&](const std::string& what) {
    return absl::InvalidArgumentError(absl::StrCat(name, ":", line, ":1: ", what));
  };
  std::vector<std::string> values;
  for (const char* keyword : kKeywords) {
    ++line;
    const std::string begins = absl::StrCat(keyword, " ");
    const auto text = NextLine(*bytes);
    if (!text.has_value() || text->compare(0, begins.size(), begins) != 0) {
      return error(absl::StrCat("expected a line \"", begins, "...\""));
    }
    values.push_back(text->substr(begins.size()));
  }
  line = 3;
  const auto board = spec::ParseBoardSize(values[2]);
  if (!board.ok()) return error(std::string(board.status().message()));
  if (board->points() > kMostRobustPoints) {
    return error(absl::StrCat("keys reach boards of up to ", kMostRobustPoints, " points"));
  }
  line = 5;
  int at_least = 0;
  if (!ReadNumber(values[4], at_least)) return error("expected a number");
  if (at_least < -board->points() || at_least > board->points()) {
    return error("a number beyond the points of the board");
  }
  line = 6;
  const auto start = spec::Position::FromRows(
      absl::StrSplit(values[5].size() < 2 ? std::string() : values[5].substr(2), '/'));
  if (!start.ok()) return error(std::string(start.status().message()));
  if (start->size() != *board) return error("the rows are not of this board");
  line = 9;
  uint64_t entries = 0;
  if (!ReadNumber(values[8], entries)) return error("expected a number");
  RobustHeader header{values[3] == "W" ? spec::Color::kWhite : spec::Color::kBlack,
                      at_least,
                      *start,
                      values[5][0] == 'W' ? spec::Color::kWhite : spec::Color::kBlack,
                      values[6] == "every" ? RobustHot::kEvery : RobustHot::kSingle,
                      values[7] == "one" ? RobustImages::kOne : RobustImages::kEach};
  const std::vector<std::string> good = absl::StrSplit(RobustHeaderText(header, entries), '\n');
  for (line = 1; line <= kLines; ++line) {
    const std::string found = absl::StrCat(kKeywords[line - 1], " ", values[line - 1]);
    if (found != good[line - 1]) {
      return error(absl::StrCat("\"", found, "\" must be written \"", good[line - 1], "\""));
    }
  }
  auto records = RecordFile::Create(std::move(bytes), name, kRobustRecord, entries, kLines);
  if (!records.ok()) return records.status();
  return RobustReader(std::move(header), *std::move(records));
}

absl::StatusOr<RobustReader> RobustReader::OpenFile(const std::string& path) {
  auto file = std::make_unique<std::ifstream>(path, std::ios::binary);
  if (!*file) return absl::NotFoundError(absl::StrCat(path, ": cannot be opened"));
  return Open(std::move(file), path);
}

absl::StatusOr<size_t> RobustReader::Read(uint64_t first, std::span<RobustEntry> into) {
  const auto raw = records_.Read(first, into.size());
  if (!raw.ok()) return raw.status();
  const size_t count = raw->size() / kRobustRecord;
  for (size_t i = 0; i < count; ++i) {
    const char* at = raw->data() + i * kRobustRecord;
    into[i] = {Unsigned(at, 8), static_cast<uint32_t>(Unsigned(at + 8, 4)), static_cast<uint8_t>(at[12])};
  }
  return count;
}

absl::StatusOr<Robust> ParseRobust(std::string_view bytes, std::string_view name) {
  return ReadAll(
      RobustReader::Open(std::make_unique<std::istringstream>(std::string(bytes)), std::string(name)));
}

absl::StatusOr<Robust> ReadRobust(const std::string& path) { return ReadAll(RobustReader::OpenFile(path)); }

bool IsRobustFile(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return NextLine(file) == "hotstone-certificate 1" && NextLine(file) == "kind robust";
}

}  // namespace hotstone::certify
