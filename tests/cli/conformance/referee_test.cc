// hotstone referee as seen by its clients: a program behind two pipes. Runs the recorded
// conversation and those in examples/.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/syscall.h>

#include <csignal>
#include <sstream>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/program.h"
#include "tests/base/texts.h"
#include "tests/cli/run_program.h"
#include "tests/cli/stopped_program.h"

namespace hotstone::cli {
namespace {

using testing::HasSubstr;

struct Conversation {
  std::string requests;
  std::vector<std::string> answers;
};

// The lines after > and <.
Conversation RecordedConversation() {
  Conversation examples;
  std::istringstream page(SourceText("docs/results/referee.txt"));
  for (std::string line; std::getline(page, line);) {
    if (absl::StartsWith(line, "> ")) absl::StrAppend(&examples.requests, line.substr(2), "\n");
    if (absl::StartsWith(line, "< ")) examples.answers.push_back(line.substr(2));
  }
  return examples;
}

TEST(RefereeCommandTest, TheRecordedConversationIsWhatHappens) {
  const Conversation examples = RecordedConversation();
  const ProgramResult result = RunHotstone({"referee"}, examples.requests);
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_EQ(result.SaidBesides(), "");
  EXPECT_GE(examples.answers.size(), 15u);
  EXPECT_EQ(result.OutputLines(), examples.answers);
}

// Every key of an answer is a property in the schema, and every reason a value.
TEST(RefereeCommandTest, TheSchemaKnowsTheKeys) {
  const std::string schema = SourceText("docs/reference/referee.schema.json");
  for (const std::string& answer : RecordedConversation().answers) {
    for (size_t at = answer.find("\":"); at != std::string::npos; at = answer.find("\":", at + 1)) {
      if (answer[at - 1] == '\\') continue;  // inside a string
      const size_t start = answer.rfind('"', at - 1) + 1;
      EXPECT_THAT(schema, HasSubstr(absl::StrCat("\"", answer.substr(start, at - start), "\": {")))
          << answer;
    }
  }
  const ProgramResult keys = RunHotstone({"referee"}, R"({"op":"new","game":"g","x":1})");
  const size_t good = keys.out.find("known keys: ");
  ASSERT_NE(good, std::string::npos) << keys.out;
  EXPECT_THAT(keys.out,
              HasSubstr("schema, id, op, game, rules, size, setup, to_move, free_turns, moves"));
}

TEST(RefereeCommandTest, EveryLineGetsOneAnswerInOrder) {
  std::string input = R"({"op":"new","game":"g","size":[19,19]})"
                      "\n";
  for (int i = 0; i < 3000; ++i) {
    absl::StrAppend(&input, R"({"id":)", i, i % 2 == 0 ? R"(,"game":"g","judge":["B","Q16"]})" : "",
                    "\r\n");
  }
  input += R"({"id":"last","game":"g","judge":["W","Q16"]})";  // unterminated
  const ProgramResult result = RunHotstone({"referee"}, input);
  EXPECT_EQ(result.exit_code, 0);
  const auto lines = result.OutputLines();
  ASSERT_EQ(lines.size(), 3002u);
  EXPECT_THAT(lines[2999], HasSubstr(R"("id":2998,"op":"judge")"));
  EXPECT_THAT(lines[3000], HasSubstr(R"("line":3001,"column":)"));
  EXPECT_THAT(lines[3001], HasSubstr(R"("id":"last")"));
}

TEST(RefereeCommandTest, AnEndlessLineIsAnError) {
  const ProgramResult result = RunHotstone(
      {"referee"}, std::string(5000000, ' ') + "\n" + R"({"op":"show","size":[1,1]})" + "\n");
  EXPECT_EQ(result.exit_code, 0);
  ASSERT_EQ(result.OutputLines().size(), 2u);
  EXPECT_THAT(result.OutputLines()[0], HasSubstr("the line is longer than 1048576 bytes"));
}

TEST(RefereeCommandTest, AnInterruptionEndsItBetweenTwoRequests) {
  StoppedProgram program({"referee"});
  ASSERT_TRUE(program.RunTo({SYS_ppoll}));
  program.Signal(SIGINT);
  EXPECT_EQ(program.Wait(), 3);
  EXPECT_THAT(program.Errors(), HasSubstr("stopped by signal 2 after 0 lines"));
}

void RunRefereeExample(const char* interpreter, const std::string& file) {
  const auto found = FindProgram(interpreter);
  if (!found.ok()) GTEST_SKIP() << "there is no " << interpreter << " on the path";
  const auto run =
      RunProgram(*found, {HOTSTONE_SOURCE_DIR "/examples/" + file, HOTSTONE_PROGRAM}, {});
  ASSERT_TRUE(run.ok()) << run.status();
  EXPECT_EQ(run->exit_code, 0) << run->err;
  EXPECT_THAT(
      run->out,
      HasSubstr("Black takes B2\nko TT-MOVE\nWhite may not play at B2: Black's stone at C2 has"));
  EXPECT_THAT(run->out, HasSubstr("refused: judge[1]: "));
}

TEST(RefereeCommandTest, TheExampleInPython) { RunRefereeExample("python3", "referee.py"); }
TEST(RefereeCommandTest, TheExampleForNode) { RunRefereeExample("node", "referee.mjs"); }

}  // namespace
}  // namespace hotstone::cli
