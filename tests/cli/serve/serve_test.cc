// hotstone serve: answers to requests of all kinds, without a socket; one test over a real one; and
// the command as it is used.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <set>
#include <thread>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "answers/values/stored_values.h"
#include "base/split_mix.h"
#include "base/whole_file.h"
#include "cli/atlas/site.h"
#include "cli/serve/atlas_site.h"
#include "cli/serve/http_server.h"
#include "cli/serve/request_target.h"
#include "tests/cli/run_program.h"
#include "tests/cli/serve/client.h"
#include "tests/cli/stopped_program.h"

namespace hotstone::cli {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using testing::Pair;
using testing::StartsWith;

// The folder for all files of this process, deleted at its end.
const std::string& ServeTestFolder() {
  struct Folder {
    Folder() { std::filesystem::create_directories(path); }
    ~Folder() {
      std::error_code ignored;
      std::filesystem::remove_all(path, ignored);
    }
    const std::string path = absl::StrCat(testing::TempDir(), "hotstone-serve-", getpid());
  };
  static const Folder folder;
  return folder.path;
}

// A table of 2x2, made once per process, since tests run in parallel.
const std::string& ServedTable() {
  static const auto* const path = [] {
    const std::string file = ServeTestFolder() + "/2x2.table";
    std::filesystem::remove(file);
    const ProgramResult built =
        RunHotstone({"table", "build", "--board", "2x2", "--out", file, "--threads", "1"});
    EXPECT_EQ(built.exit_code, 0) << built.err;
    return new std::string(file);
  }();
  return *path;
}

// An atlas of two files and its list, in a folder next to a private file that must not be served.
std::string ServedFolder(const std::string& name) {
  const std::string top = absl::StrCat(ServeTestFolder(), "/", name);
  std::filesystem::remove_all(top);
  std::filesystem::create_directories(top);
  auto site = Site::Create(top + "/site");
  EXPECT_TRUE(site.ok() && site->Add("index.html", "<p>first</p>").ok() &&
              site->Add("cycle/ko.js", "ko();").ok() && site->Finish().ok());
  WriteWholeFile(top + "/letter", "mine").IgnoreError();
  return top + "/site";
}

AtlasSite ServedSite(const std::string& name) {
  auto values = answers::StoredValues::Open({ServedTable()});
  EXPECT_TRUE(values.ok()) << values.status();
  auto site = AtlasSite::Read(ServedFolder(name), *std::move(values));
  EXPECT_TRUE(site.ok()) << site.status();
  site->AnswerOnlyTo({"127.0.0.1", "localhost"});
  return *std::move(site);
}

WebAnswer Asked(const AtlasSite& site, const std::string& target) {
  return site.Answer({"GET", target, "localhost:8080", false});
}

TEST(ServeTest, ATargetIsTakenApartStrictly) {
  const auto parsed = ParseRequestTarget("/api/value?board=2x2&position=X%2e%2F..&x=a+b&y=");
  ASSERT_TRUE(parsed.ok()) << parsed.status();
  EXPECT_EQ(parsed->path, "/api/value");
  EXPECT_THAT(parsed->values, ElementsAre(Pair("board", "2x2"), Pair("position", "X./.."),
                                          Pair("x", "a b"), Pair("y", "")));
  EXPECT_EQ(ParseRequestTarget("/a+b?")->path, "/a+b");
  for (const std::string wrong :
       {"", "index.html", "http://localhost/", "*", "/%", "/%4", "/%4z", "/%zz", "/%00",
        "/\xC3\xBC", "/%C3%BC", "/a b\n", "/?a", "/?=1", "/?a=1&a=2", "/?a=1&", "/?a=%"}) {
    EXPECT_EQ(ParseRequestTarget(wrong).status().code(), absl::StatusCode::kInvalidArgument)
        << wrong;
  }
  EXPECT_EQ(HostName("LocalHost:80"), "localhost");
  EXPECT_EQ(HostName("[::1]:8080"), "[::1]");
  EXPECT_EQ(HostName("127.0.0.1"), "127.0.0.1");
  for (const char* const wrong : {"localhost:80.evil.org", "localhost:", "127.0.0.1:808080"}) {
    EXPECT_NE(HostName(wrong), "localhost:") << wrong;
  }
  EXPECT_EQ(HostName("localhost:80.evil.org"), "");
}

TEST(ServeTest, FilesOfTheAtlasAndNoOthers) {
  const AtlasSite site = ServedSite("files");
  EXPECT_EQ(Asked(site, "/").body, "<p>first</p>");
  EXPECT_EQ(Asked(site, "/index.html?x=1").type, "text/html; charset=utf-8");
  EXPECT_EQ(Asked(site, "/cycle/ko.js").body, "ko();");
  EXPECT_THAT(Asked(site, "/atlas.json").body, HasSubstr("hotstone.atlas/1"));
  EXPECT_THAT(Asked(site, "/values/served.js").body,
              StartsWith("const servedTables = "
                         "[{\"board\":\"2x2\",\"columns\":2,\"lines\":2,\"rules\":\"basic-only\""));
  for (const std::string path :
       {"/letter", "/../letter", "/cycle/../../letter", "/%2e%2e/letter", "/..%2fletter", "//",
        "/cycle", "/cycle/", "/./index.html", "/index.html/", "/INDEX.HTML", "/etc/passwd"}) {
    const WebAnswer answer = Asked(site, path);
    EXPECT_EQ(answer.status, 404) << path;
    EXPECT_EQ(answer.type, "application/json");
    EXPECT_THAT(answer.body, Not(HasSubstr("mine")));
  }
}

TEST(ServeTest, AForgedAtlasServesNothingFromElsewhere) {
  const auto read = [](const std::string& folder) {
    return AtlasSite::Read(folder, *answers::StoredValues::Open({})).status();
  };
  const std::string folder = ServedFolder("forged");
  for (const std::string name :
       {"../letter", "cycle/../../letter", "/etc/passwd", "cycle", "nowhere", "link", ""}) {
    std::error_code error;
    std::filesystem::create_symlink("../letter", folder + "/link", error);
    WriteWholeFile(
        folder + "/atlas.json",
        absl::StrCat(R"({"schema":"hotstone.atlas/1","version":"0","files":[")", name, R"("]})"))
        .IgnoreError();
    EXPECT_EQ(read(folder).code(), absl::StatusCode::kInvalidArgument) << name;
  }
  WriteWholeFile(folder + "/atlas.json", "{}").IgnoreError();
  EXPECT_THAT(std::string(read(folder).message()), HasSubstr("contains no atlas"));
  EXPECT_EQ(read(folder + "/nowhere").code(), absl::StatusCode::kInvalidArgument);
}

TEST(ServeTest, OnlyReadingAndOnlyByItsOwnName) {
  const AtlasSite site = ServedSite("host");
  for (const char* const host : {"localhost", "127.0.0.1:9", "LOCALHOST:65535"}) {
    EXPECT_EQ(site.Answer({"HEAD", "/", host, false}).status, 200) << host;
  }
  for (const char* const host :
       {"evil.org", "evil.org:8080", "localhost.evil.org", "127.0.0.1.evil.org", "",
        "localhost@evil", "localhost:1x", "::1"}) {
    EXPECT_EQ(site.Answer({"GET", "/", host, false}).status, 403) << host;
  }
  EXPECT_EQ(site.Answer({"GET", "/", std::nullopt, false}).status, 400);
  for (const char* const method : {"POST", "PUT", "DELETE", "OPTIONS", "get", ""}) {
    EXPECT_EQ(site.Answer({method, "/", "localhost", false}).status, 405) << method;
  }
  EXPECT_EQ(site.Answer({"GET", "/", "localhost", true}).status, 413);
  EXPECT_EQ(Asked(site, "/" + std::string(AtlasSite::kMostTarget, 'a')).status, 414);
  EXPECT_EQ(Asked(site, "/" + std::string(AtlasSite::kMostTarget - 1, 'a')).status, 404);
}

// Black A1 takes the white stone on A2.
TEST(ServeTest, ValuesAreTheTablesAndMovesTheLaws) {
  const AtlasSite site = ServedSite("values");
  const WebAnswer answer =
      Asked(site, "/api/value?board=2x2&rules=basic-only&position=OX/..&to_move=B");
  ASSERT_EQ(answer.status, 200) << answer.body;
  const ProgramResult told = RunHotstone(
      {"table", "probe", ServedTable(), "--position", "OX/..", "--to-move", "B", "--json"});
  for (const char* const key : {"\"lo\":", "\"hi\":"}) {
    const std::string value = told.out.substr(
        told.out.find(key), told.out.find(',', told.out.find(key)) - told.out.find(key));
    EXPECT_THAT(answer.body, HasSubstr(value));
  }
  EXPECT_THAT(
      answer.body,
      StartsWith(
          "{\"schema\":\"hotstone.result/1\",\"command\":\"value\",\"board\":\"2x2\",\"rules\":"
          "\"basic-only\",\"rows\":[\"OX\",\"..\"],\"to_move\":\"B\",\"lo\":"));
  EXPECT_THAT(answer.body, HasSubstr("{\"move\":\"A1\","));
  EXPECT_THAT(
      answer.body,
      HasSubstr("\"rows\":[\".X\",\"X.\"],\"to_move\":\"W\",\"passes\":0,\"ban\":[],\"area\":4"));
  EXPECT_THAT(answer.body, Not(HasSubstr("\"line\"")));
  EXPECT_THAT(Asked(site, "/api/value?board=2x2&lines=1").body, HasSubstr("\"line\":[\"B:"));
  // A ban, and the remaining moves.
  const WebAnswer ban = Asked(site, "/api/value?board=2x2&position=X./O.&to_move=W&ban=B2");
  EXPECT_EQ(ban.status, 200) << ban.body;
  EXPECT_THAT(ban.body, HasSubstr("\"ban\":[\"B2\"]"));
  EXPECT_THAT(ban.body, Not(HasSubstr("\"move\":\"B2\"")));
  EXPECT_THAT(Asked(site, "/api/tables").body, HasSubstr("\"tables\":[{\"board\":\"2x2\""));
}

// The numbers after a key, in order: the situation's, then those of its moves.
std::vector<int> NumbersOf(const std::string& key, const std::string& json) {
  std::vector<int> numbers;
  for (size_t at = json.find(key); at != std::string::npos; at = json.find(key, at + 1)) {
    numbers.push_back(std::atoi(json.c_str() + at + key.size()));
  }
  return numbers;
}

// A situation is worth the best of its moves for the player to move, at both ends, and all values
// are for Black.
TEST(ServeTest, ASituationIsWorthItsBestMove) {
  const AtlasSite site = ServedSite("best");
  for (const char* const position : {"../..", "X./..", "XX/O.", "O./..", "XO/..", ".X/O."}) {
    for (const char* const player : {"B", "W"}) {
      const WebAnswer answer = Asked(
          site, absl::StrCat("/api/value?board=2x2&position=", position, "&to_move=", player));
      ASSERT_EQ(answer.status, 200) << answer.body;
      for (const char* const key : {"\"lo\":", "\"hi\":"}) {
        const std::vector<int> numbers = NumbersOf(key, answer.body);
        ASSERT_GT(numbers.size(), 1u);
        const auto [least, most] = std::minmax_element(numbers.begin() + 1, numbers.end());
        EXPECT_EQ(numbers[0], *player == 'B' ? *most : *least) << position << " " << player << key;
      }
    }
  }
}

TEST(ServeTest, WrongQuestionsAreToldWhatWouldBeRight) {
  const AtlasSite site = ServedSite("wrong");
  const std::vector<std::tuple<std::string, int, std::string>> wrong = {
      {"", 400, "board is missing"},
      {"board=3x3", 404, "loaded tables: 2x2 under basic-only"},
      {"board=2x2&rules=hot-only", 404, "loaded tables: 2x2 under basic-only"},
      {"board=2x2&rules=chess", 400, "chess"},
      {"board=99x99", 400, "99x99"},
      {"board=2", 400, "2"},
      {"board=2x2&position=...", 400, "table for 2x2"},
      {"board=2x2&position=.../...", 400, "has a board of 3x2"},
      {"board=2x2&position=X?/..", 400, "row"},
      {"board=2x2&position=XX/XX", 400, "no liberty"},
      {"board=2x2&to_move=Black", 400, "to_move must be B or W"},
      {"board=2x2&passes=9", 400, "passes must be a number from 0 to 3"},
      {"board=2x2&passes=-1", 400, "passes must be a number"},
      {"board=2x2&passes=1&ban=A1", 400, "a pass lifts every ban"},
      {"board=2x2&ban=Z9", 400, "ban Z9"},
      {"board=2x2&position=X./..&ban=A2", 400, "there is a stone at A2"},
      {"board=2x2&lines=yes", 400, "lines must be a number from 0 to 1"},
      {"board=2x2&colour=B", 400, "\\\"colour\\\" is unknown; known names: board"},
      {"board=2x2&board=2x2", 400, "given twice"},
      {"board=2x2&position=%", 400, "percent"},
  };
  for (const auto& [query, status, words] : wrong) {
    const WebAnswer answer = Asked(site, "/api/value?" + query);
    EXPECT_EQ(answer.status, status) << query << ": " << answer.body;
    EXPECT_EQ(answer.type, "application/json");
    EXPECT_THAT(answer.body, HasSubstr("\"error\":\"")) << query;
    EXPECT_THAT(answer.body, HasSubstr(words)) << query;
    EXPECT_THAT(answer.body, Not(HasSubstr("--pos"))) << query;
  }
  EXPECT_EQ(Asked(site, "/api/").status, 404);
  EXPECT_EQ(Asked(site, "/api/tables?x=1").status, 404);
}

// After the last pass the area counts, for Black whoever passes.
TEST(ServeTest, TheLastPassIsWorthTheArea) {
  const AtlasSite site = ServedSite("pass");
  for (const auto& [position, area] :
       {std::pair{"X./..", 4}, std::pair{"O./..", -4}, std::pair{"../..", 0}}) {
    for (const char* const player : {"B", "W"}) {
      EXPECT_THAT(
          Asked(site, absl::StrCat("/api/value?board=2x2&passes=3&position=", position,
                                   "&to_move=", player))
              .body,
          HasSubstr(absl::StrCat("{\"move\":\"pass\",\"lo\":", area, ",\"hi\":", area, ",")))
          << position << " " << player;
    }
  }
}

// Arbitrary bytes, and good questions with one byte changed: the answer is always of a known kind,
// and only listed files are served.
TEST(ServeTest, AnyBytesAreAnswered) {
  const AtlasSite site = ServedSite("bytes");
  SplitMix draw(17);
  const std::string good[] = {
      "/index.html", "/api/value?board=2x2&position=X./..&to_move=W&passes=1", "/cycle/ko.js"};
  const std::set<int> known = {200, 400, 403, 404, 405, 414};
  for (int i = 0; i < 20000; ++i) {
    std::string target = good[draw.Below(3)];
    if (i % 2 == 0) {
      target = "/";
      for (uint64_t n = draw.Below(40); n > 0; --n) target += static_cast<char>(draw.Below(256));
    } else {
      for (uint64_t n = 1 + draw.Below(3); n > 0; --n) {
        const size_t at = draw.Below(target.size());
        if (draw.Below(2) == 0)
          target[at] = static_cast<char>(draw.Below(256));
        else
          target.insert(at, 1, "%/.&=?+X"[draw.Below(8)]);
      }
    }
    const WebAnswer answer = Asked(site, target);
    ASSERT_TRUE(known.contains(answer.status)) << target;
    ASSERT_EQ(answer.status == 200, !absl::StrContains(answer.body, "\"error\"")) << target;
    ASSERT_FALSE(absl::StrContains(answer.body, "mine")) << target;
  }
}

TEST(ServeTest, OverASocket) {
  const AtlasSite site = ServedSite("socket");
  auto server = HttpServer::Listen("127.0.0.1", 0,
                                   [&](const WebRequest& request) { return site.Answer(request); });
  if (server.status().code() == absl::StatusCode::kUnimplemented) GTEST_SKIP() << server.status();
  ASSERT_TRUE(server.ok()) << server.status();
  const int port = (*server)->port();
  const std::string host = "Host: localhost\r\n";
  const std::string page = Sent(
      port, "GET / HTTP/1.1\r\n" + host + "Accept-Encoding: gzip\r\nRange: bytes=0-1,0-1\r\n\r\n");
  EXPECT_THAT(page, StartsWith("HTTP/1.1 200 OK\r\n"));
  EXPECT_THAT(page, testing::EndsWith("\r\n\r\n<p>first</p>"));
  EXPECT_THAT(page, HasSubstr("X-Content-Type-Options: nosniff"));
  EXPECT_THAT(page, HasSubstr("Content-Security-Policy: default-src 'self';"));
  EXPECT_THAT(page, HasSubstr("Connection: close"));
  const std::string head = Sent(port, "HEAD / HTTP/1.1\r\n" + host + "\r\n");
  EXPECT_THAT(head, HasSubstr("Content-Length: 12"));
  EXPECT_THAT(head, testing::EndsWith("\r\n\r\n"));
  const std::vector<std::pair<std::string, std::string>> others = {
      {"GET / HTTP/1.1\r\nHost: evil.org\r\n\r\n", "HTTP/1.1 403"},
      {"GET / HTTP/1.1\r\n\r\n", "HTTP/1.1 400"},
      {"GET /nowhere HTTP/1.1\r\n" + host + "\r\n", "HTTP/1.1 404"},
      {"GET /%ff HTTP/1.1\r\n" + host + "\r\n", "HTTP/1.1 400"},
      {"POST / HTTP/1.1\r\n" + host + "Content-Length: 5\r\n\r\nhello", "HTTP/1.1 405"},
      {"GET / HTTP/1.1\r\n" + host + "Content-Length: 5\r\n\r\nhello", "HTTP/1.1 413"},
      {"GET /" + std::string(9000, 'a') + " HTTP/1.1\r\n" + host + "\r\n", "HTTP/1.1 414"},
      {"GET / HTTP/1.1\r\n" + host + "X: " + std::string(20000, 'a') + "\r\n\r\n", "HTTP/1.1 431"},
      {"GET /" + std::string(20000, 'a'), "HTTP/1.1 431"},
      {"nonsense\r\n\r\n", "HTTP/1.1 400"},
      {std::string("\0\xFF\r\n\r\n", 6), "HTTP/1.1 400"},
  };
  for (const auto& [bytes, line] : others) {
    const std::string reply = Sent(port, bytes);
    EXPECT_THAT(reply, StartsWith(line)) << bytes.substr(0, 60);
    EXPECT_THAT(reply,
                HasSubstr("{\"schema\":\"hotstone.result/1\",\"command\":\"serve\",\"error\":"))
        << bytes.substr(0, 60);
  }
  // Halves of requests, and empty ones: the connection ends, and the server survives.
  for (const char* const half : {"", "G", "GET / HTTP/1.1\r\n", "GET / HTTP/1.1\r\nHost"})
    Sent(port, half);
  std::vector<std::thread> many;
  for (int i = 0; i < 20; ++i) {
    many.emplace_back([&] {
      EXPECT_THAT(Sent(port, "GET / HTTP/1.1\r\n" + host + "\r\n"), StartsWith("HTTP/1.1 200"));
    });
  }
  for (std::thread& one : many) one.join();
  // The port is taken.
  const auto second = HttpServer::Listen(
      "127.0.0.1", port, [&](const WebRequest& request) { return site.Answer(request); });
  EXPECT_EQ(second.status().code(), absl::StatusCode::kUnavailable);
}

TEST(ServeTest, TheCommandEndsBySignalAndSaysWhere) {
  const std::string folder = ServedFolder("command");
  const ProgramResult ended = RunHotstoneInterruptedAt(
      "http://127.0.0.1:", {"serve", "--port", "0", "--atlas", folder, "--table", ServedTable()});
  if (ended.exit_code == 3) GTEST_SKIP() << ended.err;
  EXPECT_EQ(ended.exit_code, 0) << ended.err;
  EXPECT_THAT(ended.out, testing::MatchesRegex("the atlas is at http://127.0.0.1:[0-9]+/ \\(4 "
                                               "files, 1 table\\); press Ctrl-C to stop\n"));
  EXPECT_THAT(ended.ErrorLines(), ElementsAre("hotstone: the server has stopped"));
}

TEST(ServeTest, WrongOptionsAreOneLine) {
  const std::string folder = ServedFolder("options");
  const std::vector<std::pair<std::vector<std::string>, std::string>> wrong = {
      {{"--atlas", folder + "/nowhere"}, "nowhere"},
      {{"--atlas", std::string(HOTSTONE_SOURCE_DIR)}, "contains no atlas"},
      {{"--atlas", folder, "--table", "/no/such.table"}, "/no/such.table"},
      {{"--atlas", folder, "--table", ServedTable(), "--table", ServedTable()},
       "is already loaded"},
      {{"--atlas", folder, "--address", "example.org"}, "not a numeric address"},
      {{"--atlas", folder, "--address", "127.0.0.256"}, "not a numeric address"},
      {{"--atlas", folder, "--port", "70000"}, "--port"},
      {{"--atlas", folder, "--data", "."}, "--data"},
      {{"--data", "/no/such"}, "/no/such"},
  };
  for (auto [args, words] : wrong) {
    args.insert(args.begin(), "serve");
    EXPECT_THAT(Refusal(args), HasSubstr(words));
  }
}

}  // namespace
}  // namespace hotstone::cli
