(* A checker of proofs in the format LRAT: each lemma comes with the clauses that make it follow.

   The clauses at hand have numbers: those of the formula 1, 2, ..., lemmas what the proof calls them. To check
   a lemma, take all its literals for false and go through its hints in order. A hint is the number of a clause
   of which all literals but one are known to be false, so that the one is true and its negation false; the
   last hint is of a clause all of whose literals are false, a conflict. Nothing is searched for. When the empty
   clause is added, the formula has no model.

   This is the whole of what is trusted to run: checker_is_right.v proves it right, and extracted.v turns it
   into OCaml. Both tables are binary tries over positive numbers (PositiveMap), as fast as the digits of a
   number are few. Lemmas that need more than unit propagation (RAT) are refused.

   For example 1 2, -1 2, 1 -2 and -1 -2 with "5 2 0 1 2 0" and "6 0 5 3 4 0": taking 2 for false, clause 1
   leaves only 1, and clause 2 is then false. So lemma 5 is 2; by it and clause 3 also 1, and 4 is false. *)
From Coq Require Import List Bool PArith FMapPositive.
From Hotstone.sat Require Import cnf.
Import ListNotations.

Definition clauses_at_hand := PositiveMap.t clause.
(* The literals that are known to be false, by key. *)
Definition falsehoods := PositiveMap.t unit.

Definition key (l : literal) : positive := match l with Plus v => xO v | Minus v => xI v end.
Definition known_false (fs : falsehoods) (l : literal) : bool := PositiveMap.mem (key l) fs.
Definition learn_false (fs : falsehoods) (l : literal) : falsehoods := PositiveMap.add (key l) tt fs.
Definition all_false (c : clause) : falsehoods := fold_left learn_false c (PositiveMap.empty unit).

(* What is left of a clause. `Forces l`: nothing but l, once or several times. *)
Inductive remains := Conflict | Forces (l : literal) | Open.

Fixpoint what_remains (fs : falsehoods) (c : clause) (left : option literal) : remains :=
  match c with
  | [] => match left with None => Conflict | Some l => Forces l end
  | l :: rest =>
    if known_false fs l then what_remains fs rest left
    else match left with
         | None => what_remains fs rest (Some l)
         | Some l' => if Pos.eqb (key l) (key l') then what_remains fs rest left else Open
         end
  end.

(* Whether the hints, taken in order, end in a conflict. *)
Fixpoint leads_to_conflict (cs : clauses_at_hand) (fs : falsehoods) (hints : list positive) : bool :=
  match hints with
  | [] => false
  | hint :: rest =>
    match PositiveMap.find hint cs with
    | None => false
    | Some c =>
      match what_remains fs c None with
      | Conflict => match rest with [] => true | _ :: _ => false end
      | Forces l => leads_to_conflict cs (learn_false fs (negation l)) rest
      | Open => false
      end
    end
  end.

Inductive step :=
| Added (number : positive) (c : clause) (hints : list positive)
| Deleted (numbers : list positive).

Inductive verdict :=
| NoModel                   (* the formula has none *)
| NotProved (n : positive)  (* the n-th step is not right *)
| Unfinished.               (* all steps are, but none adds the empty clause *)

(* The clauses without these; nothing if one of them is not there. *)
Fixpoint without (cs : clauses_at_hand) (numbers : list positive) : option clauses_at_hand :=
  match numbers with
  | [] => Some cs
  | n :: rest => if PositiveMap.mem n cs then without (PositiveMap.remove n cs) rest else None
  end.

Fixpoint check_steps (cs : clauses_at_hand) (n : positive) (steps : list step) : verdict :=
  match steps with
  | [] => Unfinished
  | Added number c hints :: rest =>
    if PositiveMap.mem number cs then NotProved n
    else if leads_to_conflict cs (all_false c) hints then
      match c with
      | [] => NoModel
      | _ :: _ => check_steps (PositiveMap.add number c cs) (Pos.succ n) rest
      end
    else NotProved n
  | Deleted numbers :: rest =>
    match without cs numbers with
    | None => NotProved n
    | Some cs' => check_steps cs' (Pos.succ n) rest
    end
  end.

Fixpoint numbered (f : formula) (n : positive) (cs : clauses_at_hand) : clauses_at_hand :=
  match f with
  | [] => cs
  | c :: rest => numbered rest (Pos.succ n) (PositiveMap.add n c cs)
  end.

Definition check (f : formula) (steps : list step) : verdict :=
  check_steps (numbered f 1 (PositiveMap.empty clause)) 1 steps.
