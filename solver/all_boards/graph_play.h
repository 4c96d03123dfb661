// Positions and plays on any finite graph, in first-order logic.
//
// A board is a sort of points with a symmetric relation "adjacent" under which no point is adjacent
// to itself: lines, rectangles and any other graph on which Go could be played. Chains are hard for
// first-order logic because connectedness cannot be expressed in it. Two witnesses replace it, both
// made of a number for each point and a successor:
//
//   alive   each stone of a set has a neighbour as its successor, either an empty point or a stone
//           of its colour in the set with a smaller number. Following the successors, the numbers
//           fall, so the walk reaches an empty point, which is a liberty of the chain.
//   joined  each stone of a chain but one has a neighbour in the chain as its successor, with a
//           smaller number. So the whole chain is connected.
//
// The opposite needs no numbers:
//
//   dead    a closed set of stones of one colour (it contains all neighbours of that colour of each
//           of its stones) without an empty neighbour: whole chains, none with a liberty.
//
// A position is legal if all its stones are alive. A play adds one stone and removes a dead set of
// the opponent's stones such that the rest is alive, so the set contains all dead stones. If it is
// empty, the play removes the chain of the stone played if that chain is dead.
//
// Proofs look at a stone of a dead set with the least number: its successor can be neither empty
// nor a stone. That a finite set has a least element is an instance of induction, which is not a
// first-order sentence either. Least() introduces it: a constant, and the assumption that it is a
// least element of the set unless the set is empty.
//
// Two steps therefore stay on paper: chains with a liberty have such numbers (breadth-first
// distances), and a finite nonempty set has a least element.
//
// Source: ING96-R3, R4 as in the clause register; the fixpoint witness by ranks is folklore of
// bounded model checking.
#ifndef HOTSTONE_SOLVER_ALL_BOARDS_GRAPH_PLAY_H_
#define HOTSTONE_SOLVER_ALL_BOARDS_GRAPH_PLAY_H_

#include <z3++.h>

#include <functional>
#include <string>
#include <vector>

#include "solver/all_boards/universe.h"
#include "solver/query/obligation.h"

namespace hotstone::solver {

// The points with Black's and White's stones.
struct GraphPosition {
  Where black;
  Where white;

  const Where& Of(bool is_black) const { return is_black ? black : white; }
};

// A number and a successor for each point.
struct Ranking {
  std::function<z3::expr(const z3::expr&)> rank;
  std::function<z3::expr(const z3::expr&)> next;
};

struct GraphPlay {
  bool by_black = true;
  z3::expr at;
  GraphPosition before;
  GraphPosition placed;  // with the new stone, before any removal
  Where captured;        // the opponent's stones removed
  Ranking survivors;     // of the opponent's remaining stones, in `placed`
  Where chain;           // the chain of the new stone, in `placed`
  Ranking joined;        // of `chain`
  z3::expr captures;     // something is captured
  z3::expr chain_dead;   // `chain` has no liberty (matters only if nothing is captured)
  Where self_removed;
  GraphPosition after;
};

class GraphLaw {
 public:
  // Renders the law, or the mutant that the instance names. Lemmas have mutants beyond these:
  //   one-way          p may be adjacent to q while q is not adjacent to p
  //   dead-start       positions assumed to be legal are not
  //   own-first        the chain played is checked before the opponent's stones are removed, and is
  //                    removed if dead
  //   white-own-first  the same, but only for White's plays
  //   no-removal       the opponent's dead stones stay
  //   removes-live     a play may remove opposing chains that have a liberty
  //   leaves-dead      a play may leave opposing chains without a liberty
  //   splits-chains    a play may remove stones and leave others of their chain
  //   occupied         a play may be made on a stone
  GraphLaw(z3::context& context, const Instance& instance);

  Universe& points() { return points_; }
  const Universe& points() const { return points_; }
  const std::string& mutant() const { return mutant_; }

  // Adjacency on the current board: the last one begun.
  z3::expr Adjacent(const z3::expr& p, const z3::expr& q) const { return boards_.back()(p, q); }

  // Begins another board on the same points; everything built from now on is on it.
  void NextBoard(const std::string& suffix);
  const std::vector<z3::func_decl>& boards() const { return boards_; }

  GraphPosition NewPosition(const std::string& name);

  // Assumes that the position is legal; returns the witness.
  Ranking AssumeLegal(const GraphPosition& position, const std::string& name);

  // Assumes that a play at a fresh point is made in the position.
  GraphPlay NewPlay(const GraphPosition& position, bool by_black, const std::string& name);

  // The same in steps, for proofs that need less: Place() places the stone; the caller says what is
  // captured, which chain the stone is in and whether that chain is dead; then follow the removal
  // and the position after it.
  GraphPlay Place(const GraphPosition& position, bool by_black, const std::string& name);
  void Resolve(GraphPlay& play, const std::string& name);

  // A least element of `set` by `rank`, unless the set is empty.
  z3::expr Least(const Where& set, const Ranking& ranking, const std::string& name);

  // A set that is dead in the position: stones of that colour, closed, with no empty neighbour.
  Where NewDeadSet(const GraphPosition& position, bool of_black, const std::string& name);

  // The set of all dead stones of that colour: it is dead, and the others are alive.
  struct AllDead {
    Where set;
    Ranking others;
  };
  AllDead NewAllDead(const GraphPosition& position, bool of_black, const std::string& name);

  // The chain of that colour to which the stone at `of` belongs.
  struct Chain {
    Where set;
    Ranking joined;
  };
  Chain NewChain(const GraphPosition& position, bool of_black, const z3::expr& of,
                 const std::string& name);

  void Assume(const std::string& name, const z3::expr& formula) {
    assumptions_.push_back({name, formula});
  }

  z3::expr Empty(const GraphPosition& position, const z3::expr& p) const;
  z3::expr Same(const GraphPosition& left, const GraphPosition& right) const;
  z3::expr IsOnly(const Where& set, const z3::expr& p) const;  // set = {p}
  z3::expr IsEmptySet(const Where& set) const;
  z3::expr WithoutLiberty(const Where& set, const GraphPosition& position) const;

  // The part with all assumptions made so far.
  Part MakePart(const std::string& name, const std::string& claim_name,
                const z3::expr& claim) const;

 private:
  z3::expr Closed(const Where& set, const Where& within) const;
  Ranking NewRanking(const std::string& name);

  Universe points_;
  std::string mutant_;
  std::vector<z3::func_decl> boards_;
  std::vector<Assertion> assumptions_;
};

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_ALL_BOARDS_GRAPH_PLAY_H_
