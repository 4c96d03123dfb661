// The eyes, kos, groups, breaths, classes and hot stones stated in proofs/ equal those of spec/.
//
// proofs/extract/kos.tsv holds what the Coq definitions, extracted to OCaml, say of the eyes and
// kos of every legal position of the boards of up to nine points, of the positions used by the
// neighbouring tests, and of the positions reached by random plays on larger boards. It also lists
// what is hot there under each reading of hot_scope=fighting (proofs/extract/ko_agreement.ml). This
// test repeats the random plays and asks spec/ for the same lines.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "spec/board/board_play.h"
#include "spec/ko/cycle_reading.h"
#include "spec/ko/eye.h"
#include "spec/ko/ko_class.h"
#include "spec/rules/hot_stone.h"
#include "spec/rules/rule_set.h"
#include "tests/spec/fillings.h"
#include "tests/spec/stated_answers.h"

namespace hotstone::spec {
namespace {

constexpr int kWalks = 4;
constexpr int kDraws = 240;

class KoDigest : public StatedDigest {
 public:
  explicit KoDigest(BoardSize size) : size_(size) {}

  void AddPoint(Point p, int more) { Add(static_cast<uint64_t>(size_.Index(p) + more)); }
  void AddPoints(const std::vector<Point>& points) {
    Add(2);
    for (const Point p : points) AddPoint(p, 3);
  }

  void AddKoPosition(const KoPosition& position) {
    for (const KoBetween& between : position.kos) {
      AddColor(between.ko.holder);
      AddPoints(between.ko.stones);
      AddPoint(between.ko.mouth, 0);
      for (const auto& group : {between.holders, between.takers}) {
        if (group.has_value()) {
          AddPoint(position.groups[*group].stones[0], 3);
        } else {
          Add(1);
        }
      }
    }
    for (const KoGroup& group : position.groups) AddGroup(group);
  }

 private:
  void AddGroup(const KoGroup& group) {
    AddColor(group.color);
    for (const auto* points : {&group.chains, &group.stones, &group.internal, &group.ko,
                               &group.shared, &group.external}) {
      AddPoints(*points);
    }
    Add(static_cast<uint64_t>(group.least_eyes));
    Add(static_cast<uint64_t>(group.most_eyes));
    Add(group.alive ? 1 : 0);
    Add(group.holds_stones ? 1 : 0);
  }

