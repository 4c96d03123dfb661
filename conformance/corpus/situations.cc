// Every situation of a small board (conformance/corpus/groups.h).
#include <algorithm>
#include <deque>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/status_macros.h"
#include "conformance/corpus/groups.h"
#include "conformance/corpus/scribe.h"
#include "enumerate/index/legal_index.h"
#include "enumerate/rules/board_play.h"
#include "enumerate/rules/chains.h"
#include "enumerate/rules/rule_set.h"
#include "enumerate/rules/spec_bridge.h"

namespace hotstone::conformance {
namespace {

using spec::Color;
using spec::Move;
using spec::Point;

enumerate::BitBoard Bits(const std::vector<Point>& points, const spec::BoardSize& size) {
  enumerate::BitBoard bits = 0;
  for (const Point p : points) bits |= enumerate::BitAt(size.Index(p));
  return bits;
}

absl::Status Disagreement(const spec::Game& game, const std::string& what) {
  std::string rows;
  for (const std::string& row : game.position().ToRows())
    absl::StrAppend(&rows, rows.empty() ? "" : "/", row);
  return absl::InternalError(absl::StrCat("the law and the bit-boards differ on ", what, " in ",
                                          rows, " under ", spec::RuleSetName(game.rules()),
                                          "; nothing was written; this is a bug in hotstone"));
}

// The answers of the bit-boards of enumerate/ at the same moment: plays, what a play removes, what
// it bans.
class SecondOpinion {
 public:
  SecondOpinion(enumerate::Grid grid, const spec::RuleSet& rules)
      : grid_(grid), rules_(enumerate::BoardPlayRules(rules)), finite_(rules.HasFiniteMemory()) {}

  // At the start of a game, where history can forbid only a play that leaves the position
  // unchanged.
  absl::Status Start(const spec::Game& game, Color color) const {
    if (!finite_) return absl::OkStatus();
    const enumerate::BitBoard plays = enumerate::LegalPlays(grid_, Analysed(game, color), rules_);
    if (plays == Bits(game.LegalPoints(color), game.position().size())) return absl::OkStatus();
    return Disagreement(game, absl::StrCat("the plays of ", spec::ColorName(color)));
  }

  // After the play of `move` from `before`.
  absl::Status Play(const spec::Game& before, const Move& move, const spec::Game& after) const {
    const spec::BoardSize& size = before.position().size();
    const int at = size.Index(*move.at);
    const auto play =
        enumerate::Resolve(grid_, Analysed(before, move.player), enumerate::BitAt(at));
    const spec::Game::Ply& ply = after.plies().back();
    const bool same =
        play.captured == Bits(ply.captured, size) && play.removed == Bits(ply.self_removed, size);
    if (!same) return Disagreement(before, absl::StrCat("what ", spec::MoveName(move), " removes"));
    if (!finite_ || after.ended()) return absl::OkStatus();
    const Color other = spec::Opponent(move.player);
    const enumerate::BitBoard bans = enumerate::BansAfter(grid_, play, at, rules_);
    const enumerate::BitBoard plays =
        enumerate::LegalPlays(grid_, Analysed(after, other), rules_) & ~bans;
    if (plays == Bits(after.LegalPoints(other), size)) return absl::OkStatus();
    return Disagreement(after, "the plays after a ko capture");
  }

 private:
  enumerate::Analysis Analysed(const spec::Game& game, Color color) const {
    enumerate::Stones stones = enumerate::FromSpec(game.position());
    if (color == Color::kWhite) stones = enumerate::Swapped(stones);
    enumerate::Analysis analysis;
    enumerate::Analyse(grid_, stones, analysis);
    return analysis;
  }

  enumerate::Grid grid_;
  enumerate::FiniteRules rules_;
  bool finite_;
};

// The plays of either colour that remove stones.
std::deque<Move> RemovingPlays(const spec::Game& game) {
  std::deque<Move> plays;
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    for (const Point p : game.LegalPoints(color)) {
      const spec::BoardPlay play = spec::PlayAt(game.position(), color, p);
      if (!play.captured.empty() || !play.self_removed.empty()) plays.push_back({color, p});
    }
  }
  return plays;
}

class Situations {
 public:
  Situations(const spec::RuleSet& rules, const spec::BoardSize& board, const enumerate::Grid& grid,
             Coverage& coverage)
      : rules_(rules),
        coverage_(coverage),
        what_(board.ToString()),
        slug_(RuleSetSlug(rules)),
        opinion_(grid, rules) {}

