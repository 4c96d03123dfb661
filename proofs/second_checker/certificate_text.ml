(* The lines of certificates, as docs/reference/certificates.md has them: numbers, rule sets, boards, positions and moves.

   This is not proved. What is trusted of it: that it reads what the page says, and that a rule set has the keys of its name.
   Anything in another spelling than the writer's is refused. Under disturber the kos of a position are asked for over and over:
   extract/asked_once.ml remembers them. *)
open Checkers

exception Unreadable of string

let unreadable format = Printf.ksprintf (fun text -> raise (Unreadable text)) format

(* The file, line by line and then as bytes. *)

type source = { bytes : string; mutable read : int; mutable line : int }

(* The next line, whatever it has; `expected` says what should have been there if there is none. *)
let whole_line source expected =
  source.line <- source.line + 1;
  match String.index_from_opt source.bytes source.read '\n' with
  | None -> unreadable "%d:1: expected %s" source.line expected
  | Some finish ->
    let text = String.sub source.bytes source.read (finish - source.read) in
    source.read <- finish + 1;
    text

let value source keyword =
  let expected = Printf.sprintf "a line \"%s ...\"" keyword in
  let text = whole_line source expected in
  let start = String.length keyword + 1 in
  if String.length text < start || String.sub text 0 start <> keyword ^ " " then
    unreadable "%d:1: expected %s" source.line expected;
  String.sub text start (String.length text - start)

let here source format = Printf.ksprintf (fun text -> unreadable "%d:1: %s" source.line text) format

(* Decimal, in one spelling only, below 2^61. *)
let number source text =
  let wrong () = here source "\"%s\" is not a number" (String.escaped text) in
  if text = "" || String.length text > 18 || (text.[0] = '0' && text <> "0") then wrong ();
  String.fold_left (fun n c -> if c < '0' || c > '9' then wrong () else (10 * n) + Char.code c - 48) 0 text

let integer source text =
  if text <> "" && text.[0] = '-' then - (number source (String.sub text 1 (String.length text - 1))) else number source text

(* The rule set: a preset and the keys in which it differs, in their order (spec/rules/rule_set.h). Only keys that proofs/
   states, or that bear on nothing that a certificate says. *)

let keys = [ "hot"; "hot_kinds"; "hot_scope"; "hot_class"; "hot_unclassified"; "hot_fights"; "settled"; "cycle"; "cycle_colour"; "unnamed";
             "disturber_by"; "cyclic"; "recycling"; "same"; "start"; "square_of"; "square_gap"; "resume"; "self_removal"; "end_passes"; "scoring"; "compensation"; "tie"; "handicap";
             "capture_ends" ]

let preset ?(kinds = "single+double-add+twin") ?(scope = "every") ?(fights = "any") ?(settled = "life") ?(unnamed = "nobody")
    ?(cyclic = "unclassified") ?(same = "board") ?(start = "all") hot cycle self passes scoring compensation tie =
  List.combine keys [ hot; kinds; scope; "after"; "hot"; fights; settled; cycle; "same"; unnamed; "eyeless"; cyclic; "any"; same; start;
                      "situation"; "row"; "free"; self; passes; scoring; compensation; tie; "0"; "false" ]

(* The Ing presets: double and twin hot stones in fights about life only, single ones in every ko, or in fights about points too. *)
let ing ?(scope = "double-add+twin-triple") ?unnamed ?cyclic ?same ?start cycle =
  preset ~kinds:"single+double-add+twin-triple" ~scope ~fights:"life" ~settled:"outcome" ?unnamed ?cyclic ?same ?start "hot" cycle "groups" "4" "fill-in" "8" "black"

let presets =
  [ "basic-only", preset "basic" "none" "groups" "4" "area" "0" "draw";
    "hot-only", preset "hot" "none" "groups" "4" "fill-in" "8" "black";
    "ing-1996", ing ~unnamed:"both" ~cyclic:"disturbing" ~same:"fight" ~start:"first" "disturber";
    "ing-1996-recycling", ing "second-cycle";
    "ing-1991", ing ~scope:"fighting" ~same:"fight" ~start:"first" "starter";
    "simplified-ing", preset "none" "psk" "groups" "2" "area" "8" "black";
    "tromp-taylor", preset "none" "psk" "any" "2" "area" "0" "draw";
    "faulstich-2015", preset "none" "psk" "any" "2" "area" "5.5" "draw";
    "aga-like", preset "none" "ssk" "none" "2" "area" "7.5" "draw" ]

