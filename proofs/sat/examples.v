(* The checker at work on the four clauses over two variables, computed by the definitions: a proof that it
   accepts, and how each way of spoiling it is refused. *)
From Coq Require Import List PArith.
From Hotstone.sat Require Import cnf lrat checker_is_right.
Import ListNotations.
Open Scope positive_scope.

Definition square : formula :=
  [[Plus 1; Plus 2]; [Minus 1; Plus 2]; [Plus 1; Minus 2]; [Minus 1; Minus 2]].
Definition proof : list step := [Added 5 [Plus 2] [1; 2]; Deleted [1; 2]; Added 6 [] [5; 3; 4]].

Theorem square_has_no_model : has_no_model square.
Proof. apply (accepted_has_no_model square proof). reflexivity. Qed.
Print Assumptions square_has_no_model.

Example a_hint_left_out : check square [Added 5 [Plus 2] [1]; Added 6 [] [5; 3; 4]] = NotProved 1.
Proof. reflexivity. Qed.
Example a_hint_too_many : check square [Added 5 [Plus 2] [1; 2; 3]; Added 6 [] [5; 3; 4]] = NotProved 1.
Proof. reflexivity. Qed.
Example a_hint_that_is_open : check square [Added 5 [Plus 2] [1; 2]; Added 6 [] [3; 5; 4]] = NotProved 2.
Proof. reflexivity. Qed.
Example a_hint_that_is_deleted : check square [Added 5 [Plus 2] [1; 2]; Deleted [3]; Added 6 [] [5; 3; 4]] = NotProved 3.
Proof. reflexivity. Qed.
Example another_lemma : check square [Added 5 [Minus 2] [1; 2]; Added 6 [] [5; 3; 4]] = NotProved 1.
Proof. reflexivity. Qed.
Example a_number_in_use : check square [Added 4 [Plus 2] [1; 2]; Added 6 [] [4; 3; 4]] = NotProved 1.
Proof. reflexivity. Qed.
Example nothing_to_delete : check square (Deleted [9] :: proof) = NotProved 1.
Proof. reflexivity. Qed.
Example no_empty_clause : check square [Added 5 [Plus 2] [1; 2]] = Unfinished.
Proof. reflexivity. Qed.
(* A literal that stands twice is one literal. *)
Example twice : check [[Plus 1; Plus 1]; [Minus 1]] [Added 3 [] [1; 2]] = NoModel.
Proof. reflexivity. Qed.
