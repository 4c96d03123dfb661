// hotstone conform: puts test cases to any GTP engine and reports where it agrees with the rules.
//
// The case files are read completely first; a malformed one is rejected and the others are used.
// Conform then starts the engine, puts every case to it (conformance/ask/conform_run.h), and writes
// the report as text or as JSON, and as a page of HTML on request. With JSON output, disagreements
// and incidents are printed as they come. An interruption ends with the report so far. The exit
// code is 0 if the engine agrees, 1 if it disagrees, 2 if there is no engine or a file was
// rejected, 3 if questions were left unanswered or not enough was asked. With --self-test the
// engine is our own toy with one mistake after another, each of which must be found.
//
// For example, against an engine with the rules basic-only,hot=none the case of a ko of two points
// gives the line "has no ko rule (ING96-G508): 1 time", the commands that show it, ending with
// "is_legal W B1 -> = 1", and code 1.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <functional>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "answers/runs/terminal_progress.h"
#include "answers/shown/judge_link.h"
#include "base/seconds_since.h"
#include "base/status_macros.h"
#include "base/whole_file.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/options.h"
#include "cli/terminal/report.h"
#include "conformance/ask/conform_report.h"
#include "conformance/ask/conform_run.h"
#include "conformance/ask/engine_command.h"
#include "conformance/ask/gtp_reply.h"
#include "conformance/trial/conditions.h"
#include "conformance/trial/other_words.h"
#include "conformance/trial/self_test.h"
#include "formats/case/case_reader.h"

namespace hotstone::cli {
namespace {

using conformance::AskWay;

struct Options {
  std::string engine;
  std::vector<std::string> files;
  std::string rules;
  std::string ask = "auto";
  std::string html;
  std::string link;
  double timeout = 10;
  int restarts = 20;
  int64_t limit = -1;
  int64_t most = -1;
  bool score = false;
  bool json = false;
  bool self_test = false;
  bool conditions = false;
  std::vector<std::string> mistakes;
  std::function<bool()> has_engine;  // whether --engine was given, even if empty
};

constexpr int64_t kMostShown = 3;
constexpr int64_t kMostNumber = 1'000'000'000;  // upper bound for counts
constexpr double kLongestStart = 60;

absl::StatusOr<std::optional<AskWay>> ParseAsk(const std::string& text) {
  if (text == "auto") return std::optional<AskWay>();
  for (const AskWay way : {AskWay::kAllLegal, AskWay::kIsLegal, AskWay::kPlay, AskWay::kReplay}) {
    if (text == conformance::AskWayName(way)) return std::optional<AskWay>(way);
  }
  return absl::InvalidArgumentError(
      absl::StrCat("--ask \"", text, "\" is not one of auto, all_legal, is_legal, play, replay"));
}

// The case from its start to the question, and the play that is in question.
std::string Link(const std::string& atlas, const conformance::ConformDisagreement& d) {
  std::vector<spec::Move> moves = d.plies;
  const conformance::ConformQuestion& question = d.question;
  if (question.AboutPlay() || question.reason == "refusal") moves.push_back(question.move);
  return answers::JudgeLink(atlas, *spec::ParseRuleSet(d.rules), d.setup,
                            moves.empty() ? spec::Color::kBlack : moves[0].player, moves);
}

absl::Status CheckNumbers(const Options& options) {
  if (!(options.timeout > 0 && options.timeout <= 86400)) {
    return absl::InvalidArgumentError("--timeout must be above 0 and at most 86400 seconds");
  }
  if (options.restarts < 0) return absl::InvalidArgumentError("--restarts must be 0 or more");
  return absl::OkStatus();
}

struct Cases {
  std::vector<std::pair<std::string, std::vector<formats::CaseLine>>> files;
  int64_t count = 0;
  std::vector<std::string> rejected;
};

Cases ReadCases(const Options& options) {
  Cases cases;
  for (const std::string& file : options.files) {
    auto read = formats::ReadCaseFile(file);
    if (!read.ok()) {
      ReportError(read.status());
      cases.rejected.push_back(file == "-" ? "standard input" : file);
      continue;
    }
    cases.count += static_cast<int64_t>(read->size());
    cases.files.emplace_back(file == "-" ? "standard input" : file, *std::move(read));
  }
  if (options.limit >= 0) cases.count = std::min(cases.count, options.limit);
  return cases;
}

// Nothing unless there is an atlas.
conformance::LinkOf LinkOf(const Options& options) {
  if (options.link.empty()) return nullptr;
  return [&options](const conformance::ConformDisagreement& d) { return Link(options.link, d); };
}

// One engine and all cases; the report so far after an interruption.
class Conform {
 public:
  Conform(const Options& options, const conformance::EngineCommand& command) : options_(options) {
    report_.command = command.text;
    report_.link = LinkOf(options);
  }

