(* The records of certificates, and each kind: what is read, the verdict of the proved checker, and what it proves.

   This is not proved. What is trusted of it: that records are read as docs/reference/certificates.md says, and that the words printed say
   what the theorem says of what was read. It decides nothing itself: a certificate is accepted if and only if a proved checker
   says yes to it. *)
open Checkers
open Certificate_text
open Solution_text

type record = { at : int; code : int; player : color; passes_made : int; bans : int list }

(* Keys are whole numbers of 64 bits without a sign. How many a board has, this times 3 to the power of its points, must be one. *)
let count_of_keys source points times =
  List.fold_left (fun n _ ->
      if Int64.unsigned_compare n (Int64.unsigned_div (-1L) 3L) > 0 then here source "keys of this board are too large";
      Int64.mul 3L n) (Int64.of_int times) (List.init points Fun.id)

let records source (columns, rows) law size decode =
  let count = count_of_records source size in
  let points = columns * rows in
  let many = law.bans_there = Many_bans in
  if many && points > 24 then here source "keys of this board are too large";
  let slots = if many then law.passes + (1 lsl points) else law.passes + 1 + points in
  let limit = count_of_keys source points (2 * slots) in
  let decoded i =
    let at = source.read + (i * size) in
    let refuse why = Error (Printf.sprintf "entry %d: %s" i why) in
    let key = String.get_int64_le source.bytes at in
    if Int64.unsigned_compare key limit >= 0 then refuse "the key is larger than any of this board"
    else
      let slot = Int64.to_int (Int64.unsigned_rem key (Int64.of_int slots)) in
      let code_and_player = Int64.to_int (Int64.unsigned_div key (Int64.of_int slots)) in
      if slot = law.passes then refuse "the key is of a finished situation"
      else if slot > law.passes && law.bans_there = No_ban then refuse "these rules know no ban"
      else Ok (key, { at; code = code_and_player / 2; player = (if code_and_player mod 2 = 0 then Black else White);
                      passes_made = (if slot < law.passes then slot else 0);
                      bans = (if slot < law.passes then []
                              else if many then List.filter (fun p -> ((slot - law.passes) lsr p) land 1 = 1) (List.init points Fun.id)
                              else [ slot - law.passes - 1 ]) }) in
  (* One page for each position; the records come in ascending order. *)
  let rec go i last code rows pages =
    let close () = if rows = [] then pages else { place = cells_of points code; rows } :: pages in
    if i < 0 then Ok (close ())
    else match decoded i with
      | Error why -> Error why
      | Ok (key, r) ->
        if Int64.unsigned_compare key last >= 0 then Error (Printf.sprintf "entry %d does not have a larger key than the one before" (i + 1))
        else if List.exists (fun p -> List.nth (cells_of points r.code) p <> None) r.bans then
          Error (Printf.sprintf "entry %d: the ban is not at an empty point" i)
        else
          let row = { mover = r.player; passes_before = r.passes_made; banned = r.bans;
                      value = decode source.bytes r.at } in
          if r.code = code then go (i - 1) key code (row :: rows) pages
          else go (i - 1) key r.code [ row ] (close ()) in
  count, go (count - 1) limit (-1) [] []

(* The kinds: what is read, the verdict of the proved checker, and the claim. *)

let no_cycle_rule_in source law =
  if law.cycle <> "none" then here source "cycle=%s: certificates of this kind are proved for cycle=none" law.cycle

let lasso source b size law =
  (* Under the other rules there is none: every play ends, or goes on without a cycle that is repeated for ever. *)
  let has_lassos = function
    | Under_starter_first _ | Under_disturber _ -> true
    | Under_psk | Under_ssk | Under_nssk | Under_fixed | Under_square _ | Under_square_anywhere _ | Under_second_cycle _
    | Under_starter _ | Under_disturber_who _ | Under_place _ -> false in
  let check = match cycles_of source law with
    | [] -> check_lasso b law.rules
    | cycles when List.for_all has_lassos cycles -> check_stated_lasso b law.rules cycles
    | _ ->
      here source "cycle=%s: lassos are checked for cycle=none, cycle=starter-first, cycle=disturber and both of these together"
        (String.escaped law.cycle) in
  let first, setup = start_of_text source size (value source "start") in
  let stem = moves_of source size (value source "stem") in
  let cycle = moves_of source size (value source "cycle") in
  at_end_of_file source;
  judged (check { lasso_setup = setup; lasso_first = first; lasso_stem = stem; lasso_cycle = cycle })
    (fun () -> Printf.sprintf "play need not end: from %s a stem of %d moves, then a cycle of %d"
        (start_text size first setup) (List.length stem) (List.length cycle))

