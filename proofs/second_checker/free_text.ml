(* Solutions whose records have free points: what the proved checker is asked.

   As certificate_kinds.ml, and not proved either. The images of a record are records of their own; those that come twice are
   left out. *)
open Checkers
open Certificate_text
open Held_boards
open Solution_text

(* What is known of each point, from a key in base 4, A1 the lowest digit. *)
let known_cells side points key =
  List.init points (fun p ->
    match Int64.to_int (Int64.shift_right_logical key (2 * p)) land 3 with
    | 0 -> Known_empty
    | 3 -> Free
    | digit -> if (digit = 1) = (side = Black) then Own else Opp)

(* The records with their images, or what is wrong with one. *)
let free_records source h =
  let points = fst h.size * snd h.size in
  let each_bytes = 11 in
  let count = count_of_records source each_bytes in
  let rec go i before records =
    if i = count then Ok (count, records)
    else begin
      let at = source.read + (each_bytes * i) in
      let key = String.get_int64_le source.bytes at in
      let free_rank = String.get_uint16_le source.bytes (at + 8) in
      let reply = String.get_uint8 source.bytes (at + 10) in
      let refuse why = Error (Printf.sprintf "entry %d %s" (i + 1) why) in
      let is_in_order (k, r) = let order = Int64.unsigned_compare k key in order < 0 || (order = 0 && r < reply) in
      if points < 32 && Int64.shift_right_logical key (2 * points) <> 0L then refuse "has no key of this board"
      else if not (Option.fold ~none:true ~some:is_in_order before) then refuse "is out of order"
      else if reply >= points then refuse "has no answer on the board"
      else
        let images = List.sort_uniq compare (carried h.size (known_cells h.side points key) (Play_on reply)) in
        go (i + 1) (Some (key, reply))
          (List.fold_left (fun records -> function
             | free_known, Play_on free_play -> { free_known; free_rank; free_play } :: records
             | _, Pass -> records) records images)
    end in
  go 0 None []

(* How many records there are, and whether the checker accepts them. *)
let judge_free source h =
  Result.map (fun (count, records) ->
      let remember look = by_own_stones h.side look in
      count, free_accepts (rectangle_of h.size) h.side h.at_least remember h.setup h.first records)
    (free_records source h)
