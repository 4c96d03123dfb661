// The lines of the texts: each caption and each clause in force has some, and where the texts are,
// each digest is that of its lines.
#include <gtest/gtest.h>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "spec/captions/caption.h"
#include "spec/clauses/clauses.h"

namespace hotstone::spec {
namespace {

const std::filesystem::path& Texts() {
  static const auto* const folder =
      new std::filesystem::path(std::filesystem::path(HOTSTONE_SOURCE_DIR) / "../shared/rules");
  return *folder;
}

// The lines first to last of a text, from 1, blanks and line ends as one blank each.
std::string LinesOf(const std::string& file, int first, int last) {
  std::ifstream in(Texts() / file);
  std::string words;
  std::string line;
  for (int n = 1; n <= last && std::getline(in, line); ++n) {
    if (n < first) continue;
    std::istringstream parts(line);
    for (std::string word; parts >> word;) absl::StrAppend(&words, words.empty() ? "" : " ", word);
  }
  return words;
}

std::string Digest(const std::string& text) {
  uint64_t hash = 1469598103934665603u;
  for (const char c : text) {
    hash ^= static_cast<unsigned char>(c);
    hash *= 1099511628211u;
  }
  return absl::StrCat(absl::Hex(hash, absl::kZeroPad16));
}

TEST(TextLinesTest, EveryCaptionHasLines) {
  for (const Caption& caption : Captions()) {
    EXPECT_TRUE(TextLinesOf(caption.clause).has_value()) << caption.clause;
  }
}

// A legend of pictures, a chart without words, and an entry that is missing in our copy have none;
// rules for comparison are in no text.
TEST(TextLinesTest, EveryClauseInForceHasLines) {
  const std::set<std::string_view> without = {"ING96-Q-NOTE", "ING96-ING-SYSTEM", "ZH-G50"};
  for (const Clause& clause : Clauses()) {
    if (clause.status != ClauseStatus::kRendered || clause.text == RuleText::kComparator) continue;
    EXPECT_EQ(TextLinesOf(clause.id).has_value(), !without.contains(clause.id)) << clause.id;
  }
}

TEST(TextLinesTest, AreThoseOfTheTexts) {
  if (!std::filesystem::exists(Texts())) GTEST_SKIP() << "the texts are not here";
  std::set<std::string> clauses;
  for (const Clause& clause : Clauses()) {
    if (TextLinesOf(clause.id).has_value()) clauses.insert(std::string(clause.id));
  }
  for (const std::string& clause : clauses) {
    const TextLines lines = TextLinesOf(clause).value_or(TextLines{});
    const std::vector<std::string> parts = absl::StrSplit(std::string(lines.where), ':');
    ASSERT_EQ(parts.size(), 2u) << clause;
    const std::vector<std::string> range = absl::StrSplit(parts[1], '-');
    ASSERT_EQ(range.size(), 2u) << clause;
    int first = 0;
    int last = 0;
    ASSERT_TRUE(absl::SimpleAtoi(range[0], &first) && absl::SimpleAtoi(range[1], &last)) << clause;
    EXPECT_EQ(Digest(LinesOf(parts[0], first, last)), lines.digest) << clause;
    // A line moved by one is noticed.
    EXPECT_NE(Digest(LinesOf(parts[0], first + 1, last + 1)), lines.digest) << clause;
  }
}

TEST(CaptionTextTest, ASentenceOfOneTextIsNotHeldAgainstAnother) {
  int of_1996 = 0;
  int of_1991 = 0;
  for (const Caption& caption : Captions()) {
    EXPECT_TRUE(IsOfItsText(caption, "basic-only"));
    EXPECT_EQ(IsOfItsText(caption, "ing-1996"), IsOfItsText(caption, "ing-1996-recycling"));
    of_1996 += IsOfItsText(caption, "ing-1996") ? 1 : 0;
    of_1991 += IsOfItsText(caption, "ing-1991") ? 1 : 0;
    EXPECT_FALSE(IsOfItsText(caption, "ing-1996") && IsOfItsText(caption, "ing-1991"));
  }
  EXPECT_GT(of_1996, 100);
  EXPECT_GT(of_1991, 10);
}

}  // namespace
}  // namespace hotstone::spec
