// The file of a robust strategy, written and read, and the rule sets that one is good for.
//
// ParseRobust takes the nine header lines one after the other, each a keyword and a value, and then the
// records. What it has read it writes again and compares, so that nothing has two spellings.
//
// For example `at-least 04` is read as 4, written as `at-least 4`, and refused for the difference.
#include "certify/robust/robust.h"

#include <charconv>
#include <cstring>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "base/read_file.h"
#include "base/whole_file.h"

namespace hotstone::certify {
namespace {

constexpr char kBegins[] = "hotstone-certificate 1\nkind robust\n";
constexpr const char* kKeywords[] = {
    "hotstone-certificate", "kind", "board", "side", "at-least", "start", "hot", "images", "entries"};
constexpr size_t kLines = 9;

// The number in so many bytes from `at`, the lowest first.
uint64_t Unsigned(const char* at, size_t bytes) {
  uint64_t value = 0;
  for (size_t i = bytes; i-- > 0;) value = value << 8 | static_cast<unsigned char>(at[i]);
  return value;
}

void Append(std::string& record, uint64_t value, int bytes) {
  for (int i = 0; i < bytes; ++i, value >>= 8) record.push_back(static_cast<char>(value & 0xff));
}

template <typename Number>
bool ReadNumber(const std::string& text, Number& value) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc() && end == text.data() + text.size();
}

}  // namespace

std::string RobustHeaderText(const RobustHeader& header, uint64_t entries) {
  return absl::StrCat(kBegins, "board ", header.start.size().ToString(), "\nside ",
                      std::string(1, spec::ColorLetter(header.side)), "\nat-least ", header.at_least,
                      "\nstart ", std::string(1, spec::ColorLetter(header.to_move)), " ",
                      absl::StrJoin(header.start.ToRows(), "/"), "\nhot ",
                      header.hot == RobustHot::kEvery ? "every" : "single", "\nimages ",
                      header.images == RobustImages::kOne ? "one" : "each", "\nentries ", entries, "\n");
}

std::string RobustRecord(const RobustEntry& entry) {
  std::string record;
  Append(record, entry.key, 8);
  Append(record, entry.rank, 4);
  Append(record, entry.answer, 1);
  return record;
}

absl::StatusOr<Robust> ParseRobust(std::string_view bytes, std::string_view name) {
  size_t line = 0;
  const auto error = [&](const std::string& what) {
    return absl::InvalidArgumentError(absl::StrCat(std::string(name), ":", line, ":1: ", what));
  };
  std::vector<std::string> values;
  size_t read = 0;
  for (const char* keyword : kKeywords) {
    ++line;
    const std::string begins = absl::StrCat(keyword, " ");
    const size_t end = bytes.find('\n', read);
    if (end == std::string_view::npos || bytes.compare(read, begins.size(), begins) != 0) {
      return error(absl::StrCat("expected a line \"", begins, "...\""));
    }
    values.emplace_back(bytes.substr(read + begins.size(), end - read - begins.size()));
    read = end + 1;
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
  Robust result{{values[3] == "W" ? spec::Color::kWhite : spec::Color::kBlack, at_least, *start,
                 values[5][0] == 'W' ? spec::Color::kWhite : spec::Color::kBlack,
                 values[6] == "every" ? RobustHot::kEvery : RobustHot::kSingle,
                 values[7] == "one" ? RobustImages::kOne : RobustImages::kEach},
                {}};
  const std::vector<std::string> good = absl::StrSplit(RobustHeaderText(result.header, entries), '\n');
  for (line = 1; line <= kLines; ++line) {
    const std::string found = absl::StrCat(kKeywords[line - 1], " ", values[line - 1]);
    if (found != good[line - 1]) {
      return error(absl::StrCat("\"", found, "\" must be written \"", good[line - 1], "\""));
    }
  }
  line = 9;
  const std::string_view rest = bytes.substr(read);
  if (rest.size() % kRobustRecord != 0 || rest.size() / kRobustRecord != entries) {
    return error(absl::StrCat(entries, " entries of ", kRobustRecord, " bytes each are stated, but ",
                              rest.size(), " bytes follow"));
  }
  result.entries.resize(entries);
  for (size_t i = 0; i < entries; ++i) {
    const char* at = rest.data() + i * kRobustRecord;
    result.entries[i] = {Unsigned(at, 8), static_cast<uint32_t>(Unsigned(at + 8, 4)),
                         static_cast<uint8_t>(at[12])};
  }
  return result;
}

bool IsRobustFile(const std::string& path) {
  const auto begins = ReadWholeFile(path, std::strlen(kBegins));
  return begins.ok() && *begins == kBegins;
}

absl::StatusOr<Robust> ReadRobust(const std::string& path) {
  const auto bytes = ReadWholeFile(path);
  if (!bytes.ok()) return bytes.status();
  return ParseRobust(*bytes, path);
}

absl::Status WriteRobust(const std::string& path, const Robust& robust) {
  auto file = WholeFile::Create(path);
  if (!file.ok()) return file.status();
  absl::Status status = file->Add(RobustHeaderText(robust.header, robust.entries.size()));
  for (const RobustEntry& entry : robust.entries) {
    if (status.ok()) status = file->Add(RobustRecord(entry));
  }
  if (!status.ok()) return status;
  return file->Finish();
}

absl::Status RobustUnder(RobustHot hot, const spec::RuleSet& rules) {
  const auto not_under = [&](const std::string& what) {
    return absl::UnimplementedError(
        absl::StrCat("rule set ", spec::RuleSetName(rules), ": a robust strategy says nothing about ", what));
  };
  if (rules.handicap != 0) return not_under("handicaps");
  if (rules.capture_ends) return not_under("capture_ends=true");
  if (rules.LooksAtCompletedCycles() && rules.cycle_color == spec::CycleColor::kEither) {
    return not_under("cycle_colour=either");
  }
  if (rules.self_removal == spec::SelfRemoval::kAny && !TraitsOf(rules.cycle).superko) {
    return not_under("self_removal=any without a superko");
  }
  if (hot == RobustHot::kSingle) {
    for (const spec::HotKind kind : rules.HotKindsInForce()) {
      if (kind != spec::HotKind::kSingle) {
        return not_under(absl::StrCat("hot stones of the kind ", std::string(spec::HotKindName(kind)),
                                      ", unless it has `hot every`"));
      }
    }
  }
  return absl::OkStatus();
}

}  // namespace hotstone::certify
