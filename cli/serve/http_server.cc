// The server: Connections moves bytes, cpp-httplib parses requests and writes answers.
//
// The library never sees a socket of a client: it reads a head from memory and writes the answer to
// memory (HeadStream). The answering function sees a request before the library looks for a handler
// of its own, and there are none. Heads that were cut off, too long or too late, are answered here.
//
// For example, a head that continues beyond 16 KiB: Connections stops reading, and the client gets
// 431.
#include "cli/serve/http_server.h"

#include <arpa/inet.h>

#include <cstring>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/status_macros.h"

#ifdef HOTSTONE_HTTPLIB
#include <httplib.h>
#include <sys/resource.h>
#include <sys/socket.h>

#include <algorithm>
#include <cerrno>
#include <optional>
#include <string_view>
#include <utility>

#include "base/descriptor.h"
#endif

namespace hotstone::cli {

absl::StatusOr<bool> IsLocalAddress(const std::string& address) {
  if (address == "localhost") return true;
  unsigned char bytes[16];
  if (inet_pton(AF_INET, address.c_str(), bytes) == 1) return bytes[0] == 127;
  if (inet_pton(AF_INET6, address.c_str(), bytes) == 1) {
    in6_addr number;
    std::memcpy(&number, bytes, sizeof number);
    return IN6_IS_ADDR_LOOPBACK(&number) || (IN6_IS_ADDR_V4MAPPED(&number) && bytes[12] == 127);
  }
  return absl::InvalidArgumentError(absl::StrCat(
      "--address ", address, ": not a numeric address such as 127.0.0.1, ::1 or 0.0.0.0"));
}

#ifdef HOTSTONE_HTTPLIB
namespace {

// What a client has sent, and what is answered.
class HeadStream : public httplib::Stream {
 public:
  explicit HeadStream(std::string_view head) : head_(head) {}
  std::string TakeAnswer() { return std::move(answer_); }

  bool is_readable() const override { return !head_.empty(); }
  bool is_writable() const override { return true; }
  ssize_t read(char* to, size_t size) override {
    const size_t count = head_.copy(to, size);
    head_.remove_prefix(count);
    return static_cast<ssize_t>(count);
  }
  ssize_t write(const char* from, size_t size) override {
    answer_.append(from, size);
    return static_cast<ssize_t>(size);
  }
  void get_remote_ip_and_port(std::string& ip, int& port) const override { Nowhere(ip, port); }
  void get_local_ip_and_port(std::string& ip, int& port) const override { Nowhere(ip, port); }
  socket_t socket() const override { return INVALID_SOCKET; }

 private:
  static void Nowhere(std::string& ip, int& port) {
    ip.clear();
    port = 0;
  }

  std::string_view head_;
  std::string answer_;
};

// An answer to a head that is not read to its end.
std::string GivenUp(std::string_view status, const WebAnswer& error) {
  return absl::StrCat("HTTP/1.1 ", std::string(status),
                      "\r\nConnection: close\r\nX-Content-Type-Options: nosniff\r\n",
                      "Content-Type: ", error.type, "\r\nContent-Length: ", error.body.size(),
                      "\r\n\r\n", error.body);
}

// As many connections as files that this process may open; the rest is for the atlas and the
// server.
absl::StatusOr<size_t> ConnectionsAllowed() {
  constexpr rlim_t kOtherFiles = 24;
  rlimit files{};
  if (::getrlimit(RLIMIT_NOFILE, &files) != 0 || files.rlim_cur == RLIM_INFINITY) return SIZE_MAX;
  if (files.rlim_cur <= kOtherFiles) {
    return absl::ResourceExhaustedError(absl::StrCat("serving takes more than ", kOtherFiles,
                                                     " open files, and the system allows ",
                                                     files.rlim_cur, ": raise ulimit -n"));
  }
  return files.rlim_cur - kOtherFiles;
}

// The library's parser and writer, and its listening socket.
class Library : public httplib::Server {
 public:
  std::string AnswerTo(const std::string& head) {
    HeadStream stream(head);
    bool closed = false;
    process_request(stream, true, closed, [](httplib::Request& request) {
      request.ranges.clear();
      request.headers.erase("Accept-Encoding");
    });
    return stream.TakeAnswer();
  }

