// Seeded random games, lines with the number of legal plays, and the numbers of lines
// (conformance/corpus/groups.h).
//
// RandomGame draws plays, prefers captures, and writes down what is refused along the way. A line
// is a short game with the number of legal plays at each ply. PerftTable counts the sequences of a
// length by the law while these are few, then by the bit-boards, and compares the two where it has
// both.
//
// For example on 2x2 the first ply is one of five, a point or a pass: five sequences of length one.
#include <algorithm>
#include <map>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "conformance/corpus/groups.h"
#include "conformance/corpus/random.h"
#include "conformance/corpus/scribe.h"
#include "enumerate/numbers/perft.h"
#include "enumerate/rules/rule_set.h"
#include "spec/rules/cycle_traits.h"

namespace hotstone::conformance {
namespace {

using spec::Color;
using spec::Illegality;
using spec::Move;
using spec::Point;

// The number of games per board, and their maximum length.
struct Measure {
  int games;
  int plies;
  int refusals_a_reason;  // in one game
};

Measure MeasureOf(const spec::BoardSize& board) {
  if (board.points() <= 9) return {8, 40, 3};
  if (board.points() <= 25) return {6, 80, 3};
  if (board.points() <= 100) return {4, 140, 4};
  if (board.points() <= 169) return {1, 240, 6};
  return {1, 330, 8};
}

// Records facts about the whole board only if that is cheap.
constexpr int kWholeLook = 25;

class RandomGame {
 public:
  RandomGame(CaseScribe& scribe, CorpusRandom random, const Measure& measure)
      : scribe_(scribe), random_(random), measure_(measure) {}

  void Play() {
    for (int ply = 0; ply < measure_.plies && !scribe_.game().ended(); ++ply) {
      if (Points() <= kWholeLook && ply % 8 == 5) scribe_.LegalSet(scribe_.to_move());
      if (Points() > kWholeLook && ply % 60 == 45) scribe_.LegalCount(scribe_.to_move());
      const std::optional<Point> at = Choose(ply);
      if (!scribe_.Play(at)) return;
      LookAtBans();
    }
    Finish();
  }

 private:
  int Points() const { return scribe_.game().position().size().points(); }

  // A legal play among several random draws, preferring captures; sometimes a pass.
  std::optional<Point> Choose(int ply) {
    const spec::Position& position = scribe_.game().position();
    const Color color = scribe_.to_move();
    std::vector<Point> left = position.EmptyPoints();
    if (ply % 10 == 7) RefuseOutside();
    std::optional<Point> chosen;
    size_t looks = Points() <= kWholeLook ? left.size() : 12;
    if (random_.Below(40) == 0) looks = 0;
    while (!left.empty() && looks-- > 0) {
      const size_t i = random_.Below(left.size());
      const Move move{color, left[i]};
      left.erase(left.begin() + static_cast<std::ptrdiff_t>(i));
      if (!scribe_.game().Judge(move).legal()) {
        Refuse(move);
        continue;
      }
      const bool captures = !spec::PlayAt(position, color, *move.at).captured.empty();
      if (!chosen.has_value() || (captures && random_.Below(3) != 0)) chosen = move.at;
    }
    while (!chosen.has_value() && !left.empty() && looks != 0) {  // none of the drawn ones is legal
      const size_t i = random_.Below(left.size());
      if (scribe_.game().Judge({color, left[i]}).legal()) chosen = left[i];
      left.erase(left.begin() + static_cast<std::ptrdiff_t>(i));
    }
    return chosen;
  }

  void Refuse(const Move& move) {
    const spec::Ruling ruling = scribe_.game().Judge(move);
    if (ruling.legal() || refused_[*ruling.why]++ >= measure_.refusals_a_reason) return;
    scribe_.Refusal(move);
  }

