// The decision, from the plays to the class and the disturber.
//
// Says collects what the ko positions of the cycle say, each at its first lasting stone: which
// results it has at some moment (a fight about both sides or one of them, a death, life), and why
// it has none. A ko position with one result has that one; with several it changes its class. Then
// Decide asks, in this order: are own stones removed? do ko stones go round and round? what do the
// ko positions say together?
#include "solver/cycles/cycle_class.h"

#include <cstdlib>
#include <utility>
#include <vector>

namespace hotstone::solver {
namespace {

using spec::Color;
using spec::DisturbingKind;
using spec::Unclear;

// The results of a ko position. A fight is about the life of one side alone or not.
enum Result { kFight, kFightOfBlack, kFightOfWhite, kBlackDead, kWhiteDead, kLife, kResults };

// The reasons of one moment, in the order of spec::Unclear.
constexpr size_t kMomentReasons = 4;

// What the ko position named f says before one ply.
struct MomentSays {
  std::array<z3::expr, kResults> results;
  std::array<z3::expr, kMomentReasons> unclear;
};

MomentSays At(const Connectives& c, const KoClasses& classes, size_t f, spec::SettledBy settled) {
  const BreathWords& words = classes.words;
  const SymbolicKoPositions& at = classes.positions;
  const z3::expr fights = classes.Fighting(c, f, settled);
  const z3::expr settles = classes.Disturbing(c, f, settled);
  // By the breaths alone one group is at stake; its colour is that of the group not alive.
  std::vector<z3::expr> black, white;
  for (size_t g = 0; g < at.group_first.size(); ++g) {
    const z3::expr open = c.All({at.group_first[g], words.members[f][g], c.Not(at.alive[g])});
    black.push_back(c.And(open, at.at.black[g]));
    white.push_back(c.And(open, at.at.white[g]));
  }
  const z3::expr about_one = c.All({fights, words.one_open[f], c.Not(words.AnyDead(c, f))});
  return {
      {c.And(fights, c.Not(about_one)), c.And(about_one, c.Any(black)),
       c.And(about_one, c.Any(white)), c.And(settles, words.black_dead[f]),
       c.And(settles, words.white_dead[f]), c.And(settles, c.Not(words.AnyDead(c, f)))},
      {words.no_group[f], words.doubtful_eye[f], words.holds_stones[f], words.several_groups[f]}};
}

// What some ko position of the cycle says, over all that plays belong to.
struct Says {
  std::array<z3::expr, kResults> results;
  std::array<z3::expr, kUnclearReasons> unclear;
  z3::expr several;  // there are at least two

  z3::expr Fights(const Connectives& c) const {
    return c.Any({results[kFight], results[kFightOfBlack], results[kFightOfWhite]});
  }
  z3::expr Dead(const Connectives& c) const {
    return c.Or(results[kBlackDead], results[kWhiteDead]);
  }
};

template <size_t n>
std::array<z3::expr, n> Nothing(const Connectives& c) {
  return [&]<size_t... i>(std::index_sequence<i...>) {
    return std::array<z3::expr, n>{((void)i, c.no())...};
  }
  (std::make_index_sequence<n>());
}

size_t Index(Unclear reason) { return static_cast<size_t>(reason); }

// Adds what the ko position with the first lasting stone p says.
void Add(const Connectives& c, const CycleMoments& moments, const CycleKos& kos, size_t p,
         spec::SettledBy settled, const CycleClassRule& rule, Says& says) {
  std::array<z3::expr, kResults> results = Nothing<kResults>(c);
  std::array<z3::expr, kMomentReasons> reasons = Nothing<kMomentReasons>(c);
  for (size_t i = 0; i < (rule.every_moment_counts ? moments.size() : 1); ++i) {
    const SymbolicKoPositions& at = moments[i]->positions;
    for (size_t f = 0; f < at.position_first.size(); ++f) {
      std::vector<z3::expr> shares;
      for (size_t q = 0; q < kos.met.size(); ++q)
        shares.push_back(c.All({kos.same[p][q], kos.in_ko[i][q], at.position[f][q]}));
      const z3::expr here = c.All({kos.met[p], at.position_first[f], c.Any(shares)});
      if (c.IsNo(here)) continue;
      const MomentSays then = At(c, *moments[i], f, settled);
      for (size_t r = 0; r < kResults; ++r)
        results[r] = c.Or(results[r], c.And(here, then.results[r]));
      for (size_t r = 0; r < kMomentReasons; ++r)
        reasons[r] = c.Or(reasons[r], c.And(here, then.unclear[r]));
    }
  }
  const z3::expr clear = c.Not(c.Any({reasons.begin(), reasons.end()}));
  const z3::expr changes = c.And(clear, AtLeast(c, {results.begin(), results.end()}, 2)[1]);
  for (size_t r = 0; r < kMomentReasons; ++r) says.unclear[r] = c.Or(says.unclear[r], reasons[r]);
  z3::expr& of_changes = says.unclear[Index(Unclear::kChangesClass)];
  of_changes = c.Or(of_changes, changes);
  const z3::expr has_result = c.And(clear, c.Not(changes));
  for (size_t r = 0; r < kResults; ++r)
    says.results[r] = c.Or(says.results[r], c.And(has_result, results[r]));
}

Says Collect(const Connectives& c, const CycleMoments& moments, const CycleKos& kos,
             spec::SettledBy settled, const CycleClassRule& rule) {
  Says says{Nothing<kResults>(c), Nothing<kUnclearReasons>(c), AtLeast(c, kos.met, 2)[1]};
  for (size_t p = 0; p < kos.met.size(); ++p) {
    if (!c.IsNo(kos.met[p])) Add(c, moments, kos, p, settled, rule, says);
  }
  says.unclear[Index(Unclear::kNoLastingStone)] = kos.one_has_no_lasting_stone;
  return says;
}

class Decider {
 public:
  Decider(const Connectives& c, const CyclePlies& plies, const CycleKos& kos, Says says,
          const spec::CycleReading& reading, const CycleClassRule& rule)
      : c_(c),
        plies_(plies),
        kos_(kos),
        says_(std::move(says)),
        rule_(rule),
        found_(NoCycleClass(c)) {
    switch (reading.disturber_by) {
      case spec::DisturberBy::kEyeless:
        black_dead_ = says_.results[kBlackDead];
        white_dead_ = says_.results[kWhiteDead];
        starter_ = says_.results[kLife];
        return;
      case spec::DisturberBy::kInitiator:
        black_dead_ = white_dead_ = c.no();
        starter_ = c.Or(says_.results[kLife], says_.Dead(c));
        return;
    }
    std::abort();  // not a valid enumerator
  }

