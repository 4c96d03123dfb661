(* Positions with kos on boards of ten points and more, and cycles: those on which tests/spec asks spec/ for kos, breaths, classes and
   disturbers. Rows from the top: X black, O white. *)
let rows =
  [ "......../OOOOOO../XXXXXO../XOOOXXOO/.O.X.OX."; "......../OOOOOO../XXXXXO../XOOOXXOO/.OXX.OX.";
    "..../OOXX/X..O"; "....X/XXXXX"; "...X/...X/...X/XXXX"; "...X/...X/XXXX"; "...X/..XX/XXXX"; "...X/X.XX/XXXX";
    "..OX.X/..XXXX/XXXXXX"; "..XO../.XO.../..XO.."; "..XO../.XO.O./..XO..";
    "..XO../.XO.O./..XO../.XO.O./..XO../.XO.O./..XO.."; "..XOO./.XO.XO/..XOO."; "..XX/...X/X.XX/XXXX";
    ".OOX./.O.OX"; ".OXO.X/XXXXXX"; ".OXX./O.OX."; ".X.XO./XXXXOO"; ".X.XO.O./XXXXOOOO/XXX.XOOO/XXXXOOOO/.X.XO.O.";
    ".X.XO.O./XXXXOOOO/XXX.XOOO/XXXXOOOO/XXX.XOOO/XXXXOOOO/.X.XO.O."; ".X.XO/XXXOO/OOOO./.O.OO";
    ".XO../X.XO./.XO.."; ".XO./X.XO/.XO."; ".XO./X.XO/OXXO/OOO."; ".XO./XO../.XO."; ".XO./XO.O/.XO.";
    ".XO./XXOO/X..O"; ".XO./XXXO/.XO."; ".XOO./XO..O/.XOO."; ".XOO./XO.XO/.XOO."; ".XXO./XOO.O/.XXO.";
    "X.X/X.X/XX./..X"; "X.XO/XXOO/X.XO/XXOO/XO.O"; "X.XO/XXOO/X.XO/XXOO/XO.O/XXOO/XO.O";
    "X.XO/XXOO/XX.O/XXOO/XO.O"; "X.XX/...X/X.XX/XXXX"; "XO..XO/.OOXX."; "XOX.O..O/...XXOO."; "XOXOO.XO/...XXOO.";
    "XX.XO.X/.XXOOXX/XXO.OX."; "XX.XO/.XXOO/XXO.O"; "XX.XO/XXXOO/.X.XO/XXXOO/XXO.O";
    "XX.XOO/.X.XO./XX.XOO/XX.XOO/XXXOOO/XXO.OO/XXO.OO/XXO.OO/XXO.OO";
    "XX.XOO/.X.XO./XX.XOO/XXXOOO/XXO.OO/XXO.OO/XXO.OO"; "XX.XOO/.X.XO./XXXOOO/XXO.OO/XXO.OO";
    "XX.XOO/.XXOO./XXO.OO"; "XX.XOO/XXXOOO/.X.XO./XXXOOO/XXO.OO"; "XX.XOOO./.XXOO.OX/XXO.OOOX";
    "XX.XOOO/.XXOO.O/XXO.OOO"; "XX.XOOOX.XO.O./.XXOO.OXX.XOOO/XXO.OOOXXXXXXX";
    "XX.XOOOX.XO/.X.XO.OXXOO/XXXOOOOX.XO/XXO.OOOXXOO/XXO.OOOXO.O";
    "XX.XOOOXO.O./.X.XO.OXXOOO/XXXOOOOXXXXX/XXO.OOOX.X.X/XXO.OOOXXXXX"; "XXO./X.XO/XXO./XXXX/XXO./XO.O/XXO.";
    "XXO./XO.O/XXO./XXXX/XXO./XO.O/XXO."; "XXO.OO/OXXOOX/.O..X."; "XXX/XOX/.XO/XO.";
    ".OX./OXOX/O.OX"; "X.O./.XXO/OOOX/XXX."; ".O.O/XOXO/.XO.";
    "XX.XOOOXXX.XO/.XXOO.OXXXXOO/XXO.OOOX.X.XO/XXXOOOOXXXXOO/XXXOOOOXXXO.O" ]

(* A position, and moves that lead back to it. The last five show faults that no other shows: fights about the lives of different sides, of
   one side and of both, a score open at one moment only, and ko positions that a third joins. *)
