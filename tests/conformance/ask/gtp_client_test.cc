// One engine and everything that can go wrong with it. The engines are shell scripts of a line or
// two.
#include "conformance/ask/gtp_client.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>

#include "tests/base/children.h"

namespace hotstone::conformance {
namespace {

using AnswerKind = EngineAnswer::Kind;
using testing::HasSubstr;

// A reply that has not arrived after this time never will.
constexpr double kHang = 600;
// Long enough to see that nothing arrives.
constexpr double kShort = 0.2;

GtpLimits Patient() {
  GtpLimits limits;
  limits.seconds = kHang;
  limits.start_seconds = kHang;
  limits.end_seconds = kHang;
  return limits;
}

// An engine whose loop runs `body` for each command, with its number in $id and its words in
// $command.
std::unique_ptr<GtpClient> Engine(const std::string& body, const GtpLimits& limits = Patient()) {
  const EngineCommand command{
      "/bin/sh", {"-c", "while read id command; do " + body + "; done"}, ""};
  auto client = GtpClient::Start(command, limits);
  EXPECT_TRUE(client.ok()) << client.status();
  return *std::move(client);
}

constexpr char kRight[] = "printf '=%s %s\\n\\n' $id \"$command\"";

TEST(GtpClient, AsksAndIsAnswered) {
  auto engine = Engine(kRight);
  for (const char* command : {"name", "version", "play B A1"}) {
    const EngineAnswer answer = engine->Ask(command);
    EXPECT_TRUE(answer.ok());
    EXPECT_EQ(answer.text, command);
  }
  EXPECT_TRUE(engine->numbered());
  EXPECT_EQ(engine->asked(), 3);
  engine->Quit();
  EXPECT_FALSE(engine->alive());
  EXPECT_TRUE(HasNoChildren());
}

TEST(GtpClient, ARefusalKeepsTheEnginesWords) {
  auto engine = Engine("printf '?%s illegal move\\n\\n' $id");
  const EngineAnswer answer = engine->Ask("play B A1");
  EXPECT_EQ(answer.kind, AnswerKind::kRefused);
  EXPECT_EQ(answer.text, "illegal move");
  EXPECT_TRUE(engine->alive());
}

TEST(GtpClient, ManyCommandsAtOnceAreAnsweredInOrder) {
  auto engine = Engine(kRight);
  std::vector<std::string> commands;
  for (int i = 0; i < 500; ++i) commands.push_back("command " + std::to_string(i));
  const auto answers = engine->AskAll(commands);
  ASSERT_EQ(answers.size(), commands.size());
  for (size_t i = 0; i < answers.size(); ++i) EXPECT_EQ(answers[i].text, commands[i]);
}

TEST(GtpClient, ACommandIsOneLine) {
  auto engine = Engine(kRight);
  EXPECT_EQ(engine->Ask("name\nquit").text, "name");
  EXPECT_EQ(engine->Ask("version").text, "version");
}

TEST(GtpClient, RepliesWithoutNumbersFromTheStartAreFine) {
  const EngineCommand command{
      "/bin/sh", {"-c", "while read line; do printf '= %s\\n\\n' \"${line#1 }\"; done"}, ""};
  auto engine = GtpClient::Start(command, Patient());
  ASSERT_TRUE(engine.ok());
  EXPECT_EQ((*engine)->Ask("name").text, "name");
  EXPECT_FALSE((*engine)->numbered());
  EXPECT_EQ((*engine)->Ask("version").text, "version");
}

TEST(GtpClient, AWrongNumberIsGarbage) {
  auto engine = Engine("printf '=%s ok\\n\\n' $id; [ $id = 1 ] || printf '=77 late\\n\\n'");
  EXPECT_TRUE(engine->Ask("one").ok());
  EXPECT_TRUE(engine->Ask("two").ok());
  const EngineAnswer answer = engine->Ask("three");
  EXPECT_EQ(answer.kind, AnswerKind::kGarbage);
  EXPECT_THAT(answer.text, HasSubstr("a reply to command 77 where 3 was asked"));
  EXPECT_FALSE(engine->alive());
  EXPECT_TRUE(HasNoChildren());
}

TEST(GtpClient, NoiseBeforeAReplyIsCountedAndTheReplyCounts) {
  auto engine = Engine("echo 'debug: thinking'; printf '=%s ok\\n\\n' $id");
  EXPECT_TRUE(engine->Ask("one").ok());
  EXPECT_TRUE(engine->Ask("two").ok());
  EXPECT_EQ(engine->noisy(), 2);
  EXPECT_EQ(engine->first_noise(), "debug: thinking");
}

TEST(GtpClient, GarbageAloneIsGarbage) {
  // It arrives with the first reply, so it is available when the second one is waited for.
  auto engine = Engine("[ $id = 1 ] && printf '=1\\n\\nhello human\\n'");
  EXPECT_TRUE(engine->Ask("name").ok());
  const EngineAnswer answer = engine->Ask("version", kShort);
  EXPECT_EQ(answer.kind, AnswerKind::kGarbage);
  EXPECT_THAT(answer.text, HasSubstr("hello human"));
}

TEST(GtpClient, AByteOrderMarkIsNotWaitedBehind) {
  auto engine = Engine("printf '\\357\\273\\277=%s ok\\n\\n' $id");
  const EngineAnswer answer = engine->Ask("name");
  EXPECT_EQ(answer.kind, AnswerKind::kGarbage);
  EXPECT_THAT(answer.text, HasSubstr("after a byte order mark"));
}

TEST(GtpClient, AReplyWithoutItsEmptyLineIsGarbage) {
  auto engine = Engine("[ $id = 1 ] && printf '=1\\n\\n=2 ok\\n'");
  EXPECT_TRUE(engine->Ask("name").ok());
  const EngineAnswer answer = engine->Ask("version", kShort);
  EXPECT_EQ(answer.kind, AnswerKind::kGarbage);
  EXPECT_THAT(answer.text, HasSubstr("without its final empty line"));
}

TEST(GtpClient, OneThatHangsTimesOut) {
  auto engine = Engine("[ $id = 1 ] && printf '=1\\n\\n' || sleep 3600");
  EXPECT_TRUE(engine->Ask("name").ok());
  const EngineAnswer answer = engine->Ask("genmove B", kShort);
  EXPECT_EQ(answer.kind, AnswerKind::kTimedOut);
  EXPECT_THAT(answer.text, HasSubstr("no reply within 0.2 s"));
  EXPECT_FALSE(engine->alive());
  EXPECT_EQ(engine->Ask("name").text, answer.text);  // returns without waiting: the engine is gone
  EXPECT_TRUE(HasNoChildren());
}

TEST(GtpClient, ACommandMayHaveALimitOfItsOwn) {
  GtpLimits limits = Patient();
  limits.seconds_for = [](std::string_view command) {
    return command == "genmove B" ? kShort : kHang;
  };
  auto engine = Engine("[ $id = 2 ] && sleep 3600; printf '=%s\\n\\n' $id", limits);
  EXPECT_TRUE(engine->Ask("name").ok());
  EXPECT_EQ(engine->Ask("genmove B").text, "no reply within 0.2 s");
  auto other = Engine("[ $id = 2 ] && sleep 3600; printf '=%s\\n\\n' $id", limits);
  EXPECT_EQ(other->AskAll({"name", "genmove B", "version"}).back().text, "no reply within 0.2 s");
}

TEST(GtpClient, OneThatNeverReadsTimesOut) {
  GtpLimits limits = Patient();
  limits.seconds = kShort;
  limits.most_under_way = 100000;
  const EngineCommand command{"/bin/sh", {"-c", "read line; printf '=1\\n\\n'; sleep 3600"}, ""};
  auto engine = GtpClient::Start(command, limits);
  ASSERT_TRUE(engine.ok());
  EXPECT_TRUE((*engine)->Ask("name").ok());
  const auto answers =
      (*engine)->AskAll(std::vector<std::string>(20000, "a command that fills the pipe"));
  EXPECT_EQ(answers.size(), 20000u);
  EXPECT_EQ(answers.back().kind, AnswerKind::kTimedOut);
  EXPECT_THAT(answers.back().text, HasSubstr("does not read"));
}

TEST(GtpClient, AnEchoIsNoEngine) {
  auto engine = GtpClient::Start({"/bin/cat", {}, ""}, Patient());
  ASSERT_TRUE(engine.ok()) << engine.status();
  const EngineAnswer answer = (*engine)->Ask("name");
  EXPECT_EQ(answer.kind, AnswerKind::kGarbage);
  EXPECT_EQ(answer.text, "output that is not a reply within 3 s: 1 name");
}

TEST(GtpClient, ACrashTellsItsSignal) {
  auto engine = Engine("echo 'assertion failed' >&2; kill -ABRT $$");
  const EngineAnswer answer = engine->Ask("boardsize 3");
  EXPECT_EQ(answer.kind, AnswerKind::kCrashed);
  EXPECT_EQ(answer.exit_code, -SIGABRT);
  EXPECT_THAT(answer.text, HasSubstr("(SIGABRT)"));
  EXPECT_THAT(answer.text, HasSubstr("assertion failed"));
}

TEST(GtpClient, AnExitCodeIsACrashUnlessItIsZero) {
  EXPECT_EQ(Engine("exit 3")->Ask("name").kind, AnswerKind::kCrashed);
  const EngineAnswer closed = Engine("exit 0")->Ask("name");
  EXPECT_EQ(closed.kind, AnswerKind::kClosed);
  EXPECT_EQ(closed.exit_code, 0);
}

TEST(GtpClient, OneThatClosesItsOutputIsClosed) {
  GtpLimits limits = Patient();
  limits.end_seconds = kShort;
  const EngineAnswer answer = Engine("exec 1>&-; sleep 3600", limits)->Ask("name");
  EXPECT_EQ(answer.kind, AnswerKind::kClosed);
  EXPECT_THAT(answer.text, HasSubstr("closed its output but is still running"));
  EXPECT_TRUE(HasNoChildren());
}

TEST(GtpClient, AFloodIsGarbage) {
  auto engine = Engine("printf '= '; while :; do echo 'more and more and more and more'; done");
  const EngineAnswer answer = engine->Ask("name");
  EXPECT_EQ(answer.kind, AnswerKind::kGarbage);
  EXPECT_THAT(answer.text, HasSubstr("endless output"));
}

TEST(GtpClient, QuitLeavesNobodyThoughTheEngineDoesNotListen) {
  auto engine = Engine("trap '' TERM; printf '=%s\\n\\n' $id");
  EXPECT_TRUE(engine->Ask("name").ok());
  engine->Quit();
  EXPECT_TRUE(HasNoChildren());
}

}  // namespace
}  // namespace hotstone::conformance
