(* A second checker of certificates, proved in Coq.

   Usage: second_checker FILE...

   Reads certificates as hotstone-certify does (docs/certificates.md), of the kinds lasso, ranking, intervals, endings,
   endless and robust, and has them judged by the checkers of proofs/certificates and proofs/endless, extracted to OCaml
   (checkers.v). Each line says what was judged: kind, board, rule set, and what is claimed. Exit code: 0 all accepted, 1 one
   refused, 2 a file that cannot be read, or a kind or rule that is not stated in proofs/.

   This file is not proved. What is trusted of it: that a file is read as docs/certificates.md says, that the rule set has the
   keys of its name, and that the words printed say what the theorem says of what was read. It decides nothing itself: a
   certificate is accepted if and only if a proved checker says yes to it. *)
open Checkers

exception Unreadable of string

let unreadable format = Printf.ksprintf (fun text -> raise (Unreadable text)) format

(* The file, line by line and then as bytes. *)

type source = { bytes : string; mutable read : int; mutable line : int }

let value source keyword =
  source.line <- source.line + 1;
  let wrong () = unreadable "%d:1: expected a line \"%s ...\"" source.line keyword in
  match String.index_from_opt source.bytes source.read '\n' with
  | None -> wrong ()
  | Some finish ->
    let text = String.sub source.bytes source.read (finish - source.read) in
    let start = String.length keyword + 1 in
    if String.length text < start || String.sub text 0 start <> keyword ^ " " then wrong ();
    source.read <- finish + 1;
    String.sub text start (String.length text - start)

let here source format = Printf.ksprintf (fun text -> unreadable "%d:1: %s" source.line text) format

(* Decimal, in one spelling only, below 2^61. *)
let number source text =
  let wrong () = here source "\"%s\" is not a number" (String.escaped text) in
  if text = "" || String.length text > 18 || (text.[0] = '0' && text <> "0") then wrong ();
  String.fold_left (fun n c -> if c < '0' || c > '9' then wrong () else (10 * n) + Char.code c - 48) 0 text

(* The rule set: a preset and the keys in which it differs, in their order (spec/rules/rule_set.h). Only keys that proofs/
   states, or that bear on nothing that a certificate says. *)

let keys = [ "hot"; "cycle"; "resume"; "self_removal"; "end_passes"; "scoring"; "compensation"; "tie"; "handicap";
             "capture_ends" ]

let preset hot cycle self passes scoring compensation tie =
  List.combine keys [ hot; cycle; "free"; self; passes; scoring; compensation; tie; "0"; "false" ]

let presets =
  [ "basic-only", preset "basic" "none" "groups" "4" "area" "0" "draw";
    "hot-only", preset "hot" "none" "groups" "4" "fill-in" "8" "black";
    "ing-1996", preset "hot" "disturber" "groups" "4" "fill-in" "8" "black";
    "ing-1996-recycling", preset "hot" "second-cycle" "groups" "4" "fill-in" "8" "black";
    "ing-1991", preset "hot" "starter" "groups" "4" "fill-in" "8" "black";
    "simplified-ing", preset "none" "psk" "groups" "2" "area" "8" "black";
    "tromp-taylor", preset "none" "psk" "any" "2" "area" "0" "draw";
    "faulstich-2015", preset "none" "psk" "any" "2" "area" "5.5" "draw";
    "aga-like", preset "none" "ssk" "none" "2" "area" "7.5" "draw" ]

let rec index_of x = function [] -> -1 | y :: rest -> if x = y then 0 else 1 + index_of x rest

(* All keys with their values. *)
let keys_of source text =
  match String.split_on_char ',' text with
  | [] -> here source "expected a rule set"
  | name :: changes ->
    let base = match List.assoc_opt name presets with
      | Some base -> base
      | None -> here source "rule set \"%s\" is not known here" (String.escaped name) in
    let set (all, last) change =
      match String.index_opt change '=' with
      | None -> here source "\"%s\" is not key=value" (String.escaped change)
      | Some at ->
        let key = String.sub change 0 at in
        let v = String.sub change (at + 1) (String.length change - at - 1) in
        let place = index_of key keys in
        if place < 0 then here source "the key \"%s\" is not stated in proofs/" (String.escaped key);
        if place <= last || List.assoc key base = v then here source "\"%s\" is not how rule sets are written" text;
        (key, v) :: List.remove_assoc key all, place in
    fst (List.fold_left set (base, -1) changes)

type law = { name : string; rules : rule_set; cycle : string; hot : bool; passes : int }

