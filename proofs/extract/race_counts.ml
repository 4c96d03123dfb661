(* Prints extract/race_counts.tsv: what the ko race of this folder says of all races with small numbers.

   One line for each law and each division of the kos: plies, hot stones, who is barred, passes that end it, kos of first and of
   second; then how many races there are, legal sequences of so many plies, and a digest. With one ply: up to two eyes, everything
   that may be hot, no passes, one short of the end, and over. With three: one eye, nothing hot, no passes. Up to one liberty
   outside and one threat each, up to one shared. proofs/check compares the lines with the file. *)
open Races

let big = 999983
let hots = [ "none", Hot_none; "single", Hot_single; "twin", Hot_twin; "twin-triple", Hot_twin_triple ]
let range n = List.init (n + 1) Fun.id

let laws =
  List.map (fun (name, hot) -> name, "-", { hot_stones = hot; barred = None; end_passes = 4 }) hots
  @ [ "single", "first", { hot_stones = Hot_single; barred = Some First; end_passes = 4 };
      "single", "second", { hot_stones = Hot_single; barred = Some Second; end_passes = 4 };
      "single", "-", { hot_stones = Hot_single; barred = None; end_passes = 2 } ]

(* Calls `visit` with each race of these kos, in the order that the test in tests/spec/ko_race has, too. *)
let each_race depth law (kos0, kos1) visit =
  let most_eyes = if depth = 1 then 2 else 1 in
  let passes = if depth = 1 then [ 0; law.end_passes - 1; law.end_passes ] else [ 0 ] in
  let ( let* ) list body = List.iter body list in
  let* eyes0 = range most_eyes in
  let* eyes1 = range most_eyes in
  let* external0 = range 1 in
  let* external1 = range 1 in
  let* threats0 = range 1 in
  let* threats1 = range 1 in
  let* shared = range 1 in
  let* to_move = [ First; Second ] in
  let* hot = range (if depth > 1 then 0 else match to_move with First -> kos1 | Second -> kos0) in
  let* passes = passes in
  visit
    { of_first = { eyes = eyes0; external0; kos = kos0; threats = threats0 };
      of_second = { eyes = eyes1; external0 = external1; kos = kos1; threats = threats1 };
      shared; to_move; hot; passes; removed = None }

let () =
  let line depth (hot, barred, law) (kos0, kos1) =
    let all = ref ((0, 0), 1) in
    each_race depth law (kos0, kos1) (fun r -> all := add_race law big depth !all r);
    let (races, sequences), digest = !all in
    Printf.printf "%d\t%s\t%s\t%d\t%d\t%d\t%d\t%d\t%d\n" depth hot barred law.end_passes kos0 kos1 races sequences digest in
  let ( let* ) list body = List.iter body list in
  let* depth, most_kos = [ 1, 3; 3, 2 ] in
  let* law = laws in
  let* kos0 = range most_kos in
  let* kos1 = range most_kos in
  line depth law (kos0, kos1)
