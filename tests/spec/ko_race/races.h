// Ko races written on a single line each, or by number, for tests.
#ifndef HOTSTONE_TESTS_SPEC_KO_RACE_RACES_H_
#define HOTSTONE_TESTS_SPEC_KO_RACE_RACES_H_

#include "spec/ko_race/ko_race.h"

namespace hotstone::spec {

// Eyes, external, kos, threats of each side, then the shared liberties.
inline KoRace Race(RaceGroup first, RaceGroup second, int shared = 0) {
  KoRace race;
  race.groups = {first, second};
  race.shared = shared;
  return race;
}

// The lowest digit of a number in this base, taken off it.
inline int NextDigit(int& number, int base) {
  const int digit = number % base;
  number /= base;
  return digit;
}

}  // namespace hotstone::spec

#endif  // HOTSTONE_TESTS_SPEC_KO_RACE_RACES_H_
