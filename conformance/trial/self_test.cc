// One run of conform for each mistake and each size, and a row for each run.
//
// RunSelfTest first lists the runs: the clean toy under each rule set, then each mistake at each
// size that distinguishes it. SelfTest keeps the plans of the cases by rule set. A row is made from
// the tally like a report: its verdict, its groups, its first example.
//
// For example, the run `no-ko@13` starts the toy that has no ko rule on boards of 13 lines and
// more, asks all cases under basic-only,self_removal=none, and becomes the row "no-ko@13 found: has
// no ko rule (on boards of 13 lines and more), B ... W K10".
#include "conformance/trial/self_test.h"

#include <algorithm>
#include <map>
#include <set>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/number_text.h"
#include "base/status_macros.h"
#include "conformance/ask/conform_plan.h"
#include "conformance/ask/conform_report.h"
#include "conformance/seeded/toy_bug.h"
#include "conformance/seeded/toy_engine.h"
#include "conformance/trial/other_words.h"
#include "formats/json_line.h"

namespace hotstone::conformance {
namespace {

struct ToyRun {
  std::string mistake;  // as the toy reads it
  std::string name;     // for the table
  const ToyBugEntry* bug = nullptr;
  std::string rules;
  bool changed = false;  // a changed condition (toy_condition.h)
  bool by_play = false;
};

std::vector<ToyRun> ToyRuns(const SelfTestOptions& options) {
  std::vector<ToyRun> runs;
  std::set<std::string> rules;
  const auto wanted = [&options](std::string_view name) {
    return options.only.empty() || std::find(options.only.begin(), options.only.end(),
                                             std::string(name)) != options.only.end();
  };
  for (const ToyBugEntry& bug : ToyBugs()) {
    if (rules.insert(std::string(bug.rules)).second && wanted("clean")) {
      runs.push_back({"clean", "clean", nullptr, std::string(bug.rules), false, false});
      runs.push_back({"clean,only-play", "clean", nullptr, std::string(bug.rules), false, true});
    }
  }
  for (const ToyBugEntry& bug : ToyBugs()) {
    if (!wanted(bug.name)) continue;
    std::set<int> sizes;
    for (const int size : options.sizes) {
      if (!bug.word || size == 0) sizes.insert(size <= bug.least_size ? 0 : size);
    }
    for (const int size : sizes) {
      const std::string name =
          size == 0 ? std::string(bug.name) : absl::StrCat(std::string(bug.name), "@", size);
      runs.push_back({name + (bug.by_undo ? ",only-play" : ""), name, &bug, std::string(bug.rules),
                      false, bug.by_undo});
    }
  }
  // Changed conditions run only by name, under each rule set in which they matter.
  for (const std::string& name : options.only) {
    if (name.find(':') == std::string::npos) continue;
    const auto mistake = ParseToyMistake(name);
    for (const ToyConditionEntry& entry : ToyConditions()) {
      if (!mistake.ok() || entry.condition != mistake->condition) continue;
      for (const std::string& one : rules) {
        const auto setup = ParseToySetup("clean", one);
        if (setup.ok() && entry.where.Has(setup->rules))
          runs.push_back({name, name, nullptr, one, true, false});
      }
    }
  }
  return runs;
}

// The run chooses the sizes after @.
absl::Status CheckMistakeName(const std::string& name) {
  if (name.find('@') == std::string::npos) return ParseToyMistake(name).status();
  return absl::InvalidArgumentError(
      absl::StrCat("\"", name, "\" has a size after @, but each mistake runs at all its sizes"));
}

class SelfTest {
 public:
  explicit SelfTest(const SelfTestOptions& options) : options_(options) {}

  absl::StatusOr<SelfTestRow> Row(const ToyRun& run) {
    ConformOptions how;
    ASSIGN_OR_RETURN(const auto rules, spec::ParseRuleSet(run.rules));
    how.rules = rules;
    how.restarts = 0;
    ASSIGN_OR_RETURN(auto engine,
                     ConformEngine::Start(options_.toy(run.mistake, run.rules), options_.limits));
    ConformRun asked(*engine, how);
    if (run.bug != nullptr && run.bug->word) {
      asked.Add(AskOtherWords(*engine));
      return RowOf(run, asked.tally());
    }
    for (const Planned& one : PlansFor(rules, asked)) {
      const formats::CaseLine& line = *one.line;
      RETURN_IF_ERROR(
          asked.AskPlanned({*one.file, line.line, line.value.id}, line.value, one.plan));
      if (asked.interrupted()) return absl::CancelledError("interrupted");
    }
    if (run.bug == nullptr) asked.Add(AskOtherWords(*engine));
    return RowOf(run, asked.tally());
  }

 private:
  struct Planned {
    const std::string* file;
    const formats::CaseLine* line;
    ConformPlan plan;
  };

  // The cases with these rules; all cases if there are none.
  const std::vector<Planned>& PlansFor(const spec::RuleSet& rules, const ConformRun& asked) {
    const auto [at, fresh] = plans_.try_emplace(spec::RuleSetName(rules));
    if (!fresh) return at->second;
    for (const bool own_only : {true, false}) {
      for (const auto& [file, lines] : options_.files) {
        for (const formats::CaseLine& line : lines) {
          if (own_only && line.value.rules != rules) continue;
          at->second.push_back({&file, &line, asked.PlanFor(line.value)});
        }
      }
      if (!at->second.empty()) break;
    }
    return at->second;
  }

