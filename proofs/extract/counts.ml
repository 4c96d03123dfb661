(* Prints extract/counts.tsv: what the law of this folder says of many rule sets on small boards.

   One line each: board, rule set as the program writes it, plies, number of legal sequences, digest. All games start from the
   empty board with Black to move. proofs/check compares the lines with the file. *)
open Law
open Rule_sets

let big = 999983

let line (columns, rows) text r cycle depth =
  let b = board_of (columns, rows) in
  let g = start_of r (empty_board b) Black in
  Printf.printf "%dx%d\t%s\t%d\t%d\t%d\n%!" columns rows text depth (perft b r cycle depth g)
    (digest b r cycle big depth g)

let () =
  let all size depth passes hots =
    List.iter (fun (cycle_name, cycle) ->
      List.iter (fun (self_name, self) ->
        List.iter (fun hot_name ->
          let text = Printf.sprintf "basic-only,hot=%s,self_removal=%s,end_passes=%d,cycle=%s" hot_name self_name passes
              cycle_name in
          line size text (rules ~self ~passes (List.assoc hot_name (hot_layers size))) cycle depth) hots)
        self_removals) cycles in
  all (1, 1) 6 4 [ "none" ];
  all (2, 1) 8 4 [ "none"; "basic" ];
  all (2, 1) 6 2 [ "none" ];
  all (3, 1) 4 4 [ "none" ];
  all (2, 2) 5 2 [ "none" ];
  List.iter (fun (size, depth) ->
    List.iter (fun (self_name, self) ->
      List.iter (fun (hot_name, hot) ->
        let text = Printf.sprintf "basic-only,hot=%s,self_removal=%s" hot_name self_name in
        line size text (rules ~self ~passes:4 hot) no_cycle_rule depth;
        line size (text ^ ",capture_ends=true") (rules ~capture_ends:true ~self ~passes:4 hot) no_cycle_rule depth;
        line size (text ^ ",resume=dispute") (rules ~dispute:true ~self ~passes:4 hot) no_cycle_rule depth;
        line size (text ^ ",handicap=2") (rules ~handicap:2 ~self ~passes:4 hot) no_cycle_rule depth)
        (hot_layers size)) self_removals)
    [ (2, 1), 8; (4, 1), 4; (3, 2), 4; (3, 3), 3 ]