  BoardSize size_;
};

// The plays of the walks on this board.
void Walk(const BoardSize& size, const std::function<void(const BoardPlay&)>& each) {
  for (int walk = 1; walk <= kWalks; ++walk) {
    uint64_t seed =
        StatedDraw(static_cast<uint64_t>(1000 * size.cols() + 100 * size.rows() + walk));
    Position position(size);
    Color player = Color::kBlack;
    for (int i = 0; i < kDraws; ++i, player = Opponent(player)) {
      seed = StatedDraw(seed);
      const std::vector<Point> empty = position.EmptyPoints();
      const BoardPlay play = PlayAt(position, player, empty[seed % empty.size()]);
      if (play.after != play.before) each(play);
      position = play.after;
    }
  }
}

// Parses "5x5 walks"; nothing for any other word.
std::optional<BoardSize> BoardOfWalks(const std::string& what) {
  const size_t blank = what.find(' ');
  if (blank == std::string::npos) return std::nullopt;
  return StatedBoard(what.substr(0, blank));
}

// "5x5 walks", "3x3", or the rows of one position: returns the positions meant.
void EachPosition(const std::string& what, const std::function<void(const Position&)>& each) {
  if (const auto board = BoardOfWalks(what)) {
    return Walk(*board, [&](const BoardPlay& play) { each(play.after); });
  }
  const auto size = ParseBoardSize(what);
  if (!size.ok()) return each(*Position::FromText(what));
  for (const Position& position : LegalPositions(*size)) each(position);
}

// Eyes, and unconditionally alive chains.
std::vector<std::string> SpacesOfSpec(const std::string& board) {
  int positions = 0;
  int found = 0;
  std::map<std::string, int> counts;
  KoDigest digest(StatedBoard(board));
  EachPosition(board, [&](const Position& position) {
    ++positions;
    for (const EnclosedSpace& space : EnclosedSpaces(position)) {
      ++found;
      ++counts[absl::StrCat(space.least_eyes, " to ", space.most_eyes)];
      digest.AddColor(space.owner);
      digest.AddPoints(space.points);
      digest.AddPoints(space.chains);
      digest.Add(static_cast<uint64_t>(space.least_eyes));
      digest.Add(static_cast<uint64_t>(space.most_eyes));
    }
    for (const Color color : {Color::kBlack, Color::kWhite}) {
      const std::set<Point> alive = UnconditionallyAlive(position, color);
      std::vector<Point> names(alive.begin(), alive.end());
      std::sort(names.begin(), names.end(), [&](Point a, Point b) {
        return position.size().Index(a) < position.size().Index(b);
      });
      digest.AddPoints(names);
    }
  });
  return {
      board,        "spaces", std::to_string(positions), std::to_string(found), CountsText(counts),
      digest.Text()};
}

std::vector<std::string> ClassesOfSpec(const std::string& what, const std::string& reading) {
  const SettledBy settled = reading == "settled=life" ? SettledBy::kLife : SettledBy::kOutcome;
  int positions = 0;
  int found = 0;
  std::map<std::string, int> counts;
  std::optional<KoDigest> digest;
  EachPosition(what, [&](const Position& board) {
    if (!digest.has_value()) digest.emplace(board.size());
    ++positions;
    for (const KoPosition& position : KoPositions(board)) {
      ++found;
      const KoVerdict verdict = Classify(board, position, {settled});
      ++counts[VerdictName(verdict)];
      digest->AddKoPosition(position);
      digest->AddVerdict(verdict);
    }
  });
  return {
      what,          reading, std::to_string(positions), std::to_string(found), CountsText(counts),
      digest->Text()};
}

std::set<Point> BansOf(const BoardPlay& play, const HotLaw& law) {
  std::set<Point> bans;
  for (const HotStones& hot : FindHotStones(play, law)) bans.insert(hot.at);
  return bans;
}

// Hot stones on the walks of a board, or on these examples.
std::vector<std::string> HotPlaysOfSpec(const std::string& what, const std::string& rules_text,
                                        const std::vector<std::string>& examples) {
  const HotLaw law = ParseRuleSet(rules_text)->HotLawInForce();
  int plays = 0;
  int hot = 0;
  int hot_here = 0;
  StatedDigest digest;
  const auto ask = [&](const BoardPlay& play) {
    ++plays;
    if (BansOf(play, {law.kinds}).empty()) return;
    ++hot;
    const std::set<Point> bans = BansOf(play, law);
    if (!bans.empty()) ++hot_here;
    std::vector<int> places;
    for (const Point p : bans) places.push_back(play.before.size().Index(p));
    std::sort(places.begin(), places.end());
    digest.Add(static_cast<uint64_t>(plays));
    digest.Add(2);
    for (const int place : places) digest.Add(static_cast<uint64_t>(place) + 3);
  };
  if (what == "examples") {
    for (const std::string& rows : examples) {
      const Position position = *Position::FromText(rows);
      for (const Color player : {Color::kBlack, Color::kWhite}) {
        for (const Point p : position.EmptyPoints()) ask(PlayAt(position, player, p));
      }
    }
  } else {
    Walk(*BoardOfWalks(what), ask);
  }
  return {what,
          rules_text,
          std::to_string(plays),
          std::to_string(hot),
          std::to_string(hot_here),
          digest.Text()};
}

// Checks all lines except those of boards with more points than this, unless they are walks.
void ExpectSpecSaysSo(int most_points) {
  const auto rows = StatedRows("kos.tsv");
  ASSERT_EQ(rows.size(), 299u);
  std::vector<std::string> examples;
  std::set<std::string> met;  // classes
  int hot = 0;
  for (const auto& row : rows) {
    ASSERT_EQ(row.size(), 6u);
    if (row[1] == "spaces") {
      if (StatedBoard(row[0]).points() > most_points) continue;
      EXPECT_EQ(SpacesOfSpec(row[0]), row);
      continue;
    }
    if (!absl::StartsWith(row[1], "settled=")) {
      EXPECT_EQ(HotPlaysOfSpec(row[0], row[1], examples), row);
      hot += std::stoi(row[4]);
      continue;
    }
    for (const std::string& name : NamesCounted(row[4])) met.insert(name);
    const auto size = ParseBoardSize(row[0]);
    if (size.ok() && size->points() > most_points) continue;
    EXPECT_EQ(ClassesOfSpec(row[0], row[1]), row);
    if (absl::StrContains(row[0], '/') && row[1] == "settled=life") examples.push_back(row[0]);
  }
  EXPECT_GT(hot, 500);
  // Every class of a position occurs, and every reason why one has none.
  EXPECT_EQ(met.size(), 9u) << absl::StrJoin(met, ", ");
}

TEST(StatedKosTest, SpecSaysOfKosWhatTheProofsState) { ExpectSpecSaysSo(6); }

TEST(StatedKosSlow, AndOnAllBoardsToNinePoints) { ExpectSpecSaysSo(9); }

}  // namespace
}  // namespace hotstone::spec
