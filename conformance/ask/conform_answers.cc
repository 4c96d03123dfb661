// Reads the answers of engines: points, stones, scores.
#include <algorithm>
#include <cmath>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "conformance/ask/conform_case.h"
#include "spec/board/position.h"

namespace hotstone::conformance {

std::optional<std::vector<spec::Point>> ReadPoints(const spec::BoardSize& size,
                                                   const std::string& text) {
  std::vector<spec::Point> points;
  const std::vector<std::string> words =
      absl::StrSplit(text, absl::ByAnyChar(" \n"), absl::SkipEmpty());
  for (const std::string& word : words) {
    if (absl::AsciiStrToLower(word) == "pass") continue;
    const auto p = spec::ParsePoint(word, size);
    if (!p.ok()) return std::nullopt;
    points.push_back(*p);
  }
  std::sort(points.begin(), points.end(),
            [&size](spec::Point a, spec::Point b) { return size.Index(a) < size.Index(b); });
  return points;
}

std::optional<spec::Position> StonesPosition(const spec::BoardSize& size, const std::string& black,
                                             const std::string& white) {
  spec::Position position(size);
  for (const auto color : {spec::Color::kBlack, spec::Color::kWhite}) {
    const auto points = ReadPoints(size, color == spec::Color::kBlack ? black : white);
    if (!points.has_value()) return std::nullopt;
    for (const spec::Point p : *points) {
      if (!position.IsEmpty(p)) return std::nullopt;
      position.Put(p, color);
    }
  }
  return position;
}

bool SaysIllegal(const std::string& words) {
  const std::string low = absl::AsciiStrToLower(words);
  for (const char* other : {"unknown command", "syntax", "invalid color", "invalid coordinate",
                            "invalid vertex", "invalid argument", "error", "exception"}) {
    if (absl::StrContains(low, other)) return false;
  }
  return true;
}

bool CallsIllegal(const std::string& words) {
  const std::string low = absl::AsciiStrToLower(words);
  return SaysIllegal(words) &&
         (absl::StrContains(low, "illegal") || absl::StrContains(low, "not legal"));
}

std::optional<spec::Outcome> ReadScore(const std::string& text) {
  const std::vector<std::string> words =
      absl::StrSplit(text, absl::ByAnyChar(" \n"), absl::SkipEmpty());
  if (words.empty()) return std::nullopt;
  const std::string word = absl::AsciiStrToUpper(words[0]);
  if (word == "0" || word == "DRAW" || word == "JIGO") return spec::Outcome{};
  if (word.size() < 3 || (word[0] != 'B' && word[0] != 'W') || word[1] != '+') return std::nullopt;
  double by = 0;
  if (!absl::SimpleAtod(word.substr(2), &by) || !(by >= 0 && by <= 1000) ||
      by * 2 != std::floor(by * 2)) {
    return std::nullopt;
  }
  return spec::Outcome{word[0] == 'B' ? spec::Color::kBlack : spec::Color::kWhite,
                       static_cast<int>(by * 2)};
}

std::string ScoreText(const spec::Outcome& outcome) {
  if (outcome.margin_x2 == 0) return "0";
  return absl::StrCat(outcome.winner == spec::Color::kBlack ? "B+" : "W+",
                      spec::HalfPoints(outcome.margin_x2));
}

std::string_view AskWayName(AskWay way) {
  switch (way) {
    case AskWay::kAllLegal:
      return "all_legal";
    case AskWay::kIsLegal:
      return "is_legal";
    case AskWay::kPlay:
      return "play";
    case AskWay::kReplay:
      return "replay";
  }
  return "";
}

}  // namespace hotstone::conformance
