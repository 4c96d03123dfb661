// HTTP spoken over a socket: requests in, what a function answers out. The library is cpp-httplib, which the
// .cc file alone sees.
//
// What the library leaves open is closed here: a request's head may have kMostHead bytes and take
// kHeadSeconds, all in all, so that nobody can fill the memory with a line without an end, or hold a thread
// by a byte now and then; an answer may take kAnswerSeconds to be sent; kThreads requests are worked on at
// once and kWaiting wait, the others are not accepted yet; each connection has one request; parts of files
// and compression are not offered.
#ifndef HOTSTONE_CLI_SERVE_HTTP_SERVER_H_
#define HOTSTONE_CLI_SERVE_HTTP_SERVER_H_

#include <functional>
#include <memory>
#include <string>

#include "absl/status/statusor.h"
#include "cli/serve/atlas_site.h"

namespace hotstone::cli {

// Whether an address leads to this machine alone: localhost, 127.0.0.0/8, ::1. InvalidArgument if it is
// neither "localhost" nor an address in numbers.
absl::StatusOr<bool> IsLocalAddress(const std::string& address);

class HttpServer {
 public:
  static constexpr size_t kMostHead = size_t{16} << 10;
  static constexpr int kHeadSeconds = 10;
  static constexpr int kAnswerSeconds = 60;
  static constexpr int kThreads = 8;
  static constexpr size_t kWaiting = 64;
  static constexpr int kKnocking = 128;

  using Answering = std::function<WebAnswer(const WebRequest&)>;

  // Listens at once; `answer` is called from several threads until the object is gone. Port 0: a free one.
  // Unavailable with the system's reason if the address cannot be had, InvalidArgument if it is none,
  // Unimplemented in a build without the library.
  static absl::StatusOr<std::unique_ptr<HttpServer>> Listen(const std::string& address, int port,
                                                            Answering answer);
  // Stops listening, lets requests that are worked on come to an end, and waits for that.
  virtual ~HttpServer() = default;

  virtual int port() const = 0;
};

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_SERVE_HTTP_SERVER_H_