let endless source b size law =
  let check = match cycles_of source law with
    | [ Under_square Of_situation ] -> check b law.rules
    | [ Under_square Of_situation; Under_disturber (classify, Binds_nobody, _) ]
    | [ Under_disturber (classify, Binds_nobody, _); Under_square Of_situation ] ->
      check_endless_beside_disturber b law.rules classify
    | _ ->
      here source "\"%s\": this kind is proved for cycle=square, of situations, in a row, alone or beside disturber with unnamed=nobody"
        (String.escaped law.name) in
  let first, setup = start_of_text source size (value source "start") in
  let moves keyword = moves_of source size (value source keyword) in
  let stem = moves "stem" in
  let cycle_a = moves "cycle-a" in
  let cycle_b = moves "cycle-b" in
  let cycle_c = moves "cycle-c" in
  at_end_of_file source;
  judged (check { setup; first; stem; cycle_a; cycle_b; cycle_c })
    (fun () -> Printf.sprintf "play need not end: from %s a stem of %d moves, then three cycles of %d, %d and %d"
        (start_text size first setup) (List.length stem) (List.length cycle_a) (List.length cycle_b) (List.length cycle_c))

let ranking source b size law =
  no_cycle_rule_in source law;
  let first, setup = start_of_text source size (value source "start") in
  match records source size law 12 (fun bytes at -> Some (unsigned32 bytes (at + 8))) with
  | _, Error why -> Refused why
  | count, Ok pages ->
    match rank_in pages (start_situation law.rules setup first) with
    | None -> Refused "the start has no entry"
    | Some rank ->
      judged (check_ranking b law.rules pages) (fun () ->
          Printf.sprintf "every play from %s ends, after at most %d moves [situations %d]" (start_text size first setup)
            (rank + 1) count)

let bounds_at bytes at =
  { lo = String.get_int16_le bytes (at + 8); lo_rank = unsigned32 bytes (at + 10);
    hi = String.get_int16_le bytes (at + 14); hi_rank = unsigned32 bytes (at + 16) }

(* Rows with Black to move, no pass before and no ban; and how many of all rows have lo < hi. *)
let survey pages =
  List.fold_left (fun counts page -> List.fold_left (fun (plain, open_plain, open_rows) row ->
      let is_plain = row.mover = Black && row.passes_before = 0 && row.banned = [] in
      let is_open = row.value.lo < row.value.hi in
      let one b = if b then 1 else 0 in
      plain + one is_plain, open_plain + one (is_plain && is_open), open_rows + one is_open) counts page.rows)
    (0, 0, 0) pages

let intervals check words source b size law =
  no_cycle_rule_in source law;
  match records source size law 20 bounds_at with
  | _, Error why -> Refused why
  | 0, _ -> Refused "there is no entry, and so nothing that it could be right about"
  | count, Ok pages ->
    judged (check b law.rules pages) (fun () ->
        let plain, open_plain, open_rows = survey pages in
        let empty = List.init (fst size * snd size) (fun _ -> None) in
        let at_empty = match interval_of pages (start_situation law.rules empty Black) with
          | Some v -> Printf.sprintf "; the empty board has [%d,%d]" v.lo v.hi
          | None -> "" in
        words plain open_plain open_rows count ^ at_empty ^ Printf.sprintf " [situations %d]" count)

let areas = intervals check_areas (fun plain open_plain _ _ -> Printf.sprintf
    "the intervals are exact: %d of %d positions with Black to move, no pass before and no ban are undetermined" open_plain
    plain)

let endings = intervals check_endings (fun plain open_plain open_rows count -> Printf.sprintf
    "who can force an end is exact: in %d of %d situations some player cannot, %d of them among %d positions with Black to \
     move, no pass before and no ban" open_rows count open_plain plain)

let kinds = [ "lasso", lasso; "ranking", ranking; "intervals", areas; "endings", endings; "endless", endless ]

(* `beside` has the bytes of a file in the same folder, by its name: the robust solution of a certificate of area. *)
let judge_certificate beside bytes =
  let source = { bytes; read = 0; line = 0 } in
  let kind = first_lines source in
  if kind = "robust" || kind = "solution" then begin
    let h = header_of (kind = "solution") source in
    let verdict = match h.family with
      | Every_rule { every; with_ko; ends } -> Robust_text.robust source h ~every ~with_ko ends
      | Basic_ko_alone ends -> Basic_ko_text.basic_ko source h ends in
    Printf.sprintf "%s, board %s" kind h.board_text, verdict
  end
  else if kind = "strategy" then Strategy_text.strategy source
  else if kind = "area" then Area_text.area beside source
  else if kind = "fates" then Fates_text.fates rows_text source
  else match List.assoc_opt kind kinds with
  | None -> here source "there is no proved checker for the kind \"%s\"" (String.escaped kind)
  | Some read ->
    let board_text = value source "board" in
    let columns, rows = board_of source board_text in
    let b = rectangle_of (columns, rows) in
    let law = law_of source b (value source "rules") in
    Printf.sprintf "%s, board %s, rules %s" kind board_text law.name, read source b (columns, rows) law
