(* Held boards, and the plays of their owner.

   As certificate_kinds.ml, and not proved either. Of boards held with insides of two points there is no theorem. So where lines
   end there, a proved checker searches for a settled board (basic_ko_text.ml). It is told here how to play: nothing hangs on
   that. *)
open Checkers

(* Whether the board is held, as certify/solution/held_board.h says, with insides of at most so many points; and the plays of the
   strategy on held boards, in their order, in one region that has points which touch none of the stones that live (have two
   vital regions), its inside. Own stones that do not live are in a region. *)
let on_held_boards b side ~most =
  let points = b.points in
  let near = Array.of_list (neighbour_table b) in
  let all = List.init points Fun.id in
  (* The parts into which the points of one sort, and those of the other, fall: by the first point of its part, that of each. *)
  let parts is_one =
    let part_of = Array.make points (-1) in
    let rec fill n p = if part_of.(p) < 0 then begin
      part_of.(p) <- n; List.iter (fun q -> if is_one q = is_one p then fill n q) near.(p) end in
    List.iter (fun p -> fill p p) all;
    part_of in
  fun cells ->
    let own p = cells.(p) = Some side and is_empty p = cells.(p) = None in
    let part_of = parts own in
    let vital = Array.make points 0 in
    let chains_beside p = List.filter_map (fun q -> if own q then Some part_of.(q) else None) near.(p) in
    List.iter (fun first ->
      if part_of.(first) = first && not (own first) then
        let touched = List.fold_left (fun chains p ->
            if part_of.(p) <> first then chains
            else let beside = chains_beside p in List.filter (fun c -> List.mem c beside) chains)
          (List.sort_uniq compare (chains_beside first)) all in
        List.iter (fun c -> vital.(c) <- vital.(c) + 1) touched) all;
    let alive p = own p && vital.(part_of.(p)) >= 2 in
    let touches p = List.exists alive near.(p) in
    let is_inside p = not (alive p || touches p) in
    let region_of = parts alive in
    let inside_of first = List.filter (fun p -> region_of.(p) = region_of.(first) && is_inside p) all in
    let has_no_room = function
      | [ p; q ] -> most = 2 && List.mem q near.(p) && max (List.length near.(p)) (List.length near.(q)) >= 3
      | inside -> List.length inside < 2 in
    let is_held () = List.for_all (fun p -> not (own p) || alive p) all
                     && List.for_all (fun p -> not (is_inside p) || has_no_room (inside_of p)) all in
    let plays () = match List.find_opt is_inside all with
      | None -> []
      | Some first ->
        let inside = inside_of first in
        let edge = List.filter (fun p -> region_of.(p) = region_of.(first) && is_empty p && touches p) all in
        let beside sort p = List.exists (fun q -> List.mem q inside && sort q) near.(p) in
        let joins, others = List.partition (beside own) edge in
        let opens, others = List.partition (beside (fun _ -> true)) others in
        if List.length inside > 2 then [] else joins @ opens @ others @ List.filter is_empty inside in
    is_held, plays

(* Answers are remembered by the number of what is asked, up to four million. *)
let remembered number f =
  let known = Hashtbl.create 1000 in
  fun asked ->
    let n = number asked in
    match Hashtbl.find_opt known n with
    | Some answer -> answer
    | None ->
      let answer = f asked in
      if Hashtbl.length known >= 4_000_000 then Hashtbl.reset known;
      Hashtbl.add known n answer;
      answer

(* What depends on the owner's stones alone, remembered for each set of them. *)
let by_own_stones side f =
  let answer = remembered (List.fold_left (fun n x -> (2 * n) + if x = None then 0 else 1) 0) f in
  fun place -> answer (List.map (fun x -> if x = Some side then x else None) place)

(* Where a play of the owner leads to such a board, unless a stone is there. *)
let plays_to b side is_such =
  by_own_stones side (fun own ->
    let with_one_at p = List.mapi (fun q x -> if q = p then Some side else x) own in
    List.filter (fun p -> List.nth own p = None && is_such (with_one_at p)) (List.init b.points Fun.id))
