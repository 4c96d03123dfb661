// Plan: a list of connections, each gathering its head, waiting for its answer, sending it, or
// leaving. Loop::Run waits until a socket is ready or a time is up, and takes one step for each. A
// whole head becomes a job for the threads; a finished answer wakes the loop.
//
// For example, a hundred clients connect and say nothing, and one asks: the loop waits for all of
// them, reads the one that has something to say, and a thread computes its answer. Each of the
// others is closed when its time is up, or sooner if there are too many: the list is in the order
// of their last activity.
#include "cli/serve/connections.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <iterator>
#include <list>
#include <mutex>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

namespace hotstone::cli {
namespace {

using Clock = std::chrono::steady_clock;

// The end of a head, also by clients that write lines without \r.
constexpr std::string_view kHeadsEnds[] = {"\n\r\n", "\n\n"};
constexpr size_t kLongestEnd = 3;
constexpr size_t kBlock = 4096;
// A leaving client's remaining bytes are read, within these limits: closing a connection with
// unread bytes would discard the answer as well.
constexpr std::chrono::milliseconds kLeaveTime{500};
constexpr int kLeaveBlocks = 64;
// After the system refused to accept.
constexpr std::chrono::milliseconds kRefusedPause{100};

bool Again() { return errno == EAGAIN || errno == EINTR; }

}  // namespace

class Connections::Loop {
 public:
  Loop(Descriptor listening, const ConnectionLimits& limits, Answering answer)
      : listening_(std::move(listening)), limits_(limits), answer_(std::move(answer)) {
    ::fcntl(listening_.number(), F_SETFL, O_NONBLOCK);
    for (size_t i = 0; i < limits_.threads; ++i) threads_.emplace_back([this] { Work(); });
    threads_.emplace_back([this] { Run(); });
  }

  ~Loop() {
    {
      const std::lock_guard<std::mutex> lock(mutex_);
      ending_ = true;
    }
    changed_.notify_all();
    Wake();
    for (std::thread& thread : threads_) thread.join();
  }

 private:
  enum class State { kReading, kWorking, kSending, kLeaving };

  struct Connection {
    Descriptor socket;
    Clock::time_point until;
    State state = State::kReading;
    std::string bytes{};  // the head so far, then the answer
    size_t sent = 0;
    int blocks = 0;  // read while leaving
  };

  using List = std::list<Connection>;

  struct Job {
    List::iterator whose;  // stays where it is: only the loop closes, and none that is worked for
    std::string head;
    HeadEnd end;
  };
  struct Answer {
    List::iterator whose;
    std::string bytes;
  };

  void Work() {
    for (;;) {
      std::unique_lock<std::mutex> lock(mutex_);
      changed_.wait(lock, [this] { return !jobs_.empty() || ending_; });
      if (ending_) return;
      const Job job = std::move(jobs_.front());
      jobs_.pop_front();
      lock.unlock();
      Answer answer{job.whose, answer_(job.head, job.end)};
      lock.lock();
      answers_.push_back(std::move(answer));
      lock.unlock();
      Wake();
    }
  }

  void Wake() const { ::eventfd_write(wake_.number(), 1); }

  void Run() {
    while (!ending_) {
      std::vector<pollfd> polled = {{wake_.number(), POLLIN, 0}};
      std::vector<List::iterator> whose;
      auto until = Clock::now() + std::chrono::hours(1);
      for (auto one = connections_.begin(); one != connections_.end(); ++one) {
        if (one->state == State::kWorking) continue;
        const short what = one->state == State::kSending ? POLLOUT : POLLIN;
        polled.push_back({one->socket.number(), what, 0});
        whose.push_back(one);
        until = std::min(until, one->until);
      }
      // With a newcomer one more may have to go, which none can that is worked for.
      const bool room = connections_.size() < limits_.most_connections || !whose.empty();
      if (room && Clock::now() < refused_until_) until = std::min(until, refused_until_);
      const bool accepting = room && Clock::now() >= refused_until_;
      polled.push_back({accepting ? listening_.number() : -1, POLLIN, 0});
      const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now()).count();
      if (::poll(polled.data(), polled.size(), static_cast<int>(std::max<int64_t>(left, 0))) < 0) {
        continue;  // a signal
      }
      for (size_t i = 0; i < whose.size(); ++i) {
        if (polled[i + 1].revents != 0) {
          Step(whose[i]);
        } else if (Clock::now() >= whose[i]->until) {
          TimeIsUp(whose[i]);
        }
      }
      if (polled.back().revents != 0) Accept();
      if (polled[0].revents != 0) TakeAnswers();
    }
  }

  void Accept() {
    for (;;) {
      Descriptor socket(
          ::accept4(listening_.number(), nullptr, nullptr, SOCK_NONBLOCK | SOCK_CLOEXEC));
      if (!socket.open()) {
        if (Again() || errno == ECONNABORTED) return;
        refused_until_ = Clock::now() + kRefusedPause;  // perhaps too many open files
        GiveWay(true);
        return;
      }
      connections_.push_back({std::move(socket), Clock::now() + limits_.head_time});
      if (connections_.size() > limits_.most_connections) GiveWay(true);
    }
  }

