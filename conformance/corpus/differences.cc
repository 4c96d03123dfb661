// What separates two rule sets, as cases (conformance/corpus/groups.h).
//
// Bit-boards search for the shortest game from the empty board (shortest_difference.h), on strips
// and on square boards, the only boards that many programs know, the smallest first. Under
// `disturber` the law itself searches, since the corpus keeps its games from the time when only the
// law knew the classes of cycles: all games of one length before those of the next, up to a limit
// of plies played. If neither finds a game, the cycles of conformance/corpus/shapes.h are played
// round under both rule sets: the result is a game that separates them but is not the shortest, and
// is labelled so. Each game becomes two cases, one under either rule set, with that rule set's
// answer about its last play. Rule sets that differ only in counting get a line in the table and no
// case.
//
// For example, basic-only and basic-only,hot=none are separated on 2x1 by the game Black A1, White
// B1, in which White captures, and the play Black A1. The case of the first rule set expects it to
// be illegal as a hot stone, the case of the second expects it to be legal, and the line of the
// table has the board 2x1 and 2 plies.
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "conformance/corpus/groups.h"
#include "conformance/corpus/scribe.h"
#include "conformance/corpus/shapes.h"
#include "enumerate/difference/shortest_difference.h"
#include "enumerate/rules/rule_set.h"
#include "enumerate/rules/situation.h"
#include "enumerate/rules/spec_bridge.h"
#include "spec/rules/cycle_traits.h"

