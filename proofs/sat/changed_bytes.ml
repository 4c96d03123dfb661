(* Feeds the proved checker of LRAT with formulas and proofs of which bytes were changed at random.

   Usage: changed_bytes TIMES FORMULA PROOF [FORMULA PROOF]...

   Each pair is changed TIMES times: one to three bytes put in another's place, left out, made twice or drawn anew, in
   the formula, the proof, or both. Whatever the bytes are, they must be accepted, refused, or be no such file (Bad_file);
   and what is accepted must have no model, which is found out here by trying all assignments, so that the formulas
   must be small. Prints how many were what; exit code 1 if something is not as it should be. The draws are always the
   same. *)
open Lrat
open Lrat_text

type verdict = Accepted | Refused | No_file

let most_variables = 12

let holds assignment = function
  | Plus v -> assignment land (1 lsl (to_int v - 1)) <> 0
  | Minus v -> assignment land (1 lsl (to_int v - 1)) = 0

let has_model variables formula =
  let rec tried assignment =
    assignment < 1 lsl variables
    && (List.for_all (List.exists (holds assignment)) formula || tried (assignment + 1)) in
  tried 0

(* The verdict, and whether it is a wrong one. *)
let judged formula_bytes proof_bytes =
  match
    let variables, formula = formula_of (text "formula" formula_bytes) in
    let steps, _ = steps_of (text "proof" proof_bytes) variables in
    variables, formula, check formula steps
  with
  | variables, formula, NoModel -> Accepted, variables <= most_variables && has_model variables formula
  | _, _, (NotProved _ | Unfinished) -> Refused, false
  | exception Bad_file _ -> No_file, false

(* Bytes that files like these are made of, and others. *)
let drawn_byte () = if Random.int 8 = 0 then Char.chr (Random.int 256) else "0123456789- \ndpcnf".[Random.int 18]

let change bytes =
  let n = String.length bytes in
  if n = 0 then String.make 1 (drawn_byte ())
  else
    let at = Random.int n in
    let before = String.sub bytes 0 at and behind = String.sub bytes (at + 1) (n - at - 1) in
    match Random.int 4 with
    | 0 -> before ^ String.make 1 (drawn_byte ()) ^ behind
    | 1 -> before ^ behind
    | 2 -> before ^ String.make 2 bytes.[at] ^ behind
    | _ -> before ^ String.make 1 bytes.[Random.int n] ^ behind

let rec changed times bytes = if times = 0 then bytes else changed (times - 1) (change bytes)

let () =
  Random.init 5;
  let wrong = ref 0 and accepted = ref 0 and refused = ref 0 and no_file = ref 0 in
  let one formula proof =
    let where = Random.int 3 and times = 1 + Random.int 3 in
    let formula = if where = 0 then formula else changed times formula in
    let proof = if where = 1 then proof else changed times proof in
    let verdict, is_wrong = judged formula proof in
    incr (match verdict with Accepted -> accepted | Refused -> refused | No_file -> no_file);
    if is_wrong then begin
      incr wrong;
      Printf.printf "accepted, but there is a model:\n%s\n%s\n" (String.escaped formula) (String.escaped proof)
    end in
  let rec pairs times = function
    | formula :: proof :: more ->
      let formula = read_whole formula and proof = read_whole proof in
      for _ = 1 to times do one formula proof done;
      pairs times more
    | _ -> () in
  (match List.tl (Array.to_list Sys.argv) with
   | times :: files when int_of_string_opt times <> None -> pairs (int_of_string times) files
   | _ -> prerr_endline "changed_bytes: takes a number and files"; exit 2);
  Printf.printf "%d files with changed bytes: %d accepted, of formulas without a model, %d refused, %d no such files\n"
    (!accepted + !refused + !no_file) !accepted !refused !no_file;
  if !wrong > 0 || !accepted = 0 || !refused = 0 || !no_file = 0 then exit 1