  // A case for the position itself and its first removing play, and one for each other such play.
  absl::Status Show(const spec::Position& position) {
    ASSIGN_OR_RETURN(const auto start, spec::Game::Create(rules_, position, Color::kBlack));
    for (const Color color : {Color::kBlack, Color::kWhite}) {
      RETURN_IF_ERROR(opinion_.Start(start, color));
    }
    std::deque<Move> plays = RemovingPlays(start);
    bool first = true;
    do {
      CaseScribe scribe(NumberedId(what_, slug_, cases_.size() + 1, 6), rules_, position,
                        plays.empty() ? Color::kBlack : plays.front().player, coverage_);
      if (first) {
        scribe.LegalSet(Color::kBlack);
        scribe.LegalSet(Color::kWhite);
        scribe.Area();
      }
      std::string source = absl::StrCat("all of ", what_);
      if (plays.empty()) {
        absl::StrAppend(&source, ", ING96-R3");
      } else {
        const Move move = plays.front();
        plays.pop_front();
        absl::StrAppend(&source, first ? ", ING96-R3, R4" : ", a removal, ING96-R4");
        RETURN_IF_ERROR(Play(scribe, move, source));
      }
      cases_.push_back(scribe.Take(std::move(source)));
      first = false;
    } while (!plays.empty());
    return absl::OkStatus();
  }

  Cases Take() { return std::move(cases_); }

 private:
  absl::Status Play(CaseScribe& scribe, const Move& move, std::string& source) {
    const spec::Game before = scribe.game();
    if (!scribe.Play(move)) return Disagreement(before, "its own plays");
    RETURN_IF_ERROR(opinion_.Play(before, move, scribe.game()));
    const Color other = scribe.to_move();
    const std::vector<Point> banned = scribe.game().KoPoints(other);
    for (const Point p : banned) {
      scribe.Refusal({other, p});
      absl::StrAppend(&source, ", ",
                      std::string(spec::RulingClause(scribe.game().Judge({other, p}), rules_)));
    }
    if (!banned.empty()) scribe.KoPoints(other);
    if (!scribe.game().plies().back().self_removed.empty()) scribe.Rows();
    return absl::OkStatus();
  }

  spec::RuleSet rules_;
  Coverage& coverage_;
  std::string what_;
  std::string slug_;
  SecondOpinion opinion_;
  Cases cases_;
};

}  // namespace

std::string RuleSetSlug(const spec::RuleSet& rules) {
  std::string name = spec::RuleSetName(rules);
  constexpr std::string_view kBase = "basic-only,";
  if (name.rfind(kBase, 0) == 0) name.erase(0, kBase.size());
  std::replace_if(
      name.begin(), name.end(), [](char c) { return c == ',' || c == '=' || c == '+'; }, '-');
  return name;
}

std::string NumberedId(const std::string& what, const std::string& slug, size_t number,
                       int digits) {
  return absl::StrFormat("%s-%s-%0*d", what, slug, digits, number);
}

absl::StatusOr<Cases> SituationCases(const spec::RuleSet& rules, const spec::BoardSize& board,
                                     Coverage& coverage, Progress* progress) {
  if (board.points() > kWholeBoardPoints) {
    return absl::ResourceExhaustedError(absl::StrCat("boards of more than ", kWholeBoardPoints,
                                                     " points are not covered completely"));
  }
  ASSIGN_OR_RETURN(const auto grid, enumerate::Grid::Create(board.cols(), board.rows()));
  ASSIGN_OR_RETURN(const auto index, enumerate::LegalIndex::Create(grid));
  Situations situations(rules, board, grid, coverage);
  for (uint64_t rank = 0; rank < index.size(); ++rank) {
    if (!KeepGoing(progress, "situations", rank, index.size())) {
      return absl::CancelledError("interrupted");
    }
    RETURN_IF_ERROR(situations.Show(enumerate::ToSpec(index.Unrank(rank), board)));
  }
  return situations.Take();
}

}  // namespace hotstone::conformance
