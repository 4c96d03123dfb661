// Bytes as a rule set, a board, a setup and moves; the game must keep the promises of its headers.
//
//   byte 0      rule set, an index into kRules
//   byte 1      columns - 1 and rows - 1, four bits each, modulo 9
//   byte 2      number of setup stones n, modulo 32
//   2n bytes    a stone each: point, colour
//   the rest    a move each: a point, or beyond the last point a pass; at most kMoves
#include <algorithm>
#include <array>
#include <cstdint>
#include <set>
#include <utility>

#include "answers/records/replay.h"
#include "spec/board/chains.h"
#include "spec/rules/game.h"
#include "tests/fuzz/require.h"

namespace {

using hotstone::fuzz::Require;
using namespace hotstone::spec;  // NOLINT(google-build-using-namespace): a program of its own

constexpr size_t kMoves = 200;
constexpr std::array kRules = {"basic-only",
                               "tromp-taylor",
                               "simplified-ing",
                               "aga-like",
                               "basic-only,self_removal=none,end_passes=2",
                               "basic-only,ko=none",
                               "basic-only,cycle=nssk",
                               "basic-only,cycle=fixed,self_removal=any",
                               "basic-only,cycle=ssk,handicap=2",
                               "basic-only,capture_ends=true",
                               "hot-only",
                               "hot-only,hot_kinds=double-add-any+double-capture+twin-triple",
                               "ing-1991",
                               "hot=none,cycle=starter-first",
                               "hot=none,cycle=second-cycle,cycle_colour=either",
                               "ing-1996,unnamed=nobody,cycle=disturber+square",
                               "hot=none,cycle=starter+psk,resume=dispute",
                               "hot=none,cycle=square,square_gap=anywhere,square_of=position"};

bool Contains(const std::vector<Point>& points, Point p) {
  return std::find(points.begin(), points.end(), p) != points.end();
}

// The stones that a legal board play removed, recomputed from the position before it.
void CheckRemoval(const Position& before, const Position& after, const Game::Ply& ply) {
  const Color player = ply.move.player;
  const Point at = *ply.move.at;
  Position placed = before;
  placed.Put(at, player);
  std::vector<Point> opposing;
  for (const Chain& chain : AllChains(placed)) {
    if (chain.color != player && chain.liberties.empty()) {
      opposing.insert(opposing.end(), chain.stones.begin(), chain.stones.end());
    }
  }
  const Chain own = ChainAt(placed, at);
  const std::vector<Point> self =
      opposing.empty() && own.liberties.empty() ? own.stones : std::vector<Point>();
  Require(std::set<Point>(opposing.begin(), opposing.end()) ==
              std::set<Point>(ply.captured.begin(), ply.captured.end()),
          "the opposing stones without a liberty are removed, and no others");
  Require(self == ply.self_removed,
          "the own chain goes if and only if it is left without a liberty");
  for (int i = 0; i < before.size().points(); ++i) {
    const Point p = before.size().At(i);
    const bool gone = Contains(ply.captured, p) || Contains(ply.self_removed, p);
    Require(after.At(p) == (gone ? std::nullopt : placed.At(p)), "nothing else changes");
  }
}

class Checker {
 public:
  explicit Checker(const Game& game) : game_(game), start_(game.position()) {
    finder_.Saw(start_);
    positions_.insert(start_.cells());
    situations_.insert({start_.cells(), game_.to_move()});
  }

  void Move(std::optional<Point> at) {
    const hotstone::spec::Move move{game_.to_move(), at};
    const Situation before = game_.situation();
    const size_t plies = game_.plies().size();
    const bool ended = game_.ended();
    const Ruling judged = game_.Judge(move);
    Game copy = game_;
    const Ruling ruling = copy.Play(move);
    Require(judged.why == ruling.why, "Play rules as Judge does");
    Require(game_.situation() == before, "a copy is a game of its own");
    Require(!ended || ruling.why == Illegality::kGameOver, "nothing is legal after the end");
    Require(ended || at.has_value() || ruling.legal(), "a pass is legal before the end");
    game_.Play(move);
    Require(game_.situation() == copy.situation(), "the copy plays alike");
    if (!ruling.legal()) {
      Require(game_.situation() == before && game_.plies().size() == plies,
              "an illegal move changes nothing");
      return;
    }
    CheckPly(before);
  }

