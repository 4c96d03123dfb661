// Values and verdicts for Python: what each side can force, by solving a small board or from a
// stored table, and the claims of `hotstone verify` one by one.
//
// Long work runs without the interpreter's lock and listens to signals (SignalProgress), on one
// thread, since Python's signal handlers run only on that thread. A Verification walks boards, rule
// sets and claims in the order of the command and decides one verdict at a time; facts shared by
// the verdicts of a board are computed once, since the checker of a board lives until the next
// board. Python calls it from a generator, which admits one thread at a time.
//
// For example value(["..", ".."], "tromp-taylor", "B", 0, "", "", 40, 0) is {"lo": 1, "hi": 1,
// "line": [...], ...}.
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <memory>
#include <set>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "answers/asked/limits.h"
#include "answers/asked/situation_words.h"
#include "answers/life/circle_answer.h"
#include "answers/life/circle_shown.h"
#include "answers/life/life_answer.h"
#include "answers/values/table_probe.h"
#include "answers/values/value_answer.h"
#include "answers/verdicts/verdict_answer.h"
#include "answers/verdicts/verify_question.h"
#include "base/version.h"
#include "claims/claim_table.h"
#include "claims/claims.h"
#include "python/answers.h"
#include "tables/table_reader.h"

namespace hotstone::python {
namespace {

namespace py = pybind11;
using Rows = std::vector<std::string>;

constexpr int kMostPassesBefore = 3;

void CheckCircumstances(const answers::Circumstances& circumstances) {
  ColorFrom(circumstances.to_move);
  if (circumstances.passes < 0 || circumstances.passes > kMostPassesBefore) {
    throw py::value_error(absl::StrCat("passes: ", circumstances.passes, " is not between 0 and ",
                                       kMostPassesBefore));
  }
}

py::object Value(const Rows& rows, const std::string& rules_text, const std::string& to_move,
                 int passes, const std::string& ban, const std::string& memory, int plies,
                 uint64_t states) {
  const spec::RuleSet rules = OrRaise(spec::ParseRuleSet(rules_text));
  const spec::Position position = LegalPositionFrom(rows);
  const answers::Circumstances circumstances{to_move, passes, ban};
  CheckCircumstances(circumstances);
  if (plies < 1)
    throw py::value_error(absl::StrCat("plies: a line has at least one ply, not ", plies));
  if (!rules.HasFiniteMemory() && (passes > 0 || !ban.empty())) {
    throw py::value_error(
        "passes and ban need a rule set of finite memory: otherwise the value is that of a game "
        "that begins with the position");
  }
  if (rules.HasFiniteMemory() && states > 0) {
    throw py::value_error(absl::StrCat("states needs a rule set that depends on history, but ",
                                       rules_text, " does not"));
  }
  const spec::Situation situation = OrRaise(answers::SituationFrom(position, circumstances, rules));
  const answers::ValueQuestion question{situation, rules, memory, plies, "", false, states};
  SignalProgress progress;
  return Loaded(
      Describe(OrRaise(progress.Run([&] { return answers::AskValue(question, &progress); }))));
}

py::object Life(const Rows& rows, const std::string& rules, const std::string& memory,
                uint64_t nodes, bool presets, bool lines, const py::bytes& table, bool search) {
  const spec::Position position = LegalPositionFrom(rows);
  answers::LifeQuestion question{OrRaise(spec::ParseRuleSet(rules)), memory};
  question.search.nodes = nodes;
  question.presets = presets;
  question.lines = lines;
  question.table = std::string(table);
  question.by_search = search;
  SignalProgress progress;
  return Loaded(Describe(
      OrRaise(progress.Run([&] { return answers::AskLife(position, question, &progress); }))));
}

py::object LifeCounts(const std::string& board, const std::string& rules, bool kos,
                      const std::string& rule_from, int rule_steps, const std::string& memory) {
  const spec::BoardSize size = OrRaise(spec::ParseBoardSize(board));
  answers::LifeQuestion question{OrRaise(spec::ParseRuleSet(rules)), memory};
  question.kos = kos;
  if (!rule_from.empty()) question.rule_from = OrRaise(spec::ParseBoardSize(rule_from));
  question.rule_steps = rule_steps;
  SignalProgress progress;
  return Loaded(Describe(
      OrRaise(progress.Run([&] { return answers::AskLifeCounts(size, question, &progress); }))));
}

py::object Circle(const std::string& board, const std::string& rules,
                  const std::string& not_settled, const std::string& asked, bool second_rule,
                  int most) {
  const answers::CircleQuestion question{OrRaise(spec::ParseBoardSize(board)),
                                         OrRaise(spec::ParseRuleSet(rules)),
                                         OrRaise(answers::ParseNotSettled(not_settled)),
                                         OrRaise(answers::ParseAskedWhen(asked)),
                                         second_rule,
                                         static_cast<size_t>(most)};
  SignalProgress progress;
  return Loaded(
      Describe(OrRaise(progress.Run([&] { return answers::AskCircle(question, &progress); }))));
}

class Table {
 public:
  // The path in bytes, which need not be valid text.
  explicit Table(const py::bytes& path) : path_(path), table_(Opened(path_)) {}

