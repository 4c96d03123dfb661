// Connections on which a client sends a head, gets an answer, and leaves.
//
// One thread does everything that a client can delay: it accepts, gathers heads and sends answers,
// for all connections in turn. Other threads see whole heads only and hand back whole answers. So a
// client that says nothing, sends a byte now and then, or does not take its answer holds nothing
// but its own connection.
#ifndef HOTSTONE_CLI_SERVE_CONNECTIONS_H_
#define HOTSTONE_CLI_SERVE_CONNECTIONS_H_

#include <chrono>
#include <functional>
#include <memory>
#include <string>

#include "base/descriptor.h"

namespace hotstone::cli {

struct ConnectionLimits {
  size_t most_head = size_t{16} << 10;            // bytes
  std::chrono::milliseconds head_time{10'000};    // from the connection to the end of its head
  std::chrono::milliseconds answer_time{60'000};  // to send an answer
  size_t threads = 8;                             // answers computed at once
  // Beyond these, the connection that has waited longest for its client is closed.
  size_t most_connections = 256;
  size_t most_unsent = size_t{256} << 20;  // bytes of answers
};

// How a head ended: by an empty line or by the client, or because of a limit.
enum class HeadEnd { kByClient, kTooLong, kTooLate };

class Connections {
 public:
  // Returns the bytes to send to a client that sent `head`, which is not empty and may go a little
  // beyond the end of the head. Called from several threads.
  using Answering = std::function<std::string(const std::string& head, HeadEnd end)>;

  // Serves the connections of a listening socket until the object is destroyed.
  Connections(Descriptor listening, const ConnectionLimits& limits, Answering answer);
  // Lets answers being computed finish, sends nothing more, and closes all connections.
  ~Connections();

 private:
  class Loop;
  std::unique_ptr<Loop> loop_;
};

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_SERVE_CONNECTIONS_H_
