(* Reads formulas in the format DIMACS and proofs in the format LRAT, as the checker of lrat.v wants them.

   What stands here is not proved. A formula has comments before its header only; a proof is text, a step a line:
   "NUMBER LITERALS 0 HINTS 0" adds a lemma, "NUMBER d NUMBERS 0" deletes clauses. Numbers have one spelling; what is
   not just like that is Bad_file, with the name, the line and what is wrong. *)
open Lrat

exception Bad_file of string

let read_whole path =
  try Regular_file.bytes_of path
  with Sys_error what -> raise (Bad_file what) | End_of_file -> raise (Bad_file (path ^ ": cannot be read to its end"))

(* A text, and how far it is read. *)
type text = { name : string; bytes : string; mutable at : int; mutable line : int }

let text name bytes = { name; bytes; at = 0; line = 1 }
let text_of path = text path (read_whole path)
let bad t what = raise (Bad_file (Printf.sprintf "%s:%d: %s" t.name t.line what))
let at_end t = t.at = String.length t.bytes
let is_blank c = c = ' ' || c = '\t' || c = '\n' || c = '\r'

let rec skip_blanks t =
  if not (at_end t) && is_blank t.bytes.[t.at] then begin
    if t.bytes.[t.at] = '\n' then t.line <- t.line + 1;
    t.at <- t.at + 1;
    skip_blanks t
  end

let ends_word t at = at = String.length t.bytes || is_blank t.bytes.[at]

(* Moves past the word if it comes next. *)
let takes t word =
  skip_blanks t;
  let stop = t.at + String.length word in
  let there = stop <= String.length t.bytes && String.sub t.bytes t.at (String.length word) = word && ends_word t stop in
  if there then t.at <- stop;
  there

let most = 0x7fffffff

let integer t =
  skip_blanks t;
  let is_negative = not (at_end t) && t.bytes.[t.at] = '-' in
  let start = if is_negative then t.at + 1 else t.at in
  let rec digits at value =
    if ends_word t at then at, value
    else match t.bytes.[at] with
      | '0' .. '9' as c when value <= most -> digits (at + 1) (10 * value + Char.code c - Char.code '0')
      | _ -> bad t "expected a number"
  in
  let stop, value = digits start 0 in
  if stop = start || (t.bytes.[start] = '0' && (stop > start + 1 || is_negative)) then bad t "expected a number";
  if value > most then bad t "a number that is too large";
  t.at <- stop;
  if is_negative then - value else value

(* Numbers as the checker has them; each is made once, and shares its upper digits. *)
let made : (int, positive) Hashtbl.t = Hashtbl.create 65536

let rec positive n =
  if n = 1 then XH
  else match Hashtbl.find_opt made n with
    | Some p -> p
    | None ->
      let p = if n land 1 = 1 then XI (positive (n / 2)) else XO (positive (n / 2)) in
      Hashtbl.add made n p;
      p

let rec to_int = function XH -> 1 | XO p -> 2 * to_int p | XI p -> (2 * to_int p) + 1

(* Numbers up to 0, each by `convert`. *)
let up_to_zero t convert =
  let rec more sofar =
    match integer t with 0 -> List.rev sofar | n -> more (convert t n :: sofar)
  in
  more []

let literal_up_to variables t n =
  if abs n > variables then bad t (Printf.sprintf "literal %d, but the variables are 1 to %d" n variables);
  if n > 0 then Plus (positive n) else Minus (positive (- n))

let number t n = if n > 0 then positive n else bad t (Printf.sprintf "%d is no number of a clause" n)

let natural t = let n = integer t in if n < 0 then bad t "expected a number from 0" else n

let formula_of t =
  let rec skip_comments () =
    if not (at_end t) && t.bytes.[t.at] = 'c' && ends_word t (t.at + 1) then begin
      t.at <- (match String.index_from_opt t.bytes t.at '\n' with Some i -> i + 1 | None -> String.length t.bytes);
      t.line <- t.line + 1;
      skip_comments ()
    end
  in
  skip_comments ();
  if not (takes t "p" && takes t "cnf") then bad t "expected the header \"p cnf VARIABLES CLAUSES\"";
  let variables = natural t in
  let count = natural t in
  let rec clauses n sofar =
    if n = 0 then List.rev sofar else clauses (n - 1) (up_to_zero t (literal_up_to variables) :: sofar)
  in
  let all = clauses count [] in
  skip_blanks t;
  if not (at_end t) then bad t (Printf.sprintf "the file goes on after the %d clauses of the header" count);
  variables, all

(* The steps, and the line of each. *)
let steps_of t variables =
  let rec more steps lines =
    skip_blanks t;
    if at_end t then List.rev steps, Array.of_list (List.rev lines)
    else begin
      let line = t.line in
      let own = number t (natural t) in
      let step =
        if takes t "d" then Deleted (up_to_zero t number)
        else
          let lemma = up_to_zero t (literal_up_to variables) in
          Added (own, lemma, up_to_zero t number)
      in
      more (step :: steps) (line :: lines)
    end
  in
  more [] []
