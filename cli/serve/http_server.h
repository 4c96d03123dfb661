// HTTP over a socket: passes requests to a function and sends its answers. The library is
// cpp-httplib, included only in the .cc file.
//
// The limits that the library lacks are those of ConnectionLimits. Each connection has one request.
// Byte ranges and compression are not offered.
#ifndef HOTSTONE_CLI_SERVE_HTTP_SERVER_H_
#define HOTSTONE_CLI_SERVE_HTTP_SERVER_H_

#include <functional>
#include <memory>
#include <string>

#include "absl/status/statusor.h"
#include "cli/serve/atlas_site.h"
#include "cli/serve/connections.h"

namespace hotstone::cli {

// Whether an address reaches only this machine: localhost, 127.0.0.0/8, ::1. InvalidArgument if it
// is neither "localhost" nor a numeric address.
absl::StatusOr<bool> IsLocalAddress(const std::string& address);

class HttpServer {
 public:
  static constexpr int kKnocking = 128;

  using Answering = std::function<WebAnswer(const WebRequest&)>;

  // Listens at once; `answer` is called from several threads until the object is destroyed. Port 0:
  // a free port. Unavailable with the system's reason if the address cannot be bound,
  // InvalidArgument if it is not an address, Unimplemented in a build without the library.
  static absl::StatusOr<std::unique_ptr<HttpServer>> Listen(const std::string& address, int port,
                                                            Answering answer,
                                                            const ConnectionLimits& limits = {});
  // Stops listening, and waits for the answers being computed.
  virtual ~HttpServer() = default;

  virtual int port() const = 0;
};

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_SERVE_HTTP_SERVER_H_
