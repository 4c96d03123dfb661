// Bytes as what a client sends to `hotstone serve` over a socket: a real server listens on a free port of
// this machine and answers with the method and target that it has read.
//
// What must hold: the connection comes to an end; what is answered begins with a status line of HTTP/1.1 and
// a status that the server knows, has the length that it says, and forbids to guess the type; an answer of
// the function itself says a method, as it was sent; and it is sent only if the head had an end and no more
// than kMostHead bytes. For example "GET / HTTP/1.1", an empty line: 200, "GET /".
#include <arpa/inet.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "cli/serve/http_server.h"
#include "tests/fuzz/require.h"

namespace {

using hotstone::cli::HttpServer;
using hotstone::cli::WebAnswer;
using hotstone::cli::WebRequest;
using hotstone::fuzz::Require;

// Besides 200: what the library or the server itself finds wrong.
constexpr int kStatuses[] = {200, 400, 413, 414, 416, 417, 431, 500};
constexpr std::string_view kMark = "answer to ";
constexpr std::string_view kGoOn = "HTTP/1.1 100 Continue\r\n\r\n";
constexpr size_t kMostBytes = size_t{64} << 10;

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

// All that comes back until the server closes the connection.
std::string Answered(std::string_view bytes) {
  const int client = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<uint16_t>(Port()));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  Require(client >= 0 && ::connect(client, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0,
          "a connection");
  while (!bytes.empty()) {
    const ssize_t sent = ::send(client, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) break;  // the server has had enough
    bytes.remove_prefix(static_cast<size_t>(sent));
  }
  ::shutdown(client, SHUT_WR);
  std::string answer;
  char block[4096];
  for (;;) {
    const ssize_t count = ::recv(client, block, sizeof block, 0);
    if (count <= 0) break;
    answer.append(block, static_cast<size_t>(count));
  }
  ::close(client);
  return answer;
}

// The value of a header; nothing if it is not there.
std::string HeaderOf(std::string_view head, std::string_view name) {
  const std::string lower = absl::AsciiStrToLower(std::string(head));
  const size_t at = lower.find("\r\n" + std::string(name) + ": ");
  if (at == std::string::npos) return "";
  const size_t start = at + name.size() + 4;
  return lower.substr(start, lower.find("\r\n", start) - start);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const std::string_view sent(reinterpret_cast<const char*>(data), size);
  if (size > kMostBytes) return 0;  // the server does not wait for more once it has had enough
  std::string answer = Answered(sent);
  // Who asks whether to go on is told so first.
  if (answer.rfind(kGoOn, 0) == 0) answer.erase(0, kGoOn.size());
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
  Require(body.size() == length || (body.empty() && sent.rfind("HEAD ", 0) == 0), "the length that is said");
  if (body.rfind(kMark, 0) == 0) {
    Require(status == 200 && sent.find(body.substr(kMark.size(), body.find(' ', kMark.size()) -
                                                                     kMark.size())) != std::string_view::npos,
            "the method is the one that was sent");
    Require(sent.substr(0, HttpServer::kMostHead).find('\n') != std::string_view::npos, "a head that ends");
  }
  return 0;
}
