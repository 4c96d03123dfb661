// How the module answers: errors of the program as exceptions, JSON lines as dictionaries, Ctrl-C as an interrupt.
//
// An absl::Status says what was wrong and what would be right, often in the words of the command line. Raise turns it
// into the exception that a Python programmer expects, and the names of options into those of arguments:
//
//   ValueError           bad input, the exit code 2 of the program; FileNotFoundError if a file is not there
//   hotstone.LimitError  a limit was met, or something is not known here: the exit code 3
//   RuntimeError         Internal: a bug of ours
//
// Work is done without the interpreter's lock, so that other threads of Python run meanwhile. Whatever it
// throws becomes an exception of Python only behind it, and so Raise needs no lock. What several threads may
// hold, a game say, does one thing at a time (OneAtATime); what takes long listens to signals
// (SignalProgress::Run).
//
// An answer becomes a dictionary by the same description from which the program prints its --json (Loaded), so that keys
// and values are those of the program.
#ifndef HOTSTONE_PYTHON_ANSWERS_H_
#define HOTSTONE_PYTHON_ANSWERS_H_

#include <pybind11/pybind11.h>

#include <chrono>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "base/progress.h"
#include "formats/json_line.h"
#include "spec/board/color.h"

namespace hotstone::answers {
class Shown;
}  // namespace hotstone::answers

namespace hotstone::spec {
class Position;
struct Point;
}  // namespace hotstone::spec

namespace hotstone::python {

// Becomes hotstone.LimitError.
class LimitReached : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// Becomes FileNotFoundError.
class FileMissing : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// "--to-move" becomes "to_move", and so every option that a message names.
std::string ArgumentNames(const std::string& message);

// Requires an error.
[[noreturn]] void Raise(const absl::Status& status);

inline void OrRaise(const absl::Status& status) {
  if (!status.ok()) Raise(status);
}
template <typename T>
T OrRaise(absl::StatusOr<T> value) {
  if (!value.ok()) Raise(value.status());
  return *std::move(value);
}

// An answer as a dictionary, with the keys and values of --json.
pybind11::object Loaded(const answers::Shown& answer);

// The object as Python reads it.
pybind11::object Loaded(const std::string& json);
inline pybind11::object Loaded(const formats::JsonLine& line) { return Loaded(line.ToString()); }

// "B" or "W"; ValueError for anything else.
spec::Color ColorFrom(const std::string& letter);

// Rows, top first; ValueError for what is no position. It need not be legal.
spec::Position PositionFrom(const std::vector<std::string>& rows);

// The same, and legal.
spec::Position LegalPositionFrom(const std::vector<std::string>& rows);

// The names of points, in their order.
std::vector<std::string> NamesOf(const std::vector<spec::Point>& points);

// Does one piece of work after the other, whichever threads ask for them, and each without the interpreter's
// lock: who waits for a turn holds nobody up. The work touches nothing of Python, and so never asks for a
// second turn.
class OneAtATime {
 public:
  template <typename Work>
  auto operator()(Work work) const {
    const pybind11::gil_scoped_release unlocked;
    const std::lock_guard<std::mutex> turn(mutex_);
    return work();
  }

 private:
  mutable std::mutex mutex_;
};

// Lets Python's signal handlers run while work goes on without the interpreter's lock; Ctrl-C stops the work.
class SignalProgress : public Progress {
 public:
  bool Report(std::string_view what, uint64_t done, uint64_t total) override;

  // What the work gives, which is done without the interpreter's lock. What a handler raised meanwhile is
  // thrown instead of that, and instead of whatever the work throws: nothing a handler raises is lost, or
  // comes later.
  template <typename Work>
  auto Run(Work work) {
    try {
      auto result = [&] {
        const pybind11::gil_scoped_release unlocked;
        return work();
      }();
      RaiseIfStopped();
      return result;
    } catch (...) {
      RaiseIfStopped();
      throw;
    }
  }

 private:
  // Throws what the handler raised, if it did. Requires the interpreter's lock.
  void RaiseIfStopped();

  using Clock = std::chrono::steady_clock;
  Clock::time_point asked_ = Clock::now();
  std::optional<pybind11::error_already_set> raised_;
};

// The parts of the module, a file each.
void AddErrors(pybind11::module_& module);
void AddGames(pybind11::module_& module);
void AddValues(pybind11::module_& module);
void AddArrays(pybind11::module_& module);

}  // namespace hotstone::python

#endif  // HOTSTONE_PYTHON_ANSWERS_H_
