#include "search/captions/caption.h"

namespace hotstone::search {

const std::vector<Caption>& Captions() {
  using enum StatementKind;
  static const auto* const captions = new std::vector<Caption>{
      {"S1",
       "ING96-S1",
       "single ko",
       ".X.XO/XXXOO/OOOO./.O.OO",
       "analogue",
       {{.kind = kLine,
         .moves = "W:C4",
         .refused = "B:D4",
         .clause = "ING96-G508",
         .says = "the stone is hot"},
        {.kind = kByTurn, .groups = "B3", .says = "who moves first decides"},
        {.kind = kFighting, .groups = "B3", .says = "a fighting ko"}}},
      {"Q5",
       "ING96-Q5",
       "double-ko seki",
       "XX.XOO/.XXOO./XXO.OO",
       "from the text",
       {{.kind = kLine, .moves = "B:D1 W:C3", .says = "the answer in the other ko is legal"},
        {.kind = kYields,
         .moves = "B:D1 W:C3 B:pass W:C1 B:D3 W:pass",
         .player = 'B',
         .round = 2,
         .says = "whoever starts is the disturber"},
        {.kind = kSeki, .groups = "A3 F3", .says = "both live"},
        {.kind = kDisturbing, .groups = "A3 F3", .says = "a disturbing ko"}}},
      {"P1",
       "ING96-P1",
       "quadruple ko",
       "X.XO/XXOO/X.XO/XXOO/XO.O/XXOO/XO.O",
       "analogue",
       {{.kind = kSeki, .groups = "A7 D7", .says = "both live"}}},
      {"H5",
       "ING96-H5",
       "false triple ko",
       "XX.XO/XXXOO/.X.XO/XXXOO/XXO.O",
       "analogue",
       {{.kind = kLives, .groups = "A5", .says = "the side with the eye lives"},
        {.kind = kDies, .groups = "E5", .says = "the side without an eye is dead"},
        {.kind = kClass, .clause = "disturbing (disturbed-death)", .says = "disturbed death"}}},
  };
  return *captions;
}

}  // namespace hotstone::search
