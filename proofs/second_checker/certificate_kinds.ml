(* The records of certificates, and each kind: what is read, the verdict of the proved checker, and what it proves.

   This is not proved. What is trusted of it: that records are read as docs/reference/certificates.md says, and that the words printed say
   what the theorem says of what was read. It decides nothing itself: a certificate is accepted if and only if a proved checker
   says yes to it. *)
open Checkers
open Certificate_text

(* Positions are read from keys in base 3, A1 the lowest digit. *)

let rec cells_of points code =
  if points = 0 then []
  else (match code mod 3 with 0 -> None | 1 -> Some Black | _ -> Some White) :: cells_of (points - 1) (code / 3)

type record = { at : int; code : int; player : color; passes_made : int; bans : int list }

(* How many records of this size there are; they are all that is left of the file. *)
let count_of_records source size =
  let count = number source (value source "entries") in
  let bytes = String.length source.bytes - source.read in
  if bytes mod size <> 0 || bytes / size <> count then
    here source "%d entries of %d bytes each are stated, but %d bytes follow" count size bytes;
  count

(* Keys are whole numbers of 64 bits without a sign. How many a board has, this times 3 to the power of its points, must be one. *)
let count_of_keys source points times =
  List.fold_left (fun n _ ->
      if Int64.unsigned_compare n (Int64.unsigned_div (-1L) 3L) > 0 then here source "keys of this board are too large";
      Int64.mul 3L n) (Int64.of_int times) (List.init points Fun.id)

let unsigned32 bytes at = Int32.to_int (String.get_int32_le bytes at) land 0xffffffff

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

let rows_text (columns, rows) place =
  let cells = Array.of_list place in
  String.concat "/" (List.init rows (fun r -> String.init columns (fun c ->
    match cells.(((rows - 1 - r) * columns) + c) with None -> '.' | Some Black -> 'X' | Some White -> 'O')))

let start_text size first place = (match first with Black -> "B " | White -> "W ") ^ rows_text size place

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

(* Solutions under every rule of repetition, whose lines end with the game: robust strategies. The header has lines of its own, the
   rule set none. Older files of the same are of the kind robust. *)

let integer source text =
  if text <> "" && text.[0] = '-' then - (number source (String.sub text 1 (String.length text - 1))) else number source text

(* What turning and mirroring make of a point: all maps of the board onto itself. *)
let symmetries (columns, rows) =
  let mirrored = [ (fun (c, r) -> c, r); (fun (c, r) -> columns - 1 - c, r); (fun (c, r) -> c, rows - 1 - r);
                   (fun (c, r) -> columns - 1 - c, rows - 1 - r) ] in
  let all = if columns = rows then mirrored @ List.map (fun m (c, r) -> m (r, c)) mirrored else mirrored in
  List.map (fun m p -> let c, r = m (p mod columns, p / columns) in (r * columns) + c) all

(* What an answer is on a position, and on each position that turning and mirroring the board make of it. *)
let carried size place answer =
  List.map (fun m ->
    let cells = Array.make (List.length place) None in
    List.iteri (fun p x -> cells.(m p) <- x) place;
    Array.to_list cells, (match answer with Pass -> Pass | Play_on p -> Play_on (m p))) (symmetries size)

(* The positions and answers that a record stands for, each position once. A list that holds too much or too little is refused
   by the checker, so nothing hangs on this. *)
let images one size place answer =
  if not one then [ place, answer ]
  else List.fold_left (fun known (place, answer) ->
      if List.mem_assoc place known then known else (place, answer) :: known) [] (carried size place answer)

(* Positions of up to 40 points. *)

let rec long_cells points key =
  if points = 0 then []
  else (match Int64.unsigned_rem key 3L with 0L -> None | 1L -> Some Black | _ -> Some White)
       :: long_cells (points - 1) (Int64.unsigned_div key 3L)

let long_key place =
  List.fold_right (fun x key -> Int64.add (Int64.mul 3L key) (match x with None -> 0L | Some Black -> 1L | Some White -> 2L))
    place 0L

(* How records are packed. In a key of a solution there is room for a ban, which robust strategies do not look at. *)
type packing = { bytes_each : int; slots : int64; rank_at : string -> int -> int }

let of_robust = { bytes_each = 13; slots = 1L; rank_at = unsigned32 }
let of_solution points =
  { bytes_each = 11; slots = (if points > 36 then 1L else Int64.of_int (points + 1)); rank_at = String.get_uint16_le }

(* The records of a list, each with its key, rank and answer, in the order of key and answer. Several answers of a position,
   which hot stones of any kind ask for, have the same rank. Each answer is checked; the strategy takes one of them. *)
