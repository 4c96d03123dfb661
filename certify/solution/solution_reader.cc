// Reads the file of a solution.
//
// Open reads the header lines in their order. The second one says whether the file is a solution or
// an older `robust`, which has other lines. NextLine fetches a line; TakeIn stores its value and
// reports any error in it. At the end the header is written again and compared, so that there is
// one spelling. Exactly the stated number of records must follow. Read decodes records from any
// place on, as the check requests them.
//
// For example the solution of 3x1, one play in the middle, is the lines "hotstone-certificate 1",
// "kind solution", "board 3x1", "side B", "at-least 3", "rules basic-ko", "settled-board yes",
// "start B ..." and "entries 1", and then eleven bytes: the key 0 of the empty board, rank 0, move
// 1. With ten bytes there the error names line 9.
#include "certify/solution/solution_reader.h"

#include <charconv>
#include <limits>
#include <optional>
#include <string_view>
#include <vector>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "certify/positions/packed_number.h"
#include "certify/positions/text_lines.h"
#include "certify/solution/known_position.h"

namespace hotstone::certify {
namespace {

constexpr size_t kRobustRecord = 13;  // bytes

const std::vector<std::string_view> kSolutionLines = {
    "hotstone-certificate", "kind",   "board",       "side",  "at-least", "rules",
    "settled-board",        "images", "free-points", "start", "entries"};
const std::vector<std::string_view> kRobustLines = {"hotstone-certificate",
                                                    "kind",
                                                    "board",
                                                    "side",
                                                    "at-least",
                                                    "start",
                                                    "hot",
                                                    "images",
                                                    "entries"};

// The error in a line, or nothing.
using Fault = std::optional<std::string>;

struct Draft {
  bool is_robust = false;
  std::optional<spec::BoardSize> board;
  SolutionHeader header{.start = spec::Position(*spec::BoardSize::Create(1, 1))};
  uint64_t entries = 0;
};

Fault TakeInKind(std::string_view value, Draft& draft) {
  draft.is_robust = value == "robust";
  if (draft.is_robust) draft.header.ends_at = EndsAt::kGameEnd;
  if (value != "solution" && !draft.is_robust) return "expected a solution";
  return std::nullopt;
}

Fault TakeInAtLeast(std::string_view value, Draft& draft) {
  int number = 0;
  const char* const value_end = value.data() + value.size();
  const auto [end, error] = std::from_chars(value.data(), value_end, number);
  const int points = draft.board->points();
  const int least = draft.is_robust ? -points : 1 - points;
  if (error != std::errc() || end != value_end || number < least || number > points) {
    return absl::StrCat("expected a number from ", least, " to ", points);
  }
  draft.header.at_least = number;
  return std::nullopt;
}

Fault TakeInRules(std::string_view value, Draft& draft) {
  for (const GoodUnder rules :
       {GoodUnder::kAny, GoodUnder::kAnySingleHot, GoodUnder::kAnyWithBasicKo,
        GoodUnder::kAnySingleHotWithBasicKo, GoodUnder::kBasicKo}) {
    if (value != GoodUnderName(rules)) continue;
    draft.header.rules = rules;
    return std::nullopt;
  }
  return "expected any, any-single-hot, any-with-basic-ko, any-single-hot-with-basic-ko or "
         "basic-ko";
}

Fault TakeInEnds(std::string_view value, Draft& draft) {
  for (const EndsAt ends :
       {EndsAt::kGameEnd, EndsAt::kSettledBoard, EndsAt::kHeldBoard, EndsAt::kNextPlay}) {
    if (value != EndsAtName(ends)) continue;
    draft.header.ends_at = ends;
    if (ends == EndsAt::kHeldBoard && draft.header.MostInside() == 0) {
      return "any has no held boards";
    }
    return std::nullopt;
  }
  return "expected yes, no, held or next";
}

Fault TakeInStart(std::string_view value, Draft& draft) {
  const auto color = ParseColor(value.substr(0, 1));
  if (!color.ok() || value.size() < 3 || value[1] != ' ')
    return "expected a colour and rows, for example B .../...";
  const auto position = ParseRows(value.substr(2), *draft.board);
  if (!position.ok()) return std::string(position.status().message());
  draft.header.to_move = *color;
  draft.header.start = *position;
  return std::nullopt;
}

Fault TakeInFreePoints(std::string_view value, Draft& draft) {
  if (value != "yes") return "expected yes";
  if (!MayHaveFreePoints(draft.header, draft.board->points())) {
    return absl::StrCat(
        "free points require rules any-with-basic-ko or any-single-hot-with-basic-ko, "
        "settled-board next, no images, the whole board and at most ",
        KnownPlays::kMostPoints, " points");
  }
  draft.header.free_points = true;
  return std::nullopt;
}

// Stores the value of the line with this keyword.
Fault TakeIn(std::string_view keyword, std::string_view value, Draft& draft) {
  if (keyword == "hotstone-certificate") {
    if (value != "1") return "only version 1 is supported";
  } else if (keyword == "kind") {
    return TakeInKind(value, draft);
  } else if (keyword == "board") {
    const auto board = spec::ParseBoardSize(value);
    if (!board.ok()) return std::string(board.status().message());
    draft.board = *board;
  } else if (keyword == "side") {
    const auto side = ParseColor(value);
    if (!side.ok()) return "expected B or W";
    draft.header.side = *side;
  } else if (keyword == "at-least") {
    return TakeInAtLeast(value, draft);
  } else if (keyword == "rules") {
    return TakeInRules(value, draft);
  } else if (keyword == "settled-board") {
    return TakeInEnds(value, draft);
  } else if (keyword == "free-points") {
    return TakeInFreePoints(value, draft);
  } else if (keyword == "start") {
    return TakeInStart(value, draft);
  } else if (keyword == "hot") {
    if (value != "single" && value != "every") return "expected single or every";
    draft.header.rules = value == "every" ? GoodUnder::kAny : GoodUnder::kAnySingleHot;
  } else if (keyword == "images") {
    if (value != "each" && value != "one") return "expected each or one";
    draft.header.images = value == "each" ? SolutionImages::kEach : SolutionImages::kOne;
  } else if (keyword == "entries") {
    const auto number = ParseNumber(value, UINT64_MAX);
    if (!number.ok()) return "expected a number below 2^64";
    draft.entries = *number;
  }
  return std::nullopt;
}

// The header as an older file has it.
std::string RobustHeaderText(const SolutionHeader& header, uint64_t entries) {
  return absl::StrCat("hotstone-certificate 1\nkind robust\nboard ", header.start.size().ToString(),
                      "\nside ", std::string(1, spec::ColorLetter(header.side)), "\nat-least ",
                      header.at_least, "\n", StartLine(header.to_move, header.start), "hot ",
                      header.rules == GoodUnder::kAny ? "every" : "single", "\nimages ",
                      header.images == SolutionImages::kOne ? "one" : "each", "\nentries ", entries,
                      "\n");
}

}  // namespace

absl::StatusOr<SolutionReader> SolutionReader::Open(std::unique_ptr<std::istream> bytes,
                                                    const std::string& name) {
  Draft draft;
  std::string header;
  size_t line = 0;
  const auto error = [&](size_t column, const std::string& what) {
    return absl::InvalidArgumentError(absl::StrCat(name, ":", line, ":", column, ": ", what));
  };
  const auto next_line = [&] {
    ++line;
    return NextLine(*bytes);
  };
  std::optional<std::string> text = next_line();
  for (size_t i = 0; i < (draft.is_robust ? kRobustLines : kSolutionLines).size(); ++i) {
    const std::string_view word = (draft.is_robust ? kRobustLines : kSolutionLines)[i];
    const std::string keyword = absl::StrCat(std::string(word), " ");
    const bool is_there = text.has_value() && text->compare(0, keyword.size(), keyword) == 0;
    const bool may_lack = word == "free-points" || (word == "images" && !draft.is_robust);
    if (may_lack && !is_there) continue;
    if (!is_there) return error(1, absl::StrCat("expected a line \"", keyword, "...\""));
    const Fault fault = TakeIn(word, std::string_view(*text).substr(keyword.size()), draft);
    if (fault.has_value()) return error(keyword.size() + 1, *fault);
    absl::StrAppend(&header, *text, "\n");
    if (word != "entries") text = next_line();
  }
  const std::string good = draft.is_robust ? RobustHeaderText(draft.header, draft.entries)
                                           : SolutionHeaderText(draft.header, draft.entries);
  RETURN_IF_ERROR(CheckSpelling(header, good, name));
  ASSIGN_OR_RETURN(
      auto records,
      RecordFile::Create(std::move(bytes), name, draft.is_robust ? kRobustRecord : kSolutionRecord,
                         draft.entries, line));
  return SolutionReader(std::move(draft.header), std::move(records), draft.is_robust);
}

absl::StatusOr<SolutionReader> SolutionReader::OpenFile(const std::string& path) {
  ASSIGN_OR_RETURN(auto file, OpenStream(path));
  return Open(std::move(file), path);
}

absl::StatusOr<size_t> SolutionReader::Read(uint64_t first, std::span<SolutionEntry> into) {
  ASSIGN_OR_RETURN(const auto raw, records_.Read(first, into.size()));
  const size_t size = is_robust_ ? kRobustRecord : kSolutionRecord;
  const size_t count = raw.size() / size;
  const char* at = raw.data();
  if (!is_robust_) {
    for (size_t i = 0; i < count; ++i, at += size) {
      into[i] = {UnpackNumber<uint64_t>(at), UnpackNumber<uint16_t>(at + 8),
                 static_cast<uint8_t>(at[10])};
    }
    return count;
  }
  // Their keys have no room for a ban. A number that is not a key of this board remains one.
  const uint64_t slots = PositionKeys::SlotsOn(header_.start.size());
  constexpr uint64_t kNoKey = std::numeric_limits<uint64_t>::max();
  for (size_t i = 0; i < count; ++i, at += size) {
    const auto code = UnpackNumber<uint64_t>(at);
    into[i] = {code > kNoKey / slots ? kNoKey : code * slots, UnpackNumber<uint32_t>(at + 8),
               static_cast<uint8_t>(at[12])};
  }
  return count;
}

absl::StatusOr<Solution> ReadSolution(const std::string& path) {
  ASSIGN_OR_RETURN(auto reader, SolutionReader::OpenFile(path));
  Solution solution{reader.header(), std::vector<SolutionEntry>(reader.entries())};
  RETURN_IF_ERROR(reader.Read(0, solution.entries).status());
  return solution;
}

}  // namespace hotstone::certify