let rec place_of key = function [] -> 0 | k :: rest -> if k = key then 0 else 1 + place_of key rest

(* All keys with their values, and those that are named. *)
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
        let place = place_of key keys in
        if not (List.mem key keys) then here source "the key \"%s\" is not stated in proofs/" (String.escaped key);
        if place <= last || List.assoc key base = v then here source "\"%s\" is not how rule sets are written" text;
        (key, v) :: List.remove_assoc key all, place in
    let all, _ = List.fold_left set (base, -1) changes in
    all, List.map (fun change -> List.hd (String.split_on_char '=' change)) changes

let kinds_of_hot_stones =
  [ "single", Single; "double-add", Double_add; "double-add-any", Double_add_any; "double-capture", Double_capture; "twin", Twin;
    "twin-triple", Twin_triple; "any-ko-stone", Any_ko_stone ]

(* How many points may be banned at once. *)
type bans = No_ban | One_ban | Many_bans

(* Under disturber: whom the classification names, and whom a cycle binds for which it names nobody. *)
type law = { name : string; rules : rule_set; cycle : string; key : string -> string; bans_there : bans; hot : stated_hot; passes : int;
             classify : completed_cycle -> color option; started : completed_cycle -> bool; otherwise : unnamed;
             in_its_place : starter_plays -> cycle_colour -> binding -> cycle_rule }

(* 8, 5.5, -0.5: up to 361. *)
let is_half_points text =
  let half = String.length text > 2 && String.sub text (String.length text - 2) 2 = ".5" in
  let whole = if half then String.sub text 0 (String.length text - 2) else text in
  let negative = whole <> "" && whole.[0] = '-' in
  let digits = if negative then String.sub whole 1 (String.length whole - 1) else whole in
  match int_of_string_opt digits with
  | Some n -> n >= 0 && string_of_int n = digits && (2 * n) + (if half then 1 else 0) <= 722 && not (negative && n = 0 && not half)
  | None -> false

let kinds_named source key text =
  let names = String.split_on_char '+' text in
  let places = List.map (fun name -> place_of name (List.map fst kinds_of_hot_stones)) names in
  if List.exists (fun p -> p >= List.length kinds_of_hot_stones) places || List.sort_uniq compare places <> places then
    here source "%s=%s is not how kinds are written" key (String.escaped text);
  List.map (fun name -> List.assoc name kinds_of_hot_stones) names

(* The kinds in force, and those of them whose stones are hot in fighting kos only. *)
let kinds_of source get =
  let listed = kinds_named source "hot_kinds" (get "hot_kinds") in
  let kinds = match get "hot" with "none" -> [] | "basic" -> [ Single ] | _ -> listed in
  match get "hot_scope" with
  | "every" -> kinds, []
  | "fighting" -> kinds, kinds
  | text ->
    let named = kinds_named source "hot_scope" text in
    if List.length named = List.length kinds_of_hot_stones then here source "hot_scope=%s is written fighting" text;
    if kinds <> [] && List.exists (fun kind -> not (List.mem kind kinds)) named then
      here source "hot_scope=%s names kinds that are not in force" text;
    kinds, List.filter (fun kind -> List.mem kind named) kinds

(* Keys that say something only beside others: named without them a rule set is not spelled right. *)
let switches get fighting_only =
  let cycles = String.split_on_char '+' (get "cycle") in
  let asks_for_classes = fighting_only <> [] in
  let disturber = List.mem "disturber" cycles in
  let starter = List.mem "starter" cycles || List.mem "starter-first" cycles in
  [ "hot_scope", get "hot" <> "none"; "hot_class", asks_for_classes; "hot_unclassified", asks_for_classes;
    "hot_fights", get "settled" = "outcome" && List.exists (fun kind -> kind <> Single) fighting_only;
    "recycling", starter || List.mem "second-cycle" cycles; "same", starter || disturber;
    "settled", asks_for_classes || disturber || get "recycling" = "disturbing"; "unnamed", disturber; "disturber_by", disturber; "cyclic", disturber;
    "start", starter || disturber; "square_of", List.mem "square" cycles;
    "square_gap", List.mem "square" cycles; "resume", get "end_passes" = "4" ]

