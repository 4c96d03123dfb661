(* Prints extract/known_plays.tsv: what certificates/known_positions.v and known_answers.v say of plays where points are free.

   A line for each board: its known positions, all of them or one in so many; the owner's plays that may be made, the answers
   that lead to another known position; and a digest of all plays and answers. tests/certify/solution/known_position_test.cc asks
   the program for the same. *)
open Law
open Answers
open Rule_sets

let boards = [ (1, 1), 1; (3, 1), 1; (2, 2), 1; (5, 1), 1; (3, 2), 1; (3, 3), 11; (4, 3), 1637; (4, 4), 1048573 ]

(* The digits of the number in base 4, A1 the lowest. *)
let cells_of points number = Array.init points (fun p -> List.nth [ Known_empty; Own; Opp; Free ] ((number lsr (2 * p)) land 3))

let () =
  List.iter (fun ((columns, rows) as size, every) ->
    let b = board_of size in
    let points = points_of size in
    let positions = ref 0 and plays = ref 0 and answers = ref 0 and digest = ref 1 in
    let add n = digest := mix !digest n in
    let add_known k = List.iter (fun p -> add (match k p with Known_empty -> 0 | Own -> 1 | Opp -> 2 | Free -> 3)) points in
    let play k p =
      match own_play b k p with
      | None -> add 0
      | Some after ->
        incr plays; add 1; add_known after; digest := mix_list !digest (barred b k p) in
    let answer k p =
      match answer_at b k p with
      | Unknown -> add 0
      | As_pass -> add 1
      | Leads_to (after, taken, banned) ->
        incr answers; add 2; add_known after; add (if taken = [] then 0 else 1); digest := mix_list !digest banned in
    let number = ref 0 in
    while !number < 1 lsl (2 * List.length points) do
      let cells = cells_of (List.length points) !number in
      let k p = cells.(p) in
      incr positions;
      List.iter (fun p ->
        if k p = Known_empty then play k p;
        if k p = Known_empty || k p = Free then answer k p) points;
      number := !number + every
    done;
    Printf.printf "%dx%d\t%d\t%d\t%d\t%d\t%d\n%!" columns rows every !positions !plays !answers !digest) boards
