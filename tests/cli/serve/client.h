// A client of a server on this machine, over a real socket.
#ifndef HOTSTONE_TESTS_CLI_SERVE_CLIENT_H_
#define HOTSTONE_TESTS_CLI_SERVE_CLIENT_H_

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <sys/socket.h>

#include <algorithm>
#include <cerrno>
#include <string>

#include "base/descriptor.h"

namespace hotstone::cli {

class Client {
 public:
  explicit Client(int port) : socket_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    EXPECT_EQ(::connect(socket_.number(), reinterpret_cast<sockaddr*>(&address), sizeof address),
              0);
  }

  void Say(const std::string& bytes) {
    EXPECT_EQ(::send(socket_.number(), bytes.data(), bytes.size(), MSG_NOSIGNAL),
              static_cast<ssize_t>(bytes.size()));
  }
  void SaysNoMore() { ::shutdown(socket_.number(), SHUT_WR); }

  // Up to so many bytes of what comes, and fewer only if the connection ends.
  std::string Hear(size_t most) {
    std::string all;
    char some[4096];
    while (all.size() < most) {
      const ssize_t count =
          ::recv(socket_.number(), some, std::min(sizeof some, most - all.size()), 0);
      if (count <= 0) break;
      all.append(some, static_cast<size_t>(count));
    }
    return all;
  }
  std::string HearAll() { return Hear(std::string::npos); }

  // Whether the server still waits for this client, which has heard all.
  bool IsWaitedFor() const {
    char one;
    return ::recv(socket_.number(), &one, 1, MSG_DONTWAIT | MSG_PEEK) < 0 && errno == EAGAIN;
  }

 private:
  Descriptor socket_;
};

// Sends the bytes to the port and returns all that comes back.
inline std::string Sent(int port, const std::string& bytes) {
  Client client(port);
  client.Say(bytes);
  client.SaysNoMore();
  return client.HearAll();
}

}  // namespace hotstone::cli

#endif  // HOTSTONE_TESTS_CLI_SERVE_CLIENT_H_