  // A backlog beyond the library's default of five: a busy machine would drop connections.
  Descriptor TakeListening() {
    Descriptor listening(svr_sock_.exchange(INVALID_SOCKET));
    ::listen(listening.number(), HttpServer::kKnocking);
    return listening;
  }
};

class LibraryServer : public HttpServer {
 public:
  explicit LibraryServer(Answering answer) : answer_(std::move(answer)) {
    // An address in use is an error; the library would share it.
    server_.set_socket_options([](socket_t number) {
      const int yes = 1;
      ::setsockopt(number, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    });
    httplib::Headers headers(WebHeaders().begin(), WebHeaders().end());
    server_.set_default_headers(std::move(headers));
    server_.set_pre_routing_handler(
        [this](const httplib::Request& request, httplib::Response& response) {
          Answer(request, response);
          return httplib::Server::HandlerResponse::Handled;
        });
    // Errors that the library itself detects.
    const httplib::Server::HandlerWithResponse explain = [](const httplib::Request&,
                                                            httplib::Response& response) {
      if (!response.body.empty()) return httplib::Server::HandlerResponse::Unhandled;
      const WebAnswer error = WebError(response.status, "the request is not valid HTTP/1.1");
      response.set_content(error.body, error.type);
      return httplib::Server::HandlerResponse::Handled;
    };
    server_.set_error_handler(explain);
  }

  absl::Status Begin(const std::string& address, int port, ConnectionLimits limits) {
    ASSIGN_OR_RETURN(const size_t allowed, ConnectionsAllowed());
    limits.most_connections = std::min(limits.most_connections, allowed);
    errno = 0;
    const bool bound = port == 0 ? (port_ = server_.bind_to_any_port(address)) > 0
                                 : server_.bind_to_port(address, port);
    if (!bound) {
      return absl::UnavailableError(
          absl::StrCat("cannot listen at ", address, " port ", port, ": ",
                       errno == 0 ? "this machine has no such address" : std::strerror(errno)));
    }
    if (port != 0) port_ = port;
    connections_.emplace(server_.TakeListening(), limits,
                         [this, limits](const std::string& head, HeadEnd end) {
                           return AnswerTo(head, end, limits);
                         });
    return absl::OkStatus();
  }

  int port() const override { return port_; }

 private:
  std::string AnswerTo(const std::string& head, HeadEnd end, const ConnectionLimits& limits) {
    if (end == HeadEnd::kTooLong) {
      return GivenUp("431 Request Header Fields Too Large",
                     WebError(431, absl::StrCat("the head of the request is longer than ",
                                                limits.most_head, " bytes")));
    }
    if (end == HeadEnd::kTooLate) {
      return GivenUp("408 Request Timeout",
                     WebError(408, absl::StrCat("the head of the request took longer than ",
                                                limits.head_time.count(), " ms")));
    }
    return server_.AnswerTo(head);
  }

  void Answer(const httplib::Request& request, httplib::Response& response) const {
    WebRequest asked;
    asked.method = request.method;
    asked.target = request.target;
    if (request.get_header_value_count("Host") == 1) asked.host = request.get_header_value("Host");
    const std::string length = request.get_header_value("Content-Length");
    asked.has_body = request.has_header("Transfer-Encoding") || (!length.empty() && length != "0");
    WebAnswer answer = answer_(asked);
    response.status = answer.status;
    if (answer.status == 405) response.set_header("Allow", "GET, HEAD");
    response.set_content(answer.body, answer.type);
  }

  Answering answer_;
  Library server_;
  int port_ = 0;
  std::optional<Connections> connections_;  // last, so it ends first
};

}  // namespace

absl::StatusOr<std::unique_ptr<HttpServer>> HttpServer::Listen(const std::string& address, int port,
                                                               Answering answer,
                                                               const ConnectionLimits& limits) {
  RETURN_IF_ERROR(IsLocalAddress(address).status());
  auto server = std::make_unique<LibraryServer>(std::move(answer));
  RETURN_IF_ERROR(server->Begin(address, port, limits));
  return server;
}

#else

absl::StatusOr<std::unique_ptr<HttpServer>> HttpServer::Listen(const std::string& address, int,
                                                               Answering, const ConnectionLimits&) {
  RETURN_IF_ERROR(IsLocalAddress(address).status());
  return absl::UnimplementedError(
      "this build has no HTTP library: install libcpp-httplib-dev, then configure and build again; "
      "the "
      "site itself needs no server (hotstone atlas)");
}

#endif

}  // namespace hotstone::cli
