(* Solutions under every rule of repetition: what is judged, the verdict of the proved checker, and what it proves.

   As certificate_kinds.ml, and not proved either. *)
open Checkers
open Certificate_text
open Held_boards
open Solution_text

let claim h ~every ~with_ko counted =
  Printf.sprintf
    "%s forces an area difference of at least %d for himself from %s, under every rule about cycles that refuses only what \
     leads back (all with cycle_colour=same) or, with self_removal none or groups, what is like a play of a completed cycle \
     (cycle_colour=either, same=fight), with %s, in every ko or in some only, or none, %showever many passes from two on end the game, \
     with handicap=0 and capture_ends=false; with self_removal=any: or play does not end [%s]"
    (color_name h.side) h.at_least (start_text h.size h.first h.setup)
    ((if every then "hot stones of any kinds" else "single hot stones") ^ if every && with_ko then " but any-ko-stone" else "")
    (if with_ko then
       "if nobody may take back at once: the single hot stone is hot in every ko and self_removal is none or groups, or psk or \
        ssk is in force, "
     else "")
    counted

let judge_list source h ~every ~with_ko ends =
  match robust_list_of source h ~every ~with_ko with
  | Error why -> Refused why
  | Ok l ->
    let b = rectangle_of h.size in
    let near = neighbour_table b in
    let listed = if with_ko then List.map with_pass_alone l.list_entries else l.list_entries in
    let at_next = ends = At_next_plays and remember = by_own_stones h.side in
    let up, find, check =
      if ends = With_the_game then 0, Fun.id, check_robust b every with_ko h.side h.at_least
      else if ends = At_settled_boards || (every && not with_ko) then
        let next_plays = if at_next then plays_to b h.side (settles_board b h.side near) else fun _ -> [] in
        above_settled b + 1, found_to_leaves b h.side next_plays near, check_to_leaves b every with_ko h.side h.at_least next_plays
      else
        above_held b + 2, found_to_held b h.side at_next (remember (held_with b h.side)),
        check_to_held b every with_ko h.side h.at_least remember at_next in
    let found = find (book_of (List.map (raised up) listed)) in
    let is_right (place, r, m) = reply_is_right b every with_ko h.side h.at_least near found place (up + r) m in
    if not (List.for_all is_right (if with_ko then List.concat_map beside_a_pass l.list_entries else [])) then
      Refused "beside a pass a position has an answer that is not right"
    else judged (check h.setup h.first listed)
      (fun () -> claim h ~every ~with_ko (Printf.sprintf "positions %d" (List.length l.list_entries)))

let robust source h ~every ~with_ko ends =
  if not h.free_points then judge_list source h ~every ~with_ko ends
  else match Free_text.judge_free source h ~every with
    | Error why -> Refused why
    | Ok (count, accepted) -> judged accepted (fun () -> claim h ~every ~with_ko (Printf.sprintf "records %d" count))
