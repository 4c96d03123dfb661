(* Solutions whose records have free points: the list that they stand for, written out.

   As certificate_kinds.ml, and not proved either. A record stands for all positions that are as it says at the other points; at a
   free one there is a stone of the opponent or none. The checker judges every position that this makes of it, so the theorem
   of certify/solution/known_position.h is not needed. *)
open Checkers
open Certificate_text
open Held_boards
open Solution_text

(* So many are written out at most, before images. *)
let most_positions = 200_000

(* What may be at each point, from a key in base 4, A1 the lowest digit. *)
let rec choices_of opponent points key =
  if points = 0 then []
  else (match Int64.to_int (Int64.logand key 3L) with
        | 0 -> [ None ] | 1 -> [ Some Black ] | 2 -> [ Some White ] | _ -> [ None; Some opponent ])
       :: choices_of opponent (points - 1) (Int64.shift_right_logical key 2)

let rec each_of visit place = function
  | [] -> visit (List.rev place)
  | cells :: rest -> List.iter (fun x -> each_of visit (x :: place) rest) cells

(* Each legal position of a record in which no next play holds the board, and its images, with the least rank of their records and
   the answers of these; or what is wrong with a record. *)
let free_list_of source h =
  let points = fst h.size * snd h.size in
  let b = rectangle_of h.size in
  let near = neighbour_table b in
  let opponent = match h.side with Black -> White | White -> Black in
  let is_held place = fst (on_held_boards b h.side ~most:1 (Array.of_list place)) () in
  let holding = plays_to b h.side is_held in
  let is_listed place = quick_legal b near place && List.for_all (fun p -> List.nth place p <> None) (holding place) in
  let listed = Hashtbl.create 1000 in
  let add rank (place, reply) =
    let known = Hashtbl.find_opt listed (long_key place) in
    let replace a = Hashtbl.replace listed (long_key place) (place, a) in
    match known with
    | Some (_, a) when a.rank < rank || (a.rank = rank && List.mem reply (a.first_reply :: a.other_replies)) -> ()
    | Some (_, a) when a.rank = rank -> replace { a with other_replies = a.other_replies @ [ reply ] }
    | _ -> replace { rank; first_reply = reply; other_replies = [] } in
  let written = ref 0 in
  let each_bytes = 11 in
  let count = count_of_records source each_bytes in
  let rec go i before =
    if i = count then Ok (list_of h ~every:false (Hashtbl.fold (fun _ entry all -> entry :: all) listed []))
    else begin
      let at = source.read + (each_bytes * i) in
      let key = String.get_int64_le source.bytes at in
      let rank = String.get_uint16_le source.bytes (at + 8) in
      let reply = String.get_uint8 source.bytes (at + 10) in
      let refuse why = Error (Printf.sprintf "entry %d %s" (i + 1) why) in
      let choices = choices_of opponent points key in
      let is_in_order (k, r) = let order = Int64.unsigned_compare k key in order < 0 || (order = 0 && r < reply) in
      if points < 32 && Int64.shift_right_logical key (2 * points) <> 0L then refuse "has no key of this board"
      else if not (Option.fold ~none:true ~some:is_in_order before) then refuse "is out of order"
      else if reply >= points || List.nth choices reply <> [ None ] then refuse "has no answer at a point that is known to be empty"
      else begin
        written := List.fold_left (fun n cells -> min (n * List.length cells) (most_positions + 1)) 1 choices + !written;
        if !written > most_positions then here source "the records stand for more than %d positions" most_positions;
        each_of (fun place -> if is_listed place then List.iter (add rank) (carried h.size place (Play_on reply))) [] choices;
        go (i + 1) (Some (key, reply))
      end
    end in
  go 0 None
