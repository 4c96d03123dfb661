// Converts results for Python: errors of the program to exceptions, JSON lines to dictionaries,
// Ctrl-C to an interrupt.
//
// An absl::Status says what was wrong and what would be right, often in the words of the command
// line. Raise turns it into the exception that a Python programmer expects, and option names into
// argument names:
//
//   ValueError           bad input, exit code 2; FileNotFoundError for a missing file
//   hotstone.LimitError  a limit was reached, or something is not known here: exit code 3
//   RuntimeError         Internal: a bug of ours
//
// Work runs without the interpreter's lock, so other Python threads can run meanwhile. Anything it
// throws becomes a Python exception only afterwards, so Raise needs no lock. An object that several
// threads may share, such as a game, does one thing at a time (OneAtATime); long work listens to
// signals (SignalProgress::Run).
//
// An answer becomes a dictionary by the same description from which the program prints its --json
// (Loaded), so keys and values are the program's.
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

// "--to-move" becomes "to_move", and likewise for every option that a message names, up to a
// command line at its end.
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

// The object as parsed by Python.
pybind11::object Loaded(const std::string& json);
inline pybind11::object Loaded(const formats::JsonLine& line) { return Loaded(line.ToString()); }

// "B" or "W"; ValueError for anything else.
spec::Color ColorFrom(const std::string& letter);

// Rows, top first; ValueError if they are not a position. It need not be legal.
spec::Position PositionFrom(const std::vector<std::string>& rows);

// The same, but the position must be legal.
spec::Position LegalPositionFrom(const std::vector<std::string>& rows);

// The names of points, in order.
std::vector<std::string> NamesOf(const std::vector<spec::Point>& points);

// Runs pieces of work one after the other, whichever threads ask for them, each without the
// interpreter's lock: a waiting thread blocks no other. The work touches nothing of Python, so it
// never asks for a second turn.
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

// Lets Python's signal handlers run while work runs without the interpreter's lock; Ctrl-C stops
// the work.
class SignalProgress : public Progress {
 public:
  bool Report(std::string_view what, uint64_t done, uint64_t total) override;

  // The result of the work, which runs without the interpreter's lock. An exception raised by a
  // handler meanwhile is thrown instead of the result and of any exception of the work: it is
  // neither lost nor delayed.
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
  // Throws the handler's exception, if any. Requires the interpreter's lock.
  void RaiseIfStopped();

  using Clock = std::chrono::steady_clock;
  Clock::time_point asked_ = Clock::now();
  std::optional<pybind11::error_already_set> raised_;
};

// The parts of the module, one file each.
void AddErrors(pybind11::module_& module);
void AddGames(pybind11::module_& module);
void AddValues(pybind11::module_& module);
void AddSolves(pybind11::module_& module);
void AddArrays(pybind11::module_& module);

}  // namespace hotstone::python

#endif  // HOTSTONE_PYTHON_ANSWERS_H_
