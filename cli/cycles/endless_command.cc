// hotstone endless: a game of any length under the cycle rule `square`, searched, certified,
// replayed, written.
//
// Endless builds the game from three return cycles (enumerate/cycles/endless_games.h), prints where
// they begin and what they are, and then plays the requested number of plies by the full rule set,
// looking for a square in the whole sequence: a refused play, or a square, would be a bug in the
// program and is reported as one. The record is written atomically; an interruption keeps the game
// played so far. If no three cycles are found, all plays are enumerated, and if there are finitely
// many, that is the answer, with a longest play.
//
// For example hotstone endless --board 2x2 --plies 100 finds the stem B:A1 and three cycles of six
// plies, shows the first 60 plies, and says that 100 plies were each accepted and no square is in
// their sequence of 101 situations.
#include <chrono>
#include <iostream>
#include <memory>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "answers/cycles/endless_record.h"
#include "answers/runs/terminal_progress.h"
#include "answers/shown/board_picture.h"
#include "base/seconds_since.h"
#include "base/status_macros.h"
#include "base/version.h"
#include "base/whole_file.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/options.h"
#include "cli/terminal/report.h"
#include "enumerate/cycles/endless_game.h"
#include "enumerate/cycles/endless_games.h"
#include "enumerate/cycles/square_free.h"
#include "enumerate/cycles/square_walks.h"
#include "enumerate/rules/spec_bridge.h"
#include "formats/json_line.h"
#include "formats/sgf/sgf_game.h"
#include "spec/rules/game.h"

