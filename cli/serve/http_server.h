// HTTP over a socket: passes requests to a function and sends its answers. The library is
// cpp-httplib, included only in the .cc file.
//
// Limits that the library lacks are enforced here. A request's head may have kMostHead bytes and
// take kHeadSeconds in total, so that no client can fill the memory with an endless line or hold a
// thread by sending a byte now and then. An answer may take kAnswerSeconds to send. kThreads
// requests are processed at once and kWaiting wait; further ones are not accepted yet. Each
// connection has one request. Byte ranges and compression are not offered.
#ifndef HOTSTONE_CLI_SERVE_HTTP_SERVER_H_
#define HOTSTONE_CLI_SERVE_HTTP_SERVER_H_

#include <functional>
#include <memory>
#include <string>

#include "absl/status/statusor.h"
#include "cli/serve/atlas_site.h"

namespace hotstone::cli {

// Whether an address reaches only this machine: localhost, 127.0.0.0/8, ::1. InvalidArgument if it
// is neither "localhost" nor a numeric address.
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

  // Listens at once; `answer` is called from several threads until the object is destroyed. Port 0:
  // a free port. Unavailable with the system's reason if the address cannot be bound,
  // InvalidArgument if it is not an address, Unimplemented in a build without the library.
  static absl::StatusOr<std::unique_ptr<HttpServer>> Listen(const std::string& address, int port,
                                                            Answering answer);
  // Stops listening, lets running requests finish, and waits for them.
  virtual ~HttpServer() = default;

  virtual int port() const = 0;
};

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_SERVE_HTTP_SERVER_H_
