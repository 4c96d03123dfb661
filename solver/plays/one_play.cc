// Obligations about one play from any legal position of a board: chains keep liberties, positions
// that a play leaves unchanged, captures that remove no own stones, and the order in which chains
// are removed.
//
// Each obligation makes a play of any kind (any_play.h), states what would be wrong as a formula
// over sets of points, and asks the solver for a model. Legal positions come with ranks, numbers
// that fall along stones to a liberty. If a claim needs some set to have a stone of least rank, the
// obligation states that as an assumption, and `on_paper` says why it is justified. A model is read
// back as a position and a play and must be wrong under spec/ as well. Mutants replace the right
// removal with a wrong one, and the claim must then fail.
//
// For example, removal-order removes any set `first` of captured chains at the beginning and asks
// for a play after which the opposing chains without a liberty are not exactly the other captured
// ones. There is none. If parts of chains may go first, which is its mutant parts-of-chains, there
// is one: removing one of two stones of a chain leaves the other with a liberty.
#include "solver/plays/one_play.h"

#include <string>

#include "solver/plays/any_play.h"
#include "solver/rules/chains.h"
#include "solver/rules/point_set.h"
#include "spec/board/board_play.h"
#include "spec/board/chains.h"

namespace hotstone::solver {
namespace {

constexpr char kOnPaper[] =
    "ranks exist if every chain has a liberty (distances do, and fit the width); a non-empty "
    "finite set of stones has one of smallest rank; White's plays by colour-invariance";

constexpr char kIllegalBefore[] = "illegal-before";
const Mutant& IllegalBefore() {
  static const auto* const mutant =
      new Mutant{kIllegalBefore, "the play may be made from any filling of the board"};
  return *mutant;
}

// Any play under a mutant; under "illegal-before" the only condition on the position is that no
// point has two stones.
AnyPlay PlayUnder(z3::context& context, const Instance& instance) {
  AnyPlay any = MakeAnyPlay(context, SymbolicBoard(instance.cols, instance.rows),
                            RemovalUnder(instance.mutant));
  if (instance.mutant == kIllegalBefore) {
    any.assumptions[0] = {"no point is taken twice", NoPointTwice(any.before)};
  }
  return any;
}

z3::expr LeastNamed(const AnyPlay& any, const PointSet& set, const Ranks& ranks,
                    const std::string& name) {
  return IsLeastOf(any.board, FreshSet(set[0].ctx(), any.board, name), set, ranks);
}

Obligation WithMutants(Obligation obligation, const std::vector<std::string>& removals,
                       bool illegal_before) {
  obligation.mutants = WrongRemovals(removals);
  if (illegal_before) obligation.mutants.push_back(IllegalBefore());
  return obligation;
}

Part LibertiesPart(z3::context& context, const Instance& instance, bool own) {
  const AnyPlay any = PlayUnder(context, instance);
  const SymbolicPlay& play = any.play;
  const PointSet& stones = play.after.Of(own ? play.player : spec::Opponent(play.player));
  const PointSet chains = FreshSet(context, any.board, "chains");
  Part part{
      own ? "own" : "opposing",
      "QF_BV",
      any.assumptions,
      {"chains without a liberty: none",
       !(Nonempty(chains) && IsWithoutLiberty(any.board, chains, stones, play.after.Empty()))},
      {},
      true};
  part.assumptions.push_back(
      {"a stone of least rank among these chains", LeastNamed(any, chains, play.ranks, "least")});
  if (own) {
    part.assumptions.push_back({"the same by the ranks before the play",
                                LeastNamed(any, chains, any.before_ranks, "least_before")});
    part.assumptions.push_back(
        {"a captured stone of least rank",
         LeastNamed(any, play.captured, any.before_ranks, "least_captured")});
  }
  part.decode = [any](const z3::model& model) -> absl::StatusOr<Decoded> {
    return DecodePlay(model, any, [](const spec::BoardPlay& p) { return !spec::IsLegal(p.after); });
  };
  return part;
}

Obligation PlayLeavesLiberties() {
  Obligation o;
  o.name = "play-leaves-liberties";
  o.clauses = {"ING96-R4-removal", "ING96-G417", "TT-MOVE"};
  o.statement = "After a board play from a legal position every chain has a liberty.";
  o.on_paper = kOnPaper;
  o.build = [](z3::context& context, const Instance& instance) {
    return std::vector<Part>{LibertiesPart(context, instance, true),
                             LibertiesPart(context, instance, false)};
  };
  return WithMutants(std::move(o), {"captured-stay", "own-stay", "point-is-free"}, true);
}

Obligation UnchangedSingleRemoval() {
  Obligation o;
  o.name = "unchanged-single-removal";
  o.clauses = {"ING96-R3-board-play", "ING96-G311", "ING91-1-zug-auf-dem-brett"};
  o.statement =
      "A board play from a legal position leaves the position unchanged if and only if it removes "
      "just one stone of the player.";
  o.on_paper = "ranks exist if every chain has a liberty; White's plays by colour-invariance";
  o.build = [](z3::context& context, const Instance& instance) {
    const AnyPlay any = PlayUnder(context, instance);
    Part part{"",
              "QF_BV",
              any.assumptions,
              {"unchanged if and only if one stone of the player is removed",
               SamePosition(any.before, any.play.after) == RemovesOwnSingle(any.play)},
              {},
              true};
    part.decode = [any](const z3::model& model) -> absl::StatusOr<Decoded> {
      return DecodePlay(model, any, [](const spec::BoardPlay& p) {
        return (p.before == p.after) != (p.self_removed.size() == 1);
      });
    };
    return std::vector<Part>{part};
  };
  return WithMutants(std::move(o), {"both-at-once"}, true);
}

Obligation CaptureKeepsOwn() {
  Obligation o;
  o.name = "capture-keeps-own";
  o.clauses = {"ING96-R4-removal", "TT-MOVE"};
  o.statement =
      "A board play from a legal position that captures removes none of the player's own stones, "
      "and after it every chain of the player has a liberty.";
  o.on_paper = kOnPaper;
  o.build = [](z3::context& context, const Instance& instance) {
    const AnyPlay any = PlayUnder(context, instance);
    const SymbolicPlay& play = any.play;
    const PointSet chains = FreshSet(context, any.board, "chains");
    const z3::expr without_liberty =
        Nonempty(chains) &&
        IsWithoutLiberty(any.board, chains, play.placed.Of(play.player), play.after.Empty());
    Part part{"",
              "QF_BV",
              any.assumptions,
              {"no stone of the player is removed, no chain of the player is without a liberty",
               !RemovesOwn(play) && !without_liberty},
              {},
              true};
    part.assumptions.push_back({"the play captures", Captures(play)});
    part.assumptions.push_back({"a stone of least rank among these chains",
                                LeastNamed(any, chains, any.before_ranks, "least")});
    part.assumptions.push_back(
        {"a stone of least rank among the captured stones",
         LeastNamed(any, play.captured, any.before_ranks, "least_captured")});
    part.decode = [any](const z3::model& model) -> absl::StatusOr<Decoded> {
      return DecodePlay(model, any, [](const spec::BoardPlay& p) {
        return !p.captured.empty() && (!p.self_removed.empty() || !spec::IsLegal(p.after));
      });
    };
    return std::vector<Part>{part};
  };
  o.objection = [](int cols, int rows) {
    return cols * rows < 2 ? std::string("there is no capture on one point") : std::string();
  };
  return WithMutants(std::move(o), {"both-at-once"}, true);
}

constexpr char kPartsOfChains[] = "parts-of-chains";

Obligation RemovalOrder() {
  Obligation o;
  o.name = "removal-order";
  o.clauses = {"ING96-R4-removal", "TT-MOVE"};
  o.statement =
      "Whichever captured chains are removed first, the opposing chains that then have no liberty "
      "are the rest of the captured ones, and the player's own chains that are removed are the "
      "same.";
  o.on_paper = std::string(kOnPaper) + "; any number of steps by induction";
  o.build = [](z3::context& context, const Instance& instance) {
    // Under "own-first" the law is compared with a second step that takes own chains first.
    Instance law = instance;
    if (instance.mutant == "own-first") law.mutant.clear();
    const AnyPlay any = PlayUnder(context, law);
    const SymbolicPlay& play = any.play;
    const PointSet& own = play.placed.Of(play.player);
    const PointSet& opposing = play.placed.Of(spec::Opponent(play.player));
    const PointSet empty = play.placed.Empty();

    const PointSet first = FreshSet(context, any.board, "first");
    const PointSet rest = FreshSet(context, any.board, "rest");
    const PointSet own_last = FreshSet(context, any.board, "own_last");
    const Ranks ranks = FreshRanks(context, any.board, "later_rank");
    const bool own_first = instance.mutant == "own-first";

    const z3::expr same_captured = SameSet(play.captured, Union(first, rest));
    Part part{"opposing", "QF_BV", any.assumptions, {"the same are captured", same_captured},
              {},         true};
    part.assumptions.push_back({"some captured chains are removed first",
                                instance.mutant == kPartsOfChains
                                    ? IsSubset(first, play.captured)
                                    : IsSubset(first, play.captured) &&
                                          IsWithoutLiberty(any.board, first, opposing, empty)});
    const z3::expr own_go = IsAllWithoutLiberty(any.board, own_last, own, empty, ranks);
    const z3::expr rest_go =
        IsAllWithoutLiberty(any.board, rest, Minus(opposing, first), Union(empty, first), ranks);
    if (own_first) {
      part.assumptions.push_back({"the player's own chains without a liberty are removed", own_go});
      part.assumptions.push_back(
          {"then the opposing ones, if there were none",
           z3::ite(Nonempty(own_last), !Nonempty(first) && !Nonempty(rest), rest_go)});
    } else {
      part.assumptions.push_back({"then all that have no liberty", rest_go});
      part.assumptions.push_back(
          {"the player's own chains are removed last, if there was nothing to capture",
           z3::ite(Nonempty(first) || Nonempty(rest), !Nonempty(own_last), own_go)});
    }
    part.assumptions.push_back(
        {"a stone of least rank among what goes too much",
         LeastNamed(any, Minus(rest, play.captured), play.ranks, "least_more")});
    part.assumptions.push_back(
        {"a stone of least rank among what stays",
         LeastNamed(any, Minus(Minus(play.captured, first), rest), ranks, "least_less")});
    part.decode = [any, first](const z3::model& model) -> absl::StatusOr<Decoded> {
      return DecodePlay(model, any, [&](const spec::BoardPlay& p) {
        // Remove the chains of `first`; the stones that spec/ then finds without a liberty must be
        // the other captured ones.
        spec::Position position = p.before;
        position.Put(p.at, p.player);
        for (const int q : PointsIn(model, first)) position.Remove(position.size().At(q));
        std::vector<spec::Point> gone;
        for (int q = 0; q < position.size().points(); ++q) {
          const spec::Point point = position.size().At(q);
          const bool now = position.At(point) == spec::Opponent(p.player) &&
                           spec::ChainAt(position, point).liberties.empty();
          const bool before =
              p.before.At(point) == spec::Opponent(p.player) && position.IsEmpty(point);
          if (now || before) gone.push_back(point);
        }
        return gone != p.captured;
      });
    };

    Part own_part = part;
    own_part.name = "own";
    own_part.claim = {"the same own stones are removed", SameSet(play.self_removed, own_last)};
    own_part.assumptions.push_back({"the same are captured: by the other part", same_captured});
    own_part.assumptions.push_back(
        {"a stone of least rank among own stones that go too much",
         LeastNamed(any, Minus(own_last, play.self_removed), play.ranks, "least_own_more")});
    own_part.assumptions.push_back(
        {"a stone of least rank among own stones that stay",
         LeastNamed(any, Minus(play.self_removed, own_last), ranks, "least_own_less")});
    return std::vector<Part>{part, own_part};
  };
  o.mutants = WrongRemovals({"own-first", "some-may-stay"});
  o.mutants.push_back({kPartsOfChains, "parts of captured chains may be removed first"});
  return o;
}

}  // namespace

std::vector<Obligation> OnePlayObligations() {
  return {PlayLeavesLiberties(), UnchangedSingleRemoval(), CaptureKeepsOwn(), RemovalOrder()};
}

}  // namespace hotstone::solver
