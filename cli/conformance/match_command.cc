// hotstone match: games between two engines, with the law as the referee.
//
// Match starts both engines, plays the games one after another, exchanging colours on request, and
// restarts an engine that was lost in the previous game. The games themselves are played by
// conformance/play/match_game.h, to which an engine is a function from a command to an answer. Each
// game is printed and its record written at once: into one file for all, which is replaced as a
// whole, or into a folder. At the end the score of both engines is summed up. A forfeit gives code
// 1, a game without a result code 3.
//
// For example, an engine that answers genmove with B2 every time plays against hotstone gtp on 3x3.
// Its second move is on an occupied point: the game is W+F after 2 moves, illegal-move, with Black
// at fault, by clause ING96-G304, and the match ends with code 1.
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <iostream>
#include <memory>

#include "absl/strings/str_cat.h"
#include "answers/conformance/match_answer.h"
#include "answers/runs/terminal_progress.h"
#include "base/status_macros.h"
#include "base/whole_file.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/options.h"
#include "cli/terminal/show.h"
#include "conformance/play/match_game.h"
#include "spec/rules/rule_switches.h"

namespace hotstone::cli {
namespace {

using conformance::EngineAnswer;
using conformance::MatchEnding;
using spec::Color;

struct MatchOptions {
  std::string black;
  std::string white;
  std::string rules = "basic-only";
  std::string board = "9x9";
  std::string sgf;
  uint64_t games = 1;
  size_t moves = 0;
  double timeout = 60;
  bool swap = false;
  bool json = false;
};

// An engine for the whole match: restarted for the next game if it was lost in the last one.
class Engine {
 public:
  Engine(conformance::EngineCommand command, conformance::GtpLimits limits)
      : command_(std::move(command)), limits_(std::move(limits)) {}

  absl::Status Ready() {
    if (client_ != nullptr && client_->alive()) return absl::OkStatus();
    ASSIGN_OR_RETURN(client_, conformance::GtpClient::Start(command_, limits_));
    const EngineAnswer name = client_->Ask("name");
    const EngineAnswer version = client_->Ask("version");
    name_ = name.ok() ? conformance::OneLine(name.text) : command_.text;
    if (version.ok() && !version.text.empty())
      absl::StrAppend(&name_, " ", conformance::OneLine(version.text));
    return absl::OkStatus();
  }

  conformance::AskEngine Asker() {
    return [this](const std::string& command) { return client_->Ask(command); };
  }
  void Quit() {
    if (client_ != nullptr) client_->Quit();
  }
  const std::string& name() const { return name_; }
  const std::string& command() const { return command_.text; }

 private:
  conformance::EngineCommand command_;
  conformance::GtpLimits limits_;
  std::unique_ptr<conformance::GtpClient> client_;
  std::string name_;
};

// Destination of the records: one file for all games, or one file per game in a folder.
class Records {
 public:
  explicit Records(const std::string& path) : path_(path) {
    std::error_code ignored;
    folder_ = !path.empty() && (path.back() == '/' || std::filesystem::is_directory(path, ignored));
  }

  // Checks that the destination is writable, creating the folder if needed, before any game is
  // played. Existing files stay until then.
  absl::Status Prepare() const {
    if (path_.empty()) return absl::OkStatus();
    std::error_code error;
    if (folder_) std::filesystem::create_directories(path_, error);
    const std::filesystem::path path(path_);
    const std::filesystem::path above = folder_ ? path : path.parent_path();
    if (!error && access(above.empty() ? "." : above.c_str(), W_OK) != 0) {
      error = std::error_code(errno, std::generic_category());
    }
    if (!error) return absl::OkStatus();
    return absl::InvalidArgumentError(absl::StrCat("--sgf ", path_, ": ", error.message()));
  }

  // Writes the record of a game; with one file for all games, rewrites that file as a whole.
  // Returns the path, if any.
  absl::StatusOr<std::string> Add(uint64_t number, const std::string& record) {
    if (path_.empty()) return std::string();
    all_ += record;
    const std::string path =
        folder_ ? (std::filesystem::path(path_) / absl::StrCat("game-", number, ".sgf")).string()
                : path_;
    RETURN_IF_ERROR(WriteWholeFile(path, folder_ ? record : all_));
    return path;
  }

