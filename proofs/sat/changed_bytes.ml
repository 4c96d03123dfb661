(* Feeds the proved checker of LRAT with formulas and proofs of which bytes were changed at random.

   Usage: changed_bytes TIMES FORMULA PROOF [FORMULA PROOF]...

   Each pair is changed TIMES times: one to three bytes put in another's place, left out, made twice or drawn anew, in
   the formula, the proof, or both. Whatever the bytes are, they must be accepted, refused, or be no such file (Bad_file);
   and what is accepted must have no model, which is found out here by trying all assignments to the variables that
   occur, so that these must be few: an accepted formula with more than twelve is not as it should be. Prints how many
   were what; exit code 1 if something is not as it should be. The draws are always the same. *)
open Lrat
open Lrat_text

type verdict = Accepted | Refused | No_file

let most_variables = 12

let variable = function Plus v | Minus v -> to_int v

(* The number of a literal's variable among those that occur, from 0, and whether the literal is positive. *)
let numbered occurring literal =
  let rec place n = function [] -> raise Not_found | v :: more -> if v = variable literal then n else place (n + 1) more in
  place 0 occurring, (match literal with Plus _ -> true | Minus _ -> false)

(* Variables that do not occur make nothing true. No answer if too many occur. *)
let has_model formula =
  let occurring = List.sort_uniq compare (List.map variable (List.concat formula)) in
  let clauses = List.map (List.map (numbered occurring)) formula in
  let holds assignment (n, positive) = (assignment land (1 lsl n) <> 0) = positive in
  let rec tried assignment =
    assignment < 1 lsl List.length occurring
    && (List.for_all (List.exists (holds assignment)) clauses || tried (assignment + 1)) in
  if List.length occurring > most_variables then None else Some (tried 0)

(* The verdict, and what is wrong with it, if anything. *)
let judged formula_bytes proof_bytes =
  match
    let variables, formula = formula_of (text "formula" formula_bytes) in
    let steps, _ = steps_of (text "proof" proof_bytes) variables in
    formula, check formula steps
  with
  | formula, NoModel ->
    Accepted, (match has_model formula with
      | Some false -> None
      | Some true -> Some "accepted, but there is a model"
      | None -> Some "accepted, with too many variables to try all assignments")
  | _, (NotProved _ | Unfinished) -> Refused, None
  | exception Bad_file _ -> No_file, None

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
    let verdict, complaint = judged formula proof in
    incr (match verdict with Accepted -> accepted | Refused -> refused | No_file -> no_file);
    Option.iter (fun what ->
        incr wrong;
        Printf.printf "%s:\n%s\n%s\n" what (String.escaped formula) (String.escaped proof)) complaint in
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
