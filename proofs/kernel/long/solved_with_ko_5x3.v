(* 5x3 solved with basic ko, whatever else must not be repeated; as solved_with_ko.v. The list ends where Black holds the board or
   does so with his next play (held_leaves.v), and proofs/check --long has hotstone find it. 15 is every point. *)
From Coq Require Import List Bool ZArith.
From Hotstone.board Require Import board rectangle.
From Hotstone.rules Require Import situation game.
From Hotstone.cycle Require Import superko stated_cycles rounds_with_plays.
From Hotstone.certificates Require Import robust_list held_leaves.
From Hotstone.kernel Require Import texts statements.
From Hotstone.kernel.long Require Import term_with_ko_5x3.

Definition entries_5x3 : list (position * answer) := all_entries_of 5 3 list_with_ko_5x3.

Lemma accepted_5x3 : @check_to_held (rectangle 5 3) true true black 15
  (found_once (@known_stones (rectangle 5 3) black entries_5x3)) true (@empty_board (rectangle 5 3)) black entries_5x3 = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Theorem black_forces_15_on_5x3_with_basic_ko : forall self passes cycles, self <> any -> 2 <= passes ->
  Forall (has_its_rule (B := rectangle 5 3)) cycles ->
  forces (rectangle 5 3) black 15 (basic_ko self passes) (rule_of_all cycles).
Proof. exact (with_basic_ko _ _ _ (held_with_ko _ _ _ _ accepted_5x3)). Qed.

Theorem black_forces_15_on_5x3_under_superko : forall self passes, 2 <= passes ->
  forces (rectangle 5 3) black 15 (no_hot self passes) psk /\ forces (rectangle 5 3) black 15 (no_hot self passes) ssk.
Proof. exact (with_superko _ _ _ (held_with_ko _ _ _ _ accepted_5x3)). Qed.

Print Assumptions black_forces_15_on_5x3_with_basic_ko.
Print Assumptions black_forces_15_on_5x3_under_superko.
