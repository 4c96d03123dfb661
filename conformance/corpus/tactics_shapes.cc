// The list of shapes (tactics_shapes.h), in the order of the cases: plain captures first, then
// self-removal, long chains, ko and things that look like one, cycles, passes. Every shape says in
// one phrase what it shows. The test (tests/conformance/corpus/tactics_test.cc) states
// independently, by hand, what must be legal and illegal under each kind of rules.
//
// For example ko-edge, .XO. over XaBO on the bottom line: White plays a and captures the black
// stone at B; Black may not take back at once (?B), both play elsewhere (* *), Black takes back
// (B), and now White may not (?a).
#include "conformance/corpus/tactics_shapes.h"

namespace hotstone::conformance {
namespace {

// Rows of kos on both sides of a white wall; Black may take in some and White in the others.
constexpr char kFiveKos[] = "XXXXXXX/XaX1X2X/OAObOcO/OOOOOOO/OBOdOOO/XeX3XXX/XXXXXXX";
constexpr char kSevenKos[] =
    "XXXXXXXXX/XaXbX1X2X/OAOBOcOdO/OOOOOOOOO/OCOeOfOOO/XgX3X4XXX/XXXXXXXXX";

}  // namespace

const std::vector<TacticShape>& TacticShapes() {
  constexpr auto kCorner = TacticPlace::kCorner;
  constexpr auto kEdge = TacticPlace::kEdge;
  constexpr auto kAnywhere = TacticPlace::kAnywhere;
  constexpr auto kAcross = TacticPlace::kAcross;
  constexpr auto kFloor = TacticPlace::kFloor;
  constexpr auto kWhole = TacticPlace::kWhole;
  constexpr auto kCentre = TacticPlace::kCentre;
  constexpr auto kCorpus = TacticUse::kCorpus;
  constexpr auto kQuick = TacticUse::kQuick;
  constexpr auto kCore = TacticUse::kCore;
  static const auto* const shapes = new std::vector<TacticShape>{
      {"occupied", "an occupied point is taken, whatever the colour of its stone (ING96-R3)",
       kAnywhere, false, "A1", "W ?A ?1 * ?A ?1", kCore},
      {"capture-inside", "a stone inside has four liberties (ING96-R4)", kAnywhere, false,
       ".X./X0a/.X.", "B a ?0 * 0", kQuick},
      {"capture-edge", "a stone on the edge has three liberties (ING96-R4)", kEdge, false,
       ".X./X0a", "B a ?0 * 0", kQuick},
      {"capture-corner", "a stone in the corner has two liberties (ING96-R4)", kCorner, false,
       "X./0a", "B a ?0 * 0", kCore},
      {"atari-inside", "a stone stays while it has a liberty: inside (ING96-R4)", kAnywhere, false,
       ".c./X0a/.b.", "B a = * b = * c", kQuick},
      {"atari-edge", "a stone stays while it has a liberty: on the edge (ING96-R4)", kEdge, false,
       ".c./X0a", "B a = * c", kCorpus},
      {"atari-corner", "a stone stays while it has a liberty: in the corner (ING96-R4)", kCorner,
       false, "c./0a", "B a = * c", kQuick},
      {"freed", "a capture gives the chains around it a liberty (ING96-R4)", kCorner, false,
       "c../X1./0a.", "B a c = ?0", kQuick},
      {"under", "where stones were removed both players may play again (ING96-R4)", kEdge, false,
       ".XX./X01a", "B a ?0 ?1 0 * ?1 1", kQuick},
      {"under-corner", "where stones were removed in the corner both players may play (ING96-R4)",
       kCorner, false, "XX./01a", "B a ?0 ?1", kCorpus},
      {"merge", "a play joins two chains, which are then captured as one (ING96-R4)", kEdge, false,
       ".OOO./OXaXb", "B a b ?a", kQuick},
      {"two-at-once",
       "a play in the corner captures two chains, so it is not self-removal (ING96-R4-removal)",
       kCorner, false, "O../BO./aCO", "W ?a a ?B ?C", kCore},
      {"two-chains", "a play captures a chain on each side (ING96-R4-removal)", kEdge, false,
       ".OO.OO./OBXaXCO", "W a ?B ?C", kCorpus},
      {"three-at-once", "a play on the edge captures three chains (ING96-R4-removal)", kEdge, false,
       "..X../.X0X./X1a2X", "B ?a a ?0 ?1", kQuick},
      {"four-at-once", "a play captures four chains (ING96-R4-removal)", kAnywhere, false,
       "..X../.X0X./X1a2X/.X3X./..X..", "B ?a a ?0 ?3", kQuick},
      {"suicide-one", "a single stone without a liberty, inside (COMP-SELF, ING96-R3, TT-MOVE)",
       kAnywhere, false, ".X./XaX/.X.", "W ?a * a", kCore},
      {"suicide-edge",
       "a single stone without a liberty, on the edge (COMP-SELF, ING96-R3, TT-MOVE)", kEdge, false,
       ".X./XaX", "W ?a * a", kCorpus},
      {"suicide-corner",
       "a single stone without a liberty, in the corner (COMP-SELF, ING96-R3, TT-MOVE)", kCorner,
       false, "X./aX", "W ?a * a", kQuick},
      {"suicide-two", "two own stones without a liberty (COMP-SELF, ING96-R3-board-play)", kEdge,
       false, ".XX./X0aX", "W ?a a ?0", kCore},
      {"suicide-three",
       "three own stones without a liberty, in the corner (COMP-SELF, ING96-R3-board-play)",
       kCorner, false, "X../1X./0aX", "W ?a a ?0", kQuick},
      {"suicide-joins-two",
       "a play that joins two own stones and leaves both without a liberty (COMP-SELF, "
       "ING96-R3-board-play)",
       kCorner, false, "OOO./BaCO", "B ?a a ?B", kQuick},
      {"suicide-joins-three",
       "a play that joins three own stones and leaves them without a liberty (COMP-SELF, "
       "ING96-R3-board-play)",
       kEdge, false, "..O../.OBO./OCaDO", "B ?a a ?C", kQuick},
      {"suicide-repeats", "self-removal that repeats a position (COMP-SELF, TT-MOVE)", kEdge, false,
       ".XX./XbaX", "B * b - a", kQuick},
      {"self-atari", "a play that leaves itself one liberty is legal (ING96-R3)", kCorner, false,
       "X./ac", "W ?a a c ?a", kQuick},
      {"capture-first",
       "a play without a liberty that captures is not self-removal: edge (ING96-R4-removal)", kEdge,
       false, "OOOOO/OXXXO/OXaBO", "W ?a a ?B", kCore},
      {"capture-first-inside",
       "a play without a liberty that captures is not self-removal: inside (ING96-R4-removal)",
       kAnywhere, true, "OOOOO/OXXXO/OXaBO/OXXXO/OOOOO", "W ?a a ?B", kCorpus},
      {"wrap-empty",
       "the end of a line is not a neighbour of the start of the next: no liberty there "
       "(ING96-R11)",
       kAcross, false, "...~.X/...~X0/...~.a", "B a ?0", kQuick},
      {"wrap-friend",
       "the end of a line is not a neighbour of the start of the next: no friend there (ING96-R11)",
       kAcross, false, "O..~.X/...~X0/O..~.a", "B a ?0", kQuick},
      {"wrap-suicide",
       "the end of a line without a liberty, next to a free start of the next line (ING96-R11)",
       kAcross, false, "...~.X/...~Xa/...~.X", "W ?a * a", kQuick},
      {"long-chain", "a long chain with two liberties far apart; it plays on both (ING96-R4)",
       kFloor, true, "OO~O/aOXO~b/XO~X/XO~X/XO~X/XX~X", "W a = ?b * b", kCore},
      {"long-chain-last",
       "a long chain with one liberty: plays there by its owner and by the opponent (ING96-R4)",
       kFloor, true, "OO~O/aOXO~X/XO~X/XO~X/XO~X/XX~X", "B ?a * a", kCorpus},
      {"many-liberties", "a chain with many liberties is touched and grows (ING96-R4)", kAcross,
       true, "XX~X/..~.aX/..~X/XX~X/..~X/..~.bX/XX~X/..~X/..~0.X/XX~X", "W ?b a = b =", kQuick,
       true},
      {"huge-chain",
       "a chain over the whole board is captured, its own play is self-removal; then a ko late in "
       "a long game (ING96-R4, ING96-R5)",
       kWhole, false, "aOcXX~XX/OOXXX~XX/|XXXXX~XX/DEXXX~XX/ABCXX~Xb",
       "W c = ?b - b = %24 D E B C * A ?B * * B ?A", kQuick},
      {"ko", "a ko: captured, recaptured after plays elsewhere, by turns (ING96-R5)", kAnywhere,
       false, ".XO./XaBO/.XO.", "W a ?B * * B ?a * * a ?B", kCore},
      {"ko-edge", "a ko on the edge (ING96-R5)", kEdge, false, ".XO./XaBO", "W a ?B * * B ?a",
       kQuick},
      {"ko-corner", "a ko in the corner (ING96-R5)", kCorner, false, ".../XO./aBO",
       "W a ?B * * B ?a", kCorpus},
      {"ko-lower-left", "a ko in the corner A1, which many programs number 0 (ING96-R5)", kCorner,
       false, ".../XO./aBO", "W a ?B * * B ?a", kCore, false, 0},
      {"ko-upper-left", "a ko in the upper left corner, which other programs number 0 (ING96-R5)",
       kCorner, false, ".../XO./aBO", "W a ?B * * B ?a", kCore, false, 2},
      {"ko-tengen", "a ko whose forbidden point is the middle of the board (ING96-R5)", kCentre,
       false, ".XO./XaBO/.XO.", "W a ?B * * B ?a", kQuick, false, 0},
      {"ko-pass", "the ban covers only one point, and a pass lifts it (ING96-R5)", kAnywhere, false,
       ".XO./XaBO/cXO.", "W a ?B ?c - * B ?a", kCore},
      {"ko-passes", "two passes lift the ban of a ko if they do not end the game (ING96-G305)",
       kAnywhere, false, ".XO./XaBO/cXO.", "W a ?B - - ?c ?B", kQuick},
      {"ko-set-up", "a ko in the position that the game starts from (ING96-R5, TT-MOVE)", kEdge,
       false, ".XO./XaBO", "W a ?B * * B", kCore, true},
      {"ko-filled", "the player who captured a ko may fill it (ING96-R5)", kEdge, false,
       ".XO./XaBO", "W a ?B * ?B B", kQuick},
      {"ko-and-friend",
       "a stone that captures one and has a friend: not a ko, but no liberty either (ING96-R3)",
       kAnywhere, false, ".XO./XaBO/.1O.", "W a ?B", kCorpus},
      {"ko-and-chain",
       "a stone that captures a ko stone and another chain at once (ING96-R4-removal)", kAnywhere,
       false, ".XO./XaBO/OGO./.O..", "W a ?B ?G * * ?B", kQuick},
      {"ko-beside-atari", "a ko is recaptured together with a second stone (ING96-R5, R4-removal)",
       kAnywhere, false, "..X../.X0c./XaBO./.XO..", "W a ?B c * B ?a ?0", kQuick},
      {"snapback",
       "one stone is captured, and the captors are captured at once: on the edge (ING96-R5)", kEdge,
       false, "XXXXX/XOOOX/XOabX", "B a b ?a a ?b", kCore},
      {"snapback-corner",
       "one stone is captured, and the captors are captured at once: in the corner (ING96-R5)",
       kCorner, false, "XXX./OOX./abX.", "B a b ?a a ?b", kQuick},
      {"snapback-inside",
       "one stone is captured, and the captors are captured at once: inside (ING96-R5)", kAnywhere,
       false, ".XXXX./XOOOOX/XOabOX/XOOOOX/.XXXX.", "B a b ?a a ?b", kQuick},
      {"snapback-of-two",
       "one is captured, then exactly two, then one again, each at once (ING96-R5)", kCorner, false,
       "OOXXX/Oab1X", "B a b ?a a ?b b ?a", kCore},
      {"false-ko", "a stone that captured two is captured at once (ING96-R5)", kEdge, false,
       "OOOXX/OBCdX", "W d ?C ?B C ?B ?d", kCore},
      {"sending-two", "sending two, returning one, again and again (ING96-R5, TT-MOVE)", kCorner,
       false, "OOXX/bCdX", "B b d C - b", kCore},
      {"sending-two-inside", "sending two, returning one: inside (ING96-R5, TT-MOVE)", kAnywhere,
       true, "OOOXX/ObCdX/OOOXX", "B b d C - b", kCorpus},
      {"eternal-life",
       "two stones are captured, then two of the other colour, again and again (ING96-G509, "
       "TT-MOVE)",
       kCorner, false, "OOXXX/bCd1X", "B b d C 1", kCore},
      {"eternal-life-inside",
       "two stones are captured, then two of the other colour: inside (ING96-G509, TT-MOVE)",
       kAnywhere, true, "OOOXXX/ObCd1X/OOOXXX", "B b d C 1", kCorpus},
      {"repeated-after-pass",
       "a play repeats a position in which a pass was made (ING96-G509, TT-MOVE)", kCorner, false,
       "OOXXX/bCd1X", "B * - b d C 1", kQuick},
      {"double-ko", "a second ko lifts the ban of the first (ING96-R5)", kAnywhere, true,
       "XXXXX/X1XbX/OcODO/OOOOO", "B c ?1 b ?D * 1 ?c", kQuick},
      {"double-ko-cycle", "a cycle through a double ko with passes (ING96-R5, TT-MOVE)", kAnywhere,
       true, "XXXXX/X1XbX/OcODO/OOOOO", "B c b - 1 D - c", kQuick},
      {"triple-ko", "a cycle through three kos (ING96-R5, TT-MOVE)", kAnywhere, true,
       "XXXXXXX/XbX1X2X/OBOdOfO/OOOOOOO", "B d ?1 b ?B f ?2 1 ?d B ?b ?2 2", kQuick},
      {"triple-ko-later", "a cycle through three kos, then plays elsewhere (ING96-R5, TT-MOVE)",
       kAnywhere, true, "XXXXXXX/XbX1X2X/OBOdOfO/OOOOOOO", "B d b f 1 B ?2 * * 2", kCorpus},
      {"long-cycle",
       "three kos and an eternal life: a position is repeated after ten plies (TT-MOVE)", kEdge,
       true, "XXXXXXX/XbX1X2X/OBOdOfO/OOOOOOO/......./OOOXXX./OgHi3X.", "B d b f 1 g i B 2 d b H 3",
       kCorpus},
      {"back-after-twelve", "five kos: a position is repeated after twelve plies (TT-MOVE)",
       kAnywhere, true, kFiveKos, "B b ?1 e c a d 2 A 1 c 3 B 2", kQuick},
      {"back-after-twenty", "five kos: a position is repeated after twenty plies (TT-MOVE)",
       kAnywhere, true, kFiveKos, "B b ?1 e c a d 2 A 1 B a b 3 c 1 d e A 3 B 2", kQuick},
      {"back-after-forty", "seven kos: a position is repeated after forty plies (TT-MOVE)",
       kAnywhere, true, kSevenKos,
       "B e ?3 a d b c 3 A g B a f b e 4 B 1 f 3 C 2 c b e 1 B g c 4 C b A 3 f g e 1 C 3 B 4",
       kQuick},
      {"late-triple-ko", "a cycle through three kos late in the game (TT-MOVE)", kAnywhere, true,
       "XXXXXXX/XbX1X2X/OBOdOfO/OOOOOOO", "B *60 d ?1 b f 1 B ?2", kCorpus},
      {"one-pass", "play continues after a pass (ING96-R3)", kAnywhere, false, "ab", "B a - ?b b",
       kCorpus},
      {"two-passes", "two passes pause the game or end it (ING96-G305, TT-END)", kAnywhere, false,
       "ab", "B a - - = ?a ?b b", kQuick},
  };
  return *shapes;
}

}  // namespace hotstone::conformance
