(* Solutions under every rule of repetition: what is judged, the verdict of the proved checker, and what it proves.

   As certificate_kinds.ml, and not proved either. The checker follows a list to settled boards, or to where the next play settles
   the board. Lines that end earlier, at boards that are only held, are led on to there. *)
open Checkers
open Certificate_text
open Held_boards
open Solution_text

(* A list whose lines end at boards with insides of one point that are held, or (`at_next`) where a play makes them so, as one
   whose lines end at settled boards, or where a play settles them. What is added has as its rank the length of the longest way to
   an end, and all ranks of the list are raised above these. So what is listed is left out where a line has ended already. *)
let led_on_to_settled_boards b side ~with_ko ~at_next setup first entries =
  let near = neighbour_table b in
  let opponent = match side with Black -> White | White -> Black in
  let play place color p = quick_play b near place color p in
  let look = on_held_boards b side ~most:1 in
  let is_settled = by_own_stones side (settles_board b side near) in
  let is_held = by_own_stones side (fun place -> fst (look (Array.of_list place)) ()) in
  let held_plays place = snd (look (Array.of_list place)) () in
  let empty place = List.filter (fun p -> List.nth place p = None) in
  let plays_to is_such = let plays = plays_to b side is_such in fun place -> empty place (plays place) in
  let settling = plays_to is_settled and holding = plays_to is_held in
  let answers place back =
    List.filter (fun answer -> Some answer.after <> back)
      (List.map (play place opponent) (empty place (List.init b.points Fun.id))) in
  let back_to place = if with_ko then Some place else None in
  let set_of places =
    let set = Hashtbl.create 1000 in
    List.iter (fun place -> Hashtbl.replace set (long_key place) ()) places;
    set in
  let listed = set_of (List.map fst entries) in
  let is_in set place = Hashtbl.mem set (long_key place) in

  (* Where the list's lines end: positions with the owner to move; and with him just having moved, of which the answers count. *)
  let ends = ref [] and ends_behind = ref [] in
  let met place =
    if is_held place || (at_next && not (is_in listed place) && holding place <> []) then ends := place :: !ends in
  let follow place back =
    if is_held place then ends_behind := (place, back) :: !ends_behind
    else begin
      met place;
      List.iter (fun answer -> met answer.after) (answers place back)
    end in
  if first = side then met setup else follow setup None;
  List.iter (fun (place, answer) ->
    List.iter (function
      | Pass -> follow place None
      | Play_on p -> if empty place [ p ] <> [] then follow (play place side p).after (back_to place))
      (answer.first_reply :: answer.other_replies)) entries;

  (* The rank of what is added for a position, the owner to move, and for those behind one; -1 if nothing is. Until it is known it
     is 0: a list that leads back to it is refused. No hot stone bans the play (held_board.h). *)
  let added = Hashtbl.create 1000 in
  let rec rank_of place =
    if is_settled place || (at_next && not (is_in listed place) && settling place <> []) then -1
    else match Hashtbl.find_opt added (long_key place) with
      | Some (_, answer) -> answer.rank
      | None ->
        match settling place @ (if is_held place then held_plays place else []) @ holding place with
        | [] -> -1
        | best :: _ ->
          let add rank =
            Hashtbl.replace added (long_key place) (place, { rank; first_reply = Play_on best; other_replies = [] }) in
          add 0;
          let rank = max 0 (1 + rank_behind ((play place side best).after, back_to place)) in
          add rank;
          rank
  and rank_behind (place, back) =
    if is_settled place then -1
    else List.fold_left (fun most answer -> max most (rank_of answer.after)) (rank_of place) (answers place back) in
  List.iter (fun place -> ignore (rank_of place)) !ends;
  List.iter (fun behind -> ignore (rank_behind behind)) !ends_behind;
  let above = 1 + Hashtbl.fold (fun _ (_, answer) most -> max most answer.rank) added (-1) in
  above,
  Hashtbl.fold (fun _ entry all -> entry :: all) added
    (List.rev_map (fun (place, answer) -> place, { answer with rank = above + answer.rank })
       (List.filter (fun (place, _) -> not (is_in added place)) entries))

let claim h ~every ~with_ko counted =
  Printf.sprintf
    "%s forces an area difference of at least %d for himself from %s, under every rule about cycles that refuses only what \
     leads back (all with cycle_colour=same), with %s, in every ko or in some only, or none, %showever many passes from two on end the game, \
     with handicap=0 and capture_ends=false; with self_removal=any: or play does not end [%s]"
    (color_name h.side) h.at_least (start_text h.size h.first h.setup)
    (if every then "hot stones of any kinds" else "single hot stones")
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
    let at_next = ends = At_next_plays in
    let above, entries =
      if every || ends = With_the_game || ends = At_settled_boards then 0, listed
      else led_on_to_settled_boards b h.side ~with_ko ~at_next h.setup h.first listed in
    let next_plays = if at_next then plays_to b h.side (settles_board b h.side near) else fun _ -> [] in
    let check, raise_rank, found =
      if ends = With_the_game then check_robust b every with_ko h.side h.at_least, Fun.id, book_of entries
      else
        check_to_leaves b every with_ko h.side h.at_least next_plays, (fun r -> above_settled b + 1 + above + r),
        found_to_leaves b h.side next_plays near (book_of (List.map (raised b) entries)) in
    let is_right (place, r, m) = reply_is_right b every with_ko h.side h.at_least near found place (raise_rank r) m in
    if not (List.for_all is_right (if with_ko then List.concat_map beside_a_pass l.list_entries else [])) then
      Refused "beside a pass a position has an answer that is not right"
    else judged (check h.setup h.first entries)
      (fun () -> claim h ~every ~with_ko (Printf.sprintf "positions %d" (List.length l.list_entries)))

let robust source h ~every ~with_ko ends =
  if not h.free_points then judge_list source h ~every ~with_ko ends
  else match Free_text.judge_free source h with
    | Error why -> Refused why
    | Ok (count, accepted) -> judged accepted (fun () -> claim h ~every ~with_ko (Printf.sprintf "records %d" count))