  // An occupied point, and a point off the board.
  void RefuseOutside() {
    const spec::Position& position = scribe_.game().position();
    const auto at = static_cast<int>(random_.Below(static_cast<size_t>(Points())));
    const Point p = position.size().At(at);
    if (!position.IsEmpty(p)) Refuse({scribe_.to_move(), p});
    if (position.size().cols() < spec::kMaxSide) {
      Refuse({scribe_.to_move(), Point{position.size().cols(), p.row}});
    } else if (position.size().rows() < spec::kMaxSide) {
      Refuse({scribe_.to_move(), Point{p.col, position.size().rows()}});
    }
  }

  // After a capture of one or two stones the ko rules may apply.
  void LookAtBans() {
    const spec::Game::Ply& ply = scribe_.game().plies().back();
    if (ply.captured.empty() || ply.captured.size() > 2) return;
    for (const Point p : ply.captured) Refuse({scribe_.to_move(), p});
    if (bans_++ < measure_.refusals_a_reason && Points() <= 100)
      scribe_.KoPoints(scribe_.to_move());
  }

  void Finish() {
    if (scribe_.game().ended()) {
      Refuse({scribe_.to_move(), Point{0, 0}});
      scribe_.Ended();
    }
    scribe_.Rows();
    scribe_.Area();
    scribe_.CapturedTotal();
    for (int i = 0; i < 3; ++i) {
      const spec::BoardSize& size = scribe_.game().position().size();
      scribe_.LibertiesAt(
          size.At(static_cast<int>(random_.Below(static_cast<size_t>(size.points())))));
    }
  }

