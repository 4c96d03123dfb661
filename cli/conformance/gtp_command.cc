// hotstone gtp: our engine on standard input and output.
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <iostream>
#include <memory>
#include <optional>
#include <utility>

#include "base/descriptor.h"
#include "base/whole_file.h"
#include "cli/records/record_rules.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/report.h"
#include "cli/values/table_advice.h"
#include "conformance/play/gtp_engine.h"
#include "enumerate/rules/rule_set.h"

namespace hotstone::cli {
namespace {

struct GtpOptions {
  std::string rules = "basic-only";
  std::string board = "19x19";
  uint64_t seed = 1;
  std::string table;
};

// Answers the lines that are there; false when there is nothing more to do.
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

// The moves of a table, where board and finite rules are its own and something can be forced.
conformance::StoredMoves MovesOf(const std::shared_ptr<const TableAdvice>& advice) {
  return [advice](const spec::Situation& situation,
                  const spec::RuleSet& rules) -> std::optional<std::vector<spec::Move>> {
    if (situation.position.size() != advice->size()) return std::nullopt;
    const auto asked = enumerate::FiniteRules::From(rules);
    const auto known = enumerate::FiniteRules::From(advice->rules());
    if (!asked.ok() || !known.ok() || *asked != *known) return std::nullopt;
    const auto found = advice->Ask(situation);
    if (!found.ok()) {
      std::cerr << "hotstone: " << found.status().message() << "\n";
      return std::nullopt;
    }
    std::vector<spec::Move> moves;
    if (found->forced == -advice->size().points()) return moves;
    for (const auto& at : found->keeping) moves.push_back({situation.to_move, at});
    return moves;
  };
}

int Gtp(const GtpOptions& options) {
  const auto rules = spec::ParseRuleSet(options.rules);
  if (!rules.ok()) return ReportError(rules.status());
  const auto size = spec::ParseBoardSize(options.board);
  if (!size.ok()) return ReportError(size.status());
  conformance::StoredMoves stored;
  if (!options.table.empty()) {
    auto advice = TableAdvice::Open(options.table);
    if (!advice.ok()) return ReportError(advice.status());
    stored = MovesOf(std::make_shared<const TableAdvice>(*std::move(advice)));
  }
  // A controller that goes away is noticed by the write that fails, not by a signal.
  std::signal(SIGPIPE, SIG_IGN);
  conformance::GtpEngine engine(*rules, *size, options.seed,
                                {formats::ReadSgfFile, WriteWholeFile, PrintRecordWarning},
                                std::move(stored));
  formats::GtpLines lines;
  bool unheard = false;
  std::array<char, 65536> bytes;
  for (bool open = true; open;) {
    const ssize_t count = ::read(STDIN_FILENO, bytes.data(), bytes.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return ReportError(absl::UnavailableError("standard input cannot be read"));
    if (count == 0) lines.Finish();
    lines.Feed({bytes.data(), static_cast<size_t>(count)});
    open = Answer(engine, lines, unheard) && count > 0;
  }
  if (unheard) return ReportError(absl::UnavailableError("standard output cannot be written"));
  return kExitOk;
}

}  // namespace

void AddGtpCommand(Command& app, int& exit_code) {
  Command& command = app.AddCommand("gtp", "Our engine, a referee, by the Go Text Protocol (version 2)");
  const auto options = std::make_shared<GtpOptions>();
  command.AddOption("--rules", &options->rules, "PRESET[,key=value...]").ShowDefault();
  command.AddOption("--board", &options->board, "COLSxROWS at the start").ShowDefault();
  command.AddOption("--seed", &options->seed, "decides between moves that are equally good to genmove")
      .ShowDefault();
  command.AddOption(
      "--table", &options->table,
      "a stored table (hotstone table build): on its board and under its rules genmove gets what "
      "can be forced");
  command.SetFooter(
      "Reads commands from standard input and answers on standard output, until quit or the end of input.\n"
      "What is ours beyond the protocol: hotstone-rules, hotstone-why, hotstone-situation, hotstone-agree "
      "(docs/gtp.md).\n"
      "Example:\n"
      "  printf 'boardsize 5\\nplay b c3\\nhotstone-why w c3\\nquit\\n' | hotstone gtp --rules ing-1996");
  command.OnRun([options, &exit_code] { exit_code = Gtp(*options); });
}

}  // namespace hotstone::cli
