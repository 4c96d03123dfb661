(* 5x3 solved with basic ko, whatever else must not be repeated; as kernel/solved_with_ko.v.

   proofs/check --long has hotstone find the certificate. *)
From Coq Require Import List Bool ZArith.
From Hotstone.board Require Import board rectangle.
From Hotstone.rules Require Import situation game.
From Hotstone.cycle Require Import superko stated_cycles rounds_with_plays.
From Hotstone.certificates Require Import robust_list.
From Hotstone.kernel Require Import texts statements.
From Hotstone.kernel.long Require Import term_with_ko_5x3.

Lemma accepted_5x3 : @check_robust (rectangle 5 3) false true black 15 (@empty_board (rectangle 5 3)) black
  (all_entries_of 5 3 list_with_ko_5x3) = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

(* Fifteen is every point of the board. *)
Theorem black_forces_15_on_5x3_with_basic_ko : forall self passes cycles, self <> any -> 2 <= passes ->
  Forall (has_its_rule (B := rectangle 5 3)) cycles ->
  forces (rectangle 5 3) black 15 (basic_ko self passes) (rule_of_all cycles).
Proof. exact (with_basic_ko _ _ _ (list_with_ko _ _ _ _ accepted_5x3)). Qed.

Theorem black_forces_15_on_5x3_under_superko : forall self passes, 2 <= passes ->
  forces (rectangle 5 3) black 15 (no_hot self passes) psk /\ forces (rectangle 5 3) black 15 (no_hot self passes) ssk.
Proof. exact (with_superko _ _ _ (list_with_ko _ _ _ _ accepted_5x3)). Qed.

Print Assumptions black_forces_15_on_5x3_with_basic_ko.
Print Assumptions black_forces_15_on_5x3_under_superko.
