(* Positions with kos on boards of ten points and more: those on which tests/spec asks spec/ for kos, breaths and classes.
   Rows from the top: X black, O white. *)
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
    "XXO./XO.O/XXO./XXXX/XXO./XO.O/XXO."; "XXO.OO/OXXOOX/.O..X."; "XXX/XOX/.XO/XO." ]