namespace hotstone::conformance {
namespace {

using spec::Color;
using spec::Move;

// A start and moves legal under both rule sets, after which a play is legal under one of them only.
struct Separation {
  spec::Position setup;
  Color to_move = Color::kBlack;
  std::vector<Move> moves;
  Move play;
  bool shortest = false;
};

using Pair = std::pair<const spec::RuleSet*, const spec::RuleSet*>;

std::optional<Move> DifferingPlay(const spec::Game& a, const spec::Game& b) {
  for (const spec::Point p : a.position().EmptyPoints()) {
    const Move move{a.to_move(), p};
    if (a.Judge(move).legal() != b.Judge(move).legal()) return move;
  }
  return std::nullopt;
}

// All games of exactly this many plies; `left` counts the plies that may still be played.
bool SearchGames(const spec::Game& a, const spec::Game& b, int plies, int& left,
                 Separation& found) {
  if (a.ended() || b.ended()) return false;
  if (plies == 0) {
    const auto play = DifferingPlay(a, b);
    if (play.has_value()) found.play = *play;
    return play.has_value();
  }
  std::vector<Move> moves;
  for (const spec::Point p : a.LegalPoints(a.to_move())) moves.push_back({a.to_move(), p});
  moves.push_back(spec::Pass(a.to_move()));
  for (const Move& move : moves) {
    if (--left < 0) return false;
    spec::Game next_a = a;
    spec::Game next_b = b;
    if (!next_a.Play(move).legal() || !next_b.Play(move).legal()) continue;
    found.moves.push_back(move);
    if (SearchGames(next_a, next_b, plies - 1, left, found)) return true;
    found.moves.pop_back();
  }
  return false;
}

std::optional<Separation> ByTheLaw(const Pair& rules, const spec::BoardSize& board) {
  Separation found{spec::Position(board), Color::kBlack, {}, {}, true};
  const auto a = spec::Game::Create(*rules.first, found.setup, Color::kBlack);
  const auto b = spec::Game::Create(*rules.second, found.setup, Color::kBlack);
  int left = 20000;
  for (int plies = 0; a.ok() && b.ok() && plies <= 12 && left > 0; ++plies) {
    if (SearchGames(*a, *b, plies, left, found)) return found;
  }
  return std::nullopt;
}

absl::StatusOr<std::optional<Separation>> ByBitBoards(const Pair& rules,
                                                      const spec::BoardSize& board,
                                                      Progress* progress) {
  ASSIGN_OR_RETURN(const auto grid, enumerate::Grid::Create(board.cols(), board.rows()));
  enumerate::DifferenceLimits limits;
  limits.max_plies = 12;
  limits.max_games = 20000;
  ASSIGN_OR_RETURN(const auto search, enumerate::FindShortestDifference(
                                          grid, *rules.first, *rules.second, limits, progress));
  if (search.kind != enumerate::ShortestDifference::Kind::kFound) return std::nullopt;
  Separation found{spec::Position(board), Color::kBlack, {}, {}, true};
  auto a = spec::Game::Create(*rules.first, found.setup, Color::kBlack);
  auto b = spec::Game::Create(*rules.second, found.setup, Color::kBlack);
  if (!a.ok() || !b.ok()) return absl::InternalError("no game");
  for (const enumerate::BitMove bits : search.moves) {
    const Move move{a->to_move(), enumerate::ToSpec(bits, board)};
    found.moves.push_back(move);
    if (!a->Play(move).legal() || !b->Play(move).legal()) {
      return absl::InternalError("the law refuses a game that the bit-boards permit");
    }
  }
  const auto play = DifferingPlay(*a, *b);
  if (!play.has_value())
    return absl::InternalError("the law finds no difference, but the bit-boards do");
  found.play = *play;
  return found;
}

std::optional<Separation> ByCycles(const Pair& rules) {
  for (const std::string& kind : CycleKinds()) {
    for (const size_t variant : {size_t{0}, size_t{16}, size_t{32}}) {
      const auto shape = OwnBoardShape(kind, variant);
      if (!shape.has_value()) continue;
      auto a = spec::Game::Create(*rules.first, shape->setup, shape->to_move);
      auto b = spec::Game::Create(*rules.second, shape->setup, shape->to_move);
      if (!a.ok() || !b.ok()) continue;
      Separation found{shape->setup, shape->to_move, {}, {}, false};
      for (size_t ply = 0, passes = 0; ply < 4 * shape->cycle.size();) {
        if (a->ended() || b->ended()) break;
        if (const auto play = DifferingPlay(*a, *b)) {
          found.play = *play;
          return found;
        }
        Move move = shape->cycle[ply % shape->cycle.size()];
        if (a->Judge(move).legal()) {
          ++ply;
          passes = 0;
        } else if (++passes > 2) {
          break;
        } else {
          move = spec::Pass(a->to_move());
        }
        // After one pass instead of a move, the other side passes too.
        if (passes == 1 && !a->plies().empty() && move.IsPass()) {
          a->Play(move);
          b->Play(move);
          found.moves.push_back(move);
          move = spec::Pass(a->to_move());
        }
        if (!a->Play(move).legal() || !b->Play(move).legal()) break;
        found.moves.push_back(move);
      }
    }
  }
  return std::nullopt;
}

bool FoundByBitBoards(const spec::RuleSet& rules) {
  return !enumerate::NotEnumerated(rules) && !spec::TraitsOf(rules.cycle).names_classes;
}

// On the first of these boards that has a game.
absl::StatusOr<std::optional<Separation>> Separate(const Pair& rules,
                                                   const std::vector<std::pair<int, int>>& boards,
                                                   Progress* progress) {
  const bool enumerated = FoundByBitBoards(*rules.first) && FoundByBitBoards(*rules.second);
  for (const auto& [cols, rows] : boards) {
    const spec::BoardSize board = *spec::BoardSize::Create(cols, rows);
    if (!enumerated) {
      if (auto found = ByTheLaw(rules, board)) return found;
      continue;
    }
    auto found = ByBitBoards(rules, board, progress);
    if (!found.ok() || found->has_value()) return found;
  }
  return std::nullopt;
}

// The same game under one of the two rule sets, with its answer about the play at the end.
formats::Case CaseOf(const Separation& found, const spec::RuleSet& rules, const std::string& id,
                     const std::string& other, std::string* verdict) {
  Coverage unused;
  CaseScribe scribe(id, rules, found.setup, found.to_move, unused);
  for (const Move& move : found.moves) scribe.Play(move);
  const spec::Ruling ruling = scribe.game().Judge(found.play);
  *verdict = ruling.legal() ? "legal" : std::string(spec::RulingClause(ruling, rules));
  scribe.Legal(found.play);
  scribe.Refusal(found.play);
  scribe.LegalSet(found.play.player);
  scribe.Rows();
  return scribe.Take(absl::StrCat(found.shortest ? "the shortest game" : "a cycle",
                                  " that separates ", spec::RuleSetName(rules), " from ", other,
                                  " (", ruling.legal() ? "ING96-R3" : *verdict, ")"));
}

// Whether the two differ only where no play could show it: counting, compensation, ties.
bool DifferInCountingOnly(const spec::RuleSet& a, const spec::RuleSet& b) {
  spec::RuleSet c = b;
  c.preset = a.preset;
  c.scoring = a.scoring;
  c.compensation_x2 = a.compensation_x2;
  c.tie = a.tie;
  return a == c;
}

// Adds the two cases of a game, and its line of the table.
void Show(const Separation& found, const spec::RuleSet& a, const spec::RuleSet& b,
          Differences& all) {
  const std::string base = absl::StrCat("difference-", found.setup.size().ToString(), "-",
                                        RuleSetSlug(a), "-and-", RuleSetSlug(b));
  std::string first;
  std::string second;
  all.cases.push_back(CaseOf(found, a, base + "-a", spec::RuleSetName(b), &first));
  all.cases.push_back(CaseOf(found, b, base + "-b", spec::RuleSetName(a), &second));
  all.lines.push_back(absl::StrCat(spec::RuleSetName(a), "\t", spec::RuleSetName(b), "\t",
                                   found.setup.size().ToString(), "\t", found.moves.size(), "\t",
                                   found.shortest ? "shortest" : "a cycle", "\t", first, "\t",
                                   second));
}

}  // namespace

absl::StatusOr<Differences> DifferenceCases(const std::vector<spec::RuleSet>& rules,
                                            Progress* progress) {
  Differences all;
  const uint64_t pairs = rules.size() * (rules.size() - 1) / 2;
  uint64_t done = 0;
  for (size_t i = 0; i < rules.size(); ++i) {
    for (size_t j = i + 1; j < rules.size(); ++j, ++done) {
      if (!KeepGoing(progress, "differences", done, pairs)) {
        return absl::CancelledError("interrupted");
      }
      if (DifferInCountingOnly(rules[i], rules[j])) {
        all.lines.push_back(absl::StrCat(spec::RuleSetName(rules[i]), "\t",
                                         spec::RuleSetName(rules[j]),
                                         "\t-\t-\tin counting only\t-\t-"));
        continue;
      }
      const Pair pair{&rules[i], &rules[j]};
      ASSIGN_OR_RETURN(const auto strip,
                       Separate(pair, {{1, 1}, {2, 1}, {3, 1}, {4, 1}}, progress));
      ASSIGN_OR_RETURN(const auto square, Separate(pair, {{2, 2}, {3, 3}}, progress));
      if (strip.has_value()) Show(*strip, rules[i], rules[j], all);
      if (square.has_value()) Show(*square, rules[i], rules[j], all);
      if (strip.has_value() || square.has_value()) continue;
      if (const auto cycle = ByCycles(pair)) {
        Show(*cycle, rules[i], rules[j], all);
      } else {
        all.lines.push_back(absl::StrCat(spec::RuleSetName(rules[i]), "\t",
                                         spec::RuleSetName(rules[j]), "\t-\t-\tnone found\t-\t-"));
      }
    }
  }
  return all;
}

}  // namespace hotstone::conformance