namespace hotstone::cli {
namespace {

// The limit for a record: SGF of this many plies stays within what `explain` reads.
constexpr int kMaxPlies = 2'000'000;

// How many plies are shown if no file is written.
constexpr size_t kShownPlies = 60;

struct EndlessOptions {
  std::string board;
  std::string rules = "square";
  int plies = 10'000;
  std::string out;
  std::string certificate;
  bool json = false;
};

// PRESET[,key=value...] as elsewhere, or just a cycle rule's name for basic-only with that rule.
absl::StatusOr<spec::RuleSet> ParseEndlessRules(const std::string& text) {
  spec::RuleSet ignored;
  const std::string first = text.substr(0, text.find(','));
  const bool bare =
      first.find('=') == std::string::npos && spec::SetRule(ignored, "cycle", first).ok();
  ASSIGN_OR_RETURN(const auto rules, spec::ParseRuleSet(bare ? "basic-only,cycle=" + text : text));
  if (rules.cycle != spec::Cycle::kSquare) {
    return absl::InvalidArgumentError(absl::StrCat(
        "--rules ", text,
        ": endless games are built only under cycle=square (try --rules square); for other "
        "rule sets use hotstone verify --claims termination, which says whether play ends"));
  }
  if (rules.square_of != spec::SquareOf::kSituation ||
      rules.square_gap != spec::SquareGap::kInARow || rules.resume != spec::Resume::kFree) {
    return absl::InvalidArgumentError(
        absl::StrCat("--rules ", text,
                     ": endless games are built only under square_of=situation, square_gap=row and "
                     "resume=free"));
  }
  return rules;
}

std::string MoveText(spec::Color player, const std::optional<spec::Point>& at) {
  return absl::StrCat(spec::Letter(player), ":", spec::MoveName({player, at}));
}

std::string MovesText(const std::vector<std::optional<spec::Point>>& moves, spec::Color player) {
  std::vector<std::string> words;
  for (const auto& at : moves) {
    words.push_back(MoveText(player, at));
    player = spec::Opponent(player);
  }
  return words.empty() ? "-" : absl::StrJoin(words, " ");
}

// Enumerates all plays, if there may be finitely many.
enumerate::SquareWalks WalkAll(spec::RuleSet rules, const spec::BoardSize& board,
                               answers::TerminalProgress& progress) {
  rules.cycle = spec::Cycle::kNone;
  const auto grid = enumerate::Grid::Create(board.cols(), board.rows());
  const auto finite = enumerate::FiniteRules::From(rules);
  if (!grid.ok() || !finite.ok()) return {};
  return enumerate::WalkSquareFree(*grid, *finite, enumerate::SquareWalkLimits{}, &progress);
}

spec::Situation BehindStem(const certify::Endless& endless) {
  spec::Situation s = spec::StartOf(endless.rules, endless.setup, endless.to_move);
  for (const auto& at : endless.stem) s = spec::After(s, at, endless.rules);
  return s;
}

struct Report {
  const EndlessOptions& options;
  const spec::BoardSize& board;
  const spec::RuleSet& rules;
  double search_seconds;
};

formats::JsonLine JsonHead(const Report& report, const char* verdict) {
  formats::JsonLine line;
  line.Set("schema", "hotstone.result/1")
      .Set("command", "endless")
      .Set("board", report.board.ToString());
  line.Set("rules", spec::RuleSetName(report.rules)).Set("verdict", verdict);
  return line;
}

// If no three cycles were found: all plays, if there are finitely many.
int ReportNone(const Report& report, const enumerate::SquareWalks& walks, double seconds) {
  std::vector<std::optional<spec::Point>> longest;
  for (const int move : walks.longest) longest.push_back(enumerate::ToSpec(move, report.board));
  if (report.options.json) {
    formats::JsonLine line = JsonHead(report, walks.finite ? "ends" : "unknown");
    if (walks.finite) line.Set("longest_play", static_cast<uint64_t>(longest.size()));
    line.Set("plies_gone_through", walks.plies).Set("plays", walks.plays).Set("seconds", seconds);
    std::cout << line.Set("version", kVersion).ToString() << "\n";
  } else if (walks.finite) {
    std::cout << report.board.ToString() << "  " << spec::RuleSetName(report.rules) << "\n\n"
              << "No endless game: every game ends. All " << walks.plays << " games ("
              << walks.plies << " plies) were enumerated.\n"
              << "a longest game, " << longest.size()
              << " plies: " << MovesText(longest, spec::Color::kBlack) << "\n";
  }
  if (walks.finite) return kExitFails;
  std::cerr
      << "hotstone: "
      << (answers::TerminalProgress::Interrupted()
              ? "interrupted"
              : "no three return cycles were found, and there are too many games to enumerate")
      << "; nothing is known\n";
  return kExitUnknown;
}

void PrintFound(const Report& report, const certify::Endless& endless,
                const spec::Situation& behind) {
  std::cout << report.board.ToString() << "  " << spec::RuleSetName(report.rules)
            << "\n\nbehind the stem; " << spec::ColorName(behind.to_move) << " to move"
            << (behind.passes == 1 ? " after a pass" : "") << "\n"
            << answers::BoardPicture(behind.position)
            << absl::StrFormat("stem (%d %s): ", endless.stem.size(),
                               endless.stem.size() == 1 ? "ply" : "plies")
            << MovesText(endless.stem, endless.to_move) << "\n";
  for (size_t i = 0; i < 3; ++i) {
    std::cout << absl::StrFormat("cycle %c (%d plies): ", static_cast<char>('a' + i),
                                 endless.cycles[i].size())
              << MovesText(endless.cycles[i], behind.to_move) << "\n";
  }
  std::cout
      << "\nEach cycle leads back here, and none is a prefix of another followed by a suffix of "
         "another "
         "or of the stem:\n"
         "in the order of Thue's word abcacbabcbac... they never form a square, so no play is ever "
         "forbidden (docs/explanation/termination.md).\n\n";
}

formats::JsonLine FoundJson(const Report& report, const certify::Endless& endless,
                            const spec::Situation& behind, const enumerate::PlayedGame& played) {
  formats::JsonLine line = JsonHead(report, "endless");
  line.Set("to_move", spec::Letter(behind.to_move)).Set("rows", behind.position.ToRows());
  line.Set("passes", behind.passes);
  const auto set_moves = [&](const std::string& key,
                             const std::vector<std::optional<spec::Point>>& moves) {
    std::vector<std::string> names;
    for (const auto& at : moves) names.push_back(spec::MoveName({spec::Color::kBlack, at}));
    line.Set(key, names);
  };
  set_moves("stem", endless.stem);
  for (size_t i = 0; i < 3; ++i)
    set_moves(absl::StrCat("cycle_", std::string(1, "abc"[i])), endless.cycles[i]);
  line.Set("plies", static_cast<uint64_t>(played.game.plies().size())).Set("certified", true);
  line.Set("square_free", true);
  if (!report.options.out.empty()) line.Set("out", report.options.out);
  if (!report.options.certificate.empty()) line.Set("certificate", report.options.certificate);
  return line;
}

int Endless(const EndlessOptions& options) {
  const auto rules = ParseEndlessRules(options.rules);
  if (!rules.ok()) return ReportError(rules.status());
  const auto board = spec::ParseBoardSize(options.board);
  if (!board.ok()) return ReportError(board.status());
  std::optional<WholeFile> record;
  if (const auto status = CreateIfNamed(options.out, record); !status.ok())
    return ReportError(status);

  answers::TerminalProgress progress;
  const auto began = std::chrono::steady_clock::now();
  const auto seconds = [&] { return SecondsSince(began); };
  const auto built = enumerate::BuildEndless(*rules, *board, {}, &progress);
  const Report report{options, *board, *rules, seconds()};
  if (!built.ok()) {
    progress.Clear();
    return ReportError(built.status());
  }
  if (!built->has_value()) {
    const auto walks = WalkAll(*rules, *board, progress);
    progress.Clear();
    return ReportNone(report, walks, seconds());
  }
  const certify::Endless& endless = **built;
  if (!options.certificate.empty()) {
    const auto status = certify::WriteEndless(options.certificate, endless);
    if (!status.ok()) return ReportError(status);
  }
  const spec::Situation behind = BehindStem(endless);
  if (!options.json) {
    progress.Clear();
    PrintFound(report, endless, behind);
    std::cout.flush();
  }
  const auto played = enumerate::PlayEndless(endless, static_cast<size_t>(options.plies), progress);
  if (!played.ok()) return ReportError(played.status());
  if (const auto square = enumerate::FindSquare(played->sequence)) {
    return ReportError(
        absl::InternalError(absl::StrCat("a square of ", square->period, " plies from ply ",
                                         square->begin, " on; this is a bug in hotstone")));
  }
  if (record.has_value()) {
    const auto status = answers::WriteRecord(played->game, endless, *record);
    if (!status.ok()) return ReportError(status);
  }
  progress.Clear();

  const size_t plies = played->game.plies().size();
  if (options.json) {
    formats::JsonLine line = FoundJson(report, endless, behind, *played);
    line.Set("search_seconds", report.search_seconds).Set("seconds", seconds());
    std::cout << line.Set("version", kVersion).ToString() << "\n";
  } else {
    if (!record.has_value()) {
      const size_t shown = std::min(plies, kShownPlies);
      std::cout << "the first " << shown
                << " plies: " << MovesText(enumerate::EndlessMoves(endless, shown), endless.to_move)
                << "\n\n";
    }
    std::cout << "checked: the cycles, by the certificate checker; " << plies
              << " plies, each accepted under the full rule set;\n         no square in their "
                 "sequence of "
              << played->sequence.size() << " (position, player to move)\n";
    if (record.has_value()) std::cout << "written: " << options.out << "\n";
    if (!options.certificate.empty()) std::cout << "written: " << options.certificate << "\n";
    std::cout << absl::StrFormat("(search %.2f s, all %.2f s)\n", report.search_seconds, seconds());
  }
  if (plies == static_cast<size_t>(options.plies)) return kExitOk;
  std::cerr << "hotstone: interrupted after " << plies << " of " << options.plies
            << " plies; the game up to there is complete\n";
  return kExitUnknown;
}

}  // namespace

void AddEndlessCommand(Command& app, int& exit_code) {
  Command& command =
      app.AddCommand("endless", "Build a game of any length under the cycle rule square");
  const auto options = std::make_shared<EndlessOptions>();
  command.AddOption("--board", &options->board, "COLSxROWS, sides up to 19").Required();
  command.AddOption("--rules", &options->rules,
                    "PRESET[,key=value...] with cycle=square; default, also spelled square: "
                    "basic-only,cycle=square");
  command.AddOption("--plies", &options->plies, "Length of the game in plies, passes included")
      .Range(1, kMaxPlies)
      .ShowDefault();
  command.AddOption(
      "--out", &options->out,
      "Write the game to this file, as SGF for hotstone explain; an older file is replaced");
  command.AddOption(
      "--certificate", &options->certificate,
      "Write the cycles to this file, for hotstone-certify; an older file is replaced");
  command.AddFlag("--json", &options->json, "One JSON object");
  AddProgressOption(command);
  command.SetFooter(
      "Finds a situation with three cycles that stay free of squares in the order of Thue's word, "
      "has the\n"
      "checker accept them, plays every move under the rule set, and tests the whole sequence for "
      "squares.\n"
      "Exit codes: 0 a game was built, 1 none exists (all games were enumerated), 2 bad input,\n"
      "3 unknown or interrupted.\n"
      "Example:\n"
      "  hotstone endless --board 2x2 --rules square --plies 100000 --out game.sgf\n"
      "  hotstone endless --board 3x3 --rules square,hot=none --certificate game.cert --json");
  command.OnRun([options, &exit_code] { exit_code = Endless(*options); });
}

}  // namespace hotstone::cli
