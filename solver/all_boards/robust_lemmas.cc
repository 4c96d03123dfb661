// Why a robust strategy works under every repetition rule (docs/explanation/determinacy.md).
//
// X follows the strategy, O plays freely. A position in which X may have to move has a rank, and
// the list of certify/solution says that every position O leaves after X's play has a lower rank,
// as does every position O leaves by a play that changes the position after X's pass. RanksFall is
// about one turn of X and the answer of O, in integers. NeverReturns is about a whole game, with
// plies and positions as points of one universe with times and ranks: X's play leads to no earlier
// position. RefusalsReturn is about what repetition rules remember: a play that one of them refuses
// leads to an earlier position. Each has mutants that leave out one assumption.
//
// For example, let X play from p of rank 3 to q. The list says that whatever O leaves from q,
// including q itself, has rank 2 at most. If q had occurred before, X would have been to move then
// or one ply later, at a position that O leaves from q, so of rank 2 at most; and ranks do not
// rise, so p would not have rank 3.
#include "solver/all_boards/robust_lemmas.h"

#include <string>

#include "solver/all_boards/ply_history.h"

namespace hotstone::solver {
namespace {

using Parts = std::vector<Part>;

constexpr int kTwinThings = 6;

// One turn of X and O's answer: ranks before and after, and the passes in a row left until the game
// ends.
Parts RanksFall(z3::context& context, const Instance& instance) {
  Parts parts;
  const z3::expr rank = context.int_const("rank_before");
  const z3::expr next = context.int_const("rank_after");
  const z3::expr left = context.int_const("passes_left_before");
  const z3::expr left_next = context.int_const("passes_left_after");
  const z3::expr end = context.int_const("end_passes");
  const auto add = [&](const std::string& name, const z3::expr& turn, const z3::expr& rank_moves) {
    parts.push_back({name,
                     "QF_LIA",
                     {{"ranks are natural numbers, and the game is not over",
                       rank >= 0 && next >= 0 && end >= 2 && left >= 1 && left <= end},
                      {"X's turn and O's answer", turn}},
                     {"the rank does not rise, falls after a play, and (rank, passes left) falls",
                      next <= rank && rank_moves && (next < rank || left_next < left)},
                     nullptr,
                     false});
  };
  const z3::expr falls = instance.mutant == "not-below" ? next <= rank : next < rank;
  add("play", falls && left_next <= end, next < rank);
  add("pass-and-play",
      (instance.mutant == "pass-leads-anywhere" ? next <= rank + 1 : falls) && left_next == end,
      context.bool_val(true));
  // The game continues after both passes, so at least three were left.
  const z3::expr passes =
      instance.mutant == "single-removal" ? left_next == end : left >= 3 && left_next == left - 2;
  add("pass-and-pass", next == rank && passes, context.bool_val(true));
  return parts;
}

// The elements are plies and positions.
Parts NeverReturns(z3::context& context, const Instance& instance) {
  Universe things(context, "Thing", instance.universe);
  const z3::func_decl time = things.IntegerFunction("time");
  const z3::func_decl position = things.Function("position");
  const z3::func_decl rank = things.IntegerFunction("rank");
  const z3::func_decl rank_then = things.IntegerFunction("rank_then");
  const z3::func_decl leaves = things.Relation("opponent_leaves");
  const Where to_move = things.Set("x_to_move");
  const z3::expr now = things.Constant("now");
  const z3::expr made = things.Constant("made");
  const z3::expr earlier = things.Constant("earlier");
  const z3::expr next = things.Constant("next_of_x");
  // The rank that X uses at a ply with X to move.
  const auto rank_at = [&](const z3::expr& ply) {
    return instance.mutant == "rank-of-the-ply" ? rank_then(ply) : rank(position(ply));
  };
  std::vector<Assertion> a;
  if (instance.mutant != "ranks-rise") {
    a.push_back({"ranks do not rise between plies in which X is to move",
                 things.ForAll([&](const z3::expr& p, const z3::expr& q) {
                   return z3::implies(to_move(p) && to_move(q) && time(p) <= time(q),
                                      rank_at(q) <= rank_at(p));
                 })});
  }
  a.push_back(
      {"X is to move now, and the opponent's result from the position X makes has a lower rank",
       to_move(now) && things.ForAll([&](const z3::expr& left) {
         const z3::expr lower = instance.mutant == "not-below" ? rank(left) <= rank_at(now)
                                                               : rank(left) < rank_at(now);
         return z3::implies(leaves(made, left), lower);
       })});
  if (instance.mutant != "pass-left-out") {
    a.push_back({"the opponent may leave a position by a pass",
                 things.ForAll([&](const z3::expr& p) { return leaves(p, p); })});
  }
  a.push_back({"another ply was not later", time(earlier) <= time(now)});
  const z3::expr followed = instance.mutant == "reply-left-out"
                                ? context.bool_val(true)
                                : leaves(position(earlier), position(next));
  a.push_back({"if the opponent was to move then, X was at the next ply, where the opponent led",
               to_move(earlier) || (time(earlier) < time(next) && time(next) <= time(now) &&
                                    to_move(next) && followed)});
  return {FinishedPart(
      things, "", a,
      {"the position that X makes is not that of the earlier ply", made != position(earlier)})};
}

// The elements are plies and positions. `after` is the position that a ply leads to.
Parts RefusalsReturn(z3::context& context, const Instance& instance) {
  Parts parts;
  for (const std::string rule : {"same-position", "same-step", "same-play", "same-stretch"}) {
    Universe things(context, "Thing", instance.universe);
    const z3::func_decl time = things.IntegerFunction("time");
    const z3::func_decl point = things.IntegerFunction("point");
    const z3::func_decl position = things.Function("position");
    const z3::func_decl after = things.Function("after");
    const z3::func_decl following = things.Function("following");
    const Where black = things.Set("by_black");
    const z3::expr now = things.Constant("now");
    const z3::expr earlier = things.Constant("earlier");
    std::vector<Assertion> a;
    a.push_back({"an earlier ply", time(earlier) < time(now)});
    a.push_back(
        {"the ply that follows is made, not after this one, in the position that the ply leads to",
         things.ForAll([&](const z3::expr& p) {
           return z3::implies(time(p) < time(now), time(p) < time(following(p)) &&
                                                       time(following(p)) <= time(now) &&
                                                       position(following(p)) == after(p));
         })});
    if (instance.mutant != "chance") {
      a.push_back({"a play leads to only one position",
                   things.ForAll([&](const z3::expr& p, const z3::expr& q) {
                     return z3::implies(
                         position(p) == position(q) && point(p) == point(q) && black(p) == black(q),
                         after(p) == after(q));
                   })});
    }
    if (rule == "same-position") {
      a.push_back({"psk, ssk, nssk: the play leads to what the earlier ply was made in, or led to",
                   after(now) == position(earlier) || after(now) == after(earlier)});
    } else if (rule == "same-step") {
      a.push_back({"fixed: the earlier ply was the same step",
                   position(now) == position(earlier) && after(now) == after(earlier)});
    } else if (rule == "same-play") {
      const z3::expr by_same = instance.mutant == "either-colour" ? context.bool_val(true)
                                                                  : black(now) == black(earlier);
      a.push_back({"completed cycles: the earlier ply was the same play",
                   position(now) == position(earlier) && point(now) == point(earlier) && by_same});
    } else {
      a.push_back(
          {"square: the sequence ends in a stretch that occurred before, so its last position is "
           "an earlier one",
           instance.mutant == "unequal-stretch" ? position(now) == position(earlier)
                                                : after(now) == position(earlier)});
    }
    parts.push_back(FinishedPart(things, rule, a,
                                 {"a position up to now is the one that the play makes",
                                  things.Exists([&](const z3::expr& p) {
                                    return time(p) <= time(now) && position(p) == after(now);
                                  })}));
  }
  return parts;
}

}  // namespace

std::vector<Obligation> RobustLemmas() {
  return {
      OnAllBoards(
          "robust-ranks-fall", {"COMP-SELF", "ING96-R3-pass-play"},
          "If a robust strategy is followed, the rank does not rise from one turn of X to the next "
          "and falls after a play of X, and (rank, passes left) falls in lexicographic order.",
          "what holds from turn to turn holds from each turn to all later ones; there is no "
          "infinite descent of pairs of natural numbers",
          {{"not-below", "the opponent's result need not have a lower rank"},
           {"pass-leads-anywhere",
            "after a pass of X the opponent's play may lead to a higher rank"},
           {"single-removal",
            "the opponent may leave the position unchanged without this counting as a pass"}},
          0, RanksFall),
      OnAllBoards(
          "robust-never-returns",
          {"ING96-R5", "TT-MOVE", "COMP-SSK", "COMP-NSSK", "COMP-FIXED", "ING96-G517"},
          "A play of a robust strategy leads to no position that has been on the board before.",
          "that ranks do not rise is robust-ranks-fall; the list is checked entry by entry",
          {{"not-below", "the opponent's result may have the same rank"},
           {"ranks-rise", "ranks may rise during the game"},
           {"pass-left-out", "the opponent's pass is ignored"},
           {"reply-left-out", "the opponent may lead to a position that he cannot leave"},
           {"rank-of-the-ply", "a position may have a different rank each time"}},
          kTwinThings, NeverReturns),
      OnAllBoards(
          "robust-refusals-return",
          {"ING96-R5", "TT-MOVE", "COMP-SSK", "COMP-NSSK", "COMP-FIXED", "ING96-G517"},
          "A play that is refused by psk, ssk, nssk, fixed, a rule about completed cycles "
          "(cycle_colour=same) or square leads to a position that has been on the board before.",
          "that spec/ refuses what the parts say was read from its code, and is tested",
          {{"chance", "the same play may lead to different positions"},
           {"either-colour", "a play counts as repeated if the other player made it"},
           {"unequal-stretch", "the earlier stretch may end in another position"}},
          kTwinThings, RefusalsReturn),
  };
}

}  // namespace hotstone::solver
