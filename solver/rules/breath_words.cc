#include "solver/rules/breath_words.h"

#include <cstdlib>

namespace hotstone::solver {

z3::expr BreathWords::Unclear(const Connectives& c, size_t f) const {
  return c.Any({no_group[f], doubtful_eye[f], holds_stones[f], several_groups[f]});
}

z3::expr BreathWords::AnyDead(const Connectives& c, size_t f) const {
  return c.Or(black_dead[f], white_dead[f]);
}

z3::expr BreathWords::Coexist(const Connectives& c, size_t f) const {
  return c.And(pair_open[f], balanced[f]);
}

z3::expr BreathWords::Settled(const Connectives& c, size_t f) const {
  return c.Any({all_live[f], rule.dead_are_settled ? AnyDead(c, f) : c.no(),
                rule.coexistence ? Coexist(c, f) : c.no()});
}

z3::expr BreathWords::Open(const Connectives& c, size_t f) const {
  const z3::expr pair = rule.pairs_fight ? c.And(pair_open[f], c.Not(balanced[f])) : c.no();
  const z3::expr open = c.Or(one_open[f], pair);
  return rule.dead_are_not_open ? c.And(open, c.Not(AnyDead(c, f))) : open;
}

z3::expr BreathWords::Fighting(const Connectives& c, size_t f, const z3::expr& turned,
                               spec::SettledBy settled) const {
  z3::expr by_life = c.Or(Open(c, f), c.And(Settled(c, f), turned));
  if (!rule.settled_first) {
    by_life = c.Or(by_life, c.All({is[f], c.Not(Unclear(c, f)), c.Not(balanced[f])}));
  }
  switch (settled) {
    case spec::SettledBy::kLife:
      return by_life;
    case spec::SettledBy::kOutcome:
      return c.Or(by_life, all_live[f]);
  }
  std::abort();  // not a valid enumerator
}

z3::expr BreathWords::Disturbing(const Connectives& c, size_t f, const z3::expr& turned,
                                 spec::SettledBy settled) const {
  z3::expr by_life = Settled(c, f);
  if (rule.takes_decide) by_life = c.And(by_life, c.Not(turned));
  switch (settled) {
    case spec::SettledBy::kLife:
      return by_life;
    case spec::SettledBy::kOutcome:
      return c.And(by_life, c.Not(all_live[f]));
  }
  std::abort();  // not a valid enumerator
}

void AddWords(const Connectives& c, const KoLetters& l, BreathWords& words) {
  const z3::expr asked = c.And(l.is, c.Not(l.no_group));
  const z3::expr clear = c.All({asked, c.Not(l.doubtful_eye), c.Not(l.holds_stones)});
  const z3::expr pair = c.And(l.two_groups, l.opposed);
  const z3::expr one_open = c.And(l.one_open, c.Not(l.two_open));
  const z3::expr pair_open = c.And(l.two_open, pair);
  words.is.push_back(l.is);
  words.no_group.push_back(c.And(l.is, l.no_group));
  words.doubtful_eye.push_back(c.And(asked, l.doubtful_eye));
  words.holds_stones.push_back(c.And(asked, l.holds_stones));
  words.several_groups.push_back(c.All({clear, l.two_open, c.Not(pair)}));
  words.all_live.push_back(c.And(clear, c.Not(l.one_open)));
  words.one_open.push_back(c.And(clear, one_open));
  words.pair_open.push_back(c.And(clear, pair_open));
  words.balanced.push_back(c.All({l.is, l.two_groups, l.one_each, l.breaths_pair_up}));
  const auto dead = [&](const z3::expr& nothing, const z3::expr& other_has_eye) {
    const z3::expr against = words.rule.death_against_eyes
                                 ? c.Or(one_open, c.And(pair_open, other_has_eye))
                                 : c.Or(one_open, pair_open);
    return c.All({clear, against, nothing});
  };
  words.black_dead.push_back(dead(l.black_has_nothing, l.white_has_eye));
  words.white_dead.push_back(dead(l.white_has_nothing, l.black_has_eye));
  words.several_stones.push_back(c.And(l.is, l.several_stones));
  words.several_mouths.push_back(c.And(l.is, l.several_mouths));
}

}  // namespace hotstone::solver
