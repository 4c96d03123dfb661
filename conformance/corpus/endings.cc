// Cases about the end of games and about counting: pauses, resumption, dead stones by agreement,
// handicap passes, ties (conformance/corpus/groups.h).
//
// EndingCases makes three cases per round, on one board after the other. One plays a few random
// moves, passes twice, and either ends there, if two passes end the game, or resumes with a play
// and passes until the end. One removes a chain by agreement in the pause. One has a handicap: each
// of White's first moves is tried as a board play, which is refused, and then made as a pass.
// CountingCases makes positions with shared spaces by random games and counts each with and without
// compensation. Every second compensation is the area difference itself, so that the game is a tie,
// and further ties are made from the same positions if there are too few.
//
// For example, a case named resume-3x3-... under ing-1996 plays some moves and two passes, and
// records that the game is paused and not over. A play follows, after which it is not paused. Then
// come four passes, after which it is over, and a further pass and a play at the first empty point
// are recorded as illegal.
#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/number_text.h"
#include "conformance/corpus/groups.h"
#include "conformance/corpus/random.h"
#include "conformance/corpus/scribe.h"
#include "spec/board/chains.h"
#include "spec/counting/area.h"
#include "spec/counting/outcome.h"

namespace hotstone::conformance {
namespace {

using spec::BoardSize;
using spec::Color;
using spec::Move;
using spec::Point;

constexpr int kEach = 22;  // a few more than are required

// Boards whose cases stay readable, in rotation.
std::vector<BoardSize> UpTo(const std::vector<BoardSize>& boards, int points) {
  std::vector<BoardSize> chosen;
  for (const BoardSize& board : boards) {
    if (board.points() <= points) chosen.push_back(board);
  }
  return chosen.empty() ? boards : chosen;
}

// Some plies of a random game, from the empty board, with play commands only.
void PlayRandomly(CaseScribe& scribe, CorpusRandom& random, int plies) {
  for (int ply = 0; ply < plies && !scribe.game().ended(); ++ply) {
    const auto legal = scribe.game().LegalPoints(scribe.to_move());
    if (legal.empty() || !scribe.Play(legal[random.Below(legal.size())])) return;
  }
}

// Nothing may be played any more, not even a pass (ING96-G307).
void RefuseAfterTheEnd(CaseScribe& scribe) {
  scribe.Ended();
  scribe.Refusal(spec::Pass(scribe.to_move()));
  const auto empty = scribe.game().position().EmptyPoints();
  if (!empty.empty()) scribe.Refusal({scribe.to_move(), empty.front()});
}

void PassUntilTheEnd(CaseScribe& scribe, Coverage& coverage) {
  while (!scribe.game().ended() && scribe.Play(std::nullopt)) {
  }
  RefuseAfterTheEnd(scribe);
  scribe.Area();
  scribe.Outcome();
  coverage.Count("ending:end");
}

// Two passes pause, a play resumes, four passes end.
std::string Resume(CaseScribe& scribe, CorpusRandom& random, Coverage& coverage) {
  scribe.Play(std::nullopt);
  scribe.Paused();
  scribe.Play(std::nullopt);
  if (scribe.game().ended()) {
    PassUntilTheEnd(scribe, coverage);
    return "two passes end the game (TT-END)";
  }
  scribe.Paused();
  scribe.Ended();
  coverage.Count("ending:pause");
  if (random.Below(2) == 0) scribe.Play(std::nullopt);
  PlayRandomly(scribe, random, 1);
  scribe.Paused();
  if (!scribe.game().paused()) coverage.Count("ending:resumption");
  PassUntilTheEnd(scribe, coverage);
  return "two passes pause the game, a play resumes it, four passes end it (ING96-G305, G307)";
}

// A chain of either colour removed in a pause; then two passes end the game.
std::string AgreeDead(CaseScribe& scribe, CorpusRandom& random, Coverage& coverage) {
  scribe.Play(std::nullopt);
  scribe.Play(std::nullopt);
  const auto chains = spec::AllChains(scribe.game().position());
  if (!scribe.game().paused() || chains.empty()) {
    PassUntilTheEnd(scribe, coverage);
    return "passes end the game (ING96-G307)";
  }
  if (scribe.AgreeDead(chains[random.Below(chains.size())].stones)) {
    coverage.Count("ending:agreed-dead");
    coverage.Count("ending:pause");
  }
  scribe.Paused();
  scribe.Rows();
  scribe.Play(std::nullopt);
  scribe.Ended();
  PassUntilTheEnd(scribe, coverage);
  return "dead stones removed by agreement in a pause (ING96-R3)";
}

// White's first moves are passes and nothing else (ING96-G313).
void PlayHandicap(CaseScribe& scribe, CorpusRandom& random, Coverage& coverage) {
  for (int left = scribe.game().rules().handicap; left > 0; --left) {
    PlayRandomly(scribe, random, 1);
    const auto empty = scribe.game().position().EmptyPoints();
    if (empty.empty() || scribe.to_move() != Color::kWhite) return;
    scribe.Refusal({Color::kWhite, empty[random.Below(empty.size())]});
    if (scribe.Play(std::nullopt)) coverage.Count("ending:handicap-pass");
    scribe.Paused();
  }
  PlayRandomly(scribe, random, 1);
  const auto legal = scribe.game().LegalPoints(scribe.to_move());
  if (!legal.empty()) scribe.Legal({scribe.to_move(), legal.front()});
}

bool Stop(Progress* progress, std::string_view what, int i) {
  return !KeepGoing(progress, what, static_cast<uint64_t>(i), kEach);
}

}  // namespace

absl::StatusOr<Cases> EndingCases(const spec::RuleSet& rules, const std::vector<BoardSize>& all,
                                  uint64_t seed, Coverage& coverage, Progress* progress) {
  const auto boards = UpTo(all, 81);
  Cases cases;
  const std::string slug = RuleSetSlug(rules);
  for (int i = 0; i < kEach; ++i) {
    if (Stop(progress, "endings", i)) return absl::CancelledError("interrupted");
    const BoardSize& board = boards[static_cast<size_t>(i) % boards.size()];
    const auto number = static_cast<size_t>(i) + 1;
    for (const char* what : {"resume", "dead", "handicap"}) {
      const bool handicap = what[0] == 'h';
      if (what[0] == 'd' && rules.end_passes == 2) continue;  // never paused
      spec::RuleSet played = rules;
      if (handicap) played.handicap = 1 + i % 3;
      const std::string id = absl::StrCat(what, "-", board.ToString());
      CorpusRandom random(seed, absl::StrCat(id, "-", i));
      CaseScribe scribe(NumberedId(id, slug, number, 2), played, spec::Position(board),
                        Color::kBlack, coverage);
      std::string source;
      if (handicap) {
        PlayHandicap(scribe, random, coverage);
        source = "mandatory passes of White at the start (ING96-G313)";
      } else {
        PlayRandomly(
            scribe, random,
            1 + static_cast<int>(random.Below(static_cast<size_t>(std::min(board.points(), 24)))));
        source =
            what[0] == 'd' ? AgreeDead(scribe, random, coverage) : Resume(scribe, random, coverage);
      }
      cases.push_back(scribe.Take(std::move(source)));
    }
  }
  return cases;
}

absl::StatusOr<Cases> CountingCases(const spec::RuleSet& rules, const std::vector<BoardSize>& all,
                                    uint64_t seed, Coverage& coverage, Progress* progress) {
  const auto boards = UpTo(all, 169);
  Cases cases;
  const std::string slug = RuleSetSlug(rules);
  int shared = 0;
  for (int i = 0; i < 20 * kEach && shared < kEach; ++i) {
    if (Stop(progress, "counting", shared)) return absl::CancelledError("interrupted");
    const BoardSize& board = boards[static_cast<size_t>(i) % boards.size()];
    const std::string id = absl::StrCat("count-", board.ToString());
    CorpusRandom random(seed, absl::StrCat(id, "-", i));
    const int plies = board.points() * 3 / 4 + static_cast<int>(random.Below(8));
    const spec::Position setup = RandomPosition(rules, board, plies, random.Next(), id);
    const spec::Area area = spec::CountArea(setup);
    if (area.shared_spaces == 0) continue;
    ++shared;
    spec::RuleSet played = rules;
    const bool tie = shared % 2 == 0;
    if (tie) {
      played.compensation_x2 = 2 * area.Difference();
    } else if (played.compensation_x2 == 0) {
      played.compensation_x2 = static_cast<int>(random.Below(31)) - 7;
    }
    for (const bool compensated : {false, true}) {
      spec::RuleSet set = played;
      if (!compensated) set.compensation_x2 = 0;
      if (compensated && set.compensation_x2 == 0) continue;
      CaseScribe scribe(NumberedId(id, slug, cases.size() + 1, 3), set, setup, Color::kBlack,
                        coverage);
      if (!scribe.ok()) break;
      scribe.Area();
      scribe.Outcome();
      coverage.Count("counting:shared-points");
      if (compensated) coverage.Count("counting:compensation");
      if (area.Difference() * 2 == set.compensation_x2) coverage.Count("counting:tie");
      const std::string source =
          absl::StrCat(Counted(area.shared_spaces, "shared point"), ", compensation ",
                       spec::HalfPoints(set.compensation_x2), compensated && tie ? ", a tie" : "",
                       " (ING96-R6, G605, R8)");
      cases.push_back(scribe.Take(source));
    }
  }
  // Ties beyond the first half: the same positions with other compensations.
  for (size_t i = 0; coverage.Of("counting:tie") < kRequired && i < cases.size(); ++i) {
    const spec::Position setup = cases[i].setup;
    spec::RuleSet set = rules;
    set.compensation_x2 = 2 * spec::CountArea(setup).Difference();
    if (set.compensation_x2 == 0 || set == cases[i].rules) continue;
    CaseScribe scribe(
        NumberedId(absl::StrCat("tie-", setup.size().ToString()), slug, cases.size() + 1, 3), set,
        setup, Color::kBlack, coverage);
    scribe.Outcome();
    coverage.Count("counting:tie");
    coverage.Count("counting:compensation");
    coverage.Count("counting:shared-points");
    cases.push_back(scribe.Take("a tie after compensation (ING96-R8)"));
  }
  return cases;
}

}  // namespace hotstone::conformance
