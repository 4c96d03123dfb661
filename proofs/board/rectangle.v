(* Rectangular boards (ING96-R2; ING91-1 "Brett"; ZH-G1; TT-BOARD).

   Point 0 is A1, the lower left corner; the points of a row follow each other, and so do the rows from
   below. *)
From Hotstone.board Require Import board.

Definition next_to_each_other (a b : nat) : bool := (a =? S b) || (b =? S a).

Definition neighbours_on_grid (columns p q : nat) : bool :=
  ((p / columns =? q / columns) && next_to_each_other (p mod columns) (q mod columns)) ||
  ((p mod columns =? q mod columns) && next_to_each_other (p / columns) (q / columns)).

Lemma next_to_sym : forall a b, next_to_each_other a b = next_to_each_other b a.
Proof. intros. unfold next_to_each_other. apply orb_comm. Qed.

Lemma next_to_itself : forall a, next_to_each_other a a = false.
Proof. intro a. unfold next_to_each_other. rewrite (proj2 (Nat.eqb_neq a (S a))) by lia. reflexivity. Qed.

Definition rectangle (columns rows : nat) : board.
Proof.
  refine {| points := columns * rows;
            adjacent := fun p q => (p <? columns * rows) && (q <? columns * rows) && neighbours_on_grid
              columns p q |}.
  - intros p q. rewrite (andb_comm (p <? columns * rows)). f_equal. unfold neighbours_on_grid.
    rewrite (Nat.eqb_sym (p / columns)), (Nat.eqb_sym (p mod columns)).
    rewrite (next_to_sym (p / columns)), (next_to_sym (p mod columns)). reflexivity.
  - intro p. unfold neighbours_on_grid. rewrite !next_to_itself, !andb_false_r. reflexivity.
  - intros p q H. apply andb_true_iff in H as (H & _). apply andb_true_iff in H as (H & _).
    apply Nat.ltb_lt. exact H.
Defined.