let law_of source b text =
  let all = keys_of source text in
  let get key = List.assoc key all in
  let choose key choices = match List.assoc_opt (get key) choices with
    | Some v -> v
    | None -> here source "%s=%s is not stated in proofs/ for certificates" key (String.escaped (get key)) in
  let hot = choose "hot" [ "none", false; "basic", true ] in
  let passes = choose "end_passes" [ "2", 2; "4", 4 ] in
  let rules =
    { self_removal = choose "self_removal" [ "none", No_self_removal; "groups", Groups; "any", Any ];
      end_passes = passes;
      capture_ends = choose "capture_ends" [ "false", false; "true", true ];
      handicap = choose "handicap" [ "0", 0 ];
      resume_dispute = choose "resume" [ "free", false ];
      hot_stones = (if hot then single_hot_stone b else fun _ -> []) } in
  { name = text; rules; cycle = get "cycle"; hot; passes }

(* Boards, positions and moves. *)

let letters = "ABCDEFGHJKLMNOPQRST"

let board_of source text =
  match List.map (number source) (String.split_on_char 'x' text) with
  | [ columns; rows ] when columns >= 1 && rows >= 1 && columns <= 19 && rows <= 19 -> columns, rows
  | _ -> here source "\"%s\" is no board" (String.escaped text)

let cell source = function
  | 'X' -> Some Black | 'O' -> Some White | '.' -> None
  | c -> here source "'%s' is no cell" (Char.escaped c)

(* B or W, a space, the rows from the top. *)
let start_of_text source (columns, rows) text =
  if String.length text < 2 || text.[1] <> ' ' then here source "expected a colour and rows";
  let first = match text.[0] with 'B' -> Black | 'W' -> White | _ -> here source "expected B or W" in
  let lines = List.rev (String.split_on_char '/' (String.sub text 2 (String.length text - 2))) in
  if List.length lines <> rows || List.exists (fun l -> String.length l <> columns) lines then
    here source "the rows are not of this board";
  first, List.concat_map (fun l -> List.map (cell source) (List.of_seq (String.to_seq l))) lines

let move_of source (columns, rows) = function
  | "pass" -> Pass
  | word ->
    let wrong () = here source "\"%s\" is no move on this board" (String.escaped word) in
    if String.length word < 2 then wrong ();
    let column = match String.index_opt letters word.[0] with Some c -> c | None -> wrong () in
    let row = number source (String.sub word 1 (String.length word - 1)) in
    if column >= columns || row < 1 || row > rows then wrong ();
    Play_on (((row - 1) * columns) + column)

let moves_of source size = function
  | "-" -> []
  | text -> List.map (move_of source size) (String.split_on_char ' ' text)

let at_end_of_file source =
  if source.read <> String.length source.bytes then here source "the file goes on after its last line"

(* Records. Positions are read from keys in base 3, A1 the lowest digit. *)

type record = { at : int; code : int; player : color; passes_made : int; bans : int list }

let unsigned32 bytes at = Int32.to_int (String.get_int32_le bytes at) land 0xffffffff

let records source (columns, rows) law size decode =
  let count = number source (value source "entries") in
  let bytes = String.length source.bytes - source.read in
  if bytes mod size <> 0 || bytes / size <> count then
    here source "%d entries of %d bytes each are stated, but %d bytes follow" count size bytes;
  let points = columns * rows in
  let slots = law.passes + 1 + points in
  let limit = List.fold_left (fun n _ -> if n > max_int / 6 then here source "keys of this board are too large" else 3 * n)
      (2 * slots) (List.init points Fun.id) in
  let decoded i =
    let at = source.read + (i * size) in
    let key = Int64.to_int (String.get_int64_le source.bytes at) in
    let refuse why = Error (Printf.sprintf "entry %d: %s" i why) in
    if String.get_uint8 source.bytes (at + 7) >= 64 || key < 0 || key >= limit then refuse "the key is larger than any of this board"
    else begin
      let slot = key mod slots in
      if slot = law.passes then refuse "the key is of a finished situation"
      else if slot > law.passes && not law.hot then refuse "these rules know no ban"
      else Ok (key, { at; code = key / slots / 2; player = (if key / slots mod 2 = 0 then Black else White);
                      passes_made = (if slot < law.passes then slot else 0);
                      bans = (if slot < law.passes then [] else [ slot - law.passes - 1 ]) })
    end in
  let place code =
    let rec digits n code = if n = 0 then [] else
        (match code mod 3 with 0 -> None | 1 -> Some Black | _ -> Some White) :: digits (n - 1) (code / 3) in
    digits points code in
  (* One page for each position; the records come in ascending order. *)
  let rec go i last code rows pages =
    let close () = if rows = [] then pages else { place = place code; rows } :: pages in
    if i < 0 then Ok (close ())
    else match decoded i with
      | Error why -> Error why
      | Ok (key, r) ->
        if key >= last then Error (Printf.sprintf "entry %d does not have a larger key than the one before" (i + 1))
        else if List.exists (fun p -> List.nth (place r.code) p <> None) r.bans then
          Error (Printf.sprintf "entry %d: the ban is not at an empty point" i)
        else
          let row = { mover = r.player; passes_before = r.passes_made; banned = r.bans;
                      value = decode source.bytes r.at } in
          if r.code = code then go (i - 1) key code (row :: rows) pages
          else go (i - 1) key r.code [ row ] (close ()) in
  count, go (count - 1) limit (-1) [] []

