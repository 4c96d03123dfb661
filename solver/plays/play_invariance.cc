#include "solver/plays/play_invariance.h"

#include <numeric>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "solver/plays/any_play.h"
#include "solver/rules/chains.h"
#include "solver/rules/point_set.h"
#include "spec/board/board_play.h"

namespace hotstone::solver {
namespace {

constexpr char kRanksOnPaper[] = "a non-empty finite set of stones has one of smallest rank";

constexpr char kLineOneWay[] = "line-one-way";
constexpr char kWhiteOwnFirst[] = "white-own-first";

Permutation Identity(const SymbolicBoard& board) {
  Permutation image(static_cast<size_t>(board.points()));
  std::iota(image.begin(), image.end(), 0);
  return image;
}

// How the second run differs: the play with each point moved and, if requested, the colours
// exchanged.
struct Change {
  std::string name;  // of the part
  Permutation image;
  bool colours = false;
};

spec::Position Changed(const spec::Position& position, const Change& change) {
  spec::Position moved(position.size());
  for (int p = 0; p < position.size().points(); ++p) {
    const auto color = position.At(position.size().At(p));
    if (color.has_value()) {
      moved.Put(position.size().At(change.image[static_cast<size_t>(p)]),
                change.colours ? spec::Opponent(*color) : *color);
    }
  }
  return moved;
}

// The stones of least rank among those that one run removes and the other leaves, in both
// directions.
void AddLeast(const SymbolicBoard& board, const PointSet& a, const Ranks& a_ranks,
              const PointSet& b, const Ranks& b_ranks, const std::string& what,
              std::vector<Assertion>& assumptions) {
  z3::context& context = a[0].ctx();
  assumptions.push_back(
      {absl::StrCat(what, ": of least rank what the second run alone removes"),
       IsLeastOf(board, FreshSet(context, board, absl::StrCat("least_", what, "_more")),
                 Minus(b, a), a_ranks)});
  assumptions.push_back(
      {absl::StrCat(what, ": of least rank what the first run alone removes"),
       IsLeastOf(board, FreshSet(context, board, absl::StrCat("least_", what, "_less")),
                 Minus(a, b), b_ranks)});
}

std::vector<Part> TwoRuns(z3::context& context, const Instance& instance, const Change& change) {
  SymbolicBoard board(instance.cols, instance.rows);
  if (instance.mutant == kLineOneWay) board = board.WithoutLine(0, 1);
  const Removal removal = RemovalUnder(instance.mutant);
  Removal second_removal = removal;
  if (instance.mutant == kWhiteOwnFirst) second_removal.own_first = true;

  const AnyPlay any = MakeAnyPlay(context, board, removal);
  const SymbolicPlay& play = any.play;
  SymbolicPosition start = Moved(any.before, change.image);
  if (change.colours) start = ColoursExchanged(start);
  const SymbolicPlay other =
      MakePlay(board, start, change.colours ? spec::Opponent(play.player) : play.player,
               Moved(play.at, change.image), "other", second_removal);

  std::vector<Assertion> assumptions = any.assumptions;
  for (const Assertion& law : other.law) {
    assumptions.push_back({"the second run: " + law.name, law.formula});
  }
  const PointSet captured = Moved(play.captured, change.image);
  const PointSet self_removed = Moved(play.self_removed, change.image);
  const Ranks ranks = Moved(play.ranks, change.image);
  const z3::expr same_captured = SameSet(captured, other.captured);
  SymbolicPosition end = Moved(play.after, change.image);
  if (change.colours) end = ColoursExchanged(end);

  const auto decode = [any, change](const z3::model& model) -> absl::StatusOr<Decoded> {
    return DecodePlay(model, any, [&](const spec::BoardPlay& p) {
      const spec::BoardPlay second = spec::PlayAt(
          Changed(p.before, change), change.colours ? spec::Opponent(p.player) : p.player,
          p.before.size().At(change.image[static_cast<size_t>(p.before.size().Index(p.at))]));
      return second.after != Changed(p.after, change);
    });
  };
  const auto name = [&](const std::string& part) {
    return change.name.empty() ? part : absl::StrCat(change.name, " ", part);
  };
  Part opposing{name("opposing"), "QF_BV", assumptions, {"the same are captured", same_captured},
                decode,           true};
  AddLeast(board, captured, ranks, other.captured, other.ranks, "captured", opposing.assumptions);
  Part own{name("own"), "QF_BV",
           assumptions, {"the resulting position is the same", SamePosition(end, other.after)},
           decode,      true};
  own.assumptions.push_back({"the same are captured: by the other part", same_captured});
  AddLeast(board, self_removed, ranks, other.self_removed, other.ranks, "own", own.assumptions);
  return {opposing, own};
}

Obligation PlayIsAFunction() {
  Obligation o;
  o.name = "play-is-a-function";
  o.clauses = {"ING96-R4-removal", "TT-MOVE"};
  o.statement =
      "A legal position, a colour and a point determine what a board play removes and leaves.";
  o.on_paper = kRanksOnPaper;
  o.build = [](z3::context& context, const Instance& instance) {
    const SymbolicBoard board(instance.cols, instance.rows);
    return TwoRuns(context, instance, {"", Identity(board), false});
  };
  o.mutants = WrongRemovals({"some-may-stay"});
  return o;
}

Obligation ColourInvariance() {
  Obligation o;
  o.name = "colour-invariance";
  o.clauses = {"ING96-R12-color", "ING96-R4-removal"};
  o.statement =
      "White's play at a point of the position with the colours exchanged is Black's, exchanged.";
  o.on_paper = kRanksOnPaper;
  o.build = [](z3::context& context, const Instance& instance) {
    const SymbolicBoard board(instance.cols, instance.rows);
    return TwoRuns(context, instance, {"", Identity(board), true});
  };
  o.mutants = WrongRemovals({"some-may-stay"});
  o.mutants.push_back(
      {kWhiteOwnFirst, "White removes his own chains first, opposing ones only if there are none"});
  return o;
}

Obligation SymmetryInvariance() {
  Obligation o;
  o.name = "symmetry-invariance";
  o.clauses = {"ING96-R11-points", "ING96-R4-removal"};
  o.statement =
      "A play on the mirrored board is the mirrored play, for mirrors that generate all "
      "symmetries.";
  o.on_paper = kRanksOnPaper;
  o.build = [](z3::context& context, const Instance& instance) {
    std::vector<Part> parts;
    for (const Permutation& image : SymbolicBoard(instance.cols, instance.rows).Generators()) {
      const std::string name = absl::StrCat("mirror ", parts.size() / 2 + 1);
      for (Part& part : TwoRuns(context, instance, {name, image, false}))
        parts.push_back(std::move(part));
    }
    return parts;
  };
  o.objection = [](int cols, int rows) {
    return cols * rows < 2 ? std::string("one point has no mirror that moves it") : std::string();
  };
  o.mutants = {{kLineOneWay, "B1 is adjacent to A1, but A1 not to B1"}};
  return o;
}

}  // namespace

std::vector<Obligation> PlayInvarianceObligations() {
  return {PlayIsAFunction(), ColourInvariance(), SymmetryInvariance()};
}

}  // namespace hotstone::solver
