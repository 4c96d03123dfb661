// The compiled half of the Python module, hotstone._law: functions on rows of text, and handles for
// longer-lived objects.
//
// This file has the law about positions and rule sets, records and kos; games, values and arrays
// have their own files. Nothing is decided here: each function reads its arguments, calls the
// layers below, and returns the answer as Python objects. The user-visible part, with types, words
// and examples, is in Python (python/hotstone/), where docstrings can be run; so a position is a
// list of rows on this side and a class on the other.
//
// For example position_play(["X.", ".."], "W", "B2") gives the rows after it and the names of the
// stones removed of either colour, here none; a point that is taken or off the board raises
// ValueError with what would be right.
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <tuple>

#include "absl/strings/str_cat.h"
#include "answers/kos/ko_answer.h"
#include "answers/records/explain_answer.h"
#include "answers/records/score_answer.h"
#include "answers/shown/shown.h"
#include "base/number_text.h"
#include "base/version.h"
#include "enumerate/fates/traditional_fates.h"
#include "formats/sgf/sgf_charset.h"
#include "python/answers.h"
#include "spec/board/board_play.h"
#include "spec/board/chains.h"
#include "spec/rules/rule_set.h"

namespace hotstone::python {
namespace {

namespace py = pybind11;
using Rows = std::vector<std::string>;

// Its full name, its preset, its keys with their values as strings, and whether it has no memory of
// the game.
py::tuple ReadRuleSet(const std::string& text) {
  const spec::RuleSet rules = OrRaise(spec::ParseRuleSet(text));
  return py::make_tuple(spec::RuleSetName(rules), rules.preset, spec::RuleKeys(rules),
                        rules.HasFiniteMemory());
}

Rows ReadRuleSets(const std::string& text) {
  Rows names;
  for (const spec::RuleSet& rules : OrRaise(spec::ParseRuleSets(text))) {
    names.push_back(spec::RuleSetName(rules));
  }
  return names;
}

using ChainOfNames = std::tuple<std::string, Rows, Rows>;

std::vector<ChainOfNames> Chains(const Rows& rows) {
  std::vector<ChainOfNames> chains;
  for (const spec::Chain& chain : spec::AllChains(PositionFrom(rows))) {
    chains.emplace_back(spec::Letter(chain.color), NamesOf(chain.stones), NamesOf(chain.liberties));
  }
  return chains;
}

std::tuple<Rows, Rows, Rows> PlayOn(const Rows& rows, const std::string& color,
                                    const std::string& at) {
  const spec::Position position = LegalPositionFrom(rows);
  const spec::Point point = OrRaise(spec::ParsePoint(at, position.size()));
  if (!position.IsEmpty(point))
    throw py::value_error(absl::StrCat("there is a stone at ", at, " already"));
  const spec::BoardPlay play = spec::PlayAt(position, ColorFrom(color), point);
  return {play.after.ToRows(), NamesOf(play.captured), NamesOf(play.self_removed)};
}

Rows EmptyBoard(int cols, int rows) {
  return spec::Position(OrRaise(spec::BoardSize::Create(cols, rows))).ToRows();
}

// Column and row, from 0 at the lower left.
std::pair<int, int> PlaceOf(const std::string& at, int cols, int rows) {
  const spec::Point point =
      OrRaise(spec::ParsePoint(at, OrRaise(spec::BoardSize::Create(cols, rows))));
  return {point.col, point.row};
}

py::object Score(const Rows& rows, const std::string& rules) {
  answers::Shown shown;
  return Loaded(AddScore(LegalPositionFrom(rows), OrRaise(spec::ParseRuleSet(rules)), {}, shown));
}

py::object Kos(const Rows& rows, const std::string& settled, const std::string& cyclic,
               const std::string& class_by, const std::string& cycle) {
  return Loaded([&] {
    const py::gil_scoped_release unlocked;
    const auto rules =
        OrRaise(answers::KoRulesFrom({"", settled, cyclic, class_by}, !cycle.empty()));
    return Describe(OrRaise(answers::AskKos(LegalPositionFrom(rows), rules, cycle)));
  }());
}

// The same calls in the same order as `hotstone explain`.
answers::Shown Explain(const std::string& text, const std::string& line,
                       answers::ExplainQuestion question) {
  if (!question.charset.empty()) OrRaise(formats::FindSgfCharset(question.charset).status());
  const auto trees = OrRaise(formats::ParseSgf(text, question.source, question.charset));
  question.games = static_cast<int>(trees.size());
  if (question.game < 1 || question.game > question.games) {
    throw py::value_error(absl::StrCat(question.source, ": there is no game ", question.game,
                                       ", the record has ", Counted(question.games, "game")));
  }
  const formats::SgfTree& tree = trees[static_cast<size_t>(question.game) - 1];
  const auto chosen = OrRaise(answers::ChooseLines(tree, line, false));
  return Describe(OrRaise(answers::AskExplain(tree, chosen, 0, question)));
}

}  // namespace

PYBIND11_MODULE(_law, module) {
  module.doc() = "The compiled half of hotstone; import hotstone itself.";
  module.attr("version") = std::string(kVersion);
  AddErrors(module);
  enumerate::UseFateTables();
  module.def("rule_set", &ReadRuleSet, py::arg("text"));
  module.def("rule_sets", &ReadRuleSets, py::arg("text"));
  module.def("empty_board", &EmptyBoard, py::arg("cols"), py::arg("rows"));
  module.def("point", &PlaceOf, py::arg("at"), py::arg("cols"), py::arg("rows"));
  module.def(
      "position_check", [](const Rows& rows) { PositionFrom(rows); }, py::arg("rows"));
  module.def("position_chains", &Chains, py::arg("rows"));
  module.def("position_play", &PlayOn, py::arg("rows"), py::arg("color"), py::arg("at"));
  module.def("position_score", &Score, py::arg("rows"), py::arg("rules"));
  module.def("kos", &Kos, py::arg("rows"), py::arg("settled"), py::arg("cyclic"),
             py::arg("class_by"), py::arg("cycle"));
  module.def(
      "explain",
      [](const py::bytes& record, const std::string& source, const std::string& rules, int game,
         const std::string& line, bool keep_going, bool diagrams, const std::string& charset) {
        const std::string bytes(record);
        answers::ExplainQuestion question{source, rules, charset, game};
        question.diagrams = diagrams;
        question.keep_going = keep_going;
        const auto [explained, transcript] = [&] {
          const py::gil_scoped_release unlocked;
          const answers::Shown shown = Explain(bytes, line, question);
          return std::pair{shown, ToText(shown)};
        }();
        return py::make_tuple(Loaded(explained), transcript);
      },
      py::arg("record"), py::arg("source"), py::arg("rules"), py::arg("game"), py::arg("line"),
      py::arg("keep_going"), py::arg("diagrams"), py::arg("charset"));
  AddGames(module);
  AddValues(module);
  AddSolves(module);
  AddArrays(module);
}

}  // namespace hotstone::python
