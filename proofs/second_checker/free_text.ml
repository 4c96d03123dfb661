(* Solutions whose records have free points: what the proved checker is asked.

   As certificate_kinds.ml, and not proved either. The records stay bytes; the checker of certificates/free_check.v asks for the
   i-th one, and how to turn stones of the owner, so that of their images it looks up one. *)
open Checkers
open Certificate_text
open Held_boards
open Solution_text

(* How many records there are, and the i-th; or what is wrong with one. The digits of keys are in base 4, A1 the lowest. *)
let free_records source h =
  let points = fst h.size * snd h.size in
  let count = count_of_records source record_bytes in
  let cell key p =
    match Int64.to_int (Int64.shift_right_logical key (2 * p)) land 3 with
    | 0 -> Known_empty
    | 3 -> Free
    | digit -> if (digit = 1) = (h.side = Black) then Own else Opp in
  let record i =
    { free_known = List.init points (cell (record_key source i)); free_rank = record_rank source i;
      free_play = record_answer source i } in
  let rec wrong i =
    let refuse why = Some (Printf.sprintf "entry %d %s" (i + 1) why) in
    if i = count then None
    else if points < 32 && Int64.shift_right_logical (record_key source i) (2 * points) <> 0L then refuse "has no key of this board"
    else if not (is_in_order source i) then refuse "is out of order"
    else wrong (i + 1) in
  match wrong 0 with Some why -> Error why | None -> Ok (count, record)

(* How many records there are, and whether the checker accepts them. *)
let judge_free source h ~every =
  let goes, tables, _ = tables_of h.size ~one_image:true in
  let turn = by_own_stones h.side (fun stones ->
    let image to_ = List.fold_left (lor) 0 (List.mapi (fun p x -> if x = None then 0 else 1 lsl to_.(p)) stones) in
    let images = Array.map image goes in
    let least = Array.fold_left min max_int images in
    let rec place g = if images.(g) = least then g else place (g + 1) in
    place 0) in
  let accepts (count, record) =
    free_accepts (rectangle_of h.size) every h.side h.at_least (by_own_stones h.side) tables turn h.setup h.first count record above_all_ranks in
  Result.map (fun records -> fst records, accepts records) (free_records source h)
