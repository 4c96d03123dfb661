(* Certificates of strategies: what is read, the verdict of the proved checker, and what it proves.

   As certificate_kinds.ml, and not proved either. The words of a file become the data of
   certificates/strategy.v one by one; the checker there plays the trees. *)
open Checkers
open Certificate_text

let most_threats = 99

let words text = String.split_on_char ' ' text

(* Points are written by columns, and stand by their numbers in what the checker compares. *)
let bans_of source size text =
  let point word = match move_of source size word with Play_on p -> p | Pass -> here source "no point is called pass" in
  let points = List.map point (String.split_on_char '+' text) in
  let by_columns = List.map (fun p -> p mod fst size, p) points in
  if List.sort_uniq compare by_columns <> by_columns then here source "\"%s\" is not how points are written" (String.escaped text);
  List.sort compare points

let answer_of source size word =
  match String.index_opt word '/' with
  | None -> [], move_of source size word
  | Some at ->
    let banned = bans_of source size (String.sub word (at + 1) (String.length word - at - 1)) in
    banned, move_of source size (String.sub word 0 at)

let line_of source size text =
  match words text with
  | [] -> here source "expected a position"
  | rows :: rest ->
    let line_at = position_of source size rows in
    let line_settled, rest = match rest with "=" :: rest -> true, rest | _ -> false, rest in
    let opponent_too, rest = match rest with "*" :: rest -> true, rest | _ -> false, rest in
    { line_at; line_settled; opponent_too; line_answers = List.map (answer_of source size) rest }

let step_of source size = function
  | "threat" -> Acts Threatens
  | "*" -> All_replies
  | "=" -> Stays_settled
  | "~" -> Goes_by_list
  | "^" -> Goes_back
  | word when String.length word > 0 && word.[0] = '#' -> Goes_on_as (number source (String.sub word 1 (String.length word - 1)))
  | word -> Acts (Makes (move_of source size word))

let tree_of source size =
  let first, black, white, rows = match words (value source "tree") with
    | [ first; black; white; rows ] -> first, black, white, rows
    | _ -> here source "expected a line \"tree B|W BLACK WHITE ROWS\"" in
  let threats text =
    let n = number source text in
    if n > most_threats then here source "\"%s\" is not a number up to %d" text most_threats else n in
  let tree_first = color_of source first in
  let tree_black_threats = threats black in
  let tree_white_threats = threats white in
  let tree_place = position_of source size rows in
  let tree_steps = List.map (step_of source size) (words (whole_line source "the steps of a tree")) in
  { tree_first; tree_black_threats; tree_white_threats; tree_place; tree_steps }

(* As many as stated; there cannot be more than bytes. *)
let many source keyword read =
  let count = number source (value source keyword) in
  if count > String.length source.bytes then here source "the file is shorter than %d lines" count;
  let rec go n found = if n = 0 then List.rev found else let one = read () in go (n - 1) (one :: found) in
  go count []

let strategy source =
  let board_text = value source "board" in
  let size = board_of source board_text in
  let b = rectangle_of size in
  let law = law_of ~disputes:true source b (value source "rules") in
  let cycles = cycles_of source law in
  if law.rules.capture_ends then here source "strategies need capture_ends=false";
  let goal = value source "goal" in
  let group_name = if String.length goal < 6 then "" else String.sub goal 6 (String.length goal - 6) in
  let it_keeps = match String.sub goal 0 (min 6 (String.length goal)) with
    | "keeps " -> true | "takes " -> false | _ -> here source "expected keeps or takes, and a point" in
  let group_point = match move_of source size group_name with
    | Play_on p -> p
    | Pass -> here source "no point is called pass" in
  let the_lines = many source "positions" (fun () -> line_of source size (whole_line source "a position of the list")) in
  if the_lines <> [] && law.key "cycle_colour" <> "same"
     && List.exists (fun c -> not (tells_colours_apart c)) cycles then
    here source "cycle_colour=%s: a list of positions needs cycle_colour=same" (law.key "cycle_colour");
  let the_trees = many source "trees" (fun () -> tree_of source size) in
  if the_trees = [] then here source "a strategy has a tree at least";
  at_end_of_file source;
  let certificate = { it_keeps; group_point; the_lines; the_trees } in
  let claimed = claim certificate in
  let verdict =
    match List.nth claimed.tree_place group_point with
    | None -> Refused (Printf.sprintf "there is no group at %s" group_name)
    | Some owner ->
      judged (check_stated_strategy b law.rules cycles certificate) (fun () -> Printf.sprintf
          "%s %s %s, %s to move, threats of Black %d, of White %d [trees %d, positions %d]" (color_name (prover it_keeps owner))
          (if it_keeps then "keeps" else "takes") group_name (color_name claimed.tree_first) claimed.tree_black_threats
          claimed.tree_white_threats (List.length the_trees) (List.length the_lines)) in
  Printf.sprintf "strategy, board %s, rules %s" board_text law.name, verdict
