(* 3x3 and 4x2 solved with basic ko, whatever else must not be repeated; as solved_basic_ko.v. One list serves all these rules; that of
   4x2 ends where the next play settles the board. *)
From Coq Require Import List Bool ZArith.
From Hotstone.board Require Import board rectangle.
From Hotstone.rules Require Import situation game.
From Hotstone.cycle Require Import superko stated_cycles rounds_with_plays.
From Hotstone.certificates Require Import robust_list settled_leaves.
From Hotstone.kernel Require Import texts statements term_with_ko_3x3 term_with_ko_4x2.

Definition entries_3x3 : list (position * answer) := all_entries_of 3 3 list_with_ko_3x3.

Lemma accepted_3x3 : @check_robust (rectangle 3 3) false true black 9 (@empty_board (rectangle 3 3)) black entries_3x3 = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Lemma accepted_4x2 : @check_to_leaves (rectangle 4 2) false true black 8 (fun _ => @all_points (rectangle 4 2))
  (@empty_board (rectangle 4 2)) black (all_entries_of 4 2 list_with_ko_4x2) = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

(* No rule, superko, a rule about completed cycles (with cycle_colour=either or same=fight, too), square, or several of them. *)
Theorem black_forces_9_on_3x3_with_basic_ko : forall self passes cycles, self <> any -> 2 <= passes ->
  Forall (has_its_rule (B := rectangle 3 3)) cycles ->
  forces (rectangle 3 3) black 9 (basic_ko self passes) (rule_of_all cycles).
Proof. exact (with_basic_ko _ _ _ (list_with_ko _ _ _ _ accepted_3x3)). Qed.

(* Superko has basic ko in it. `any`, psk and two passes are tromp-taylor. *)
Theorem black_forces_9_on_3x3_under_superko : forall self passes, 2 <= passes ->
  forces (rectangle 3 3) black 9 (no_hot self passes) psk /\ forces (rectangle 3 3) black 9 (no_hot self passes) ssk.
Proof. exact (with_superko _ _ _ (list_with_ko _ _ _ _ accepted_3x3)). Qed.

(* Eight is every point of 4x2. *)
Theorem black_forces_8_on_4x2_with_basic_ko : forall self passes cycles, self <> any -> 2 <= passes ->
  Forall (has_its_rule (B := rectangle 4 2)) cycles ->
  forces (rectangle 4 2) black 8 (basic_ko self passes) (rule_of_all cycles).
Proof. exact (with_basic_ko _ _ _ (leaves_with_ko _ _ _ _ accepted_4x2)). Qed.

Theorem black_forces_8_on_4x2_under_superko : forall self passes, 2 <= passes ->
  forces (rectangle 4 2) black 8 (no_hot self passes) psk /\ forces (rectangle 4 2) black 8 (no_hot self passes) ssk.
Proof. exact (with_superko _ _ _ (leaves_with_ko _ _ _ _ accepted_4x2)). Qed.

Print Assumptions black_forces_9_on_3x3_with_basic_ko.
Print Assumptions black_forces_9_on_3x3_under_superko.
Print Assumptions black_forces_8_on_4x2_with_basic_ko.
Print Assumptions black_forces_8_on_4x2_under_superko.
