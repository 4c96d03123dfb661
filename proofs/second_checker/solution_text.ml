(* Solutions: the header, and the records of those under every rule of repetition: files of their own, and the robust ones, whose
   lines end with the game, that a certificate of area names. robust_text.ml judges them, basic_ko_text.ml those under basic ko
   alone.

   As certificate_kinds.ml, and not proved either. The header has lines of its own, the rule set none. Older files of robust
   strategies are of the kind robust. *)
open Checkers
open Certificate_text

(* What turning and mirroring make of a point: all maps of the board onto itself. *)
let symmetries (columns, rows) =
  let mirrored = [ (fun (c, r) -> c, r); (fun (c, r) -> columns - 1 - c, r); (fun (c, r) -> c, rows - 1 - r);
                   (fun (c, r) -> columns - 1 - c, rows - 1 - r) ] in
  let all = if columns = rows then mirrored @ List.map (fun m (c, r) -> m (r, c)) mirrored else mirrored in
  List.map (fun m p -> let c, r = m (p mod columns, p / columns) in (r * columns) + c) all

(* The maps of the board onto itself, each as a table, and the place of the one that leads back. *)
let tables_of size ~one_image =
  let points = fst size * snd size in
  let maps = if one_image then symmetries size else [ Fun.id ] in
  let goes = List.map (fun m -> Array.init points m) maps in
  let inverse to_ = let from = Array.make points 0 in Array.iteri (fun p q -> from.(q) <- p) to_; from in
  let comes = List.map inverse goes in
  let rec place_of i table = function [] -> assert false | t :: rest -> if t = table then i else place_of (i + 1) table rest in
  Array.of_list goes, List.map2 (fun g c -> { goes = Array.to_list g; comes = Array.to_list c }) goes comes,
  Array.of_list (List.map (fun t -> place_of 0 t goes) comes)

(* Above the ranks of all records. *)
let above_all_ranks = 65536

(* The records of a solution: a key of eight bytes, a rank of two, an answer. *)
let record_bytes = 11
let record_at source i = source.read + (record_bytes * i)
let record_key source i = String.get_int64_le source.bytes (record_at source i)
let record_rank source i = String.get_uint16_le source.bytes (record_at source i + 8)
let record_answer source i = String.get_uint8 source.bytes (record_at source i + 10)

(* Whether a record comes after the one before it, in the order of key and answer. *)
let is_in_order source i =
  i = 0 ||
  let order = Int64.unsigned_compare (record_key source (i - 1)) (record_key source i) in
  order < 0 || (order = 0 && record_answer source (i - 1) < record_answer source i)

(* What an answer is on a position, and on each position that turning and mirroring the board make of it. *)
let carried size place answer =
  List.map (fun m ->
    let cells = Array.make (List.length place) None in
    List.iteri (fun p x -> cells.(m p) <- x) place;
    Array.to_list cells, (match answer with Pass -> Pass | Play_on p -> Play_on (m p))) (symmetries size)

(* The positions that the records of one key stand for, each once, with what they answer there: `known` and one record more. A list
   that holds too much or too little is refused by the checker, so nothing hangs on this. *)
let with_images one size place rank reply known =
  let add known (place, reply) =
    match List.assoc_opt place known with
    | None -> (place, { rank; first_reply = reply; other_replies = [] }) :: known
    | Some a when a.first_reply = reply || List.mem reply a.other_replies -> known
    | Some a -> (place, { a with other_replies = a.other_replies @ [ reply ] }) :: List.remove_assoc place known in
  if one then List.fold_left add known (carried size place reply) else add known (place, reply)

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
  { bytes_each = record_bytes; slots = (if points > 36 then 1L else Int64.of_int (points + 1)); rank_at = String.get_uint16_le }

(* The positions of a list with their ranks and answers, from records in the order of key and answer. Several answers of a
   position, which hot stones of any kind ask for, have the same rank. *)
let robust_records source packing size points several one =
  let count = count_of_records source packing.bytes_each in
  let last_key = long_key (List.init points (fun _ -> Some White)) in
  let rec go i before here entries =
    if i = count then Ok (List.rev_append here entries)
    else begin
      let at = source.read + (packing.bytes_each * i) in
      let named = String.get_int64_le source.bytes at in
      let key = Int64.unsigned_div named packing.slots in
      let rank = packing.rank_at source.bytes (at + 8) in
      let reply = String.get_uint8 source.bytes (at + packing.bytes_each - 1) in
      let refuse why = Error (Printf.sprintf "entry %d %s" (i + 1) why) in
      let add here entries =
        let here = with_images one size (long_cells points key) rank (if reply = 255 then Pass else Play_on reply) here in
        if List.exists (fun (other, _) -> Int64.unsigned_compare (long_key other) key < 0) here then
          refuse "has an image with a smaller key"
        else go (i + 1) (Some (key, rank, reply)) here entries in
      if Int64.unsigned_compare key last_key > 0 then refuse "has no key of this board"
      else if Int64.unsigned_rem named packing.slots <> 0L then refuse "has the key of a position with a ban"
      else if reply <> 255 && reply >= points then refuse "answers at no point of the board"
      else match before with
        | Some (k, _, _) when Int64.unsigned_compare key k < 0 -> refuse "comes after a larger key"
        | Some (k, _, _) when k = key && not several -> refuse "is a second answer, of which there is no use under these rules"
        | Some (k, _, r) when k = key && reply <= r -> refuse "comes after an answer that is not smaller"
        | Some (k, n, _) when k = key && rank <> n -> refuse "has another rank than its position has before"
        | Some (k, _, _) when k = key -> add here entries
        | _ -> add [] (List.rev_append here entries)
    end in
  go 0 None [] []