  py::object Probe(const Rows& rows, const std::string& to_move, int passes,
                   const std::string& ban) const {
    answers::TableProbeOptions options;
    options.file = path_;
    options.position = absl::StrJoin(rows, "/");
    options.circumstances = {to_move, passes, ban};
    CheckCircumstances(options.circumstances);
    return Loaded(turn_([&] {
      const spec::Situation situation = OrRaise(answers::SituationOn(*table_, options));
      return answers::DescribeProbe(path_, *table_, situation,
                                    OrRaise(answers::AskTable(*table_, situation)));
    }));
  }

  std::pair<int, int> Size() const { return {table_->size().cols(), table_->size().rows()}; }
  std::string RulesName() const { return spec::RuleSetName(table_->rules()); }

 private:
  static std::unique_ptr<tables::Table> Opened(const std::string& path) {
    const py::gil_scoped_release unlocked;
    return OrRaise(tables::Table::Open(path));
  }

  OneAtATime turn_;
  std::string path_;
  std::unique_ptr<tables::Table> table_;
};

class Verification {
 public:
  Verification(const Rows& boards, const Rows& rules, const Rows& claims, const std::string& memory,
               uint64_t seed, int certify_points) {
    for (const std::string& board : boards) boards_.push_back(OrRaise(spec::ParseBoardSize(board)));
    rule_sets_ = OrRaise(answers::CollectRuleSets(rules));
    const std::set<std::string> wanted = OrRaise(answers::WantedClaims(claims));
    for (const std::string& claim : claims::ClaimNames()) {
      if (wanted.contains(claim)) claims_.push_back(claim);
    }
    answers::VerifyOptions options;
    options.memory = memory;
    options.seed = seed;
    options.certify_points = certify_points;
    options_ = OrRaise(answers::ClaimOptionsOf(options, &progress_));
    // A board that is too large to search is reported at once.
    for (const spec::BoardSize& board : boards_) {
      OrRaise(
          progress_.Run([&] { return claims::ClaimChecker::Create(board, options_).status(); }));
    }
  }

  // The next verdict, None after the last.
  py::object Next() {
    const size_t each_board = rule_sets_.size() * claims_.size();
    if (each_board == 0 || at_ / each_board >= boards_.size()) return py::none();
    const spec::BoardSize& board = boards_[at_ / each_board];
    const spec::RuleSet& rules = rule_sets_[at_ % each_board / claims_.size()];
    const std::string& claim = claims_[at_ % claims_.size()];
    const answers::Shown found = progress_.Run([&] {
      if (at_ % each_board == 0) {
        checker_.reset();
        checker_ = std::make_unique<claims::ClaimChecker>(
            OrRaise(claims::ClaimChecker::Create(board, options_)));
      }
      answers::Shown shown;
      checker_->Check(
          rules, [&](std::string_view name) { return name == claim; },
          [&](const certify::Verdict& verdict) {
            shown = Describe(answers::VerdictAnswer{board, rules, verdict});
          });
      return shown;
    });
    ++at_;
    return Loaded(found);
  }

 private:
  std::vector<spec::BoardSize> boards_;
  std::vector<spec::RuleSet> rule_sets_;
  Rows claims_;
  claims::ClaimOptions options_;
  SignalProgress progress_;
  std::unique_ptr<claims::ClaimChecker> checker_;
  size_t at_ = 0;
};

py::list ClaimTable() {
  py::list table;
  for (const claims::Claim& claim : claims::Claims())
    table.append(Loaded(answers::Describe(claim)));
  return table;
}

}  // namespace

void AddValues(py::module_& module) {
  module.def("value", &Value, py::arg("rows"), py::arg("rules"), py::arg("to_move"),
             py::arg("passes"), py::arg("ban"), py::arg("memory"), py::arg("plies"),
             py::arg("states"));
  module.def("life", &Life, py::arg("rows"), py::arg("rules"), py::arg("memory"), py::arg("nodes"),
             py::arg("presets"), py::arg("lines"), py::arg("table"), py::arg("search"));
  module.def("life_counts", &LifeCounts, py::arg("board"), py::arg("rules"), py::arg("kos"),
             py::arg("rule_from"), py::arg("rule_steps"), py::arg("memory"));
  module.def("circle", &Circle, py::arg("board"), py::arg("rules"), py::arg("not_settled"),
             py::arg("asked"), py::arg("second_rule"), py::arg("most"));
  module.def("claims", &ClaimTable);
  py::class_<Table>(module, "Table")
      .def(py::init<const py::bytes&>(), py::arg("path"))
      .def("probe", &Table::Probe, py::arg("rows"), py::arg("to_move"), py::arg("passes"),
           py::arg("ban"))
      .def("size", &Table::Size)
      .def("rules", &Table::RulesName);
  py::class_<Verification>(module, "Verification")
      .def(py::init<const Rows&, const Rows&, const Rows&, const std::string&, uint64_t, int>(),
           py::arg("boards"), py::arg("rules"), py::arg("claims"), py::arg("memory"),
           py::arg("seed"), py::arg("certify_points"))
      .def("next", &Verification::Next);
}

}  // namespace hotstone::python
