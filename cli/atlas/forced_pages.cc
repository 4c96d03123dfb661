// StartsOn lists the positions shown for a board: the empty one and those of captions. For each of
// them AddForcedGame asks the robust bounds whether a side can force more than the minimum, lets
// CheckSolution accept the strategy, and writes it as a game: one node per situation, all moves of
// the other side, and the strategy's one move. AddForced makes the menu.
//
// For example on 3x1 Black to move forces 3 from the empty board: he plays in the middle, and
// answers anything White does until both pass.
#include "cli/atlas/forced_pages.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "answers/captions/strategy_game.h"
#include "base/number_text.h"
#include "base/status_macros.h"
#include "certify/solution/solution_check.h"
#include "enumerate/robust/robust_bounds.h"
#include "enumerate/robust/robust_strategy.h"
#include "enumerate/rules/spec_bridge.h"
#include "formats/json_line.h"
#include "spec/board/board_play.h"
#include "spec/captions/caption.h"
#include "spec/captions/statement_words.h"

namespace hotstone::cli {
namespace {

using certify::Solution;
using spec::Color;
using spec::Situation;

constexpr size_t kMostForcedNodes = 3000;

// Nodes of the game, one per situation. Passes are counted in a row: two end it.
class RobustGameMaker {
 public:
  RobustGameMaker(const Solution& robust, size_t most, answers::StrategyGame& game)
      : robust_(robust), keys_(*certify::KeysOf(robust.header)), most_(most), game_(game) {}

  absl::StatusOr<uint32_t> Make() {
    const uint32_t first = NodeOf({robust_.header.start, robust_.header.to_move, 0, {}, 0});
    for (size_t i = 0; i < game_.nodes.size() && status_.ok(); ++i) Fill(static_cast<uint32_t>(i));
    if (!status_.ok()) return status_;
    return first;
  }

 private:
  uint32_t NodeOf(const Situation& s) {
    const auto [found, added] = numbers_.emplace(s, static_cast<uint32_t>(game_.nodes.size()));
    if (!added) return found->second;
    if (game_.nodes.size() == most_) {
      status_ = absl::ResourceExhaustedError(absl::StrCat("more than ", most_, " situations"));
      return 0;
    }
    game_.nodes.push_back({s, {}, {}, {}, s.passes == 2 ? "ended" : nullptr});
    return found->second;
  }

  void Lead(uint32_t from, const std::string& name, const Situation& next) {
    const uint32_t to = NodeOf(next);
    if (status_.ok()) game_.nodes[from].moves.emplace_back(name, to);
  }

  void Fill(uint32_t number) {
    if (game_.nodes[number].end != nullptr) return;
    const Situation s = game_.nodes[number].situation;
    const Color other = spec::Opponent(s.to_move);
    const Situation passed{s.position, other, s.passes + 1, {}, 0};
    if (s.to_move == robust_.header.side) {
      const uint64_t key = keys_.KeyOf(s.position);
      const auto entry = std::lower_bound(
          robust_.entries.begin(), robust_.entries.end(), key,
          [](const certify::SolutionEntry& one, uint64_t k) { return one.key < k; });
      if (entry == robust_.entries.end() || entry->key != key) {
        status_ = absl::InternalError("a robust strategy without an answer");
      } else if (entry->move == certify::kSolutionPass) {
        Lead(number, "pass", passed);
      } else {
        Play(number, s, s.position.size().At(entry->move));
      }
      return;
    }
    for (const spec::Point p : s.position.EmptyPoints()) Play(number, s, p);
    Lead(number, "pass", passed);
  }

  void Play(uint32_t from, const Situation& s, spec::Point p) {
    const spec::BoardPlay play = spec::PlayAt(s.position, s.to_move, p);
    if (play.after == s.position) return;  // the same as a pass
    Lead(from, spec::PointName(p), {play.after, spec::Opponent(s.to_move), 0, {}, 0});
  }

