#include "solver/plays/two_plays.h"

#include <string>
#include <utility>

#include "solver/plays/any_play.h"
#include "solver/rules/chains.h"
#include "solver/rules/point_set.h"
#include "solver/rules/single_hot_stone.h"
#include "solver/rules/variation.h"
#include "spec/board/board_play.h"
#include "spec/rules/hot_stone.h"
#include "spec/rules/self_removal.h"

namespace hotstone::solver {
namespace {

constexpr char kFirstIllegalBefore[] = "illegal-before";

// A play by Black and one by White from the resulting position; constants before_..., at_...,
// play_..., next_at_..., next_....
struct TwoPlays {
  AnyPlay first;
  SymbolicPlay second;
};

TwoPlays MakeTwoPlays(z3::context& context, const Instance& instance) {
  const SymbolicBoard board(instance.cols, instance.rows);
  const Removal removal = RemovalUnder(instance.mutant);
  AnyPlay first = MakeAnyPlay(context, board, removal);
  if (instance.mutant == kFirstIllegalBefore) {
    first.assumptions[0] = {"no point is taken twice", NoPointTwice(first.before)};
  }
  SymbolicPlay second = MakePlay(board, first.play.after, spec::Opponent(first.play.player),
                                 FreshSet(context, board, "next_at"), "next", removal);
  for (const Assertion& law : second.law) {
    first.assumptions.push_back({"next: " + law.name, law.formula});
  }
  return {std::move(first), std::move(second)};
}

z3::expr Returns(const TwoPlays& plays) {
  return SamePosition(plays.first.before, plays.second.after);
}

// Each captures exactly the stone that the other played, and both stones are hot.
z3::expr AreKoPair(const TwoPlays& plays) {
  const SymbolicBoard& board = plays.first.board;
  const SymbolicPlay& first = plays.first.play;
  const SymbolicPlay& second = plays.second;
  return SameSet(first.captured, second.at) && SameSet(second.captured, first.at) &&
         !RemovesOwn(first) && !RemovesOwn(second) &&
         SameSet(SingleHotStoneBans(board, first), second.at) &&
         SameSet(SingleHotStoneBans(board, second), first.at);
}

z3::expr AreSingleSelfRemovals(const TwoPlays& plays) {
  return SameSet(plays.first.play.self_removed, plays.first.play.at) &&
         SameSet(plays.second.self_removed, plays.second.at);
}

bool AreKoPair(const spec::BoardPlay& first, const spec::BoardPlay& second) {
  return first.captured == std::vector<spec::Point>{second.at} &&
         second.captured == std::vector<spec::Point>{first.at} &&
         spec::SingleHotStoneBan(first) == second.at && spec::SingleHotStoneBan(second) == first.at;
}

// Boards on which no two plays return to the position, except single removals on 1x1.
std::string WithoutKo(int cols, int rows) {
  const bool without = cols * rows == 3 || (cols == 2 && rows == 2);
  return without ? "there is no ko on three points in a row or on 2x2" : "";
}

Obligation TwoPlaysReturn(spec::SelfRemoval option) {
  const bool groups = option == spec::SelfRemoval::kGroups;
  Obligation o;
  o.name = groups ? "two-plays-return" : "two-plays-return-any";
  o.clauses =
      groups ? std::vector<std::string>{"ING96-R3-board-play", "ING96-R5-hot-stone", "ING96-G508"}
             : std::vector<std::string>{"TT-MOVE", "ING96-G508"};
  o.statement = groups
                    ? "Two consecutive board plays that both change the position lead back to it "
                      "only if each captures one stone and is hot after its play."
                    : "Two consecutive board plays lead back to the position only if each captures "
                      "one stone and is hot after its play, or if each removes only itself.";
  o.on_paper = "ranks exist if every chain has a liberty; White's plays by colour-invariance";
  o.build = [option, groups](z3::context& context, const Instance& instance) {
    const TwoPlays plays = MakeTwoPlays(context, instance);
    Part part{"", "QF_BV", plays.first.assumptions, {"a ko pair", AreKoPair(plays)}, {}, true};
    if (groups && instance.mutant != "no-variation") {
      part.assumptions.push_back(
          {"the play changes the position", ChangesPosition(plays.first.play)});
      part.assumptions.push_back(
          {"next: the play changes the position", ChangesPosition(plays.second)});
    }
    part.assumptions.push_back({"the position has come back", Returns(plays)});
    if (!groups) {
      part.claim = {"a ko pair or two single removals",
                    AreKoPair(plays) || AreSingleSelfRemovals(plays)};
      if (instance.mutant == "no-exception") {
        part.claim = {"a ko pair, if the first play removes no stone of the player",
                      AreKoPair(plays) && !RemovesOwn(plays.first.play)};
      }
    }
    part.decode = [plays, option](const z3::model& model) -> absl::StatusOr<Decoded> {
      return DecodeTwoPlays(
          model, plays.first, plays.second,
          [&](const spec::BoardPlay& first, const spec::BoardPlay& second) {
            const bool changes = first.before != first.after && second.before != second.after;
            const bool single = first.before == first.after && second.before == second.after;
            return first.before == second.after && !AreKoPair(first, second) &&
                   (option == spec::SelfRemoval::kGroups ? changes : !single);
          });
    };
    return std::vector<Part>{part};
  };
  if (groups) {
    o.objection = [](int cols, int rows) {
      return cols * rows == 1 ? std::string("there is no capture on one point")
                              : WithoutKo(cols, rows);
    };
    o.mutants = WrongRemovals({"both-at-once"});
    o.mutants.push_back({"no-variation", "a play need not change the position"});
  } else {
    o.objection = WithoutKo;
    o.mutants = WrongRemovals({"both-at-once"});
    o.mutants.push_back(
        {"no-exception", "removals of one's own single stone are not an exception"});
  }
  o.mutants.push_back(
      {kFirstIllegalBefore, "the first play may be made from any filling of the board"});
  return o;
}

HotStone HotStoneUnder(const std::string& mutant) {
  return {.took_exactly_one = mutant != "took-any-number",
          .stands_alone = mutant != "need-not-stand-alone",
          .one_liberty = mutant != "any-liberties"};
}

Obligation HotStoneIsRecapture() {
  Obligation o;
  o.name = "hot-stone-is-recapture";
  o.clauses = {"ING96-G508", "ING96-R3-board-play", "ZH-G38"};
  o.statement =
      "The opponent's next play is at the ban of the single hot stone if and only if it captures "
      "and restores the preceding position.";
  o.on_paper =
      "ranks exist if every chain has a liberty; a non-empty finite set of stones has one of "
      "smallest rank; White's plays by colour-invariance";
  o.build = [](z3::context& context, const Instance& instance) {
    const TwoPlays plays = MakeTwoPlays(context, instance);
    const SymbolicBoard& board = plays.first.board;
    const PointSet bans =
        SingleHotStoneBans(board, plays.first.play, HotStoneUnder(instance.mutant));
    Part part{"",
              "QF_BV",
              plays.first.assumptions,
              {"at the ban if and only if it captures and restores the position",
               Nonempty(Both(bans, plays.second.at)) == (Captures(plays.second) && Returns(plays))},
              {},
              true};
    part.assumptions.push_back(
        {"a captured stone of least rank, but for the hot one",
         IsLeastOf(board, FreshSet(context, board, "least"),
                   Minus(plays.second.captured, plays.first.play.at), plays.first.before_ranks)});
    part.decode = [plays](const z3::model& model) -> absl::StatusOr<Decoded> {
      return DecodeTwoPlays(model, plays.first, plays.second,
                            [](const spec::BoardPlay& first, const spec::BoardPlay& second) {
                              const bool banned = spec::SingleHotStoneBan(first) == second.at;
                              return banned !=
                                     (!second.captured.empty() && first.before == second.after);
                            });
    };
    return std::vector<Part>{part};
  };
  o.mutants = {
      {"took-any-number", "a stone that has captured several is also hot"},
      {"need-not-stand-alone", "a stone that is joined to others is also hot"},
      {"any-liberties", "a stone with several liberties is also hot, and all of them are banned"},
      {kFirstIllegalBefore, "the first play may be made from any filling of the board"}};
  return o;
}

}  // namespace

std::vector<Obligation> TwoPlayObligations() {
  return {TwoPlaysReturn(spec::SelfRemoval::kGroups), TwoPlaysReturn(spec::SelfRemoval::kAny),
          HotStoneIsRecapture()};
}

}  // namespace hotstone::solver