(* The kinds: what is read, the verdict of the proved checker, and the claim. *)

type verdict = Accepted of string | Refused of string

let judged yes claim = if yes then Accepted (claim ()) else Refused "the proved checker says no"

let no_cycle_rule_in source law =
  if law.cycle <> "none" then here source "cycle=%s: certificates of this kind are proved for cycle=none" law.cycle

let rows_text (columns, rows) place =
  let cells = Array.of_list place in
  String.concat "/" (List.init rows (fun r -> String.init columns (fun c ->
    match cells.(((rows - 1 - r) * columns) + c) with None -> '.' | Some Black -> 'X' | Some White -> 'O')))

let start_text size first place = (match first with Black -> "B " | White -> "W ") ^ rows_text size place

let lasso source b size law =
  no_cycle_rule_in source law;
  let first, setup = start_of_text source size (value source "start") in
  let stem = moves_of source size (value source "stem") in
  let cycle = moves_of source size (value source "cycle") in
  at_end_of_file source;
  judged (check_lasso b law.rules { lasso_setup = setup; lasso_first = first; lasso_stem = stem; lasso_cycle = cycle })
    (fun () -> Printf.sprintf "play need not end: from %s a stem of %d moves, then a cycle of %d"
        (start_text size first setup) (List.length stem) (List.length cycle))

let endless source b size law =
  if law.cycle <> "square" then here source "cycle=%s: this kind is proved for cycle=square" law.cycle;
  let first, setup = start_of_text source size (value source "start") in
  let moves keyword = moves_of source size (value source keyword) in
  let stem = moves "stem" in
  let cycle_a = moves "cycle-a" in
  let cycle_b = moves "cycle-b" in
  let cycle_c = moves "cycle-c" in
  at_end_of_file source;
  judged (check b law.rules { setup; first; stem; cycle_a; cycle_b; cycle_c })
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

(* Robust strategies: the header has lines of its own, the rule set none. *)

let integer source text =
  if text <> "" && text.[0] = '-' then - (number source (String.sub text 1 (String.length text - 1))) else number source text

(* What turning and mirroring make of a point: all maps of the board onto itself. *)
let symmetries (columns, rows) =
  let mirrored = [ (fun (c, r) -> c, r); (fun (c, r) -> columns - 1 - c, r); (fun (c, r) -> c, rows - 1 - r);
                   (fun (c, r) -> columns - 1 - c, rows - 1 - r) ] in
  let all = if columns = rows then mirrored @ List.map (fun m (c, r) -> m (r, c)) mirrored else mirrored in
  List.map (fun m p -> let c, r = m (p mod columns, p / columns) in (r * columns) + c) all

(* The positions and answers that a record stands for, each position once. A list that holds too much or too little is refused
   by the checker, so nothing hangs on this. *)
let images one size place answer =
  let points = List.length place in
  let carried m =
    let cells = Array.make points None in
    List.iteri (fun p x -> cells.(m p) <- x) place;
    Array.to_list cells, (match answer with Pass -> Pass | Play_on p -> Play_on (m p)) in
  if not one then [ place, answer ]
  else List.fold_left (fun known m ->
      let place, answer = carried m in
      if List.mem_assoc place known then known else (place, answer) :: known) [] (symmetries size)

