// Plies of a game as points of a universe without structure.
//
// A ply has a time, a point, and the situation (position and player to move) in which it is made;
// it is a play or a pass. A cycle is a return to a situation. Rules about completed cycles are
// sentences about all plies (recycling_lemmas.cc). They mention no board, so what is proved holds
// on every board.
#ifndef HOTSTONE_SOLVER_ALL_BOARDS_PLY_HISTORY_H_
#define HOTSTONE_SOLVER_ALL_BOARDS_PLY_HISTORY_H_

#include <string>
#include <utility>
#include <vector>

#include "solver/all_boards/universe.h"

namespace hotstone::solver {

// The number of plies in the finite twin of a statement about plies.
inline constexpr int kTwinPlies = 4;

class PlyHistory {
 public:
  PlyHistory(z3::context& context, const Instance& instance)
      : plies(context, "Ply", instance.universe),
        time(plies.IntegerFunction("time")),
        situation(plies.IntegerFunction("situation")),
        point(plies.IntegerFunction("point")),
        play(plies.Set("play")) {
    const z3::func_decl black_to_move =
        context.function("black_to_move", context.int_sort(), context.bool_sort());
    by_black = [black_to_move, s = situation](const z3::expr& p) { return black_to_move(s(p)); };
    assumptions.push_back({"plies are made one after the other",
                           plies.ForAll([&](const z3::expr& p, const z3::expr& q) {
                             return z3::implies(time(p) == time(q), p == q);
                           })});
  }

  // A cycle from the ply `from`, completed before the ply `to`.
  z3::expr Cycle(const z3::expr& from, const z3::expr& to) const {
    return time(from) < time(to) && situation(from) == situation(to) &&
           plies.ForAll([&](const z3::expr& p) {
             return z3::implies(time(from) < time(p) && time(p) < time(to),
                                situation(p) != situation(to));
           });
  }
  z3::expr SamePlay(const z3::expr& p, const z3::expr& q) const {
    return play(p) && play(q) && situation(p) == situation(q) && point(p) == point(q);
  }
  // The first ply after p in its situation, unless there is none.
  z3::expr Return(const z3::expr& p, const std::string& name) {
    const z3::expr first = plies.Constant(name);
    assumptions.push_back({name + ": the first in that situation, if there is one",
                           plies.ForAll([&](const z3::expr& q) {
                             return z3::implies(time(p) < time(q) && situation(p) == situation(q),
                                                time(p) < time(first) &&
                                                    situation(p) == situation(first) &&
                                                    time(first) <= time(q));
                           })});
    return first;
  }

  Universe plies;
  z3::func_decl time;
  z3::func_decl situation;
  z3::func_decl point;
  Where play;
  Where by_black;  // the player to move in the situation
  std::vector<Assertion> assumptions;
};

// The part of this name, with the closure assumptions of the universe.
Part FinishedPart(const Universe& universe, const std::string& name,
                  std::vector<Assertion> assumptions, const Assertion& claim);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_ALL_BOARDS_PLY_HISTORY_H_