let robust_records source packing size points every one =
  let count = count_of_records source packing.bytes_each in
  let last_key = long_key (List.init points (fun _ -> Some White)) in
  let rec go i before entries positions =
    if i = count then Ok (entries, positions)
    else begin
      let at = source.read + (packing.bytes_each * i) in
      let named = String.get_int64_le source.bytes at in
      let key = Int64.unsigned_div named packing.slots in
      let rank = packing.rank_at source.bytes (at + 8) in
      let reply = String.get_uint8 source.bytes (at + packing.bytes_each - 1) in
      let refuse why = Error (Printf.sprintf "entry %d %s" (i + 1) why) in
      let add again =
        let answer = if reply = 255 then Pass else Play_on reply in
        let place = long_cells points key in
        let all = images one size place answer in
        if List.exists (fun (other, _) -> Int64.unsigned_compare (long_key other) key < 0) all then
          refuse "has an image with a smaller key"
        else
          go (i + 1) (Some (key, rank, reply)) (List.rev_append (List.map (fun (place, reply) -> place, { rank; reply }) all) entries)
            (if again then positions else positions + List.length all) in
      if Int64.unsigned_compare key last_key > 0 then refuse "has no key of this board"
      else if Int64.unsigned_rem named packing.slots <> 0L then refuse "has the key of a position with a ban"
      else if reply <> 255 && reply >= points then refuse "answers at no point of the board"
      else match before with
        | Some (k, _, _) when Int64.unsigned_compare key k < 0 -> refuse "comes after a larger key"
        | Some (k, _, _) when k = key && not every -> refuse "is a second answer, of which only other hot stones than single ones have a use"
        | Some (k, _, r) when k = key && reply <= r -> refuse "comes after an answer that is not smaller"
        | Some (k, n, _) when k = key && rank <> n -> refuse "has another rank than its position has before"
        | Some (k, _, _) -> add (k = key)
        | None -> add false
    end in
  go 0 None [] 0

let each_or_one source = function
  | "each" -> false | "one" -> true | _ -> here source "expected each or one"

(* The lines `rules`, `settled-board` and `images` of a solution: whether it looks at every kind of hot stones, and whether a record
   stands for all images. *)
let switches_of_solution source =
  let every = match value source "rules" with
    | "any-single-hot" -> false
    | "any" -> true
    | ("basic-ko" | "any-with-basic-ko") as rules ->
      here source "there is no proved checker for solutions with \"rules %s\": what they say of basic ko is not in proofs/" rules
    | _ -> here source "expected any, any-single-hot, any-with-basic-ko or basic-ko" in
  (match value source "settled-board" with
   | "no" -> ()
   | "yes" | "held" ->
     here source "there is no proved checker for solutions that end before the game: they rest on a theorem on settled boards, which is \
                  not in proofs/"
   | _ -> here source "expected yes, no or held");
  let each = "images each\n" in
  let is_there = String.length source.bytes >= source.read + String.length each
                 && String.sub source.bytes source.read (String.length each) = each in
  every, not is_there || each_or_one source (value source "images")

let switches_of_robust source =
  let every = match value source "hot" with
    | "single" -> false | "every" -> true | _ -> here source "expected single or every" in
  every, each_or_one source (value source "images")

(* Of a solution the switches come before the start, of the older kind behind it. *)
let robust is_solution source =
  let board_text = value source "board" in
  let size = board_of source board_text in
  let columns, rows = size in
  let points = columns * rows in
  if points > 40 then here source "keys reach boards of up to 40 points";
  let side = color_of source (value source "side") in
  let at_least_text = value source "at-least" in
  let at_least = integer source at_least_text in
  if at_least_text = "-0" then here source "must be written 0";
  if abs at_least > points || (is_solution && at_least = -points) then
    here source "\"%s\" is beyond the points of the board" at_least_text;
  let start () = start_of_text source size (value source "start") in
  let (every, one), (first, setup) =
    if is_solution then let switches = switches_of_solution source in switches, start ()
    else let at_start = start () in switches_of_robust source, at_start in
  let packing = if is_solution then of_solution points else of_robust in
  let verdict = match robust_records source packing size points every one with
    | Error why -> Refused why
    | Ok (entries, positions) ->
      judged (check_robust (rectangle_of size) side at_least setup first entries) (fun () -> Printf.sprintf
          "%s forces an area difference of at least %d for himself from %s, under every rule about cycles that refuses only what \
           leads back (all with cycle_colour=same), with single hot stones, in every ko or in some only, or none, however many passes from two on end the game, \
           with handicap=0 and capture_ends=false; with self_removal=any: or play does not end [positions %d]"
          (match side with Black -> "Black" | White -> "White") at_least (start_text size first setup) positions) in
  Printf.sprintf "%s, board %s" (if is_solution then "solution" else "robust") board_text, verdict

let kinds = [ "lasso", lasso; "ranking", ranking; "intervals", areas; "endings", endings; "endless", endless ]

let judge_certificate bytes =
  let source = { bytes; read = 0; line = 0 } in
  if value source "hotstone-certificate" <> "1" then here source "only version 1 is known";
  let kind = value source "kind" in
  if kind = "robust" || kind = "solution" then robust (kind = "solution") source
  else if kind = "strategy" then Strategy_text.strategy source
  else if kind = "fates" then Fates_text.fates rows_text source
  else match List.assoc_opt kind kinds with
  | None -> here source "there is no proved checker for the kind \"%s\"" (String.escaped kind)
  | Some read ->
    let board_text = value source "board" in
    let columns, rows = board_of source board_text in
    let b = rectangle_of (columns, rows) in
    let law = law_of source b (value source "rules") in
    Printf.sprintf "%s, board %s, rules %s" kind board_text law.name, read source b (columns, rows) law
