// Clients of hotstone serve that say nothing, speak slowly or do not listen keep nobody waiting.
//
// No test depends on how long something takes: where a time limit must not matter it is an hour,
// and where it must, the test waits until it has passed.
#include "cli/serve/connections.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "cli/serve/http_server.h"
#include "tests/cli/serve/client.h"

namespace hotstone::cli {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

constexpr size_t kLarge = size_t{16} << 20;  // more than the system keeps for a connection
const std::string kRest = " HTTP/1.1\r\nHost: localhost\r\n\r\n";

ConnectionLimits NoHurry() {
  ConnectionLimits limits;
  limits.head_time = limits.answer_time = std::chrono::hours(1);
  return limits;
}

std::unique_ptr<HttpServer> Echoing(const ConnectionLimits& limits) {
  auto server = HttpServer::Listen(
      "127.0.0.1", 0,
      [](const WebRequest& request) {
        return WebAnswer{200, "text/plain",
                         request.target == "/large" ? std::string(kLarge, 'x') : request.target};
      },
      limits);
  EXPECT_TRUE(server.ok() || server.status().code() == absl::StatusCode::kUnimplemented);
  return server.ok() ? *std::move(server) : nullptr;
}

std::string Get(int port, const std::string& target) {
  Client client(port);
  client.Say("GET " + target + kRest);
  return client.HearAll();
}

TEST(ConnectionsTest, AHundredSilentClientsKeepNobodyWaiting) {
  const auto server = Echoing(NoHurry());
  if (server == nullptr) GTEST_SKIP() << "built without an HTTP library";
  const int port = server->port();
  std::vector<Client> silent;
  std::vector<Client> asking;
  for (int i = 0; i < 100; ++i) {
    silent.emplace_back(port);
    if (i % 3 == 1) silent.back().Say("G");
    if (i % 3 == 2) silent.back().Say("GET /half HTTP/1.1\r\nHost: localhost\r\n");
    asking.emplace_back(port);
  }
  for (int i = 99; i >= 0; --i) {
    asking[i].Say(absl::StrCat("GET /", i, kRest));
    EXPECT_THAT(asking[i].HearAll(), EndsWith(absl::StrCat("\r\n\r\n/", i)));
  }
  for (int i = 0; i < 100; ++i) {
    ASSERT_TRUE(silent[i].IsWaitedFor()) << i;
    silent[i].Say(i % 3 == 0   ? "GET /half" + kRest
                  : i % 3 == 1 ? "ET /half" + kRest
                               : std::string("\r\n"));
    EXPECT_THAT(silent[i].HearAll(), EndsWith("\r\n\r\n/half")) << i;
  }
}

TEST(ConnectionsTest, WhoDoesNotListenKeepsNobodyWaiting) {
  ConnectionLimits limits = NoHurry();
  limits.threads = 2;
  const auto server = Echoing(limits);
  if (server == nullptr) GTEST_SKIP() << "built without an HTTP library";
  std::vector<Client> deaf;
  for (size_t i = 0; i < 2 * limits.threads; ++i) {
    deaf.emplace_back(server->port());
    deaf.back().Say("GET /large" + kRest);
    deaf.back().Hear(1);  // its answer has begun
  }
  EXPECT_THAT(Get(server->port(), "/a"), EndsWith("\r\n\r\n/a"));
  for (Client& client : deaf) {
    const std::string answer = client.HearAll();
    EXPECT_EQ(answer.size() - answer.find("\r\n\r\n") - 4, kLarge);
  }
}

// With room for three, the first of three silent clients is closed for a fourth client, and the
// others are not.
TEST(ConnectionsTest, WhoHasWaitedLongestGivesWay) {
  ConnectionLimits limits = NoHurry();
  limits.most_connections = 3;
  const auto server = Echoing(limits);
  if (server == nullptr) GTEST_SKIP() << "built without an HTTP library";
  Client first(server->port());
  Client second(server->port());
  Client third(server->port());
  Client fourth(server->port());
  fourth.Say("GET /4" + kRest);
  ASSERT_THAT(fourth.HearAll(), EndsWith("/4"));
  EXPECT_EQ(first.HearAll(), "");
  for (Client* const client : {&second, &third}) {
    EXPECT_TRUE(client->IsWaitedFor());
    client->Say("GET /x" + kRest);
    EXPECT_THAT(client->HearAll(), EndsWith("/x"));
  }
}

// Answers that nobody takes are given up before they fill the memory, the newest last.
TEST(ConnectionsTest, UntakenAnswersGiveWay) {
  ConnectionLimits limits = NoHurry();
  limits.most_unsent = kLarge + kLarge / 2;
  const auto server = Echoing(limits);
  if (server == nullptr) GTEST_SKIP() << "built without an HTTP library";
  Client silent(server->port());
  Client first(server->port());
  first.Say("GET /large" + kRest);
  first.Hear(1);
  Client second(server->port());
  second.Say("GET /large" + kRest);
  EXPECT_GT(second.HearAll().size(), kLarge);
  EXPECT_LT(first.HearAll().size(), kLarge);
  EXPECT_TRUE(silent.IsWaitedFor());
}

TEST(ConnectionsTest, AHeadThatTakesTooLong) {
  ConnectionLimits limits;
  limits.head_time = std::chrono::milliseconds(50);
  const auto server = Echoing(limits);
  if (server == nullptr) GTEST_SKIP() << "built without an HTTP library";
  // A client that sent nothing gets no answer.
  EXPECT_EQ(Client(server->port()).HearAll(), "");
  // The time may be up before the half arrives.
  std::string answer;
  while (answer.empty()) {
    Client client(server->port());
    client.Say("GET /half HTTP/1.1\r\n");
    answer = client.HearAll();
  }
  EXPECT_THAT(answer, StartsWith("HTTP/1.1 408 Request Timeout\r\n"));
  EXPECT_THAT(answer, HasSubstr("the head of the request took longer than 50 ms"));
}

TEST(ConnectionsTest, AHeadMayEndWithoutCarriageReturns) {
  const auto server = Echoing({});
  if (server == nullptr) GTEST_SKIP() << "built without an HTTP library";
  Client client(server->port());
  client.Say("GET /bare HTTP/1.1\nHost: localhost\n\n");
  const std::string answer = client.HearAll();
  EXPECT_THAT(answer, StartsWith("HTTP/1.1 "));
  EXPECT_THAT(answer, Not(HasSubstr("408 Request Timeout")));
}

// One client that says nothing, and one that asks: where one connection is allowed, the first goes.
TEST(ConnectionsTest, NoMoreThanTheSystemAllows) {
  rlimit before{};
  ASSERT_EQ(::getrlimit(RLIMIT_NOFILE, &before), 0);
  const auto listen_with = [&](rlim_t files) {
    const rlimit few{files, before.rlim_max};
    EXPECT_EQ(::setrlimit(RLIMIT_NOFILE, &few), 0);
    auto server = HttpServer::Listen(
        "127.0.0.1", 0,
        [](const WebRequest& request) {
          return WebAnswer{200, "text/plain", request.target};
        },
        NoHurry());
    EXPECT_EQ(::setrlimit(RLIMIT_NOFILE, &before), 0);
    return server;
  };
  const auto none = listen_with(24);
  if (none.status().code() == absl::StatusCode::kUnimplemented) GTEST_SKIP() << none.status();
  ASSERT_EQ(none.status().code(), absl::StatusCode::kResourceExhausted);
  EXPECT_THAT(std::string(none.status().message()), HasSubstr("the system allows 24"));
  const auto one = listen_with(25);
  ASSERT_TRUE(one.ok()) << one.status();
  Client silent((*one)->port());
  EXPECT_THAT(Get((*one)->port(), "/asked"), EndsWith("/asked"));
  EXPECT_EQ(silent.HearAll(), "");
}

// Ends while clients are silent, half read, and being answered.
TEST(ConnectionsTest, TheServerEndsAllConnections) {
  auto server = Echoing(NoHurry());
  if (server == nullptr) GTEST_SKIP() << "built without an HTTP library";
  Client silent(server->port());
  Client half(server->port());
  half.Say("GET /half");
  Client deaf(server->port());
  deaf.Say("GET /large" + kRest);
  deaf.Hear(1);
  server.reset();
  EXPECT_EQ(silent.HearAll(), "");
  EXPECT_EQ(half.HearAll(), "");
  EXPECT_LT(deaf.HearAll().size(), kLarge);
}

}  // namespace
}  // namespace hotstone::cli
