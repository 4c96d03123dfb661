(* Small boards solved under basic ko, with the proof in the kernel.

   `vm_cast_no_check` leaves it to `Qed` to run the checker, once. proofs/check makes term_*.v of samples/. *)
From Coq Require Import List ZArith.
From Hotstone.board Require Import board rectangle.
From Hotstone.rules Require Import situation game.
From Hotstone.kernel Require Import texts statements term_basic_ko_3x3.

(* Nine is every point of the board. *)
Theorem black_forces_9_on_3x3_under_basic_ko : forall self passes, self <> any -> 2 <= passes ->
  forces (rectangle 3 3) black 9 (basic_ko self passes) no_cycle_rule.
Proof.
  apply (by_lines _ _ _ (lines_of 3 3 list_basic_ko_3x3)). vm_cast_no_check (eq_refl true).
Qed.

Print Assumptions black_forces_9_on_3x3_under_basic_ko.