  CycleClassFormulas Decide(const z3::expr& goes_around) {
    const z3::expr own = SelfRemovals();
    const z3::expr cyclic = c_.And(c_.Not(own), goes_around);
    Cyclic(cyclic);
    ByPositions(c_.Not(c_.Or(own, cyclic)));
    return std::move(found_);
  }

 private:
  void Class(DisturbingKind kind, const z3::expr& when) {
    z3::expr& is = found_.is[CycleClassOf(kind)];
    is = c_.Or(is, when);
  }
  void NoClass(Unclear reason, const z3::expr& when) {
    z3::expr& is = found_.unclear[Index(reason)];
    is = c_.Or(is, when);
  }
  void Name(Color color, const z3::expr& when) {
    z3::expr& named = color == Color::kBlack ? found_.black : found_.white;
    named = c_.Or(named, when);
  }

  // Whether own stones are removed; if so, decides.
  z3::expr SelfRemovals() {
    std::vector<z3::expr> captures, black, white;
    for (size_t i = 0; i < plies_.size(); ++i) {
      captures.push_back(c_.Any(plies_.captured[i]));
      (CyclePlies::Player(i) == Color::kBlack ? black : white)
          .push_back(c_.Any(plies_.self_removed[i]));
    }
    const z3::expr by_black = c_.Any(black);
    const z3::expr by_white = c_.Any(white);
    const z3::expr own = c_.Or(by_black, by_white);
    const z3::expr both = c_.And(own, c_.Or(c_.Any(captures), c_.And(by_black, by_white)));
    const z3::expr one = rule_.captures_hide_it ? c_.And(own, c_.Not(both)) : own;
    NoClass(Unclear::kSelfRemovalToo, both);
    Class(DisturbingKind::kSelfDisturbance, one);
    Name(Color::kBlack, rule_.remover_disturbs ? c_.And(one, by_black) : one);
    if (rule_.remover_disturbs) Name(Color::kWhite, c_.And(one, by_white));
    return own;
  }

  // Fights beside kos that supply threats: the side whose life is open, if there is one alone.
  void Recycled(const z3::expr& when) {
    const z3::expr black =
        c_.And(says_.results[kFightOfBlack],
               c_.Not(c_.Or(says_.results[kFight], says_.results[kFightOfWhite])));
    const z3::expr white =
        c_.And(says_.results[kFightOfWhite],
               c_.Not(c_.Or(says_.results[kFight], says_.results[kFightOfBlack])));
    Class(DisturbingKind::kRecycledThreats, c_.And(when, c_.Or(black, white)));
    Name(Color::kBlack, c_.And(when, black));
    Name(Color::kWhite, c_.And(when, white));
    NoClass(Unclear::kThreatsNotNamed, c_.And(when, c_.Not(c_.Or(black, white))));
  }

  void Cyclic(const z3::expr& when) {
    const z3::expr fights = says_.Fights(c_);
    Recycled(c_.And(when, fights));
    const z3::expr settled = c_.And(when, c_.Not(fights));
    const z3::expr others = white_dead_;  // the starter, Black, is named for going round
    NoClass(Unclear::kSeveralSides, c_.And(settled, others));
    const z3::expr cyclic = c_.And(settled, c_.Not(others));
    Class(DisturbingKind::kCyclic, cyclic);
    Name(Color::kBlack, cyclic);
    found_.by_start = c_.Or(found_.by_start, c_.And(cyclic, c_.Not(black_dead_)));
  }

