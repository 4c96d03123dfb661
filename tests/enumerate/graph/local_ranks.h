// Ranks as threads of one process, for tests of collective work.
//
// LocalRanks(n).Run(search) calls search(communicator) for each of n ranks at once and returns each
// one's result. Mismatched calls do not block for ever but fail in all ranks with
// FailedPrecondition: a rank that has returned while others still call, different calls at once,
// sums of different lengths, and a word that a rank sends to itself. Exchanges are counted, and one
// of them can be made to fail.
#ifndef HOTSTONE_TESTS_ENUMERATE_GRAPH_LOCAL_RANKS_H_
#define HOTSTONE_TESTS_ENUMERATE_GRAPH_LOCAL_RANKS_H_

#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <span>
#include <thread>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "enumerate/graph/communicator.h"

namespace hotstone::enumerate {

class LocalRanks {
 public:
  explicit LocalRanks(int ranks) : present_(ranks), calls_(static_cast<size_t>(ranks)) {}

  // After this many exchanges the next one fails in all ranks: Unavailable.
  void FailExchange(int after) { exchanges_left_ = after; }
  int exchanges() const { return exchanges_; }
  uint64_t words() const { return words_; }  // sent by all ranks

  template <typename Search>
  auto Run(const Search& search) {
    std::vector<decltype(search(std::declval<const Communicator&>()))> results(calls_.size());
    std::vector<std::thread> threads;
    for (size_t r = 0; r < calls_.size(); ++r) {
      threads.emplace_back([&, r] {
        results[r] = search(Member(*this, static_cast<int>(r)));
        Leave();
      });
    }
    for (std::thread& thread : threads) thread.join();
    return results;
  }

 private:
  enum class Kind { kNone, kSum, kExchange };
  struct Call {
    Kind kind = Kind::kNone;
    std::vector<uint64_t> values;            // of a sum; received, in an exchange
    std::vector<std::vector<uint64_t>> out;  // of an exchange
  };

  class Member final : public Communicator {
   public:
    Member(LocalRanks& ranks, int rank) : ranks_(ranks), rank_(rank) {}
    int rank() const override { return rank_; }
    int size() const override { return static_cast<int>(ranks_.calls_.size()); }
    absl::Status Sum(std::span<uint64_t> values) const override {
      const auto sum = ranks_.Meet(rank_, {Kind::kSum, {values.begin(), values.end()}, {}});
      if (sum.ok()) std::copy(sum->begin(), sum->end(), values.begin());
      return sum.status();
    }
    absl::StatusOr<std::vector<uint64_t>> Exchange(
        const std::vector<std::vector<uint64_t>>& out) const override {
      return ranks_.Meet(rank_, {Kind::kExchange, {}, out});
    }

   private:
    LocalRanks& ranks_;
    int rank_;
  };

  // Waits for the same call of all ranks. The last one to arrive does the work.
  absl::StatusOr<std::vector<uint64_t>> Meet(int rank, Call call) {
    std::unique_lock lock(mutex_);
    if (!status_.ok()) return status_;
    calls_[static_cast<size_t>(rank)] = std::move(call);
    const uint64_t round = round_;
    if (present_ < static_cast<int>(calls_.size())) {
      Fail("a rank has left the others waiting");
    } else if (++waiting_ == present_) {
      Finish();
    } else {
      changed_.wait(lock, [&] { return round_ != round || !status_.ok(); });
    }
    if (round_ == round) return status_;
    return std::move(calls_[static_cast<size_t>(rank)].values);
  }

  void Leave() {
    const std::lock_guard lock(mutex_);
    --present_;
    if (waiting_ > 0) Fail("a rank has left the others waiting");
  }

  void Fail(const char* why) {
    if (status_.ok()) status_ = absl::FailedPreconditionError(why);
    changed_.notify_all();
  }

  void Finish() {
    const Kind kind = calls_[0].kind;
    for (const Call& call : calls_) {
      if (call.kind != kind) return Fail("ranks make different calls");
      if (call.values.size() != calls_[0].values.size()) return Fail("sums of different lengths");
    }
    if (kind == Kind::kSum) {
      FinishSum();
    } else {
      if (exchanges_left_-- == 0) {
        status_ = absl::UnavailableError("the exchange fails");
        return Fail("");
      }
      FinishExchange();
    }
    if (!status_.ok()) return;
    waiting_ = 0;
    ++round_;
    changed_.notify_all();
  }

  void FinishSum() {
    std::vector<uint64_t> sum(calls_[0].values.size(), 0);
    for (const Call& call : calls_) {
      for (size_t i = 0; i < sum.size(); ++i) sum[i] += call.values[i];
    }
    for (Call& call : calls_) call.values = sum;
  }

  void FinishExchange() {
    ++exchanges_;
    for (size_t to = 0; to < calls_.size(); ++to) {
      for (const Call& from : calls_) {
        if (from.out.size() != calls_.size())
          return Fail("an exchange with a wrong number of ranks");
        if (&from == &calls_[to] && !from.out[to].empty()) return Fail("a rank sends to itself");
        words_ += from.out[to].size();
        calls_[to].values.insert(calls_[to].values.end(), from.out[to].begin(), from.out[to].end());
      }
    }
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  absl::Status status_;
  int present_;
  int waiting_ = 0;
  uint64_t round_ = 0;
  int exchanges_ = 0;
  int exchanges_left_ = -1;
  uint64_t words_ = 0;
  std::vector<Call> calls_;  // by rank
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_TESTS_ENUMERATE_GRAPH_LOCAL_RANKS_H_