 private:
  std::string path_;
  bool folder_ = false;
  std::string all_;
};

absl::StatusOr<conformance::EngineCommand> ReadEngine(const char* option, const std::string& text) {
  auto command = conformance::ParseEngineCommand(text);
  if (command.ok()) return command;
  return absl::InvalidArgumentError(
      absl::StrCat(option, ": ", std::string(command.status().message())));
}

absl::StatusOr<int> Match(const MatchOptions& options) {
  ASSIGN_OR_RETURN(const auto rules, spec::ParseRuleSet(options.rules));
  ASSIGN_OR_RETURN(const auto size, spec::ParseBoardSize(options.board));
  ASSIGN_OR_RETURN(const auto first, ReadEngine("--black", options.black));
  ASSIGN_OR_RETURN(const auto second, ReadEngine("--white", options.white));
  RETURN_IF_ERROR(spec::RulesInReach(rules, size));
  Records records(options.sgf);
  RETURN_IF_ERROR(records.Prepare());

  answers::TerminalProgress progress;
  conformance::GtpLimits limits;
  limits.seconds = options.timeout;
  limits.start_seconds = std::max(limits.start_seconds, options.timeout);
  limits.keep_going = [] { return !answers::TerminalProgress::Interrupted(); };
  Engine a(first, limits);
  Engine b(second, limits);
  uint64_t played = 0;
  const conformance::MatchSettings settings{
      rules, size,
      options.moves > 0 ? options.moves : 100 + 10 * static_cast<size_t>(size.points()),
      [&] { return progress.Report("games", played, options.games); }};
  answers::MatchTally tally{options.games};
  for (; played < options.games && !answers::TerminalProgress::Interrupted(); ++played) {
    for (Engine* engine : {&a, &b}) {
      RETURN_IF_ERROR(engine->Ready());
    }
    const bool exchanged = options.swap && played % 2 == 1;
    Engine& black = exchanged ? b : a;
    Engine& white = exchanged ? a : b;
    const auto game = conformance::PlayMatchGame(settings, black.Asker(), white.Asker());
    progress.Clear();
    answers::MatchLine line{played + 1,      black.name(), white.name(), black.command(),
                            white.command(), "",           &game};
    ASSIGN_OR_RETURN(line.sgf, records.Add(played + 1, answers::MatchRecord(line)));
    Show(Describe(line), options.json);
    std::cout << std::flush;
    tally.Add(game, exchanged);
  }
  a.Quit();
  b.Quit();
  progress.Clear();
  const answers::Shown score = Describe(tally, a.name(), b.name());
  return options.json ? score.exit_code() : Show(score, false);
}

}  // namespace

void AddMatchCommand(Command& app) {
  Command& command =
      app.AddCommand("match", "Play games between two GTP engines, with the law as referee");
  const auto options = std::make_shared<MatchOptions>();
  command
      .AddOption("--black", &options->black,
                 "command line of the first engine; Black in the first game")
      .Required();
  command.AddOption("--white", &options->white, "command line of the second engine").Required();
  command
      .AddOption("--rules", &options->rules,
                 "PRESET[,key=value...] by which the referee judges and counts")
      .ShowDefault();
  command.AddOption("--board", &options->board, "COLSxROWS").ShowDefault();
  command.AddOption("--games", &options->games, "how many").Range(1, 1000000).ShowDefault();
  command.AddOption(
      "--sgf", &options->sgf,
      "write the records to this file, or one per game to this folder (created if the name "
      "ends in a slash); older files are replaced");
  command
      .AddOption("--moves", &options->moves,
                 "abandon a game after this many moves; default: 100 plus ten times the points of "
                 "the board")
      .Range(1, static_cast<int>(conformance::kMostEvents));
  command
      .AddOption("--timeout", &options->timeout,
                 "seconds to wait for each answer of an engine; the first may always take 30")
      .Range(0.01, 86400.0)
      .ShowDefault();
  command.AddFlag("--swap", &options->swap, "exchange colours after each game");
  command.AddFlag("--json", &options->json, "print one JSON object per game");
  AddProgressOption(command);
  command.SetFooter(
      "All stones left on the board count as alive, because two engines cannot agree on dead "
      "stones. "
      "Engines that\n"
      "know hotstone-rules are told the rules; tell the others by their own flags.\n"
      "Exit codes: 0 every game ended by the rules or by resignation, 1 a game was forfeited "
      "(illegal "
      "move,\n"
      "crash, timeout, ...), 3 a game reached the move limit or was interrupted, 2 bad input.\n"
      "Example:\n"
      "  hotstone match --black 'hotstone gtp' --white 'gnugo --mode gtp --level 0 --chinese-rules "
      "--positional-superko' --rules simplified-ing --board 5x5");
  command.OnRun([options] { return Match(*options); });
}

}  // namespace hotstone::cli
