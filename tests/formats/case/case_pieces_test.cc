// A text of cases cut into pieces is read as in one.
#include "formats/case/case_pieces.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "absl/strings/str_cat.h"

namespace hotstone::formats {
namespace {

std::string PieceCase(int id) {
  return absl::StrCat(R"({"schema":"hotstone.case/1","id":")", id, R"(","size":[1,1]})");
}

// What is read, or the error, in one line.
std::string ReadOut(const absl::StatusOr<std::vector<CaseLine>>& cases) {
  if (!cases.ok()) return std::string(cases.status().message());
  std::string text;
  for (const CaseLine& c : *cases) absl::StrAppend(&text, c.line, "=", c.value.id, " ");
  return text;
}

TEST(CasePiecesTest, WhateverTheCuts) {
  std::string good = "\xEF\xBB\xBF";
  for (int i = 0; i < 40; ++i) absl::StrAppend(&good, PieceCase(i), i % 5 == 0 ? "\r\n\n \n" : "\n");
  std::string two_errors = good;
  two_errors.replace(good.size() / 3, 1, "?");
  two_errors.replace(good.size() / 2, 1, "?");
  std::string mark_inside = good;
  mark_inside.insert(good.find('\n', good.size() / 2) + 1, "\xEF\xBB\xBF");
  for (const std::string& text : {good, good + PieceCase(99), two_errors, mark_inside, PieceCase(1),
                                  std::string(), std::string("\n\n\n\n\n\n"), std::string("\n\n?\n")}) {
    const std::string whole = ReadOut(ParseCases(text, "f"));
    for (const int threads : {1, 2, 3, 8}) {
      for (const size_t least : {1, 100, 100000}) {
        EXPECT_EQ(ReadOut(ParseCasesInPieces(text, "f", threads, least)), whole) << threads << " " << least;
      }
    }
  }
  EXPECT_THAT(ReadOut(ParseCases(good, "f")), testing::StartsWith("1=0 4=1 5=2 "));
}

TEST(CasePiecesTest, FilesAreReadAsOne) {
  const std::string path = HOTSTONE_SOURCE_DIR "/tests/data/moves.jsonl";
  EXPECT_EQ(ReadOut(ReadCaseFileInPieces(path, 4)), ReadOut(ReadCaseFile(path)));
  EXPECT_EQ(ReadOut(ReadCaseFileInPieces("/nowhere", 4)), ReadOut(ReadCaseFile("/nowhere")));
}

}  // namespace
}  // namespace hotstone::formats