let cycles =
  [ "XX.XOO/.XXOO./XXO.OO B:D1 W:C3 B:pass W:C1 B:D3 W:pass";
    "XX.XO/XXXOO/.X.XO/XXXOO/XXO.O W:C5 B:D1 W:C3 B:D5 W:C1 B:D3";
    "X.XO/XXOO/X.XO/XXOO/XO.O W:B5 B:C1 W:B3 B:C5 W:B1 B:C3";
    "XX.XOO/XXXOOO/.X.XO./XXXOOO/XXO.OO W:C5 B:D1 W:C3 B:D5 W:C1 B:D3";
    "......../OOOOOO../XXXXXO../XOOOXXOO/.O.X.OX. B:C1 W:E1 B:D1 W:F1";
    "XX.XOOOX.XO.O./.XXOO.OXX.XOOO/XXO.OOOXXXXXXX B:M3 W:C3 B:D1 W:L3 B:D3 W:C1";
    "XO./.OO B:A1 W:pass B:A2 W:pass";
    "XO..XO/.OOXX. B:A1 W:F1 B:A2 W:F2";
    "XX. W:C1 B:B1 W:pass B:A1";
    "XX.XOO/.X.XO./XXXOOO/XXO.OO/XXO.OO B:D1 W:C4 B:D2 W:C5 B:D4 W:C1 B:D5 W:C2";
    ".O B:A1 W:B1";
    ".X.XO.O./XXXXOOOO/XXX.XOOO/XXXXOOOO/.X.XO.O. W:D3 B:pass W:pass B:E3 W:pass B:pass";
    "XX./XOO/.XX W:A1 B:B1 W:pass B:C1";
    "XOX.O..O/...XXOO. B:G2 W:D2 B:F2 W:E2";
    "XX.XOO/.X.XO./XX.XOO/XXXOOO/XXO.OO/XXO.OO/XXO.OO B:D1 W:C5 B:D2 W:C6 B:D3 W:C7 B:D5 W:C1 B:D6 W:C2 B:D7 W:C3";
    "XX.XOO/.X.XO./XX.XOO/XX.XOO/XXXOOO/XXO.OO/XXO.OO/XXO.OO/XXO.OO B:D1 W:C6 B:D2 W:C7 B:D3 W:C8 B:D4 W:C9 B:D6 W:C1 B:D7 W:C2 B:D8 W:C3 B:D9 W:C4";
    ".O/OO B:A2 W:B2 B:A1 W:B1 B:A2 W:A1";
    "XX.XO.O B:F1 W:C1 B:G1 W:A1 B:B1 W:E1 B:A1 W:G1";
    "XOXOO.XO/...XXOO. B:F2 W:E2 B:G2 W:D2";
    "XX.XOOOXO.O./.X.XO.OXXOOO/XXXOOOOXXXXX/XXO.OOOX.X.X/XXO.OOOXXXXX B:K5 W:C4 B:D1 W:J5 B:D2 W:C5 B:K5 W:C1 B:D4 W:J5 B:D5 W:C2";
    "XX.XOOOX.XO/.X.XO.OXXOO/XXXOOOOX.XO/XXO.OOOXXOO/XXO.OOOXO.O B:D1 W:C4 B:D2 W:C5 B:D4 W:C1 B:D5 W:C2 B:pass W:J5 B:K1 W:J3 B:K5 W:J1 B:K3 W:pass";
    "XX.XOOOXXX.XO/.X.XO.OXXXXOO/XXXOOOOX.X.XO/XXO.OOOXXXXOO/XXO.OOOXXXO.O B:D1 W:C4 B:D2 W:C5 B:D4 W:C1 B:D5 W:C2 B:pass W:L5 B:M1 W:L3 B:M5 W:L1 B:M3 W:pass";
    "XX.XOOOXXX.XO/.XXOO.OXXXXOO/XXO.OOOX.X.XO/XXXOOOOXXXXOO/XXXOOOOXXXO.O B:D3 W:C5 B:pass W:C3 B:D5 W:pass B:pass W:L5 B:M1 W:L3 B:M5 W:L1 B:M3 W:pass";
    "....X.XO..XO.O.... W:F1 B:N1 W:M1 B:G1"; ".OX.X.X.... W:D1 B:C1";
    "X.XOOO./.X.XO.O W:C1 B:D1"; "X.O.OX. W:G1 B:F1"; "O.OXX..X.. W:F1 B:D1 W:G1 B:E1" ]
