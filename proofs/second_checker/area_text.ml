(* Certificates of area: what is read, the verdict of the proved checker, and what it proves.

   As certificate_kinds.ml, and not proved either. The words of a file become the data of certificates/area.v one by one, with
   the robust solution that it names, a file in the same folder; the checker there plays the tree. *)
open Checkers
open Certificate_text
open Solution_text

let steps_in_a_line = 20

let step_of source size = function
  | "*" -> Each_reply
  | "!" -> From_here_robust
  | word -> Own_move (move_of source size word)

(* As many as stated, in full lines but for the last. *)
let steps_of source size =
  let count = number source (value source "steps") in
  if count > String.length source.bytes then here source "the file is shorter than %d steps" count;
  let rec go left found =
    if left = 0 then List.rev found
    else
      let words = String.split_on_char ' ' (whole_line source "steps") in
      if List.length words <> min left steps_in_a_line then here source "%d steps belong here" (min left steps_in_a_line);
      go (left - List.length words) (List.rev_append (List.map (step_of source size) words) found) in
  go count []

(* A file of the same folder. *)
let is_robust_name name =
  let is_fine c = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c = '.' || c = '_' || c = '-' in
  name <> "" && String.length name <= 200 && name.[0] <> '.' && String.for_all is_fine name

(* The list in the file of that name. *)
let robust_named beside source board_text name =
  if not (is_robust_name name) then here source "expected - or the name of a file in the same folder";
  let inner = { bytes = beside name; read = 0; line = 0 } in
  let read () =
    let h = match first_lines inner with
      | "solution" -> header_of true inner
      | "robust" -> header_of false inner
      | _ -> here inner "expected a solution" in
    match h.family with
    | Every_rule { every; with_ko = false; ends = With_the_game } -> h, robust_list_of inner h ~every ~with_ko:false
    | _ -> here inner "expected a solution under any or any-single-hot whose lines end with the game" in
  match read () with
  | exception Unreadable why -> unreadable " %s:%s" name why
  | h, listed ->
    if h.one_image then unreadable " %s: needs images each" name;
    if h.board_text <> board_text then Error "is for another board" else listed

(* What a list says of hot stones of other kinds is looked at only where there are some: that takes time. *)
let as_needed hot l = { l with list_every = l.list_every && not (none_or_single hot) }

let area beside source =
  let board_text = value source "board" in
  let size = board_of source board_text in
  let points = fst size * snd size in
  let b = rectangle_of size in
  let law = law_of ~disputes:true source b (value source "rules") in
  if law.rules.capture_ends then here source "certificates of area need capture_ends=false";
  let cycles = cycles_of source law in
  let hot = law.hot in
  let area_side = color_of source (value source "side") in
  let area_at_least = at_least_of source ~lowest:(1 - points) points in
  let name = value source "robust" in
  let robust = if name = "-" then None else Some (robust_named beside source board_text name) in
  let area_first, area_setup = start_of_text source size (value source "start") in
  let area_steps = steps_of source size in
  at_end_of_file source;
  (match robust with
   | Some (Ok l) when not (robust_is_covered law.rules hot cycles l.list_every) ->
     unreadable " rules %s: what this robust solution proves in games with a past is stated for self_removal=none and groups, or with a rule \
                 about cycles that ends every game, with cycle_colour=same and same=board; for other hot stones than single ones it has to \
                 say \"rules any\"" law.name
   | _ -> ());
  let judge area_robust =
    let listed = match area_robust with None -> 0 | Some l -> List.length l.list_entries in
    judged (check_stated_area b law.rules hot cycles { area_side; area_at_least; area_setup; area_first; area_steps; area_robust })
      (fun () -> Printf.sprintf "%s forces an area difference of at least %d for himself from %s [steps %d, robust positions %d]"
          (color_name area_side) area_at_least (start_text size area_first area_setup) (List.length area_steps) listed) in
  let verdict = match robust with
    | None -> judge None
    | Some (Ok l) -> judge (Some (as_needed hot l))
    | Some (Error why) -> Refused (Printf.sprintf "the robust solution %s: %s" name why) in
  Printf.sprintf "area, board %s, rules %s" board_text law.name, verdict
