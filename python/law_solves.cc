// What a side can force, with the longer questions of the program, for Python: decide, robust,
// plane, solve, count.
//
// They draw progress and stop as on the command line (answers/runs/terminal_progress.h), on the
// calling thread: a signal ends the work in order, and then Python raises KeyboardInterrupt.
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "answers/asked/limits.h"
#include "answers/asked/situation_words.h"
#include "answers/numbers/number_answers.h"
#include "answers/runs/terminal_progress.h"
#include "answers/solve/solve_answer.h"
#include "answers/values/decide_answer.h"
#include "answers/values/plane_answer.h"
#include "answers/values/robust_answer.h"
#include "python/answers.h"
#include "spec/words/nearest_word.h"

namespace hotstone::python {
namespace {

namespace py = pybind11;
using Rows = std::vector<std::string>;

// The result of the work, which runs without the interpreter's lock.
template <typename Work>
auto RunLong(Work work) {
  answers::TerminalProgress::LineEvery() = 0;
  auto result = [&] {
    const py::gil_scoped_release unlocked;
    return work();
  }();
  if (absl::IsCancelled(result.status())) {
    PyErr_SetInterrupt();
    if (PyErr_CheckSignals() != 0) throw py::error_already_set();
  }
  return OrRaise(std::move(result));
}

py::object Decide(const Rows& rows, const std::string& endless, const std::string& rules_text,
                  const std::string& to_move, double worth, uint64_t lines,
                  const std::string& memory, bool count) {
  const spec::RuleSet rules = OrRaise(spec::ParseRuleSet(rules_text));
  ColorFrom(to_move);
  const std::vector<std::string> known = {"draw", "no-result", "balance", "disturber"};
  if (std::find(known.begin(), known.end(), endless) == known.end()) {
    throw py::value_error(absl::StrCat("endless: \"", endless, "\" is not one of ",
                                       absl::StrJoin(known, ", "), DidYouMean(endless, known)));
  }
  const spec::Situation situation =
      OrRaise(answers::SituationFrom(LegalPositionFrom(rows), {to_move, 0, ""}, rules));
  using About = answers::DecideQuestion::About;
  const answers::DecideQuestion question{
      situation, rules, endless, worth, lines, memory, count ? About::kCount : About::kSituation};
  std::vector<answers::Shown> told;
  RunLong([&] {
    answers::TerminalProgress progress;
    auto code = answers::AskDecide(question, &progress,
                                   [&](const answers::Shown& one) { told.push_back(one); });
    progress.Clear();
    return code;
  });
  return Loaded(told.back());
}

py::object Robust(const Rows& rows, const std::string& to_move, const std::string& hot,
                  const std::string& memory, int threads) {
  if (hot != "single" && hot != "every")
    throw py::value_error(absl::StrCat("hot: \"", hot, "\" is neither single nor every"));
  const answers::RobustQuestion question{
      LegalPositionFrom(rows), ColorFrom(to_move),
      hot == "single" ? certify::RobustHot::kSingle : certify::RobustHot::kEvery, memory, threads};
  return Loaded(Describe(RunLong([&] { return answers::AskRobust(question, nullptr); })));
}

py::object Plane(const Rows& rows, int at_least, const std::string& side,
                 const std::string& to_move, const std::string& rules, const std::string& memory,
                 int threads) {
  answers::PlaneWords words;
  words.position = LegalPositionFrom(rows).ToText();
  ColorFrom(to_move);
  ColorFrom(side);
  words.circumstances.to_move = to_move;
  words.side = side;
  words.at_least = at_least;
  words.rules = rules;
  words.threads = threads;
  words.memory = memory;
  const answers::PlaneQuestion question = OrRaise(answers::ReadPlaneQuestion(words));
  return Loaded(Describe(RunLong([&] { return answers::AskPlane(question); })));
}

py::object Solve(const Rows& rows, int at_least, const py::bytes& out, const std::string& side,
                 const std::string& to_move, const std::string& rules, const std::string& by,
                 const std::string& memory) {
  answers::SolveQuestion question;
  question.position = LegalPositionFrom(rows).ToText();
  ColorFrom(to_move);
  ColorFrom(side);
  question.at_least = at_least;
  question.out = std::string(out);
  question.side = side;
  question.to_move = to_move;
  question.rules = rules;
  question.guide.by = by;
  question.guide.memory = memory;
  return Loaded(Describe(RunLong([&] { return answers::AskSolve(question); })));
}

py::object Count(const std::string& board, const std::string& games_under,
                 const std::string& memory) {
  answers::CountQuestion question = OrRaise(answers::ParseCounted(board));
  if (!games_under.empty()) question.games_under = OrRaise(spec::ParseRuleSet(games_under));
  question.memory = OrRaise(answers::MemoryLimit(memory));
  SignalProgress progress;
  return Loaded(
      Describe(OrRaise(progress.Run([&] { return answers::AskCount(question, &progress); }))));
}

}  // namespace

void AddSolves(py::module_& module) {
  module.def("decide", &Decide, py::arg("rows"), py::arg("endless"), py::arg("rules"),
             py::arg("to_move"), py::arg("worth"), py::arg("lines"), py::arg("memory"),
             py::arg("count"));
  module.def("robust", &Robust, py::arg("rows"), py::arg("to_move"), py::arg("hot"),
             py::arg("memory"), py::arg("threads"));
  module.def("plane", &Plane, py::arg("rows"), py::arg("at_least"), py::arg("side"),
             py::arg("to_move"), py::arg("rules"), py::arg("memory"), py::arg("threads"));
  module.def("solve", &Solve, py::arg("rows"), py::arg("at_least"), py::arg("out"), py::arg("side"),
             py::arg("to_move"), py::arg("rules"), py::arg("by"), py::arg("memory"));
  module.def("count", &Count, py::arg("board"), py::arg("games_under"), py::arg("memory"));
}

}  // namespace hotstone::python
