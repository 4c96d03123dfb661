// The ko race stated in proofs/ and the one in spec/ permit the same moves, with the same results
// and the same classes.
//
// proofs/extract/race_counts.tsv holds what the Coq definitions, extracted to OCaml, say of all
// races with small numbers: how many there are, how many sequences of one or three plies are legal,
// and a checksum of every class, every move and every final race. This test asks spec/ for the same
// figures. proofs/extract/race_counts.ml lists the races.
#include <gtest/gtest.h>

#include <cstdint>
#include <fstream>
#include <string>
#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "spec/ko_race/ko_race.h"
#include "spec/ko_race/ko_race_class.h"
#include "tests/spec/ko_race/races.h"

namespace hotstone::spec {
namespace {

constexpr uint64_t kStatedRaceModulus = 999983;

uint64_t StatedCode(std::optional<RaceSide> side) {
  return !side.has_value() ? 0 : *side == RaceSide::kFirst ? 1 : 2;
}

uint64_t StatedCode(const RaceClass& found) {
  switch (found.kind) {
    case RaceKind::kNoKo:
      return 0;
    case RaceKind::kDisturbedLife:
      return 1;
    case RaceKind::kDisturbedDeath:
      return 1 + StatedCode(found.disturber);
    case RaceKind::kCoexistence:
      return 4;
    case RaceKind::kUnclassified:
      return 5;
    case RaceKind::kFighting:
      return 6 + static_cast<uint64_t>(found.hot);
  }
  return 10;
}

uint64_t StatedDigest(const KoRace& race) {
  uint64_t digest = 1;
  const auto add = [&digest](auto number) {
    digest = (digest * 7 + static_cast<uint64_t>(number)) % kStatedRaceModulus;
  };
  for (const RaceGroup& group : race.groups) {
    for (const int number : {group.eyes, group.external, group.kos, group.threats}) add(number);
  }
  for (const int number :
       {race.shared, race.to_move == RaceSide::kFirst ? 1 : 2, race.hot, race.passes}) {
    add(number);
  }
  add(StatedCode(race.removed));
  return digest;
}

struct StatedRaceCounts {
  uint64_t races = 0;
  uint64_t sequences = 0;
  uint64_t digest = 1;

  void Add(uint64_t code, const StatedRaceCounts& part) {
    sequences += part.sequences;
    digest = (digest * 31 + code * 7 + part.digest) % kStatedRaceModulus;
  }
};

// As defined in proofs/extract/counting_races.v.
StatedRaceCounts CountRaceSequences(const KoRace& race, const RaceLaw& law, int depth) {
  if (depth == 0) return {0, 1, StatedDigest(race)};
  StatedRaceCounts all;
  uint64_t code = 0;
  for (const RaceMove move : AllRaceMoves()) {
    if (IsLegalRaceMove(race, move, law)) {
      all.Add(code, CountRaceSequences(AfterRaceMove(race, move, law), law, depth - 1));
    }
    ++code;
  }
  return all;
}

// All races with these kos and small numbers.
StatedRaceCounts CountStatedRaces(const RaceLaw& law, int depth, int kos_first, int kos_second) {
  StatedRaceCounts all;
  const int eyes = depth == 1 ? 3 : 2;
  for (int code = 0; code < eyes * eyes * 64; ++code) {
    KoRace race;
    int rest = code;
    race.to_move = NextDigit(rest, 2) == 0 ? RaceSide::kFirst : RaceSide::kSecond;
    race.shared = NextDigit(rest, 2);
    for (const size_t side : {1, 0}) race.groups[side].threats = NextDigit(rest, 2);
    for (const size_t side : {1, 0}) race.groups[side].external = NextDigit(rest, 2);
    for (const size_t side : {1, 0}) race.groups[side].eyes = NextDigit(rest, eyes);
    race.groups[0].kos = kos_first;
    race.groups[1].kos = kos_second;
    const int most_hot = depth > 1 ? 0 : race.Of(OtherSide(race.to_move)).kos;
    for (race.hot = 0; race.hot <= most_hot; ++race.hot) {
      for (const int passes : {0, law.end_passes - 1, law.end_passes}) {
        if (depth > 1 && passes > 0) continue;
        race.passes = passes;
        if (!IsRace(race)) continue;
        ++all.races;
        all.Add(StatedCode(ClassifyRace(race)), CountRaceSequences(race, law, depth));
      }
    }
  }
  return all;
}

TEST(StatedRaceTest, SpecPermitsAndDoesWhatTheProofsState) {
  std::ifstream file(HOTSTONE_SOURCE_DIR "/proofs/extract/race_counts.tsv");
  int rows = 0;
  uint64_t sequences = 0;
  for (std::string line; std::getline(file, line); ++rows) {
    const std::vector<std::string> fields = absl::StrSplit(line, '\t');
    ASSERT_EQ(fields.size(), 9u) << line;
    RaceLaw law;
    bool known = false;
    for (const auto& [name, hot] :
         {std::pair("none", RaceHot::kNone), std::pair("single", RaceHot::kSingle),
          std::pair("twin", RaceHot::kTwin), std::pair("twin-triple", RaceHot::kTwinTriple)}) {
      if (fields[1] != name) continue;
      law.hot = hot;
      known = true;
    }
    if (fields[2] != "-") law.barred = fields[2] == "first" ? RaceSide::kFirst : RaceSide::kSecond;
    int depth = 0;
    int kos_first = 0;
    int kos_second = 0;
    ASSERT_TRUE(known && absl::SimpleAtoi(fields[0], &depth) &&
                absl::SimpleAtoi(fields[3], &law.end_passes) &&
                absl::SimpleAtoi(fields[4], &kos_first) && absl::SimpleAtoi(fields[5], &kos_second))
        << line;
    const StatedRaceCounts found = CountStatedRaces(law, depth, kos_first, kos_second);
    EXPECT_EQ(absl::StrCat(found.races, " ", found.sequences, " ", found.digest),
              absl::StrCat(fields[6], " ", fields[7], " ", fields[8]))
        << line;
    sequences += found.sequences;
  }
  EXPECT_EQ(rows, 7 * (16 + 9));
  EXPECT_GT(sequences, 1000000u);
}

}  // namespace
}  // namespace hotstone::spec