  void ByPositions(const z3::expr& when) {
    std::vector<z3::expr> outside;
    for (size_t i = 0; i < plies_.size(); ++i)
      outside.push_back(c_.And(c_.Any(plies_.at[i]), c_.Not(kos_.belongs[i])));
    const z3::expr some = c_.Any(kos_.belongs);
    if (rule_.no_ko_is_a_reason) NoClass(Unclear::kNoKo, c_.And(when, c_.Not(some)));
    NoClass(Unclear::kOutsidePlay, c_.All({when, some, c_.Any(outside)}));
    const z3::expr asked = c_.All({when, some, c_.Not(c_.Any(outside))});
    for (size_t r = 0; r < kUnclearReasons; ++r) {
      found_.unclear[r] = c_.Or(found_.unclear[r], c_.And(asked, says_.unclear[r]));
    }
    const z3::expr clear =
        c_.And(asked, c_.Not(c_.Any({says_.unclear.begin(), says_.unclear.end()})));
    const z3::expr fights = says_.Fights(c_);
    const z3::expr fights_alone = c_.All({clear, fights, c_.Not(says_.several)});
    found_.is[kFightingCycle] = c_.Or(found_.is[kFightingCycle], fights_alone);
    Recycled(c_.All({clear, fights, says_.several}));
    Settled(c_.And(clear, c_.Not(fights)));
  }

  void Settled(const z3::expr& when) {
    const z3::expr black = c_.Or(black_dead_, starter_);
    const z3::expr both = c_.And(black, white_dead_);
    const z3::expr agreed = c_.And(when, c_.Not(both));
    const z3::expr dead = says_.Dead(c_);
    NoClass(Unclear::kSeveralSides, c_.And(when, both));
    Class(DisturbingKind::kDisturbedDeath, c_.And(agreed, dead));
    Class(DisturbingKind::kDisturbedLife, c_.All({agreed, says_.results[kLife], c_.Not(dead)}));
    const z3::expr by_start = c_.All({agreed, starter_, c_.Not(c_.Or(black_dead_, white_dead_))});
    if (rule_.starter_is_named) Name(Color::kBlack, c_.And(agreed, starter_));
    Name(Color::kBlack, c_.And(agreed, black_dead_));
    Name(Color::kWhite, c_.And(agreed, white_dead_));
    found_.by_start = c_.Or(found_.by_start, by_start);
  }

  const Connectives& c_;
  const CyclePlies& plies_;
  const CycleKos& kos_;
  const Says says_;
  const CycleClassRule& rule_;
  CycleClassFormulas found_;
  // Who is named by the ko positions that are settled: a dead side, or the starter.
  z3::expr black_dead_ = c_.no();
  z3::expr white_dead_ = c_.no();
  z3::expr starter_ = c_.no();
};

// Whether ko stones are removed on both sides next to lasting stones of the taker, by plays one of
// which belongs to no ko position. False unless the reading adopts cyclic kos.
z3::expr GoesAround(const Connectives& c, const SymbolicBoard& board, const CyclePlies& plies,
                    const CycleKos& kos, spec::CyclicKos reading) {
  switch (reading) {
    case spec::CyclicKos::kUnclassified:
      return c.no();
    case spec::CyclicKos::kDisturbing:
      break;
  }
  std::vector<z3::expr> outside, black, white;
  for (size_t i = 0; i < plies.size(); ++i) {
    outside.push_back(c.And(c.Any(plies.at[i]), c.Not(kos.belongs[i])));
    const Color taker = CyclePlies::Player(i);
    for (int p = 0; p < board.points(); ++p) {
      std::vector<z3::expr> beside;
      for (const int n : board.Neighbours(p))
        beside.push_back(kos.lasting.Of(taker)[static_cast<size_t>(n)]);
      (taker == Color::kBlack ? black : white)
          .push_back(c.And(plies.captured[i][static_cast<size_t>(p)], c.Any(beside)));
    }
  }
  return c.All({c.Any(outside), c.Any(black), c.Any(white)});
}

}  // namespace

CycleClassFormulas NoCycleClass(const Connectives& c) {
  return {Nothing<kCycleClasses>(c), Nothing<kUnclearReasons>(c), c.no(), c.no(), c.no()};
}

CycleClassFormulas ClassOfCycle(const Connectives& c, const SymbolicBoard& board,
                                const CyclePlies& plies, const CycleMoments& moments,
                                const CycleKos& kos, const spec::CycleReading& reading,
                                const CycleClassRule& rule) {
  const Says says = Collect(c, moments, kos, reading.settled, rule);
  return Decider(c, plies, kos, says, reading, rule)
      .Decide(GoesAround(c, board, plies, kos, reading.cyclic));
}

}  // namespace hotstone::solver