let each_or_one source = function
  | "each" -> false | "one" -> true | _ -> here source "expected each or one"

(* Under which rules a solution is valid: every rule of repetition, whether it looks at every kind of hot stones, and whether nobody
   may take back at once; or basic ko alone. And where its lines end: `next` is at settled boards and before them, or at held ones.
   Held boards are for basic ko alone, and with insides of one point for all others but `any`. *)
type ends = With_the_game | At_settled_boards | At_held_boards | At_next_plays
type family = Every_rule of { every : bool; with_ko : bool; ends : ends } | Basic_ko_alone of ends

(* Whether this is the next line. *)
let next_is source line =
  let length = String.length line + 1 in
  String.length source.bytes >= source.read + length && String.sub source.bytes source.read length = line ^ "\n"

(* The lines `rules`, `settled-board` and `images` of a solution: its family, and whether a record stands for all images. *)
let switches_of_solution source =
  let rules = value source "rules" in
  let ends = match value source "settled-board" with
    | "no" -> With_the_game
    | "yes" -> At_settled_boards
    | "held" -> At_held_boards
    | "next" -> At_next_plays
    | _ -> here source "expected yes, no, held or next" in
  let family = match rules with
    | "basic-ko" -> Basic_ko_alone ends
    | "any" | "any-single-hot" | "any-with-basic-ko" | "any-single-hot-with-basic-ko" ->
      let every = rules = "any" || rules = "any-with-basic-ko" in
      if rules = "any" && ends = At_held_boards then here source "any has no held boards";
      Every_rule { every; with_ko = rules = "any-with-basic-ko" || rules = "any-single-hot-with-basic-ko"; ends }
    | _ -> here source "expected any, any-single-hot, any-with-basic-ko, any-single-hot-with-basic-ko or basic-ko" in
  family, not (next_is source "images each") || each_or_one source (value source "images")

(* The optional line `free-points`: whether records stand for many positions (free_text.ml). *)
let has_free_points source (family, one_image) ~points ~at_least =
  next_is source "free-points yes" && begin
    ignore (whole_line source "");
    let serves = match family with Every_rule { with_ko; ends; _ } -> with_ko && ends = At_next_plays | Basic_ko_alone _ -> false in
    if not serves || not one_image || at_least <> points || points > 32 then
      here source "free points need a rule of repetition with basic ko, settled-board next, no images, the whole board and at most 32 points";
    true
  end

let switches_of_robust source =
  let every = match value source "hot" with
    | "single" -> false | "every" -> true | _ -> here source "expected single or every" in
  Every_rule { every; with_ko = false; ends = With_the_game }, each_or_one source (value source "images")

type header = { is_solution : bool; board_text : string; size : int * int; family : family; one_image : bool; free_points : bool;
                side : color; at_least : int; first : color; setup : cell list }

(* Of a solution the switches come before the start, of the older kind behind it. *)
let header_of is_solution source =
  let board_text = value source "board" in
  let size = board_of source board_text in
  let points = fst size * snd size in
  if points > 40 then here source "keys reach boards of up to 40 points";
  let side = color_of source (value source "side") in
  let at_least = at_least_of source ~lowest:(if is_solution then 1 - points else -points) points in
  let start () = start_of_text source size (value source "start") in
  let (family, one_image), free_points, (first, setup) =
    if is_solution then
      let switches = switches_of_solution source in
      let free = has_free_points source switches ~points ~at_least in
      switches, free, start ()
    else let at_start = start () in switches_of_robust source, false, at_start in
  { is_solution; board_text; size; family; one_image; free_points; side; at_least; first; setup }

(* Where one of several answers is a pass it is never banned: with basic ko it has to be the only one. *)
let with_pass_alone (place, a) =
  place, if List.mem Pass a.other_replies then { a with first_reply = Pass; other_replies = [] } else a

(* The answers that this leaves out: they show nothing, but hotstone-certify refuses the list if one of them is wrong. *)
let beside_a_pass (place, a) =
  if List.mem Pass a.other_replies then
    List.filter_map (fun m -> if m = Pass then None else Some (place, a.rank, m)) (a.first_reply :: a.other_replies)
  else []

let list_of h ~every list_entries =
  { list_every = every; list_side = h.side; list_at_least = h.at_least; list_setup = h.setup; list_first = h.first; list_entries }

(* The list, or what is wrong with a record. *)
let robust_list_of source h ~every ~with_ko =
  let points = fst h.size * snd h.size in
  let packing = if h.is_solution then of_solution points else of_robust in
  Result.map (list_of h ~every) (robust_records source packing h.size points (every || with_ko) h.one_image)

let first_lines source =
  if value source "hotstone-certificate" <> "1" then here source "only version 1 is known";
  value source "kind"
