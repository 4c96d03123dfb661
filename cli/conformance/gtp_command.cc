// hotstone gtp: our engine on standard input and output.
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <iostream>
#include <memory>
#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "answers/records/record_rules.h"
#include "answers/values/plane_advice.h"
#include "answers/values/table_advice.h"
#include "base/descriptor.h"
#include "base/status_macros.h"
#include "base/whole_file.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/report.h"
#include "conformance/play/gtp_engine.h"
#include "conformance/seeded/toy_engine.h"
#include "enumerate/rules/rule_set.h"
#include "spec/rules/rule_switches.h"

namespace hotstone::cli {
namespace {

using conformance::KnownMove;

struct GtpOptions {
  std::string rules = "basic-only";
  std::string board = "19x19";
  uint64_t seed = 1;
  std::string table;
  std::string plane;
  bool rules_given = false;
  bool board_given = false;
  std::string toy;
};

// Answers the available lines; false when there is nothing more to do.
bool Answer(conformance::GtpEngine& engine, formats::GtpLines& lines, bool& unheard) {
  while (const auto line = lines.Next()) {
    const auto reply = engine.Answer(*line);
    if (reply.has_value() && !WriteAll(STDOUT_FILENO, *reply)) {
      unheard = true;
      return false;
    }
    if (engine.quit()) return false;
  }
  return true;
}

// Whether a game's situation is covered by the stored data: the same board, and the same finite
// rules.
template <typename Advice>
bool Knows(const Advice& advice, const spec::Situation& situation, const spec::RuleSet& rules) {
  if (situation.position.size() != advice.size()) return false;
  const auto asked = enumerate::FiniteRules::From(rules);
  const auto known = enumerate::FiniteRules::From(advice.rules());
  return asked.ok() && known.ok() && *asked == *known;
}

// The moves of a table, if board and finite rules match.
conformance::StoredMoves MovesOf(const std::shared_ptr<const answers::TableAdvice>& advice) {
  return [advice](const spec::Situation& situation,
                  const spec::RuleSet& rules) -> std::optional<std::vector<KnownMove>> {
    if (!Knows(*advice, situation, rules)) return std::nullopt;
    const auto found = advice->Ask(situation);
    if (!found.ok()) {
      std::cerr << "hotstone: " << found.status().message() << "\n";
      return std::nullopt;
    }
    std::vector<KnownMove> moves;
    for (const auto& at : found->keeping) {
      const auto kept = std::find_if(found->moves.begin(), found->moves.end(),
                                     [&](const auto& move) { return move.at == at; });
      moves.push_back({at, kept->forced, kept->most});
    }
    const auto best = static_cast<ptrdiff_t>(moves.size());
    for (const auto& move : found->moves) {
      if (move.forced < found->forced) moves.push_back({move.at, move.forced, move.most});
    }
    std::stable_sort(moves.begin() + best, moves.end(),
                     [](const KnownMove& a, const KnownMove& b) { return a.low > b.low; });
    return moves;
  };
}

// The moves of a plane, if the player to move can force its difference; otherwise none.
conformance::StoredMoves MovesOf(const std::shared_ptr<const answers::PlaneAdvice>& advice) {
  return [advice](const spec::Situation& situation,
                  const spec::RuleSet& rules) -> std::optional<std::vector<KnownMove>> {
    if (!Knows(*advice, situation, rules)) return std::nullopt;
    std::vector<KnownMove> moves;
    for (const auto& at : advice->Keeping(situation))
      moves.push_back({at, advice->at_least(), advice->size().points()});
    for (const spec::Successor& move : spec::Successors(situation, rules)) {
      if (advice->Forces(move.situation, Opponent(situation.to_move)))
        moves.push_back({move.at, -advice->size().points(), -advice->at_least()});
    }
    if (moves.empty()) return std::nullopt;
    return moves;
  };
}

conformance::StoredForce ForceOf(const std::shared_ptr<const answers::PlaneAdvice>& advice) {
  return [advice](const spec::Situation& situation,
                  const spec::RuleSet& rules) -> std::optional<std::string> {
    if (!Knows(*advice, situation, rules)) return std::nullopt;
    const auto line = [&](const char* name, spec::Color side) {
      return absl::StrCat(name, " at-least ", advice->at_least(), " ",
                          advice->Forces(situation, side) ? "forced" : "not-forced");
    };
    std::string text =
        absl::StrCat(line("black", spec::Color::kBlack), "\n", line("white", spec::Color::kWhite));
    const auto keeping = spec::IsFinished(situation, rules)
                             ? std::vector<std::optional<spec::Point>>()
                             : advice->Keeping(situation);
    for (size_t i = 0; i < keeping.size(); ++i) {
      absl::StrAppend(&text, i == 0 ? "\nkeeps " : " ",
                      keeping[i].has_value() ? spec::PointName(*keeping[i]) : "pass");
    }
    return text;
  };
}

// A plane has one board and one rule set, which are the defaults for omitted options.
absl::StatusOr<std::shared_ptr<const answers::PlaneAdvice>> OpenPlane(const GtpOptions& options,
                                                                      spec::BoardSize* size,
                                                                      spec::RuleSet* rules) {
  if (!options.table.empty())
    return absl::InvalidArgumentError("--table cannot be combined with --plane");
  ASSIGN_OR_RETURN(auto advice, answers::PlaneAdvice::Open(options.plane));
  if (!options.board_given) *size = advice.size();
  if (!options.rules_given) *rules = advice.rules();
  const auto asked = enumerate::FiniteRules::From(*rules);
  const auto known = enumerate::FiniteRules::From(advice.rules());
  if (*size != advice.size() || !asked.ok() || *asked != *known) {
    return absl::InvalidArgumentError(absl::StrCat(
        options.plane, ": a plane of ", advice.size().ToString(), " under ",
        spec::RuleSetName(advice.rules()), ", not of ", size->ToString(), " under ",
        spec::RuleSetName(*rules), "; omit --board and --rules to use those of the plane"));
  }
  return std::make_shared<const answers::PlaneAdvice>(std::move(advice));
}

// The toy engine with a mistake (conformance/seeded/toy_engine.h), for `hotstone conform
// --self-test` and for anyone who wants to see how a mistake looks in a report.
absl::StatusOr<int> GtpOfToy(const GtpOptions& options) {
  if (options.toy == "help") {
    std::cout << "clean\n";
    for (const conformance::ToyBugEntry& entry : conformance::ToyBugs())
      std::cout << entry.name << ": " << entry.does << "\n";
    return kExitOk;
  }
  ASSIGN_OR_RETURN(const auto setup, conformance::ParseToySetup(options.toy, options.rules));
  std::signal(SIGPIPE, SIG_IGN);
  conformance::ToyEngine engine(setup);
  std::string line;
  while (!engine.quit() && std::getline(std::cin, line)) {
    if (!WriteAll(STDOUT_FILENO, engine.Answer(line))) {
      return absl::UnavailableError("cannot write to standard output");
    }
  }
  return kExitOk;
}

absl::StatusOr<int> Gtp(const GtpOptions& options) {
  if (!options.toy.empty()) return GtpOfToy(options);
  ASSIGN_OR_RETURN(auto rules, spec::ParseRuleSet(options.rules));
  ASSIGN_OR_RETURN(auto size, spec::ParseBoardSize(options.board));
  RETURN_IF_ERROR(spec::RulesInReach(rules, size));
  conformance::StoredMoves stored;
  conformance::StoredForce force;
  if (!options.plane.empty()) {
    ASSIGN_OR_RETURN(const auto plane, OpenPlane(options, &size, &rules));
    stored = MovesOf(plane);
    force = ForceOf(plane);
  }
  if (!options.table.empty()) {
    ASSIGN_OR_RETURN(auto advice, answers::TableAdvice::Open(options.table));
    stored = MovesOf(std::make_shared<const answers::TableAdvice>(std::move(advice)));
  }
  // A controller that disconnects is detected by a failing write, not by a signal.
  std::signal(SIGPIPE, SIG_IGN);
  conformance::GtpEngine engine(rules, size, options.seed,
                                {formats::ReadSgfFile, WriteWholeFile, answers::PrintRecordWarning},
                                std::move(stored), std::move(force));
  formats::GtpLines lines;
  bool unheard = false;
  std::array<char, 65536> bytes;
  for (bool open = true; open;) {
    const ssize_t count = ::read(STDIN_FILENO, bytes.data(), bytes.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return absl::UnavailableError("cannot read standard input");
    if (count == 0) lines.Finish();
    lines.Feed({bytes.data(), static_cast<size_t>(count)});
    open = Answer(engine, lines, unheard) && count > 0;
    if (count == 0 && !WriteAll(STDOUT_FILENO, engine.Close())) unheard = true;
  }
  if (unheard) return absl::UnavailableError("cannot write to standard output");
  return kExitOk;
}

}  // namespace

void AddGtpCommand(Command& app) {
  Command& command =
      app.AddCommand("gtp", "Run a referee engine that speaks the Go Text Protocol (version 2)");
  const auto options = std::make_shared<GtpOptions>();
  const Option& rules =
      command.AddOption("--rules", &options->rules, "PRESET[,key=value...]").ShowDefault();
  const Option& board =
      command.AddOption("--board", &options->board, "initial board, COLSxROWS").ShowDefault();
  command
      .AddOption("--seed", &options->seed,
                 "seed with which genmove chooses among equally good moves")
      .ShowDefault();
  command.AddOption("--table", &options->table,
                    "stored table (hotstone table build): on its board and under its rules genmove "
                    "reaches the result "
                    "that it can force");
  command.AddOption("--plane", &options->plane,
                    "stored plane (hotstone plane --stages --checkpoint): genmove reaches its "
                    "difference wherever it "
                    "can be forced; board and rules default to those of the plane");
  command.AddOption(
      "--toy", &options->toy,
      "instead run a toy engine with a mistake: clean, no-ko, snapback-is-ko@13, ... ; "
      "help lists them (docs/howto/check-an-engine.md)");
  command.SetFooter(
      "Reads commands from standard input and answers on standard output, until quit or the end of "
      "input.\n"
      "Commands beyond the protocol: hotstone-rules, hotstone-why, hotstone-situation, "
      "hotstone-agree, "
      "hotstone-forced, and KataGo's kata-set-rules, kata-analyze and others\n"
      "(docs/howto/gtp-and-referee.md).\n"
      "Example:\n"
      "  printf 'boardsize 5\\nplay b c3\\nhotstone-why w c3\\nquit\\n' | hotstone gtp --rules "
      "ing-1996");
  command.OnRun([options, &rules, &board] {
    options->rules_given = rules.Given();
    options->board_given = board.Given();
    return Gtp(*options);
  });
}

}  // namespace hotstone::cli