let law_of ?(disputes = false) source b text =
  let all, named = keys_of source text in
  let get key = List.assoc key all in
  let choose key choices = match List.assoc_opt (get key) choices with
    | Some v -> v
    | None -> here source "%s=%s is not stated in proofs/ for certificates of this kind" key (String.escaped (get key)) in
  let kinds, fighting_only = kinds_of source get in
  List.iter (fun (key, says) -> if not says && List.mem key named then
                here source "\"%s\": %s says nothing there" (String.escaped text) key) (switches get fighting_only);
  (* What bears on nothing that a certificate says must be spelled right all the same. *)
  ignore (choose "scoring" [ "area", (); "fill-in", () ]);
  ignore (choose "tie" [ "black", (); "draw", () ]);
  if not (is_half_points (get "compensation")) then here source "\"%s\" is no compensation" (String.escaped (get "compensation"));
  let bans_there = choose "hot" [ "none", No_ban; "basic", One_ban; "hot", Many_bans ] in
  let settled = choose "settled" [ "life", Settled_by_life; "outcome", Settled_by_outcome ] in
  let scope =
    { kinds_in_force = kinds; in_fighting_kos_only = (fun kind -> List.mem kind fighting_only);
      class_taken = choose "hot_class" [ "after", Class_after; "before", Class_before ];
      hot_if_unclassified = choose "hot_unclassified" [ "hot", true; "cold", false ];
      by_what_settled = settled;
      settled_beyond_single = choose "hot_fights" [ "any", settled; "life", Settled_by_life ] } in
  let reading =
    { settled_in_cycles = settled;
      disturbs_by = choose "disturber_by" [ "eyeless", By_eyeless; "initiator", By_initiator ];
      cyclic_are = choose "cyclic" [ "unclassified", Cyclic_unclassified; "disturbing", Cyclic_disturbs ] } in
  let near = neighbour_table b in
  let hot = match bans_there with
    | No_ban -> No_hot_stones
    | _ when fighting_only <> [] -> Hot_stones_in_scope scope
    | One_ban -> Single_hot_stones
    | Many_bans -> Hot_stones_of_kinds kinds in
  let passes = choose "end_passes" [ "2", 2; "4", 4 ] in
  let rules =
    { self_removal = choose "self_removal" [ "none", No_self_removal; "groups", Groups; "any", Any ];
      end_passes = passes;
      capture_ends = choose "capture_ends" [ "false", false; "true", true ];
      handicap = choose "handicap" [ "0", 0 ];
      resume_dispute = choose "resume" (("free", false) :: if disputes then [ "dispute", true ] else []);
      hot_stones = hot_of b near hot } in
  ignore (choose "cycle_colour" [ "same", (); "either", () ]);
  ignore (choose "same" [ "board", (); "fight", () ]);
  ignore (choose "recycling" [ "any", () ]);
  let kos = Asked_once.of_function (quick_kos_with_classes b near reading) in
  { name = text; rules; cycle = get "cycle"; key = get; bans_there; hot; passes;
    classify = Asked_once.of_function (disturber_by_kos b reading kos); started = Asked_once.of_function (started_by_kos b reading kos);
    in_its_place = in_its_place b;
    otherwise = choose "unnamed" [ "nobody", Binds_nobody; "both", Binds_both_players; "starter", Binds_who_started ] }

(* The rules about cycles, none, one or several, as the checker of strategies has them. *)
let cycles_of source law =
  let choose key choices = match List.assoc_opt (law.key key) choices with
    | Some v -> v
    | None -> here source "%s=%s is not known" key (String.escaped (law.key key)) in
  let colour = choose "cycle_colour" [ "same", Same_colour; "either", Either_colour ] in
  let which = choose "start" [ "all", All_plays; "first", First_own_play ] in
  let what = choose "square_of" [ "situation", Of_situation; "position", Of_position ] in
  let anywhere = choose "square_gap" [ "row", false; "anywhere", true ] in
  let in_fights = choose "same" [ "board", false; "fight", true ] in
  let first = which = First_own_play in
  (* Beside the rule that compares whole boards, where the key says so, the one that compares the places of fights. *)
  let with_place which binds rule = if in_fights then [ rule; Under_place (colour, law.in_its_place which colour binds) ] else [ rule ] in
  let stated = function
    | "psk" -> [ Under_psk ] | "ssk" -> [ Under_ssk ] | "nssk" -> [ Under_nssk ] | "fixed" -> [ Under_fixed ]
    | "square" -> [ (if anywhere then Under_square_anywhere what else Under_square what) ]
    | "second-cycle" -> [ Under_second_cycle colour ]
    | "starter" -> with_place which binds_starter (Under_starter (which, colour))
    | "starter-first" -> with_place which binds_first_starter (Under_starter_first (which, colour))
    | "disturber" ->
      let which = if first then First_if law.started else All_plays in
      with_place which (binds_named law.classify)
        (if first then Under_disturber_who (which, law.classify, law.otherwise, colour)
         else Under_disturber (law.classify, law.otherwise, colour))
    | name -> here source "cycle=%s is not known" (String.escaped name) in
  if law.cycle = "none" then []
  else
    let names = String.split_on_char '+' law.cycle in
    if List.length (List.sort_uniq compare names) <> List.length names then
      here source "cycle=%s names a rule twice" (String.escaped law.cycle);
    List.concat_map stated names

