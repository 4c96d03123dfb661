(* Counting by the law itself: move sequences, and what they lead to.

   The number of legal sequences of exactly so many plies, as `hotstone perft` counts them
   (docs/explanation/enumeration.md), and a number that depends on all of them: on each move, in index order, and on the
   position, the player and the passes at its end. extract/law.v turns these definitions into an OCaml
   program. What it says of many rule sets on small boards is kept in extract/counts.tsv, and a test asks
   spec/ for the same numbers. *)
From Coq Require Import List Arith Bool.
From Hotstone.board Require Import board.
From Hotstone.rules Require Import situation game.
Import ListNotations.

Section Counting.
Context {B : board}.
Variables (rules : rule_set) (cycle : cycle_rule).

(* Board plays in index order, then the pass. *)
Definition moves_at (s : situation) : list move :=
  map play_on (filter (is_empty (stones s)) all_points) ++ [pass].

Fixpoint perft (depth : nat) (g : game) : nat :=
  match depth with
  | 0 => 1
  | S d => fold_left (fun n m => if is_legal_move rules cycle g m then n + perft d (next rules g m) else n)
                     (moves_at (now g)) 0
  end.

(* Empty 0, black 1, white 2. *)
Definition code_of (x : cell) : nat := match x with None => 0 | Some black => 1 | Some white => 2 end.

Definition code_of_move (m : move) : nat := match m with pass => 1 | play_on p => p + 2 end.

(* All sums are taken modulo the number `big`, a parameter, so that no large number is written down here. *)
Variable big : nat.

Definition situation_digest (s : situation) : nat :=
  fold_left (fun h x => (h * 3 + code_of x) mod big) (stones s) (passes s * 2 + code_of (Some (to_move s))).

Fixpoint digest (depth : nat) (g : game) : nat :=
  match depth with
  | 0 => situation_digest (now g)
  | S d => fold_left (fun h m => if is_legal_move rules cycle g m
                                 then (h * 31 + code_of_move m * 7 + digest d (next rules g m)) mod big else
                                   h)
                     (moves_at (now g)) 1
  end.

End Counting.
