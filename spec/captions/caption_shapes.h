// The positions that replace the pictures, and the statements that several captions share about one
// position.
//
// One position may serve many captions: the double-ko seki serves Q5, P1, H2, Q10 and half of the
// glossary. A Shape is a position with its name. The functions give the statements that every
// caption about that kind of ko shares, so each table adds only those of its own caption. Numbers
// in comments are those of corpus/named. `sure` says how certain a position is. None of the
// pictures survives, so a ko is an analogue at best; positions that the words alone determine, such
// as passes, are "from the text".
#ifndef HOTSTONE_SPEC_CAPTIONS_CAPTION_SHAPES_H_
#define HOTSTONE_SPEC_CAPTIONS_CAPTION_SHAPES_H_

#include <string_view>
#include <vector>

#include "spec/captions/caption.h"

namespace hotstone::spec {

struct Shape {
  std::string_view title;
  std::string_view position;
  std::string_view sure = "analogue";
};

using Statements = std::vector<Statement>;

// The row of a caption on a shape. Joins the statements of both lists.
Caption Row(std::string_view id, std::string_view clause, const Shape& shape, Statements statements,
            const Statements& more = {});

// A caption without a position, and why it has none.
Caption WithoutPosition(std::string_view id, std::string_view clause, std::string_view why,
                        std::string_view sure = "lost");

// Single kos (01 to 04). In the last one White must take Black's seven stones by the ko; in "one
// ply before" Black must take it, as at the start of S17.
inline constexpr Shape kLoneKo = {"single ko of one stone against one, without groups", ".O"};
inline constexpr Shape kSmallKo = {"single ko that decides two small groups", "OX./.OO"};
inline constexpr Shape kPlainKo = {"single ko in the open", ".XO./X.XO/.XO."};
inline constexpr Shape kKoForLife = {"single ko for a group's life", ".X.XO/XXXOO/OOOO./.O.OO"};
inline constexpr Shape kKoForLifeBefore = {"single ko for a group's life, Black to take it",
                                           ".XO.O/XXXOO/OOOO./.O.OO"};
// Eternal life (17 to 20, 57). The cut position is 19 without its two upper rows.
inline constexpr Shape kLoneEternalLife = {
    "eternal life on four points, without groups, before two are joined", "X.O."};
inline constexpr Shape kEternalLifeOfTwo = {"eternal life, smallest with stones that stay",
                                            "XOXOO.XO/...XXOO."};
inline constexpr Shape kEternalLife = {"eternal life (chosei), KataGo's test",
                                       "......../OOOOOO../XXXXXO../XOOOXXOO/.O.X.OX."};
inline constexpr Shape kEternalLifeCut = {"eternal life (chosei), cut to three rows",
                                          "XXXXXO../XOOOXXOO/.O.X.OX."};
inline constexpr Shape kEternalLifeGnu = {
    "eternal life (chosei), GNU Go's test",
    "........./........./........./........./........./.OOOOO.O./.XXXXO.../XOOOXXOO./.O.X.OX.."};
// Triple kos (21 to 26, 39 to 41).
inline constexpr Shape kTripleKo = {"triple ko without eyes", "X.XO/XXOO/X.XO/XXOO/XO.O"};
inline constexpr Shape kTripleKoEyeEach = {"triple ko with an eye each",
                                           "XX.XOO/XXXOOO/.X.XO./XXXOOO/XXO.OO"};
inline constexpr Shape kFalseTripleKo = {"false triple ko: an eye against none",
                                         "XX.XO/XXXOO/.X.XO/XXXOO/XXO.O"};
inline constexpr Shape kFalseTripleKoBlack = {"false triple ko, the side with the eye to begin",
                                              "XXO.O/XXXOO/.X.XO/XXXOO/XXO.O"};
inline constexpr Shape kTripleKoOfSix = {"triple ko between two groups of each side",
                                         "XXO.OO/OXXOOX/.O..X."};
inline constexpr Shape kTripleKoRow = {"three kos in a row of twelve points", ".XO.XO.O.O.O"};
inline constexpr Shape kTripleKoKata = {"triple ko, KataGo's test",
                                        "OOOOOOO/OXO.O.O/X.XOXOX/XXXXXXX/OOOOOOO/......."};
inline constexpr Shape kTripleKoGnu1 = {
    "triple ko, GNU Go's test (1)",
    "........./........./........./.XXXXX.../XXOOOXX../OOO.OOX../.OXOXOXX./OXXXXOOX./XX.X.XOX."};
inline constexpr Shape kTripleKoGnu2 = {
    "triple ko, GNU Go's test (2)",
    "........./........./........./XXXXXX.../OXOOOXX../.OO.OOX../OOXOXOXX./OXXXXOOX./XX.X.XOX."};
inline constexpr Shape kTripleKoGnu3 = {
    "triple ko, GNU Go's test (3)",
    ".OXXOO.OX/.OX.XOOXX/.OXXOOXX./.OXO.OX../O.XXOOX../.OOOXXX../...OX..../...OX..../...OX...."};
// Kos that pair up (12, 14 to 16, 38, 42) and round-robin kos (27 to 32).
inline constexpr Shape kDoubleKoSeki = {"double-ko seki, an eye each", "XX.XOO/.XXOO./XXO.OO"};
inline constexpr Shape kSmallDoubleKo = {"double ko with a shared breath, smallest found",
                                         "XXXXX/OX.X./.OOOX"};
inline constexpr Shape kDoubleKoGnu = {
    "double-ko seki, GNU Go's test",
    "........./........./........./XXXXXXX../OOOOOOXX./OXXXOOOX./OX.XO.OX./OOXXXOOX./O.OX.XOX."};
inline constexpr Shape kSharedAndKo = {"double ko and a shared breath", "X.XO/XXOO/XX.O/XXOO/XO.O"};
inline constexpr Shape kQuadrupleKo = {"quadruple ko without eyes",
                                       "X.XO/XXOO/X.XO/XXOO/XO.O/XXOO/XO.O"};
inline constexpr Shape kQuadrupleKoGnu = {
    "quadruple ko, GNU Go's test",
    "........./........./........./XXXXXXX../XOOOOOXX./OOXXXOOX./OX.XO.OX./OOXXXOOX./O.OX.XOX."};
inline constexpr Shape kRoundRobin = {"round-robin ko, an eye each",
                                      "XX.XOO/.X.XO./XXXOOO/XXO.OO/XXO.OO"};
inline constexpr Shape kRoundRobinShared = {"round-robin ko, a shared breath",
                                            "XX.O/XXOO/X.XO/X.XO/XXOO/XO.O/XO.O"};
inline constexpr Shape kRoundRobinSmall = {"round-robin ko, smallest with stones that stay",
                                           "XOXX.OXO/X.X.OO.O"};
inline constexpr Shape kRoundRobinGnu = {
    "round-robin ko, GNU Go's test",
    "..XO.XOO./..XOOXXO./..XO.OXO./..XO.OXO./..XOOXXO./..XOX.XO./..XOX.XO./..XOOXXO./..XXXOOO."};
inline constexpr Shape kRoundRobinRow = {"the moves of a round-robin ko on seven points",
                                         "XX.XO.O"};
inline constexpr Shape kTripleStones = {"round-robin ko of three stones, an eye each",
                                        "XX.XOO/.X.XO./XX.XOO/XXXOOO/XXO.OO/XXO.OO/XXO.OO"};
// Settled by eyes (37, 43, 44).
inline constexpr Shape kDoubleKoDeath = {"double ko against an eye, the eyeless side to begin",
                                         "XX.XO/.XXOO/XXO.O"};
inline constexpr Shape kMoonshine = {
    "moonshine life: a one-eyed group on threats from a double-ko seki",
    "XX.XOOOX.XO.O./.XXOO.OXX.XOOO/XXO.OOOXXXXXXX"};
// The same with threats from round-robin kos (59, 60).
inline constexpr Shape kMoonshineOnDoubles = {
    "moonshine life: a one-eyed group on threats from a round-robin ko",
    "XX.XOOOXO.O./.X.XO.OXXOOO/XXXOOOOXXXXX/XXO.OOOX.X.X/XXO.OOOXXXXX"};
inline constexpr Shape kMoonshineOnTriples = {
    "moonshine life: a one-eyed black group on threats from triple ko stones",
    "OO.OXXXOX.X./.O.OX.XOOXXX/OO.OXXXOOOOO/OOOXXXXO.O.O/OOX.XXXOOOOO/OOX.XXXOOOOO/OOX.XXXOOOOO"};
inline constexpr Shape kDoubleKoLife = {"double ko for the second eye, one of two is enough",
                                        "O.OXO./XOXXOO/.X.XO./XXXXOO/OOOOO."};
// Breaths without kos (10, 11, 13), and half a point (55, 56).
inline constexpr Shape kTwoEyes = {"two living groups", "XXXXOOOO/.X.XO.O."};
inline constexpr Shape kSharedBreaths = {"two shared breaths", "X.O/X.O"};
inline constexpr Shape kSharedBreathsInside = {
    "two shared breaths between groups inside living ones", ".OOX.OXX./O.OX.OX.X"};
inline constexpr Shape kEyeAndShared = {"an eye each and a shared breath", "XXXOOO/.XXOO./XX.OOO"};
inline constexpr Shape kHalfAPoint = {"half a point between two living groups",
                                      ".X.XO.O./XXXXOOOO/XXX.XOOO/XXXXOOOO/.X.XO.O."};
inline constexpr Shape kHalfAPointSmall = {"half a point between two living groups, on 18 points",
                                           ".XXOO./XX.XOO/.XXOO."};
// Self-removal (07 to 09, 47 to 51, 58).
inline constexpr Shape kOwnTwo = {"self-removal of two stones", "X."};
inline constexpr Shape kOwnTwoBesideWhite = {"self-removal of two stones beside White", "XO./.OO"};
inline constexpr Shape kOwnThree = {"self-removal of three stones", "XXO/.O."};
inline constexpr Shape kOwnOne = {"self-removal of a single stone", ".O/O."};
inline constexpr Shape kOwnAsThreat = {"self-removal of three stones in a large eye",
                                       ".O.OO/OOOOO/XXXXO/O.OX."};
inline constexpr Shape kOwnAsThreatAfter = {"the large eye after the self-removal",
                                            ".O.OO/OOOOO/XXXXO/...X."};
inline constexpr Shape kBiggerEye = {"a large eye against a small one", ".O.XXOO/.O.XX.O",
                                     "found by search"};
inline constexpr Shape kSendTwo = {"sending two, returning one, on three points", "..O"};
inline constexpr Shape kSendTwoOfNine = {"sending two, returning one, on nine points",
                                         "XX./XOO/O.."};
inline constexpr Shape kSendTwoBetween = {"sending two, returning one between living groups",
                                          ".O.XXO/OXXXO./O.X.OO/XX.OO./OOOO.O"};
// Passes (52 to 54) and the rest (06, 45, 46).
inline constexpr Shape kNothingLeft = {"nothing left to play for", ".X.X/XXXX/OOOO/O.O.",
                                       "from the text"};
inline constexpr Shape kEmptyBoard = {"the empty board", "...../...../...../...../.....",
                                      "from the text"};
inline constexpr Shape kOneNeutral = {"one neutral point left", ".XXO./XX.OO/.XXOO",
                                      "from the text"};
inline constexpr Shape kTenThousandYears = {"ten-thousand-year ko",
                                            "OOOOO/XXXO./..XOO/OOXO./OXXOO/.OXO."};
inline constexpr Shape kBentFour = {"bent four in the corner, GNU Go's test cut to 5x5",
                                    "XXXX./OOX.X/.OXXX/XOOOX/.X.OX"};

// Cycles of these shapes, as in corpus/named, or started by the other side.
inline constexpr std::string_view kDoubleKoSekiByBlack = "B:D1 W:C3 B:pass W:C1 B:D3 W:pass";
inline constexpr std::string_view kDoubleKoSekiByWhite = "W:C3 B:D1 W:pass B:D3 W:C1 B:pass";
inline constexpr std::string_view kQuadrupleKoByBlack = "B:C3 W:B7 B:C1 W:B5 B:C7 W:B3 B:C5 W:B1";
inline constexpr std::string_view kQuadrupleKoByWhite = "W:B7 B:C3 W:B5 B:C1 W:B3 B:C7 W:B1 B:C5";
inline constexpr std::string_view kDoubleKoDeathByWhite =
    "W:C3 B:D1 W:pass B:pass W:C1 B:D3 W:pass B:pass";
inline constexpr std::string_view kFalseTripleKoByWhite = "W:C5 B:D1 W:C3 B:D5 W:C1 B:D3";
inline constexpr std::string_view kTripleKoByWhite = "W:B5 B:C1 W:B3 B:C5 W:B1 B:C3";
inline constexpr std::string_view kEternalLifeByBlack = "B:C1 W:E1 B:D1 W:F1";
inline constexpr std::string_view kMoonshineByBlack = "B:M3 W:C3 B:D1 W:L3 B:D3 W:C1";
inline constexpr std::string_view kMoonshineOnDoublesByBlack =
    "B:K5 W:C4 B:D1 W:J5 B:D2 W:C5 B:K5 W:C1 B:D4 W:J5 B:D5 W:C2";
inline constexpr std::string_view kMoonshineOnTriplesByWhite =
    "W:K7 B:C5 W:D1 B:J7 W:D2 B:C6 W:K7 B:C7 W:D3 B:J7 W:D5 B:C1 W:K7 B:C2 W:D6 B:J7 W:D7 B:C3";
inline constexpr std::string_view kTripleStonesByBlack =
    "B:D1 W:C5 B:D2 W:C6 B:D3 W:C7 B:D5 W:C1 B:D6 W:C2 B:D7 W:C3";
inline constexpr std::string_view kRoundRobinByBlack = "B:D1 W:C4 B:D2 W:C5 B:D4 W:C1 B:D5 W:C2";
inline constexpr std::string_view kRoundRobinByWhite = "W:C5 B:D1 W:C4 B:D2 W:C1 B:D5 W:C2 B:D4";

// A stone that has just taken one may not be taken at once; after a pass it may.
Statements SingleHotStone(const Shape& shape);
// The same for two stones that just became two by joining.
Statements DoubleHotStones(const Shape& shape);
// The same for the stone that took and its twin in the other ko.
Statements TwinHotStones(const Shape& shape);
// Each side may start once, and the player who started may not repeat the cycle.
Statements RefusedToWhoStarts(const Shape& shape);
// No stone is hot, so the same ko may be retaken at once (ING91-1-stoerungs-ko, ZH-G41).
Statements WithoutHotStones(const Shape& shape);
// The eyeless side may not repeat the cycle.
Statements RefusedToTheDead(const Shape& shape);
// Own stones may be removed.
Statements SelfRemoval(const Shape& shape);
// Removing them repeatedly is refused.
Statements SelfDisturbance(const Shape& shape);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_CAPTIONS_CAPTION_SHAPES_H_
