// The server: cpp-httplib parses and writes HTTP, and all socket traffic passes through a
// LimitedStream.
//
// The library's accept loop runs in one thread and hands each connection to WaitingRoom, a task
// queue that blocks the loop once it is full. OneRequestServer takes the connection from there: it
// wraps the socket in a LimitedStream, has the library read one request from it, and closes. The
// answering function sees a request before the library looks for a handler of its own, and there
// are none.
//
// For example, a head that continues beyond 16 KiB: LimitedStream delivers no more of it, silently
// discards the library's response, and the connection ends with 431 instead.
#include "cli/serve/http_server.h"

#include <arpa/inet.h>

#include <cstring>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/status_macros.h"

#ifdef HOTSTONE_HTTPLIB
#include <httplib.h>
#include <poll.h>
#include <sys/socket.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>
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

using Clock = std::chrono::steady_clock;

// A socket with limits on total bytes and total time.
class LimitedStream : public httplib::Stream {
 public:
  LimitedStream(int number, const std::atomic<bool>& stopping)
      : number_(number),
        stopping_(stopping),
        read_until_(Clock::now() + std::chrono::seconds(HttpServer::kHeadSeconds)),
        write_until_(read_until_ + std::chrono::seconds(HttpServer::kAnswerSeconds)) {}

  bool is_readable() const override { return at_ < kept_.size() || Wait(POLLIN, read_until_); }
  bool is_writable() const override { return Wait(POLLOUT, write_until_); }

  ssize_t read(char* to, size_t size) override {
    if (at_ == kept_.size() && !Fill()) return too_much_ ? -1 : 0;
    const size_t count = std::min(size, kept_.size() - at_);
    std::copy_n(kept_.data() + at_, count, to);
    at_ += count;
    return static_cast<ssize_t>(count);
  }

  ssize_t write(const char* from, size_t size) override {
    if (too_much_) return static_cast<ssize_t>(size);
    return SendAll(from, size) ? static_cast<ssize_t>(size) : -1;
  }

  // Sends our error instead of the library's.
  void SayTooMuch() {
    const WebAnswer error = WebError(431, absl::StrCat("the head of the request is longer than ",
                                                       HttpServer::kMostHead, " bytes"));
    const std::string text = absl::StrCat(
        "HTTP/1.1 431 Request Header Fields Too Large\r\nConnection: "
        "close\r\nX-Content-Type-Options: "
        "nosniff\r\n"
        "Content-Type: ",
        error.type, "\r\nContent-Length: ", error.body.size(), "\r\n\r\n", error.body);
    SendAll(text.data(), text.size());
  }
  bool too_much() const { return too_much_; }

  // Shuts down the sending side, and briefly drains incoming data: closing a connection with unread
  // bytes would discard the answer as well.
  void Leave() {
    ::shutdown(number_, SHUT_WR);
    const auto until = std::min(read_until_, Clock::now() + std::chrono::milliseconds(500));
    char bytes[4096];
    for (size_t left = 64; left > 0 && Wait(POLLIN, until); --left) {
      if (::recv(number_, bytes, sizeof bytes, MSG_DONTWAIT) <= 0) break;
    }
    ::close(number_);
  }

  void get_remote_ip_and_port(std::string& ip, int& port) const override { Nowhere(ip, port); }
  void get_local_ip_and_port(std::string& ip, int& port) const override { Nowhere(ip, port); }
  socket_t socket() const override { return number_; }

 private:
  static void Nowhere(std::string& ip, int& port) {
    ip.clear();
    port = 0;
  }

  // Waits at most until then, and only while the server runs.
  bool Wait(short what, Clock::time_point until) const {
    while (!stopping_) {
      const auto left =
          std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now()).count();
      if (left <= 0) return false;
      pollfd one{number_, what, 0};
      const int found = ::poll(&one, 1, static_cast<int>(std::min<int64_t>(left, 100)));
      if (found > 0) return true;
      if (found < 0 && errno != EINTR) return false;
    }
    return false;
  }

  bool Fill() {
    if (total_ >= HttpServer::kMostHead) {
      too_much_ = true;
      return false;
    }
    if (!Wait(POLLIN, read_until_)) return false;
    kept_.resize(std::min<size_t>(4096, HttpServer::kMostHead - total_));
    at_ = 0;
    const ssize_t count = ::recv(number_, kept_.data(), kept_.size(), 0);
    kept_.resize(count > 0 ? static_cast<size_t>(count) : 0);
    total_ += kept_.size();
    return !kept_.empty();
  }

  bool SendAll(const char* from, size_t size) {
    while (size > 0) {
      if (!Wait(POLLOUT, write_until_)) return false;
      const ssize_t count = ::send(number_, from, size, MSG_NOSIGNAL | MSG_DONTWAIT);
      if (count < 0 && errno != EAGAIN && errno != EINTR) return false;
      if (count <= 0) continue;
      from += count;
      size -= static_cast<size_t>(count);
    }
    return true;
  }

  int number_;
  const std::atomic<bool>& stopping_;
  Clock::time_point read_until_;
  Clock::time_point write_until_;
  std::string kept_;
  size_t at_ = 0;
  size_t total_ = 0;
  bool too_much_ = false;
};

