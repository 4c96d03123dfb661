(* Solutions under basic ko alone: what is read, the verdict of the proved checker, and what it proves.

   As certificate_kinds.ml, and not proved either. The records stay bytes. The checker of certificates/recorded_lines.v asks for
   the i-th one, and for the one that stands for a position, which is searched for by its key; what is found it compares.
   Where a position is not listed it searches for a settled board, and is told here which plays to try: nothing hangs on that. *)
open Checkers
open Certificate_text
open Held_boards
open Solution_text

(* Keys have to be numbers of 62 bits. *)
let most_points = 35

(* Plays of the owner with which a held board is settled at most. *)
let most_plays = 8

let power_of_3 = Array.init 40 (fun n -> let rec go n = if n = 0 then 1 else 3 * go (n - 1) in go n)

(* The records as the checker asks for them. *)
let records_of source h =
  let points = fst h.size * snd h.size in
  let count = count_of_records source record_bytes in
  let slots = points + 1 in
  let goes, tables, back = tables_of h.size ~one_image:h.one_image in
  let key i = Int64.to_int (record_key source i) and rank = record_rank source and move = record_answer source in
  let bans i = match key i mod slots with 0 -> [] | b -> [ b - 1 ] in
  let record i =
    { line_stones = cells_of points (key i / slots); line_bans = bans i; line_rank = rank i;
      line_move = (match move i with 255 -> Pass | p -> Play_on p) } in
  (* The least key of the images, and the map that makes it. *)
  let digits = Array.make points 0 in
  let least_key place banned =
    List.iteri (fun p x -> digits.(p) <- (match x with None -> 0 | Some Black -> 1 | Some White -> 2)) place;
    let best = ref max_int and by = ref 0 in
    Array.iteri (fun g (to_ : int array) ->
        let code = ref 0 in
        for p = 0 to points - 1 do code := !code + (digits.(p) * power_of_3.(to_.(p))) done;
        let key = (!code * slots) + (match banned with [] -> 0 | b :: _ -> to_.(b) + 1) in
        if key < !best then (best := key; by := g)) goes;
    !best, !by in
  let find place banned =
    let wanted, g = least_key place banned in
    let rec go low high =
      if low >= high then None
      else
        let middle = (low + high) / 2 in
        let there = key middle in
        if there = wanted then Some (middle, back.(g)) else if there < wanted then go (middle + 1) high else go low middle in
    match banned with _ :: _ :: _ -> None | _ -> go 0 count in
  let last_key = power_of_3.(points) * slots in
  let rec wrong i =
    let refuse why = Some (Printf.sprintf "entry %d %s" (i + 1) why) in
    if i = count then None
    else if Int64.unsigned_compare (record_key source i) (Int64.of_int last_key) >= 0 then
      refuse "has no key of this board"
    else if move i <> 255 && move i >= points then refuse "has a move at no point of the board"
    else if not (is_in_order source i) then refuse "is out of order"
    else if i > 0 && key i = key (i - 1) && rank i <> rank (i - 1) then refuse "has another rank than its position has before"
    else if fst (least_key (cells_of points (key i / slots)) (bans i)) <> key i then refuse "has an image with a smaller key"
    else wrong (i + 1) in
  let turned place = snd (least_key place []) in
  count, tables, record, find, turned, wrong 0

(* The plays to try, `depth` more behind them: at first, where a line is to end, none unless the board is held; or, before that,
   those that make it held. *)
let order b h =
  let look = on_held_boards b h.side ~most:2 in
  let next_plays = plays_to b h.side (fun place -> fst (look (Array.of_list place)) ()) in
  fun depth (place, banned) ->
    let cells = Array.of_list place in
    let is_held, plays = look cells in
    if depth = most_plays && not (banned = [] && is_held ()) then
      List.filter (fun p -> cells.(p) = None && not (List.mem p banned)) (next_plays place)
    else if depth = most_plays - 1 && not (banned = [] && is_held ()) then []
    else plays ()

(* Answers are remembered by depth: a position with at most one ban has a number. *)
let remember h =
  let slots = (fst h.size * snd h.size) + 1 in
  let number (place, banned) =
    (List.fold_right (fun x n -> (3 * n) + (match x with None -> 0 | Some Black -> 1 | Some White -> 2)) place 0 * slots)
    + (match banned with [] -> 0 | b :: _ -> b + 1) in
  fun _ f ->
    let answer = remembered number f in
    function
    | (_, _ :: _ :: _) as asked -> f asked
    | asked -> answer asked

let basic_ko source h ends =
  let points = fst h.size * snd h.size in
  if points > most_points then here source "solutions under basic ko are read on boards of up to %d points" most_points;
  let b = rectangle_of h.size in
  let count, tables, record, find, turned, wrong = records_of source h in
  let plays = match ends with With_the_game -> None | At_settled_boards -> Some 0 | At_held_boards -> Some most_plays
    | At_next_plays -> Some (most_plays + 1) in
  match wrong with
  | Some why -> Refused why
  | None ->
    judged
      (check_recorded b h.side h.at_least plays (order b h) (remember h) turned tables find count record h.setup h.first
         above_all_ranks)
      (fun () -> Printf.sprintf
          "%s forces an area difference of at least %d for himself from %s, under basic ko and no other rule of repetition, with \
           self_removal=none or groups, however many passes from two on end the game, with handicap=0 and capture_ends=false \
           [positions %d]"
          (color_name h.side) h.at_least (start_text h.size h.first h.setup) count)