  CaseScribe& scribe_;
  CorpusRandom random_;
  Measure measure_;
  std::map<Illegality, int> refused_;
  int bans_ = 0;
};

absl::Status Interrupted() { return absl::CancelledError("interrupted"); }

// A row is written while the law alone plays at most kPlayedByLaw sequences of one ply less, or the
// faster bit-boards at most kPlayedByBits.
constexpr uint64_t kPlayedByLaw = 400;
constexpr uint64_t kPlayedByBits = 200'000;
constexpr int kDeepest = 8;

// Sequences of exactly `depth` plies by the law.
uint64_t CountByLaw(const spec::Game& game, int depth) {
  if (depth == 0) return 1;
  if (game.ended()) return 0;
  const auto legal = game.LegalPoints(game.to_move());
  if (depth == 1) return legal.size() + 1;
  uint64_t count = 0;
  for (size_t i = 0; i <= legal.size(); ++i) {
    spec::Game next = game;
    next.Play({game.to_move(), i < legal.size() ? std::optional(legal[i]) : std::nullopt});
    count += CountByLaw(next, depth - 1);
  }
  return count;
}

}  // namespace

absl::StatusOr<Cases> GameCases(const spec::RuleSet& rules,
                                const std::vector<spec::BoardSize>& boards, uint64_t seed,
                                Coverage& coverage, Progress* progress) {
  Cases cases;
  for (const spec::BoardSize& board : boards) {
    const Measure measure = MeasureOf(board);
    for (int i = 0; i < measure.games; ++i) {
      if (!KeepGoing(progress, "games", static_cast<uint64_t>(i), 0)) return Interrupted();
      const std::string what = absl::StrCat("game-", board.ToString());
      CaseScribe scribe(NumberedId(what, RuleSetSlug(rules), static_cast<size_t>(i) + 1, 2), rules,
                        spec::Position(board), Color::kBlack, coverage);
      RandomGame(scribe, CorpusRandom(seed, absl::StrCat(what, "-", i)), measure).Play();
      cases.push_back(scribe.Take(
          "a random game, with the moves that are illegal along it (ING96-R3, R4, R5)"));
    }
  }
  return cases;
}

absl::StatusOr<Cases> LineCases(const spec::RuleSet& rules,
                                const std::vector<spec::BoardSize>& boards, uint64_t seed,
                                Coverage& coverage, Progress* progress) {
  constexpr int kPlies = 24;
  Cases cases;
  for (const spec::BoardSize& board : boards) {
    const int lines = board.points() <= 25 ? 3 : 1;
    for (int i = 0; i < lines; ++i) {
      if (!KeepGoing(progress, "lines", static_cast<uint64_t>(i), 0)) return Interrupted();
      const std::string what = absl::StrCat("line-", board.ToString());
      CorpusRandom random(seed, absl::StrCat(what, "-", i));
      CaseScribe scribe(NumberedId(what, RuleSetSlug(rules), static_cast<size_t>(i) + 1, 2), rules,
                        spec::Position(board), Color::kBlack, coverage);
      for (int ply = 0; ply < kPlies && !scribe.game().ended(); ++ply) {
        scribe.LegalCount(scribe.to_move());
        const auto legal = scribe.game().LegalPoints(scribe.to_move());
        if (legal.empty()) break;
        scribe.Play(legal[random.Below(legal.size())]);
      }
      cases.push_back(scribe.Take("the number of legal plays at each ply of a line (ING96-R3)"));
    }
  }
  return cases;
}

spec::Position RandomPosition(const spec::RuleSet& rules, const spec::BoardSize& board, int plies,
                              uint64_t seed, const std::string& stream) {
  CorpusRandom random(seed, stream);
  auto game = spec::Game::Create(rules, spec::Position(board), Color::kBlack);
  for (int ply = 0; game.ok() && ply < plies && !game->ended(); ++ply) {
    std::vector<Point> left = game->position().EmptyPoints();
    bool played = false;
    while (!played && !left.empty()) {
      const size_t i = random.Below(left.size());
      played = game->Play({game->to_move(), left[i]}).legal();
      left.erase(left.begin() + static_cast<std::ptrdiff_t>(i));
    }
    if (!played) break;
  }
  return game.ok() ? game->position() : spec::Position(board);
}

absl::StatusOr<std::string> PerftTable(const std::vector<spec::RuleSet>& rules,
                                       const std::vector<spec::BoardSize>& boards,
                                       Progress* progress) {
  std::string table = "board\trules\tdepth\tsequences\n";
  for (const spec::BoardSize& board : boards) {
    const auto grid = enumerate::Grid::Create(board.cols(), board.rows());
    for (const spec::RuleSet& set : rules) {
      ASSIGN_OR_RETURN(const auto game,
                       spec::Game::Create(set, spec::Position(board), spec::Color::kBlack));
      // Under `disturber` only the law counts: these lines date from before the bit-boards knew
      // that rule.
      const bool bits =
          grid.ok() && !enumerate::NotEnumerated(set) && !spec::TraitsOf(set.cycle).names_classes;
      uint64_t before = 1;
      for (int depth = 1; depth <= kDeepest; ++depth) {
        if (!KeepGoing(progress, "perft", static_cast<uint64_t>(depth), kDeepest)) {
          return absl::CancelledError("interrupted");
        }
        std::optional<uint64_t> by_law;
        if (before <= kPlayedByLaw && static_cast<uint64_t>(board.points()) * before <= 40'000) {
          by_law = CountByLaw(game, depth);
        }
        std::optional<uint64_t> count = by_law;
        if (bits && before <= kPlayedByBits / static_cast<uint64_t>(board.points())) {
          ASSIGN_OR_RETURN(const auto found, enumerate::Perft(*grid, set, {}, depth, progress));
          if (by_law.has_value() && *by_law != found.count) {
            return absl::InternalError(absl::StrCat(
                "perft ", depth, " of ", board.ToString(), " under ", spec::RuleSetName(set),
                ": the law counts ", *by_law, ", the bit-boards ", found.count));
          }
          count = found.count;
        }
        if (!count.has_value()) break;
        absl::StrAppend(&table, board.ToString(), "\t", spec::RuleSetName(set), "\t", depth, "\t",
                        *count, "\n");
        before = *count;
        if (before == 0) break;
      }
    }
  }
  return table;
}

}  // namespace hotstone::conformance