  absl::StatusOr<int> Run(const conformance::EngineCommand& command,
                          conformance::ConformOptions& how, const Cases& cases) {
    RETURN_IF_ERROR(CreateIfNamed(options_.html, html_));
    conformance::GtpLimits limits;
    limits.seconds = options_.timeout;
    limits.start_seconds =
        std::max(options_.timeout, std::min(kLongestStart, 6 * options_.timeout));
    limits.keep_going = [this] { return Report(); };
    total_ = static_cast<uint64_t>(cases.count);
    const auto began = std::chrono::steady_clock::now();
    waits_for_ =
        absl::StrCat("waiting for the first reply of ", conformance::OneLine(command.text, 40),
                     ", at most ", limits.start_seconds, " s");
    // Some engines take a while to load.
    tell_at_ = began + std::chrono::milliseconds(
                           static_cast<int64_t>(1000 * std::max(5.0, limits.start_seconds / 12)));
    ASSIGN_OR_RETURN(auto engine, conformance::ConformEngine::Start(command, limits));
    started_ = true;
    if (how.score && engine->Estimates()) {
      progress_.Clear();
      std::cerr << "hotstone: --score skipped: final_score of " << engine->identity().name
                << " is an estimate, not a count\n";
      how.score = false;
    }
    if (how.ask == AskWay::kAllLegal || how.ask == AskWay::kIsLegal) {
      const std::string needed(conformance::AskWayName(*how.ask));
      if (!engine->Has(needed)) {
        return absl::InvalidArgumentError(
            absl::StrCat("--ask ", needed, ": the engine does not list this command"));
      }
    }
    conformance::ConformRun run(*engine, how);
    RETURN_IF_ERROR(AskAll(cases, run));
    progress_.Clear();
    if (!interrupted_) run.Add(conformance::AskOtherWords(*engine));
    report_.engine = engine->identity();
    report_.ask = std::string(conformance::AskWayName(run.ask()));
    report_.noise = engine->first_noise();
    report_.noisy = engine->noisy();
    report_.commands = engine->asked();
    report_.tally = run.tally();
    report_.groups = conformance::FormGroups(report_.tally,
                                             options_.json ? std::max(int64_t{1}, Most()) : Most());
    engine.reset();
    report_.seconds = SecondsSince(began);
    if (how.rules.has_value()) report_.rules = spec::RuleSetName(*how.rules);
    report_.not_read = cases.rejected;
    return Write();
  }

 private:
  absl::Status AskAll(const Cases& cases, conformance::ConformRun& run) {
    for (const auto& [file, lines] : cases.files) {
      report_.files.push_back(file);
      for (const formats::CaseLine& line : lines) {
        if (done_ >= total_ || run.interrupted()) break;
        if (!Report()) {
          interrupted_ = true;
          return absl::OkStatus();
        }
        RETURN_IF_ERROR(run.Ask({file, line.line, line.value.id}, line.value));
        ++done_;
      }
    }
    return absl::OkStatus();
  }

  // Until the first reply: says once, after a delay, what it is waiting for; then how many cases
  // are done.
  bool Report() {
    if (started_) return progress_.Report("cases", done_, total_);
    if (!waits_for_.empty() && std::chrono::steady_clock::now() >= tell_at_) {
      std::cerr << "hotstone: " << waits_for_ << std::endl;
      waits_for_.clear();
    }
    return !answers::TerminalProgress::Interrupted();
  }

  int64_t Most() const { return options_.most >= 0 ? options_.most : kMostShown; }

