// What the texts say of breaths and ko classes, each statement held against the fates of stones.
//
// The words are ours. G410 leans on G405 (real breaths). That the other side of a disturbed death
// lives is read into H5, and that nobody dies in a disturbed life into G513.
//
// The premises are our reading of the breaths (spec/ko/breath.h) and of the classes by breaths
// (spec/ko/ko_class.h); the conclusions are fates (spec/fates/board_fates.h). Each ko position, or
// each of its groups, is a case for the statements whose premise it meets. The stones of its kos
// are left out, since the kos take them.
#ifndef HOTSTONE_SPEC_CLAUSES_BREATH_STATEMENTS_H_
#define HOTSTONE_SPEC_CLAUSES_BREATH_STATEMENTS_H_

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "spec/fates/board_fates.h"
#include "spec/ko/breath.h"

namespace hotstone::spec {

struct BreathStatement {
  std::string_view clause;
  std::string_view says;
};

inline constexpr std::array<BreathStatement, 10> kBreathStatements = {{
    {"ING96-G411", "a group that lives by itself, with permanent breaths, is alive"},
    {"ING96-G410", "a group with two separate inner breaths or more, an eye each, is alive"},
    {"ING96-R4-breath-type", "an alive group has two real breaths or more, inner or shared"},
    {"ZH-G26", "a group with false breaths only, neither inner nor shared nor of a ko, is dead"},
    {"ING96-G412", "groups with balancing breaths coexist: none is dead or by turn"},
    {"ING96-G512", "the dead side of a disturbed death is dead"},
    {"ING96-H5", "the other side of a disturbed death is alive"},
    {"ING96-G513", "in a disturbed life nobody is dead or by turn"},
    {"ING96-G515", "a disturbing ko alters nothing: no stone is by turn"},
    {"ING96-R5-fighting-ko", "a fighting ko decides life and death: some stone is by turn"},
}};

struct BreathCases {
  uint64_t applies = 0;
  uint64_t fails = 0;
};

// The stones of a group of a ko position that are not stones of its kos, in index order.
std::vector<Point> LastingStones(const KoPosition& position, const KoGroup& group);

// The cases of one legal position, by statement. O(chains^2) questions to the fates.
std::array<BreathCases, kBreathStatements.size()> JudgeBreaths(const Position& position,
                                                               const BoardFates& fates);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_CLAUSES_BREATH_STATEMENTS_H_
