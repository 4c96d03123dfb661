// What the classification says of every cycle of a board, up to a length, wherever it is entered:
// one class or one reason; whoever is named has a play in it; and the entry changes neither the
// class nor who is named for what he does or owns. It may change the reason for having no class: a
// ko position that has several of them along a cycle reports the first that the walk meets.
//
// The cycles are those of the enumerator, one of each class under symmetry, without bans and with
// self-removal. Each is classified by the law at each of its entries, under every reading.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "enumerate/cycles/cycle_canonical.h"
#include "enumerate/cycles/cycle_search.h"
#include "enumerate/index/legal_index.h"
#include "spec/ko/cycle_reading.h"
#include "spec/ko/ko_class.h"
#include "spec/ko/ko_cycle.h"
#include "tests/differential/renderings.h"

namespace hotstone::renderings {
namespace {

using spec::CyclicKos;
using spec::DisturberBy;
using spec::SettledBy;

// A cycle as the law sees it when it is entered at `step`.
spec::CompletedCycle EnteredAt(const Board& board, const std::vector<enumerate::CycleStep>& steps,
                               size_t step) {
  const enumerate::CycleStep& first = steps[step];
  spec::CompletedCycle cycle{
      enumerate::ToSpec(enumerate::Stones{first.black, first.white}, board.size),
      enumerate::PlayerColor(first.player),
      {}};
  for (size_t i = 0; i < steps.size(); ++i) {
    const enumerate::CycleStep& ply = steps[(step + i) % steps.size()];
    cycle.moves.push_back(
        {enumerate::PlayerColor(ply.player), enumerate::ToSpec(ply.move, board.size)});
  }
  return cycle;
}

bool HasAPlay(const spec::CompletedCycle& cycle, spec::Color color) {
  for (const spec::Move& move : cycle.moves) {
    if (move.player == color && !move.IsPass()) return true;
  }
  return false;
}

// Nothing else than one class with its kind, or no class with its reason.
bool IsOne(const spec::KoVerdict& v) {
  return v.fighting.has_value() == (v.ko_class == spec::KoClass::kFighting) &&
         v.disturbing.has_value() == (v.ko_class == spec::KoClass::kDisturbing) &&
         v.unclear.has_value() == (v.ko_class == spec::KoClass::kUnclassified);
}

// A reason why a ko position has no class, rather than a cycle.
bool IsOfAPosition(spec::Unclear reason) {
  return reason == spec::Unclear::kNoGroup || reason == spec::Unclear::kDoubtfulEye ||
         reason == spec::Unclear::kHoldsStones || reason == spec::Unclear::kSeveralGroups;
}

struct Tally {
  size_t cycles = 0;
  std::map<std::string, size_t> classes;  // by the words of the verdict, under one reading
  size_t reason_by_entry = 0;
  std::vector<std::string> wrong;
};

void Look(const Board& board, const std::vector<enumerate::CycleStep>& steps,
          const spec::CycleReading& reading, Tally& tally) {
  std::optional<spec::CycleVerdict> first;
  bool another_reason = false;
  for (size_t step = 0; step < steps.size(); ++step) {
    const spec::CompletedCycle cycle = EnteredAt(board, steps, step);
    const auto verdict = spec::ClassifyCycle(cycle, reading);
    const auto wrong = [&](const char* what) {
      tally.wrong.push_back(absl::StrCat(what, ": ", cycle.start.ToText(), " entered at ", step));
    };
    if (!verdict.ok()) return wrong("no verdict");
    if (!IsOne(verdict->verdict)) wrong("not one class or reason");
    const bool disturbing = verdict->verdict.ko_class == spec::KoClass::kDisturbing;
    if (verdict->disturber.has_value() && !disturbing) wrong("named without disturbing");
    if (disturbing && !verdict->disturber.has_value()) wrong("disturbing, and nobody named");
    if (verdict->by_start && verdict->disturber != cycle.starter) wrong("named by start wrongly");
    if (verdict->disturber.has_value() && !HasAPlay(cycle, *verdict->disturber)) {
      wrong("named without a play");
    }
    if (!first.has_value()) {
      first = *verdict;
      ++tally.classes[spec::VerdictName(verdict->verdict)];
      continue;
    }
    if (spec::VerdictName(first->verdict) != spec::VerdictName(verdict->verdict)) {
      const bool only_reasons =
          first->verdict.unclear.has_value() && verdict->verdict.unclear.has_value() &&
          IsOfAPosition(*first->verdict.unclear) && IsOfAPosition(*verdict->verdict.unclear);
      if (!only_reasons) wrong("another class");
      another_reason = true;
    }
    if (first->by_start != verdict->by_start) wrong("named by start at one entry only");
    if (!verdict->by_start && first->disturber != verdict->disturber) wrong("another disturber");
  }
  if (another_reason) ++tally.reason_by_entry;
}

Tally LookAtAll(int cols, int rows, int plies, const spec::CycleReading& reading) {
  const Board board(cols, rows);
  const auto rules =
      *enumerate::FiniteRules::From(*spec::ParseRuleSet("basic-only,hot=none,self_removal=any"));
  const auto index = *enumerate::LegalIndex::Create(board.grid);
  enumerate::CycleSearchOptions options;
  options.max_length = plies;
  const auto found = enumerate::FindCycles(board.grid, index, rules, options);
  EXPECT_TRUE(found.ok() && found->complete);
  Tally tally;
  for (const enumerate::CycleClass& c : found->classes) {
    const enumerate::BitSituation start{c.word.black, c.word.white, c.word.player, 0, 0};
    std::vector<enumerate::BitMove> edges(c.word.moves.begin(),
                                          c.word.moves.begin() + c.word.edges);
    const auto steps = enumerate::StepsOf(board.grid, rules, start, edges);
    EXPECT_TRUE(steps.has_value());
    if (!steps.has_value()) continue;
    ++tally.cycles;
    Look(board, *steps, reading, tally);
  }
  return tally;
}

std::vector<spec::CycleReading> Readings() {
  std::vector<spec::CycleReading> all;
  for (const auto settled : {SettledBy::kLife, SettledBy::kOutcome}) {
    for (const auto by : {DisturberBy::kEyeless, DisturberBy::kInitiator}) {
      for (const auto cyclic : {CyclicKos::kUnclassified, CyclicKos::kDisturbing}) {
        all.push_back({settled, by, cyclic});
      }
    }
  }
  return all;
}

struct Case {
  int cols, rows, plies;
  size_t cycles;
  size_t reason_by_entry;
};

void ExpectThatEntriesChangeNothing(const Case& c) {
  for (const spec::CycleReading& reading : Readings()) {
    const Tally tally = LookAtAll(c.cols, c.rows, c.plies, reading);
    EXPECT_EQ(tally.cycles, c.cycles);
    EXPECT_EQ(tally.reason_by_entry, c.reason_by_entry);
    EXPECT_THAT(tally.wrong, testing::IsEmpty());
  }
}

TEST(CycleEntriesTest, ChangeNeitherClassNorDisturber) {
  ExpectThatEntriesChangeNothing({3, 2, 8, 284, 0});
  ExpectThatEntriesChangeNothing({3, 3, 8, 989, 21});
}

TEST(CycleEntriesSlow, ChangeNeitherClassNorDisturber) {
  ExpectThatEntriesChangeNothing({4, 3, 6, 33309, 140});
  ExpectThatEntriesChangeNothing({6, 2, 6, 49733, 9});
}

}  // namespace
}  // namespace hotstone::renderings
