// The classification of cycles stated in proofs/ equals the one in spec/: class and disturber.
//
// proofs/extract/cycles.tsv holds what the Coq definitions, extracted to OCaml, say of three sets
// of cycles: all short cycles of small boards; the cycles of ko_cycle_test.cc, started at each of
// their moves; and cycles of plays in the kos of many positions. It covers each reading of settled,
// disturber_by and cyclic (proofs/extract/cycle_agreement.ml). This test finds the cycles again and
// asks spec/ for the same lines.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "spec/board/board_play.h"
#include "spec/ko/cycle_reading.h"
#include "spec/ko/ko.h"
#include "spec/ko/ko_cycle.h"
#include "spec/rules/rule_set.h"
#include "tests/spec/fillings.h"
#include "tests/spec/stated_answers.h"

namespace hotstone::spec {
namespace {

constexpr int kMostOfAnExample = 40;

// Returns whether it wants more.
using EachCycle = std::function<bool(const CompletedCycle&)>;
using Candidates = std::function<std::vector<Point>(const Position&)>;

// Continues from `now` with the candidates and then with a pass, and reports lines that return.
// False: no more is wanted.
bool GoOn(CompletedCycle& cycle, const Position& now, bool has_play, size_t most,
          const Candidates& candidates, const EachCycle& each) {
  const size_t length = cycle.moves.size();
  if (length > 0 && length % 2 == 0 && has_play && now == cycle.start && !each(cycle)) return false;
  if (length == most) return true;
  const Color player = length % 2 == 0 ? cycle.starter : Opponent(cycle.starter);
  for (const Point p : candidates(now)) {
    const BoardPlay play = PlayAt(now, player, p);
    if (play.after == now) continue;
    cycle.moves.push_back({player, p});
    const bool more = GoOn(cycle, play.after, true, most, candidates, each);
    cycle.moves.pop_back();
    if (!more) return false;
  }
  cycle.moves.push_back(Pass(player));
  const bool more = GoOn(cycle, now, has_play, most, candidates, each);
  cycle.moves.pop_back();
  return more;
}

void CyclesFrom(const Position& start, size_t most, const Candidates& candidates, int limit,
                const std::function<void(const CompletedCycle&)>& each) {
  for (const Color starter : {Color::kBlack, Color::kWhite}) {
    CompletedCycle cycle{start, starter, {}};
    int count = 0;
    GoOn(cycle, start, false, most, candidates, [&](const CompletedCycle& found) {
      each(found);
      return limit == 0 || ++count < limit;
    });
  }
}

// All cycles of this board with at most this many plies.
void AllCycles(const BoardSize& size, size_t most,
               const std::function<void(const CompletedCycle&)>& each) {
  for (const Position& start : LegalPositions(size)) {
    CyclesFrom(
        start, most, [](const Position& now) { return now.EmptyPoints(); }, 0, each);
  }
}

std::vector<Point> MouthsOfKos(const Position& position) {
  std::map<int, Point> mouths;
  for (const Ko& ko : FindKos(position)) mouths.emplace(position.size().Index(ko.mouth), ko.mouth);
  std::vector<Point> points;
  for (const auto& [index, mouth] : mouths) points.push_back(mouth);
  return points;
}

// "ROWS B:D1 W:pass ...", started at each of its moves.
void Rotated(const std::string& text, const std::function<void(const CompletedCycle&)>& each) {
  const std::vector<std::string> words = absl::StrSplit(text, ' ');
  Position start = *Position::FromText(words[0]);
  std::vector<Move> moves;
  for (size_t i = 1; i < words.size(); ++i) {
    const Color player = words[i][0] == 'B' ? Color::kBlack : Color::kWhite;
    const std::string name = words[i].substr(2);
    moves.push_back(name == "pass" ? Pass(player) : Move{player, *ParsePoint(name, start.size())});
  }
  for (size_t k = 0; k < moves.size(); ++k) {
    each({start, moves[0].player, moves});
    if (!moves[0].IsPass()) start = PlayAt(start, moves[0].player, *moves[0].at).after;
    std::rotate(moves.begin(), moves.begin() + 1, moves.end());
  }
}

// "2x2 6", "examples", or a position and moves.
void EachCycleOf(const std::string& what, const std::function<void(const CompletedCycle&)>& each) {
  if (what == "examples") {
    for (const auto& row : StatedRows("kos.tsv")) {
      if (row[1] != "settled=life" || row[0].find('/') == std::string::npos) continue;
      const Position start = *Position::FromText(row[0]);
      CyclesFrom(start, 6, MouthsOfKos, kMostOfAnExample, each);
    }
    return;
  }
  const std::vector<std::string> words = absl::StrSplit(what, ' ');
  const auto size = ParseBoardSize(words[0]);
  if (size.ok()) return AllCycles(*size, std::stoul(words[1]), each);
  Rotated(what, each);
}

std::vector<std::string> CyclesOfSpec(const std::string& what, const std::string& reading) {
  const CycleReading read =
      ParseRuleSet("basic-only,cycle=disturber," + reading)->ReadingOfCycles();
  int cycles = 0;
  int black = 0;
  int white = 0;
  std::map<std::string, int> counts;
  StatedDigest digest;
  EachCycleOf(what, [&](const CompletedCycle& cycle) {
    ++cycles;
    const auto verdict = ClassifyCycle(cycle, read);
    ASSERT_TRUE(verdict.ok()) << verdict.status();
    ++counts[VerdictName(verdict->verdict)];
    digest.AddVerdict(verdict->verdict);
    digest.AddColor(verdict->disturber);
    if (verdict->disturber == Color::kBlack) ++black;
    if (verdict->disturber == Color::kWhite) ++white;
  });
  return {what,
          reading,
          std::to_string(cycles),
          CountsText(counts),
          std::to_string(black),
          std::to_string(white),
          digest.Text()};
}

// Checks every n-th line.
void ExpectSpecSaysSo(size_t step) {
  const auto rows = StatedRows("cycles.tsv");
  ASSERT_EQ(rows.size(), 280u);
  std::set<std::string> met;  // classes
  for (size_t i = 0; i < rows.size(); ++i) {
    ASSERT_EQ(rows[i].size(), 7u);
    if (i % step != 0) continue;
    for (const std::string& name : NamesCounted(rows[i][3])) met.insert(name);
    EXPECT_EQ(CyclesOfSpec(rows[i][0], rows[i][1]), rows[i]);
  }
  // Every class occurs among the compared cycles, and every reason why a cycle has none.
  EXPECT_EQ(met.size(), 19u) << absl::StrJoin(met, ", ");
}

// The readings of each cycle take eight lines; a step of five reaches each of them.
TEST(StatedCyclesTest, SpecClassifiesCyclesAsTheProofsState) { ExpectSpecSaysSo(5); }

TEST(StatedCyclesSlow, ByEveryReading) { ExpectSpecSaysSo(1); }

}  // namespace
}  // namespace hotstone::spec