(* Boards, positions and moves. *)

let letters = "ABCDEFGHJKLMNOPQRST"

let board_of source text =
  match List.map (number source) (String.split_on_char 'x' text) with
  | [ columns; rows ] when columns >= 1 && rows >= 1 && columns <= 19 && rows <= 19 -> columns, rows
  | _ -> here source "\"%s\" is no board" (String.escaped text)

(* The rectangle, with its neighbours in a table, so that they are found faster. *)
let rectangle_of (columns, rows) =
  let b = rectangle columns rows in
  let table = Array.init b.points (fun p -> Array.init b.points (b.adjacent p)) in
  { b with adjacent = (fun p q -> p < b.points && q < b.points && table.(p).(q)) }

let cell source = function
  | 'X' -> Some Black | 'O' -> Some White | '.' -> None
  | c -> here source "'%s' is no cell" (Char.escaped c)

(* The rows from the top. *)
let position_of source (columns, rows) text =
  let lines = List.rev (String.split_on_char '/' text) in
  if List.length lines <> rows || List.exists (fun l -> String.length l <> columns) lines then
    here source "the rows are not of this board";
  List.concat_map (fun l -> List.map (cell source) (List.of_seq (String.to_seq l))) lines

let color_name = function Black -> "Black" | White -> "White"

let color_of source = function "B" -> Black | "W" -> White | _ -> here source "expected B or W"

(* B or W, a space, the rows. *)
let start_of_text source size text =
  if String.length text < 2 || text.[1] <> ' ' then here source "expected a colour and rows";
  let first = color_of source (String.sub text 0 1) in
  first, position_of source size (String.sub text 2 (String.length text - 2))

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

(* Positions are read from keys in base 3, A1 the lowest digit. *)
let rec cells_of points code =
  if points = 0 then []
  else (match code mod 3 with 0 -> None | 1 -> Some Black | _ -> Some White) :: cells_of (points - 1) (code / 3)

(* The text of a position. *)

let rows_text (columns, rows) place =
  let cells = Array.of_list place in
  String.concat "/" (List.init rows (fun r -> String.init columns (fun c ->
    match cells.(((rows - 1 - r) * columns) + c) with None -> '.' | Some Black -> 'X' | Some White -> 'O')))

let start_text size first place = (match first with Black -> "B " | White -> "W ") ^ rows_text size place

(* An area difference that somebody forces. *)
let at_least_of source ~lowest points =
  let text = value source "at-least" in
  let at_least = integer source text in
  if text = "-0" then here source "must be written 0";
  if at_least < lowest || at_least > points then here source "\"%s\" is beyond the points of the board" text;
  at_least

let at_end_of_file source =
  if source.read <> String.length source.bytes then here source "the file goes on after its last line"

(* How many records of this size there are; they are all that is left of the file. *)
let count_of_records source size =
  let count = number source (value source "entries") in
  let bytes = String.length source.bytes - source.read in
  if bytes mod size <> 0 || bytes / size <> count then
    here source "%d entries of %d bytes each are stated, but %d bytes follow" count size bytes;
  count

let unsigned32 bytes at = Int32.to_int (String.get_int32_le bytes at) land 0xffffffff

(* What comes of a certificate. *)
type verdict = Accepted of string | Refused of string

let judged yes claim = if yes then Accepted (claim ()) else Refused "the proved checker says no"
