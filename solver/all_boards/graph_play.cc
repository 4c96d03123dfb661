// Plays on any finite graph in first-order logic: positions, liberties, dead stones, chains and the
// result of a play, as assumptions about relations on an unbounded set of points.
//
// First-order logic cannot express "connected" or "the chain of". Numbers that fall from neighbour
// to neighbour replace both (Ranking). A stone is alive if its next point is empty, or holds a
// stone of its colour with a smaller number. A set of stones is dead if it is closed under
// neighbours of its colour and touches no empty point; the set taken contains all dead stones if
// the others are alive beside it. A chain is closed, and falling numbers lead from each of its
// stones to the stone that was played. NewPlay combines these in the order of the law: place, take
// the dead stones of the other colour, and only if there were none look at one's own chain.
//
// For example, on a path of two points p - q with a white stone on q, a play at p by Black places a
// stone there. The set {q} is closed and touches no empty point, so it is everything that is
// captured; `captures` is true with q as its witness. So Black's own chain {p} is not removed,
// though it had no liberty before the capture either: afterwards p is black and q is empty.
#include "solver/all_boards/graph_play.h"

#include "absl/strings/str_cat.h"

namespace hotstone::solver {

GraphLaw::GraphLaw(z3::context& context, const Instance& instance)
    : points_(context, "Point", instance.universe), mutant_(instance.mutant) {
  NextBoard("");
}

void GraphLaw::NextBoard(const std::string& suffix) {
  boards_.push_back(points_.Relation(absl::StrCat("adjacent", suffix)));
  Assume(absl::StrCat("board", suffix, ": no point is adjacent to itself"),
         points_.ForAll([&](const z3::expr& p) { return !Adjacent(p, p); }));
  if (mutant_ == "one-way") return;
  Assume(absl::StrCat("board", suffix, ": adjacency is symmetric"),
         points_.ForAll([&](const z3::expr& p, const z3::expr& q) {
           return z3::implies(Adjacent(p, q), Adjacent(q, p));
         }));
}

GraphPosition GraphLaw::NewPosition(const std::string& name) {
  const GraphPosition position{points_.Set(absl::StrCat("black_", name)),
                               points_.Set(absl::StrCat("white_", name))};
  Assume(
      absl::StrCat(name, ": no point is both black and white"),
      points_.ForAll([&](const z3::expr& p) { return !(position.black(p) && position.white(p)); }));
  return position;
}

z3::expr GraphLaw::Empty(const GraphPosition& position, const z3::expr& p) const {
  return !position.black(p) && !position.white(p);
}

z3::expr GraphLaw::Same(const GraphPosition& left, const GraphPosition& right) const {
  return points_.ForAll([&](const z3::expr& p) {
    return left.black(p) == right.black(p) && left.white(p) == right.white(p);
  });
}

z3::expr GraphLaw::IsOnly(const Where& set, const z3::expr& only) const {
  return points_.ForAll([&](const z3::expr& p) { return set(p) == (p == only); });
}

z3::expr GraphLaw::IsEmptySet(const Where& set) const {
  return points_.ForAll([&](const z3::expr& p) { return !set(p); });
}

z3::expr GraphLaw::Closed(const Where& set, const Where& within) const {
  return points_.ForAll([&](const z3::expr& p, const z3::expr& q) {
    return z3::implies(set(p) && Adjacent(p, q) && within(q), set(q));
  });
}

z3::expr GraphLaw::WithoutLiberty(const Where& set, const GraphPosition& position) const {
  return points_.ForAll([&](const z3::expr& p, const z3::expr& q) {
    return z3::implies(set(p) && Adjacent(p, q), !Empty(position, q));
  });
}

Ranking GraphLaw::NewRanking(const std::string& name) {
  const z3::func_decl rank = points_.IntegerFunction(absl::StrCat("rank_", name));
  const z3::func_decl next = points_.Function(absl::StrCat("next_", name));
  return {[rank](const z3::expr& p) { return rank(p); },
          [next](const z3::expr& p) { return next(p); }};
}

Ranking GraphLaw::AssumeLegal(const GraphPosition& position, const std::string& name) {
  const Ranking r = NewRanking(name);
  if (mutant_ == "dead-start") return r;
  for (const bool is_black : {true, false}) {
    const Where& stones = position.Of(is_black);
    Assume(absl::StrCat(name, ": ", is_black ? "black" : "white", " stones are alive"),
           points_.ForAll([&](const z3::expr& p) {
             const z3::expr next = r.next(p);
             return z3::implies(stones(p),
                                Adjacent(p, next) && (Empty(position, next) ||
                                                      (stones(next) && r.rank(next) < r.rank(p))));
           }));
  }
  return r;
}

z3::expr GraphLaw::Least(const Where& set, const Ranking& ranking, const std::string& name) {
  const z3::expr least = points_.Constant(name);
  Assume(absl::StrCat(name, " is a smallest element, if there is one"),
         points_.ForAll([&](const z3::expr& p) {
           return z3::implies(set(p), set(least) && ranking.rank(least) <= ranking.rank(p));
         }));
  return least;
}

Where GraphLaw::NewDeadSet(const GraphPosition& position, bool of_black, const std::string& name) {
  const Where dead = points_.Set(name);
  const Where& stones = position.Of(of_black);
  Assume(absl::StrCat(name, ": ", of_black ? "black" : "white", " stones"),
         points_.ForAll([&](const z3::expr& p) { return z3::implies(dead(p), stones(p)); }));
  if (mutant_ != "splits-chains") Assume(absl::StrCat(name, ": closed"), Closed(dead, stones));
  if (mutant_ != "removes-live") {
    Assume(absl::StrCat(name, ": without a liberty"), WithoutLiberty(dead, position));
  }
  return dead;
}

GraphLaw::AllDead GraphLaw::NewAllDead(const GraphPosition& position, bool of_black,
                                       const std::string& name) {
  const Where dead = NewDeadSet(position, of_black, name);
  const Where stones = position.Of(of_black);
  const Ranking r = NewRanking(absl::StrCat("beside_", name));
  if (mutant_ != "leaves-dead" && mutant_ != "removes-live") {
    Assume(absl::StrCat(name, ": the other stones are alive"),
           points_.ForAll([&](const z3::expr& p) {
             const z3::expr next = r.next(p);
             return z3::implies(
                 stones(p) && !dead(p),
                 Adjacent(p, next) && (Empty(position, next) ||
                                       (stones(next) && !dead(next) && r.rank(next) < r.rank(p))));
           }));
  }
  return {dead, r};
}

GraphLaw::Chain GraphLaw::NewChain(const GraphPosition& position, bool of_black, const z3::expr& of,
                                   const std::string& name) {
  const Where stones = position.Of(of_black);
  const Where chain = points_.Set(name);
  const Ranking r = NewRanking(name);
  Assume(absl::StrCat(name, ": the player's own stones joined with the one played"),
         chain(of) &&
             points_.ForAll([&](const z3::expr& p) { return z3::implies(chain(p), stones(p)); }));
  Assume(absl::StrCat(name, ": closed"), Closed(chain, stones));
  Assume(absl::StrCat(name, ": joined to the stone played"), points_.ForAll([&](const z3::expr& p) {
    const z3::expr next = r.next(p);
    return z3::implies(chain(p) && p != of,
                       chain(next) && Adjacent(p, next) && r.rank(next) < r.rank(p));
  }));
  return {chain, r};
}

GraphPlay GraphLaw::Place(const GraphPosition& position, bool by_black, const std::string& name) {
  const z3::expr at = points_.Constant(absl::StrCat("at_", name));
  if (mutant_ == "occupied") {
    Assume(absl::StrCat(name, ": the point is not the opponent's"), !position.Of(!by_black)(at));
  } else {
    Assume(absl::StrCat(name, ": the point is empty"), Empty(position, at));
  }
  const Where own = position.Of(by_black);
  const Where placed_own = [own, at](const z3::expr& p) { return own(p) || p == at; };
  const Where& theirs = position.Of(!by_black);
  const z3::expr unset = points_.context().bool_val(false);
  return {
      by_black, at,
      position, by_black ? GraphPosition{placed_own, theirs} : GraphPosition{theirs, placed_own},
      {},       {},
      {},       {},
      unset,    unset,
      {},       {}};
}

void GraphLaw::Resolve(GraphPlay& play, const std::string& name) {
  // `captures` means "the set is not empty", with an element if it is not.
  const std::string one_name = absl::StrCat("one_captured_", name);
  const z3::expr one = points_.Constant(one_name);
  const Where captured = play.captured;
  play.captures = captured(one);
  Assume(
      absl::StrCat(one_name, ": captured, if anything is"),
      points_.ForAll([&](const z3::expr& p) { return z3::implies(captured(p), captured(one)); }));

  const bool own_first = mutant_ == "own-first" || (mutant_ == "white-own-first" && !play.by_black);
  const z3::expr own_goes = own_first ? play.chain_dead : play.chain_dead && !play.captures;
  play.self_removed = [chain = play.chain, own_goes](const z3::expr& p) {
    return chain(p) && own_goes;
  };
  const Where own_after = [own = play.placed.Of(play.by_black), gone = play.self_removed](
                              const z3::expr& p) { return own(p) && !gone(p); };
  const bool stay = mutant_ == "no-removal";
  const Where theirs_after = [theirs = play.placed.Of(!play.by_black), captured,
                              stay](const z3::expr& p) {
    return stay ? theirs(p) : theirs(p) && !captured(p);
  };
  play.after = play.by_black ? GraphPosition{own_after, theirs_after}
                             : GraphPosition{theirs_after, own_after};
}

GraphPlay GraphLaw::NewPlay(const GraphPosition& position, bool by_black, const std::string& name) {
  GraphPlay play = Place(position, by_black, name);
  const AllDead captured = NewAllDead(play.placed, !by_black, absl::StrCat("captured_", name));
  play.captured = captured.set;
  play.survivors = captured.others;
  const std::string chain_name = absl::StrCat("chain_", name);
  const Chain chain = NewChain(play.placed, by_black, play.at, chain_name);
  play.chain = chain.set;
  play.joined = chain.joined;
  // `chain_dead` means "no liberty", with a liberty if there is one.
  play.chain_dead = points_.context().bool_const(absl::StrCat("chain_dead_", name).c_str());
  const z3::expr stone = points_.Constant(absl::StrCat("liberty_owner_", name));
  const z3::expr liberty = points_.Constant(absl::StrCat("liberty_", name));
  Assume(absl::StrCat(chain_name, ": has a liberty or is dead"),
         z3::ite(play.chain_dead, WithoutLiberty(chain.set, play.placed),
                 chain.set(stone) && Adjacent(stone, liberty) && Empty(play.placed, liberty)));
  Resolve(play, name);
  return play;
}

Part GraphLaw::MakePart(const std::string& name, const std::string& claim_name,
                        const z3::expr& claim) const {
  Part part{name,
            points_.IsFinite() ? "QF_UFLIA" : "UFLIA",
            points_.Closure(),
            {claim_name, claim},
            nullptr,
            false};
  part.assumptions.insert(part.assumptions.end(), assumptions_.begin(), assumptions_.end());
  return part;
}

}  // namespace hotstone::solver
