(* Certificates of fates: what is read, the verdict of the proved checker, and what it proves.

   As certificate_kinds.ml, and not proved either. The rows of a file become the pages of fates/check_fates.v; the checker there
   judges them. That positions are legal, that lines and rows ascend and that bans are possible is asked here, as
   docs/reference/certificates.md has it; no answer hangs on it. *)
open Checkers
open Certificate_text

let words text = String.split_on_char ' ' text

let names = [ "removed"; "kept"; "hangs" ]

let answer_name owner = function Hangs -> "hangs" | Won_by (x, _) -> if x = owner then "kept" else "removed"

let other = function Black -> White | White -> Black

let most_plies = 0xffffffff

let answer_of source owner text =
  let stage () =
    let n = number source (String.sub text 1 (String.length text - 1)) in
    if n > most_plies then here source "\"%s\" is not a number up to %d" (String.escaped text) most_plies else n in
  match text with
  | "h" -> Hangs
  | _ when text <> "" && text.[0] = 'r' -> Won_by (other owner, stage ())
  | _ when text <> "" && text.[0] = 'k' -> Won_by (owner, stage ())
  | _ -> here source "\"%s\" is no answer" (String.escaped text)

(* A row with its place in the order of the line. *)
let row_of source size owner word =
  let at = match String.index_opt word ':' with Some at when at > 0 -> at | _ -> here source "\"%s\" is no row" (String.escaped word) in
  let name = String.sub word 0 at in
  let before, bans = match String.index_opt name '/' with
    | None -> name, []
    | Some slash -> String.sub name 0 slash, Strategy_text.bans_of source size (String.sub name (slash + 1) (at - slash - 1)) in
  if before = "" then here source "\"%s\" is no row" (String.escaped word);
  let mover = color_of source (String.sub before 0 1) in
  let passes_before = match String.sub before 1 (String.length before - 1) with
    | "" -> 0
    | text -> let n = number source text in if n = 0 then here source "no pass is not written" else n in
  let value = answer_of source owner (String.sub word (at + 1) (String.length word - at - 1)) in
  let columns = fst size in
  let by_columns = List.sort compare (List.map (fun p -> p mod columns, p) bans) in
  (mover = White, passes_before, by_columns), { mover; passes_before; banned = bans; value }

(* '.' before O before X. *)
let rank_of_place = List.map (function None -> 0 | Some White -> 1 | Some Black -> 2)

let rec ascend = function a :: (b :: _ as rest) -> compare a b < 0 && ascend rest | _ -> true

(* A reason why a page has a row for no situation in which the stone is fought for. *)
let fault_of b near law stone owner page =
  if not (quick_legal b near page.place) then Some "a position is not legal"
  else if List.nth page.place stone <> Some owner then Some "a position is without the stone"
  else if List.exists (fun r -> r.banned <> [] && (law.bans_there = No_ban || r.passes_before > 0)) page.rows then
    Some "a row has a ban that these rules do not know, or a pass and a ban"
  else if List.exists (fun r -> List.exists (fun p -> List.nth page.place p <> None) r.banned) page.rows then
    Some "a ban is not at an empty point"
  else None

let color_name = function Black -> "Black" | White -> "White"

let fates rows_text source =
  let board_text = value source "board" in
  let size = board_of source board_text in
  let b = rectangle_of size in
  let law = law_of source b (value source "rules") in
  if law.cycle <> "none" then here source "cycle=%s: fates are proved for cycle=none" (String.escaped law.cycle);
  if law.rules.capture_ends then here source "fates need capture_ends=false";
  let stone_text = value source "stone" in
  let owner, stone = match words stone_text with
    | [ color; point ] ->
      (match move_of source size point with Play_on p -> color_of source color, p | Pass -> here source "no point is called pass")
    | _ -> here source "expected a colour and a point" in
  let claim text = match words text with
    | [ rows; color; answer ] when List.mem answer names -> position_of source size rows, color_of source color, answer
    | _ -> here source "expected the rows, B or W, and an answer" in
  let claims = Strategy_text.many source "claims" (fun () -> claim (whole_line source "a claim")) in
  if claims = [] then here source "there is a claim at least";
  let page text = match words text with
    | rows :: (_ :: _ as rest) ->
      let keyed = List.map (row_of source size owner) rest in
      List.map fst keyed, { place = position_of source size rows; rows = List.map snd keyed }
    | _ -> here source "expected a position and rows" in
  let keyed_pages = Strategy_text.many source "positions" (fun () -> page (whole_line source "a position")) in
  at_end_of_file source;
  let pages = List.map snd keyed_pages in
  let near = neighbour_table b in
  let first_fault = List.find_map (fault_of b near law stone owner) pages in
  let answer_to (place, first, _) =
    says pages { (start_situation law.rules place first) with handicap_owed = 0 } in
  let is_answered ((_, _, answer) as one) =
    match answer_to one with Some a -> answer_name owner a = answer | None -> false in
  let claim_text ((place, first, answer) as one) =
    let within = match answer_to one with Some (Won_by (_, n)) -> Printf.sprintf " within %d %s" n (if n = 1 then "ply" else "plies")
      | _ -> "" in
    Printf.sprintf "%s at %s %s%s if %s moves first" (List.nth (words stone_text) 1) (rows_text size place)
      (if answer = "hangs" then answer else "is " ^ answer) within (color_name first) in
  let verdict =
    if not (List.for_all (fun (keys, _) -> ascend keys) keyed_pages) then Refused "the rows of a position do not ascend"
    else if not (ascend (List.map (fun p -> rank_of_place p.place) pages)) then Refused "the positions do not ascend"
    else match first_fault with
      | Some why -> Refused why
      | None ->
        if not (List.for_all is_answered claims) then Refused "a claim has no row that says so"
        else
          judged (check_fates b law.rules stone owner pages) (fun () ->
              Printf.sprintf "%s [rows %d]" (String.concat "; " (List.map claim_text claims))
                (List.fold_left (fun n p -> n + List.length p.rows) 0 pages)) in
  Printf.sprintf "fates, board %s, rules %s" board_text law.name, verdict
