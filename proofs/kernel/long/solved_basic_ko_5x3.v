(* 5x3 solved under basic ko, with the proof in the kernel; as kernel/solved_basic_ko.v.

   proofs/check --long has hotstone find the certificate. *)
From Coq Require Import List ZArith.
From Hotstone.board Require Import board rectangle.
From Hotstone.rules Require Import situation game.
From Hotstone.kernel Require Import texts statements.
From Hotstone.kernel.long Require Import term_basic_ko_5x3.

(* Fifteen is every point of the board. *)
Theorem black_forces_15_on_5x3_under_basic_ko : forall self passes, self <> any -> 2 <= passes ->
  forces (rectangle 5 3) black 15 (basic_ko self passes) no_cycle_rule.
Proof.
  apply (by_lines _ _ _ (lines_of 5 3 list_basic_ko_5x3)). vm_cast_no_check (eq_refl true).
Qed.

Print Assumptions black_forces_15_on_5x3_under_basic_ko.
