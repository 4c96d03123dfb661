(* Small boards solved under positional superko, with the proof in the kernel; as solved_basic_ko.v. *)
From Coq Require Import List ZArith.
From Hotstone.board Require Import board rectangle.
From Hotstone.rules Require Import situation game.
From Hotstone.cycle Require Import superko.
From Hotstone.kernel Require Import texts statements.
From Hotstone.kernel Require Import term_psk_2x2_black term_psk_2x2_white term_psk_3x2_black term_psk_3x2_white term_psk_3x3.

(* A tree is one of legal moves, so each kind of self-removal is a run of its own. *)
Ltac by_tree_of columns rows tree start entries :=
  apply (by_tree _ _ _ _ (steps_of tree) (position_of columns rows start) (entries_of columns rows entries));
  vm_cast_no_check (eq_refl true).

Theorem value_of_2x2_under_psk : forall self, self <> no_self_removal ->
  forces (rectangle 2 2) black 1 (no_hot self 2) psk /\ forces (rectangle 2 2) white (-1) (no_hot self 2) psk.
Proof.
  intros [| |] N; [contradiction | |]; (split;
    [by_tree_of 2 2 tree_psk_2x2_black start_psk_2x2_black list_psk_2x2_black |
     by_tree_of 2 2 tree_psk_2x2_white start_psk_2x2_white list_psk_2x2_white]).
Qed.

Theorem value_of_3x2_under_psk : forall self, self <> no_self_removal ->
  forces (rectangle 3 2) black 0 (no_hot self 2) psk /\ forces (rectangle 3 2) white 0 (no_hot self 2) psk.
Proof.
  intros [| |] N; [contradiction | |]; (split;
    [by_tree_of 3 2 tree_psk_3x2_black start_psk_3x2_black list_psk_3x2_black |
     by_tree_of 3 2 tree_psk_3x2_white start_psk_3x2_white list_psk_3x2_white]).
Qed.

(* Nine is every point of the board. *)
Theorem black_forces_9_on_3x3_under_psk : forall self, self <> no_self_removal ->
  forces (rectangle 3 3) black 9 (no_hot self 2) psk.
Proof.
  intros [| |] N; [contradiction | |]; by_tree_of 3 3 tree_psk_3x3 start_psk_3x3 list_psk_3x3.
Qed.

Print Assumptions value_of_2x2_under_psk.
Print Assumptions value_of_3x2_under_psk.
Print Assumptions black_forces_9_on_3x3_under_psk.
