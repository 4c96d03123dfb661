(* hotstone-lrat: has the checker that Coq proved right (lrat.v) go through a proof in the format LRAT.

   What stands here is not proved: it has the two files read (lrat_text.ml) and prints the verdict. *)
open Lrat
open Lrat_text

let help =
  "Checks a proof that a formula has no model, by a checker that is itself proved right (proofs/sat/).\n\n\
   Usage: hotstone-lrat FORMULA PROOF\n\n\
   FORMULA is in the format DIMACS, PROOF in the format LRAT, as text. Lemmas by RAT are refused.\n\n\
   Example:\n\
  \  printf '%s\\n' 'p cnf 1 2' '1 0' '-1 0' > f.cnf; echo '3 0 1 2 0' > f.lrat; hotstone-lrat f.cnf f.lrat\n\n\
   Exit code: 0 accepted, 1 refused, 2 a file that is no formula or no proof, or wrong usage.\n"

let () =
  match List.tl (Array.to_list Sys.argv) with
  | [ ("--help" | "-h") ] -> print_string help
  | [ formula_path; proof_path ] ->
    (try
       let variables, formula = formula_of (text_of formula_path) in
       let steps, lines = steps_of (text_of proof_path) variables in
       let refused what = Printf.printf "%s: refused: %s\n" proof_path what; exit 1 in
       match check formula steps with
       | NoModel ->
         Printf.printf "%s: accepted: %s has no model [clauses %d, steps %d]\n" proof_path formula_path
           (List.length formula) (Array.length lines)
       | NotProved n ->
         refused (Printf.sprintf "line %d: the hints do not show the lemma, or a clause is not there" lines.(to_int n - 1))
       | Unfinished -> refused "the proof ends without the empty clause"
     with
     | Bad_file what -> prerr_endline ("hotstone-lrat: " ^ what); exit 2
     | Stack_overflow | Out_of_memory ->
       prerr_endline ("hotstone-lrat: " ^ formula_path ^ " and " ^ proof_path ^ ": too large for this checker"); exit 2)
  | _ -> prerr_endline "hotstone-lrat: takes a formula and a proof; see hotstone-lrat --help"; exit 2
