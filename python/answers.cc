#include "python/answers.h"

#include <algorithm>
#include <cassert>
#include <cctype>
#include <concepts>
#include <exception>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "answers/shown/exit_codes.h"
#include "answers/shown/shown.h"
#include "formats/sgf/sgf_charset.h"
#include "spec/board/chains.h"
#include "spec/board/position.h"

namespace hotstone::python {

namespace py = pybind11;

std::string ArgumentNames(const std::string& message) {
  std::string named;
  const size_t command = std::min(message.find(": hotstone "), message.size());
  for (size_t i = 0; i < command; ++i) {
    const bool option = message.compare(i, 2, "--") == 0 && i + 2 < message.size() &&
                        std::islower(static_cast<unsigned char>(message[i + 2])) != 0 &&
                        (i == 0 || message[i - 1] == ' ' || message[i - 1] == '(');
    if (!option) {
      named += message[i];
      continue;
    }
    for (i += 2; i < message.size(); ++i) {
      const char c = message[i];
      if (std::islower(static_cast<unsigned char>(c)) == 0 && c != '-') break;
      named += c == '-' ? '_' : c;
    }
    --i;
  }
  return named + message.substr(command);
}

void Raise(const absl::Status& status) {
  assert(!status.ok());
  std::string message = ArgumentNames(std::string(status.message()));
  // Invalid UTF-8 would raise an error itself.
  if (!formats::IsUtf8(message)) message = formats::ShownBytes(message, message.size());
  // An exception's text ends at the first zero byte.
  message = absl::StrReplaceAll(message, {{absl::string_view("\0", 1), "\\000"}});
  if (status.code() == absl::StatusCode::kNotFound) throw FileMissing(message);
  if (status.code() == absl::StatusCode::kInternal) throw std::runtime_error(message);
  if (answers::ExitCodeOf(status) == answers::kExitUnknown) throw LimitReached(message);
  throw py::value_error(message);
}

namespace {

struct Converted {
  py::object operator()(std::monostate) const { return py::none(); }
  py::object operator()(bool yes) const { return py::bool_(yes); }
  py::object operator()(double number) const { return py::float_(number); }
  template <std::integral Number>
  py::object operator()(Number number) const {
    return py::int_(number);
  }
  // A name in a file may be invalid UTF-8.
  py::object operator()(const std::string& text) const {
    return py::reinterpret_steal<py::object>(
        PyUnicode_DecodeUTF8(text.data(), static_cast<py::ssize_t>(text.size()), "replace"));
  }
  py::object operator()(const answers::Nested& nested) const { return Loaded(nested.one.front()); }
  py::object operator()(const answers::Shown& answer) const { return Loaded(answer); }
  py::object operator()(const formats::JsonLine& line) const { return Loaded(line); }
  template <typename T>
  py::object operator()(const std::shared_ptr<const T>& made) const {
    return (*this)(*made);
  }
  template <typename One>
  py::object operator()(const std::vector<One>& several) const {
    py::list list;
    for (const One& one : several) list.append((*this)(one));
    return list;
  }
};

}  // namespace

py::object Loaded(const answers::Shown& answer) {
  py::dict dictionary;
  answer.ForJson([&](const std::string& key, const answers::ShownValue& value) {
    dictionary[py::str(key)] = std::visit(Converted(), value.any());
  });
  return dictionary;
}

py::object Loaded(const std::string& json) {
  return py::module_::import("json").attr("loads")(json);
}

spec::Color ColorFrom(const std::string& letter) {
  if (letter == "B") return spec::Color::kBlack;
  if (letter == "W") return spec::Color::kWhite;
  throw py::value_error(
      absl::StrCat("\"", letter, "\" is not a colour: Black is \"B\", White is \"W\""));
}

spec::Position PositionFrom(const std::vector<std::string>& rows) {
  return OrRaise(spec::Position::FromRows(rows));
}

spec::Position LegalPositionFrom(const std::vector<std::string>& rows) {
  spec::Position position = PositionFrom(rows);
  if (const auto chain = spec::ChainWithoutLiberty(position)) {
    throw py::value_error(absl::StrCat("not a legal position: the chain of ",
                                       spec::ColorName(chain->color), " at ",
                                       spec::PointNames(chain->stones), " has no liberty"));
  }
  return position;
}

std::vector<std::string> NamesOf(const std::vector<spec::Point>& points) {
  std::vector<std::string> names;
  for (const spec::Point p : points) names.push_back(spec::PointName(p));
  return names;
}

bool SignalProgress::Report(std::string_view, uint64_t, uint64_t) {
  if (raised_.has_value()) return false;
  const Clock::time_point now = Clock::now();
  if (now - asked_ < std::chrono::milliseconds(50)) return true;
  asked_ = now;
  py::gil_scoped_acquire lock;
  if (PyErr_CheckSignals() == 0) return true;
  raised_.emplace();
  return false;
}

void SignalProgress::RaiseIfStopped() {
  assert(PyGILState_Check() == 1);
  if (!raised_.has_value()) return;
  throw *std::exchange(raised_, std::nullopt);
}

void AddErrors(py::module_& module) {
  py::register_exception<LimitReached>(module, "LimitError", PyExc_RuntimeError);
  py::register_exception_translator([](std::exception_ptr thrown) {
    try {
      if (thrown) std::rethrow_exception(thrown);
    } catch (const FileMissing& missing) {
      PyErr_SetString(PyExc_FileNotFoundError, missing.what());
    }
  });
}

}  // namespace hotstone::python