let robust source =
  let board_text = value source "board" in
  let size = board_of source board_text in
  let columns, rows = size in
  let points = columns * rows in
  if points > 38 then here source "keys of this board are too large";
  let side = match value source "side" with "B" -> Black | "W" -> White | _ -> here source "expected B or W" in
  let at_least = integer source (value source "at-least") in
  let first, setup = start_of_text source size (value source "start") in
  let every = match value source "hot" with
    | "single" -> false | "every" -> true | _ -> here source "expected single or every" in
  let one = match value source "images" with
    | "each" -> false | "one" -> true | _ -> here source "expected each or one" in
  let count = number source (value source "entries") in
  let bytes = String.length source.bytes - source.read in
  if bytes mod 13 <> 0 || bytes / 13 <> count then
    here source "%d entries of 13 bytes each are stated, but %d bytes follow" count bytes;
  let limit = List.fold_left (fun n _ -> 3 * n) 1 (List.init points Fun.id) in
  let rec digits n code = if n = 0 then [] else
      (match code mod 3 with 0 -> None | 1 -> Some Black | _ -> Some White) :: digits (n - 1) (code / 3) in
  let rec go i last entries =
    if i = count then Ok entries
    else begin
      let at = source.read + (13 * i) in
      let key = Int64.to_int (String.get_int64_le source.bytes at) in
      let reply = String.get_uint8 source.bytes (at + 12) in
      let refuse why = Error (Printf.sprintf "entry %d %s" (i + 1) why) in
      if String.get_uint8 source.bytes (at + 7) >= 64 || key < 0 || key >= limit then refuse "has no key of this board"
      else if key < last then refuse "comes after a larger key"
      else if reply <> 255 && reply >= points then refuse "answers at no point of the board"
      else if key = last then (if every then go (i + 1) last entries else refuse "is a second answer")
      else
        let answer = if reply = 255 then Pass else Play_on reply in
        let rank = unsigned32 source.bytes (at + 8) in
        go (i + 1) key (List.rev_append (List.map (fun (place, reply) -> place, { rank; reply })
            (images one size (digits points key) answer)) entries)
    end in
  let verdict = match go 0 (-1) [] with
    | Error why -> Refused why
    | Ok entries ->
      judged (check_robust (rectangle columns rows) side at_least setup first entries) (fun () -> Printf.sprintf
          "%s forces an area difference of at least %d for himself from %s, under every rule about cycles that refuses only what \
           leads back (all with cycle_colour=same), with single hot stones or none, however many passes from two on end the game; \
           with self_removal=any: or play does not end [positions %d]"
          (match side with Black -> "Black" | White -> "White") at_least (start_text size first setup) (List.length entries)) in
  Printf.sprintf "robust, board %s" board_text, verdict

let kinds = [ "lasso", lasso; "ranking", ranking; "intervals", areas; "endings", endings; "endless", endless ]

let judge_certificate bytes =
  let source = { bytes; read = 0; line = 0 } in
  if value source "hotstone-certificate" <> "1" then here source "only version 1 is known";
  let kind = value source "kind" in
  if kind = "robust" then robust source
  else match List.assoc_opt kind kinds with
  | None -> here source "there is no proved checker for the kind \"%s\"" (String.escaped kind)
  | Some read ->
    let board_text = value source "board" in
    let columns, rows = board_of source board_text in
    let b = rectangle columns rows in
    let law = law_of source b (value source "rules") in
    Printf.sprintf "%s, board %s, rules %s" kind board_text law.name, read source b (columns, rows) law

let bytes_of path =
  let file = open_in_bin path in
  Fun.protect ~finally:(fun () -> close_in_noerr file) (fun () -> really_input_string file (in_channel_length file))

let judge_file path =
  match judge_certificate (bytes_of path) with
  | what, Accepted claim -> Printf.printf "%s: accepted: %s: %s\n%!" path what claim; 0
  | what, Refused why -> Printf.printf "%s: refused: %s: %s\n%!" path what why; 1
  | exception Unreadable why -> Printf.eprintf "second_checker: %s:%s\n%!" path why; 2
  | exception Sys_error why -> Printf.eprintf "second_checker: %s\n%!" why; 2

let usage = "Usage: second_checker FILE...\n\nChecks certificates (docs/certificates.md) of the kinds lasso, ranking, intervals, endings, endless and robust by programs that are \
             proved\nright in Coq (docs/formal-proofs.md). Exit code: 0 all accepted, 1 one refused, 2 one cannot be read, or its \
             kind or rules are not stated there.\n"

let () =
  match List.tl (Array.to_list Sys.argv) with
  | [] -> prerr_string usage; exit 2
  | arguments when List.mem "--help" arguments || List.mem "-h" arguments -> print_string usage
  | arguments -> exit (List.fold_left (fun code path -> max code (judge_file path)) 0 arguments)
