(* Classes of kos in words and in digests, and positions written as rows: what ko_agreement.ml and cycle_agreement.ml have in common. *)
open Law
open Answers

let color_code = function Black -> 1 | White -> 2

(* Classes by the words of spec/ko/ko_class.h. *)
let verdict_name = function
  | Fighting (how, _, _, _) ->
    "fighting (" ^ (match how with Fights_single -> "single" | Fights_double -> "double" | Fights_twin -> "twin") ^ ")"
  | Disturbing (how, _, _) ->
    "disturbing ("
    ^ (match how with
      | Disturbed_death -> "disturbed-death" | Disturbed_life -> "disturbed-life" | Self_disturbance -> "self-disturbance"
      | Recycled_threats -> "recycled-threats" | Cyclic -> "cyclic") ^ ")"
  | Unclassified why ->
    "unclassified ("
    ^ (match why with
      | No_group -> "no-group" | Doubtful_eye -> "doubtful-eye" | Stones_held -> "holds-stones" | Several_groups -> "several-groups"
      | No_ko -> "no-ko" | Outside_play -> "outside-play" | No_lasting_stone -> "no-lasting-stone" | Changes_class -> "changes-class"
      | Self_removal_too -> "self-removal-too" | Several_sides -> "several-sides" | Threats_not_named -> "threats-not-named") ^ ")"

let one b = if b then 1 else 0

let mix_text digest text = String.fold_left (fun d c -> mix d (Char.code c)) digest text

let mix_verdict digest v =
  let balanced, side, score_open = match v with
    | Fighting (_, balanced, at_stake, score_open) -> balanced, at_stake, score_open
    | Disturbing (_, balanced, dead) -> balanced, dead, false
    | Unclassified _ -> false, None, false in
  mix (mix (mix (mix_text digest (verdict_name v)) (one balanced)) (cell_code side)) (one score_open)

(* Counts by name, in the order of the names. *)
module Names = Map.Make (String)

let count name counts = Names.update name (fun n -> Some (1 + Option.value n ~default:0)) counts

let text_of counts = String.concat ", " (List.map (fun (name, n) -> Printf.sprintf "%s %d" name n) (Names.bindings counts))

let board_name (columns, rows) = Printf.sprintf "%dx%d" columns rows

let example rows =
  let lines = List.rev (String.split_on_char '/' rows) in
  let size = String.length (List.hd lines), List.length lines in
  let cell = function 'X' -> Some Black | 'O' -> Some White | _ -> None in
  size, List.concat_map (fun l -> List.map cell (List.of_seq (String.to_seq l))) lines