  absl::StatusOr<int> Write() {
    conformance::ConformTally& tally = report_.tally;
    tally.interrupted = tally.interrupted || interrupted_;
    if (options_.json) {
      for (const std::string& line : conformance::SummaryJson(report_)) std::cout << line << "\n";
    } else {
      std::cout << conformance::ConformText(report_);
    }
    std::cout.flush();
    if (html_.has_value()) {
      RETURN_IF_ERROR(html_->FinishWith(conformance::ConformHtml(report_)));
    }
    const std::string verdict = conformance::ReportVerdict(report_);
    if (verdict == "not all read") return kExitBadInput;
    return verdict == "disagrees" ? kExitFails : verdict == "agrees" ? kExitOk : kExitUnknown;
  }

  const Options& options_;
  std::optional<WholeFile> html_;
  answers::TerminalProgress progress_;
  std::string waits_for_;
  std::chrono::steady_clock::time_point tell_at_;
  bool started_ = false;
  conformance::ConformReport report_;
  uint64_t done_ = 0;
  uint64_t total_ = 0;
  bool interrupted_ = false;
};

// The toy engine with each mistake (conformance/trial/self_test.h), run as this same program.
absl::StatusOr<int> SelfTest(const Options& options) {
  const Cases cases = ReadCases(options);
  if (cases.files.empty() || !cases.rejected.empty()) return kExitBadInput;
  answers::TerminalProgress progress;
  conformance::SelfTestOptions how;
  how.files = cases.files;
  how.only = options.mistakes;
  how.limits.seconds = options.timeout;
  std::string now = "toy";
  uint64_t done = 0;
  uint64_t total = 0;
  how.limits.keep_going = [&] { return progress.Report(now, done, total); };
  how.progress = [&](const std::string& mistake, uint64_t at, uint64_t all) {
    now = "mistakes, " + mistake;
    done = at;
    total = all;
    return progress.Report(now, done, total);
  };
  how.toy = [](const std::string& mistake, const std::string& rules) {
    const std::vector<std::string> words = {"gtp", "--toy", mistake, "--rules", rules};
    return conformance::EngineCommand{"/proc/self/exe", words,
                                      "hotstone " + absl::StrJoin(words, " ")};
  };
  ASSIGN_OR_RETURN(const auto result, conformance::RunSelfTest(how));
  progress.Clear();
  if (options.json) {
    for (const std::string& line : conformance::SelfTestJson(result)) std::cout << line << "\n";
  } else {
    std::cout << conformance::SelfTestText(result);
  }
  if (result.Good()) return kExitOk;
  return result.stopped ? kExitUnknown : kExitFails;
}

// The engines with a changed condition (conformance/trial/conditions.h), a line for each.
absl::StatusOr<int> SelfTestOfConditions(const Options& options) {
  const Cases cases = ReadCases(options);
  if (cases.files.empty() || !cases.rejected.empty()) return kExitBadInput;
  answers::TerminalProgress progress;
  conformance::ConditionOptions how;
  how.files = cases.files;
  how.least_cases = 100;
  how.progress = [&progress](const std::string&, uint64_t done, uint64_t total) {
    return progress.Report("conditions", done, total);
  };
  const auto rows = conformance::FindConditions(how);
  progress.Clear();
  if (absl::IsCancelled(rows.status())) return kExitUnknown;
  if (!rows.ok()) return rows.status();
  std::cout << conformance::ConditionsText(*rows);
  const bool good =
      std::all_of(rows->begin(), rows->end(), [](const auto& row) { return row.good(); });
  return good && !rows->empty() ? kExitOk : kExitFails;
}

absl::StatusOr<int> RunConform(const Options& options) {
  if (options.self_test) {
    if (!options.engine.empty()) {
      return absl::InvalidArgumentError("--self-test brings its own engine: omit --engine");
    }
    if (options.conditions && !options.mistakes.empty()) {
      return absl::InvalidArgumentError("--conditions changes every condition: omit --mistake");
    }
    return options.conditions ? SelfTestOfConditions(options) : SelfTest(options);
  }
  if (options.conditions) return absl::InvalidArgumentError("--conditions requires --self-test");
  if (!options.mistakes.empty()) {
    return absl::InvalidArgumentError("--mistake requires --self-test");
  }
  if (!options.has_engine || !options.has_engine()) {
    return absl::InvalidArgumentError("--engine is required (or --self-test)");
  }
  ASSIGN_OR_RETURN(const auto command, conformance::ParseEngineCommand(options.engine));
  RETURN_IF_ERROR(CheckNumbers(options));
  conformance::ConformOptions how;
  ASSIGN_OR_RETURN(how.ask, ParseAsk(options.ask));
  if (!options.rules.empty()) {
    ASSIGN_OR_RETURN(how.rules, spec::ParseRuleSet(options.rules));
  }
  how.score = options.score;
  how.restarts = options.restarts;
  int64_t told = 0;
  if (options.json) {
    how.on_disagreement = [&options, &told](const conformance::ConformDisagreement& d) {
      if (options.most < 0 || told++ < options.most)
        std::cout << conformance::DisagreementJson(d, LinkOf(options)) << std::endl;
    };
    how.on_incident = [](const conformance::ConformIncident& incident) {
      std::cout << conformance::IncidentJson(incident) << std::endl;
    };
  }
  const Cases cases = ReadCases(options);
  if (cases.files.empty()) return kExitBadInput;
  return Conform(options, command).Run(command, how, cases);
}

}  // namespace

void AddConformCommand(Command& app) {
  Command& command = app.AddCommand(
      "conform",
      "Ask a GTP engine the questions of test cases and compare its answers with the rules");
  const auto options = std::make_shared<Options>();
  Option& engine = command.AddOption("--engine", &options->engine,
                                     "command line of the engine, as one argument");
  options->has_engine = [&engine] { return engine.Given(); };
  command
      .AddOption("--cases", &options->files,
                 "files of cases, one JSON object per line (-: standard input)")
      .Required();
  command.AddFlag(
      "--self-test", &options->self_test,
      "instead of --engine: check that these cases expose every mistake of a toy engine");
  command
      .AddOption("--mistake", &options->mistakes,
                 "with --self-test: only this mistake; may be repeated")
      .GatherOneEach();
  command.AddFlag("--conditions", &options->conditions,
                  "with --self-test: change every condition of the rules in every way instead");
  command.AddOption("--rules", &options->rules,
                    "judge the engine by PRESET[,key=value...] instead of each case's own rules");
  command.AddOption("--ask", &options->ask,
                    "how to ask about legality: auto (default), all_legal, is_legal, play, replay");
  command.AddOption("--timeout", &options->timeout, "seconds to wait for each reply; default: 10");
  command.AddOption("--restarts", &options->restarts,
                    "how often to restart the engine after crashes and timeouts; default: 20");
  command.AddOption("--limit", &options->limit, "ask only the first N cases")
      .Range(int64_t{0}, kMostNumber);
  command
      .AddOption("--most", &options->most,
                 "examples to print per kind of disagreement (default: 3); with --json, lines "
                 "(default: all)")
      .Range(int64_t{0}, kMostNumber);
  command.AddFlag("--score", &options->score,
                  "also compare final_score, unless it is known to be an estimate");
  command.AddOption(
      "--html", &options->html,
      "also write the report to this file as an HTML page; an older file is replaced");
  AddLinkOption(command, &options->link);
  command.AddFlag("--json", &options->json,
                  "print one JSON object per disagreement, then those with the counts");
  AddProgressOption(command);
  command.SetFooter(
      "docs/howto/check-an-engine.md explains the questions and the outcomes.\n"
      "Exit codes: 0 the engine agrees, 1 it disagrees, 2 bad input or no engine, 3 some questions "
      "were "
      "not\n"
      "answered, or too little was asked (nothing about ko, say). --self-test: 0 every mistake is "
      "found, "
      "1 not.\n"
      "Example:\n"
      "  hotstone conform --engine 'gnugo --mode gtp' --rules basic-only,self_removal=none --cases "
      "corpus/quick/basic-only-self_removal-none.jsonl");
  command.OnRun([options] { return RunConform(*options); });
}

}  // namespace hotstone::cli
