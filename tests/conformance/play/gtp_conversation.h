// A conversation with our engine, for tests: scripts, and files in memory.
#ifndef HOTSTONE_TESTS_CONFORMANCE_PLAY_GTP_CONVERSATION_H_
#define HOTSTONE_TESTS_CONFORMANCE_PLAY_GTP_CONVERSATION_H_

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_split.h"
#include "conformance/play/gtp_engine.h"

namespace hotstone::conformance {

// In-memory files.
class Files {
 public:
  GtpFiles Access() {
    return {[this](const std::string& path) -> absl::StatusOr<std::vector<formats::SgfTree>> {
              const auto file = texts.find(path);
              if (file == texts.end()) return absl::NotFoundError(path + ": cannot be opened");
              return formats::ParseSgf(file->second, path);
            },
            [this](const std::string& path, const std::string& text) {
              if (path == "full") return absl::UnavailableError("full: no space left");
              texts[path] = text;
              return absl::OkStatus();
            }};
  }
  std::map<std::string, std::string> texts;
};

class Conversation {
 public:
  explicit Conversation(const char* rules, int cols = 5, int rows = 5, StoredMoves stored = nullptr)
      : engine(*spec::ParseRuleSet(rules), *spec::BoardSize::Create(cols, rows), 1, files.Access(),
               std::move(stored)) {}

  // The reply to one line; "" if there is none.
  std::string Ask(const std::string& line) { return engine.Answer({line, false}).value_or(""); }

  // A script: lines that start with "< " are commands, the others the expected replies, without
  // empty lines.
  void Expect(const std::string& script) {
    std::string expected;
    std::string got;
    for (const std::string& line :
         std::vector<std::string>(absl::StrSplit(script, '\n', absl::SkipEmpty()))) {
      expected += line + "\n";
      if (line.rfind("< ", 0) != 0) continue;
      got += line + "\n";
      for (const std::string& reply :
           std::vector<std::string>(absl::StrSplit(Ask(line.substr(2)), '\n', absl::SkipEmpty()))) {
        got += reply + "\n";
      }
    }
    EXPECT_EQ(got, expected);
  }

  Files files;
  GtpEngine engine;
};

}  // namespace hotstone::conformance

#endif  // HOTSTONE_TESTS_CONFORMANCE_PLAY_GTP_CONVERSATION_H_
