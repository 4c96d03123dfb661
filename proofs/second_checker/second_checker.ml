(* A second checker of certificates, proved in Coq.

   Usage: second_checker FILE...

   Reads certificates as hotstone-certify does (docs/reference/certificates.md), of the kinds lasso, ranking, intervals, endings,
   endless, solution, strategy, area (with the solution that it names, in the same folder) and fates, and has them judged by the
   checkers of proofs/certificates, proofs/endless and proofs/fates, extracted to OCaml (checkers.v). Each line says what was
   judged: kind, board, rule set, and what is proved. Exit code: 0 all accepted, 1 one refused, 2 a file that cannot be read, or a
   kind or rule that is not stated in proofs/. *)
open Certificate_text
open Certificate_kinds

let judge_file path =
  let beside name = Regular_file.bytes_of (Filename.concat (Filename.dirname path) name) in
  match judge_certificate beside (Regular_file.bytes_of path) with
  | what, Accepted claim -> Printf.printf "%s: accepted: %s: %s\n%!" path what claim; 0
  | what, Refused why -> Printf.printf "%s: refused: %s: %s\n%!" path what why; 1
  | exception Unreadable why -> Printf.eprintf "second_checker: %s:%s\n%!" path why; 2
  | exception Sys_error why ->
    let named = String.starts_with ~prefix:path why in
    Printf.eprintf "second_checker: %s%s\n%!" (if named then "" else path ^ ": ") why; 2
  | exception (End_of_file | Stack_overflow | Out_of_memory) ->
    Printf.eprintf "second_checker: %s: is too large, or cannot be read to its end\n%!" path; 2

let usage = "Usage: second_checker FILE...\n\nChecks certificates (docs/reference/certificates.md) of the kinds lasso, ranking, intervals, endings, endless, solution, strategy, area and fates by programs that \
             are\nproved right in Coq (docs/explanation/proofs.md#the-law-in-coq). Exit code: 0 all accepted, 1 one refused, 2 one cannot be read, or its \
             kind or rules are not stated there.\n"

let () =
  match List.tl (Array.to_list Sys.argv) with
  | [] -> prerr_string usage; exit 2
  | [ ("--help" | "-h") ] -> print_string usage
  | arguments -> exit (List.fold_left (fun code path -> max code (judge_file path)) 0 arguments)
