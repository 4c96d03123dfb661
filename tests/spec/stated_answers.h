// Shared by the tests that compare spec/ with the law of proofs/: the lines of the tables in
// proofs/extract, digests of many answers, and random draws; each as in proofs/extract/answers.ml.
#ifndef HOTSTONE_TESTS_SPEC_STATED_ANSWERS_H_
#define HOTSTONE_TESTS_SPEC_STATED_ANSWERS_H_

#include <cstdint>
#include <fstream>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "spec/board/position.h"
#include "spec/ko/ko_class.h"

namespace hotstone::spec {

// The lines of a file of proofs/extract, split into fields.
inline std::vector<std::vector<std::string>> StatedRows(const std::string& name) {
  std::ifstream file(HOTSTONE_SOURCE_DIR "/proofs/extract/" + name);
  std::vector<std::vector<std::string>> rows;
  for (std::string line; std::getline(file, line);) rows.push_back(absl::StrSplit(line, '\t'));
  return rows;
}

inline BoardSize StatedBoard(const std::string& text) { return *ParseBoardSize(text); }

// All answers so far as one number.
class StatedDigest {
 public:
  void Add(uint64_t n) { digest_ = (digest_ * 31 + n) % 1'000'000'007; }

  void AddCells(const Position& position) {
    for (const char cell : position.cells()) {
      digest_ = (digest_ * 3 + (cell == 'X' ? 1 : cell == 'O' ? 2 : 0)) % 1'000'000'007;
    }
  }

  void AddColor(std::optional<Color> color) {
    Add(!color.has_value() ? 0 : *color == Color::kBlack ? 1 : 2);
  }

  void AddVerdict(const KoVerdict& verdict) {
    for (const char c : VerdictName(verdict)) Add(static_cast<uint64_t>(c));
    Add(verdict.balanced ? 1 : 0);
    AddColor(verdict.dead.has_value() ? verdict.dead : verdict.at_stake);
    Add(verdict.score_open ? 1 : 0);
  }

  std::string Text() const { return std::to_string(digest_); }

 private:
  uint64_t digest_ = 1;
};

// The classes of kos or cycles, with their counts.
inline std::string CountsText(const std::map<std::string, int>& counts) {
  return absl::StrJoin(counts, ", ", [](std::string* out, const auto& row) {
    absl::StrAppend(out, row.first, " ", row.second);
  });
}

// The names in such a text.
inline std::vector<std::string> NamesCounted(const std::string& text) {
  std::vector<std::string> names = absl::StrSplit(text, ", ", absl::SkipEmpty());
  for (std::string& name : names) name.resize(name.rfind(' '));
  return names;
}

inline uint64_t StatedDraw(uint64_t seed) { return seed * 48271 % 2147483647; }

}  // namespace hotstone::spec

#endif  // HOTSTONE_TESTS_SPEC_STATED_ANSWERS_H_
