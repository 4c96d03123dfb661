// Bytes as what a client sends to `hotstone serve` over a socket: a real server listens on a free
// port of this machine and answers with the method and target that it has read.
//
// What must hold: every client gets an answer, and the connection ends. An answer begins with a
// status line of HTTP/1.1 and a status that the server knows, has the length that it states, and
// forbids guessing the type. An answer of the function itself has the method and the target of the
// line that was sent, and comes only if the head ended within most_head bytes. A request without
// headers always gets one, unless its target has two '?'. For example, "GET / HTTP/1.1" and an
// empty line give 200, "answer to GET /".
#include <arpa/inet.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "cli/serve/http_server.h"
#include "tests/fuzz/require.h"

namespace {

using hotstone::cli::HttpServer;
using hotstone::cli::WebAnswer;
using hotstone::cli::WebRequest;
using hotstone::fuzz::Require;

// Besides 200: the errors found by the library or the server itself.
constexpr int kStatuses[] = {200, 400, 413, 414, 416, 417, 431, 500};
constexpr std::string_view kMark = "answer to ";
constexpr std::string_view kGoOn = "HTTP/1.1 100 Continue\r\n\r\n";
constexpr size_t kShortRequest =
    1000;  // bytes; the library rejects very long targets and a second '?'
constexpr size_t kMostBytes = size_t{64} << 10;
constexpr int kMostResets = 100;

WebAnswer Echo(const WebRequest& request) {
  WebAnswer answer;
  answer.status = 200;
  answer.type = "text/plain; charset=utf-8";
  answer.body = absl::StrCat(std::string(kMark), request.method, " ", request.target);
  return answer;
}

int Port() {
  static const auto* const server = [] {
    auto listening = HttpServer::Listen("127.0.0.1", 0, Echo);
    Require(listening.ok(), "a server");
    return listening->release();
  }();
  return server->port();
}

// Everything that comes back until the server closes the connection. Nothing if the connection was
// reset: if a server closes before it has read everything, the system discards its answer unless
// the client was faster.
std::optional<std::string> AnsweredOnce(std::string_view bytes) {
  const int client = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<uint16_t>(Port()));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  Require(
      client >= 0 && ::connect(client, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0,
      "a connection");
  bool reset = false;
  while (!bytes.empty()) {
    const ssize_t sent = ::send(client, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    reset = sent < 0;
    if (sent <= 0) break;  // the server takes no more
    bytes.remove_prefix(static_cast<size_t>(sent));
  }
  reset |= ::shutdown(client, SHUT_WR) != 0;  // the connection may be gone by then
  std::string answer;
  char block[4096];
  for (;;) {
    const ssize_t count = ::recv(client, block, sizeof block, 0);
    reset |= count < 0;
    if (count <= 0) break;
    answer.append(block, static_cast<size_t>(count));
  }
  ::close(client);
  if (reset && answer.empty()) return std::nullopt;
  return answer;
}

// Asks again while the connection is reset, up to a limit.
std::string Answered(std::string_view bytes) {
  for (int attempt = 0; attempt < kMostResets; ++attempt) {
    if (auto answer = AnsweredOnce(bytes)) return *std::move(answer);
  }
  return "";
}

// The value of a header; nothing if it is missing.
std::string HeaderOf(std::string_view head, std::string_view name) {
  const std::string lower = absl::AsciiStrToLower(std::string(head));
  const size_t at = lower.find("\r\n" + std::string(name) + ": ");
  if (at == std::string::npos) return "";
  const size_t start = at + name.size() + 4;
  return lower.substr(start, lower.find("\r\n", start) - start);
}

// The first line of a request as the library parses it: method, target, version, separated by
// spaces, ended by "\r\n", with nothing after a zero byte.
struct RequestLine {
  std::string method, target, version;
};

std::optional<RequestLine> FirstLine(std::string_view sent) {
  const size_t end = sent.find('\n');
  if (end == std::string_view::npos) return std::nullopt;
  std::string line(sent.substr(0, std::min(end + 1, sent.find('\0'))));
  if (line.size() < 2 || line.substr(line.size() - 2) != "\r\n") return std::nullopt;
  line.resize(line.size() - 2);
  std::vector<std::string> words;
  for (const auto piece : absl::StrSplit(line, ' ')) {
    std::string word(piece.data(), piece.size());
    word.erase(0, word.find_first_not_of('\t'));
    while (!word.empty() && word.back() == '\t') word.pop_back();
    if (!word.empty()) words.push_back(word);
  }
  if (words.size() != 3) return std::nullopt;
  return RequestLine{words[0], words[1].substr(0, words[1].find('#')), words[2]};
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const std::string_view sent(reinterpret_cast<const char*>(data), size);
  if (size > kMostBytes) return 0;  // the server stops reading beyond that
  std::string answer = Answered(sent);
  // A client that asks whether to continue gets that answer first.
  if (answer.rfind(kGoOn, 0) == 0) answer.erase(0, kGoOn.size());
  Require(answer.empty() == sent.empty(), "an answer");
  if (answer.empty()) return 0;
  Require(answer.rfind("HTTP/1.1 ", 0) == 0, "a status line");
  int status = 0;
  Require(absl::SimpleAtoi(answer.substr(9, 3), &status) &&
              std::find(std::begin(kStatuses), std::end(kStatuses), status) != std::end(kStatuses),
          "a known status");
  const size_t end = answer.find("\r\n\r\n");
  Require(end != std::string::npos, "a head with an end");
  const std::string_view head = std::string_view(answer).substr(0, end + 2);
  const std::string body = answer.substr(end + 4);
  Require(HeaderOf(head, "x-content-type-options") == "nosniff", "no guess of the type");
  size_t length = 0;
  Require(absl::SimpleAtoi(HeaderOf(head, "content-length"), &length), "a length");
  // In error messages the library also takes a first line of HEAD alone for that method, and
  // ignores blanks before it.
  const size_t first = sent.find_first_not_of("\t ");
  const bool without_body = first != std::string_view::npos && sent.substr(first, 4) == "HEAD";
  Require(body.size() == length || (body.empty() && without_body), "the length that is said");
  const auto line = FirstLine(sent);
  if (status == 200) {
    Require(line.has_value(), "a first line that can be read");
    const std::string echo = absl::StrCat(std::string(kMark), line->method, " ", line->target);
    Require(length == echo.size() && (body == echo || (body.empty() && line->method == "HEAD")),
            "the method and the target that were sent");
    Require(sent.substr(0, hotstone::cli::ConnectionLimits().most_head).find("\n\r\n") !=
                std::string_view::npos,
            "a head that ends in time");
  }
  const bool alone = line.has_value() && sent.size() == sent.find('\n') + 3 &&
                     sent.substr(sent.size() - 2) == "\r\n";
  if (alone && (line->method == "GET" || line->method == "HEAD") && line->version == "HTTP/1.1" &&
      line->target[0] == '/' && sent.size() < kShortRequest &&
      line->target.find('?') == line->target.rfind('?')) {
    Require(status == 200, "an answer of the function");
  }
  return 0;
}