  // Closes the connection that has waited longest for its client, if `any`; otherwise the one of
  // those that have bytes to send.
  void GiveWay(bool any) {
    const auto longest =
        std::find_if(connections_.begin(), connections_.end(), [any](const Connection& one) {
          return one.state == State::kSending || (any && one.state != State::kWorking);
        });
    if (longest != connections_.end()) Close(longest);
  }

  void Close(List::iterator one) {
    if (one->state == State::kSending) unsent_ -= one->bytes.size() - one->sent;
    connections_.erase(one);
  }

  void ShowsLife(List::iterator one) { connections_.splice(connections_.end(), connections_, one); }

  void Step(List::iterator one) {
    switch (one->state) {
      case State::kReading:
        return Read(one);
      case State::kWorking:
        return;
      case State::kSending:
        return Send(one);
      case State::kLeaving:
        return Leave(one);
    }
  }

  void TimeIsUp(List::iterator one) {
    if (one->state == State::kReading && !one->bytes.empty()) return Hand(one, HeadEnd::kTooLate);
    Close(one);
  }

  void Read(List::iterator one) {
    char block[kBlock];
    const size_t before = one->bytes.size();
    const size_t most = std::min(kBlock, limits_.most_head - before);
    const ssize_t count = ::recv(one->socket.number(), block, most, 0);
    if (count < 0) {
      if (!Again()) Close(one);
      return;
    }
    if (count == 0) return before == 0 ? Close(one) : Hand(one, HeadEnd::kByClient);
    ShowsLife(one);
    one->bytes.append(block, static_cast<size_t>(count));
    const size_t from = before - std::min(before, kLongestEnd - 1);
    if (std::any_of(std::begin(kHeadsEnds), std::end(kHeadsEnds), [&](std::string_view end) {
          return one->bytes.find(end, from) != std::string::npos;
        })) {
      Hand(one, HeadEnd::kByClient);
    } else if (one->bytes.size() == limits_.most_head) {
      Hand(one, HeadEnd::kTooLong);
    } else if (Clock::now() >= one->until) {
      Hand(one, HeadEnd::kTooLate);
    }
  }

  void Hand(List::iterator one, HeadEnd end) {
    one->state = State::kWorking;
    {
      const std::lock_guard<std::mutex> lock(mutex_);
      jobs_.push_back({one, std::move(one->bytes), end});
    }
    changed_.notify_one();
  }

  void TakeAnswers() {
    eventfd_t count;
    ::eventfd_read(wake_.number(), &count);
    std::vector<Answer> answers;
    {
      const std::lock_guard<std::mutex> lock(mutex_);
      answers.swap(answers_);
    }
    for (Answer& answer : answers) {
      Connection& one = *answer.whose;
      one.state = State::kSending;
      one.bytes = std::move(answer.bytes);
      one.until = Clock::now() + limits_.answer_time;
      unsent_ += one.bytes.size();
      ShowsLife(answer.whose);
      while (unsent_ > limits_.most_unsent && unsent_ > one.bytes.size()) GiveWay(false);
    }
  }

  void Send(List::iterator one) {
    const ssize_t count = ::send(one->socket.number(), one->bytes.data() + one->sent,
                                 one->bytes.size() - one->sent, MSG_NOSIGNAL);
    if (count < 0) {
      if (!Again()) return Close(one);
    } else {
      ShowsLife(one);
      one->sent += static_cast<size_t>(count);
      unsent_ -= static_cast<size_t>(count);
    }
    if (one->sent == one->bytes.size()) {
      ::shutdown(one->socket.number(), SHUT_WR);
      one->state = State::kLeaving;
      one->bytes = {};
      one->until = Clock::now() + kLeaveTime;
    } else if (Clock::now() >= one->until) {
      Close(one);
    }
  }

  void Leave(List::iterator one) {
    char block[kBlock];
    const ssize_t count = ::recv(one->socket.number(), block, sizeof block, 0);
    if (count < 0 && Again()) return;
    if (count <= 0 || ++one->blocks == kLeaveBlocks || Clock::now() >= one->until) Close(one);
  }

  const Descriptor listening_;
  const ConnectionLimits limits_;
  const Answering answer_;
  const Descriptor wake_{::eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC)};

  // The loop's alone.
  List connections_;  // by their last activity, the oldest first
  size_t unsent_ = 0;
  Clock::time_point refused_until_;

  std::mutex mutex_;  // of the following
  std::condition_variable changed_;
  std::deque<Job> jobs_;
  std::vector<Answer> answers_;
  std::atomic<bool> ending_ = false;
  std::vector<std::thread> threads_;
};

Connections::Connections(Descriptor listening, const ConnectionLimits& limits, Answering answer)
    : loop_(std::make_unique<Loop>(std::move(listening), limits, std::move(answer))) {}

Connections::~Connections() = default;

}  // namespace hotstone::cli