// Threads, and a few connections waiting for them; beyond that the accept loop waits, too.
class WaitingRoom : public httplib::TaskQueue {
 public:
  WaitingRoom() {
    for (int i = 0; i < HttpServer::kThreads; ++i) threads_.emplace_back([this] { Work(); });
  }

  void enqueue(std::function<void()> task) override {
    std::unique_lock<std::mutex> lock(mutex_);
    changed_.wait(lock, [this] { return tasks_.size() < HttpServer::kWaiting; });
    tasks_.push_back(std::move(task));
    changed_.notify_all();
  }

  void shutdown() override {
    {
      const std::lock_guard<std::mutex> lock(mutex_);
      ending_ = true;
    }
    changed_.notify_all();
    for (std::thread& thread : threads_) thread.join();
  }

 private:
  void Work() {
    for (;;) {
      std::function<void()> task;
      {
        std::unique_lock<std::mutex> lock(mutex_);
        changed_.wait(lock, [this] { return !tasks_.empty() || ending_; });
        if (tasks_.empty()) return;
        task = std::move(tasks_.front());
        tasks_.pop_front();
      }
      changed_.notify_all();
      task();
    }
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::function<void()>> tasks_;
  bool ending_ = false;
  std::vector<std::thread> threads_;
};

class OneRequestServer : public httplib::Server {
 public:
  void StopReading() { stopping_ = true; }
  // The backlog of connections to accept; beyond the library's default of five, a busy machine
  // drops them.
  void AcceptMore() { ::listen(svr_sock_, HttpServer::kKnocking); }

 private:
  bool process_and_close_socket(socket_t number) override {
    LimitedStream stream(number, stopping_);
    bool closed = false;
    const bool fine = process_request(stream, true, closed, [](httplib::Request& request) {
      request.ranges.clear();
      request.headers.erase("Accept-Encoding");
    });
    if (stream.too_much()) stream.SayTooMuch();
    stream.Leave();
    return fine;
  }

  std::atomic<bool> stopping_ = false;
};

class LibraryServer : public HttpServer {
 public:
  explicit LibraryServer(Answering answer) : answer_(std::move(answer)) {
    server_.new_task_queue = [] { return new WaitingRoom; };
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

  ~LibraryServer() override {
    server_.StopReading();
    if (!thread_.joinable()) return;
    server_.stop();
    thread_.join();
  }

  absl::Status Begin(const std::string& address, int port) {
    errno = 0;
    const bool bound = port == 0 ? (port_ = server_.bind_to_any_port(address)) > 0
                                 : server_.bind_to_port(address, port);
    if (!bound) {
      return absl::UnavailableError(
          absl::StrCat("cannot listen at ", address, " port ", port, ": ",
                       errno == 0 ? "this machine has no such address" : std::strerror(errno)));
    }
    if (port != 0) port_ = port;
    server_.AcceptMore();
    thread_ = std::thread([this] {
      server_.listen_after_bind();
      ended_ = true;
    });
    // Before that the library ignores a stop request.
    while (!server_.is_running() && !ended_)
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    return absl::OkStatus();
  }

  int port() const override { return port_; }

 private:
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
  OneRequestServer server_;
  std::thread thread_;
  std::atomic<bool> ended_ = false;
  int port_ = 0;
};

}  // namespace

absl::StatusOr<std::unique_ptr<HttpServer>> HttpServer::Listen(const std::string& address, int port,
                                                               Answering answer) {
  if (const auto local = IsLocalAddress(address); !local.ok()) return local.status();
  auto server = std::make_unique<LibraryServer>(std::move(answer));
  RETURN_IF_ERROR(server->Begin(address, port));
  return server;
}

#else

absl::StatusOr<std::unique_ptr<HttpServer>> HttpServer::Listen(const std::string& address, int,
                                                               Answering) {
  if (const auto local = IsLocalAddress(address); !local.ok()) return local.status();
  return absl::UnimplementedError(
      "this build has no HTTP library: install libcpp-httplib-dev, then configure and build again; "
      "the "
      "site itself needs no server (hotstone atlas)");
}

#endif

}  // namespace hotstone::cli