  static SelfTestRow RowOf(const ToyRun& run, const ConformTally& tally) {
    SelfTestRow row;
    row.mistake = run.name;
    row.rules = run.rules;
    row.verdict = ConformVerdict(tally);
    row.disagreements = tally.total.disagree;
    if (run.changed) {
      row.does = absl::StrCat("has the changed condition ", run.name);
      row.good = tally.total.disagree > 0;
      return row;
    }
    if (run.bug == nullptr) {
      row.does = absl::StrCat("plays by the law", run.by_play ? ", asked by play and undo" : "");
      row.good = tally.total.disagree == 0 && tally.total.agree > 0 && tally.Unanswered() == 0;
      return row;
    }
    row.does = std::string(run.bug->does);
    row.good = tally.total.disagree > 0;
    const std::vector<ConformGroup> groups = FormGroups(tally, 1);
    for (const ConformGroup& group : groups) row.groups.push_back(group.kind);
    if (groups.empty()) return row;
    const ConformGroup& first = groups.front();
    if (run.bug->word) {
      row.named = groups.size() == 1;
      row.moves = first.title;
      return row;
    }
    row.named = groups.size() == 1 &&
                (first.kind == run.bug->name ||
                 std::find(first.alike.begin(), first.alike.end(), row.does) != first.alike.end());
    const ConformDisagreement* example = nullptr;
    for (const ConformGroup& group : groups) {
      if (group.examples.empty()) continue;
      if (example == nullptr || ShownBefore(group.examples[0], *example))
        example = &group.examples[0];
    }
    if (example == nullptr) return row;
    row.board = example->setup.size().ToString();
    std::vector<std::string> moves = MoveNames(*example);
    row.moves_count = static_cast<int>(moves.size());
    row.moves =
        absl::StrCat(absl::StrJoin(moves, ", "), moves.empty() ? "" : "; ", QuestionText(*example));
    return row;
  }

  const SelfTestOptions& options_;
  std::map<std::string, std::vector<Planned>> plans_;
};

}  // namespace

bool SelfTestResult::Good() const {
  return !stopped && !rows.empty() &&
         std::all_of(rows.begin(), rows.end(), [](const SelfTestRow& row) { return row.good; });
}

absl::StatusOr<SelfTestResult> RunSelfTest(const SelfTestOptions& options) {
  SelfTestResult result;
  for (const std::string& name : options.only) {
    RETURN_IF_ERROR(CheckMistakeName(name));
  }
  SelfTest test(options);
  const std::vector<ToyRun> runs = ToyRuns(options);
  for (const ToyRun& run : runs) {
    if (options.progress && !options.progress(run.name, result.rows.size(), runs.size())) {
      result.stopped = true;
      return result;
    }
    auto row = test.Row(run);
    if (!row.ok()) {
      if (row.status().code() != absl::StatusCode::kCancelled) return row.status();
      result.stopped = true;
      return result;
    }
    result.rows.push_back(*std::move(row));
  }
  return result;
}

std::string SelfTestText(const SelfTestResult& result) {
  std::string text = "found  mistake                          groups; the first example\n";
  int64_t bad = 0;
  int64_t many = 0;
  int64_t mistakes = 0;
  for (const SelfTestRow& row : result.rows) {
    const bool clean = row.mistake == "clean";
    if (!clean) ++mistakes;
    if (!row.good) ++bad;
    if (row.groups.size() > 1) ++many;
    std::string name = row.mistake;
    name.resize(std::max<size_t>(name.size(), 32), ' ');
    absl::StrAppend(&text,
                    clean ? (row.good ? "clean  " : "WRONG  ") : (row.good ? "yes    " : "NO     "),
                    name, " ");
    if (clean || row.groups.empty()) {
      absl::StrAppend(&text, row.does, ", under ", row.rules, ": ", row.verdict, "\n");
      continue;
    }
    absl::StrAppend(&text, absl::StrJoin(row.groups, " + "), "; ", row.board,
                    row.board.empty() ? "" : ": ", row.moves, "\n");
  }
  absl::StrAppend(&text, "\n", mistakes, " mistakes, ", result.rows.size(), " runs; ",
                  Counted(bad, "run is", "runs are"), " unexpected; ", many,
                  " in more than one group\n", result.stopped ? "stopped early\n" : "",
                  "self-test: ", result.Good() ? "good" : "not good", "\n");
  return text;
}

std::vector<std::string> SelfTestJson(const SelfTestResult& result) {
  std::vector<std::string> lines;
  for (const SelfTestRow& row : result.rows) {
    formats::JsonLine line;
    line.Set("schema", "hotstone.result/1").Set("command", "conform").Set("record", "self-test");
    line.Set("mistake", row.mistake)
        .Set("does", row.does)
        .Set("rules", row.rules)
        .Set("good", row.good);
    line.Set("verdict", row.verdict).Set("groups", row.groups).Set("named", row.named);
    line.Set("disagreements", row.disagreements).Set("board", row.board).Set("moves", row.moves);
    line.Set("moves_count", row.moves_count);
    lines.push_back(line.ToString());
  }
  formats::JsonLine end;
  end.Set("schema", "hotstone.result/1")
      .Set("command", "conform")
      .Set("record", "self-test-summary");
  end.Set("good", result.Good())
      .Set("runs", static_cast<int64_t>(result.rows.size()))
      .Set("stopped", result.stopped);
  lines.push_back(end.ToString());
  return lines;
}

}  // namespace hotstone::conformance