 private:
  void CheckPly(const Situation& before) {
    const RuleSet& rules = game_.rules();
    const Situation& now = game_.situation();
    const Game::Ply& ply = game_.plies().back();
    Require(IsLegal(now.position), "positions stay legal");
    Require(now.to_move == Opponent(ply.move.player), "the turn passes on");
    Require(now.passes <= rules.end_passes, "the game ends in time");
    if (ply.move.IsPass()) {
      Require(now.position == before.position && now.bans.empty(),
              "a pass changes nothing and lifts the ban");
    } else {
      Require(!before.bans.contains(*ply.move.at), "a ban is kept");
      CheckRemoval(before.position, now.position, ply);
      Require(rules.self_removal == SelfRemoval::kAny || now.position != before.position,
              "variation");
      Require(rules.self_removal != SelfRemoval::kNone || ply.self_removed.empty(),
              "no self-removal");
      const bool fresh = positions_.insert(now.position.cells()).second;
      Require(rules.cycle != Cycle::kPsk || fresh, "psk never repeats a position");
    }
    const bool fresh = situations_.insert({now.position.cells(), now.to_move}).second;
    Require(rules.cycle != Cycle::kSsk || fresh || ply.move.IsPass(),
            "ssk never repeats a situation");
    for (const Point ban : now.bans) {
      Require(now.position.IsEmpty(ban), "a banned point is empty");
      const auto removed = PlayAt(now.position, now.to_move, ban).captured;
      Require(removed.size() == 1 || removed.size() == 2,
              "a ban keeps one or two stones from being removed");
      Require(rules.hot != HotLayer::kBasic || removed == std::vector<Point>{*ply.move.at},
              "the one hot stone is the one just played");
    }
    for (const Color color : {Color::kBlack, Color::kWhite}) {
      int played = 0;
      for (const Game::Ply& p : game_.plies())
        played += !p.move.IsPass() && p.move.player == color ? 1 : 0;
      Require(now.position.StoneCount(color) ==
                  start_.StoneCount(color) + played - game_.RemovedStones(color),
              "no stone is lost");
    }
    finder_.Saw(now.position);
    std::vector<Point> bans;
    for (const auto& ban : finder_.Bans(game_)) bans.push_back(ban.at);
    Require(bans == game_.KoPoints(game_.to_move()), "the ko bans found are the ko points");
  }

  Game game_;
  Position start_;
  hotstone::answers::KoBanFinder finder_;
  std::set<std::string> positions_;
  std::set<std::pair<std::string, Color>> situations_;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  if (size < 3) return 0;
  const RuleSet rules = *ParseRuleSet(kRules[data[0] % kRules.size()]);
  Position setup(*BoardSize::Create(1 + (data[1] & 15) % 9, 1 + (data[1] >> 4) % 9));
  const int points = setup.size().points();
  const size_t stones = std::min<size_t>(data[2] % 32, (size - 3) / 2);
  for (size_t i = 0; i < stones; ++i) {
    setup.Put(setup.size().At(data[3 + 2 * i] % points),
              data[4 + 2 * i] % 2 == 0 ? Color::kBlack : Color::kWhite);
  }
  const auto game = Game::Create(rules, setup, Color::kBlack);
  Require(game.ok() == IsLegal(setup), "a game starts from every legal setup and from no other");
  if (!game.ok()) return 0;
  Checker checker(*game);
  const size_t first = 3 + 2 * stones;
  for (size_t i = first; i < size && i - first < kMoves; ++i) {
    const int move = data[i] % (points + 1);
    checker.Move(move == points ? std::nullopt : std::optional<Point>(setup.size().At(move)));
  }
  return 0;
}