  const Solution& robust_;
  certify::PositionKeys keys_;
  const size_t most_;
  answers::StrategyGame& game_;
  std::map<Situation, uint32_t> numbers_;
  absl::Status status_;
};

// The positions shown on a board: the empty board, and captions.
struct ForcedStart {
  std::string name;
  spec::Position position;
};

std::vector<ForcedStart> StartsOn(const spec::BoardSize& size) {
  std::vector<ForcedStart> starts = {
      {absl::StrCat("empty ", size.ToString()), spec::Position(size)}};
  for (const spec::Caption& caption : spec::Captions()) {
    if (caption.position.empty()) continue;
    const auto position = spec::ParseCaptionPosition(caption.position);
    if (!position.ok() || position->size() != size) continue;
    const auto same = [&](const ForcedStart& start) { return start.position == *position; };
    if (std::any_of(starts.begin(), starts.end(), same)) continue;
    starts.push_back({absl::StrCat(std::string(caption.id), ", ", std::string(caption.title), ", ",
                                   size.ToString()),
                      *position});
  }
  return starts;
}

struct ForcedGames {
  std::vector<formats::JsonLine> lines;
  int too_large = 0;
};

// One side's strategy from one position with one player to move, if it can force anything.
absl::Status AddForcedGame(const enumerate::Grid& grid, const enumerate::IntervalTable& table,
                           const ForcedStart& start, Color side, Color to_move, ForcedGames& games,
                           Progress* progress, Site& site) {
  const enumerate::Interval bounds =
      table.ForBlack(enumerate::FromSpec(Situation{start.position, to_move, 0, {}, 0}));
  const int at_least = side == Color::kBlack ? bounds.lo : -bounds.hi;
  if (at_least == -start.position.size().points()) return absl::OkStatus();
  const enumerate::RobustQuestion question{side,
                                           at_least,
                                           start.position,
                                           to_move,
                                           certify::RobustHot::kSingle,
                                           certify::SolutionImages::kEach};
  ASSIGN_OR_RETURN(const auto robust,
                   enumerate::FindRobustStrategy(grid, table, question, 200'000, progress));
  RETURN_IF_ERROR(certify::CheckSolution(robust).status());
  const auto game = RobustGameOf(robust, kMostForcedNodes);
  if (game.status().code() == absl::StatusCode::kResourceExhausted) {
    ++games.too_large;
    return absl::OkStatus();
  }
  if (!game.ok()) return game.status();
  const std::string file = absl::StrCat("forced/", games.lines.size(), ".js");
  formats::JsonLine line;
  line.Set("name", absl::StrCat(start.name, ", ", spec::ColorName(to_move),
                                " to move: ", spec::ColorName(side), " forces ", at_least));
  line.Set("rules", "every rule of repetition").Set("file", file);
  games.lines.push_back(std::move(line));
  return site.Add(file, absl::StrCat("atlasStrategy(", ToJson(Describe(*game)), ");\n"));
}

std::string LeftOut(int count) {
  if (count == 0) return "";
  return absl::StrCat(Counted(count, "more has", "more have"), " over ", kMostForcedNodes,
                      " situations and ", count == 1 ? "is" : "are", " left out. ");
}

}  // namespace

absl::StatusOr<answers::StrategyGame> RobustGameOf(const certify::Solution& robust, size_t most) {
  const certify::SolutionHeader& header = robust.header;
  answers::StrategyGame game{*spec::ParseRuleSet("basic-only,hot=none,end_passes=2"),
                             {certify::StrategyGoal::kKeeps, header.side, header.side, {}},
                             0,
                             {},
                             header.at_least};
  ASSIGN_OR_RETURN(game.first, RobustGameMaker(robust, most, game).Make());
  return game;
}

absl::Status AddForced(const std::vector<std::string>& boards, Progress* progress, Site& site) {
  ForcedGames games;
  for (const std::string& name : boards) {
    ASSIGN_OR_RETURN(const auto size, spec::ParseBoardSize(name));
    ASSIGN_OR_RETURN(const auto grid, enumerate::Grid::Create(size.cols(), size.rows()));
    ASSIGN_OR_RETURN(const auto table, enumerate::SolveRobust(grid, certify::RobustHot::kSingle,
                                                              {1, true}, progress));
    for (const ForcedStart& start : StartsOn(size)) {
      for (const Color to_move : {Color::kBlack, Color::kWhite}) {
        // The empty board is the same for White.
        if (to_move == Color::kWhite &&
            start.position.EmptyPoints().size() == static_cast<size_t>(size.points()))
          continue;
        for (const Color side : {Color::kBlack, Color::kWhite}) {
          RETURN_IF_ERROR(AddForcedGame(grid, table, start, side, to_move, games, progress, site));
        }
      }
    }
  }
  std::vector<std::string> lines;
  for (const formats::JsonLine& line : games.lines) lines.push_back(line.ToString());
  return site.AddPage(
      {"forced.html",
       "Forced",
       absl::StrCat(
           "<h1>What a side forces under every rule of repetition</h1>\n<p>How far ahead a side "
           "can finish on small boards with a strategy that never makes a play that a rule of "
           "repetition could forbid. Play begins from the empty board or from a position of the "
           "captions, with single hot stones or none, where only the same play by the same colour "
           "on the same board is forbidden (proof: docs/explanation/determinacy.md).</p>\n<p>",
           lines.size(),
           " strategies can be played against, each accepted by the checker of certificates. ",
           LeftOut(games.too_large),
           "You may make every play that changes the board.</p>\n"
           "<div class=\"strategies\"><p>This page needs scripts.</p></div>\n"
           "<script type=\"application/json\" class=\"games\">[",
           JsonInScript(absl::StrJoin(lines, ",\n")), "]</script>\n"),
       {"board.js", "strategies.js"}});
}

}  // namespace hotstone::cli
