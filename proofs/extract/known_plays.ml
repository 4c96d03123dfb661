(* Prints extract/known_plays.tsv: what certificates/known_positions.v and known_answers.v say of plays where points are free.

   A line for each board: its known positions, all of them or one in so many; the owner's plays that may be made, the answers
   that lead to another known position, or may leave a single hot stone; and a digest of all plays and answers. Then what may be
   hot of all kinds but `any-ko-stone`, in positions with a free point, where the program does not ask the law: the answers again,
   and a digest of them. tests/certify/solution/known_position_test.cc asks the program for the same. *)
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
    let all_answers = ref 0 and digest_of_all = ref 1 in
    let add digest n = digest := mix !digest n in
    let add_known digest k =
      List.iter (fun p -> add digest (match k p with Known_empty -> 0 | Own -> 1 | Opp -> 2 | Free -> 3)) points in
    let play k p =
      match own_play b k p with
      | None -> add digest 0
      | Some after ->
        incr plays; add digest 1; add_known digest after; digest := mix_list !digest (barred b k p) in
    let answer every answers digest k p =
      match answer_at b every k p with
      | Unknown -> add digest 0
      | As_pass -> add digest 1
      | Leads_to (after, taken, banned) ->
        incr answers; add digest 2; add_known digest after; add digest (if taken = [] then 0 else 1);
        digest := mix_list !digest (List.sort_uniq compare banned) in
    let number = ref 0 in
    while !number < 1 lsl (2 * List.length points) do
      let cells = cells_of (List.length points) !number in
      let k p = cells.(p) in
      incr positions;
      List.iter (fun p ->
        if k p = Known_empty then play k p;
        if k p = Known_empty || k p = Free then begin
          answer false answers digest k p;
          if Array.mem Free cells then answer true all_answers digest_of_all k p
        end) points;
      number := !number + every
    done;
    Printf.printf "%dx%d\t%d\t%d\t%d\t%d\t%d\t%d\t%d\n%!" columns rows every !positions !plays !answers !digest !all_answers
      !digest_of_all) boards
