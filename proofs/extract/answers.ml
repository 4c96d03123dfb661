(* Answers as numbers, and draws: what agreement.ml and ko_agreement.ml have in common. Their tables have digests of many
   answers; tests/spec makes the same of spec/. *)
open Law

let big = 1_000_000_007

let mix digest n = ((digest * 31) + n) mod big

let mix_list digest l = List.fold_left (fun d p -> mix d (p + 3)) (mix digest 2) l

let cell_code = function None -> 0 | Some Black -> 1 | Some White -> 2

let mix_cells digest stones = List.fold_left (fun d x -> ((d * 3) + cell_code x) mod big) digest stones

let points_of (columns, rows) = List.init (columns * rows) Fun.id

(* All positions of a board, each by its number in base 3, A1 the lowest digit. *)
let positions_of size each =
  let codes = List.fold_left (fun n _ -> 3 * n) 1 (points_of size) in
  let rec cells code = function
    | [] -> []
    | _ :: rest -> List.nth [ None; Some Black; Some White ] (code mod 3) :: cells (code / 3) rest in
  for code = 0 to codes - 1 do each (cells code (points_of size)) done

(* The next number of the generator of Park and Miller. *)
let draw seed = seed * 48271 mod 2147483647
