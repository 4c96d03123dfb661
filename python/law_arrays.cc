// Many positions at once for Python: numpy arrays in, numpy arrays out, with the interpreter's lock
// released in between.
//
// The positions are copied before the lock is released, since another thread might write to them.
// The work runs in parts of some milliseconds, with a check for signals between them.
// enumerate/lanes/batch_plays.h says what is computed, and how.
//
// fates() gives the fates of a whole board. Its arrays are filled where numpy has them.
//
// For example plays(zeros((1, 2, 2), int8), "B", "basic-only") gives four times True and four times
// 0.
#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>

#include <algorithm>
#include <cstring>
#include <optional>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "answers/life/life_answer.h"
#include "enumerate/fates/fate_arrays.h"
#include "enumerate/index/legal_index.h"
#include "enumerate/lanes/batch_plays.h"
#include "python/answers.h"
#include "spec/rules/rule_set.h"

namespace hotstone::python {
namespace {

namespace py = pybind11;

constexpr size_t kPart = 4096;  // positions

std::string ShapeText(const py::array& array) {
  std::vector<py::ssize_t> shape(array.shape(), array.shape() + array.ndim());
  return absl::StrCat("(", absl::StrJoin(shape, ", "), shape.size() == 1 ? ",)" : ")");
}

// The array with contiguous cells. ValueError, with the right form, for another shape or type.
py::array_t<int8_t, py::array::c_style> Cells(const py::array& array, py::ssize_t dimensions,
                                              const char* name, const char* right) {
  if (!py::isinstance<py::array_t<int8_t>>(array) || array.ndim() != dimensions) {
    throw py::value_error(absl::StrCat(name, " has the shape ", ShapeText(array), " and the type ",
                                       std::string(py::str(array.dtype())), "; expected ", right));
  }
  auto cells = py::array_t<int8_t, py::array::c_style>::ensure(array);
  if (!cells)
    throw py::value_error(absl::StrCat(name, ": not enough memory for a contiguous copy"));
  return cells;
}

// The player to move in each position.
std::vector<int8_t> Players(const py::object& to_move, size_t count) {
  if (py::isinstance<py::str>(to_move)) {
    const bool black = ColorFrom(to_move.cast<std::string>()) == spec::Color::kBlack;
    return std::vector<int8_t>(count, black ? int8_t{1} : int8_t{-1});
  }
  const std::string right = absl::StrCat("\"B\", \"W\", or an int8 array of the shape (", count,
                                         ",) with 1 where Black plays and -1 where White does");
  if (!py::isinstance<py::array>(to_move)) throw py::value_error("to_move: expected " + right);
  const auto array = Cells(to_move, 1, "to_move", right.c_str());
  std::vector<int8_t> players(array.data(), array.data() + array.size());
  const bool fits =
      std::all_of(players.begin(), players.end(), [](int8_t p) { return p == 1 || p == -1; });
  if (players.size() != count || !fits) {
    throw py::value_error(absl::StrCat("to_move has the shape ", ShapeText(array),
                                       fits ? "" : " and a number that is neither 1 nor -1",
                                       "; expected ", right));
  }
  return players;
}

py::tuple Plays(const py::object& positions, const py::object& to_move,
                const std::string& rules_text) {
  const auto rules = enumerate::BoardPlayRules(OrRaise(spec::ParseRuleSet(rules_text)));
  constexpr const char* kRight = "(N, H, W), N positions of H rows and W columns, of the type int8";
  if (!py::isinstance<py::array>(positions)) {
    throw py::value_error(absl::StrCat("positions is a ", Py_TYPE(positions.ptr())->tp_name,
                                       "; expected a numpy array ", kRight));
  }
  const auto given = Cells(positions, 3, "positions", kRight);
  const auto batch = OrRaise(enumerate::BatchPlays::Create(
      static_cast<int>(std::min<py::ssize_t>(given.shape(2), 1000000)),
      static_cast<int>(std::min<py::ssize_t>(given.shape(1), 1000000)), rules));
  const auto count = static_cast<size_t>(given.shape(0));
  const size_t points = batch.points();
  const std::vector<int8_t> players = Players(to_move, count);
  const std::vector<int8_t> cells(given.data(), given.data() + given.size());
  const std::vector<py::ssize_t> shape(given.shape(), given.shape() + 3);
  py::array_t<bool> legal(shape);
  py::array_t<int16_t> captured(shape);
  auto* const legal_at = reinterpret_cast<uint8_t*>(legal.mutable_data());
  int16_t* const captured_at = captured.mutable_data();
  SignalProgress progress;
  OrRaise(progress.Run([&] {
    absl::Status status;
    for (size_t first = 0; first < count && status.ok(); first += kPart) {
      const size_t many = std::min(kPart, count - first);
      const size_t from = first * points;
      status = batch.Find({&cells[from], many * points}, {&players[first], many}, first,
                          {legal_at + from, many * points}, {captured_at + from, many * points});
      if (!progress.Report("plays", first, count)) break;
    }
    return status;
  }));
  return py::make_tuple(legal, captured);
}

// The positions, and the answers with the attacker and with the owner to move first.
py::tuple Fates(const std::string& board, const std::string& rules_text,
                const std::string& memory) {
  const spec::BoardSize size = OrRaise(spec::ParseBoardSize(board));
  const answers::LifeQuestion question{OrRaise(spec::ParseRuleSet(rules_text)), memory};
  SignalProgress progress;
  uint64_t count = 0;
  std::optional<enumerate::LegalIndex> index;
  const enumerate::FateTable table = OrRaise(progress.Run([&] {
    // Larger boards are refused below.
    if (size.points() <= enumerate::FateTable::kMostPoints) {
      const auto grid = OrRaise(enumerate::Grid::Create(size.cols(), size.rows()));
      index = OrRaise(enumerate::LegalIndex::Create(grid));
      count = index->size();
    }
    return answers::SolveFates(size, question, enumerate::FateArrayBytes(count, size.points()),
                               &progress);
  }));
  const std::vector<py::ssize_t> shape = {static_cast<py::ssize_t>(count), size.rows(),
                                          size.cols()};
  py::array_t<int8_t> positions(shape);
  py::array_t<uint8_t> attacker_first(shape);
  py::array_t<uint8_t> owner_first(shape);
  const enumerate::FateArrays all{
      {positions.mutable_data(), static_cast<size_t>(positions.size())},
      {attacker_first.mutable_data(), static_cast<size_t>(attacker_first.size())},
      {owner_first.mutable_data(), static_cast<size_t>(owner_first.size())}};
  progress.Run([&] {
    const auto points = static_cast<size_t>(size.points());
    for (size_t first = 0; first < count; first += kPart) {
      const size_t from = first * points;
      const size_t many = kPart * points;  // at most; a span ends with its array
      enumerate::FillFates(table, *index, first,
                           {all.cells.subspan(from, many), all.attacker_first.subspan(from, many),
                            all.owner_first.subspan(from, many)});
      if (!progress.Report("fates", first, count)) break;
    }
    return true;
  });
  return py::make_tuple(positions, attacker_first, owner_first);
}

}  // namespace

void AddArrays(py::module_& module) {
  module.def("plays", &Plays, py::arg("positions"), py::arg("to_move"), py::arg("rules"));
  module.def("fates", &Fates, py::arg("board"), py::arg("rules"), py::arg("memory"));
}

}  // namespace hotstone::python
